-- Addresses to which an agent wants copies of enquiries sent. Nothing goes to one before its reader has agreed by the link of a letter.
create table copy_address (
  user_id text not null references user (id) on delete cascade,
  -- lower case, as `email_key` of an account
  email_key text not null,
  email text not null,
  -- 0: the agent has taken it away
  is_wanted integer not null default 1 check (is_wanted in (0, 1)),
  state text not null default 'asked' check (state in ('asked', 'agreed', 'stopped')),
  asked_at integer not null,
  answered_at integer,
  primary key (user_id, email_key)
) strict, without rowid;

-- What a letter's link is about; each letter has a link of its own.
create table copy_link (
  token_hash text primary key,
  user_id text not null,
  email_key text not null,
  made_at integer not null,
  foreign key (user_id, email_key) references copy_address (user_id, email_key) on delete cascade
) strict;
create index copy_link_address on copy_link (user_id, email_key);
create index copy_link_made on copy_link (made_at);
