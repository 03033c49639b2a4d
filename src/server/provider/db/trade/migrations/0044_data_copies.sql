-- Copies of what somebody has here, to take away. The files of a copy are listed first; each part of the copy is then packed in one step.
-- owner '': the account is gone, and the next run removes the copy. source null: what is of the person; else the listings of that source.
create table data_copy (
  id text primary key,
  owner text not null,
  source text,
  country text not null,
  locale text not null,
  site_origin text not null,
  state text not null,
  tries integer not null default 0,
  -- of a part that is being sent to the store; null while none is
  parts_id text,
  lease_until integer,
  asked_at integer not null,
  settled_at integer,
  ends_at integer
) strict;
create index data_copy_owner on data_copy (owner, asked_at);
create index data_copy_state on data_copy (state, asked_at);

-- kind and format: a table of records, from the record after which it begins; kind 'file': a file of the store under its key there.
create table data_copy_file (
  copy_id text not null references data_copy (id) on delete cascade,
  position integer not null,
  path text not null,
  kind text not null,
  format text not null,
  first_key text not null,
  part integer,
  records integer,
  bytes integer,
  sha_256 text,
  primary key (copy_id, position)
) strict, without rowid;

create table data_copy_part (
  copy_id text not null references data_copy (id) on delete cascade,
  number integer not null,
  bytes integer not null,
  sha_256 text not null,
  primary key (copy_id, number)
) strict, without rowid;
