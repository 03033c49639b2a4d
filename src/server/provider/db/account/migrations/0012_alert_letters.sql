-- A letter of news is written in the transaction that marks its searches, and handed over to trade's letters afterwards.
-- JSON: { country, to, locale, values }; null once it is handed over
alter table alert_letter add column letter text check (json_valid(letter));
create index alert_letter_waiting on alert_letter (sent_at) where letter is not null;
