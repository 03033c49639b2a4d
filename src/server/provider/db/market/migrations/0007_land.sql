-- The months of a tender beside its close: launched, and awarded.
alter table land add column launch_month integer;
alter table land add column award_month integer;
create index land_newest on land (tender_close_month desc, id);
