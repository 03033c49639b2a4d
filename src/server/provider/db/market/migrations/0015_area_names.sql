-- Areas are asked for by level and slug; by name where an address from before holds the number of another edition.
create index area_key on area (level, slug);
create index area_name on area (name collate nocase);
create index area_name_local on area (name_local collate nocase);
