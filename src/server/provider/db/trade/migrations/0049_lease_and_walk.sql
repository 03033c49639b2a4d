-- Copied of the project of an advertised home, as its tenure is: with the next edition, which every copy of the code that reads them makes.
alter table listing add column lease_start_year integer;
alter table listing add column station_walk integer;
alter table listing_group add column lease_start_year integer;
alter table listing_group add column station_walk integer;
