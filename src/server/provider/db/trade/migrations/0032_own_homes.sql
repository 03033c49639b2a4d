-- Homes that people say are theirs, with the letters that they ask for. Times are unix seconds.

create table own_home (
  id text primary key,
  owner text not null,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  type_group text not null check (type_group in ('public-stack', 'private-stack', 'private-land')),
  slug text not null,
  -- as its owner calls it
  name text not null,
  -- kind, size and floor, as the estimate is asked for, JSON
  home text not null check (json_valid(home)),
  -- price, day and loan, where its owner wants them kept here, JSON; null: they are in a tab of the browser alone
  purchase text check (purchase is null or json_valid(purchase)),
  is_monthly integer not null default 0 check (is_monthly in (0, 1)),
  -- of the last monthly letter: "2026-11", and the edition that it told of
  letter_month text,
  letter_edition text,
  has_alert integer not null default 0 check (has_alert in (0, 1)),
  -- sales of earlier months (yyyymm) are no news; null: never watched
  watched_from integer,
  -- the edition that was last looked at for sales
  seen_edition text,
  created_at integer not null,
  unique (owner, country, type_group, slug, home)
) strict;
create index own_home_monthly on own_home (country, id) where is_monthly = 1;
create index own_home_alert on own_home (country, id) where has_alert = 1;

-- Like sales near a watched home that were seen in some edition, so that each is told of once. Ids of the market's rows change with editions: a sale is
-- known by what it says.
create table own_home_sale (
  home_id text not null references own_home (id) on delete cascade,
  sale text not null,
  -- what is to be told of it, JSON; null: told, or known from the beginning
  facts text check (facts is null or json_valid(facts)),
  primary key (home_id, sale)
) strict, without rowid;
create index own_home_sale_waiting on own_home_sale (home_id) where facts is not null;

-- The links in letters that stop them.
create table own_home_link (
  token_hash text primary key,
  owner text not null,
  -- null: of all homes of the owner
  home_id text references own_home (id) on delete cascade,
  letter text not null check (letter in ('monthly', 'sold')),
  made_at integer not null
) strict;
create index own_home_link_owner on own_home_link (owner);
create index own_home_link_home on own_home_link (home_id);
create index own_home_link_made on own_home_link (made_at);
