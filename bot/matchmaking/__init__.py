"""To find an opponent on any server: who looks, who was found, and how their match begins."""
