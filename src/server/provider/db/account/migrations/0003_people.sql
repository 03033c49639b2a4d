-- Who people are and how they come in. Times are unix seconds; tokens are kept as sha256 in hex, never in the clear.
-- What they did is told in audit_event (0001): subject_hash is the sha256 of a user's id, detail never holds personal data.

create table user (
  -- a uuid
  id text primary key,
  -- as the person writes it
  email text not null,
  -- trimmed and in lower case: what makes two addresses one
  email_key text not null unique,
  nick_name text not null,
  -- country code and number joined, "+6591234567"; '' where it was never given
  phone_number text not null default '',
  phone_verified_at integer,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  -- a locale's code, "en-US"
  language text not null default 'en-US',
  kind text not null check (kind in ('agent', 'non-agent', 'sub-account', 'staff', 'vendor')),
  -- a JSON array of §6's roles
  roles text not null default '[]' check (json_valid(roles)),
  -- scrypt$N$r$p$salt$hash in base64url; null until a person made by others chooses a password
  password_hash text,
  email_verified_at integer,
  activated_at integer,
  -- set when the person asks to be deleted; signing in before it comes takes it back
  deletion_due_at integer,
  created_at integer not null,
  updated_at integer not null
) strict;
create index user_created_at on user (created_at);
create index user_deletion_due_at on user (deletion_due_at) where deletion_due_at is not null;

create table agent_detail (
  user_id text primary key references user (id) on delete cascade,
  -- the country whose register the number belongs to
  country text not null,
  -- null where a country lets an agent register without one
  cea_number text,
  -- in capitals, letters and digits only: what a typed number is compared with
  cea_number_key text,
  salesperson_name text not null default '',
  estate_agency text not null default '',
  estate_agency_license_no text not null default '',
  unique (country, cea_number_key)
) strict;
create index agent_detail_number on agent_detail (cea_number_key);

create table session (
  token_hash text primary key,
  -- what lists and revocation name, so that the hash stays inside
  id text not null unique,
  user_id text not null references user (id) on delete cascade,
  purpose text not null default 'user' check (purpose in ('user', 'vendor')),
  created_at integer not null,
  last_seen_at integer not null,
  expires_at integer not null,
  revoked_at integer,
  -- as the browser names itself, cut to 200 characters
  user_agent text not null default ''
) strict;
create index session_user on session (user_id, expires_at);
create index session_expires_at on session (expires_at);

create table one_time_token (
  token_hash text primary key,
  user_id text not null references user (id) on delete cascade,
  purpose text not null check (purpose in ('activate', 'reset-password', 'verify-email')),
  -- the address it was sent to; a token sent to an older address opens nothing
  email_key text not null,
  created_at integer not null,
  expires_at integer not null,
  used_at integer
) strict;
create index one_time_token_user on one_time_token (user_id, purpose);
create index one_time_token_expires_at on one_time_token (expires_at);

-- A phone whose code was right: whoever registers with it within 15 minutes need not prove it again. Gone once used or older.
create table phone_proof (
  -- sha256 of the joined number
  phone_hash text primary key,
  at integer not null
) strict;
create index phone_proof_at on phone_proof (at);
