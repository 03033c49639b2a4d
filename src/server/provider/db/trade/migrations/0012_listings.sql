-- Homes that are advertised: who sends them, what each says, and which of them are one home. Times are unix seconds, prices whole units of the
-- country's currency (of rent: a month), areas square metres.

-- An agency's system that sends listings. What agents write here themselves has the source 'own', which is no row.
create table listing_source (
  -- part of the address POST /feeds/<id>: "lantern-bay"
  id text primary key check (id <> 'own'),
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  agency text not null,
  agency_licence text not null,
  -- how its files are written: 'reso', 'reaxml', 'csv'
  format text not null,
  -- a listing that was not sent for so many days is expired
  silence_days integer not null check (silence_days between 1 and 90),
  -- origins that may show its widgets, JSON
  hosts text not null default '[]' check (json_valid(hosts)),
  is_active integer not null default 1 check (is_active in (0, 1)),
  version integer not null default 1,
  created_at integer not null,
  updated_at integer not null
) strict;

-- A source proves itself by a key, of which only the hash is kept. A renewed key lets the old one live for a day.
create table feed_key (
  hash text primary key,
  source_id text not null references listing_source (id) on delete cascade,
  -- its first characters, by which people tell keys apart
  prefix text not null,
  -- JSON: 'send', 'read', 'widget'
  scopes text not null check (json_valid(scopes)),
  created_at integer not null,
  ends_at integer,
  last_used_at integer
) strict;
create index feed_key_source on feed_key (source_id, created_at desc);

-- One file that was taken in, or is being taken in.
create table feed_run (
  -- a uuid
  id text primary key,
  source_id text not null references listing_source (id) on delete cascade,
  -- sha256 of the file; '' until it was read to its end
  digest text not null default '',
  -- 1: what the file does not name is withdrawn
  is_whole integer not null check (is_whole in (0, 1)),
  state text not null check (state in ('running', 'done', 'refused')),
  -- why it was refused
  reason text,
  taken integer not null default 0,
  changed integer not null default 0,
  rejected integer not null default 0,
  withdrawn integer not null default 0,
  begun_at integer not null,
  ended_at integer
) strict;
create index feed_run_source on feed_run (source_id, begun_at desc);

-- Rows of a file that were not taken.
create table feed_rejection (
  run_id text not null references feed_run (id) on delete cascade,
  -- the record's place in its file, from 1
  row integer not null,
  source_key text not null,
  code text not null,
  -- which field, and what is wrong with it; never the whole record
  detail text not null,
  primary key (run_id, row)
) strict, without rowid;

-- One advertisement by one agent, of one home, for sale or to rent.
create table listing (
  -- of a feed: made of source and key, so that the same record is the same row; else a uuid
  id text primary key,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  -- 'own', or a listing_source
  source text not null,
  -- what the source calls it; the id itself where the source is 'own'
  source_key text not null,
  -- the account of the agent; null: a feed names an agent who has none here
  agent text,
  -- as it is advertised (the lines that the law asks for)
  agent_name text not null,
  agent_licence text not null,
  agent_phone text not null,
  agent_email text not null,
  agency text not null,
  agency_licence text not null,
  state text not null check (state in ('draft', 'live', 'under-offer', 'closed', 'withdrawn', 'expired')),
  -- src/graphql/listing-kinds.ts
  activity text not null check (activity in ('sale', 'rent', 'room')),
  -- the project, by what holds across editions; null: not found among the records
  type_group text,
  project_slug text,
  -- copies of the edition for lists and searches, made again after each publish
  edition text not null default '',
  project_name text not null,
  project_name_local text,
  area_slug text,
  district_slug text,
  property_group text not null,
  property_type text not null,
  tenure text,
  tenure_years integer,
  completion_year integer,
  construction_status text not null default 'completed',
  -- bits of FACILITIES: of the project and as advertised
  facilities integer not null default 0,
  lat real,
  lng real,
  -- as it is advertised
  street text not null,
  postal_code text not null default '',
  -- block, house or unit as the agent gives it: compared, never shown
  address text not null default '',
  unit_mix text not null,
  bedrooms integer,
  bathrooms integer,
  area_sqm real,
  land_sqm real,
  floor integer,
  -- 'ground', 'low', 'mid', 'high', 'penthouse'; where no floor is told
  floor_type text,
  furnished text,
  price integer not null check (price > 0),
  -- of the floor area; null without one
  psf real,
  available_on text,
  headline text not null default '',
  description text not null default '',
  -- the language of the two
  locale text not null default 'en-US',
  tour_url text,
  video_url text,
  -- the source's own time of its last change (ModificationTimestamp): an older one never wins
  modified_at integer not null,
  -- sha256 of what the source says; the same: nothing to do
  content_hash text not null default '',
  -- the run that named it last
  run_id text,
  first_seen_at integer not null,
  -- when its agent or its feed last said that it stands
  confirmed_at integer not null,
  -- of the state
  state_at integer not null,
  -- the group of its home; null until it was placed
  group_id text,
  -- 1: it changed since its group was made
  is_ungrouped integer not null default 1 check (is_ungrouped in (0, 1)),
  -- raised by every change by its agent
  version integer not null default 1,
  created_at integer not null,
  updated_at integer not null,
  unique (source, source_key)
) strict;
create index listing_agent on listing (agent, updated_at desc) where agent is not null;
create index listing_licence on listing (country, agent_licence, state);
create index listing_group_member on listing (group_id) where group_id is not null;
create index listing_ungrouped on listing (updated_at) where is_ungrouped = 1;
create index listing_run on listing (source, run_id);
create index listing_unconfirmed on listing (confirmed_at) where state in ('live', 'under-offer');
-- where the same home is looked for
create index listing_home on listing (country, activity, type_group, project_slug, unit_mix);

-- What was asked for it, and from when.
create table listing_price (
  listing_id text not null references listing (id) on delete cascade,
  at integer not null,
  price integer not null check (price > 0),
  primary key (listing_id, at)
) strict, without rowid;

-- What was done with it. `key` is the action's own: done again, it changes nothing.
create table listing_event (
  key text primary key,
  listing_id text not null references listing (id) on delete cascade,
  action text not null,
  -- an account, a source, or 'clock'
  actor text not null,
  from_state text,
  to_state text not null,
  note text not null default '',
  at integer not null
) strict;
create index listing_event_listing on listing_event (listing_id, at);

-- Photographs and floor plans, in the order in which they are shown.
create table listing_media (
  -- a uuid; of a feed made of listing and address
  id text primary key,
  listing_id text not null references listing (id) on delete cascade,
  position integer not null,
  kind text not null check (kind in ('photo', 'plan')),
  caption text not null default '',
  alt text not null default '',
  -- where a feed says that it is; null: uploaded here
  source_url text,
  state text not null check (state in ('waiting', 'stored', 'refused')),
  -- why it was refused
  fault text,
  tries integer not null default 0,
  content_type text,
  bytes integer,
  width integer,
  height integer,
  created_at integer not null,
  settled_at integer
) strict;
create index listing_media_listing on listing_media (listing_id, position);
create index listing_media_waiting on listing_media (created_at) where state = 'waiting';

-- All advertisements of one home: one page, whose address never changes. Everything but id, slug and first_seen_at is made from its listings.
create table listing_group (
  id text primary key,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  -- the last word of its address within its project: "3-bedroom-7k2f"
  slug text not null,
  activity text not null check (activity in ('sale', 'rent', 'room')),
  -- 1: somebody advertises it now
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
  -- the least that is asked now; of a group that is not live, the last
  price integer not null,
  price_max integer not null,
  psf real,
  -- the first price that was ever asked, and when the price last fell
  price_first integer not null,
  price_cut_at integer,
  listing_count integer not null,
  agent_count integer not null,
  photo_count integer not null,
  -- the listing whose words and pictures stand for it
  lead_listing_id text,
  has_tour integer not null check (has_tour in (0, 1)),
  first_seen_at integer not null,
  confirmed_at integer not null,
  -- when the last of its listings left; null while one is live
  gone_at integer,
  -- 1: it was withdrawn and came back
  is_back integer not null default 0 check (is_back in (0, 1)),
  -- the estimate of the like home (68 % band), copied with the edition it came from; null where it is refused
  edition text not null default '',
  estimate integer,
  estimate_low integer,
  estimate_high integer,
  -- 'below', 'within', 'above'
  against_estimate text,
  updated_at integer not null,
  unique (country, type_group, project_slug, slug)
) strict;

-- What somebody says is wrong with an advertisement.
create table listing_problem (
  -- a uuid
  id text primary key,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  group_id text not null,
  listing_id text,
  -- listing-kinds.ts
  reason text not null,
  text text not null,
  email text not null,
  state text not null default 'new' check (state in ('new', 'settled')),
  settled_by text,
  note text not null default '',
  created_at integer not null,
  settled_at integer
) strict;
create index listing_problem_country on listing_problem (country, state, created_at desc);
