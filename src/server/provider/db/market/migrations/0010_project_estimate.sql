-- What the usual home of a project is worth, made when the market is published: a figure with what is said of its accuracy, or the reason why there is none.
create table project_estimate (
  project_id integer primary key references project (id),
  refusal text,
  as_of integer,
  unit_mix text,
  area_sqm real,
  floor integer,
  value integer,
  half real,
  nine real,
  unmeasured text,
  check ((refusal is null) = (value is not null and as_of is not null and unit_mix is not null and area_sqm is not null))
) strict, without rowid;
