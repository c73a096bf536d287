"""What is let in: judged before anything acts on it, by rules that know no host and no transport.

``limits`` has every number, ``judge`` what a page may tell a widget, ``rates`` how often and how
many.
"""
