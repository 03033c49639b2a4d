-- One file of a source at a time; what was read of runs and pictures that are to go.
create unique index feed_run_running on feed_run (source_id) where state = 'running';
create index feed_run_begun on feed_run (begun_at);
create index listing_media_gone on listing_media (settled_at) where fault = 'gone';
create index listing_source_country on listing_source (country, id);
