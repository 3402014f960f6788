"""From a screen to Discord: requests, answers to interactions, and what Discord refuses."""
