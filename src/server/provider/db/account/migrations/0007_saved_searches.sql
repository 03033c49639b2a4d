-- Searches that people keep, and the letters that tell them of news. Times are unix seconds.

create table saved_search (
  -- a uuid
  id text primary key,
  user_id text not null references user (id) on delete cascade,
  name text not null,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  -- the page and its parameters without a language's prefix: "/search" and "?q=bishan"
  path text not null,
  search text not null,
  -- where the site was when it was saved, for links in letters
  site_origin text not null,
  -- the projects it shows, as a ProjectFilter in JSON; null for an address that shows none, which has no alerts
  filter text check (json_valid(filter)),
  alert text not null default 'off' check (alert in ('off', 'daily', 'weekly')),
  -- what its owner knows: the edition of the market, and what the filter found in it; null until it is counted
  seen_version text,
  seen_projects integer not null default 0,
  seen_sales integer not null default 0,
  -- when a letter last told of it
  told_at integer,
  created_at integer not null,
  updated_at integer not null,
  unique (user_id, country, path, search)
) strict;
create index saved_search_alert on saved_search (country, seen_version) where alert <> 'off';

-- Each letter's link that ends all alerts, by its sha256.
create table alert_letter (
  token_hash text primary key,
  user_id text not null references user (id) on delete cascade,
  sent_at integer not null
) strict;
create index alert_letter_user on alert_letter (user_id);
create index alert_letter_sent_at on alert_letter (sent_at);
