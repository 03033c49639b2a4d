-- What an agent has changed of an advertised listing and not published, as it would be stored (JSON of its content); null: nothing.
alter table listing_own add column edits text check (edits is null or json_valid(edits));

-- How a listing was closed, for as long as it is. What its agent says, not a record of the market.
create table listing_closing (
  listing_id text primary key references listing (id) on delete cascade,
  -- what it was before, and is again when the closing is undone
  from_state text not null check (from_state in ('live', 'under-offer')),
  outcome text not null check (outcome in ('sold', 'let', 'withdrawn')),
  -- what it was sold or let for; null: not told
  price integer check (price > 0),
  -- on which day, "2026-11-20"; null: not told
  day text,
  at integer not null
) strict, without rowid;
