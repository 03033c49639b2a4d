import { searchQuery, searchWords } from '#lib/search-terms.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import type { SearchKind } from './rules.ts'

export interface SuggestionRecord {
  id: string
  kind: SearchKind
  title: string
  subtitle: string
  typeGroup: TypeGroup | null
  slug: string | null
  projectId: number | null
  areaId: number | null
  lat: number | null
  lng: number | null
  resultCount: number
}

/** A word in the title counts this many times a word that only stands in the terms. */
const TITLE_WEIGHT = 8

/** One point of popularity (a doubling of the sales) is worth this much of the text score. */
const POPULARITY_WEIGHT = 0.35

/** Text with so many hits says little ("b", "blk"): the most popular of them are suggested, and reading stops there. */
const BROAD_HITS = 1_000

/** Among the hits of broad text, a title that begins with it is worth this much. */
const BEGINNING_WEIGHT = 6

/**
 * Suggestions for unfinished text, best first: exact titles and postal codes, then the text score (bm25, lower is better)
 * blended with popularity. Every word must occur; nothing is found for text without words.
 * Documents are numbered by falling popularity, so the first {@link BROAD_HITS} hits of broad text are its most popular; bm25, which has to
 * read all hits, is left out for it.
 */
export async function suggestionsFor(
  { market }: Pick<ProviderContext, 'market'>,
  text: string,
  first: number,
): Promise<SuggestionRecord[]> {
  const query = searchQuery(text)
  if (query === null || first === 0) return []
  return market.all<SuggestionRecord>(
    `with hit as materialized (select rowid as id from search_fts where search_fts match ?1 order by rowid limit ${BROAD_HITS}),
    narrow as materialized (select count(*) < ${BROAD_HITS} as yes from hit),
    scored as (
      select search_fts.rowid as id, bm25(search_fts, ${TITLE_WEIGHT}, 1) as score
      from narrow cross join search_fts where narrow.yes and search_fts match ?1
      union all
      select hit.id, -${BEGINNING_WEIGHT} * (substr(lower(d.title), 1, length(?2)) = ?2)
      from narrow cross join hit cross join search_doc d on d.id = hit.id where not narrow.yes
      union all
      select d.id, 0 from narrow cross join search_doc d where not narrow.yes and d.title collate nocase in (?2, ?3)
    ),
    best as (
      select d.id, max(d.title collate nocase in (?2, ?3)) as isExact, min(s.score) - ${POPULARITY_WEIGHT} * d.weight as score
      from scored s cross join search_doc d on d.id = s.id
      group by d.id order by isExact desc, score, d.id limit ?4
    )
    select d.kind || '-' || d.id as id, d.kind, d.title, d.subtitle, p.id as projectId, p.type_group as typeGroup, p.slug,
      case d.kind when 'area' then d.ref_id end as areaId, d.lat, d.lng, d.result_count as resultCount
    from best
    cross join search_doc d on d.id = best.id
    left join project p on d.kind in ('project', 'postal-code') and p.id = d.ref_id
    order by best.isExact desc, best.score, d.id`,
    query,
    text.trim().toLowerCase(),
    searchWords(text).join(' '),
    first,
  )
}
