"""The explorers without a screen: what is asked, changed, refuted and compared."""
