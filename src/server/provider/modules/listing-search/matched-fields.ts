import type { ProviderContext } from '../../context.ts'
import { batchLoader, groupBy } from '../../db/batch-loader.ts'
import { text } from '../../db/column-table.ts'
import { LISTING_GROUP_NUMBER } from '../../db/trade/group-tables.ts'

/** Where a text was found; `words` are those of headline and description. */
export const MATCHED_FIELDS = ['project', 'street', 'postal', 'words'] as const
type MatchedField = (typeof MATCHED_FIELDS)[number]

interface Asked {
  id: string
  words: string
}

const ofField = (field: MatchedField): string =>
  `select n.group_id as id, '${field}' as field from listing_group_words w cross join listing_group_number n on n.id = w.rowid
  where listing_group_words match '${field} : (' || ?1 || ')' and n.group_id in (select value from json_each(?2))`

/**
 * In which fields of each group all the words were found by themselves, in one statement for a page. None where they were found in several fields
 * together. A page has one text.
 */
export const matchedFields = ({ trade }: ProviderContext) => {
  const load = batchLoader<string, MatchedField[]>(async (keys) => {
    const asked = keys.map((key): Asked => JSON.parse(key))
    const byWords = groupBy(asked, ({ words }) => words)
    const found = await Promise.all(
      [...byWords].map(([words, own]) =>
        trade.all(
          { id: LISTING_GROUP_NUMBER.columns.groupId, field: text<MatchedField>() },
          MATCHED_FIELDS.map(ofField).join(' union all '),
          words,
          JSON.stringify(own.map(({ id }) => id)),
        ),
      ),
    )
    const fields = groupBy(found.flat(), ({ id }) => id)
    return new Map(keys.map((key, at) => [key, (fields.get(asked[at]?.id ?? '') ?? []).map(({ field }) => field)]))
  }, [])
  return { load: (asked: Asked) => load.load(JSON.stringify(asked)) }
}
