import { editDistance, trigrams } from '#lib/edit-distance.ts'
import { isHan } from '#lib/han.ts'
import { isGeneric } from '#lib/search-terms.ts'
import { integer, orNull, pick, type RowOf } from '../../db/column-table.ts'
import { SEARCH_WORD } from '../../db/market/deal-tables.ts'

/** A word of the vocabulary that may be meant by a typed word. */
export const CANDIDATE_ROW = {
  /** index of the typed word; null for an exact look-up */
  at: orNull(integer()),
  ...pick(SEARCH_WORD, 'word', 'docs'),
}
export type Candidate = RowOf<typeof CANDIDATE_ROW>

/** Look-ups in the vocabulary: exact words (parts and joins of the typed ones) and the trigrams of each word. */
export interface VocabularyQuestion {
  words: string[]
  trigrams: { at: number; size: number; text: string }[]
}

const CHOICES_PER_WORD = 3
/** spellings that are this much worse than the likeliest one are dropped */
const CHOICE_SPAN = 0.25
const SPLIT_MAX_CHARS = 24
/** penalty for a different first letter, which is rarer than one inside */
const FIRST_LETTER_COST = 0.5
const UNFINISHED_COST = 0.25

const isWord = (word: string): boolean => /^[a-z]{3,}$/.test(word)

/** The number of wrong letters allowed by a word's length: none up to two, one up to five, else two. */
const allowed = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2)

export function vocabularyQuestion(words: readonly string[]): VocabularyQuestion {
  const asked = new Set<string>()
  words.forEach((word, at) => {
    const next = words[at + 1]
    if (next && /^[a-z]+$/.test(word + next)) asked.add(word + next)
    if (/^[a-z]+$/.test(word)) asked.add(word)
    if (!isWord(word)) return
    const letters = word.slice(0, SPLIT_MAX_CHARS)
    for (let from = 0; from < letters.length; from++) for (let to = from + 2; to <= letters.length; to++) asked.add(letters.slice(from, to))
  })
  return {
    words: [...asked],
    trigrams: words.flatMap((word, at) => (isWord(word) ? trigrams(word).map((text) => ({ at, size: word.length, text })) : [])),
  }
}

/**
 * The possible spellings, one group for each word that must occur: the word itself, similar words of the vocabulary, the word
 * joined with its neighbour, or the words it consists of ("angmokio").
 */
export function choicesOf(words: readonly string[], candidates: readonly Candidate[]): string[][] {
  const known = new Set(candidates.map(({ word }) => word))
  return words.flatMap((word, at) => {
    if (!isWord(word)) return [[word, ...joins(words, at, known)]]
    const near = nearest(
      word,
      candidates.filter((one) => one.at === at && one.word !== word),
      at === words.length - 1,
    )
    const parts = near[0] === undefined || near[0].cost > 1 ? partsOf(word, known) : null
    if (parts && !known.has(word)) return parts.map((part) => [part])
    const likely = near.filter(({ cost }) => cost <= (near[0]?.cost ?? 0) + CHOICE_SPAN).slice(0, CHOICES_PER_WORD)
    return [[...new Set([word, ...likely.map((one) => one.word), ...joins(words, at, known)])]]
  })
}

function joins(words: readonly string[], at: number, known: ReadonlySet<string>): string[] {
  const [before, word, after] = [words[at - 1] ?? '', words[at] ?? '', words[at + 1] ?? '']
  return [before + word, word + after].filter((joined) => joined !== word && known.has(joined))
}

function nearest(word: string, candidates: readonly Candidate[], isLast: boolean): { word: string; cost: number; docs: number }[] {
  return candidates
    .map((candidate) => {
      const whole = editDistance(word, candidate.word)
      const begun = isLast ? editDistance(word, candidate.word, { begun: true }) + UNFINISHED_COST : whole
      const cost = Math.min(whole, begun) + (word[0] === candidate.word[0] ? 0 : FIRST_LETTER_COST)
      return { word: candidate.word, docs: candidate.docs, cost }
    })
    .filter(({ cost }) => Math.floor(cost) <= allowed(word))
    .sort((a, b) => a.cost - b.cost || b.docs - a.docs)
}

/** The fewest known words that the typed one consists of; null when there are none. */
function partsOf(word: string, known: ReadonlySet<string>): string[] | null {
  const best: (string[] | null)[] = [[]]
  for (let to = 1; to <= word.length; to++) {
    best[to] = null
    for (let from = 0; from < to - 1; from++) {
      const before = best[from]
      const part = word.slice(from, to)
      const old = best[to]
      if (before && known.has(part) && (!old || before.length + 1 < old.length)) best[to] = [...before, part]
    }
  }
  const parts = best[word.length]
  return parts && parts.length > 1 ? parts : null
}

/** How well a word of the text matches the vocabulary: exactly, as the beginning of a word, or by a similar word. */
function isSupported(word: string, at: number, candidates: readonly Candidate[]): boolean {
  if (!isWord(word)) return isHan(word) || candidates.some((one) => one.word === word)
  const own = candidates.filter((one) => one.at === at || one.word === word)
  return own.some((one) => one.word.startsWith(word)) || nearest(word, own, true).length > 0
}

/** The search for a text whose words occur nowhere together. */
export interface Looser {
  /** groups that must occur */
  needed: string[][]
  /** optional words that raise the rank: numbers of a street */
  welcome: string[]
  /** the remaining text */
  words: string[]
}

/**
 * Drops unknown words, generic ones ("singapore", "condo") and the number of the block; where that leaves
 * all words, all but the first name. A postal code that is not there is dropped as well: its beginning is the number of some block elsewhere.
 */
export function looser(words: readonly string[], candidates: readonly Candidate[]): Looser {
  const known = words.flatMap((word, at) => (isSupported(word, at, candidates) ? [{ word, at }] : []))
  const bare = known.filter(({ word }) => !isGeneric(word))
  const rest = bare.length > 0 ? bare : known
  const kept = rest.length === words.length ? rest.slice(0, 1) : rest
  const first = kept[0]?.at ?? 0
  // of a text without a full match, drops words between its first name and its last: "jalan ampang kl"
  const between = kept.length < rest.length ? rest.slice(1, -1).map(({ word }) => word) : []
  const welcome = words.filter((word, at) => at > first && (/^\d{1,3}[a-z]?$/.test(word) || between.includes(word)))
  const needed = kept.flatMap(({ word, at }) =>
    choicesOf(
      [word],
      candidates.map((one) => ({ ...one, at: one.at === at ? 0 : null })),
    ),
  )
  return {
    needed,
    welcome,
    words: words.filter((word, at) => at >= first && (welcome.includes(word) || kept.some((one) => one.at === at))),
  }
}
