-- Calendars that an agent keeps elsewhere: of each the times at which the agent is busy, and nothing else. Times are unix seconds.
create table other_calendar (
  -- a uuid, made of the action's key: sent again, it is the same row
  id text primary key,
  -- an account's id
  owner text not null,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  name text not null,
  -- secret: whoever has it reads the calendar
  address text not null,
  created_at integer not null,
  -- when it is read next, and who reads it now: only the last one who began keeps what was read
  due_at integer not null,
  reading text,
  -- when its times were known last; and when its file came whole, with what is asked by whether it has changed
  read_at integer,
  whole_at integer,
  etag text,
  last_modified text,
  -- the clock by which its whole days were read
  time_zone text,
  -- entries that nobody can understand
  skipped integer not null default 0,
  -- why it could not be read, since when, and how often in a row
  fault text check (fault in ('address', 'redirects', 'status', 'unreachable', 'size', 'absent', 'format', 'components', 'many')),
  failing_since integer,
  failures integer not null default 0
) strict;
create index other_calendar_owner on other_calendar (owner, created_at);
create index other_calendar_due on other_calendar (due_at);

-- Those of one calendar never overlap.
create table busy_time (
  calendar_id text not null references other_calendar (id) on delete cascade,
  owner text not null,
  starts_at integer not null,
  ends_at integer not null check (ends_at > starts_at),
  primary key (calendar_id, starts_at)
) strict, without rowid;
create index busy_time_owner on busy_time (owner, starts_at);
