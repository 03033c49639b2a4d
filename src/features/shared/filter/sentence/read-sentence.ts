import { FURNISHED_TYPES } from '#graphql/listing-kinds.ts'
import { isHan } from '#lib/han.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import type { MapFilter } from '../map-filter.ts'
import { type ChoiceOf, isSet, type RangeKey, SETS, type SetKey } from '../rows.ts'
import { AmountReader, type ListedLimits, type ReadingPlace } from './amount-reader.ts'
import type { Relation } from './amount-shapes.ts'
import { has, type Lexeme, tagged } from './sentence-text.ts'
import { KINDS_OF_COUNTRY, WORDS_IN_NAMES } from './sentence-words.ts'

/** a walk that people call near */
const NEAR_STATION_MINUTES = 10

/** "prices fell", 跌价: without a number too */
const OF_PRICES = /price|harga|价/
const EITHER: ReadonlySet<string> = new Set(['or', '或', '或者', 'atau'])

interface RunWord {
  text: string
  /** a Chinese sign right behind another one */
  isJoined: boolean
  /** a kind of home, unless it belongs to the place's name: "Elm Terrace" */
  kind: TypeGroup | null
  /** "MRT", "school": says what the name names */
  says: 'station' | 'school' | null
}

/** Words in a row that may name a place. */
export interface PlaceRun {
  words: readonly RunWord[]
  relation: Relation
  /** "not in Woodlands": no filter leaves a place out */
  isExcluded: boolean
  /** the words that led to it, as typed: "not in" */
  lead: string
  /** how far it may be, as typed; empty where nothing is said of that */
  distance: string
}

/** What a sentence says, before its places are looked up. */
export interface SentenceReading {
  filter: MapFilter
  listed: ListedLimits
  /** where `listed` was said, as typed: what a page without these filters has to name */
  listedWords: readonly string[]
  runs: readonly PlaceRun[]
  /** words that mean no filter, in order, as typed */
  unread: readonly string[]
  /** of a person or of one home, as typed: told, and neither looked for nor kept */
  personal: readonly string[]
}

/**
 * What a sentence says in the filters of map, results and listings: "3 bedroom condo under 1.5m near bishan" is three bedrooms, private
 * apartments, up to 1.5 million, and near what "bishan" names. Every word is a filter, part of a place, a joining word, or in `unread`.
 */
export function readSentence(text: string, place: ReadingPlace): SentenceReading {
  return new SentenceReader(text, place).read()
}

class SentenceReader extends AmountReader {
  read(): SentenceReading {
    const isToLet = this.lexemes.some((one) => has(one, 'let', 'named:rent'))
    for (let at = 0; at < this.lexemes.length; at++) if (this.used[at] !== true) this.readAmount(at, isToLet)
    for (let at = 0; at < this.lexemes.length; at++) if (this.used[at] !== true) this.readNearStation(at)
    for (let at = 0; at < this.lexemes.length; at++) if (this.used[at] !== true) this.readWord(at)
    const { runs, unread } = this.readRest()
    return {
      filter: this.filter(),
      listed: this.listed,
      listedWords: this.listedWords,
      runs,
      unread,
      personal: this.personal.map(({ from, to }) => this.text.slice(from, to)),
    }
  }

  /** A word that means a choice by itself, or says what is listed. */
  private readWord(index: number) {
    const word = this.at(index)
    const kind = KINDS_OF_COUNTRY[this.place.country]?.[word.text]
    const said = kind ? `typeGroups:${kind}` : tagged(word, 'choice:')
    if (said !== null && !this.isInName(index)) {
      if (this.left.has(index)) return
      const [key = '', choice = ''] = said.split(':')
      const refused = this.negationBefore(index)
      if (isSetKey(key)) this.choose(refused === null ? this.chosen : this.excluded, key, choice)
      return this.take(refused ?? index, index + 1)
    }
    if (this.readTimes(index)) return
    const furnished = FURNISHED_TYPES.find((type) => type === tagged(word, 'furnished:'))
    if (furnished) {
      const refused = this.negationBefore(index)
      // "唔連傢俬": without furniture; what else is refused leaves three others
      if (refused !== null && furnished !== 'fully') return
      this.listed.furnished = [...(this.listed.furnished ?? []), refused === null ? furnished : 'unfurnished']
      this.listedWords.push(this.typed(refused ?? index, index + 1))
      return this.take(refused ?? index, index + 1)
    }
    if (has(word, 'let', 'sale')) {
      this.listed.activity = has(word, 'let') ? 'rent' : 'sale'
      if (has(word, 'let') && !this.ranges.has('rent')) this.listedWords.push(this.typed(index, index + 1))
      return this.take(index, index + 1)
    }
    if (has(word, 'rise', 'fall') && OF_PRICES.test(word.text) && !this.ranges.has('change')) {
      this.setRange('change', has(word, 'fall') ? { min: null, max: 0 } : { min: 0, max: null })
      return this.take(index, index + 1)
    }
    // a figure's name beside its number
    const named = tagged(word, 'named:')
    if (named !== null && (this.ranges.has(named as RangeKey) || (named === 'price' && this.ranges.size > 0))) this.take(index, index + 1)
  }

  /** "4x2" of Australia: bedrooms and bathrooms. */
  private readTimes(index: number): boolean {
    const [, beds, baths] = (this.place.country === 'AU' && /^([1-9])x([1-9])$/.exec(this.at(index).text)) || []
    if (beds === undefined || baths === undefined) return false
    this.setCount('bedrooms', Number(beds), null, null, index, index + 1)
    this.setCount('bathrooms', Number(baths), null, null, index, index + 1)
    return true
  }

  /** "near MRT", "近地铁": a station without a name, a short walk away. */
  private readNearStation(index: number) {
    if (this.ranges.has('stationWalk') || !this.isAnyStation(index)) return
    const isJoint = (at: number) => this.used[at] !== true && has(this.at(at), 'filler', 'in', 'start') && !has(this.at(at), 'near')
    let from = index - 1
    while (from >= 0 && isJoint(from)) from--
    const isBefore = from >= 0 && this.used[from] !== true && has(this.at(from), 'near')
    const isBehind = has(this.at(index + 1), 'near', 'nearBehind') && this.used[index + 1] !== true && !this.isNameAt(index + 2)
    if ((!isBefore && !isBehind) || this.negationBefore(isBefore ? from : index) !== null) return
    this.setRange('stationWalk', { min: null, max: NEAR_STATION_MINUTES })
    this.take(isBefore ? from : index, isBefore ? index + 1 : index + 2)
  }

  /** "Elm Terrace": what follows a word of a name may belong to it. Places decide that when they are looked up. */
  private isInName(index: number): boolean {
    const before = this.at(index - 1)
    return (
      index > 0 &&
      !this.left.has(index) &&
      WORDS_IN_NAMES.has(this.at(index).text) &&
      before.tags.size === 0 &&
      !before.isMark &&
      before.number === null &&
      this.used[index - 1] !== true
    )
  }

  /** A tenure on one side of an "or", and years left on the other. */
  private saysEitherLease(): boolean {
    const isTenure = (at: number) => tagged(this.at(at), 'choice:tenures:') !== null
    const isLease = (from: number, step: number) => {
      for (let at = from; at >= 0 && at < this.lexemes.length && !this.at(at).isMark; at += step)
        if (has(this.at(at), 'named:leaseLeft')) return true
      return false
    }
    return this.lexemes.some(
      ({ text }, at) => EITHER.has(text) && ((isTenure(at - 1) && isLease(at + 1, 1)) || (isTenure(at + 1) && isLease(at - 1, -1))),
    )
  }

  private filter(): MapFilter {
    const sets = [...new Set([...this.chosen.keys(), ...this.excluded.keys()])].map((key) => {
      const [wanted, refused] = [this.chosen.get(key), this.excluded.get(key)]
      const all: readonly string[] = SETS[key].choices
      const left = all.filter(
        (choice) => (wanted ? wanted.has(choice) : refused !== undefined && !SETS[key].isEvery) && !refused?.has(choice),
      )
      return [key, left] as const
    })
    const ranges = [...this.ranges]
    // "freehold or at least 80 years left": what is held for ever passes the years
    const isEitherLease = this.ranges.get('leaseLeft')?.min != null && this.saysEitherLease()
    const isLong = (choices: readonly string[]) => choices.every((choice) => choice !== 'leasehold')
    if (isEitherLease) sets.splice(0, sets.length, ...sets.filter(([key, choices]) => key !== 'tenures' || !isLong(choices)))
    return Object.fromEntries([...ranges, ...sets.filter(([, choices]) => choices.length > 0)]) as MapFilter
  }

  /** May be part of a place's name: a plain word, a number beside one, "MRT", or a kind that names have. */
  private isOfRun(index: number): boolean {
    const word = this.at(index)
    if (this.used[index] === true || word.isMark) return false
    if (word.number !== null) return !has(word, 'currency')
    if (isHan(word.text) && has(word, 'station') && !word.isJoined) return false
    return (
      word.tags.size === 0 ||
      has(word, 'station', 'school', 'named:school') ||
      this.isInName(index) ||
      this.isNumeralOfName(index) ||
      this.isLeaseOfName(index) ||
      this.isLinkOfName(index)
    )
  }
  /** "Balance Road": a word of leases that said nothing of one. */
  private isLeaseOfName(index: number): boolean {
    const { tags, text } = this.at(index)
    const isOne = tags.size === 1 && tags.has('named:leaseLeft') && !text.includes(' ') && !isHan(text)
    return isOne && (this.isNameAt(index - 1) || this.isNameAt(index + 1))
  }
  private isNumeralOfName(index: number): boolean {
    const { tags } = this.at(index)
    return tags.size === 1 && [...tags].every((tag) => tag.startsWith('numeral:') || tag === 'hundred' || tag === 'tens')
  }

  /** "Ma On Shan", 后港: a joining word inside a name, when it joined nothing. */
  private isLinkOfName(index: number): boolean {
    const word = this.at(index)
    const isName = (at: number) =>
      this.used[at] !== true && this.at(at).tags.size === 0 && !this.at(at).isMark && this.at(at).number === null
    // "Ma On Shan", "Bayan Lepas"
    if (!isHan(word.text)) {
      const isLast = has(word, 'before', 'after') && this.at(index + 1).number === null
      return !word.text.includes(' ') && isName(index - 1) && (isLast || (has(word, 'in', 'start') && isName(index + 1)))
    }
    const isJoint =
      has(
        word,
        'after',
        'before',
        'mostBehind',
        'leastBehind',
        'about',
        'rise',
        'fall',
        'sale',
        'currency',
        'beside',
        'month',
        'week',
        'years',
      ) || tagged(word, 'counted:') !== null
    return (
      [...word.text].length === 1 && isJoint && ((word.isJoined && isName(index - 1)) || (this.at(index + 1).isJoined && isName(index + 1)))
    )
  }

  private readRest(): { runs: PlaceRun[]; unread: string[] } {
    const spans: { from: number; to: number }[] = []
    for (let at = 0; at < this.lexemes.length; at++) {
      if (!this.isOfRun(at)) continue
      let to = at + 1
      while (
        to < this.lexemes.length &&
        (this.isOfRun(to) || (this.isHyphen(to) && this.at(to).isJoined && this.at(to + 1).isJoined && this.isOfRun(to + 1)))
      )
        to++
      spans.push({ from: at, to })
      at = to - 1
    }
    const isPlain = ({ tags, isMark, number }: Lexeme) => tags.size === 0 && !isMark && number === null
    // a postal code is a name; other numbers alone are not
    const isCode = (from: number, to: number) =>
      to === from + 1 && /^\d{4,6}$/.test(this.at(from).text) && this.boundBefore(from).bound === null
    const named = spans.filter(({ from, to }) => this.lexemes.slice(from, to).some(isPlain) || isCode(from, to))
    const runs = named.map(({ from, to }) => this.runOf(from, to))
    this.placeDistances(named, runs)
    return { runs, unread: this.unreadWords() }
  }

  private runOf(from: number, to: number): PlaceRun {
    let begin = from
    let relation: Relation = { kind: 'in' }
    let isExcluded = false
    for (let at = from - 1; at >= 0 && this.used[at] !== true; at--) {
      const word = this.at(at)
      const isNear = has(word, 'near')
      if (has(word, 'not')) isExcluded = true
      else if (isNear) relation = { kind: 'near' }
      else if (!has(word, 'in', 'start')) break
      begin = at
      if (isExcluded || isNear) break
    }
    const lead = begin < from ? this.typed(begin, from) : ''
    let end = to
    while (
      has(this.at(end), 'nearBehind', 'station') &&
      this.used[end] !== true &&
      (this.at(end).isJoined || !has(this.at(end), 'station'))
    ) {
      if (has(this.at(end), 'nearBehind')) relation = { kind: 'near' }
      end++
    }
    const words: RunWord[] = []
    for (let at = from; at < to; at++) {
      const word = this.at(at)
      const last = words.at(-1)
      const says = has(word, 'station') ? 'station' : has(word, 'school', 'named:school') ? 'school' : null
      const isPlainHan = isHan(word.text) && word.isJoined && at > from && says === null && last?.says === null
      const kind = this.isInName(at) ? (this.kindOf(word) as TypeGroup | null) : null
      if (last && (this.isHyphen(at) || this.isHyphen(at - 1))) last.text += this.typed(at, at + 1)
      else words.push({ text: this.typed(at, at + 1), isJoined: isPlainHan, kind, says })
    }
    for (let at = to; at < end; at++)
      if (has(this.at(at), 'station')) words.push({ text: this.typed(at, at + 1), isJoined: false, kind: null, says: 'station' })
    this.take(begin, end)
    return { words, relation, isExcluded, lead, distance: '' }
  }

  /** A distance belongs to the nearest place, which may stand on either side of it. */
  private placeDistances(spans: readonly { from: number; to: number }[], runs: PlaceRun[]): void {
    for (const { relation, from, to } of this.distances) {
      // "5 minutes walk from Admiralty": words that lead on to the place part it from nothing
      const parted = (span: { from: number }) => this.lexemes.slice(to, span.from).filter((word) => !has(word, 'start', 'in')).length
      const gaps = spans.map((span) => (span.from >= to ? parted(span) : from - span.to + 0.5))
      const nearest = gaps.indexOf(Math.min(...gaps))
      const run = runs[nearest]
      if (run) runs[nearest] = { ...run, relation, distance: this.typed(from, to) }
      else this.used.fill(false, from, to)
    }
  }

  /** What is left, in phrases as typed. Joining words are told with what they join, or not at all. */
  private unreadWords(): string[] {
    const isSilent = (at: number) => this.used[at] === true || this.at(at).isMark || has(this.at(at), 'filler', 'in', 'and', 'sale')
    const unread: string[] = []
    for (let at = 0; at < this.lexemes.length; at++) {
      if (isSilent(at)) continue
      let to = at + 1
      while (to < this.lexemes.length && !isSilent(to)) to++
      unread.push(this.typed(at, to))
      at = to - 1
    }
    return unread
  }
}

const isSetKey = (key: string): key is SetKey => key in SETS && isSet(key as SetKey)

/** Adds choices to what a sentence says: those of a word that turned out to be no part of a name. */
export const withKinds = (filter: MapFilter, kinds: readonly TypeGroup[]): MapFilter => {
  const all = new Set<ChoiceOf<'typeGroups'>>([...(filter.typeGroups ?? []), ...kinds])
  return all.size === 0 ? filter : { ...filter, typeGroups: SETS.typeGroups.choices.filter((group) => all.has(group)) }
}

/** Whether a sentence says more than names: a filter of homes, or of advertised homes. */
export const saysFilters = ({ filter, listed }: SentenceReading): boolean =>
  Object.keys(filter).length > 0 || Object.keys(listed).length > 0

/** Words in a row as they were typed. */
export const wordsTyped = (words: readonly RunWord[]): string =>
  words
    .map(({ text, isJoined }, at) => (isJoined && at > 0 ? text : ` ${text}`))
    .join('')
    .trim()

/** The words of a sentence that may name places, as typed. */
export const placeWords = ({ runs }: SentenceReading): string => runs.map(({ words }) => wordsTyped(words)).join(' ')
