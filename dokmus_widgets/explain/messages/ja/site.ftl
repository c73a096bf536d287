site-starting = まもなく操作できるようになります…
site-lost = このページが止まったため、再起動しています。保存したゲームは無事です。
site-unable = このページを動かすには、JavaScriptモジュール、ワーカー、WebAssemblyが必要です。ルールは読めます：
site-lab = JupyterLabで学ぶ
