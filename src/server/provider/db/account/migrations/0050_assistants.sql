-- Programs that work for somebody by OAuth 2.1 (docs/decisions/167). What somebody granted is a session of its own, so that all that ends sessions ends it.

-- a check cannot be changed, so the table is made anew
create table session_next (
  token_hash text primary key,
  -- what lists and revocation name, so that the hash stays inside
  id text not null unique,
  user_id text not null references user (id) on delete cascade,
  purpose text not null default 'user' check (purpose in ('user', 'vendor', 'assistant')),
  created_at integer not null,
  last_seen_at integer not null,
  expires_at integer not null,
  revoked_at integer,
  -- as the browser names itself, cut to 200 characters
  user_agent text not null default ''
) strict;
insert into session_next (token_hash, id, user_id, purpose, created_at, last_seen_at, expires_at, revoked_at, user_agent)
  select token_hash, id, user_id, purpose, created_at, last_seen_at, expires_at, revoked_at, user_agent from session;
drop table session;
alter table session_next rename to session;
create index session_user on session (user_id, expires_at);
create index session_expires_at on session (expires_at);

create table assistant_client (
  -- of one that registered itself (RFC 7591): made here; else the https address of its metadata document
  id text primary key,
  name text not null,
  redirect_uris text not null check (json_valid(redirect_uris)),
  created_at integer not null,
  -- when its document was read; null of one that registered itself
  read_at integer,
  -- when somebody allowed it last; null: never
  allowed_at integer
) strict;
create index assistant_client_made on assistant_client (created_at);

create table assistant_code (
  code_hash text primary key,
  user_id text not null references user (id) on delete cascade,
  -- the session in which it was allowed: where that has ended, the code is worth nothing
  session_id text not null,
  client_id text not null,
  client_name text not null,
  redirect_uri text not null,
  challenge text not null,
  scopes text not null,
  resource text not null,
  created_at integer not null,
  expires_at integer not null,
  spent_at integer,
  -- the session that it opened: a second use ends it
  grant_id text
) strict;
create index assistant_code_user on assistant_code (user_id);
create index assistant_code_expires_at on assistant_code (expires_at);

create table assistant_grant (
  session_id text primary key references session (id) on delete cascade,
  client_id text not null,
  client_name text not null,
  -- what the person allowed, parted by spaces
  scopes text not null,
  -- the one address that its tokens are for (RFC 8707)
  resource text not null,
  -- the first half of every refresh token of this grant
  family_hash text not null unique,
  -- the second half of the only one that counts
  refresh_hash text not null,
  -- of the access token, whose hash is the session's
  access_scopes text not null,
  access_expires_at integer not null
) strict;
