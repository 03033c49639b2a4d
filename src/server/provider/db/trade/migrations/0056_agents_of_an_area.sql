-- Who works an area: what agents advertise and have closed there.
create index listing_area on listing (country, area_slug, state) where agent is not null;

-- An enquiry may come from a question to agents of an area. The check of a column cannot be changed in place: its words stand in LEAD_ORIGINS alone from here on.
drop trigger entity_event_lead_changed;
alter table lead add column origin_now text not null default 'contact';
update lead set origin_now = origin;
alter table lead drop column origin;
alter table lead rename column origin_now to origin;
create trigger entity_event_lead_changed after update on lead
when (old.suspicion is null or new.suspicion is null) and (
  (old.suspicion is null) <> (new.suspicion is null) or old.owner is not new.owner
  or old.origin is not new.origin or old.interest is not new.interest or old.name is not new.name or old.email is not new.email
  or old.phone is not new.phone or old.company is not new.company or old.locale is not new.locale or old.message is not new.message
  or old.home is not new.home or old.state is not new.state or old.follow_up_on is not new.follow_up_on
  or old.first_answer_at is not new.first_answer_at or old.created_at is not new.created_at or old.updated_at is not new.updated_at
)
begin
  insert into entity_event (source_id, resource, record_key, at)
  select id, 'Contacts', new.id, unixepoch() from listing_source where manager in (old.owner, new.owner) and country = new.country;
end;
