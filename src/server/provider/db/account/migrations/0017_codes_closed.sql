-- 1: the card service has been told that the code has ended. Codes that ended before were told at once.
alter table promotion_code add column is_closed integer not null default 0;
update promotion_code set is_closed = 1 where ended_at is not null;
create index promotion_code_cut on promotion_code (created_at) where is_ready = 0 or (ended_at is not null and is_closed = 0);
