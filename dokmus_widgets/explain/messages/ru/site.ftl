### The browser edition: pages without a server, which work by themselves in a browser.

site-starting = Поле загружается…
site-lost = Страница остановилась и запускается снова. Сохранённые партии целы.
site-unable = Страница не работает здесь или сейчас: ей нужны модули JavaScript, фоновые потоки (workers) и WebAssembly. Правила можно прочитать:
site-lab = Блокноты в JupyterLab
