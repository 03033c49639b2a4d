-- Seats: from the invitation to the end. A seat is a row of stripe_info with a main_user_id; its status is invited, active, suspended or removed.
-- Times are unix seconds.

-- what the payer grants: a JSON array of SEAT_RIGHTS
alter table stripe_info add column rights text not null default '["reports","leads","orders"]' check (json_valid(rights));
alter table stripe_info add column accepted_at integer;
alter table stripe_info add column ended_at integer;
-- when the newest letter was written, and until when its link works
alter table stripe_info add column link_sent_at integer;
alter table stripe_info add column link_expires_at integer;
create index stripe_info_ended_at on stripe_info (ended_at) where ended_at is not null;

-- What was done with a seat. `key` is the action's own: done again, it changes nothing.
create table seat_event (
  key text primary key,
  seat_id text not null references stripe_info (id) on delete cascade,
  action text not null,
  actor text references user (id) on delete set null,
  from_state text,
  to_state text not null,
  -- of 'grant' the rights as JSON, of 'move' the new address
  note text not null,
  at integer not null,
  -- when what it means for trade was done: its letter, its notice, its leads; null: not yet
  followed_at integer
) strict;
create index seat_event_seat on seat_event (seat_id, at);
create index seat_event_waiting on seat_event (at) where followed_at is null;

-- Links of invitations, by the sha256 of their tokens.
create table seat_link (
  token_hash text primary key,
  seat_id text not null references stripe_info (id) on delete cascade,
  -- the invitation, or its repetition, whose letter holds the link
  event_key text not null unique,
  created_at integer not null,
  expires_at integer not null,
  used_at integer,
  -- JSON: { country, to, locale, values }; null once it is handed over to trade's letters
  letter text check (json_valid(letter))
) strict;
create index seat_link_seat on seat_link (seat_id);
create index seat_link_expires_at on seat_link (expires_at);
