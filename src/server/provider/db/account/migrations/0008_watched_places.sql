-- What the watched places of a search are called, and one language of filters.

-- the names of the station and school that its filter starts from, when it was saved: {"reach": {"name": …, "nameLocal": …}}
alter table saved_search add column place_names text check (json_valid(place_names));

-- filters kept before facets and the map's filters were one: bedrooms 0…5, tenure, status, type and area in an object of their own
update saved_search set filter = json_remove(json_patch(filter, json_object(
  'bedrooms', case when filter -> '$.facets.bedrooms' is not null and filter ->> '$.facets.bedrooms' is not null
    then json_array(case filter ->> '$.facets.bedrooms' when 0 then 'studio' when 5 then '5+' else cast(filter ->> '$.facets.bedrooms' as text) end)
    else json(filter -> '$.bedrooms') end,
  'tenures', case filter ->> '$.facets.tenure' when 'freehold' then json_array('freehold') when 'leasehold' then json_array('leasehold-999', 'leasehold')
    else json(filter -> '$.tenures') end,
  'constructionStatuses', case when filter ->> '$.facets.constructionStatus' is not null then json_array(filter ->> '$.facets.constructionStatus')
    else json(filter -> '$.constructionStatuses') end,
  'propertyTypes', case when filter ->> '$.facets.propertyType' is not null then json_array(filter ->> '$.facets.propertyType') end,
  'areaIds', case when filter ->> '$.facets.areaId' is not null then json_array(filter ->> '$.facets.areaId') end
)), '$.facets') where filter -> '$.facets' is not null;
