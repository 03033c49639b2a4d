import { elementAt, int32At } from '#lib/element-at.ts'
import type { SegmentName } from '../../valuation/segments.ts'
import type { StoredSale } from '../../valuation/stored-sales.ts'
import type { TestedSale } from '../backtest/tested-sale.ts'
import { FLAT_TYPES } from '../sg/hdb-words.ts'
import type { StoredSegment } from '../valuation-fit/read-segment.ts'

/** URA's names of its market segments (ura.gov.sg, property market glossary), and of the segment that stands apart. */
const REGIONS: Readonly<Record<string, string>> = {
  CCR: 'Core Central Region',
  RCR: 'Rest of Central Region',
  OCR: 'Outside Central Region',
  EC: 'Executive Condominium',
}

interface Words {
  /** a town, the number of a postal district, or the whole country */
  zone: (zone: string) => string
  kind: (sale: StoredSale, kind: string) => string
}

const AS_STORED: Words = { zone: (zone) => zone, kind: (_, kind) => kind }

/** The words that reports of back-tests have, by those of the market. */
const WORDS: Readonly<Record<SegmentName, Words>> = {
  hdb: {
    zone: (town) => town.toUpperCase(),
    kind: ({ unitMix }) => Object.keys(FLAT_TYPES).find((name) => FLAT_TYPES[name] === unitMix) ?? unitMix,
  },
  private: { zone: (district) => `${Number(/^D(\d\d)/.exec(district)?.[1] ?? 0)}`, kind: (_, kind) => REGIONS[kind] ?? kind },
  landed: { zone: () => 'Singapore', kind: ({ model, unitMix }) => model ?? unitMix },
  house: AS_STORED,
  strata: AS_STORED,
  terrace: AS_STORED,
}

/** A sale of a market as a report of a back-test has it. */
export function testedSale({ market, sales }: StoredSegment, segment: SegmentName, row: number): TestedSale {
  const sale = elementAt(sales, row)
  const { zone, kind } = WORDS[segment]
  const { sites, kinds, zones } = market
  const floor = market.sales.floor[row]
  return {
    month: sale.month,
    areaSqm: sale.areaSqm,
    floor: floor === undefined || Number.isNaN(floor) ? null : floor,
    siteKey: `${sale.projectId}`,
    zone: zone(elementAt(zones, int32At(sites.zone, int32At(market.sales.site, row)))),
    kind: kind(sale, elementAt(kinds, int32At(market.sales.kind, row))),
  }
}
