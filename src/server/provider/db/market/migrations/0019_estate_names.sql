-- The name by which people call a block together with others: "The Pinnacle@Duxton". It is written when a market is published.
alter table project add column estate text;
