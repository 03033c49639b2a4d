-- Addresses that are told when something of a source changed (modules/webhook). What they are told is a part of its log, entity_event; nothing of it is kept here.
create table webhook (
  -- a uuid; its secret is made of it and of the Worker's key, and kept nowhere
  id text primary key,
  source_id text not null references listing_source (id) on delete cascade,
  address text not null,
  -- JSON: resources of the log
  topics text not null check (json_valid(topics)),
  -- the last event that a delivery has, or had
  sequence integer not null,
  created_at integer not null,
  -- null: in force
  ended_at integer,
  -- 'staff', or 'gone': its address answered 410
  ended_by text
) strict;
create index webhook_source on webhook (source_id, created_at);

-- A message: the events of the webhook's topics behind one, up to and with another.
create table webhook_delivery (
  -- the same for each try
  id text primary key,
  webhook_id text not null references webhook (id) on delete cascade,
  after_sequence integer not null,
  to_sequence integer not null,
  -- words.ts
  state text not null,
  tries integer not null default 0,
  due_at integer not null,
  lease_until integer,
  -- why the last try failed: "status 500"
  fault text,
  created_at integer not null,
  settled_at integer
) strict;
-- one at a time: the next is made when this one is settled
create unique index webhook_delivery_waiting on webhook_delivery (webhook_id) where state = 'waiting';
create index webhook_delivery_webhook on webhook_delivery (webhook_id, state, settled_at);
