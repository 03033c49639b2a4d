-- Staff look up what was sent to somebody.
create index letter_recipient on letter (recipient, created_at);
