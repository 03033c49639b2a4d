-- When a home was last news: found with the others that are, newest first.

-- when it was last advertised again after a time without; null: never, or not placed since this column is there
alter table listing_group add column back_at integer;
-- first seen, asked for less, or back
alter table listing_group add column news_at integer generated always as
  (max(first_seen_at, coalesce(price_cut_at, 0), coalesce(back_at, 0))) virtual;
create index listing_group_news on listing_group (country, activity, news_at desc, id) where is_live = 1;
