-- What placing listings in groups needs, and what searches of the groups need.

-- Where the same home is looked for (modules/listing/group/home-key.ts); null until the listing was placed, or where it can have no like.
alter table listing add column home_key text;
create index listing_home_key on listing (home_key) where home_key is not null;
-- the earliest found the groups, so they are placed first
create index listing_unplaced on listing (first_seen_at, id) where is_ungrouped = 1;

-- hash of what the estimate was asked for: facts and edition; another one is made when it differs
alter table listing_group add column estimate_key text not null default '';
alter table listing_group add column is_unestimated integer not null default 1 check (is_unestimated in (0, 1));
create index listing_group_unestimated on listing_group (country, id) where is_unestimated = 1 and is_live = 1;
create index listing_group_refresh on listing_group (country, id);

-- a slug alone finds its group, whatever project the records put it in later
create unique index listing_group_slug on listing_group (country, slug);
create index listing_group_project on listing_group (country, type_group, project_slug, activity, is_live);
create index listing_group_lead on listing_group (lead_listing_id);

-- the orders of searches; each ends with the id
create index listing_group_newest on listing_group (country, activity, first_seen_at desc, id) where is_live = 1;
create index listing_group_price on listing_group (country, activity, price, id) where is_live = 1;
create index listing_group_psf on listing_group (country, activity, psf, id) where is_live = 1;
create index listing_group_area on listing_group (country, activity, area_sqm desc, id) where is_live = 1;
create index listing_group_cut on listing_group (country, activity, price_cut_at desc, id) where is_live = 1 and price_cut_at is not null;
create index listing_group_value on listing_group (country, activity, (1.0 * price / estimate), id) where is_live = 1 and estimate is not null;
-- what facets count
create index listing_group_facets on listing_group
  (country, activity, property_type, bedrooms, tenure, tenure_years, construction_status, furnished, against_estimate, area_slug) where is_live = 1;

-- Groups that were found to be the home of another: their addresses and ids lead on.
create table listing_group_alias (
  -- the group that was
  id text primary key,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  slug text not null,
  -- the group that is
  group_id text not null,
  created_at integer not null
) strict;
create unique index listing_group_alias_slug on listing_group_alias (country, slug);
create index listing_group_alias_group on listing_group_alias (group_id);

-- The numbers under which live groups stand in the two indexes below, which know numbers only.
create table listing_group_number (
  id integer primary key,
  group_id text not null unique
) strict;
create virtual table listing_group_place using rtree (id, lat_min, lat_max, lng_min, lng_max);
create virtual table listing_group_words using fts5
  (project, street, postal, words, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3');

-- Raised by every placing, so that of two at once the later begins again.
create table listing_placing (
  id integer primary key check (id = 1),
  revision integer not null
) strict;
insert into listing_placing (id, revision) values (1, 0);

-- what its feed has been silent about for too long
create index listing_silent on listing (source, confirmed_at) where state in ('live', 'under-offer');
