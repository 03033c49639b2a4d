import type { ProviderContext } from '../../context.ts'
import type { Candidate, VocabularyQuestion } from './spelling.ts'
import { CANDIDATE_ROW } from './spelling.ts'

/** The number of similar words that are compared letter by letter with each typed one. */
const CANDIDATES_PER_WORD = 60

/** Words of the vocabulary: exact look-ups, and words of similar length that share most trigrams with a typed word. */
export const askVocabulary = ({ market }: Pick<ProviderContext, 'market'>, { words, trigrams }: VocabularyQuestion): Promise<Candidate[]> =>
  market.all(
    CANDIDATE_ROW,
    `select null as at, w.word, w.docs from json_each(?1) asked cross join search_word w on w.word = asked.value
    union all
    select at, word, docs from (
      select near.at, w.word, w.docs, row_number() over (partition by near.at order by near.shared desc, w.docs desc) as place
      from (
        select asked.value ->> 'at' as at, asked.value ->> 'size' as size, t.word_id, count(*) as shared
        from json_each(?2) asked cross join search_trigram t on t.trigram = asked.value ->> 'text'
        group by 1, 3
      ) near
      cross join search_word w on w.id = near.word_id
      where length(w.word) >= near.size - 2
    ) where place <= ${CANDIDATES_PER_WORD}`,
    JSON.stringify(words),
    JSON.stringify(trigrams),
  )
