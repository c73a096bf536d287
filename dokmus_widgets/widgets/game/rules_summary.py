"""A summary of the rules, beside the symbols of the chart."""

from dokmus_widgets.core import Rules
from dokmus_widgets.explain import say
from dokmus_widgets.explain.readings import reading_words
from dokmus_widgets.widgets.sections.basic import Entry, Guide

_LEAD = ("guide-goal", "guide-turn")
#: Symbols with the message that explains them.
_TERRAIN = (
    (("dk-temple-small", "dk-temple-large"), "guide-temple"),
    (("dk-crowns-1",), "guide-forest"),
    (("dk-waves-1",), "guide-water"),
    (("dk-mountain-1",), "guide-mountain"),
    (("dk-volcano",), "guide-volcano"),
    (("dk-ruins",), "guide-ruins"),
)


def rules_summary(rules: Rules) -> Guide:
    """Return the rules in short: the goal, a turn, and the effect of each terrain.

    A reading other than the usual one is named first.
    """
    read = {switch: str(value).lower() for switch, value in rules.to_dict().items()}
    entries = [Entry(symbols, say(name, **read)) for symbols, name in _TERRAIN]
    lead = [say(name, **read) for name in _LEAD]
    if rules != Rules():
        lead.insert(0, say("reading-played", reading=reading_words(rules)))
    return Guide(lead, entries)
