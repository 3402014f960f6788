"""The metrics of the running bot, in Prometheus' text format, and their report by the doctor.

Nothing is measured unless the host asks for it. The other packages don't import this one: they call
listeners, of which there are none without metrics. No label identifies a person, a server, a match
or a card.
"""
