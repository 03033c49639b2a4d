import { addMonths } from '#lib/months.ts'
import { type PropertyGroup, TYPE_GROUPS } from '#market/vocabulary.ts'
import type { MarketContext, ProviderContext } from '../../context.ts'
import type { Statements } from '../../db/client.ts'
import { allBut, integer, orNull, pick, type RowOf, selectList, text } from '../../db/column-table.ts'
import { META, PRICE_INDEX, SEARCH_DOC } from '../../db/market/deal-tables.ts'
import { AREA, PROJECT, SOURCE } from '../../db/market/place-tables.ts'
import type { SuggestionRecord } from '../search/store.ts'
import { type MarketMeta, marketFacts } from './facts.ts'

const SOURCE_ROW = allBut(SOURCE, 'id', 'contentHash')
const SOURCE_COLUMNS = selectList(SOURCE_ROW)
const INDEX_ROW = allBut(PRICE_INDEX, 'areaId')
const INDEX_COLUMNS = selectList(INDEX_ROW)
const FACT_ROW = pick(META, 'key', 'value')

export type SourceRecord = RowOf<typeof SOURCE_ROW>
/** Months are yyyymm. */
export type IndexRecord = RowOf<typeof INDEX_ROW>

export async function readFacts(market: Statements): Promise<MarketMeta> {
  return marketFacts(await market.all(FACT_ROW, 'select key, value from meta'))
}

/** The version of the published edition; '' where there is none. */
export const readEdition = async (market: Statements): Promise<string> =>
  marketFacts(await market.all(FACT_ROW, "select key, value from meta where key = 'data_version'")).dataVersion

/** The market's facts, read once per request. */
export const marketFactsOf = ({ market }: MarketContext): Promise<MarketMeta> => readFacts(market)

export function listSources({ market }: ProviderContext): Promise<SourceRecord[]> {
  return market.all(SOURCE_ROW, `select ${SOURCE_COLUMNS} from source order by id`)
}

/** The index of one segment, oldest first; area 0 is the whole country. */
export function listIndex({ market }: ProviderContext, segment: PropertyGroup, areaId: number, from: number): Promise<IndexRecord[]> {
  return market.all(
    INDEX_ROW,
    `select ${INDEX_COLUMNS} from price_index where segment = ? and area_id = ? and month >= ? order by month`,
    segment,
    areaId,
    from,
  )
}

/** The country's index of all segments over the newest `months`, oldest first. */
export function listSegmentIndices({ market, country }: ProviderContext, lastMonth: number, months: number): Promise<IndexRecord[]> {
  return market.all(
    INDEX_ROW,
    `select ${INDEX_COLUMNS} from price_index
    where segment in (select value from json_each(?)) and area_id = 0 and month > ? order by segment, month`,
    JSON.stringify(country.propertyGroups),
    addMonths(lastMonth, -months),
  )
}

const EXAMPLE_ROW = {
  id: text(),
  kind: SEARCH_DOC.columns.kind,
  title: PROJECT.columns.name,
  titleLocal: PROJECT.columns.nameLocal,
  subtitle: text(),
  ...pick(PROJECT, 'typeGroup', 'slug', 'lat', 'lng', 'propertyType'),
  projectId: PROJECT.columns.id,
  areaId: orNull(text()),
  resultCount: integer(),
  areaName: orNull(AREA.columns.name),
  areaNameLocal: AREA.columns.nameLocal,
}

/** The most traded project of each group. */
export function listExamples({ market }: ProviderContext): Promise<Omit<SuggestionRecord, 'key' | 'isExact'>[]> {
  return market.all(
    EXAMPLE_ROW,
    `select 'project-' || p.id as id, 'project' as kind, p.name as title, p.name_local as titleLocal, coalesce(a.name, p.street) as subtitle, p.type_group as typeGroup,
      p.slug, p.id as projectId, null as areaId, p.lat, p.lng, 1 as resultCount, p.property_type as propertyType, a.name as areaName,
      a.name_local as areaNameLocal
    from json_each(?) g
    cross join project p on p.id = (select id from project where type_group = g.value and street <> '' and sale_count_1y > 0 order by sale_count_1y desc, id limit 1)
    left join area a on a.id = p.area_id
    order by p.sale_count_1y desc, p.id`,
    JSON.stringify(TYPE_GROUPS),
  )
}
