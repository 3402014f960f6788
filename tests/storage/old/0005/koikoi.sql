BEGIN TRANSACTION;
CREATE TABLE actions (
	match_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	person_id BIGINT, 
	CONSTRAINT pk_actions PRIMARY KEY (match_id, seq), 
	CONSTRAINT fk_actions_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE, 
	CONSTRAINT fk_actions_person_id FOREIGN KEY(person_id) REFERENCES players (person_id) ON UPDATE CASCADE
);
INSERT INTO "actions" VALUES(1,0,'deal oya=09A,07C2,10C2,04A,04C2,12C2,06C2,10A ko=09C2,11A,02C1,03C2,05C2,11R,08C2,10R field=11B,05C1,02C2,06R,07R,09C1,10C1,01R pile=04R,11C1,02R,12B,05R,06A,01C1,04C1,01C2,07A,12C3,03B,12C1,06C1,07C1,01B,03R,05A,09R,02A,08A,03C1,08C1,08B','2026-07-01 09:00:00.000000',NULL);
INSERT INTO "actions" VALUES(1,1,'play 06C2','2026-07-01 09:00:01.000000',1574284514581020673);
INSERT INTO "actions" VALUES(1,2,'play 03C2','2026-07-01 09:00:02.000000',1574284514581020674);
INSERT INTO "actions" VALUES(1,3,'play 07C2','2026-07-01 09:00:03.000000',1574284514581020673);
INSERT INTO "actions" VALUES(1,4,'play 02C1','2026-07-01 09:00:04.000000',1574284514581020674);
INSERT INTO "actions" VALUES(1,5,'play 10A','2026-07-01 09:00:05.000000',1574284514581020673);
INSERT INTO "actions" VALUES(1,6,'play 10R','2026-07-01 09:00:06.000000',1574284514581020674);
INSERT INTO "actions" VALUES(1,7,'play 10C2','2026-07-01 09:00:07.000000',1574284514581020673);
INSERT INTO "actions" VALUES(1,8,'stop','2026-07-01 09:00:08.000000',1574284514581020673);
INSERT INTO "actions" VALUES(2,0,'deal oya=03C2,06C1,05C1,02A,04C1,08A,09A,11C1 ko=01R,08B,01B,05R,03C1,09C2,05A,09C1 field=04C2,12B,02C2,10C2,11R,06A,10C1,03R pile=07A,01C2,12C1,12C2,04A,07R,04R,02C1,03B,12C3,10A,11B,06C2,07C1,08C1,09R,06R,07C2,11A,10R,05C2,02R,01C1,08C2','2026-07-01 09:00:08.000000',NULL);
INSERT INTO "actions" VALUES(2,1,'play 05C1','2026-07-01 09:00:09.000000',1574284514581020674);
INSERT INTO "actions" VALUES(2,2,'play 01R','2026-07-01 09:00:10.000000',1574284514581020673);
INSERT INTO "actions" VALUES(2,3,'play 06C1','2026-07-01 09:00:11.000000',1574284514581020674);
INSERT INTO "actions" VALUES(2,4,'play 01B','2026-07-01 09:00:12.000000',1574284514581020673);
INSERT INTO "actions" VALUES(2,5,'play 08A','2026-07-01 09:00:13.000000',1574284514581020674);
INSERT INTO "actions" VALUES(2,6,'play 08B','2026-07-01 09:00:14.000000',1574284514581020673);
INSERT INTO "actions" VALUES(3,0,'deal oya=06A,07R,11C1,11B,11A,01C2,09C1,05R ko=08C2,02C1,11R,07A,03C1,04A,10C2,03B field=05C1,09A,12C3,01R,06R,04R,12C2,12C1 pile=03C2,07C2,12B,04C2,06C1,02C2,01C1,10A,05C2,09R,04C1,08C1,08B,07C1,02A,02R,03R,10C1,08A,06C2,01B,05A,09C2,10R','2026-07-01 09:00:14.000000',NULL);
INSERT INTO "actions" VALUES(4,0,'deal oya=04C2,06C1,06A,05A,08B,07A,11C1,09R ko=03R,02A,12B,09A,09C2,02R,02C1,05C2 field=05R,03C2,12C1,04A,07C1,11R,08C2,08C1 pile=03C1,01B,05C1,08A,12C3,04C1,11B,01R,07R,06R,10C2,01C1,10A,07C2,11A,04R,06C2,03B,12C2,09C1,01C2,10R,10C1,02C2','2026-07-01 09:00:14.000000',NULL);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE dailies (
	day DATE NOT NULL, 
	person_id BIGINT NOT NULL, 
	match_id INTEGER NOT NULL, 
	guild_id BIGINT, 
	points INTEGER NOT NULL, 
	conceded INTEGER NOT NULL, 
	calls INTEGER NOT NULL, 
	CONSTRAINT pk_dailies PRIMARY KEY (day, person_id), 
	CONSTRAINT fk_dailies_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE, 
	CONSTRAINT fk_dailies_person_id FOREIGN KEY(person_id) REFERENCES players (person_id) ON UPDATE CASCADE, 
	CONSTRAINT uq_dailies_match_id UNIQUE (match_id)
);
CREATE TABLE deals (
	match_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	nonce VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_deals PRIMARY KEY (match_id, seq), 
	CONSTRAINT fk_deals_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "deals" VALUES(1,0,1,'1da1d2f61ff8afa4701ea477b97c34f52a59c0ff0039672ac483cb19686eeb0f','d4b49280c790183afb5f69fb4d3226033d0141c5318113336b5e248acec88aeb');
INSERT INTO "deals" VALUES(2,0,1,'9c69ee973eca8416001ce55a9e17c8bc7f99757f0949d9ecc1fe22aa9db6e51e','cc0861b4a77c9d81deed9cad43eb396dcd99718b97000ed59b397938f11b1bfa');
INSERT INTO "deals" VALUES(3,0,1,'f6e62ec5dcf8a0739c3bd987d0cb0f7d950bd98e82f350e36b73e936838cc93a','bf08a622d81078941f82198dbe4f2fc52fc4b11aa9181b5248ef040a06de1668');
INSERT INTO "deals" VALUES(4,0,1,'a4469eb7acd1f960cde8f7d26eac39f37abfbfb41f1f30860dacb10787530aae','650e455725485c1df6d47c9d955d609689d52ac8a32d19ed9434c76010719f13');
CREATE TABLE guilds (
	guild_id BIGINT NOT NULL, 
	preset VARCHAR(40) NOT NULL, 
	options JSON NOT NULL, 
	length VARCHAR(8) NOT NULL, 
	pace VARCHAR(8) NOT NULL, 
	live_minutes INTEGER NOT NULL, 
	daily_hours INTEGER NOT NULL, 
	channels JSON NOT NULL, 
	threads BOOLEAN NOT NULL, 
	language VARCHAR(16), 
	CONSTRAINT pk_guilds PRIMARY KEY (guild_id)
);
CREATE TABLE matches (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	revision INTEGER NOT NULL, 
	status VARCHAR(12) NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	parent_id BIGINT, 
	challenger_id BIGINT NOT NULL, 
	opponent_id BIGINT, 
	opponent_level VARCHAR(20), 
	preset VARCHAR(40) NOT NULL, 
	options JSON NOT NULL, 
	rules_version INTEGER NOT NULL, 
	pace VARCHAR(8) NOT NULL, 
	turn_seconds INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	to_act INTEGER, 
	score_0 INTEGER NOT NULL, 
	score_1 INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	created_at DATETIME NOT NULL, 
	started_at DATETIME, 
	ended_at DATETIME, 
	due VARCHAR(12), 
	deadline DATETIME, 
	turn_since DATETIME, 
	absent INTEGER, 
	ready_0 BOOLEAN NOT NULL, 
	ready_1 BOOLEAN NOT NULL, 
	moved_0 DATETIME, 
	moved_1 DATETIME, 
	rated BOOLEAN NOT NULL, 
	first_dealer VARCHAR(16), 
	dealer_draws TEXT, 
	rematch_of INTEGER, 
	winner INTEGER, 
	reason VARCHAR(12), day DATE, challenge_key VARCHAR(80), 
	CONSTRAINT fk_matches_challenger_id FOREIGN KEY(challenger_id) REFERENCES players (person_id) ON UPDATE CASCADE, 
	CONSTRAINT fk_matches_opponent_id FOREIGN KEY(opponent_id) REFERENCES players (person_id) ON UPDATE CASCADE, 
	CONSTRAINT fk_matches_rematch_of FOREIGN KEY(rematch_of) REFERENCES matches (id)
);
INSERT INTO "matches" VALUES(1,9,'finished',1574284514581020675,1574284514581020677,NULL,1574284514581020673,1574284514581020674,NULL,'wikipedia-2020','{"rounds": "1", "first_dealer": "month_draw", "deal": "kfo4", "blind_swap": "off", "teshi": "pay:6", "kuttsuki": "pay:6", "both_lucky": "tie", "field_quad": "redeal", "field_pairs": "redeal", "field_triple": "off", "match_three": "all", "points.goko": "10", "points.shiko": "8", "points.ameshiko": "7", "points.sanko": "5", "points.tsukimi": "5", "points.hanami": "5", "points.inoshikacho": "5", "points.akatan": "5", "points.aotan": "5", "points.chofuku": "10", "points.tane": "1", "points.tan": "1", "points.kasu": "1", "points.month": "off", "extra.inoshikacho": "0", "extra.akatan": "0", "extra.aotan": "0", "extra.chofuku": "0", "extra.tane": "1", "extra.tan": "1", "extra.kasu": "1", "cup_chaff": "1", "stacking": "all", "viewing": "on", "viewing_after_koi": "off", "weather": "off", "koi_limit": "0", "koi_limit_scope": "player", "decision": "increase", "reply_ends": "off", "seven": "2", "koi_factor": "opponent_x2", "field_brights": "off", "combine": "product", "exhaust": "oya:1", "draw_dealer": "same", "next_dealer": "winner", "bank": "off", "zero_sum": "off", "tie": "draw", "lightning_wild": "off"}',1,'live',180,9,NULL,2,0,1,'2026-07-01 09:00:00.000000','2026-07-01 09:00:00.000000','2026-07-01 09:00:08.000000',NULL,NULL,'2026-07-01 09:00:08.000000',NULL,0,0,'2026-07-01 09:00:08.000000','2026-07-01 09:00:06.000000',1,'month_draw','03B,10A',NULL,0,'rounds',NULL,NULL);
INSERT INTO "matches" VALUES(2,7,'playing',1574284514581020675,1574284514581020677,NULL,1574284514581020673,1574284514581020674,NULL,'wikipedia-2020','{"rounds": "3", "first_dealer": "month_draw", "deal": "kfo4", "blind_swap": "off", "teshi": "pay:6", "kuttsuki": "pay:6", "both_lucky": "tie", "field_quad": "redeal", "field_pairs": "redeal", "field_triple": "off", "match_three": "all", "points.goko": "10", "points.shiko": "8", "points.ameshiko": "7", "points.sanko": "5", "points.tsukimi": "5", "points.hanami": "5", "points.inoshikacho": "5", "points.akatan": "5", "points.aotan": "5", "points.chofuku": "10", "points.tane": "1", "points.tan": "1", "points.kasu": "1", "points.month": "off", "extra.inoshikacho": "0", "extra.akatan": "0", "extra.aotan": "0", "extra.chofuku": "0", "extra.tane": "1", "extra.tan": "1", "extra.kasu": "1", "cup_chaff": "1", "stacking": "all", "viewing": "on", "viewing_after_koi": "off", "weather": "off", "koi_limit": "0", "koi_limit_scope": "player", "decision": "increase", "reply_ends": "off", "seven": "2", "koi_factor": "opponent_x2", "field_brights": "off", "combine": "product", "exhaust": "oya:1", "draw_dealer": "same", "next_dealer": "winner", "bank": "off", "zero_sum": "off", "tie": "draw", "lightning_wild": "off"}',1,'live',180,7,0,0,0,1,'2026-07-01 09:00:08.000000','2026-07-01 09:00:08.000000',NULL,'turn','2026-07-01 09:03:14.000000','2026-07-01 09:00:14.000000',NULL,0,0,'2026-07-01 09:00:13.000000','2026-07-01 09:00:14.000000',1,'month_draw','09C2,04C1',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(3,0,'playing',1574284514581020675,1574284514581020677,NULL,1574284514581020674,NULL,'greedy','wikipedia-2020','{"rounds": "3", "first_dealer": "month_draw", "deal": "kfo4", "blind_swap": "off", "teshi": "pay:6", "kuttsuki": "pay:6", "both_lucky": "tie", "field_quad": "redeal", "field_pairs": "redeal", "field_triple": "off", "match_three": "all", "points.goko": "10", "points.shiko": "8", "points.ameshiko": "7", "points.sanko": "5", "points.tsukimi": "5", "points.hanami": "5", "points.inoshikacho": "5", "points.akatan": "5", "points.aotan": "5", "points.chofuku": "10", "points.tane": "1", "points.tan": "1", "points.kasu": "1", "points.month": "off", "extra.inoshikacho": "0", "extra.akatan": "0", "extra.aotan": "0", "extra.chofuku": "0", "extra.tane": "1", "extra.tan": "1", "extra.kasu": "1", "cup_chaff": "1", "stacking": "all", "viewing": "on", "viewing_after_koi": "off", "weather": "off", "koi_limit": "0", "koi_limit_scope": "player", "decision": "increase", "reply_ends": "off", "seven": "2", "koi_factor": "opponent_x2", "field_brights": "off", "combine": "product", "exhaust": "oya:1", "draw_dealer": "same", "next_dealer": "winner", "bank": "off", "zero_sum": "off", "tie": "draw", "lightning_wild": "off"}',1,'live',180,1,0,0,0,1,'2026-07-01 09:00:14.000000','2026-07-01 09:00:14.000000',NULL,'unattended','2026-07-08 09:00:14.000000','2026-07-01 09:00:14.000000',NULL,0,0,NULL,NULL,1,'month_draw','11B,12B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(4,0,'playing',1574284514581020675,1574284514581020677,NULL,1574284514581020673,NULL,'wild','wikipedia-2020','{"rounds": "3", "first_dealer": "month_draw", "deal": "kfo4", "blind_swap": "off", "teshi": "pay:6", "kuttsuki": "pay:6", "both_lucky": "tie", "field_quad": "redeal", "field_pairs": "redeal", "field_triple": "off", "match_three": "all", "points.goko": "10", "points.shiko": "8", "points.ameshiko": "7", "points.sanko": "5", "points.tsukimi": "5", "points.hanami": "5", "points.inoshikacho": "5", "points.akatan": "5", "points.aotan": "5", "points.chofuku": "10", "points.tane": "1", "points.tan": "1", "points.kasu": "1", "points.month": "off", "extra.inoshikacho": "0", "extra.akatan": "0", "extra.aotan": "0", "extra.chofuku": "0", "extra.tane": "1", "extra.tan": "1", "extra.kasu": "1", "cup_chaff": "1", "stacking": "all", "viewing": "on", "viewing_after_koi": "off", "weather": "off", "koi_limit": "0", "koi_limit_scope": "player", "decision": "increase", "reply_ends": "off", "seven": "2", "koi_factor": "opponent_x2", "field_brights": "off", "combine": "product", "exhaust": "oya:1", "draw_dealer": "same", "next_dealer": "winner", "bank": "off", "zero_sum": "off", "tie": "draw", "lightning_wild": "off"}',1,'live',180,1,0,0,0,1,'2026-07-01 09:00:14.000000','2026-07-01 09:00:14.000000',NULL,'unattended','2026-07-08 09:00:14.000000','2026-07-01 09:00:14.000000',NULL,0,0,NULL,NULL,0,'month_draw','03B,07C2',NULL,NULL,NULL,'2026-07-01',NULL);
INSERT INTO "matches" VALUES(5,0,'invited',1574284514581020675,1574284514581020677,NULL,1574284514581020673,NULL,NULL,'wikipedia-2020','{"rounds": "3", "first_dealer": "month_draw", "deal": "kfo4", "blind_swap": "off", "teshi": "pay:6", "kuttsuki": "pay:6", "both_lucky": "tie", "field_quad": "redeal", "field_pairs": "redeal", "field_triple": "off", "match_three": "all", "points.goko": "10", "points.shiko": "8", "points.ameshiko": "7", "points.sanko": "5", "points.tsukimi": "5", "points.hanami": "5", "points.inoshikacho": "5", "points.akatan": "5", "points.aotan": "5", "points.chofuku": "10", "points.tane": "1", "points.tan": "1", "points.kasu": "1", "points.month": "off", "extra.inoshikacho": "0", "extra.akatan": "0", "extra.aotan": "0", "extra.chofuku": "0", "extra.tane": "1", "extra.tan": "1", "extra.kasu": "1", "cup_chaff": "1", "stacking": "all", "viewing": "on", "viewing_after_koi": "off", "weather": "off", "koi_limit": "0", "koi_limit_scope": "player", "decision": "increase", "reply_ends": "off", "seven": "2", "koi_factor": "opponent_x2", "field_brights": "off", "combine": "product", "exhaust": "oya:1", "draw_dealer": "same", "next_dealer": "winner", "bank": "off", "zero_sum": "off", "tie": "draw", "lightning_wild": "off"}',1,'live',180,0,NULL,0,0,1,'2026-07-01 09:00:14.000000',NULL,NULL,'offer','2026-07-01 09:01:14.000000',NULL,NULL,0,0,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'table 1574284514581020675 1574284514581020677 1574284514581020673');
INSERT INTO "matches" VALUES(6,0,'invited',1574284514581020675,1574284514581020677,NULL,1574284557551665152,1574284514581020674,NULL,'wikipedia-2020','{"rounds": "3", "first_dealer": "month_draw", "deal": "kfo4", "blind_swap": "off", "teshi": "pay:6", "kuttsuki": "pay:6", "both_lucky": "tie", "field_quad": "redeal", "field_pairs": "redeal", "field_triple": "off", "match_three": "all", "points.goko": "10", "points.shiko": "8", "points.ameshiko": "7", "points.sanko": "5", "points.tsukimi": "5", "points.hanami": "5", "points.inoshikacho": "5", "points.akatan": "5", "points.aotan": "5", "points.chofuku": "10", "points.tane": "1", "points.tan": "1", "points.kasu": "1", "points.month": "off", "extra.inoshikacho": "0", "extra.akatan": "0", "extra.aotan": "0", "extra.chofuku": "0", "extra.tane": "1", "extra.tan": "1", "extra.kasu": "1", "cup_chaff": "1", "stacking": "all", "viewing": "on", "viewing_after_koi": "off", "weather": "off", "koi_limit": "0", "koi_limit_scope": "player", "decision": "increase", "reply_ends": "off", "seven": "2", "koi_factor": "opponent_x2", "field_brights": "off", "combine": "product", "exhaust": "oya:1", "draw_dealer": "same", "next_dealer": "winner", "bank": "off", "zero_sum": "off", "tie": "draw", "lightning_wild": "off"}',1,'live',180,0,NULL,0,0,1,'2026-07-01 09:00:14.000000',NULL,NULL,'expire','2026-07-01 09:10:14.000000',NULL,NULL,0,0,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'pair 1574284514581020675 1574284514581020674 1574284557551665152');
CREATE TABLE pending_replies (
	interaction_id BIGINT NOT NULL, 
	application_id BIGINT NOT NULL, 
	token TEXT NOT NULL, 
	message_id BIGINT, 
	person_id BIGINT NOT NULL, 
	locale VARCHAR(16) NOT NULL, 
	created_at DATETIME NOT NULL, 
	CONSTRAINT pk_pending_replies PRIMARY KEY (interaction_id)
);
CREATE TABLE players (
	person_id BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	challenges BOOLEAN NOT NULL, 
	hand VARCHAR(8) NOT NULL, 
	nudges VARCHAR(8) NOT NULL, 
	coach_done BOOLEAN NOT NULL, 
	language VARCHAR(16), 
	discord_language VARCHAR(16), large_print BOOLEAN DEFAULT 0 NOT NULL, dm_channel_id BIGINT, 
	CONSTRAINT pk_players PRIMARY KEY (person_id)
);
INSERT INTO "players" VALUES(1574284514581020673,'Aoi',1,'dm','usual',0,NULL,'en',0,1574284514581020678);
INSERT INTO "players" VALUES(1574284514581020674,'Ben',1,'dm','usual',0,NULL,'en',0,1574284514581020679);
INSERT INTO "players" VALUES(1574284557551665152,'Chiyo',1,'dm','usual',0,NULL,'en',0,NULL);
CREATE TABLE rounds (
	match_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	oya INTEGER NOT NULL, 
	winner INTEGER, 
	reason VARCHAR(12) NOT NULL, 
	base INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	yaku JSON NOT NULL, 
	CONSTRAINT pk_rounds PRIMARY KEY (match_id, number), 
	CONSTRAINT fk_rounds_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "rounds" VALUES(1,1,0,0,'stop',2,2,'["tan"]');
CREATE TABLE seats (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person_id BIGINT, 
	level VARCHAR(20), 
	CONSTRAINT pk_seats PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_seats_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_person_id FOREIGN KEY(person_id) REFERENCES players (person_id) ON UPDATE CASCADE
);
INSERT INTO "seats" VALUES(1,0,1574284514581020673,NULL);
INSERT INTO "seats" VALUES(1,1,1574284514581020674,NULL);
INSERT INTO "seats" VALUES(2,0,1574284514581020674,NULL);
INSERT INTO "seats" VALUES(2,1,1574284514581020673,NULL);
INSERT INTO "seats" VALUES(3,0,1574284514581020674,NULL);
INSERT INTO "seats" VALUES(3,1,NULL,'greedy');
INSERT INTO "seats" VALUES(4,0,1574284514581020673,NULL);
INSERT INTO "seats" VALUES(4,1,NULL,'wild');
CREATE TABLE secrets (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('daily','cbcdbc12dfc456618f35bddd6b78c1fdefffc1c91a50b725aff718d470210120');
CREATE TABLE standings (
	guild_id BIGINT NOT NULL, 
	person_id BIGINT NOT NULL, 
	played INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	drawn INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	best_round INTEGER NOT NULL, 
	CONSTRAINT pk_standings PRIMARY KEY (guild_id, person_id), 
	CONSTRAINT fk_standings_person_id FOREIGN KEY(person_id) REFERENCES players (person_id) ON UPDATE CASCADE
);
INSERT INTO "standings" VALUES(1574284514581020675,1574284514581020673,1,1,0,2,2);
INSERT INTO "standings" VALUES(1574284514581020675,1574284514581020674,1,0,0,0,0);
CREATE TABLE surfaces (
	message_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	match_id INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person_id BIGINT, 
	shown INTEGER NOT NULL, 
	sent_at DATETIME NOT NULL, 
	CONSTRAINT pk_surfaces PRIMARY KEY (message_id), 
	CONSTRAINT fk_surfaces_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "surfaces" VALUES(1574284528560635904,1574284514581020677,1,'table',NULL,9,'2026-07-01 09:00:00.000000');
INSERT INTO "surfaces" VALUES(1574284543953731584,1574284514581020677,2,'table',NULL,7,'2026-07-01 09:00:08.000000');
INSERT INTO "surfaces" VALUES(1574284545048444928,1574284514581020679,2,'hand',1574284514581020674,7,'2026-07-01 09:00:08.000000');
INSERT INTO "surfaces" VALUES(1574284546931687424,1574284514581020678,2,'hand',1574284514581020673,7,'2026-07-01 09:00:09.000000');
INSERT INTO "surfaces" VALUES(1574284553718071297,1574284514581020677,3,'table',NULL,0,'2026-07-01 09:00:14.000000');
INSERT INTO "surfaces" VALUES(1574284555127357441,1574284514581020679,3,'hand',1574284514581020674,0,'2026-07-01 09:00:14.000000');
INSERT INTO "surfaces" VALUES(1574284556469534720,1574284514581020678,4,'hand',1574284514581020673,0,'2026-07-01 09:00:14.000000');
INSERT INTO "surfaces" VALUES(1574284557312589824,1574284514581020677,5,'table',NULL,0,'2026-07-01 09:00:14.000000');
INSERT INTO "surfaces" VALUES(1574284557874626560,1574284514581020677,6,'table',NULL,0,'2026-07-01 09:00:14.000000');
CREATE INDEX ix_matches_challenger_id ON matches (challenger_id);
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_guild_id_status ON matches (guild_id, status);
CREATE INDEX ix_matches_opponent_id ON matches (opponent_id);
CREATE INDEX ix_matches_rematch_of ON matches (rematch_of);
CREATE INDEX ix_standings_order ON standings (guild_id, won, points);
CREATE INDEX ix_seats_person_id ON seats (person_id);
CREATE INDEX ix_surfaces_match_id ON surfaces (match_id);
CREATE INDEX ix_surfaces_person_id ON surfaces (person_id);
CREATE UNIQUE INDEX ix_matches_day ON matches (day, challenger_id);
CREATE INDEX ix_dailies_order ON dailies (day, points);
CREATE INDEX ix_dailies_guild_order ON dailies (day, guild_id, points);
CREATE UNIQUE INDEX ix_matches_challenge_key ON matches (challenge_key);
CREATE UNIQUE INDEX ix_matches_open_rematch ON matches (rematch_of) WHERE status IN ('invited', 'playing');
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('matches',6);
COMMIT;
