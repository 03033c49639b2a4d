-- Registers keep sales without the size of the home (half of the strata units of New South Wales). Such a sale is on record, and in no figure that is made by size.
pragma defer_foreign_keys = on;
create table txn_before as select * from txn;
drop table txn;
create table txn (
  id integer primary key,
  project_id integer not null references project (id),
  building_id integer references building (id),
  kind text not null check (kind in ('sale', 'rent')),
  activity text not null check (activity in ('sale', 'subsale', 'resale', 'newsale', 'rent', 'rentwhole', 'rentroom')),
  month integer not null,
  price integer not null,
  area_sqm real,
  psf real,
  unit_mix text not null,
  floor_low integer,
  floor_high integer,
  unit_no text,
  units integer not null default 1,
  model text,
  lease_start_year integer,
  source_id integer not null references source (id),
  flags integer not null default 0,
  stack_id integer references stack (id),
  check ((area_sqm is null) = (psf is null))
) strict;
insert into txn (id, project_id, building_id, kind, activity, month, price, area_sqm, psf, unit_mix, floor_low, floor_high, unit_no, units, model,
  lease_start_year, source_id, flags, stack_id)
select id, project_id, building_id, kind, activity, month, price, area_sqm, psf, unit_mix, floor_low, floor_high, unit_no, units, model,
  lease_start_year, source_id, flags, stack_id
from txn_before order by id;
drop table txn_before;
create index txn_project on txn (project_id, kind, month desc, id desc);
create index txn_newest on txn (kind, month desc, id desc, project_id);
