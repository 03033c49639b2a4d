-- Homes that a developer sells before they are built. Days are "2026-11-28", prices whole units of the country's currency.

create table launch (
  -- country, type group and slug of the project, which hold across editions: "SG:private-stack:the-meadow"
  id text primary key,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  type_group text not null,
  project_slug text not null,
  name text not null,
  developer text not null,
  state text not null check (state in ('announced', 'preview', 'selling', 'sold-out')),
  preview_from text,
  preview_to text,
  booking_from text,
  -- yyyymm when it is expected to stand
  top_month integer,
  tenure text not null check (tenure in ('freehold', 'leasehold')),
  -- of a leasehold
  tenure_years integer,
  -- who says so
  source text not null,
  -- the day that prices and states are of
  prices_on text not null,
  -- of all that the last import said, so that the same again changes nothing
  content_hash text not null,
  updated_at integer not null,
  -- made when it is imported; units by the state of the day that prices are of
  unit_count integer not null,
  available integer not null,
  reserved integer not null,
  sold integer not null,
  -- of what is available; null where nothing is, or without prices
  price_from integer,
  psf_min real,
  psf_max real,
  -- bit i: a unit of i bedrooms is available; five or more are bit 5
  bedroom_mask integer not null,
  -- JSON: [{day, unitMix, available, reserved, sold}], by day, a row for every kind of home on every day that something changed
  balance text not null check (json_valid(balance))
) strict;
create index launch_country on launch (country, state);

create table launch_unit (
  launch_id text not null references launch (id) on delete cascade,
  stack text not null,
  floor integer not null,
  unit_mix text not null,
  size_sqft integer not null check (size_sqft > 0),
  -- the developer's name of the plan, e.g. "B2"
  plan text not null,
  -- on the day that prices are of
  state text not null check (state in ('available', 'reserved', 'sold')),
  state_on text not null,
  price integer,
  primary key (launch_id, stack, floor)
) strict, without rowid;

-- What a price list said on a day.
create table launch_price (
  launch_id text not null references launch (id) on delete cascade,
  stack text not null,
  floor integer not null,
  day text not null,
  price integer not null check (price > 0),
  primary key (launch_id, stack, floor, day)
) strict, without rowid;

-- From which day a unit is in which state; before the first it is available.
create table launch_event (
  launch_id text not null references launch (id) on delete cascade,
  stack text not null,
  floor integer not null,
  day text not null,
  state text not null check (state in ('available', 'reserved', 'sold')),
  primary key (launch_id, stack, floor, day)
) strict, without rowid;
