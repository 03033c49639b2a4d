-- How many sales the change over twelve months compares with. It is counted when a market is published; until then no change is told, since nothing
-- says of how few it is.
alter table project add column psf_n_before integer;
update project set change_12m = null;
