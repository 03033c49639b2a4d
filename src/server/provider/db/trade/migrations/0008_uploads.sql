-- Files that vendors hand over with an order. The rows outlive their order until the files are gone. Times are unix seconds.
create table upload (
  -- a uuid
  id text primary key,
  -- of vendor_order
  order_id text not null,
  name text not null,
  -- upload-kinds.ts
  kind text not null,
  bytes integer not null check (bytes > 0),
  -- sha256 of its size, its beginning and its end: the same file, chosen again, goes on where it stopped
  print text not null,
  -- the store's name of the parts that have arrived, until they are joined
  parts_id text not null,
  has_preview integer not null default 0 check (has_preview in (0, 1)),
  state text not null check (state in ('open', 'stored', 'waste')),
  -- when its order was delivered with it: from then on the agent sees it
  delivered_at integer,
  created_at integer not null,
  changed_at integer not null
) strict;
create index upload_order on upload (order_id, created_at);
create index upload_unfinished on upload (changed_at) where state <> 'stored';
-- one row for one file of an order, however often it is begun
create unique index upload_print on upload (order_id, print) where state <> 'waste';

create table upload_part (
  upload_id text not null references upload (id) on delete cascade,
  number integer not null check (number >= 1),
  -- what the store calls it
  etag text not null,
  primary key (upload_id, number)
) strict, without rowid;
