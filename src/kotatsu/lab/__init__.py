"""The lab: what does this rule do to this game? Simulations, reports, comparisons, search for numbers."""
