-- Delivery of letters that may be asked for twice and cut at any point. Times are unix seconds.

-- until then one delivery has the letter; when it was cut, another one takes it afterwards
alter table letter add column lease_until integer;
-- the round pushes it after this moment; null: a minute after it was written
alter table letter add column due_at integer;
-- staff decided not to send it; it stays, so that its key is not written again
alter table letter add column dropped_at integer;
create index letter_recipient on letter (lower(recipient));
create index letter_settled on letter (settled_at) where state in ('sent', 'late');

-- The edition of a country from which rows of trade were last refreshed.
create table refreshed_edition (
  country text primary key check (country in ('SG', 'MY', 'HK', 'AU')),
  version text not null,
  at integer not null
) strict;
