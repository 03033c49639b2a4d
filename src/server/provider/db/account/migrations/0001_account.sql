-- People and what they own. Filled by the accounts rooms; the first table is what the spine itself needs.

create table audit_event (
  id integer primary key,
  at integer not null,
  kind text not null,
  subject_hash text,
  detail text
) strict;
create index audit_event_at on audit_event (at);
