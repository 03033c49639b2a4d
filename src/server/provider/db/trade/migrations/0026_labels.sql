-- Address labels that agents print, and the homes that asked for no letters. Times are unix seconds.

create table label_sheet (
  id text primary key,
  -- of the attempt that made it: the same attempt is the same sheet
  key text not null unique,
  -- the account that made it
  owner text not null,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  title text not null,
  -- how it is printed, JSON: layout in millimetres, first label, offsets, salutation
  print text not null check (json_valid(print)),
  -- JSON: [unit, building, street, locality, postal code] of each home; no names of people
  homes text not null check (json_valid(homes)),
  count integer not null,
  -- homes that were suppressed when it was made
  left_out integer not null,
  created_at integer not null
) strict;
create index label_sheet_owner on label_sheet (owner, created_at desc);

create table suppressed_home (
  id text primary key,
  -- '': kept by staff, for every agent
  owner text not null,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  -- as it was written down, JSON as in label_sheet
  home text not null check (json_valid(home)),
  -- the home and its spellings, so that one home is listed once
  spelling text not null,
  reason text not null default '',
  created_at integer not null,
  unique (owner, country, spelling)
) strict;
create index suppressed_home_owner on suppressed_home (owner, created_at desc);

-- Each way to recognise a suppressed home; unit '': all homes of the building.
create table suppressed_key (
  building text not null,
  unit text not null,
  home_id text not null references suppressed_home (id) on delete cascade,
  primary key (building, unit, home_id)
) strict, without rowid;
create index suppressed_key_home on suppressed_key (home_id);
