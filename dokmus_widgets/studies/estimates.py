"""Estimates with 95 % confidence intervals, clustered by island."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]

_Z: Final = 1.959964


class Estimate(NamedTuple):
    """A mean or share with its interval and sample size; NaN if undefined."""

    value: float
    low: float
    high: float
    number: int


def mean(values: Numbers, groups: Whole) -> Estimate:
    """Return the mean with a normal interval, clustered by group."""
    average, variance, count, _ = _clustered_mean(values, groups)
    half = _Z * variance**0.5
    return Estimate(average, average - half, average + half, count)


def share(values: Numbers, groups: Whole, *, balanced: bool = False) -> Estimate:
    """Return the mean of shares with Wilson's interval for the effective sample size.

    ``balanced``: the groups hold the same conditions, as the pairs of a paired study do, so that
    their means may vary less than as many single games: the interval is that of the pairs, but no
    narrower than if one group were all at an extreme.
    """
    average, variance, count, known = _clustered_mean(values, groups)
    if not count:
        return Estimate(average, average, average, count)
    raw = variance * (known - 1) / known  # without the small-sample correction
    most = float(count)
    if balanced and 0 < average < 1:
        extreme = (max(average, 1 - average) / known) ** 2
        raw, most = max(raw, extreme), average * (1 - average) / extreme
    effective = float(known) if known < 2 or raw == 0 else min(most, average * (1 - average) / raw)
    effective = max(effective, 1.0)
    scale = 1 + _Z**2 / effective
    centre = (average + _Z**2 / (2 * effective)) / scale
    half = _Z * (average * (1 - average) / effective + _Z**2 / (4 * effective**2)) ** 0.5 / scale
    return Estimate(average, max(0.0, centre - half), min(1.0, centre + half), count)


def difference(a: Numbers, a_groups: Whole, b: Numbers, b_groups: Whole) -> Estimate:
    """Return the mean of ``a - b``, group by group, over the groups that both have."""
    both = np.intersect1d(a_groups, b_groups)
    return mean(_group_means(a, a_groups, both) - _group_means(b, b_groups, both), both)


def _group_means(values: Numbers, groups: Whole, wanted: Whole) -> Numbers:
    known, at, counts = np.unique(groups, return_inverse=True, return_counts=True)
    means = np.bincount(at, values) / counts
    return np.asarray(means[np.searchsorted(known, wanted)], float)


def _clustered_mean(values: Numbers, groups: Whole) -> tuple[float, float, int, int]:
    """Return the mean, its clustered variance, the sample size and the number of groups."""
    if not len(values):
        return np.nan, np.nan, 0, 0
    average = float(values.mean())
    known, at = np.unique(groups, return_inverse=True)
    if len(known) < 2:
        return average, np.nan, len(values), len(known)
    off = float((np.bincount(at, values - average) ** 2).sum())
    return average, off / len(values) ** 2 * len(known) / (len(known) - 1), len(values), len(known)
