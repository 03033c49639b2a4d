/** Who publishes a kind of file: the name people know, the full name where it is another, and the site. */
export interface Publisher {
  name: string
  fullName?: string
  href: string
}

const HDB: Publisher = { name: 'HDB', fullName: 'Housing & Development Board', href: 'https://www.hdb.gov.sg/' }
const URA: Publisher = { name: 'URA', fullName: 'Urban Redevelopment Authority', href: 'https://www.ura.gov.sg/' }
const SLA: Publisher = { name: 'OneMap', fullName: 'Singapore Land Authority', href: 'https://www.onemap.gov.sg/' }
const LTA: Publisher = { name: 'LTA', fullName: 'Land Transport Authority', href: 'https://www.lta.gov.sg/' }
const MOE: Publisher = { name: 'MOE', fullName: 'Ministry of Education', href: 'https://www.moe.gov.sg/' }
const NEA: Publisher = { name: 'NEA', fullName: 'National Environment Agency', href: 'https://www.nea.gov.sg/' }
const SFA: Publisher = { name: 'SFA', fullName: 'Singapore Food Agency', href: 'https://www.sfa.gov.sg/' }
const NPARKS: Publisher = { name: 'NParks', fullName: 'National Parks Board', href: 'https://www.nparks.gov.sg/' }
const RAILROUTER: Publisher = { name: 'RailRouter SG', href: 'https://railrouter.sg/' }
const MRTDOWN: Publisher = { name: 'mrtdown', href: 'https://github.com/foldaway/mrtdown-data' }
const TD: Publisher = {
  name: 'Transport Department',
  fullName: 'Transport Department, Hong Kong SAR, via CSDI',
  href: 'https://portal.csdi.gov.hk/',
}
const VALUER_GENERAL: Publisher = {
  name: 'Valuer General NSW',
  fullName: 'Valuer General of New South Wales',
  href: 'https://valuation.property.nsw.gov.au/embed/propertySalesInformation',
}
const NSW_EDUCATION: Publisher = {
  name: 'NSW Education',
  fullName: 'New South Wales Department of Education',
  href: 'https://data.nsw.gov.au/data/dataset/nsw-education-nsw-public-schools-master-dataset',
}
const POSTCODES: Publisher = { name: 'Australian Postcodes', href: 'https://www.matthewproctor.com/australian_postcodes' }
const NAPIC: Publisher = { name: 'NAPIC', fullName: 'National Property Information Centre, Malaysia', href: 'https://napic.jpph.gov.my/' }
const RAPID_RAIL: Publisher = { name: 'Rapid Rail', fullName: 'Prasarana Malaysia', href: 'https://www.myrapid.com.my/' }
const MELBOURNE_AGENTS: Publisher = {
  name: 'Domain',
  fullName: 'Domain, via Melbourne Housing Snapshot',
  href: 'https://www.kaggle.com/datasets/dansbecker/melbourne-housing-snapshot',
}
const TRANSPORT_VICTORIA: Publisher = { name: 'Transport Victoria', href: 'https://opendata.transport.vic.gov.au/' }
const RVD: Publisher = { name: 'RVD', fullName: 'Rating and Valuation Department, Hong Kong SAR', href: 'https://www.rvd.gov.hk/' }
const LAND_REGISTRY: Publisher = {
  name: 'Land Registry',
  fullName: 'Land Registry, Hong Kong SAR',
  href: 'https://www.landreg.gov.hk/',
}
const HAD: Publisher = {
  name: 'Home Affairs Department',
  fullName: 'Home Affairs Department, Hong Kong SAR',
  href: 'https://www.had.gov.hk/',
}
const MTR: Publisher = { name: 'MTR', fullName: 'MTR Corporation', href: 'https://opendata.mtr.com.hk/' }
const DATA_GOV: Publisher = { name: 'data.gov.sg', href: 'https://data.gov.sg/' }

/** By `DataSource.kind`; null: an agency's own, which nobody publishes, or a file that many publish. Formats without a reader have no row: nothing of theirs can be in a market. `hk-streets` is shipped. */
export const PUBLISHERS = {
  'sg-hdb-resale': HDB,
  'sg-private-sales': URA,
  'sg-landed-sales': URA,
  'sg-private-rentals': URA,
  'sg-hdb-property-information': HDB,
  'sg-hdb-estate-names': HDB,
  'sg-hdb-block-coordinates': SLA,
  'sg-private-projects': SLA,
  'sg-planning-areas': URA,
  'sg-subzones': URA,
  'sg-town-areas': HDB,
  'sg-rail': RAILROUTER,
  'sg-mrt-exits': LTA,
  'sg-schools': MOE,
  'sg-hawker-centres': NEA,
  'sg-supermarkets': SFA,
  'sg-parks': NPARKS,
  'sg-amenities': DATA_GOV,
  'sg-bus-routes': LTA,
  'sg-bus-stops': LTA,
  'hk-rvd-series': RVD,
  'hk-rvd-average-rents': RVD,
  'hk-rvd-average-prices': RVD,
  'hk-rvd-rent-index': RVD,
  'hk-rvd-price-index': RVD,
  'hk-rvd-yields': RVD,
  'hk-registrations': LAND_REGISTRY,
  'hk-districts': HAD,
  'hk-mtr-stations': MTR,
  'hk-mtr-exits': MTR,
  'hk-mtr-lines': MTR,
  'hk-agency-records': null,
  'hk-streets': TD,
  'au-localities': POSTCODES,
  'au-nsw-sales': VALUER_GENERAL,
  'au-nsw-schools': NSW_EDUCATION,
  'my-napic-sales': NAPIC,
  'my-napic-sample': NAPIC,
  'my-napic-schemes': NAPIC,
  'my-gtfs-routes': RAPID_RAIL,
  'my-gtfs-trips': RAPID_RAIL,
  'my-gtfs-shapes': RAPID_RAIL,
  'my-gtfs-stops': RAPID_RAIL,
  'my-gtfs-agency': RAPID_RAIL,
  'my-gtfs-calendar': RAPID_RAIL,
  'my-gtfs-stop-times': RAPID_RAIL,
  'my-gtfs-frequencies': RAPID_RAIL,
  'my-gtfs': null,
  'sg-gtfs': null,
  'hk-gtfs': null,
  'au-gtfs': null,
  'sg-rail-plan': MRTDOWN,
  'sg-rail-disruptions': MRTDOWN,
  'au-vic-sales': MELBOURNE_AGENTS,
  'au-vic-stations': TRANSPORT_VICTORIA,
  'au-vic-tram-stops': TRANSPORT_VICTORIA,
  'au-vic-train-lines': TRANSPORT_VICTORIA,
} as const satisfies Record<string, Publisher | null>

export type SourceKind = keyof typeof PUBLISHERS

export const isSourceKind = (kind: string): kind is SourceKind => Object.hasOwn(PUBLISHERS, kind)

/** Names of the publishers of some sources, each once, in their order; a kind that is not known here has none. */
export function publisherNames(kinds: readonly string[]): string[] {
  return [...new Set(kinds.flatMap((kind) => (isSourceKind(kind) ? (PUBLISHERS[kind]?.name ?? []) : [])))]
}
