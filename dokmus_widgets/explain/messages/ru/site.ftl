### The browser edition: pages without a server, which work by themselves in a browser.

site-starting = Поле вот-вот начнёт отвечать…
site-lost = Программа этой страницы остановилась и запускается снова. Всё сохранённое остаётся.
site-unable = В этом браузере страница не работает, по крайней мере сейчас. Ей нужны модули JavaScript, фоновые потоки (workers) и WebAssembly. Но правила можно прочитать:
site-lab = Блокноты в JupyterLab
