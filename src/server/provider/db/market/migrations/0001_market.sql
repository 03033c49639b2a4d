-- One market (country). The whole database is published atomically by the importer or the demo generator; the app only reads it.
-- Months are integers yyyymm, quarters yyyyq. Prices are whole units of the market's currency, rents per month. Areas are square metres.

create table meta (
  key text primary key,
  value text not null
) strict, without rowid;

create table source (
  id integer primary key,
  name text not null,
  kind text not null,
  licence text not null,
  content_hash text not null,
  rows_read integer not null,
  rows_accepted integer not null,
  rows_rejected integer not null,
  first_month integer,
  last_month integer
) strict;

create table area (
  id integer primary key,
  level text not null check (level in ('country', 'district', 'region-admin-subdistrict', 'region-admin-district', 'city-area', 'neighborhood')),
  slug text not null,
  name text not null,
  name_local text,
  parent_id integer references area (id),
  lat real,
  lng real,
  unique (level, slug)
) strict;

create table project (
  id integer primary key,
  type_group text not null check (type_group in ('public-stack', 'private-stack', 'private-land')),
  property_group text not null check (property_group in ('hdb', 'hos', 'condo', 'land')),
  property_type text not null,
  slug text not null,
  name text not null,
  name_local text,
  block text,
  street text not null,
  postal_code text,
  area_id integer not null references area (id),
  district_id integer references area (id),
  lat real,
  lng real,
  tenure text check (tenure in ('freehold', 'leasehold')),
  tenure_years integer,
  lease_start_year integer,
  completion_year integer,
  construction_status text not null check (construction_status in ('preconstruction', 'building-under-construction', 'completed')),
  floors integer,
  unit_count integer,
  developer text,
  facilities integer not null default 0,
  building_info text,
  source_id integer references source (id),
  -- aggregates, computed once at publish
  sale_count integer not null default 0,
  sale_count_1y integer not null default 0,
  sale_count_30d integer not null default 0,
  rent_count integer not null default 0,
  rent_count_1y integer not null default 0,
  rent_count_30d integer not null default 0,
  last_sale_month integer,
  last_sale_price integer,
  last_sale_psf real,
  last_rent_month integer,
  last_rent_price integer,
  last_rent_psf real,
  psf_n integer not null default 0,
  psf_p25 real,
  psf_median real,
  psf_p75 real,
  change_12m real,
  gross_yield real,
  area_sqm_min real,
  area_sqm_max real,
  bedroom_mask integer not null default 0,
  unique (type_group, slug)
) strict;

create table building (
  id integer primary key,
  project_id integer not null references project (id),
  slug text not null,
  name text not null,
  postal_code text,
  lat real,
  lng real,
  floors integer,
  unit_count integer,
  completion_year integer,
  unique (project_id, slug)
) strict;

create table stack (
  id integer primary key,
  building_id integer not null references building (id),
  label text not null,
  unit_mix text not null,
  area_sqm real not null,
  floor_low integer not null,
  floor_high integer not null,
  unique (building_id, label)
) strict;

create table txn (
  id integer primary key,
  project_id integer not null references project (id),
  building_id integer references building (id),
  kind text not null check (kind in ('sale', 'rent')),
  activity text not null check (activity in ('sale', 'subsale', 'resale', 'newsale', 'rent', 'rentwhole', 'rentroom')),
  month integer not null,
  price integer not null,
  area_sqm real not null,
  psf real not null,
  unit_mix text not null,
  floor_low integer,
  floor_high integer,
  unit_no text,
  units integer not null default 1,
  model text,
  lease_start_year integer,
  source_id integer not null references source (id),
  flags integer not null default 0
) strict;

create table unit_mix (
  project_id integer not null references project (id),
  unit_mix text not null,
  unit_count integer,
  units_available integer,
  bedroom_count integer,
  bathroom_count integer,
  gfa_sqft_avg real,
  gfa_sqft_min real,
  gfa_sqft_max real,
  last_sale_price integer,
  last_sale_psf real,
  last_sale_month integer,
  last_rent_price integer,
  last_rent_psf real,
  last_rent_month integer,
  sale_price_avg real, sale_price_min integer, sale_price_max integer, sale_price_median real,
  sale_psf_avg real, sale_psf_min real, sale_psf_max real, sale_psf_median real,
  rent_price_avg real, rent_price_min integer, rent_price_max integer, rent_price_median real,
  rent_psf_avg real, rent_psf_min real, rent_psf_max real, rent_psf_median real,
  launch_price_avg real, launch_price_min integer, launch_price_max integer,
  launch_psf_avg real, launch_psf_min real, launch_psf_max real,
  monthly_rent_yield real,
  sale_count_1y integer not null default 0,
  sale_count_30d integer not null default 0,
  rent_count_1y integer not null default 0,
  rent_count_30d integer not null default 0,
  listing_count_1y integer not null default 0,
  listing_count_30d integer not null default 0,
  listing_price_min integer, listing_price_max integer,
  listing_psf_min real, listing_psf_max real,
  primary key (project_id, unit_mix)
) strict, without rowid;

create table land (
  id integer primary key,
  land_key text not null unique,
  name_display_text text not null,
  project_id integer references project (id),
  area_id integer not null references area (id),
  land_use text not null,
  status text not null check (status in ('completed', 'awarded', 'upcoming', 'available-for-application', 'open-for-tender', 'tender-closed')),
  activity text not null check (activity in ('gls', 'enbloc')),
  tenure_years integer,
  site_area_sqm real,
  gross_floor_area_sqm real,
  price integer,
  tender_close_month integer,
  lat real,
  lng real
) strict;

create table amenity (
  id integer primary key,
  type text not null check (type in ('mrt', 'mtr', 'lrt', 'bus-stop', 'school', 'market', 'medical', 'park', 'restaurant', 'bank', 'supermarket', 'mall', 'childcare')),
  subtype text,
  code text,
  name text not null,
  name_local text,
  lat real not null,
  lng real not null
) strict;

create table asset (
  id integer primary key,
  project_id integer not null references project (id),
  type text not null,
  subtype text not null,
  title text not null,
  url text not null,
  position integer not null
) strict;

-- Mix-adjusted price index (100 = first month with evidence of the country's segment). area_id 0 is the whole country.
create table price_index (
  segment text not null,
  area_id integer not null,
  month integer not null,
  value real not null,
  n integer not null,
  psf_p25 real not null,
  psf_median real not null,
  psf_p75 real not null,
  price_p25 real not null,
  price_median real not null,
  price_p75 real not null,
  primary key (segment, area_id, month)
) strict, without rowid;

create table project_quarter (
  project_id integer not null references project (id),
  kind text not null,
  quarter integer not null,
  n integer not null,
  psf_p25 real not null,
  psf_median real not null,
  psf_p75 real not null,
  primary key (project_id, kind, quarter)
) strict, without rowid;

create table search_doc (
  id integer primary key,
  kind text not null check (kind in ('project', 'street', 'postal-code', 'station', 'school', 'area')),
  ref_id integer not null,
  title text not null,
  subtitle text not null,
  terms text not null,
  weight real not null,
  result_count integer not null,
  lat real,
  lng real
) strict;

-- Files made at publish and served immutable by hash: marker snapshots, basemap shapes. Chunked below D1's 2 MB value limit.
create table artifact (
  name text not null,
  chunk integer not null,
  hash text not null,
  content_type text not null,
  row_count integer not null,
  bytes blob not null,
  primary key (name, chunk)
) strict, without rowid;

create virtual table search_fts using fts5 (title, terms, content = 'search_doc', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3');
create virtual table project_rtree using rtree (id, lat_min, lat_max, lng_min, lng_max);
create virtual table amenity_rtree using rtree (id, lat_min, lat_max, lng_min, lng_max);

create index area_parent on area (parent_id);
create index project_by_sales on project (sale_count_1y desc, id);
create index project_group_by_sales on project (type_group, sale_count_1y desc, id);
create index project_area_by_sales on project (area_id, sale_count_1y desc, id);
create index project_district_by_sales on project (district_id, sale_count_1y desc, id);
create index project_street on project (street, id);
create index project_postal_code on project (postal_code);
create index project_by_last_sale on project (last_sale_month desc, id);
create index project_by_psf on project (psf_median, id);
create index txn_project on txn (project_id, kind, month desc, id desc);
create index asset_project on asset (project_id, position);
create index land_area on land (area_id, id);
create index amenity_type on amenity (type, id);
create index search_doc_title on search_doc (title collate nocase);
