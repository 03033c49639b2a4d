-- An agency that connects itself: an agent of it manages its source, tries a file out, and staff approve the source before anything is taken.

-- the account that manages it; null: staff keep it
alter table listing_source add column manager text;
-- 'draft', 'asked', 'approved', 'declined'; files are taken of an approved one alone
alter table listing_source add column approval text not null default 'approved';
-- why it was declined
alter table listing_source add column approval_note text not null default '';
alter table listing_source add column asked_at integer;
-- columns of its tables that have names of their own, JSON: name in lower case → name of RESO; '': not needed
alter table listing_source add column columns text not null default '{}' check (json_valid(columns));
create unique index listing_source_manager on listing_source (manager, country) where manager is not null;
create index listing_source_asked on listing_source (asked_at) where approval = 'asked';

-- The newest file that a manager tried out: what it would do. Its bytes are in the store of files, at feeds/<source>.
create table feed_dry_run (
  source_id text primary key references listing_source (id) on delete cascade,
  -- a uuid: of one file
  id text not null unique,
  file_name text not null,
  format text not null,
  -- by its sender's word; null: none
  encoding text,
  is_whole integer not null check (is_whole in (0, 1)),
  bytes integer not null,
  -- sha256 of the file
  digest text not null,
  -- why it, or its withdrawals, would be refused; begins with a code
  reason text,
  -- records that were read of it
  read integer not null,
  -- advertised that were not before; changed otherwise; as they were; gone from a whole file
  added integer not null,
  changed integer not null,
  standing integer not null,
  withdrawn integer not null,
  rejected integer not null,
  omitted integer not null,
  -- its first homes, JSON: DryHome[]
  homes text not null check (json_valid(homes)),
  -- the first records that would not be taken, or not whole, JSON: DryFault[]
  faults text not null check (json_valid(faults)),
  -- columns that are not known, JSON: names as they stand in the file
  unknown_columns text not null check (json_valid(unknown_columns)),
  made_at integer not null
) strict;
create index feed_dry_run_made on feed_dry_run (made_at);

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
