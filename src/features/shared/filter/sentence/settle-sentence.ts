import { isHan } from '#lib/han.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import type { MapFilter } from '../map-filter.ts'
import type { ListedLimits } from './amount-reader.ts'
import type { Relation } from './amount-shapes.ts'
import { type PlaceRun, type SentenceReading, withKinds, wordsTyped } from './read-sentence.ts'

/** Looks a name up; null where nothing is called so. `says`: the sentence called it a station or a school. */
export type FindPlace<Place> = (name: string, says: 'station' | 'school' | null) => Promise<Place | null>

/** A sentence with its place looked up. */
export interface SettledSentence<Place> {
  filter: MapFilter
  listed: ListedLimits
  listedWords: readonly string[]
  place: { found: Place; relation: Relation } | null
  /** words that mean no filter and no place, as typed; looked for as text */
  unread: readonly string[]
  /** what is told and neither looked for nor kept: of a person or of one home, and what stands unread beside that */
  unkept: readonly string[]
}

/** Look-ups of one sentence, so that a long text costs no more than a few. */
export const LOOK_UPS_MAX = 24
/** The most words that a name of a place has; parts of longer runs are looked up. */
const NAME_WORDS_MAX = 5

/**
 * Looks up what a sentence names: the longest words in a row that are a place, from the first run that holds one. Runs that words lead to ("near
 * Rosyth School") come before those that stand alone ("we hv three kids"). What is left over is named.
 */
export async function settleSentence<Place>(reading: SentenceReading, find: FindPlace<Place>): Promise<SettledSentence<Place>> {
  const kinds: TypeGroup[] = []
  const unread: string[] = []
  let lookUps = LOOK_UPS_MAX
  const lookUp: FindPlace<Place> = async (name, says) => (lookUps-- > 0 ? find(name, says) : null)
  const byLead = reading.runs.filter(({ isExcluded }) => !isExcluded).toSorted((a, b) => Number(isLedTo(b)) - Number(isLedTo(a)))
  let holder: { run: PlaceRun; within: Within<Place> } | null = null
  for (const run of byLead) {
    const within: Within<Place> | null = holder ? null : await placeIn(run, lookUp)
    if (within) holder = { run, within }
  }
  for (const run of reading.runs) {
    const found = holder?.run === run ? holder.within : null
    const left = run.words.filter((_, at) => !found || at < found.from || at >= found.to)
    kinds.push(...left.flatMap(({ kind }) => kind ?? []))
    // "MRT" beside a place that was found has said what it is
    const named = left.filter(({ kind, says }) => kind === null && (says === null || !found))
    const isLed = !found && (run.isExcluded || run.relation.kind === 'near')
    const distance = found ? '' : run.distance
    if (named.length > 0 || distance !== '') unread.push([distance, ...(isLed ? [run.lead] : []), wordsTyped(named)].join(' ').trim())
  }
  const left = [...unread, ...reading.unread]
  const isAdvert = reading.personal.length > 0
  return {
    filter: withKinds(reading.filter, kinds),
    listed: reading.listed,
    listedWords: reading.listedWords,
    place: holder && { found: holder.within.place, relation: holder.run.relation },
    unread: isAdvert ? [] : left,
    unkept: isAdvert ? [...left, ...reading.personal] : [],
  }
}

const isLedTo = ({ lead, relation, words }: PlaceRun): boolean =>
  lead !== '' || relation.kind !== 'in' || words.some(({ says }) => says !== null)

interface Within<Place> {
  place: Place
  from: number
  to: number
}

/** The longest part of a run that is called so: all of it, then without its last words, then without its first ones. */
async function placeIn<Place>({ words, relation }: PlaceRun, find: FindPlace<Place>): Promise<Within<Place> | null> {
  const says = words.find((word) => word.says !== null)?.says ?? (relation.kind === 'minutes' ? 'station' : null)
  const lasts = words.map((_, dropped) => [0, words.length - dropped] as const)
  const firsts = words.slice(1).map((_, dropped) => [dropped + 1, words.length] as const)
  const tried = new Set<string>()
  for (const [from, to] of [...lasts, ...firsts]) {
    const own = words.slice(from, to)
    const core = own.filter((word) => word.says !== 'station')
    const name = wordsTyped(core)
    // a sign alone is no name of a place
    if (core.length === 1 && words.length > 1 && isHan(name) && [...name].length === 1) continue
    if (own.length > NAME_WORDS_MAX && own.length < words.length) continue
    if (name === '' || tried.has(name) || core.every(({ text, says: kind }) => kind !== null || /^\d+$/.test(text))) continue
    tried.add(name)
    const place = await find(name, says)
    if (place !== null) return { place, from, to }
  }
  return null
}
