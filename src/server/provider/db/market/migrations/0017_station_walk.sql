-- Begun minutes on foot to the nearest station, as lists and marks compare them; counted when a market is published.
alter table project add column station_walk integer;
