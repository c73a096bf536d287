"""Estimates with 95 % confidence intervals, where games on one island are no new evidence."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]

_Z: Final = 1.959964


class Estimate(NamedTuple):
    """A mean or a share of so many values, and between what it lies; NaN where nobody can say."""

    value: float
    low: float
    high: float
    number: int


def mean(values: Numbers, groups: Whole) -> Estimate:
    """Of values that only differ by luck from group to group: the normal interval."""
    middle, variance, count, _ = _middle(values, groups)
    half = _Z * variance**0.5
    return Estimate(middle, middle - half, middle + half, count)


def share(values: Numbers, groups: Whole) -> Estimate:
    """Of values from 0 to 1: Wilson's interval, for as many as would be as sure one by one."""
    middle, variance, count, known = _middle(values, groups)
    if not count:
        return Estimate(middle, middle, middle, count)
    lone = variance * (known - 1) / known  # as Wilson's own has it
    sure = float(known) if known < 2 or lone == 0 else min(count, middle * (1 - middle) / lone)
    sure = max(sure, 1.0)
    scale = 1 + _Z**2 / sure
    centre = (middle + _Z**2 / (2 * sure)) / scale
    half = _Z * (middle * (1 - middle) / sure + _Z**2 / (4 * sure**2)) ** 0.5 / scale
    return Estimate(middle, max(0.0, centre - half), min(1.0, centre + half), count)


def difference(more: Numbers, more_groups: Whole, less: Numbers, less_groups: Whole) -> Estimate:
    """How much larger the first values are, group by group: only groups that both have."""
    both = np.intersect1d(more_groups, less_groups)
    parts = [
        _sums(values, groups, both) for values, groups in ((more, more_groups), (less, less_groups))
    ]
    return mean(parts[0] - parts[1], both)


def _sums(values: Numbers, groups: Whole, wanted: Whole) -> Numbers:
    """The mean of each wanted group, in their order."""
    known, at, counts = np.unique(groups, return_inverse=True, return_counts=True)
    means = np.bincount(at, values) / counts
    return np.asarray(means[np.searchsorted(known, wanted)], float)


def _middle(values: Numbers, groups: Whole) -> tuple[float, float, int, int]:
    """The mean, its variance, how many values there are, and how many groups."""
    if not len(values):
        return np.nan, np.nan, 0, 0
    middle = float(values.mean())
    known, at = np.unique(groups, return_inverse=True)
    if len(known) < 2:
        return middle, np.nan, len(values), len(known)
    off = float((np.bincount(at, values - middle) ** 2).sum())
    return middle, off / len(values) ** 2 * len(known) / (len(known) - 1), len(values), len(known)
