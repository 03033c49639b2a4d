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
  areaId: number | null
  lat: number | null
  lng: number | null
  resultCount: number
}

/** A word in the title counts this many times a word that only stands in the terms. */
const TITLE_WEIGHT = 8

/** One point of popularity (a doubling of the sales) is worth this much of the text score. */
const POPULARITY_WEIGHT = 0.35

/**
 * Suggestions for unfinished text, best first: exact titles and postal codes, then the text score (bm25, lower is better)
 * blended with popularity. Every word must occur; nothing is found for text without words.
 */
export async function suggestionsFor({ market }: ProviderContext, text: string, first: number): Promise<SuggestionRecord[]> {
  const query = searchQuery(text)
  if (query === null || first === 0) return []
  const exact = text.trim().toLowerCase()
  return market.all<SuggestionRecord>(
    `select d.kind || '-' || d.id as id, d.kind, d.title, d.subtitle, p.type_group as typeGroup, p.slug,
      case d.kind when 'area' then d.ref_id end as areaId, d.lat, d.lng, d.result_count as resultCount
    from (
      select d.id, lower(d.title) in (?2, ?3) as isExact, bm25(search_fts, ${TITLE_WEIGHT}, 1) - ${POPULARITY_WEIGHT} * d.weight as score
      from search_fts join search_doc d on d.id = search_fts.rowid where search_fts match ?1
      order by isExact desc, score, d.id limit ?4
    ) best
    join search_doc d on d.id = best.id
    left join project p on d.kind in ('project', 'postal-code') and p.id = d.ref_id
    order by best.isExact desc, best.score, d.id`,
    query,
    exact,
    searchWords(text).join(' '),
    first,
  )
}
