-- Which rules of a country hold: raised by every change, so that two people do not overwrite each other's.
create table lead_rule_set (
  country text primary key check (country in ('SG', 'MY', 'HK', 'AU')),
  version integer not null,
  -- of the change that made this version
  saved_as text not null
) strict;
create index booking_created on booking (created_at);
