-- Records that do not say where a home stands place it at the point of its area (1), which must not be taken for its own (0).
alter table project add column is_placed_by_area integer not null default 0 check (is_placed_by_area in (0, 1));
