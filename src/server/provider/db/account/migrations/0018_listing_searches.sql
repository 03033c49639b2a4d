-- Letters about searches of advertised homes. `seen_version` of such a search is the time at which it was last looked at, ISO 8601.

-- the homes that it shows, as a ListingFilter in JSON; null for other addresses
alter table saved_search add column listing_filter text check (json_valid(listing_filter));
-- what its owner knows of them: { since, homes: { <group>: <time of its last news> } }, at most some hundred; null until it is counted
alter table saved_search add column seen_homes text check (json_valid(seen_homes));
create index saved_search_homes on saved_search (coalesce(seen_version, '')) where listing_filter is not null and alert <> 'off';
