-- Schemes of which some homes are freehold and others leasehold: how many sales on record say which; null where the records say one, or none. Written when
-- a market is published. The facets ask whether there are any.
alter table project add column freehold_sales integer;
alter table project add column leasehold_sales integer;
drop index project_facets;
create index project_facets on project (type_group, property_type, tenure, tenure_years, construction_status, bedroom_mask, area_id, freehold_sales);
