"""What every game shares: the contract of a state, chance, events, records, editions, the registry."""
