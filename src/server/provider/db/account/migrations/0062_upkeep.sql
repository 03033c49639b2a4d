-- What the site's operator did and the site found of itself; told on /trust (docs/decisions/194). Nothing of a person.

-- How often the platform's clock asked all parts of the site on a day of UTC, and how often one of them did not answer.
create table health_day (
  -- yyyy-mm-dd
  day text primary key,
  -- of the day's first check, unix seconds
  first_at integer not null,
  checks integer not null check (checks > 0),
  failed integer not null check (failed between 0 and checks)
) strict;

create table upkeep_act (
  kind text not null check (kind in ('backup', 'restore')),
  -- unix seconds: the moment that a backup is of, the end of a restore
  at integer not null,
  -- what the command took
  seconds integer not null check (seconds >= 0),
  primary key (kind, at)
) strict;
