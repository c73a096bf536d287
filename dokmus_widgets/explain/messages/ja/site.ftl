### The browser edition: pages without a server, which work by themselves in a browser.

site-starting = まもなく操作できるようになります…
site-lost = このページのプログラムが止まったため、再起動しています。保存された内容はそのまま続けられます。
site-unable = このブラウザーでは、今このページを操作できません。JavaScriptモジュール、Web Worker、WebAssemblyが必要です。ルールは次のページで読めます：
site-lab = JupyterLabで学ぶ
