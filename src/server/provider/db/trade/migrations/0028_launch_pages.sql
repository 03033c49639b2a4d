-- What pages of launches show besides the price list. JSON as the file states it.
alter table launch add column pictures text not null default '[]' check (json_valid(pictures));
alter table launch add column plans text not null default '[]' check (json_valid(plans));
alter table launch add column facilities text not null default '[]' check (json_valid(facilities));
-- JSON: [[unitMix, sizeSqft]], each once, so that no list reads units to know their sizes
alter table launch add column sizes text not null default '[]' check (json_valid(sizes));
update launch set sizes = (
  select json_group_array(json_array(unit_mix, size_sqft)) from (select distinct unit_mix, size_sqft from launch_unit where launch_id = launch.id)
);

-- A registration of interest from when it came in until all of it is done: lead, ballot number, appointment, letter. What is left here was cut off
-- by the end of a process, and a later round completes it.
create table launch_registration (
  -- of the attempt, hashed
  key text primary key,
  launch_id text not null,
  -- the address in small letters
  person text not null,
  -- JSON: all that was asked for
  asked text not null check (json_valid(asked)),
  -- unix seconds
  created_at integer not null
) strict, without rowid;
create index launch_registration_age on launch_registration (created_at);
