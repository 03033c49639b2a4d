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
