import type { ProviderContext } from '../../context.ts'
import type { Candidate, VocabularyQuestion } from './spelling.ts'

/** So many like words are compared letter by letter for each typed one. */
const CANDIDATES_PER_WORD = 60

/** Words of the vocabulary: those asked for by themselves, and those of about the length of a typed word that share most of its trigrams. */
export const askVocabulary = ({ market }: Pick<ProviderContext, 'market'>, { words, trigrams }: VocabularyQuestion): Promise<Candidate[]> =>
  market.all<Candidate>(
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
