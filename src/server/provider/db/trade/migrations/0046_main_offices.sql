-- The office (REAXML's agentID) of a source whose listings have their keys as they are; those of its other offices begin with theirs.
alter table listing_source add column main_office text;
