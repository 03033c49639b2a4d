import { searchQuery, stationKey, typedKey } from '#lib/search-terms.ts'
import type { AmenityType, SearchKind, TypeGroup } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { bit, orNull, pick, text } from '../../db/column-table.ts'
import { SEARCH_DOC } from '../../db/market/deal-tables.ts'
import { AMENITY, AREA, PROJECT } from '../../db/market/place-tables.ts'
import { areaKeySql } from '../area/area-names.ts'

/** Kind and place of a document as facts, which the page puts into words. Null where one does not apply. */
export interface SuggestedWhere {
  propertyType: string | null
  /** of a postal code: the building that has it; of a street of houses that are kept by scheme: the scheme */
  projectName: string | null
  projectNameLocal: string | null
  /** of a project whose name does not hold it */
  street: string | null
  /** of a project: the name by which people call it together with others */
  estate: string | null
  postalCode: string | null
  /** the area it lies in */
  areaName: string | null
  areaNameLocal: string | null
  /** of a station or school */
  amenityType: AmenityType | null
  /** of a school */
  schoolKind: string | null
  code: string | null
  /** of a street of houses that are kept by suburb or scheme: the typed house number, where a sale of this house is on record */
  houseNo: string | null
}

export interface SuggestionRecord extends Partial<SuggestedWhere> {
  id: string
  kind: SearchKind
  title: string
  /** in the market's other script */
  titleLocal: string | null
  subtitle: string
  /** the title in the form of `nameKey` */
  key: string
  typeGroup: TypeGroup | null
  slug: string | null
  projectId: number | null
  /** as the contract has it */
  areaId: string | null
  lat: number | null
  lng: number | null
  resultCount: number
  isExact: number
}

const DOCUMENT_ROW = {
  id: text(),
  ...pick(SEARCH_DOC, 'kind', 'title', 'titleLocal', 'subtitle', 'key', 'lat', 'lng', 'resultCount'),
  projectId: orNull(PROJECT.columns.id),
  typeGroup: orNull(PROJECT.columns.typeGroup),
  slug: orNull(PROJECT.columns.slug),
  areaId: orNull(text()),
  propertyType: orNull(PROJECT.columns.propertyType),
  projectName: orNull(PROJECT.columns.name),
  projectNameLocal: PROJECT.columns.nameLocal,
  street: orNull(PROJECT.columns.street),
  estate: PROJECT.columns.estate,
  postalCode: PROJECT.columns.postalCode,
  areaName: orNull(AREA.columns.name),
  areaNameLocal: AREA.columns.nameLocal,
  amenityType: orNull(AMENITY.columns.type),
  schoolKind: orNull(AMENITY.columns.subtype),
  code: orNull(AMENITY.columns.code),
  houseNo: orNull(text()),
  isExact: bit(),
}

/** A word in the title counts this many times a word that only stands in the terms. */
const TITLE_WEIGHT = 8

/** The weight of one point of popularity (a doubling of the sales) in the text score. */
const POPULARITY_WEIGHT = 0.35

/** Text with this many hits is unspecific ("b", "blk"): only the most popular hits are read and suggested. */
const BROAD_HITS = 1_000

/** The weight of a title that begins with the text, or the text with it, for broad text and for others. */
const BEGINNING_WEIGHT = 6
const NARROW_BEGINNING_WEIGHT = 3

/** A search: an FTS5 query, and the text in the form of `nameKey`. */
export interface Wanted {
  query: string
  key: string
}

/** The number before a street in a typed address: "8 patterson avenue" → "8". */
const houseNumberIn = (key: string): string | null => /(?:^| )(\d+[a-z]?) (?=[a-z])/.exec(key)?.[1]?.toUpperCase() ?? null

export const wantedOf = (text: string): Wanted | null => {
  const query = searchQuery(text)
  return query === null ? null : { query, key: typedKey(text) }
}

/**
 * Documents for unfinished text, best first: exact names and postal codes, then the text score (bm25, lower is better)
 * blended with popularity. Every word must occur.
 * Documents are numbered by falling popularity, so the first {@link BROAD_HITS} hits of broad text are its most popular; bm25, which has to
 * read all hits, is left out for it.
 */
export async function findDocuments(
  { market }: Pick<ProviderContext, 'market'>,
  { query, key }: Wanted,
  first: number,
): Promise<SuggestionRecord[]> {
  const isExact = "(d.key = ?2 or d.key_local is ?2 or d.kind = 'station' and d.key is ?3)"
  // the text begins the name, or names it whole before its suburb: "george street parramatta"
  const begins = "(substr(d.key, 1, length(?2)) = ?2 or substr(?2, 1, length(d.key) + 1) = d.key || ' ')"
  const namesHomes = "(d.kind = 'postal-code' or d.kind = 'street' and p.name <> own.name)"
  return market.all(
    DOCUMENT_ROW,
    `with hit as materialized (select rowid as id from search_fts where search_fts match ?1 order by rowid limit ${BROAD_HITS}),
    narrow as materialized (select count(*) < ${BROAD_HITS} as yes from hit),
    scored as (
      select search_fts.rowid as id, bm25(search_fts, ${TITLE_WEIGHT}, 1) as score
      from narrow cross join search_fts where narrow.yes and search_fts match ?1
      union all
      select hit.id, -${BEGINNING_WEIGHT} * (${begins})
      from narrow cross join hit cross join search_doc d on d.id = hit.id where not narrow.yes
      union all
      select d.id, 0 from search_doc d where d.key in (?2, ?3) and ${isExact}
      union all
      select d.id, 0 from search_doc d where d.key_local = ?2
    ),
    best as (
      select d.id, max(${isExact}) as isExact,
        min(s.score) - ${POPULARITY_WEIGHT} * d.weight - ${NARROW_BEGINNING_WEIGHT} * (${begins}) as score
      from scored s cross join search_doc d on d.id = s.id
      group by d.id order by isExact desc, score, d.id limit ?4
    )
    select d.kind || '-' || d.id as id, d.kind, d.title, d.title_local as titleLocal, d.subtitle, d.key, p.id as projectId,
      p.type_group as typeGroup, p.slug, case d.kind when 'area' then (select ${areaKeySql('a')} from area a where a.id = d.ref_id) end as areaId, d.lat, d.lng, d.result_count as resultCount,
      p.property_type as propertyType, case when ${namesHomes} then p.name end as projectName,
      case when ${namesHomes} then p.name_local end as projectNameLocal, case d.kind when 'project' then p.street end as street, case d.kind when 'project' then p.estate end as estate,
      case d.kind when 'project' then p.postal_code end as postalCode, own.name as areaName, own.name_local as areaNameLocal,
      case when ?5 is not null and d.kind = 'street' and exists (select 1 from txn t where t.project_id = p.id and t.unit_no = ?5 || ' ' || d.title) then ?5 end as houseNo,
      place.type as amenityType, case d.kind when 'school' then place.subtype end as schoolKind, place.code, best.isExact
    from best
    cross join search_doc d on d.id = best.id
    left join project p on p.id = d.ref_id and (d.kind in ('project', 'postal-code') or d.kind = 'street' and p.street <> d.title)
    left join area own on own.id = case d.kind
      when 'area' then (select parent_id from area where id = d.ref_id)
      when 'street' then (select area_id from project where id = d.ref_id) else p.area_id end
    left join amenity place on d.kind in ('station', 'school') and place.id = d.ref_id
    order by best.isExact desc, best.score, d.id`,
    query,
    key,
    stationKey(key),
    first,
    houseNumberIn(key),
  )
}
