-- What led a person to us, from the address (§2.6): a JSON object of the salesperson's desk, the plan, the promotion, the order and the
-- list that it named. Null: it named nothing.
alter table user add column attribution text check (attribution is null or json_valid(attribution));
alter table contact_consult add column attribution text check (attribution is null or json_valid(attribution));
