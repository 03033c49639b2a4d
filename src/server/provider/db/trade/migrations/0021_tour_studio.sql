-- Tours that agents make. Scenes may also show a home before it is furnished: the check of a column cannot be changed in place, so the tables are made anew.
create table tour_scene_of (
  id text primary key,
  tour_id text not null references tour (id) on delete cascade,
  position integer not null,
  -- scenes of one place are one room, at different hours or unfurnished
  place text not null,
  hour text not null default 'day' check (hour in ('day', 'dusk', 'empty')),
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
  -- bundles of its pictures: tiles, and the first view; null: files of their own under the scene's id
  pano text,
  still text,
  check (width = 2 * height),
  check ((plan_x is null) = (plan_y is null))
) strict;
insert into tour_scene_of (id, tour_id, position, place, hour, name, caption, alt, north, yaw, pitch, zoom, plan_x, plan_y, width, height)
select id, tour_id, position, place, hour, name, caption, alt, north, yaw, pitch, zoom, plan_x, plan_y, width, height from tour_scene;

create table tour_spot_of (
  id text primary key,
  scene_id text not null references tour_scene_of (id) on delete cascade,
  -- the scene behind a door; null: it tells something
  to_scene text references tour_scene_of (id) on delete cascade,
  title text not null default '',
  text text not null default '',
  yaw real not null,
  pitch real not null,
  check (to_scene is not null or title <> '')
) strict;
insert into tour_spot_of (id, scene_id, to_scene, title, text, yaw, pitch) select id, scene_id, to_scene, title, text, yaw, pitch from tour_spot;

drop table tour_spot;
drop table tour_scene;
alter table tour_scene_of rename to tour_scene;
alter table tour_spot_of rename to tour_spot;
create index tour_scene_tour on tour_scene (tour_id, position);
create index tour_spot_scene on tour_spot (scene_id);
create index tour_spot_to on tour_spot (to_scene) where to_scene is not null;

-- What is being written, JSON of TourDraft; null: what is in the tables.
alter table tour add column draft text check (draft is null or json_valid(draft));
-- The bundle of the floor plan; null: a file of its own, or no plan.
alter table tour add column plan text;

-- Files of a tour that travel and are kept as one: a panorama in tiles, its first view, or a floor plan.
create table tour_bundle (
  id text primary key,
  tour_id text not null references tour (id) on delete cascade,
  kind text not null check (kind in ('pano', 'still', 'plan')),
  -- SHA-256 of its bytes
  print text not null,
  bytes integer not null,
  -- how the store names its parts
  parts_id text not null,
  state text not null default 'open' check (state in ('open', 'stored')),
  -- pixels of the whole picture
  width integer,
  height integer,
  -- where each file lies in it: JSON { name: [first byte, bytes] }
  files text check (files is null or json_valid(files)),
  created_at integer not null,
  changed_at integer not null,
  check ((state = 'stored') = (files is not null and width is not null and height is not null))
) strict;
create unique index tour_bundle_print on tour_bundle (tour_id, print);

create table tour_bundle_part (
  bundle_id text not null references tour_bundle (id) on delete cascade,
  number integer not null,
  etag text not null,
  primary key (bundle_id, number)
) strict, without rowid;

-- Files whose rows are gone, until they are as well. `parts_id`: of a bundle; null: of a scene or plan that has files of its own.
create table tour_waste (
  key text primary key,
  parts_id text,
  at integer not null
) strict, without rowid;

create trigger tour_bundle_gone after delete on tour_bundle
begin
  insert or ignore into tour_waste (key, parts_id, at) values ('tours/' || old.tour_id || '/' || old.id, old.parts_id, unixepoch());
end;

create trigger tour_gone before delete on tour
begin
  insert or ignore into tour_waste (key, parts_id, at) values ('tours/' || old.id || '/plan', null, unixepoch());
  insert or ignore into tour_waste (key, parts_id, at)
  select 'tours/' || old.id || '/' || id, null, unixepoch() from tour_scene where tour_id = old.id and pano is null;
end;
