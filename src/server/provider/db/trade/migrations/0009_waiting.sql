-- Who waits for a time on a day that is full. Times are unix seconds.
create table waiting (
  -- a uuid; another one when somebody who was told waits again
  id text primary key,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  -- of the schedule
  owner text not null,
  kind text not null check (kind in ('viewing', 'valuation', 'consultation')),
  -- by the clock of the schedule: "2026-11-28"
  day text not null,
  name text not null,
  email text not null,
  -- the address in lower case: nobody waits twice for one day
  email_key text not null,
  locale text not null,
  -- of links in letters
  site_origin text not null,
  -- sha256 of the secrets in the two letters, which end the waiting
  token_hash text not null unique,
  told_hash text unique,
  created_at integer not null,
  -- when a letter said that a time is free
  told_at integer,
  unique (owner, kind, day, email_key)
) strict;
create index waiting_told on waiting (told_at, day);
create index waiting_email on waiting (email_key);
