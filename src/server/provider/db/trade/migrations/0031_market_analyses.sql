-- Comparative market analyses that agents keep. Times are unix seconds.

create table market_analysis (
  id text primary key,
  -- of the attempt that made it: the same attempt is the same analysis
  key text not null unique,
  -- of the attempt that wrote it last
  last_key text not null,
  -- the account that made it
  owner text not null,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  type_group text not null,
  slug text not null,
  project_name text not null,
  title text not null,
  -- counted up by each change; whoever changes it names the one they saw
  version integer not null default 1,
  -- the home as the agent describes it, JSON
  facts text not null check (json_valid(facts)),
  -- what the engine said of it at the making, JSON: estimate and comparables
  evidence text not null check (json_valid(evidence)),
  -- which sales the agent added, JSON
  added text not null check (json_valid(added)),
  -- what the agent chose and adjusted, JSON
  choice text not null check (json_valid(choice)),
  -- to the client
  note text not null default '',
  -- whether the automatic estimate stands in the workbook
  shows_engine integer not null check (shows_engine in (0, 1)),
  -- Market.dataVersion of the evidence
  edition text not null,
  -- the result, in whole units of money
  value integer not null,
  created_at integer not null,
  updated_at integer not null
) strict;
create index market_analysis_owner on market_analysis (owner, updated_at desc);
