-- What belongs to an account beside the person: licences, what is paid for, pictures. Times are unix seconds, dates are yyyy-mm-dd.

-- Agents as the regulator of their country publishes them. A market's register is replaced as a whole.
create table licence_register (
  country text not null,
  -- the number in capitals, letters and digits only: what a typed number is compared with
  cea_number_key text not null,
  cea_number text not null,
  salesperson_name text not null,
  estate_agency text not null,
  estate_agency_license_no text not null,
  starts_on text,
  ends_on text,
  -- content_hash of the version that brought the row
  version text not null,
  primary key (country, cea_number_key)
) strict, without rowid;

create table licence_register_version (
  country text primary key,
  origin text not null check (origin in ('demo', 'import')),
  content_hash text not null,
  row_count integer not null,
  imported_at integer not null
) strict;

-- What an agent shows beside the licence (§3, agent info). Lists are JSON arrays of text.
create table agent_profile (
  user_id text primary key references user (id) on delete cascade,
  tier_codes text not null default '[]',
  logo text,
  website text,
  website_title text,
  cc_emails text not null default '[]',
  updated_at integer not null
) strict;

create table stripe_product (
  stripe_id text primary key,
  name text not null
) strict;

create table stripe_price (
  stripe_id text primary key,
  product_id text not null references stripe_product (stripe_id),
  country text not null,
  name text not null,
  -- Stripe's words: month, year
  recurring_type text not null,
  interval_count integer not null,
  -- in the currency's smallest unit
  unit_amount integer not null,
  currency_code text not null,
  -- JSON object; isShowSA marks the price of a sub-account seat
  front_params text not null default '{}'
) strict;
create index stripe_price_country on stripe_price (country);

create table stripe_subscription (
  stripe_id text primary key,
  user_id text not null references user (id) on delete cascade,
  price_id text not null references stripe_price (stripe_id),
  recurring_price_quantity integer not null default 1,
  trial_period_days integer,
  -- Stripe's words: incomplete, incomplete_expired, trialing, active, past_due, canceled, unpaid, paused
  status text not null,
  -- since when a payment is due; bounds the grace of past_due
  past_due_at integer,
  cancel_at_period_end integer not null default 0,
  -- end of the period that is paid for
  expire_at integer not null,
  created_at integer not null,
  updated_at integer not null
) strict;
create index stripe_subscription_user on stripe_subscription (user_id, created_at);

-- Promotion that an account was opened with (§3, subscription).
create table subscription (
  id text primary key,
  user_id text not null unique references user (id) on delete cascade,
  promo_code text,
  expire_at integer,
  created_at integer not null,
  updated_at integer not null
) strict;

-- Seats and promotion codes (§3, Stripe info record): who may use what another pays for. `params` is a JSON object.
create table stripe_info (
  id text primary key,
  email text not null,
  main_user_id text references user (id) on delete cascade,
  user_id text references user (id) on delete set null,
  expire_at integer,
  params text not null default '{}',
  -- active, suspended, removed
  status text not null,
  created_at integer not null
) strict;
create index stripe_info_user on stripe_info (user_id);
create index stripe_info_main_user on stripe_info (main_user_id);
create index stripe_info_created_at on stripe_info (created_at);

create table user_unique_id (
  user_id text primary key references user (id) on delete cascade,
  unique_id text not null unique,
  created_at integer not null
) strict;

create table avatar (
  user_id text primary key references user (id) on delete cascade,
  key text not null unique,
  content_type text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  created_at integer not null
) strict;

-- Stored files that nobody refers to (any more): written before an upload, taken back when it succeeds, swept by the schedule.
create table file_waste (
  key text primary key,
  at integer not null
) strict;
