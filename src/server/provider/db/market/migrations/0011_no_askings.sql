-- What is asked for homes is what people and feeds say today: it is counted from the groups of listings in trade (decision 091), no longer copied into an edition.
alter table unit_mix drop column listing_count_1y;
alter table unit_mix drop column listing_count_30d;
alter table unit_mix drop column listing_price_min;
alter table unit_mix drop column listing_price_max;
alter table unit_mix drop column listing_psf_min;
alter table unit_mix drop column listing_psf_max;
