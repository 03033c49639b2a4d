-- What only listings have that agents write here.
create table listing_own (
  listing_id text primary key references listing (id) on delete cascade,
  -- fields that the draft does not tell yet, JSON; their columns in `listing` hold stand-ins until it does
  open_fields text not null default '[]' check (json_valid(open_fields)),
  -- by what the floor area is measured, one of AREA_MEASURES; '' where that was not said
  area_measure text not null default '',
  -- the confirmation (listing.confirmed_at) of which its agent was reminded
  reminded_of integer
) strict, without rowid;

-- Secrets of letters, each of which confirms one listing.
create table listing_link (
  token_hash text primary key,
  listing_id text not null references listing (id) on delete cascade,
  made_at integer not null
) strict, without rowid;
create index listing_link_listing on listing_link (listing_id);

-- Pictures whose rows are gone, until their files are as well.
create table listing_waste (
  media_id text primary key,
  listing_id text not null,
  at integer not null
) strict, without rowid;

create trigger listing_media_gone after delete on listing_media
begin
  insert or ignore into listing_waste (media_id, listing_id, at) values (old.id, old.listing_id, unixepoch());
end;
