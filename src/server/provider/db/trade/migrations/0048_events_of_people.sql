-- The log tells of enquiries, appointments and orders as well: those of the agent who manages a source, in its country. As of listings it names the record and says
-- no more: nothing of a person is in it. Their rows are what modules/web-api/people-sets.ts tells, and each update compares every column of it (a test compares them).

-- An enquiry that is held back is told once somebody has said that it is none of those.
create trigger entity_event_lead_added after insert on lead
when new.suspicion is null
begin
  insert into entity_event (source_id, resource, record_key, at)
  select id, 'Contacts', new.id, unixepoch() from listing_source where manager = new.owner and country = new.country;
end;

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

create trigger entity_event_lead_gone after delete on lead
when old.suspicion is null
begin
  insert into entity_event (source_id, resource, record_key, at)
  select id, 'Contacts', old.id, unixepoch() from listing_source where manager = old.owner and country = old.country;
end;

create trigger entity_event_booking_added after insert on booking
begin
  insert into entity_event (source_id, resource, record_key, at)
  select id, 'ShowingAppointment', new.id, unixepoch() from listing_source where manager = new.owner and country = new.country;
end;

create trigger entity_event_booking_changed after update on booking
when old.owner is not new.owner
  or old.uid is not new.uid or old.kind is not new.kind or old.starts_at is not new.starts_at or old.ends_at is not new.ends_at
  or old.time_zone is not new.time_zone or old.day is not new.day or old.place is not new.place or old.state is not new.state
  or old.visitor_name is not new.visitor_name or old.visitor_email is not new.visitor_email or old.visitor_phone is not new.visitor_phone
  or old.visitor_locale is not new.visitor_locale or old.note is not new.note or old.home is not new.home
  or old.created_at is not new.created_at or old.updated_at is not new.updated_at
begin
  insert into entity_event (source_id, resource, record_key, at)
  select id, 'ShowingAppointment', new.id, unixepoch() from listing_source where manager in (old.owner, new.owner) and country = new.country;
end;

create trigger entity_event_booking_gone after delete on booking
begin
  insert into entity_event (source_id, resource, record_key, at)
  select id, 'ShowingAppointment', old.id, unixepoch() from listing_source where manager = old.owner and country = old.country;
end;

create trigger entity_event_order_added after insert on vendor_order
begin
  insert into entity_event (source_id, resource, record_key, at)
  select id, 'X_Order', new.id, unixepoch() from listing_source where manager = new.agent and country = new.country;
end;

create trigger entity_event_order_changed after update on vendor_order
when old.agent is not new.agent
  or old.serial is not new.serial or old.vendor_name is not new.vendor_name or old.lines is not new.lines or old.cents is not new.cents
  or old.home is not new.home or old.place is not new.place or old.note is not new.note or old.visit_on is not new.visit_on
  or old.due_on is not new.due_on or old.state is not new.state or old.created_at is not new.created_at or old.updated_at is not new.updated_at
begin
  insert into entity_event (source_id, resource, record_key, at)
  select id, 'X_Order', new.id, unixepoch() from listing_source where manager in (old.agent, new.agent) and country = new.country;
end;

create trigger entity_event_order_gone after delete on vendor_order
begin
  insert into entity_event (source_id, resource, record_key, at)
  select id, 'X_Order', old.id, unixepoch() from listing_source where manager = old.agent and country = old.country;
end;

-- A source that an agent begins, or that passes from one to another: what is told is told of the one, and of the other no more. What the one has given others
-- to read ends with it.
create trigger entity_event_manager_added after insert on listing_source
when new.manager is not null
begin
  insert into entity_event (source_id, resource, record_key, at)
  select new.id, 'Contacts', id, unixepoch() from lead where owner = new.manager and country = new.country and suspicion is null order by id;
  insert into entity_event (source_id, resource, record_key, at)
  select new.id, 'ShowingAppointment', id, unixepoch() from booking where owner = new.manager and country = new.country order by id;
  insert into entity_event (source_id, resource, record_key, at)
  select new.id, 'X_Order', id, unixepoch() from vendor_order where agent = new.manager and country = new.country order by id;
end;

create trigger entity_event_manager_changed after update of manager on listing_source
when old.manager is not new.manager
begin
  update feed_key set ends_at = min(coalesce(ends_at, unixepoch()), unixepoch()) where source_id = new.id
    and exists (select 1 from json_each(feed_key.scopes) where value in ('enquiries', 'appointments', 'orders'));
  delete from webhook where source_id = new.id
    and exists (select 1 from json_each(webhook.topics) where value in ('Contacts', 'ShowingAppointment', 'X_Order'));
  insert into entity_event (source_id, resource, record_key, at)
  select new.id, 'Contacts', id, unixepoch() from lead
  where owner in (old.manager, new.manager) and country = new.country and suspicion is null order by id;
  insert into entity_event (source_id, resource, record_key, at)
  select new.id, 'ShowingAppointment', id, unixepoch() from booking where owner in (old.manager, new.manager) and country = new.country order by id;
  insert into entity_event (source_id, resource, record_key, at)
  select new.id, 'X_Order', id, unixepoch() from vendor_order where agent in (old.manager, new.manager) and country = new.country order by id;
end;

-- The log goes on with what is told now.
insert into entity_event (source_id, resource, record_key, at)
select s.id, 'Contacts', c.id, unixepoch() from listing_source s join lead c on c.owner = s.manager and c.country = s.country
where c.suspicion is null order by s.id, c.id;
insert into entity_event (source_id, resource, record_key, at)
select s.id, 'ShowingAppointment', b.id, unixepoch() from listing_source s join booking b on b.owner = s.manager and b.country = s.country
order by s.id, b.id;
insert into entity_event (source_id, resource, record_key, at)
select s.id, 'X_Order', o.id, unixepoch() from listing_source s join vendor_order o on o.agent = s.manager and o.country = s.country
order by s.id, o.id;
