-- The estimate of a project's usual home is told with the range of that very home, as on its own page. Estimates are made when a market is published, so
-- a list says nothing until then.
drop table project_estimate;
create table project_estimate (
  project_id integer primary key references project (id),
  refusal text,
  as_of integer,
  unit_mix text,
  area_sqm real,
  floor integer,
  value integer,
  low_90 integer,
  high_90 integer,
  confidence text,
  unmeasured text,
  check (
    (refusal is null)
    = (value is not null and low_90 is not null and high_90 is not null and as_of is not null and unit_mix is not null and area_sqm is not null)
  )
) strict, without rowid;
delete from meta where key = 'estimates';
