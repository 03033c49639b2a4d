-- Where a message was written from, and the home that was looked at there; for the lead that is made of it.
-- one of LEAD_ORIGINS
alter table contact_consult add column origin text;
-- JSON: country, type group, slug and name of a home
alter table contact_consult add column home text check (json_valid(home));
