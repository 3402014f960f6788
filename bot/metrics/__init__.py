"""What the running bot measures, in Prometheus' text format, and how the doctor reads it.

Nothing is measured unless the host asks for it. The other rooms know no metrics: they call whoever
listens, and without metrics nobody does. No label names a person, a server, a match or a card.
"""
