-- What is to be furnished in pictures: { style, rooms, wantedOn }, see modules/order/staging-brief.ts.
alter table vendor_order add column staging text check (staging is null or json_valid(staging));
-- Who sent a file: agents send pictures of what is to be worked on, vendors hand over what they made of it.
alter table upload add column side text not null default 'vendor' check (side in ('vendor', 'agent'));

-- Where the home of a tour is, in degrees, for the way of the sun; and how high above the floor its panoramas were taken, for measuring. Null: not told.
alter table tour add column lat real check (lat between -90 and 90);
alter table tour add column lng real check (lng between -180 and 180);
alter table tour add column camera_metres real check (camera_metres > 0);
