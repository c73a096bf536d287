"""Prometheus metrics of the server, on an address of their own."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Histogram, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

#: Bounds of the histogram of a click's latency, in seconds.
_BUCKETS: Final = (0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56)
Measure = tuple[str, Callable[[], float]]


class ServerMetrics:
    """The metrics of one server.

    ``gauges``, ``counters``: a description and the function that returns the value, by name.
    """

    def __init__(self, gauges: Mapping[str, Measure], counters: Mapping[str, Measure]) -> None:
        self._gauges, self._counters = gauges, counters
        self.registry = CollectorRegistry()
        self.registry.register(self)
        self._latency = Histogram(
            "dokmus_click_seconds",
            "Time from a message of a page to the reply",
            buckets=_BUCKETS,
            registry=self.registry,
        )
        #: The number of messages being handled.
        self.in_flight = 0

    def collect(self) -> Iterator[Metric]:
        """Yield the values at this moment, for Prometheus."""
        for name, (description, value) in self._gauges.items():
            yield GaugeMetricFamily(name, description, value())
        for name, (description, value) in self._counters.items():
            yield CounterMetricFamily(name, description, value())

    @contextmanager
    def click(self) -> Iterator[None]:
        """Measure the handling of a message."""
        self.in_flight += 1
        try:
            with self._latency.time():
                yield
        finally:
            self.in_flight -= 1

    def serve(self, address: str, port: int) -> Callable[[], object]:
        """Serve the metrics from a thread; return the function that stops it.

        Raise `OSError` if the address is not available.
        """
        server, thread = start_http_server(port, address, self.registry)

        def stop() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return stop
