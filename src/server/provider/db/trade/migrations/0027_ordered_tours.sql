-- Tours that a vendor makes for an order: without an agent until the order is approved, see modules/tour/own/ordered-tour.ts.
alter table tour add column order_id text;
create unique index tour_order on tour (order_id) where order_id is not null;

-- What was not handed over goes with its order.
create trigger vendor_order_gone before delete on vendor_order
begin
  delete from tour where order_id = old.id and agent is null;
end;
