-- Who wants a home of a launch, and who answers them. A launch is replaced whole by its next price list, so these name it without depending on it.

-- The account that answers for a launch; without a row the operator does.
create table launch_care (
  launch_id text primary key,
  agent text not null,
  updated_at integer not null
) strict, without rowid;
create index launch_care_agent on launch_care (agent);

-- How many ballot numbers of a launch were given: none is given again, also when who had it is forgotten.
create table launch_ballot (
  launch_id text primary key,
  given integer not null
) strict, without rowid;

create table launch_interest (
  launch_id text not null,
  -- the address in small letters
  person text not null,
  number integer not null check (number > 0),
  -- of the attempt that made it, hashed
  key text not null,
  lead_id text not null references lead (id) on delete cascade,
  -- floor and stack, "12-03"; null: no unit in particular
  unit text,
  -- JSON: kinds of homes
  unit_mixes text not null check (json_valid(unit_mixes)),
  -- the day on which they come to the preview, "2026-11-28"
  preview_on text,
  -- when they agreed to be written to about the launch, unix seconds
  agreed_at integer not null,
  primary key (launch_id, person),
  unique (launch_id, number)
) strict, without rowid;
create unique index launch_interest_lead on launch_interest (lead_id);
