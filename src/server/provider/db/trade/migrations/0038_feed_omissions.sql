-- What could not be read of records that were taken: the rest of each is advertised.
create table feed_omission (
  run_id text not null references feed_run (id) on delete cascade,
  -- the record's place in its file, from 1
  row integer not null,
  source_key text not null,
  -- by the name that RESO has for it
  field text not null,
  code text not null,
  -- what is wrong with it; never the whole record
  detail text not null,
  primary key (run_id, row, field, code)
) strict, without rowid;

-- How many such parts a file had; only the first of very many are kept.
alter table feed_run add column omitted integer not null default 0;
