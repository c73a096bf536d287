"""Start the server and open a page."""

import socket
import subprocess
import sys
import time
from urllib.request import urlopen

with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    port = free.getsockname()[1]
command = [sys.executable, "-m", "dokmus_widgets.cli", "app", "--no-browser", "--data", "data"]
server = subprocess.Popen([*command, "--port", str(port)])
try:
    while True:
        try:
            page = urlopen(f"http://127.0.0.1:{port}/play", timeout=60).read().decode()
            break
        except OSError:
            assert server.poll() is None
            time.sleep(0.2)
    assert "Dokmus" in page
finally:
    server.terminate()
    server.wait(60)
