-- What the facets ask, with the years of a lease: leases of 900 years and more are a choice of their own.
drop index project_facets;
create index project_facets on project (type_group, property_type, tenure, tenure_years, construction_status, bedroom_mask, area_id);
