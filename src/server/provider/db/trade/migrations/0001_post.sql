-- What people are told: on the screen (notice) and by mail (letter). Times are unix seconds.

create table notice (
  -- a uuid
  id text primary key,
  -- the deed that it tells of; one notice of it per person
  key text not null,
  -- an account
  user_id text not null,
  -- one of src/graphql/notice-kinds.ts
  kind text not null,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  -- names, times and figures from which its sentence is made in the reader's language
  facts text not null check (json_valid(facts)),
  -- the page where it can be acted on
  path text not null,
  at integer not null,
  read_at integer,
  -- when its mail was written, or found not to be wanted; null until then
  mail_settled_at integer,
  unique (user_id, key)
) strict;
create index notice_user on notice (user_id, at desc);
create index notice_mail_due on notice (at) where mail_settled_at is null;

-- A mail that is to be sent once.
create table letter (
  -- the deed that it tells of, and who is told: the same key is the same letter
  key text primary key,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  recipient text not null,
  locale text not null,
  template text not null,
  -- what its template is filled with; emptied when it is settled, because it may hold links that work once
  contents text check (json_valid(contents)),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead', 'late')),
  tries integer not null default 0,
  -- why it was not sent, without personal data
  fault text,
  -- it is not sent after this moment
  not_after integer,
  created_at integer not null,
  settled_at integer
) strict;
create index letter_waiting on letter (created_at) where state = 'waiting';
create index letter_dead on letter (settled_at) where state = 'dead';
