-- What somebody signs in with besides the password (docs/decisions/187): passkeys, an authenticator app, recovery codes; and the way back without any of them.

-- when the holder last proved who they are in this session; null: never since there is such a proof
alter table session add column confirmed_at integer;

create table passkey (
  id text primary key,
  user_id text not null references user (id) on delete cascade,
  -- base64url, as the authenticator names it
  credential_id text not null unique,
  -- COSE key, base64url
  public_key text not null,
  -- signatures that the authenticator has counted; always 0 of those that do not count
  counter integer not null,
  transports text not null check (json_valid(transports)),
  name text not null,
  is_backed_up integer not null check (is_backed_up in (0, 1)),
  created_at integer not null,
  last_used_at integer
) strict;
create index passkey_user on passkey (user_id, created_at);

-- What an authenticator is to sign, once and soon.
create table passkey_challenge (
  challenge_hash text primary key,
  purpose text not null check (purpose in ('register', 'sign-in', 'second-step', 'step-up')),
  -- a session's id, the hash of a step; '' where nobody is known yet
  bound_to text not null,
  expires_at integer not null
) strict;
create index passkey_challenge_expires_at on passkey_challenge (expires_at);

create table authenticator_app (
  user_id text primary key references user (id) on delete cascade,
  -- its secret is made of this and a key that no database holds
  seed text not null,
  created_at integer not null,
  -- null: no code has come from it
  confirmed_at integer,
  -- the last half minute whose code was taken; none is taken twice
  last_step integer not null default 0
) strict;

create table recovery_code (
  user_id text not null references user (id) on delete cascade,
  code_hash text not null,
  used_at integer,
  primary key (user_id, code_hash)
) strict, without rowid;

-- A right password of an account that asks for more.
create table second_step (
  token_hash text primary key,
  user_id text not null references user (id) on delete cascade,
  -- the stored hash that the password was checked against
  password_hash text not null,
  purpose text not null check (purpose in ('user', 'vendor')),
  expires_at integer not null,
  spent_at integer
) strict;
create index second_step_user on second_step (user_id);
create index second_step_expires_at on second_step (expires_at);

-- Somebody with the password has lost all else. It is open to the link of a letter after a wait in which it can be refused.
create table account_recovery (
  token_hash text primary key,
  user_id text not null references user (id) on delete cascade,
  email_key text not null,
  asked_at integer not null,
  opens_at integer not null,
  expires_at integer not null,
  refused_at integer,
  done_at integer
) strict;
create index account_recovery_user on account_recovery (user_id);
create index account_recovery_expires_at on account_recovery (expires_at);
