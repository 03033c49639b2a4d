import { STATION_WALK_MINUTES_MAX } from '#graphql/limits.ts'
import type { FurnishedType } from '#graphql/listing-kinds.ts'
import { isHan } from '#lib/han.ts'
import { sqmToSqft } from '#lib/units.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Range } from '../map-filter.ts'
import { snap } from '../quantisation.ts'
import { RANGE_KEYS, type RangeKey, rangeRow, SETS, type SetKey } from '../rows.ts'
import { type AmountBound, bedroomsOfFlat, rangeOf, SAID_IN_OWN_WORDS, walkMinutesOf, withBound } from './amount-rules.ts'
import type { Amount, Context, Distance, Relation, RentEnd, Said, Unit } from './amount-shapes.ts'
import { leftKinds } from './left-kinds.ts'
import { type PersonalPart, personalParts } from './personal-parts.ts'
import { has, type Lexeme, lexemesOf, type Tag, tagged } from './sentence-text.ts'
import { KINDS_OF_COUNTRY, LAND_OF_COUNTRY } from './sentence-words.ts'

/** Filters that only advertised homes have. Land in square feet. */
export interface ListedLimits {
  furnished?: readonly FurnishedType[]
  activity?: 'sale' | 'rent'
  land?: Range
}

export interface ReadingPlace {
  country: CountryCode
  /** ages of buildings count back from it */
  year: number
}

const MONEY_LEAST = 10_000
const RENT_LEAST = 100
/** "district 10 psf below 2400" */
const PSF_LEAST = 50
const RENT_MOST = 200_000
const ROOMS_MOST = 20
/** years that a building is at most said to be old */
const AGE_MOST = 150
const LEASE_ASKED_MOST = 99
const YEARS = [1_850, 2_100] as const
const MULTIPLIERS = { thousand: 1e3, million: 1e6, tenThousand: 1e4, tenMillion: 1e7, hundredMillion: 1e8 } as const satisfies Partial<
  Record<Tag, number>
>

const namesFigure = (word: Lexeme): boolean => RANGE_KEYS.some((key) => has(word, `named:${key}`))

/** A text of the same length with a mark where a part of it was. */
const blanked = (text: string, { from, to }: PersonalPart): string => `${text.slice(0, from)}${','.padEnd(to - from)}${text.slice(to)}`

type SaidCount = Pick<Said, 'index' | 'first' | 'values' | 'bound' | 'from' | 'to' | 'isEither'>

/** Reads the numbers of a sentence: amounts, sizes, rooms, years and distances. */
export class AmountReader {
  protected readonly lexemes: Lexeme[]
  protected readonly used: boolean[]
  protected readonly ranges = new Map<RangeKey, Range>()
  protected readonly chosen = new Map<SetKey, Set<string>>()
  protected readonly excluded = new Map<SetKey, Set<string>>()
  protected readonly distances: Distance[] = []
  protected readonly listed: { furnished?: FurnishedType[]; activity?: 'sale' | 'rent'; land?: Range } = {}
  protected readonly listedWords: string[] = []
  protected carried: AmountBound | null = null

  /** what is of a person or of one home: told, and neither looked for nor kept */
  protected readonly personal: readonly PersonalPart[]
  /** kinds of home that somebody has and leaves: told, and not looked for */
  protected readonly left: ReadonlySet<number>
  protected readonly text: string
  protected readonly place: ReadingPlace

  constructor(text: string, place: ReadingPlace) {
    this.text = text
    this.place = place
    this.personal = personalParts(text)
    const plots = LAND_OF_COUNTRY[place.country] ?? []
    this.lexemes = lexemesOf(this.personal.reduce(blanked, text)).map((one) =>
      plots.includes(one.text) ? { ...one, tags: new Set([...one.tags, 'land']) } : one,
    )
    this.used = this.lexemes.map(() => false)
    this.left = leftKinds(this.lexemes, (at) => this.kindOf(this.at(at)) !== null)
  }

  protected at(index: number): Lexeme {
    return this.lexemes[index] ?? { from: 0, to: 0, text: '', tags: new Set(), number: null, isMark: true, isJoined: false }
  }
  protected take(from: number, to: number): void {
    for (let at = Math.max(0, from); at < to; at++) this.used[at] = true
  }
  protected typed(from: number, to: number): string {
    return this.text.slice(this.at(from).from, this.at(to - 1).to)
  }
  protected isHyphen(index: number): boolean {
    return this.at(index).isMark && this.at(index).text === '-'
  }

  /** The number that begins here with what it is counted in; null for words. */
  private amountAt(index: number): Amount | null {
    const isBelowZero = this.isHyphen(index) && !this.at(index).isJoined && this.at(index + 1).isJoined
    const begins = has(this.at(index), 'currency') || isBelowZero ? index + 1 : index
    const one = this.at(begins)
    const spelled = this.spelledAt(begins)
    if (spelled === null || this.used[begins] === true) return null
    const numeral = spelled.value
    let end = spelled.end
    let times: number = 1
    // "500m from": of a distance, unless a currency stands before it
    const isDistance = begins === index && numeral >= 50 && (has(this.at(end + 1), 'start') || has(this.at(index - 1), 'in'))
    for (const tag of ['thousand', 'million', 'tenThousand', 'tenMillion', 'hundredMillion'] as const)
      if (times === 1 && has(this.at(end), tag) && !(isDistance && has(this.at(end), 'metres'))) {
        times = MULTIPLIERS[tag]
        end++
      }
    // "3万5", "2万半": the sign behind tells tenths of what stands before it
    const tenths = times >= 1e4 && this.at(end).isJoined ? this.tenthsAt(end) : null
    if (tenths !== null) end++
    // "50万令吉": a currency may stand behind its amount
    const isBehind = isHan(this.at(end).text) && has(this.at(end), 'currency')
    return {
      value: (numeral + (tenths ?? 0)) * times * (isBelowZero ? -1 : 1),
      times,
      isMoney: has(this.at(index), 'currency') || times > 1 || isBehind || one.text.includes(',') || /[万亿]/.test(one.text),
      end: isBehind ? end + 1 : end,
    }
  }

  /** A number in digits or words: "three hundred and fifty", "tiga ratus lima puluh". */
  private spelledAt(index: number): { value: number; end: number } | null {
    let [value, end, last] = [0, index, Number.POSITIVE_INFINITY]
    for (let at = index; ; ) {
      const word = this.at(at)
      let part = word.number ?? Number(tagged(word, 'numeral:') ?? Number.NaN)
      const isCounted = has(this.at(at + 1), 'tens', 'hundred')
      if (isCounted) part *= has(this.at(at + 1), 'tens') ? 10 : 100
      if (Number.isNaN(part) || (at > index && word.number !== null) || (last < Number.POSITIVE_INFINITY && (last < 20 || part >= last)))
        break
      value += part
      end = at + (isCounted ? 2 : 1)
      last = part
      at = part >= 100 && has(this.at(end), 'and') ? end + 1 : end
    }
    if (end === index) return null
    // "two and a half million"
    const half = this.at(end).text === 'and a half' ? 0.5 : 0
    return { value: value + half, end: half > 0 ? end + 1 : end }
  }

  private tenthsAt(index: number): number | null {
    const { text, number } = this.at(index)
    if (text === '半') return 0.5
    const isAlone = !isHan(this.at(index + 1).text) || has(this.at(index + 1), 'mostBehind', 'leastBehind', 'aboutBehind', 'currency', 'to')
    return /^\d$/.test(text) && number !== null && isAlone ? number / 10 : null
  }

  /** A comparing word before a number, and where it begins. */
  protected boundBefore(index: number): { bound: AmountBound | null; begin: number; yearSide: 'before' | 'after' | null } {
    let begin = index
    while (begin > 0 && this.used[begin - 1] !== true && (has(this.at(begin - 1), 'currency') || /^[:=]$/.test(this.at(begin - 1).text)))
      begin--
    const word = this.at(begin - 1)
    if (begin === 0 || this.used[begin - 1] === true) return { bound: null, begin, yearSide: null }
    if (has(word, 'before')) return { bound: 'most', begin: begin - 1, yearSide: 'before' }
    if (has(word, 'after')) return { bound: 'least', begin: begin - 1, yearSide: 'after' }
    const bound = (['most', 'least', 'about'] as const).find((one) => has(word, one)) ?? null
    if (bound === null) return { bound, begin, yearSide: null }
    // "tak nak lebih dari 600k": not more than
    const isRefused = bound !== 'about' && has(this.at(begin - 2), 'not') && this.used[begin - 2] !== true
    if (isRefused) return { bound: bound === 'most' ? 'least' : 'most', begin: begin - 2, yearSide: null }
    return { bound, begin: begin - 1, yearSide: null }
  }

  protected boundBehind(index: number): { bound: AmountBound | null; end: number } {
    const word = this.at(index)
    // "2 bedrooms max 600k": of the amount that follows
    if (has(word, 'most', 'least', 'about') && this.amountAt(index + 1)) return { bound: null, end: index }
    // "3 bedrooms at least"
    if (/^at (?:least|most)$/.test(word.text)) return { bound: has(word, 'least') ? 'least' : 'most', end: index + 1 }
    if (has(word, 'mostBehind')) return { bound: 'most', end: index + 1 }
    // "four bedrooms plus", not "3 bed plus pool"
    if (word.text === 'plus' && !this.at(index + 1).isMark) return { bound: null, end: index }
    if (has(word, 'leastBehind', 'plus')) return { bound: 'least', end: index + 1 }
    if (has(word, 'aboutBehind')) return { bound: 'about', end: index + 1 }
    return { bound: null, end: index }
  }

  /** What the words before a number speak of: the nearest of the named figures, up to four words back. */
  private contextBefore(index: number): Context | null {
    for (let at = index - 1; at >= Math.max(0, index - 4); at--) {
      const word = this.at(at)
      if ((word.isMark && word.text !== ':') || word.number !== null) return null
      if (namesFigure(word) || has(word, 'rise', 'fall', 'land')) return { says: word, at }
      if (!has(word, 'filler', 'most', 'least', 'about', 'currency', 'in')) return null
    }
    return null
  }

  protected readAmount(index: number, isToLet: boolean) {
    const said = this.saidAt(index)
    if (!said) return
    const { unit, from, first } = said
    // "above 5 storeys": a floor, which no list knows
    if (unit?.isBeside) return said.bound === null ? this.take(from, said.to) : undefined
    if (unit?.counted || unit?.isRooms) return this.readRooms(said, unit)
    if (this.readRoomsBehind(said)) return
    if (first.value < 0 && !unit?.isPercent) return
    const context = this.contextBefore(from) ?? (from === index ? null : this.contextBefore(index))
    if (this.readFigure(said, context)) return
    if (unit?.isPercent) return this.setPercent(said.values, said.bound, from, said.to)
    if (unit?.isSqft || unit?.isSqm) return this.readSize(said, unit, context)
    if (unit?.isMinutes || unit?.isMetres || unit?.isKilometres) return this.readDistance(said, unit, context)
    if (this.readLease(said, context)) return
    if (this.readYear(said, context)) return
    if (unit?.isYears) return this.readAge(said, context)
    this.readMoney(said, context, isToLet)
  }

  /** A figure that is said as it is counted, such as a year; false for those with words of their own. */
  private readFigure({ values, bound, from, to }: Said, context: Context | null): boolean {
    const key = RANGE_KEYS.find((one) => !SAID_IN_OWN_WORDS.has(one) && context !== null && has(context.says, `named:${one}`))
    if (key === undefined || context === null) return false
    this.setRange(key, rangeOf(values, bound ?? 'least'))
    this.take(Math.min(from, context.at), to)
    return true
  }

  /** A number with its unit, what it is compared by, and the second number of a range; null where that is none. */
  private saidAt(index: number): Said | null {
    if (has(this.at(index), 'currency') && this.at(index + 1).number === null) return null
    const first = this.amountAt(index)
    if (!first) return null
    const isWord = this.at(index).number === null && !has(this.at(index), 'currency') && !this.isHyphen(index)
    const study = this.studyAt(first)
    if (study !== null) {
      const unit = this.unitAt(study)
      this.setCount('bedrooms', first.value, null, null, index, unit?.counted === 'bedrooms' || unit?.isRooms ? unit.end : study)
      return null
    }
    const unitOfFirst = this.unitAt(first.end)
    const { second, isEither } = this.secondAt(index, first, unitOfFirst)
    const amountEnd = second?.end ?? first.end
    // "5+ beds", "5 or more bedrooms"
    const between = this.unitAt(amountEnd + 1) === null ? null : this.boundBehind(amountEnd).bound
    const isMore = between !== null && (has(this.at(amountEnd), 'plus') || this.at(amountEnd).text.includes(' '))
    const end = isMore ? amountEnd + 1 : amountEnd
    const unit = this.unitAt(end) ?? (second ? unitOfFirst : null)
    if (isWord && !unit?.counted && !unit?.isRooms && !unit?.isBeside && first.value < (first.times > 1 ? RENT_LEAST : MONEY_LEAST))
      return null
    const before = this.boundBefore(index)
    const unitEnd = Math.max(end, unit?.end ?? end)
    const behind = this.boundBehind(unitEnd)
    // "600 to 800k": of both
    const isShared = second && first.times === 1 && second.times > 1 && first.value < second.value / second.times
    return {
      index,
      first,
      unit,
      unitEnd,
      isEither,
      values: [first.value * (isShared ? second.times : 1), second?.value ?? null],
      isMoney: first.isMoney || second?.isMoney === true,
      // "预算300万左右": about, though a budget is a limit elsewhere
      bound: (behind.bound === 'about' ? 'about' : before.bound) ?? behind.bound ?? (isMore ? between : null),
      yearSide: before.yearSide,
      from: before.begin,
      to: behind.end,
    }
  }

  /** "2+1" rooms are two and a study: where that ends. */
  private studyAt(first: Amount): number | null {
    const study = has(this.at(first.end), 'plus') ? this.amountAt(first.end + 1) : null
    return study && study.value <= 2 && first.value <= 6 && !first.isMoney ? study.end : null
  }

  /** The other number of a range or of "3 or 4"; the unit may be said with both: "500 sqft to 700 sqft". */
  private secondAt(index: number, first: Amount, unit: Unit | null): { second: Amount | null; isEither: boolean } {
    const joint = unit?.end ?? first.end
    const isAnd = has(this.at(joint), 'and')
    const joins = this.isHyphen(joint) || has(this.at(joint), 'to') || (isAnd && (!unit || has(this.at(index - 1), 'filler')))
    const isBoundBetween = this.boundBehind(joint).bound !== null && !has(this.at(joint), 'to')
    const next = joins && !isBoundBetween ? this.amountAt(joint + 1) : null
    const unitOfNext = next && this.unitAt(next.end)
    const isSame = !unit || unitOfNext?.text === unit.text || this.isSameUnit(unit, unitOfNext)
    if (!next || !isSame || (next.value < first.value && next.times <= first.times)) return { second: null, isEither: false }
    return { second: next, isEither: isAnd && !/^(?:between|antara)$/.test(this.at(index - 1).text) }
  }

  private readRooms({ index, first, values, bound, from, to, isEither }: SaidCount, unit: Unit) {
    const key = unit.isEither && this.chosen.has('bedrooms') ? 'bathrooms' : (unit.counted ?? 'bedrooms')
    const isFlat = unit.isRooms && key === 'bedrooms' && this.isCountedAsFlat(unit.isBedroom)
    const count = (rooms: number) => (isFlat ? bedroomsOfFlat(rooms) : rooms)
    if (first.isMoney || values[0] > ROOMS_MOST) return
    // "at least 2 bathrooms and 3 bedrooms"
    const isCarried = bound === null && has(this.at(index - 1), 'and')
    this.carried = isCarried ? this.carried : bound
    this.setCount(key, count(values[0]), values[1] === null ? null : count(values[1]), this.carried, from, to, isEither)
  }

  /** "bilik 3", "bathrooms: at least 2": the word before its number. */
  private readRoomsBehind({ index, first, values, bound, from, to, unit }: Said): boolean {
    const at = this.at(from - 1).text === ':' ? from - 2 : from - 1
    const word = this.unitAt(at)
    const isCount = unit === null && values[1] === null && !first.isMoney && first.value <= ROOMS_MOST && first.end === index + 1
    if (!isCount || !word || !(word.isRooms || word.counted) || this.at(at - 1).number !== null) return false
    this.readRooms({ index, first, values, bound, from: at, to, isEither: false }, word)
    return true
  }

  private readSize({ values, bound, unitEnd, from, to }: Said, unit: Unit, context: Context | null) {
    if (has(this.at(unitEnd), 'named:psf')) return
    const scale = (value: number) => (unit.isSqm ? sqmToSqft(value) : value)
    const range = rangeOf([scale(values[0]), values[1] === null ? null : scale(values[1])], bound ?? 'least')
    const isLandBehind = has(this.at(to), 'land')
    const isLand = isLandBehind || (context !== null && has(context.says, 'land'))
    const begin = context && (isLand ? !isLandBehind : has(context.says, 'named:area')) ? Math.min(from, context.at) : from
    if (!isLand) {
      this.setRange('area', range)
      return this.take(begin, to)
    }
    const end = isLandBehind ? to + 1 : to
    const round = (side: number | null) => (side === null ? null : Math.round(side))
    this.listed.land = { min: round(range.min), max: round(range.max) }
    this.listedWords.push(this.typed(begin, end))
    this.take(begin, bound === null ? this.boundBehind(end).end : end)
  }

  private readDistance(said: Said, unit: Unit, context: Context | null) {
    const { values, from, to } = said
    const station = this.stationBeside(said, context)
    if (station) return this.readWalk(said, unit, station)
    const far = values[1] ?? values[0]
    const relation: Relation = unit.isMinutes
      ? { kind: 'minutes', minutes: far }
      : { kind: 'metres', metres: far * (unit.isKilometres ? 1_000 : 1) }
    this.distances.push({ relation, from, to })
    this.take(from, to)
  }

  /** Whether a word is a station that no name stands beside: "MRT", "any station"; not "Bishan MRT". */
  protected isAnyStation(index: number): boolean {
    const word = this.at(index)
    if (this.used[index] === true || !has(word, 'station', 'named:stationWalk')) return false
    if (has(word, 'named:stationWalk')) return true
    // "地铁站 碧山": in Chinese the name comes before
    return !this.isNameAt(index - 1) && (isHan(word.text) || !this.isNameAt(index + 1))
  }
  /** A plain word, which may be of a name. */
  protected isNameAt(index: number): boolean {
    const { tags, isMark, number } = this.at(index)
    return index >= 0 && index < this.lexemes.length && this.used[index] !== true && tags.size === 0 && !isMark && number === null
  }

  /** Where the station stands that a distance is to, with the joining words between; null where a name or nothing does. */
  private stationBeside({ from, to }: Said, context: Context | null): { from: number; to: number } | null {
    if (context && has(context.says, 'named:stationWalk')) return { from: context.at, to }
    const isJoint = (at: number) =>
      has(this.at(at), 'start', 'in', 'near', 'filler', 'most', 'minutes', 'mostBehind') && !this.at(at).isMark
    let behind = to
    while (isJoint(behind) && !has(this.at(behind), 'station', 'named:stationWalk')) behind++
    if (this.isAnyStation(behind)) return { from, to: behind + 1 }
    let before = from - 1
    // "近地铁站、步行五分钟": unless a name follows
    const isAlone = !this.isNameAt(behind) && !has(this.at(behind), 'school', 'named:school')
    const isBefore = (at: number) => isJoint(at) || (isAlone && /^[,、]$/.test(this.at(at).text))
    while (before >= 0 && this.used[before] !== true && isBefore(before)) before--
    return before >= 0 && this.isAnyStation(before) ? { from: before, to } : null
  }

  /** Minutes on foot to the nearest station; a distance in metres is a straight line, and walked by the detour of streets. */
  private readWalk({ values, bound, from, to }: Said, unit: Unit, station: { from: number; to: number }) {
    const minutes = (value: number) => (unit.isMinutes ? value : walkMinutesOf(value * (unit.isKilometres ? 1_000 : 1)))
    const [low, high] = [minutes(values[0]), values[1] === null ? null : minutes(values[1])]
    if ((high ?? low) > STATION_WALK_MINUTES_MAX) return
    this.setRange('stationWalk', rangeOf([low, high], bound === 'least' ? 'least' : 'most'))
    let begin = Math.min(from, station.from)
    // "離地鐵站", "from the MRT"
    while (begin > 0 && this.used[begin - 1] !== true && has(this.at(begin - 1), 'start', 'in', 'near')) begin--
    this.take(begin, Math.max(to, station.to))
  }

  /** "at least 70 years left", "剩余年限70年以上", "baki pajakan 70 tahun": whether it was of a lease. */
  private readLease({ first, unit, values, bound, unitEnd, from, to }: Said, context: Context | null): boolean {
    const isNamed = context !== null && has(context.says, 'named:leaseLeft')
    const isBehind = [unitEnd, to].find((at) => this.used[at] !== true && has(this.at(at), 'named:leaseLeft'))
    const isOfYears = unit?.isYears === true || (unit === null && isNamed)
    if (!(isNamed || isBehind !== undefined) || !isOfYears || first.isMoney) return false
    // no filter of this market's: it is named
    if (rangeRow('leaseLeft').offered[this.place.country] === null || (values[1] ?? values[0]) > LEASE_ASKED_MOST) return true
    this.setRange('leaseLeft', rangeOf(values, bound ?? 'least'))
    const end = Math.max(to, (isBehind ?? 0) + 1)
    const last = this.boundBehind(end)
    this.take(isNamed ? Math.min(from, context.at) : from, bound === null ? last.end : end)
    return true
  }

  /** "built after 2015", "2000年到2010年建": whether it was a year. */
  private readYear({ index, first, values, bound, yearSide, unitEnd, from, to }: Said, context: Context | null): boolean {
    const isYear = values[0] >= YEARS[0] && values[0] <= YEARS[1] && !first.isMoney && !this.at(index).text.includes(',')
    const sideBehind = has(this.at(unitEnd), 'before') ? 'before' : has(this.at(unitEnd), 'after') ? 'after' : null
    const isBuilt = context !== null && has(context.says, 'named:completion')
    const isBuiltBehind = has(this.at(unitEnd), 'named:completion')
    // "lease from 1995": of the land, and no filter
    if (context !== null && has(context.says, 'named:leaseLeft')) return false
    const side = yearSide ?? sideBehind
    if (!isYear || !(side || isBuilt || isBuiltBehind)) return false
    const usual = side === 'before' ? 'most' : side === 'after' ? 'least' : bound
    this.setRange('completion', usual || values[1] !== null ? rangeOf(values, usual ?? 'least') : { min: values[0], max: values[0] })
    const last = sideBehind || isBuiltBehind ? unitEnd + 1 : to
    this.take(isBuilt ? Math.min(from, context.at) : from, has(this.at(last), 'named:completion') ? last + 1 : last)
    return true
  }

  /** An age of the building. */
  private readAge({ first, bound, from, to }: Said, context: Context | null) {
    if (bound === null || first.value > AGE_MOST) return
    const year = this.place.year - first.value
    this.setRange('completion', bound === 'least' ? { min: null, max: year } : { min: year, max: null })
    this.take(context && has(context.says, 'named:completion') ? Math.min(from, context.at) : from, to)
  }

  private readMoney(said: Said, context: Context | null, isToLet: boolean) {
    const { first, unit, values, bound, from, to } = said
    const isNamed = (tag: Tag) => context !== null && has(context.says, tag)
    const begin = context ? Math.min(from, context.at) : from
    // "1.2m to 1.8m psf under 900": nobody pays millions a square foot
    if ((unit?.isPsf && first.times < MULTIPLIERS.million && first.value >= PSF_LEAST) || isNamed('named:psf')) {
      this.setRange('psf', rangeOf(values, bound ?? 'most'))
      return this.take(begin, to)
    }
    const rentEnd = this.rentEnd(said, isToLet && !isNamed('named:price'))
    if (rentEnd !== null) {
      const monthly = (rent: number) => (rentEnd.isWeekly ? Math.round((rent * 52) / 12) : rent)
      const [low, high] = values
      this.listed.activity = 'rent'
      this.setRange('rent', rangeOf([monthly(low), high === null ? null : monthly(high)], bound ?? rentEnd.bound ?? 'most'))
      const first = isNamed('named:rent') && !isNamed('let') ? begin : from
      return this.take(has(this.at(first - 1), 'month', 'week') ? first - 1 : first, rentEnd.end)
    }
    if (isNamed('named:area') && !first.isMoney && bound !== null) {
      this.setRange('area', rangeOf(values, bound))
      return this.take(begin, to)
    }
    if (isNamed('named:price') || ((said.isMoney || bound !== null || values[1] !== null) && values[0] >= MONEY_LEAST)) {
      this.setRange('price', rangeOf(values, bound ?? 'most'))
      this.take(from, to)
    }
  }

  /** Where an amount ends that is a rent: what is paid a month, or such an amount in a sentence about renting; null for others. */
  private rentEnd({ first, values, bound, from, to }: Said, isToLet: boolean): RentEnd | null {
    const behind = this.at(to).isMark && this.at(to).text === '/' ? to + 1 : to
    const isBehind = has(this.at(behind), 'month', 'week')
    // "每月3000以下": in Chinese the month comes before
    const period = isBehind ? this.at(behind) : this.at(from - 1)
    const isWeekly = has(period, 'week')
    if (isWeekly || has(period, 'month')) {
      if (!first.isMoney && values[0] < RENT_LEAST) return null
      return isBehind ? { ...this.boundBehind(behind + 1), isWeekly } : { bound: null, end: to, isWeekly }
    }
    const isSaid = first.isMoney || bound !== null || values[1] !== null || values[0] >= 10 * RENT_LEAST
    return isToLet && isSaid && values[0] >= RENT_LEAST && values[0] < RENT_MOST ? { bound: null, end: to, isWeekly: false } : null
  }

  private isSameUnit(one: Unit, other: Unit | null): boolean {
    return (
      other !== null &&
      ((one.counted === other.counted && one.counted !== null) ||
        (one.isSqft && other.isSqft) ||
        (one.isSqm && other.isSqm) ||
        (one.isYears && other.isYears) ||
        (one.isPercent && other.isPercent))
    )
  }

  /** What a number is counted in, where that begins here; a hyphen may stand before it. */
  private unitAt(index: number): Unit | null {
    const at = this.isHyphen(index) ? index + 1 : index
    const word = this.at(at)
    if (this.used[at] === true) return null
    const counted = has(word, 'counted:bedrooms') ? 'bedrooms' : has(word, 'counted:bathrooms') ? 'bathrooms' : null
    const isMetresWord = has(word, 'metres')
    const unit: Unit = {
      text: word.text,
      end: at + 1,
      counted,
      isEither: has(word, 'counted:bedrooms') && has(word, 'counted:bathrooms'),
      // "RM400k - RM600k": a currency that is a short word for rooms too
      isRooms: (has(word, 'rooms') && !(has(word, 'currency') && this.at(at + 1).number !== null)) || word.text === '房',
      isBedroom: has(word, 'counted:bedrooms'),
      isBeside: has(word, 'beside'),
      isPercent: has(word, 'percent'),
      isSqft: has(word, 'sqft'),
      isSqm: has(word, 'sqm'),
      // "min 15000 sqft"
      isMinutes: has(word, 'minutes') && !(has(word, 'least') && this.at(at + 1).number !== null),
      isMetres: isMetresWord,
      isKilometres: has(word, 'kilometres'),
      isYears: has(word, 'years'),
      isPsf: has(word, 'named:psf'),
    }
    const { text: _, end: __, ...says } = unit
    return Object.values(says).some((one) => one !== null && one !== false) ? unit : null
  }

  /** Rooms of a flat of Singapore: of HDB, or said without a kind. `isBedroom`: the word means bedrooms as well, which it does then, except of HDB. */
  private isCountedAsFlat(isBedroom: boolean): boolean {
    if (this.place.country !== 'SG') return false
    const kinds = new Set(this.lexemes.map((one, at) => (this.negationBefore(at) === null && !this.left.has(at) ? this.kindOf(one) : null)))
    if (kinds.has('public-stack')) return true
    return !isBedroom && !kinds.has('private-stack') && !kinds.has('private-land')
  }

  protected kindOf(word: Lexeme): string | null {
    return KINDS_OF_COUNTRY[this.place.country]?.[word.text] ?? tagged(word, 'choice:typeGroups:')
  }

  protected setCount(
    key: 'bedrooms' | 'bathrooms',
    low: number,
    high: number | null,
    bound: AmountBound | null,
    from: number,
    to: number,
    isEither = false,
  ) {
    const most = SETS[key].choices.length - (key === 'bedrooms' ? 1 : 0)
    const counts: number[] = []
    const [first, last] = high !== null ? [low, high] : bound === 'least' ? [low, most] : bound === 'most' ? [1, low] : [low, low]
    if (isEither && high !== null) counts.push(low, high)
    else for (let count = first; count <= Math.max(first, last); count++) counts.push(count)
    for (const count of counts) {
      // "2.5 bathrooms": the half is a room with a basin
      const whole = Math.floor(count)
      const choice = whole >= most ? '5+' : whole === 0 && key === 'bedrooms' ? 'studio' : String(whole)
      if (whole > 0 || key === 'bedrooms') this.choose(this.chosen, key, choice)
    }
    this.take(from, to)
  }

  protected choose(into: Map<SetKey, Set<string>>, key: SetKey, choice: string): void {
    into.set(key, (into.get(key) ?? new Set()).add(choice))
  }

  protected setRange(key: RangeKey, { min, max }: Range): void {
    const side = (value: number | null, of: number | null | undefined) => (value === null ? (of ?? null) : snap(key, value))
    const known = this.ranges.get(key)
    const range = { min: side(min, known?.min), max: side(max, known?.max) }
    this.ranges.set(key, range.min !== null && range.max !== null && range.min > range.max ? { min: range.max, max: range.min } : range)
  }

  private setPercent([low, high]: [number, number | null], bound: AmountBound | null, from: number, to: number) {
    const isSaid = (word: Lexeme) => has(word, 'named:yield', 'named:change', 'rise', 'fall')
    const findFrom = (begin: number, step: number, most: number) => {
      for (let at = begin, steps = 0; steps < most && at >= 0 && at < this.lexemes.length; at += step, steps++)
        if (isSaid(this.at(at))) return at
      return -1
    }
    const back = findFrom(from - 1, -1, 5)
    const at = back >= 0 ? back : findFrom(to, 1, 5)
    if (at < 0) return
    const says = this.at(at)
    this.take(from, to)
    this.take(at, at + 1)
    if (has(says, 'named:yield')) {
      const range = high === null ? withBound(low, bound ?? 'least') : { min: low, max: high }
      return this.setRange('yield', { min: range.min === null ? null : range.min * 10, max: range.max === null ? null : range.max * 10 })
    }
    const isFall = has(says, 'fall') && !has(says, 'rise')
    const range = high === null ? withBound(low, bound ?? 'least') : { min: low, max: high }
    this.setRange('change', isFall ? { min: range.max === null ? null : -range.max, max: range.min === null ? null : -range.min } : range)
    // "up 5%" may stand behind the figure that it names
    for (const beside of [at - 1, at + 1])
      if (this.used[beside] !== true && has(this.at(beside), 'named:change')) this.take(beside, beside + 1)
  }

  protected negationBefore(index: number): number | null {
    for (let at = index - 1; at >= Math.max(0, index - 3); at--) {
      if (has(this.at(at), 'not') && this.used[at] !== true) return at
      if (!has(this.at(at), 'filler', 'in') || this.used[at] === true) return null
    }
    return null
  }
}
