-- Lists of recorded deals that agents keep under a name. Times are unix seconds.

create table deal_list (
  -- in ?transactionlist= of its link
  code text primary key,
  owner text not null,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  name text not null,
  -- the parameters of its address, "?areaId=3&from=2024-01"
  search text not null,
  -- the same as the provider asks the market, JSON
  filter text not null check (json_valid(filter)),
  has_alert integer not null default 0 check (has_alert in (0, 1)),
  -- how many deals it had in the edition that was last looked at for news; null: none was
  seen integer,
  seen_edition text,
  -- since when its link opens it; null: it is its owner's alone
  shared_at integer,
  -- the lines of its owner below a shared list, JSON
  lines text check (lines is null or json_valid(lines)),
  created_at integer not null,
  unique (owner, country, search)
) strict;
create index deal_list_owner on deal_list (owner, created_at desc);
create index deal_list_alert on deal_list (country, code) where has_alert = 1;
