-- The agents of a source, JSON: name, licence, phone, email. REAXML has no place for a licence number, so its records take it from here.
alter table listing_source add column agents text not null default '[]' check (json_valid(agents));
