listing-summary = Speel Koi-Koi, Japans spel met bloemenkaarten, met vrienden of de computer, gewoon in Discord.
listing-description = Koi-Koi is Japans geliefdste spel met hanafuda, de bloemenkaarten. Daag iemand uit met `/koikoi spelen`, of de computer met `/koikoi computer`. Iedereen ziet de tafel, alleen jij je hand. Nieuw voor je? `/koikoi leren` leert het je in vijf minuten. Gratis en zonder reclame.
listing-page =
    Twee spelers, achtenveertig bloemenkaarten en één vraag: stop je en pak je je punten, of roep je koi-koi en waag je ze voor meer?

    - **Mooie kaarten.** De tafel is een plaatje in het kanaal, en op de knoppen staat wat elke kaart doet.
    - **Zo geleerd.** `/koikoi leren` laat je in vijf minuten de kaarten zien en speelt de eerste ronde met je mee.
    - **Altijd een tegenstander.** Daag een lid uit, vind iemand op een andere server of speel tegen de computer, van beginner tot meester.
    - **Elke dag iets nieuws.** Kaarten die voor iedereen gelijk zijn, en een puzzel.
    - **Voor je server.** Toernooien, ranglijsten, seizoenen en je eigen huisregels, op basis van zeven sets regels.
    - **Waar je ook bent.** Voeg het toe aan je account en speel op elke server, in groepen of via DM.
    - **Eerlijk en privé.** Elke deling is achteraf te controleren, en je gegevens kun je altijd exporteren of wissen.
