-- What pictures must not contradict: the highest floor that a sale is surely on, the lower end of its band.
alter table project add column floor_sold_max integer;
