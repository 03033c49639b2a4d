-- What an agent lays over a listing that a feed sends as available: an offer that was accepted. Its row keeps the state as people see it, so that a mark and
-- the state "under-offer" go together; the next import finds the mark and leaves it. Times are unix seconds.
create table listing_mark (
  listing_id text primary key references listing (id) on delete cascade,
  under_offer_at integer not null
) strict, without rowid;

-- The file of an order that a picture was made of: it is put into a listing once.
alter table listing_media add column upload_id text;
create unique index listing_media_upload on listing_media (upload_id, listing_id) where upload_id is not null;
