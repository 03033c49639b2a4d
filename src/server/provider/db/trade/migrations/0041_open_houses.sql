-- When an advertised home is open for everybody to look at. Times are unix seconds.
create table open_house (
  listing_id text not null references listing (id) on delete cascade,
  starts_at integer not null,
  ends_at integer not null,
  primary key (listing_id, starts_at)
) strict, without rowid;
