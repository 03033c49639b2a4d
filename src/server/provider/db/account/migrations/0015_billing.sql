-- What is paid by card, as the card service tells it. Times are unix seconds, amounts the currency's smallest unit with tax included.

alter table stripe_price add column lookup_key text;
-- JSON: [{ upTo, unitAmount }]; all seats cost what the tier of their number says
alter table stripe_price add column tiers text not null default '[]';
alter table stripe_price add column trial_days integer not null default 0;
-- 0: no longer sold; subscriptions keep it
alter table stripe_price add column is_sold integer not null default 1;

-- When the prices of a country were last read from the card service.
create table price_reading (
  country text primary key,
  at integer not null
) strict;

alter table stripe_subscription add column customer_id text;
-- 1: it is to be paid by a card that is not there yet; it does not entitle
alter table stripe_subscription add column awaits_card integer not null default 0;
alter table stripe_subscription add column trial_end_at integer;
-- when it ends, or ended
alter table stripe_subscription add column ends_at integer;
-- the newest invoice, when it is open, and what is left of it
alter table stripe_subscription add column open_invoice text;
alter table stripe_subscription add column open_amount integer;
-- what the next period costs; null in rows that were not fetched
alter table stripe_subscription add column next_amount integer;
-- JSON: { id, brand, last4, expMonth, expYear }, as the card service tells it; never a number
alter table stripe_subscription add column card text check (card is null or json_valid(card));
alter table stripe_subscription add column code_id text;
-- JSON: who is credited for it (§2.6)
alter table stripe_subscription add column attribution text check (attribution is null or json_valid(attribution));
alter table stripe_subscription add column fetched_at integer not null default 0;
create index stripe_subscription_fetched on stripe_subscription (fetched_at) where status not in ('canceled', 'incomplete_expired');

-- The turns in which a subscription is fetched: what was asked for later may overwrite what was asked for before, never the other way round.
create table stripe_turn (
  subscription_id text primary key,
  asked integer not null,
  written integer not null default 0
) strict;

create table stripe_customer (
  user_id text not null references user (id) on delete cascade,
  country text not null,
  customer_id text not null,
  created_at integer not null,
  primary key (user_id, country)
) strict;
create unique index stripe_customer_id on stripe_customer (country, customer_id);

-- One attempt to subscribe. All keys that the card service is sent are made from its id, and what is sent from what stands here.
create table billing_checkout (
  -- a uuid
  id text primary key,
  user_id text not null references user (id) on delete cascade,
  country text not null,
  -- open, done (the subscription entitles), ended (replaced, or given up)
  state text not null check (state in ('open', 'done', 'ended')),
  price_id text not null,
  quantity integer not null,
  trial_days integer not null,
  code_id text,
  -- JSON: { name, email, address, taxNumber } for invoices
  details text not null check (json_valid(details)),
  attribution text check (attribution is null or json_valid(attribution)),
  customer_id text,
  subscription_id text,
  -- whoever carries it out now has it until then
  lease_until integer,
  created_at integer not null,
  updated_at integer not null
) strict;
create unique index billing_checkout_open on billing_checkout (user_id, country) where state = 'open';
create index billing_checkout_user on billing_checkout (user_id, created_at);
create index billing_checkout_subscription on billing_checkout (subscription_id);

-- A card that is to be put in place of another; open until the card service says that it was named.
create table card_change (
  setup_intent text primary key,
  user_id text not null references user (id) on delete cascade,
  country text not null,
  subscription_id text not null,
  is_open integer not null default 1,
  created_at integer not null
) strict;
create index card_change_open on card_change (created_at) where is_open = 1;
create index card_change_user on card_change (user_id);

-- What changes with the next period; carried out shortly before the present one ends.
create table plan_change (
  subscription_id text primary key,
  -- names the request at the card service
  id text not null,
  user_id text not null references user (id) on delete cascade,
  country text not null,
  price_id text not null,
  quantity integer not null,
  due_at integer not null,
  created_at integer not null
) strict;
create index plan_change_due on plan_change (due_at);
create index plan_change_user on plan_change (user_id);

-- Webhooks that were taken, and where they point; nothing else of them is kept.
create table billing_event (
  id text not null,
  country text not null,
  subscription_id text,
  setup_intent text,
  at integer not null,
  -- null until somebody has looked there
  looked_at integer,
  primary key (country, id)
) strict, without rowid;
create index billing_event_at on billing_event (at);
create index billing_event_waiting on billing_event (at) where looked_at is null;

-- What a payer is to be told, written with what it tells of, and handed over to trade's notices afterwards.
create table billing_news (
  -- the fact: told once
  key text primary key,
  user_id text not null references user (id) on delete cascade,
  country text not null,
  kind text not null,
  facts text not null check (json_valid(facts)),
  at integer not null,
  handed_at integer
) strict;
create index billing_news_waiting on billing_news (at) where handed_at is null;
create index billing_news_user on billing_news (user_id);

-- Promotion codes. Each has a row of stripe_info under the same id, by which staff's lists know it (§3, §7).
create table promotion_code (
  -- a uuid; the coupon's id at the card service
  id text primary key,
  code text not null,
  -- in capitals
  code_key text not null unique,
  kind text not null check (kind in ('discount', 'vip')),
  country text not null,
  percent real,
  amount_off integer,
  -- null: as long as the subscription
  months integer,
  -- JSON: keys of plans, none: all
  plans text not null default '[]' check (json_valid(plans)),
  is_first_time_only integer not null default 0,
  use_limit integer,
  ends_at integer,
  vip_until integer,
  -- the promotion code at the card service; null until it is made there, and of a VIP code
  promotion_id text,
  is_ready integer not null default 0,
  ended_at integer,
  created_at integer not null
) strict;
create index promotion_code_created_at on promotion_code (created_at);

create table promotion_use (
  code_id text not null references promotion_code (id) on delete cascade,
  user_id text not null references user (id) on delete cascade,
  at integer not null,
  primary key (code_id, user_id)
) strict, without rowid;
create index promotion_use_user on promotion_use (user_id);
