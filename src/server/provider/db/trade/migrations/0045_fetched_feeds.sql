-- Feeds that are fetched from an address of the agency's.

-- an https address; null: its files are sent
alter table listing_source add column fetch_url text;
-- 1: what a fetched file does not name is withdrawn
alter table listing_source add column fetch_whole integer not null default 1 check (fetch_whole in (0, 1));
alter table listing_source add column fetch_hours integer not null default 24 check (fetch_hours between 1 and 168);
-- when it is fetched next; a fetch that is under way has put it off
alter table listing_source add column fetch_due_at integer;
-- when a file came last
alter table listing_source add column fetched_at integer;
-- why the last fetch failed, and how many have in a row
alter table listing_source add column fetch_fault text;
alter table listing_source add column fetch_failures integer not null default 0;
create index listing_source_due on listing_source (fetch_due_at) where fetch_url is not null;

-- What the reader has not understood, so that it can be learnt: never what stood there, but its shape (letters as A, digits as 9).
create table feed_unknown (
  format text not null,
  -- a name of RESO, or a column that nobody knows
  field text not null,
  code text not null,
  shape text not null,
  count integer not null,
  -- the newest
  seen_at integer not null,
  primary key (format, field, code, shape)
) strict, without rowid;

-- Letters by which a manager invited an agent of a source; one person gets few of them.
create table feed_invitation (
  source_id text not null references listing_source (id) on delete cascade,
  -- sha256 of the address
  address_hash text not null,
  at integer not null,
  primary key (source_id, address_hash)
) strict, without rowid;
