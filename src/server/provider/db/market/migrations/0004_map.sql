-- What the map and its filters ask of a project beyond 0001.

-- bit i: BATHROOM_CHOICES[i] of the market's map filter; 0: not known
alter table project add column bathroom_mask integer not null default 0;

-- the orders of a list; each ends with the id
create index project_by_price on project (last_sale_price, id);
create index project_by_completion on project (completion_year, id);
create index project_by_change on project (change_12m, id);
create index project_by_yield on project (gross_yield, id);
