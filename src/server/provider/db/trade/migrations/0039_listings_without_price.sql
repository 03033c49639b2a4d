-- A feed may advertise a home without a price in figures: "Auction", "Contact agent". Null: none is known.
alter table listing add column asked integer check (asked > 0);
update listing set asked = price;
alter table listing drop column price;
alter table listing rename column asked to price;
