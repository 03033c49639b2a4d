-- A vendor's next price list with the day from which it is in force, "2026-12-01"; until then the present one is.
alter table vendor add column next_prices text check (next_prices is null or json_valid(next_prices));
alter table vendor add column next_from text check (next_from is null or next_prices is not null);

-- By which size an order is priced; null where the prices do not go by size.
alter table vendor_order add column bedrooms integer;
-- When the vendor is at the home, in unix seconds: proposed while the order is new, agreed afterwards. `visit_on` is its day.
alter table vendor_order add column visit_starts_at integer;
alter table vendor_order add column visit_ends_at integer check (visit_ends_at is null or visit_ends_at > visit_starts_at);
-- What the vendor proposes instead of what was ordered, see modules/order/proposal.ts; null once it is agreed.
alter table vendor_order add column proposal text check (proposal is null or json_valid(proposal));
create index vendor_order_visit on vendor_order (vendor, visit_on) where visit_on is not null;
