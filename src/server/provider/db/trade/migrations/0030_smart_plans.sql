-- Plans of a household's homes over the years. Times are unix seconds.

create table smart_plan (
  id text primary key,
  -- of the attempt that made it: the same attempt is the same plan
  key text not null unique,
  -- the account that made it
  owner text not null,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  title text not null,
  -- household, homes, steps and scenario, JSON; figures and results are computed from it each time
  plan text not null check (json_valid(plan)),
  -- raised by each change: a change names the one that it was made on
  version integer not null default 1,
  created_at integer not null,
  updated_at integer not null
) strict;
create index smart_plan_owner on smart_plan (owner, updated_at desc);
