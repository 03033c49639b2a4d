-- Haste alone holds no message back any more (decision 135). Whoever wrote too quickly still waits: their messages are taken in, and their agents told.
insert or ignore into notice (id, key, user_id, kind, country, facts, path, at)
select lower(hex(randomblob(16))), 'lead-new ' || id, owner, 'lead-new', country,
  json_object('name', name, 'origin', origin, 'home', home ->> 'name'), '/user/leads?lead=' || id, unixepoch()
from lead where suspicion = 'hasty' and state = 'new' and owner not like 'house:%' and instr(lower(message), 'http') = 0;
update lead set suspicion = null where suspicion = 'hasty' and instr(lower(message), 'http') = 0;

-- Of what is still held back its agent is told once.
insert or ignore into notice (id, key, user_id, kind, country, facts, path, at)
select lower(hex(randomblob(16))), 'lead-held ' || (unixepoch() / 3600), owner, 'lead-held', min(country), '{}', '/user/leads?pile=doubtful', unixepoch()
from lead where suspicion is not null and state = 'new' and owner not like 'house:%' group by owner;

-- Reports of advertisements that were put aside unread wait for staff.
update listing_problem set state = 'new', settled_at = null where state = 'settled' and note = 'honey';
