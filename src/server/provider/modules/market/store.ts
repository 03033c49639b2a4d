import { addMonths } from '#lib/months.ts'
import { type PropertyGroup, TYPE_GROUPS } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import type { Statements } from '../../db/client.ts'
import type { SuggestionRecord } from '../search/store.ts'
import { type MarketFacts, marketFacts } from './facts.ts'

export interface SourceRecord {
  name: string
  licence: string
  rowsAccepted: number
  rowsRejected: number
  firstMonth: number | null
  lastMonth: number | null
}

export interface IndexRecord {
  segment: PropertyGroup
  /** yyyymm */
  month: number
  value: number
  n: number
  psfP25: number
  psfMedian: number
  psfP75: number
  priceP25: number
  priceMedian: number
  priceP75: number
}

const INDEX_COLUMNS = `segment, month, value, n, psf_p25 as psfP25, psf_median as psfMedian, psf_p75 as psfP75,
  price_p25 as priceP25, price_median as priceMedian, price_p75 as priceP75`

export async function readFacts(market: Statements): Promise<MarketFacts> {
  return marketFacts(await market.all<{ key: string; value: string }>('select key, value from meta'))
}

/** The market's facts, read once per request. */
export const marketFactsOf = ({ market }: ProviderContext): Promise<MarketFacts> => readFacts(market)

export function listSources({ market }: ProviderContext): Promise<SourceRecord[]> {
  return market.all(`select name, licence, rows_accepted as rowsAccepted, rows_rejected as rowsRejected,
    first_month as firstMonth, last_month as lastMonth from source order by id`)
}

/** The index of one segment, oldest first; area 0 is the whole country. */
export function listIndex({ market }: ProviderContext, segment: PropertyGroup, areaId: number, from: number): Promise<IndexRecord[]> {
  return market.all(
    `select ${INDEX_COLUMNS} from price_index where segment = ? and area_id = ? and month >= ? order by month`,
    segment,
    areaId,
    from,
  )
}

/** The country's index of all segments over the newest `months`, oldest first. */
export function listSegmentIndices({ market, country }: ProviderContext, lastMonth: number, months: number): Promise<IndexRecord[]> {
  return market.all(
    `select ${INDEX_COLUMNS} from price_index
    where segment in (select value from json_each(?)) and area_id = 0 and month > ? order by segment, month`,
    JSON.stringify(country.propertyGroups),
    addMonths(lastMonth, -months),
  )
}

/** The busiest project of each group. */
export function listExamples({ market }: ProviderContext): Promise<Omit<SuggestionRecord, 'key' | 'isExact'>[]> {
  return market.all(
    `select 'project-' || p.id as id, 'project' as kind, p.name as title, p.name_local as titleLocal, coalesce(a.name, p.street) as subtitle, p.type_group as typeGroup,
      p.slug, p.id as projectId, null as areaId, p.lat, p.lng, 1 as resultCount, p.property_type as propertyType, a.name as areaName,
      a.name_local as areaNameLocal
    from json_each(?) g
    cross join project p on p.id = (select id from project where type_group = g.value and sale_count_1y > 0 order by sale_count_1y desc, id limit 1)
    left join area a on a.id = p.area_id
    order by p.sale_count_1y desc, p.id`,
    JSON.stringify(TYPE_GROUPS),
  )
}
