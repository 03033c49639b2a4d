-- Frozen pages that people pass on, and what an agent says of themselves on their own pages. Times are unix seconds.

create table share (
  -- 128 random bits
  id text primary key,
  -- of the attempt that made it: the same attempt is the same share
  key text not null unique,
  -- the account that made it
  owner text not null,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  -- src/graphql/share-kinds.ts
  kind text not null,
  title text not null,
  -- the live page, without a language's prefix
  path text not null,
  -- what the page is about beside its answers, JSON
  about text not null check (json_valid(about)),
  -- the edition it was taken from, and its newest month (yyyymm)
  edition text not null,
  figures_to integer,
  -- the lines of the agent at the making, JSON; null: not an agent's
  lines text check (lines is null or json_valid(lines)),
  -- as passwords of accounts are kept; null: open to who has the address
  password_hash text,
  created_at integer not null,
  expires_at integer not null,
  revoked_at integer,
  -- when somebody else opened it first
  opened_at integer
) strict;
create index share_owner on share (owner, created_at desc);
create index share_expires on share (expires_at);

-- The answers of the provider as they were, gzip in base64. Gone as soon as the share is revoked.
create table share_snapshot (
  share_id text primary key references share (id) on delete cascade,
  answers text not null
) strict;

-- Visitors by day of the country.
create table share_view (
  share_id text not null references share (id) on delete cascade,
  day text not null,
  n integer not null,
  primary key (share_id, day)
) strict, without rowid;

-- Who was there today, as a hash with the salt of the day. Both go when the day is over, so that counts alone remain.
create table share_visitor (
  share_id text not null references share (id) on delete cascade,
  day text not null,
  hash text not null,
  primary key (share_id, day, hash)
) strict, without rowid;

create table share_salt (
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  day text not null,
  salt text not null,
  primary key (country, day)
) strict, without rowid;

-- Browsers that gave the password, by the hash of a secret.
create table share_pass (
  hash text primary key,
  share_id text not null references share (id) on delete cascade,
  ends_at integer not null
) strict;
create index share_pass_share on share_pass (share_id);

-- What an agent says on their own pages.
create table agent_page (
  owner text primary key,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  about text not null default '',
  -- language codes, JSON
  languages text not null default '[]' check (json_valid(languages)),
  -- slugs of areas, JSON
  areas text not null default '[]' check (json_valid(areas)),
  updated_at integer not null
) strict;
