-- Walks through homes by panoramas. Times are unix seconds, angles are radians, places on the plan are parts of its width and height.

create table tour (
  id text primary key,
  -- the last part of its address
  path text not null unique,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  -- an account; null: of an agent who has none here
  agent text,
  -- the lines of the agent as it was published, JSON of AdvertisedBy; null: never published
  lines text check (lines is null or json_valid(lines)),
  state text not null default 'draft' check (state in ('draft', 'live', 'off')),
  -- counts what was saved
  version integer not null default 1,
  title text not null,
  about text not null default '',
  -- the language of its words
  locale text not null,
  -- the project, as editions name it
  type_group text,
  project_slug text,
  project_name text not null default '',
  -- the advertisement of the home
  listing_id text,
  -- the floor plan in pixels, and how many of them are a metre; null: no plan, no scale
  plan_width integer,
  plan_height integer,
  plan_metre real,
  created_at integer not null,
  updated_at integer not null,
  check ((type_group is null) = (project_slug is null)),
  check ((plan_width is null) = (plan_height is null))
) strict;
create index tour_agent on tour (agent, updated_at desc) where agent is not null;
create index tour_project on tour (country, type_group, project_slug) where state = 'live' and project_slug is not null;
create index tour_listing on tour (listing_id) where listing_id is not null;

create table tour_scene (
  id text primary key,
  tour_id text not null references tour (id) on delete cascade,
  position integer not null,
  -- scenes of one place are one room at different hours
  place text not null,
  hour text not null default 'day' check (hour in ('day', 'dusk')),
  name text not null,
  caption text not null default '',
  alt text not null default '',
  -- from the middle of the picture to the north, clockwise
  north real not null default 0,
  yaw real not null default 0,
  pitch real not null default 0,
  -- 0 to 100
  zoom real not null default 35,
  plan_x real,
  plan_y real,
  -- pixels of the panorama
  width integer not null,
  height integer not null,
  check (width = 2 * height),
  check ((plan_x is null) = (plan_y is null))
) strict;
create index tour_scene_tour on tour_scene (tour_id, position);

create table tour_spot (
  id text primary key,
  scene_id text not null references tour_scene (id) on delete cascade,
  -- the scene behind a door; null: it tells something
  to_scene text references tour_scene (id) on delete cascade,
  title text not null default '',
  text text not null default '',
  yaw real not null,
  pitch real not null,
  check (to_scene is not null or title <> '')
) strict;
create index tour_spot_scene on tour_spot (scene_id);
create index tour_spot_to on tour_spot (to_scene) where to_scene is not null;

-- By day of the country; nothing of who it was.
create table tour_count (
  tour_id text not null references tour (id) on delete cascade,
  day text not null,
  what text not null check (what in ('open', 'scene', 'seconds', 'spot', 'enquiry')),
  -- '' where it is the tour as a whole
  scene_id text not null,
  n integer not null,
  primary key (tour_id, day, what, scene_id)
) strict, without rowid;
