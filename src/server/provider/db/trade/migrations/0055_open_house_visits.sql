-- An open house that an agent makes for an own listing. Its time stands in open_house as that of a feed does. Times are unix seconds.
create table hosted_open_house (
  -- a uuid, made of the action's key: sent again, it is the same row
  id text primary key,
  listing_id text not null references listing (id) on delete cascade,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  -- an account's id
  owner text not null,
  starts_at integer not null,
  ends_at integer not null check (ends_at > starts_at),
  -- the clock by which it was agreed
  time_zone text not null,
  -- what visitors are asked, in the agent's own words; '' for the usual question, in each reader's language
  question text not null,
  -- the secret of the page on which visitors check in, which its agent shows as a code as often as needed
  token text not null unique,
  version integer not null,
  -- the action that made the row as it is
  change_key text not null,
  cancelled_at integer,
  created_at integer not null,
  updated_at integer not null
) strict;
create index hosted_open_house_owner on hosted_open_house (owner, starts_at);
create index hosted_open_house_listing on hosted_open_house (listing_id, starts_at);
create index hosted_open_house_end on hosted_open_house (ends_at);

-- Who came to one. The lead of each is that of its row of history "in <id>".
create table open_house_visit (
  -- a uuid, made of the open house and of what the visitor's device calls the entry: sent again, it is the same visit
  id text primary key,
  open_house_id text not null references hosted_open_house (id) on delete cascade,
  name text not null,
  -- '' where none is given
  email text not null,
  phone text not null,
  locale text not null,
  answer text not null,
  -- when it was entered, which may be long before it could be sent
  at integer not null,
  received_at integer not null
) strict;
create index open_house_visit_of on open_house_visit (open_house_id, at);
create index open_house_visit_email on open_house_visit (lower(email)) where email <> '';

-- Times that an agent proposes to whoever wrote. They are held for them until one is taken, or the proposal ends.
create table time_proposal (
  -- a uuid, made of the action's key
  id text primary key,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  -- an account's id
  owner text not null,
  lead_id text not null references lead (id) on delete cascade,
  kind text not null check (kind in ('viewing', 'valuation', 'consultation')),
  time_zone text not null,
  place text not null,
  -- free time that is kept before and after each
  buffer_seconds integer not null,
  token_hash text not null unique,
  state text not null check (state in ('open', 'taken', 'declined', 'withdrawn')),
  -- of one that suited nobody: when they could, in their own words
  note text not null,
  held_until integer not null,
  change_key text not null,
  created_at integer not null,
  updated_at integer not null
) strict;
create index time_proposal_held on time_proposal (owner, held_until) where state = 'open';
create index time_proposal_lead on time_proposal (lead_id, created_at);
create index time_proposal_until on time_proposal (held_until);

create table proposed_time (
  proposal_id text not null references time_proposal (id) on delete cascade,
  starts_at integer not null,
  ends_at integer not null check (ends_at > starts_at),
  -- 1: this one was taken
  is_taken integer not null default 0 check (is_taken in (0, 1)),
  primary key (proposal_id, starts_at)
) strict, without rowid;
