-- People who wrote to an agent or to the operator. Times are unix seconds.

create table lead (
  -- a uuid; of a message on the contact page, that message's
  id text primary key,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  -- an account's id, or "house:SG"
  owner text not null,
  origin text not null check (origin in ('contact', 'training', 'value', 'report', 'share', 'launch', 'listing', 'tour', 'booking')),
  -- what it is about, in the words of where it was written
  interest text not null,
  name text not null,
  email text not null,
  phone text not null,
  company text not null,
  locale text not null,
  message text not null,
  -- the home they looked at: country, type group and slug hold across editions, the name is a copy
  home text check (json_valid(home)),
  state text not null default 'new' check (state in ('new', 'contacted', 'meeting', 'won', 'lost')),
  -- the account that answers; null: nobody yet
  assigned_to text,
  -- a day, "2026-11-28"
  follow_up_on text,
  first_answer_at integer,
  -- 1: the address is the verified one of the account that wrote
  is_proven integer not null default 0,
  -- why it may be unwanted: 'honey', 'hasty', 'repeated', 'many-links'; kept apart until somebody says that it is not
  suspicion text,
  site_origin text not null,
  created_at integer not null,
  updated_at integer not null
) strict;
create index lead_owner on lead (owner, created_at desc);
create index lead_assigned on lead (assigned_to, created_at desc) where assigned_to is not null;
create index lead_follow_up on lead (follow_up_on) where follow_up_on is not null and state in ('new', 'contacted', 'meeting');
create index lead_email on lead (email, created_at);

-- What was done with a lead. `key` is the action's own: done again, it changes nothing.
create table lead_event (
  key text primary key,
  lead_id text not null references lead (id) on delete cascade,
  action text not null,
  -- the account that did it; null: it came in
  actor text,
  from_state text,
  to_state text not null,
  note text not null,
  at integer not null
) strict;
create index lead_event_lead on lead_event (lead_id, at);

-- Who answers the operator's own leads: the first rule that fits, its people in turn.
create table lead_rule (
  id text primary key,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  position integer not null,
  -- JSON arrays; empty: any
  interests text not null check (json_valid(interests)),
  languages text not null check (json_valid(languages)),
  -- accounts, in the order of their turns
  people text not null check (json_valid(people) and json_array_length(people) > 0),
  -- how many leads it has given out
  taken integer not null default 0,
  updated_at integer not null
) strict;
create index lead_rule_country on lead_rule (country, position);
