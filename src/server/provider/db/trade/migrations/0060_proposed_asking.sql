-- What the maker of an analysis proposes to ask: JSON of { low, high, why }, whole units of the market's currency; null where nothing is proposed.
alter table market_analysis add column asking text check (asking is null or json_valid(asking));
