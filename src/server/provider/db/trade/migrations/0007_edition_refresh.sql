-- How far rows of trade that copy an edition have been read anew from the published one, room by room and page by page. Times are unix seconds.
drop table refreshed_edition;
create table edition_refresh (
  country text primary key check (country in ('SG', 'MY', 'HK', 'AU')),
  version text not null,
  -- one of modules/post/refreshes.ts, and the last row of it that is done; '' begins
  room text not null,
  after text not null,
  -- when the last page was done
  moved_at integer not null,
  -- null until every room is done
  done_at integer
) strict;
