-- What staff do with an account: each deed with its reason, for staff and for the person's own copy.

-- since when nobody can sign in as this person; null: they are let in
alter table user add column suspended_at integer;

create table staff_deed (
  -- the deed's: sent again, it is not done again
  key text primary key,
  user_id text not null references user (id) on delete cascade,
  -- null: the account of who did it is gone
  staff_id text references user (id) on delete set null,
  deed text not null check (deed in ('note', 'suspend', 'let-in', 'end-sessions', 'send-link', 'resend-letter', 'extend-trial', 'hand-over-listing')),
  reason text not null,
  -- a letter's template, a listing's home, the new end of a trial; '' where the deed says all
  about text not null default '',
  at integer not null
) strict;
create index staff_deed_user on staff_deed (user_id, at);
create index staff_deed_staff on staff_deed (staff_id);
