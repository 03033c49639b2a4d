-- Appointments that an agent writes down, and times that the agent keeps free of visitors. Times are unix seconds. One of a series is a row of its own.
create table own_appointment (
  -- a uuid, made of the action's key: sent again, it is the same row
  id text primary key,
  -- what the rows of a repetition have in common; null where it is not repeated
  series text,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  -- an account's id
  owner text not null,
  kind text not null check (kind in ('viewing', 'valuation', 'meeting', 'blocked', 'other')),
  starts_at integer not null,
  ends_at integer not null check (ends_at > starts_at),
  -- the clock by which it was agreed
  time_zone text not null,
  -- what it is about: a project by its address, as in a booking; a listing of the agent, with its name as the address; or an address as it was typed
  home text check (json_valid(home)),
  listing_id text,
  address text not null,
  -- with whom: an enquiry, of which the name and the like are copies; or a name alone; or nobody
  lead_id text,
  name text not null,
  phone text not null,
  email text not null,
  place text not null,
  note text not null,
  -- null until the agent has said how it went
  outcome text check (outcome in ('came', 'absent', 'late')),
  version integer not null,
  -- the action that made the row as it is, and how it was before; null where that action made it, or was taken back
  change_key text not null,
  earlier text check (json_valid(earlier)),
  -- kept for a day, so that it can be brought back
  removed_at integer,
  created_at integer not null,
  updated_at integer not null
) strict;
create index own_appointment_owner on own_appointment (owner, starts_at);
create index own_appointment_change on own_appointment (owner, change_key);
create index own_appointment_end on own_appointment (ends_at);
