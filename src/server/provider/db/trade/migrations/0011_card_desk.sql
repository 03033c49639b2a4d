-- What the card desk knows: the stand-in for the card service in the local environment. Empty everywhere else.
create table card_desk_object (
  -- the order of lists
  seq integer primary key autoincrement,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  id text not null,
  -- Stripe's name of the kind: "customer", "price"
  kind text not null,
  -- what lists are narrowed by: the customer, what it belongs to (product of a price, subscription of an invoice), its name (lookup key, code, e-mail address)
  customer text,
  parent text,
  name text,
  -- the test clock it lives by
  clock text,
  -- unix seconds: when something happens to it by itself
  due_at integer,
  version integer not null,
  -- { object: as the API tells it, hidden: what it does not tell }
  json text not null,
  unique (country, id)
) strict;
create index card_desk_kind on card_desk_object (country, kind, seq);
create index card_desk_customer on card_desk_object (country, customer, kind, seq);
create index card_desk_parent on card_desk_object (country, parent, kind, seq);
create index card_desk_name on card_desk_object (country, name, kind, seq);
create index card_desk_due on card_desk_object (country, clock, due_at) where due_at is not null;

-- Idempotency keys: what was asked under each, and what was answered.
create table card_desk_key (
  country text not null,
  key text not null,
  -- method, path and body
  fingerprint text not null,
  -- of the request that works under the key, and since when (ms)
  taken_by text not null,
  taken_at integer not null,
  -- how many requests came with it
  uses integer not null,
  status integer,
  answer text,
  primary key (country, key)
) strict;

-- What is to go wrong with the next requests, for trying out what the site does then.
create table card_desk_fault (
  country text primary key,
  kind text not null,
  -- how many requests it still befalls
  times integer not null
) strict;

-- Never holds a row: an insert of null undoes a transaction whose objects were changed by another one meanwhile.
create table card_desk_clash (id text not null) strict;
