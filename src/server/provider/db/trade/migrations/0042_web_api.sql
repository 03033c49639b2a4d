-- A source's listings by RESO's Web API: who reads them with a key, and the log of what changed.

-- who holds the key, as staff call them; '' where that is the source itself
alter table feed_key add column reader text not null default '';

-- RESO's EntityEvent: what of a source's Property and Media was added, changed or went, in the order in which it did. Only ever added to. It names the record and
-- says no more: who reads it looks again. Triggers write it, so that no statement can change a record without it, nor write it without the change.
create table entity_event (
  sequence integer primary key autoincrement,
  source_id text not null,
  -- 'Property', 'Media', 'OpenHouse'
  resource text not null,
  -- of Property listing.source_key, of Media listing_media.id, of OpenHouse the listing's id and the beginning in unix seconds with a space between
  record_key text not null,
  at integer not null
) strict;
create index entity_event_source on entity_event (source_id, sequence);

create trigger entity_event_listing_added after insert on listing
when new.source <> 'own' and new.state in ('live', 'under-offer')
begin
  insert into entity_event (source_id, resource, record_key, at) values (new.source, 'Property', new.source_key, unixepoch());
end;

-- Every column that Property tells (modules/web-api/property-set.ts; a test compares them).
create trigger entity_event_listing_changed after update on listing
when new.source <> 'own' and (old.state in ('live', 'under-offer') or new.state in ('live', 'under-offer')) and (
  old.source_key is not new.source_key or old.state is not new.state or old.modified_at is not new.modified_at or old.activity is not new.activity
  or old.property_type is not new.property_type or old.price is not new.price or old.shows_price is not new.shows_price
  or old.price_words is not new.price_words or old.project_name is not new.project_name or old.street is not new.street
  or old.suburb is not new.suburb or old.place_shown is not new.place_shown or old.shows_estimate is not new.shows_estimate
  or old.postal_code is not new.postal_code or old.unit_mix is not new.unit_mix or old.bedrooms is not new.bedrooms
  or old.bathrooms is not new.bathrooms or old.area_sqm is not new.area_sqm or old.land_sqm is not new.land_sqm
  or old.floor_type is not new.floor_type or old.furnished is not new.furnished or old.facilities is not new.facilities
  or old.available_on is not new.available_on or old.headline is not new.headline or old.description is not new.description
  or old.locale is not new.locale or old.tour_url is not new.tour_url or old.video_url is not new.video_url
  or old.agent_name is not new.agent_name or old.agent_licence is not new.agent_licence or old.agent_phone is not new.agent_phone
  or old.agency is not new.agency or old.agency_licence is not new.agency_licence or old.country is not new.country
  or old.first_seen_at is not new.first_seen_at or old.state_at is not new.state_at
)
begin
  -- what belongs to it goes before it, and comes after it
  insert into entity_event (source_id, resource, record_key, at)
  select new.source, 'Media', id, unixepoch() from listing_media
  where listing_id = new.id and new.state not in ('live', 'under-offer') and source_url is not null and coalesce(fault, '') not in ('gone', 'address')
  order by position, id;
  insert into entity_event (source_id, resource, record_key, at)
  select new.source, 'OpenHouse', listing_id || ' ' || starts_at, unixepoch() from open_house
  where listing_id = new.id and new.state not in ('live', 'under-offer') order by starts_at;
  insert into entity_event (source_id, resource, record_key, at)
  select old.source, 'Property', old.source_key, unixepoch() where old.source_key <> new.source_key and old.state in ('live', 'under-offer');
  insert into entity_event (source_id, resource, record_key, at)
  select new.source, 'Property', new.source_key, unixepoch() where old.source_key = new.source_key or new.state in ('live', 'under-offer');
  insert into entity_event (source_id, resource, record_key, at)
  select new.source, 'Media', id, unixepoch() from listing_media
  where listing_id = new.id and new.state in ('live', 'under-offer') and (old.state not in ('live', 'under-offer') or old.source_key <> new.source_key)
    and source_url is not null and coalesce(fault, '') not in ('gone', 'address')
  order by position, id;
  insert into entity_event (source_id, resource, record_key, at)
  select new.source, 'OpenHouse', listing_id || ' ' || starts_at, unixepoch() from open_house
  where listing_id = new.id and new.state in ('live', 'under-offer') and (old.state not in ('live', 'under-offer') or old.source_key <> new.source_key)
  order by starts_at;
end;

create trigger entity_event_listing_gone before delete on listing
when old.source <> 'own' and old.state in ('live', 'under-offer')
begin
  insert into entity_event (source_id, resource, record_key, at)
  select old.source, 'Media', id, unixepoch() from listing_media
  where listing_id = old.id and source_url is not null and coalesce(fault, '') not in ('gone', 'address') order by position, id;
  insert into entity_event (source_id, resource, record_key, at)
  select old.source, 'OpenHouse', listing_id || ' ' || starts_at, unixepoch() from open_house where listing_id = old.id order by starts_at;
  insert into entity_event (source_id, resource, record_key, at) values (old.source, 'Property', old.source_key, unixepoch());
end;

create trigger entity_event_media_added after insert on listing_media
when new.source_url is not null and coalesce(new.fault, '') not in ('gone', 'address')
begin
  insert into entity_event (source_id, resource, record_key, at)
  select source, 'Media', new.id, unixepoch() from listing where id = new.listing_id and source <> 'own' and state in ('live', 'under-offer');
end;

-- Every column that Media tells, and those that say whether it is told.
create trigger entity_event_media_changed after update on listing_media
when (old.source_url is not null and coalesce(old.fault, '') not in ('gone', 'address')
    or new.source_url is not null and coalesce(new.fault, '') not in ('gone', 'address'))
  and (old.position is not new.position or old.kind is not new.kind or old.caption is not new.caption or old.source_url is not new.source_url
    or (coalesce(old.fault, '') in ('gone', 'address')) <> (coalesce(new.fault, '') in ('gone', 'address')))
begin
  insert into entity_event (source_id, resource, record_key, at)
  select source, 'Media', new.id, unixepoch() from listing where id = new.listing_id and source <> 'own' and state in ('live', 'under-offer');
end;

-- of a listing that is deleted with its pictures its own trigger has told
create trigger entity_event_media_gone after delete on listing_media
when old.source_url is not null and coalesce(old.fault, '') not in ('gone', 'address')
begin
  insert into entity_event (source_id, resource, record_key, at)
  select source, 'Media', old.id, unixepoch() from listing where id = old.listing_id and source <> 'own' and state in ('live', 'under-offer');
end;

create trigger entity_event_open_house_added after insert on open_house
begin
  insert into entity_event (source_id, resource, record_key, at)
  select source, 'OpenHouse', new.listing_id || ' ' || new.starts_at, unixepoch() from listing
  where id = new.listing_id and source <> 'own' and state in ('live', 'under-offer');
end;

create trigger entity_event_open_house_changed after update on open_house
when old.ends_at is not new.ends_at
begin
  insert into entity_event (source_id, resource, record_key, at)
  select source, 'OpenHouse', new.listing_id || ' ' || new.starts_at, unixepoch() from listing
  where id = new.listing_id and source <> 'own' and state in ('live', 'under-offer');
end;

create trigger entity_event_open_house_gone after delete on open_house
begin
  insert into entity_event (source_id, resource, record_key, at)
  select source, 'OpenHouse', old.listing_id || ' ' || old.starts_at, unixepoch() from listing
  where id = old.listing_id and source <> 'own' and state in ('live', 'under-offer');
end;

-- The log begins with what is told now.
insert into entity_event (source_id, resource, record_key, at)
select source, 'Property', source_key, unixepoch() from listing where source <> 'own' and state in ('live', 'under-offer') order by id;
insert into entity_event (source_id, resource, record_key, at)
select l.source, 'Media', m.id, unixepoch() from listing_media m join listing l on l.id = m.listing_id
where l.source <> 'own' and l.state in ('live', 'under-offer') and m.source_url is not null and coalesce(m.fault, '') not in ('gone', 'address')
order by l.id, m.position, m.id;
insert into entity_event (source_id, resource, record_key, at)
select l.source, 'OpenHouse', o.listing_id || ' ' || o.starts_at, unixepoch() from open_house o join listing l on l.id = o.listing_id
where l.source <> 'own' and l.state in ('live', 'under-offer') order by o.listing_id, o.starts_at;
