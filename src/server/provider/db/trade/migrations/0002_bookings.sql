-- Appointments: what is offered, and what was taken. Times are unix seconds.

-- What an agent offers, or the operator's valuation desk of a country. Free times are worked out from it and never stored.
create table schedule (
  -- an account's id, or "desk:SG"
  owner text primary key,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  -- modules/booking/schedule-rules.ts
  rules text not null check (json_valid(rules)),
  -- raised by every change, so that a time is not taken by rules that have changed meanwhile
  version integer not null,
  updated_at integer not null
) strict;

create table booking (
  -- a uuid
  id text primary key,
  -- the appointment through all its moves (RFC 5545: UID), and how often it was moved (SEQUENCE)
  uid text not null,
  sequence integer not null default 0,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  owner text not null,
  kind text not null check (kind in ('viewing', 'valuation', 'consultation')),
  starts_at integer not null,
  ends_at integer not null check (ends_at > starts_at),
  buffer_seconds integer not null,
  -- the clock of the place, and the day by it: "2026-11-28"
  time_zone text not null,
  day text not null,
  place text not null,
  state text not null check (state in ('held', 'confirmed', 'declined', 'lapsed', 'moved', 'cancelled', 'done')),
  -- a request is free again from then; null for what is confirmed at once
  held_until integer,
  visitor_name text not null,
  visitor_email text not null,
  visitor_phone text not null,
  visitor_locale text not null,
  note text not null,
  -- the home as the visitor saw it: country, type group and slug hold across editions, the name is a copy
  home text check (json_valid(home)),
  -- of a valuation: the estimate as of the booking, with what stood behind it
  evidence text check (json_valid(evidence)),
  -- of links in letters
  site_origin text not null,
  created_at integer not null,
  updated_at integer not null,
  unique (uid, sequence)
) strict;
create index booking_owner on booking (owner, starts_at);
create index booking_held on booking (held_until) where state = 'held';
create index booking_to_come on booking (starts_at) where state = 'confirmed';

-- What was done with a booking. `key` is the action's own: done again, it changes nothing.
create table booking_event (
  key text primary key,
  booking_id text not null references booking (id) on delete cascade,
  action text not null,
  actor text not null check (actor in ('owner', 'visitor', 'clock')),
  from_state text,
  to_state text not null,
  note text not null,
  at integer not null
) strict;
create index booking_event_booking on booking_event (booking_id, at);

-- The links in letters that manage an appointment without a login, by their sha256; each letter has its own.
create table booking_link (
  token_hash text primary key,
  uid text not null,
  made_at integer not null
) strict;
create index booking_link_uid on booking_link (uid);
