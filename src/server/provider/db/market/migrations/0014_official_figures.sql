-- Figures that an authority publishes of the whole market: indices, averages, yields, registrations. A figure of a quarter carries its last month.
create table official_figure (
  series text not null check (series in ('price-index', 'rent-index', 'average-price', 'average-rent', 'yield', 'registrations')),
  size_class text not null,
  region text not null,
  month integer not null,
  value real not null,
  source_id integer not null references source (id),
  primary key (series, size_class, region, month)
) strict, without rowid;
