"""Cookie Thief, rule by rule."""
