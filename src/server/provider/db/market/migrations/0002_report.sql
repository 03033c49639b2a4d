-- What reports tell of a project beyond its sales: rents beside prices, identified homes, and what their owners gained.

-- figures_month ends the trailing twelve months of the figures; transacted_area_sqm is the floor area of all single sales on record
alter table project add column figures_month integer;
alter table project add column rent_psf_n integer not null default 0;
alter table project add column rent_psf_p25 real;
alter table project add column rent_psf_median real;
alter table project add column rent_psf_p75 real;
alter table project add column transacted_area_sqm real;

alter table unit_mix add column sale_price_p25 real;
alter table unit_mix add column sale_price_p75 real;
alter table unit_mix add column sale_psf_p25 real;
alter table unit_mix add column sale_psf_p75 real;
alter table unit_mix add column rent_price_p25 real;
alter table unit_mix add column rent_price_p75 real;
alter table unit_mix add column rent_psf_p25 real;
alter table unit_mix add column rent_psf_p75 real;
alter table unit_mix add column launch_price_median real;
alter table unit_mix add column launch_psf_median real;
alter table unit_mix add column launch_count integer not null default 0;

-- a picture that the application draws (its url is empty), and the kind of home that a picture is of
alter table asset add column drawing text;
alter table asset add column unit_mix text;

-- the stack of the sold home, where the source identifies it
alter table txn add column stack_id integer references stack (id);

-- each identified home of a building with its newest sale, and the sale before that; computed at publish
create table stack_unit (
  building_id integer not null references building (id),
  stack_id integer not null references stack (id),
  floor integer not null,
  unit_no text not null,
  month integer not null,
  price integer not null,
  psf real not null,
  sale_count integer not null,
  bought_month integer,
  bought_price integer,
  primary key (building_id, stack_id, floor)
) strict, without rowid;

-- each purchase of an identified home with the next sale of it; computed at publish
create table resale_pair (
  project_id integer not null references project (id),
  sell_id integer not null references txn (id),
  unit_no text not null,
  unit_mix text not null,
  area_sqm real not null,
  floor integer,
  buy_month integer not null,
  buy_price integer not null,
  sell_month integer not null,
  sell_price integer not null,
  primary key (project_id, sell_id)
) strict, without rowid;

-- what the pairs of a project come to; annualised_n counts those held for a year or longer, bins is a JSON list of how many of them by rate
create table project_gain (
  project_id integer primary key references project (id),
  n integer not null,
  profitable integer not null,
  gain_p25 real not null,
  gain_median real not null,
  gain_p75 real not null,
  years_median real not null,
  annualised_n integer not null,
  annualised_p25 real,
  annualised_median real,
  annualised_p75 real,
  bins text not null
) strict, without rowid;
