-- What the source of an advertisement asks to hide. The row keeps the truth; its group, and all that is public of it, is made without (modules/listing/public-listing.ts).

-- 0: its price is told nobody
alter table listing add column shows_price integer not null default 1 check (shows_price in (0, 1));
-- what stands where the price is not told: "Expressions of interest"
alter table listing add column price_words text not null default '';
-- how narrowly its place is told: as it is, no narrower than its suburb, or not at all
alter table listing add column place_shown text not null default 'address' check (place_shown in ('address', 'suburb', 'none'));
-- as it is advertised
alter table listing add column suburb text not null default '';
-- 0: no estimate stands beside it
alter table listing add column shows_estimate integer not null default 1 check (shows_estimate in (0, 1));
-- copies of the edition: the area that its project lies in
alter table listing add column area_name text;
alter table listing add column area_name_local text;
alter table listing add column area_lat real;
alter table listing add column area_lng real;

-- A group's prices are null where nobody who advertises it tells one.
create table listing_group_next (
  id text primary key,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  slug text not null,
  activity text not null check (activity in ('sale', 'rent', 'room')),
  is_live integer not null check (is_live in (0, 1)),
  is_under_offer integer not null default 0 check (is_under_offer in (0, 1)),
  type_group text,
  project_slug text,
  project_name text not null,
  project_name_local text,
  area_slug text,
  district_slug text,
  property_group text not null,
  property_type text not null,
  tenure text,
  tenure_years integer,
  completion_year integer,
  construction_status text not null,
  facilities integer not null,
  lat real,
  lng real,
  street text not null,
  postal_code text not null,
  unit_mix text not null,
  bedrooms integer,
  bathrooms integer,
  area_sqm real,
  land_sqm real,
  floor integer,
  floor_type text,
  furnished text,
  -- the least that is told now; of a group that is not live, the last
  price integer,
  price_max integer,
  psf real,
  -- what stands where no price is told
  price_words text not null default '',
  price_first integer,
  price_cut_at integer,
  listing_count integer not null,
  agent_count integer not null,
  photo_count integer not null,
  lead_listing_id text,
  has_tour integer not null check (has_tour in (0, 1)),
  first_seen_at integer not null,
  confirmed_at integer not null,
  gone_at integer,
  is_back integer not null default 0 check (is_back in (0, 1)),
  edition text not null default '',
  estimate integer,
  estimate_low integer,
  estimate_high integer,
  against_estimate text,
  updated_at integer not null,
  estimate_key text not null default '',
  is_unestimated integer not null default 1 check (is_unestimated in (0, 1)),
  back_at integer,
  news_at integer generated always as
    (max(first_seen_at, coalesce(price_cut_at, 0), coalesce(back_at, 0))) virtual,
  check ((price is null) = (price_max is null) and (price is null) = (price_first is null)),
  unique (country, type_group, project_slug, slug)
) strict;
insert into listing_group_next (id, country, slug, activity, is_live, is_under_offer, type_group, project_slug, project_name, project_name_local, area_slug,
  district_slug, property_group, property_type, tenure, tenure_years, completion_year, construction_status, facilities, lat, lng, street, postal_code, unit_mix,
  bedrooms, bathrooms, area_sqm, land_sqm, floor, floor_type, furnished, price, price_max, psf, price_first, price_cut_at, listing_count, agent_count, photo_count,
  lead_listing_id, has_tour, first_seen_at, confirmed_at, gone_at, is_back, edition, estimate, estimate_low, estimate_high, against_estimate, updated_at,
  estimate_key, is_unestimated, back_at)
select id, country, slug, activity, is_live, is_under_offer, type_group, project_slug, project_name, project_name_local, area_slug,
  district_slug, property_group, property_type, tenure, tenure_years, completion_year, construction_status, facilities, lat, lng, street, postal_code, unit_mix,
  bedrooms, bathrooms, area_sqm, land_sqm, floor, floor_type, furnished, price, price_max, psf, price_first, price_cut_at, listing_count, agent_count, photo_count,
  lead_listing_id, has_tour, first_seen_at, confirmed_at, gone_at, is_back, edition, estimate, estimate_low, estimate_high, against_estimate, updated_at,
  estimate_key, is_unestimated, back_at from listing_group;
drop table listing_group;
alter table listing_group_next rename to listing_group;

create index listing_group_unestimated on listing_group (country, id) where is_unestimated = 1 and is_live = 1;
create index listing_group_refresh on listing_group (country, id);
create unique index listing_group_slug on listing_group (country, slug);
create index listing_group_project on listing_group (country, type_group, project_slug, activity, is_live);
create index listing_group_lead on listing_group (lead_listing_id);
create index listing_group_newest on listing_group (country, activity, first_seen_at desc, id) where is_live = 1;
create index listing_group_price on listing_group (country, activity, price, id) where is_live = 1;
create index listing_group_psf on listing_group (country, activity, psf, id) where is_live = 1;
create index listing_group_area on listing_group (country, activity, area_sqm desc, id) where is_live = 1;
create index listing_group_cut on listing_group (country, activity, price_cut_at desc, id) where is_live = 1 and price_cut_at is not null;
create index listing_group_value on listing_group (country, activity, (1.0 * price / estimate), id) where is_live = 1 and estimate is not null;
create index listing_group_news on listing_group (country, activity, news_at desc, id) where is_live = 1;
create index listing_group_facets on listing_group
  (country, activity, property_type, bedrooms, tenure, tenure_years, construction_status, furnished, against_estimate, area_slug) where is_live = 1;
