-- The secret address under which an agent's calendar program reads the appointments, by its sha256: it is shown once, and a new one ends the old.
create table calendar_address (
  -- an account's id
  user_id text primary key,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  secret_hash text not null unique,
  -- the words of the file
  locale text not null,
  site_origin text not null,
  made_at integer not null
) strict;
