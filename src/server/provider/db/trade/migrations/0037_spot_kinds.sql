-- A place in a panorama says what it is; until now a scene behind it said that it is a door. The checks of a table cannot be changed in place.
drop index tour_spot_scene;
drop index tour_spot_to;
alter table tour_spot rename to tour_spot_before;
create table tour_spot (
  id text primary key,
  scene_id text not null references tour_scene (id) on delete cascade,
  kind text not null check (kind in ('door', 'note')),
  -- the scene behind a door; null: no door
  to_scene text references tour_scene (id) on delete cascade,
  title text not null default '',
  text text not null default '',
  yaw real not null,
  pitch real not null,
  check ((kind = 'door') = (to_scene is not null)),
  check (kind = 'door' or title <> '')
) strict;
insert into tour_spot (id, scene_id, kind, to_scene, title, text, yaw, pitch)
select id, scene_id, iif(to_scene is null, 'note', 'door'), to_scene, title, text, yaw, pitch from tour_spot_before;
drop table tour_spot_before;
create index tour_spot_scene on tour_spot (scene_id);
create index tour_spot_to on tour_spot (to_scene) where to_scene is not null;

-- and so do those of what is being written
update tour set draft = json_set(draft, '$.scenes', json((
  select json_group_array(json_set(scene.value, '$.spots', json((
    select json_group_array(json_set(spot.value, '$.kind', iif(spot.value ->> 'toScene' is null, 'note', 'door')) order by spot.key)
    from json_each(scene.value, '$.spots') spot
  ))) order by scene.key)
  from json_each(tour.draft, '$.scenes') scene
))) where draft is not null;
