-- Photographs, plans, tours, staging and video that an agent orders from a vendor. Times are unix seconds, money is in cents of the country's currency.

-- Who carries orders out in a country, and at what price; kept by staff.
create table vendor (
  -- an account's id
  user_id text not null,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  name text not null,
  about text not null,
  -- on invoices
  address text not null,
  -- '' where the vendor is not registered for the country's sales tax
  tax_number text not null,
  -- modules/order/price-list.ts
  prices text not null check (json_valid(prices)),
  is_active integer not null check (is_active in (0, 1)),
  -- raised by every change
  version integer not null,
  updated_at integer not null,
  primary key (user_id, country)
) strict;
create index vendor_country on vendor (country, name);

create table vendor_order (
  -- a uuid
  id text primary key,
  country text not null check (country in ('SG', 'MY', 'HK', 'AU')),
  -- orders of a country are counted through
  serial integer not null,
  -- accounts; '' when the account is gone and the invoice has to be kept
  agent text not null,
  vendor text not null,
  agent_name text not null,
  vendor_name text not null,
  agent_locale text not null,
  -- [{ service, cents, days }], the prices of the day
  lines text not null check (json_valid(lines)),
  cents integer not null check (cents >= 0),
  -- the home as it was named when ordered, and its address in the agent's words
  home text check (json_valid(home)),
  place text not null,
  -- how to get in, and whom to call: sent to the vendor from acceptance on
  access text not null,
  note text not null,
  -- days that would suit, "2026-11-28"
  wish_days text not null check (json_valid(wish_days)),
  -- named by the vendor on acceptance
  visit_on text,
  due_on text,
  state text not null check (state in (
    'new', 'accepted', 'in-production', 'delivered', 'changes-asked', 'approved', 'declined', 'cancelled')),
  -- of approved orders: counted through by vendor and country, and all that the invoice says
  invoice_serial integer,
  invoice text check (json_valid(invoice)),
  -- the last message that each side has seen, by its row
  agent_read integer not null default 0,
  vendor_read integer not null default 0,
  site_origin text not null,
  created_at integer not null,
  updated_at integer not null,
  unique (country, serial)
) strict;
create index vendor_order_agent on vendor_order (agent, created_at desc);
create index vendor_order_vendor on vendor_order (vendor, created_at desc);
create index vendor_order_due on vendor_order (due_on) where state in ('accepted', 'in-production', 'changes-asked');
create unique index vendor_order_invoice on vendor_order (country, vendor, invoice_serial) where invoice_serial is not null and vendor <> '';

-- What was done with an order. `key` is the action's own: done again, it changes nothing.
create table vendor_order_event (
  key text primary key,
  order_id text not null references vendor_order (id) on delete cascade,
  action text not null,
  actor text not null check (actor in ('agent', 'vendor', 'clock')),
  from_state text,
  to_state text not null,
  note text not null,
  at integer not null
) strict;
create index vendor_order_event_order on vendor_order_event (order_id, at);

-- What agent and vendor write to each other about an order.
create table vendor_order_message (
  key text primary key,
  order_id text not null references vendor_order (id) on delete cascade,
  author text not null check (author in ('agent', 'vendor')),
  text text not null,
  at integer not null
) strict;
create index vendor_order_message_order on vendor_order_message (order_id, at);
