"""Log lines of the server: text or JSON, with time (UTC) and level, without personal data."""

import logging
import time
from typing import Final

FORMATS: Final = ("text", "json")


def configure_logging(log_format: str) -> None:
    """Write the log to standard error, one line for each record, in one of ``FORMATS``."""
    formatter = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    if log_format == "json":
        from pythonjsonlogger.json import JsonFormatter

        formatter = JsonFormatter(
            ["asctime", "levelname", "name", "message"],
            rename_fields={"asctime": "time", "levelname": "level", "name": "logger"},
            json_ensure_ascii=False,
        )
    formatter.default_time_format, formatter.default_msec_format = "%Y-%m-%dT%H:%M:%S", "%s.%03dZ"
    formatter.converter = time.gmtime
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("dokmus_widgets").setLevel(logging.INFO)
