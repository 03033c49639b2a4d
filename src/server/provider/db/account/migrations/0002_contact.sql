-- What people wrote to us. Times are unix seconds.
create table contact_consult (
  id text primary key,
  name text not null,
  email text not null,
  phone text not null,
  company_name text,
  interest text not null,
  message text not null,
  country text,
  created_at integer not null,
  updated_at integer not null
) strict;
create index contact_consult_created_at on contact_consult (created_at);

-- Who wrote in the last hour, by a hash of the address; kept apart from the messages and removed once it is older.
create table contact_sender (
  id integer primary key,
  address_hash text not null,
  at integer not null
) strict;
create index contact_sender_hash on contact_sender (address_hash, at);
create index contact_sender_at on contact_sender (at);
