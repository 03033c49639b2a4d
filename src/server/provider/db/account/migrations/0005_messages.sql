-- Mail and SMS of the local environment, in place of sending them. Empty everywhere else. Times are unix seconds.
create table outbox (
  id integer primary key,
  at integer not null,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  locale text not null,
  template text not null,
  subject text,
  text text not null,
  html text
) strict;
create index outbox_recipient on outbox (recipient, id);
