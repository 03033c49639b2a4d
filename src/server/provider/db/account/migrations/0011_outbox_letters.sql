-- A letter that is delivered again is the same message of the local outbox.
alter table outbox add column letter_key text;
-- JSON: [{ name, contentType, text }]
alter table outbox add column attachments text;
create unique index outbox_letter on outbox (letter_key) where letter_key is not null;
