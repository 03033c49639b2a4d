import { editDistance } from '#lib/edit-distance.ts'
import { isHan } from '#lib/han.ts'
import { hanNumber } from '#lib/han-number.ts'
import { foldHan } from '#lib/han-script.ts'
import { keysOf } from '#lib/records.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { FilterKey } from '../rows.ts'
import { CURRENCY_SIGNS, type JoiningWords, KINDS_OF_COUNTRY, SENTENCE_WORDS, WORDS_IN_NAMES } from './sentence-words.ts'

/** What a word may do; a word of two languages does what it does in both. */
export type Tag =
  | keyof JoiningWords
  | 'currency'
  | 'plus'
  | 'tenThousand'
  | 'hundredMillion'
  | 'tenMillion'
  | `named:${FilterKey}`
  | `counted:${string}`
  | `choice:${string}`
  | `furnished:${string}`
  | `numeral:${number}`

/** A word, a number or a mark of a sentence, and where it stands in what was typed. */
export interface Lexeme {
  from: number
  to: number
  /** lower case, full-width signs narrow, Chinese simplified */
  text: string
  tags: ReadonlySet<Tag>
  number: number | null
  isMark: boolean
  /** stands behind the one before without a space */
  isJoined: boolean
}

export const has = ({ tags }: Lexeme, ...wanted: Tag[]): boolean => wanted.some((tag) => tags.has(tag))
/** The rest of the tag that begins so: "choice:" → "tenures:freehold". */
export const tagged = ({ tags }: Lexeme, begin: string): string | null => {
  for (const tag of tags) if (tag.startsWith(begin)) return tag.slice(begin.length)
  return null
}

/** Signs of the trade beside those that names of places use. */
const PAIRS =
  '實实價价齡龄廁厕臥卧間间遊游兒儿連连傢家單单總总個个邊边離离鐵铁職职園园厰厂傭佣臺台塊块買买賣卖積积圍围讓让請请內内約约報报俬私購购裝装漲涨範范圖图歲岁貴贵銀银廚厨陽阳頂顶舊旧設设計计彌弥徵征週周訂订賃赁過过燒烧鋪铺舖铺資资總总餘余齊齐別别'
const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, at) => [PAIRS.charAt(at * 2), PAIRS.charAt(at * 2 + 1)]),
)

/** One sign of the folded text for each UTF-16 unit that it came from. */
function foldedSigns(text: string): { signs: string; at: number[] } {
  let signs = ''
  const at: number[] = []
  let from = 0
  for (const sign of text) {
    const plain = sign
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll(/[‐-―−]/g, '-')
    for (const one of isHan(plain) ? [...plain].map((han) => SIMPLIFIED.get(han) ?? foldHan(han)).join('') : plain) {
      signs += one
      for (let unit = 0; unit < one.length; unit++) at.push(from)
    }
    from += sign.length
  }
  at.push(text.length)
  return { signs, at }
}

interface Entry {
  words: readonly string[]
  tags: Set<Tag>
}
interface Lexicon {
  /** phrases of Latin words by their first word, the longest first */
  latin: ReadonlyMap<string, readonly Entry[]>
  /** Chinese words by their first sign, the longest first */
  han: ReadonlyMap<string, readonly Entry[]>
}

function tagsOfWords(): Map<string, Set<Tag>> {
  const all = new Map<string, Set<Tag>>()
  const add = (words: string, tag: Tag) => {
    for (const word of words === '' ? [] : words.split('|')) all.set(word, new Set([...(all.get(word) ?? []), tag]))
  }
  for (const { filters, furnished, joining, numerals } of Object.values(SENTENCE_WORDS)) {
    for (const key of keysOf(filters)) {
      const said: string | Readonly<Record<string, string>> = filters[key]
      if (typeof said === 'string') add(said, `named:${key}`)
      else
        for (const [choice, words] of Object.entries(said)) add(words, choice === 'counted' ? `counted:${key}` : `choice:${key}:${choice}`)
    }
    for (const choice of keysOf(furnished)) add(furnished[choice], `furnished:${choice}`)
    for (const what of keysOf(joining)) add(joining[what], what)
    for (const [word, number] of Object.entries(numerals)) add(word, `numeral:${number}`)
  }
  add(CURRENCY_SIGNS, 'currency')
  add('万', 'tenThousand')
  add('千万', 'tenMillion')
  add('亿', 'hundredMillion')
  add('厘', 'percent')
  add('b', 'counted:bedrooms')
  add('b', 'counted:bathrooms')
  return all
}

function lexiconOf(): Lexicon {
  const latin = new Map<string, Entry[]>()
  const han = new Map<string, Entry[]>()
  for (const [word, tags] of tagsOfWords()) {
    const words = isHan(word) ? [word] : word.split(' ')
    const [kept, key] = isHan(word) ? [han, [...word][0] ?? ''] : [latin, words[0] ?? '']
    kept.set(key, [...(kept.get(key) ?? []), { words, tags }])
  }
  for (const entries of [...latin.values(), ...han.values()])
    entries.sort((a, b) => b.words.length - a.words.length || (b.words[0]?.length ?? 0) - (a.words[0]?.length ?? 0))
  return { latin, han }
}

const LEXICON = lexiconOf()
/** Single words of so many letters whose every meaning begins so: with one letter wrong they are still nothing else. */
const longWords = (letters: number, meaning: RegExp): readonly Entry[] =>
  [...LEXICON.latin.values()]
    .flat()
    .filter(
      ({ words: [word = '', ...more], tags }) =>
        more.length === 0 && word.length >= letters && !WORDS_IN_NAMES.has(word) && [...tags].every((tag) => meaning.test(tag)),
    )

/** names of places come near words of fewer letters; behind a number stands what it counts */
const [LONG, COUNTING] = [9, 7]
const LONG_WORDS = longWords(LONG, /^(?:choice|counted|furnished):/)
const COUNTING_WORDS = longWords(COUNTING, /^counted:/)
/** What a word that means nothing was meant to be: "apartmnt", "2 bathrom". */
function meantBy(word: string, isBehindNumber: boolean): ReadonlySet<Tag> | undefined {
  const [letters, words] = isBehindNumber ? [COUNTING, COUNTING_WORDS] : [LONG, LONG_WORDS]
  return word.length < letters - 1 ? undefined : words.find(({ words: [meant = ''] }) => editDistance(word, meant) === 1)?.tags
}

/** not "1,5m": a comma parts thousands, and what others write so has another meaning */
const NUMBER = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![,.]?\d)/y
/** figures with signs that have no one meaning */
const FIGURES = /\d(?:[\d.,]*\d)?[\p{L}\p{N}]*/uy
/** "10 minutes' walk": the sign behind a word is no part of it */
const LETTERS = /(?:(?!\p{Script=Han})[\p{L}\p{M}&]|'(?=[\p{L}\p{M}]))+/uy
/** how far before a number its name may stand */
const LEASE_WORDS_BEFORE = 4
const GAP = /[\s'./-]*/y
const WIDE_GAP = /[\s,-]*/y
const WORD = /(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}&]|'(?=[\p{L}\p{M}\p{N}]))+/uy
const UNIT_WITH_DIGIT = /(?:m2|ft2)(?![\p{L}\p{N}])/uy
const SIGNS = /(?:s|a|hk|us|nt)?\$|¥/y
const COMPARED = /<=|>=|<|>|≤|≥|~|%|\+/y
/** "三万五一个月": the last sign is of the month */
const HAN_NUMBER = /(?:[零二两三四五六七八九十百千万亿]|一(?!个月|个星期|星期|周))+/y
/** what a Chinese number must stand before; elsewhere its signs are part of a name */
const COUNTED_IN_HAN =
  /(?:个|间)?(?:房|室|卧|睡|厅|卫|厕|浴|年|分|公里|米|平|方|尺|呎|令吉|元|块|以|之|封顶|一个月|左右|上下|楼下|内|至|到|-|或|居|月|的|\s|[,、。])/y
const COMPARES: Readonly<Record<string, Tag>> = {
  '<': 'most',
  '<=': 'most',
  '≤': 'most',
  '>': 'least',
  '>=': 'least',
  '≥': 'least',
  '~': 'about',
  '%': 'percent',
  '+': 'plus',
}

/** The words, numbers and marks of a sentence, every sign of it in one of them except spaces. */
export const lexemesOf = (text: string): Lexeme[] => new LexemeScanner(text).scan()

class LexemeScanner {
  private readonly lexemes: Lexeme[] = []
  private readonly signs: string
  private readonly places: readonly number[]
  private readonly length: number

  constructor(text: string) {
    const { signs, at } = foldedSigns(text)
    this.signs = signs
    this.places = at
    this.length = text.length
  }

  scan(): Lexeme[] {
    let position = 0
    while (position < this.signs.length) {
      const sign = String.fromCodePoint(this.signs.codePointAt(position) ?? 0)
      position = /\s/u.test(sign) ? position + sign.length : this.scanAt(position, sign)
    }
    return this.lexemes
  }

  /** Adds what begins here and tells where it ends. */
  private scanAt(from: number, sign: string): number {
    const money = this.found(SIGNS, from)
    if (money !== '') return this.add(from, from + money.length, { tags: new Set(['currency']) })
    if (isHan(sign)) return this.scanHan(from, sign)
    if (/\d/.test(sign)) return this.scanDigits(from, sign)
    const unit = this.found(UNIT_WITH_DIGIT, from)
    if (unit !== '' && this.isBehindNumber()) return this.add(from, from + unit.length, { tags: this.phraseAt(from, unit)?.tags })
    const letters = this.found(LETTERS, from)
    if (letters !== '') return this.scanLetters(from, letters)
    const compared = this.found(COMPARED, from)
    const tag = COMPARES[compared]
    if (tag) return this.add(from, from + compared.length, { tags: new Set([tag]) })
    // "Girls' School"
    if (sign === "'") return from + 1
    return this.add(from, from + sign.length, { isMark: !/[\p{L}\p{N}]/u.test(sign) })
  }

  private add(from: number, to: number, { tags = new Set<Tag>(), number = null, isMark = false }: Partial<Lexeme>): number {
    const begin = this.placeOf(from)
    this.lexemes.push({
      from: begin,
      // a sign that became several belongs to whichever holds its first one
      to: Math.max(begin, to >= this.signs.length ? this.length : this.placeOf(to)),
      text: this.signs.slice(from, to),
      tags,
      number,
      isMark,
      isJoined: this.lexemes.at(-1)?.to === begin,
    })
    return to
  }

  private placeOf(position: number): number {
    return this.places[position] ?? this.length
  }

  private found(pattern: RegExp, from: number): string {
    pattern.lastIndex = from
    return pattern.exec(this.signs)?.[0] ?? ''
  }

  /** of digits or words: "four hundred k" */
  private isBehindNumber(): boolean {
    const last = this.lexemes.at(-1)
    return last !== undefined && (last.number !== null || isNumeral(last) || has(last, 'tens', 'hundred'))
  }

  /** The longest phrase that begins with this word, as its end and what it does. */
  private phraseAt(from: number, first: string): { to: number; tags: ReadonlySet<Tag> } | null {
    for (const { words, tags } of LEXICON.latin.get(first) ?? []) {
      if (words.length > 1 && BEHIND.some((tag) => tags.has(tag)) && !isAmount(this.lexemes.at(-1))) continue
      const to = this.endOfPhrase(from + first.length, words)
      if (to !== null) return { to, tags }
    }
    return null
  }

  private endOfPhrase(from: number, words: readonly string[]): number | null {
    let to = from
    for (const word of words.slice(1)) {
      // "leasehold, up to 110 years": words of a long phrase may be parted by a comma
      const start = to + this.found(words.length > 3 ? WIDE_GAP : GAP, to).length
      if (this.found(WORD, start) !== word) return null
      to = start + word.length
    }
    return to
  }

  /** The longest Chinese word that begins here; "99年" begins with a digit. */
  private hanWordAt(from: number, sign: string): { word: string; tags: ReadonlySet<Tag> } | null {
    const entry = LEXICON.han.get(sign)?.find(({ words }) => this.signs.startsWith(words[0] ?? ' ', from))
    return entry ? { word: entry.words[0] ?? '', tags: entry.tags } : null
  }

  private scanHan(from: number, sign: string): number {
    const numeral = this.found(HAN_NUMBER, from)
    const value = numeral === '' ? null : hanNumber(numeral)
    const end = from + numeral.length
    const isCounted = end >= this.signs.length || this.found(COUNTED_IN_HAN, end) !== '' || /[十百千万亿]$/.test(numeral)
    const isUnit = this.isBehindNumber() && /^(?:千万|百万|十万|万|亿|千)$/.test(numeral)
    const said = this.hanWordAt(from, sign)
    if (value !== null && isCounted && !isUnit && (said?.word.length ?? 0) <= numeral.length) return this.add(from, end, { number: value })
    return said ? this.add(from, from + said.word.length, { tags: said.tags }) : this.add(from, from + sign.length, {})
  }

  /** "99 years left" are no tenure: years left on a lease are said before the number, or behind its years. */
  private isOfLease(end: number): boolean {
    const before = this.lexemes.slice(-LEASE_WORDS_BEFORE)
    if (before.slice(before.findLastIndex(({ isMark }) => isMark) + 1).some(({ tags }) => tags.has('named:leaseLeft'))) return true
    const next = end + this.found(GAP, end).length
    const sign = this.signs.charAt(next)
    const said = isHan(sign) ? this.hanWordAt(next, sign) : this.phraseAt(next, this.found(LETTERS, next))
    return said?.tags.has('named:leaseLeft') === true
  }

  private scanDigits(from: number, sign: string): number {
    const digits = this.found(NUMBER, from)
    if (digits === '') return this.add(from, from + this.found(FIGURES, from).length, {})
    const phrase = this.phraseAt(from, digits)
    if (phrase && !this.isOfLease(phrase.to)) return this.add(from, phrase.to, { tags: phrase.tags })
    const said = this.hanWordAt(from, sign)
    if (said && !this.isOfLease(from + said.word.length)) return this.add(from, from + said.word.length, { tags: said.tags })
    const behind = from + digits.length
    const letters = this.found(LETTERS, behind)
    const isWord = LEXICON.latin.get(letters)?.some(({ words }) => words.length === 1)
    const isNumber = letters === '' || isWord || this.found(UNIT_WITH_DIGIT, behind) !== '' || this.phraseAt(behind, letters)
    if (!isNumber) return this.add(from, from + this.found(WORD, from).length, {})
    return this.add(from, behind, { number: Number(digits.replaceAll(',', '')) })
  }

  private scanLetters(from: number, letters: string): number {
    const last = this.lexemes.at(-1)
    const isJoinedToNumber = last?.number != null && last.to === this.placeOf(from)
    const phrase = this.phraseAt(from, letters)
    const isCurrency = phrase?.tags.has('currency') === true
    // "D10" and "USJ11" are names; "RM500k" and "4R3B" are not
    const isName = /\d/.test(this.signs.charAt(from + letters.length)) && !isJoinedToNumber && !isCurrency
    // "1.5 m": a letter that counts a number may stand apart from it
    const isLetterAlone = letters.length === 1 && !isCurrency && !this.isBehindNumber() && !/^[ai]$/.test(letters)
    if (phrase && !isName && !isLetterAlone) return this.add(from, phrase.to, { tags: phrase.tags })
    const isBehindNumber = this.isBehindNumber()
    const word = this.found(WORD, from)
    // Malay doubles a word by a digit: "sekurang2nya"
    const tags = LEXICON.latin.get(word)?.find(({ words }) => words.length === 1)?.tags
    return this.add(from, from + word.length, isName && tags ? { tags } : { tags: isName ? undefined : meantBy(word, isBehindNumber) })
  }
}

const BEHIND = ['mostBehind', 'leastBehind'] as const
const UNITS: readonly Tag[] = [
  'hundred',
  'thousand',
  'million',
  'tenThousand',
  'sqft',
  'sqm',
  'percent',
  'month',
  'years',
  'land',
  'named:psf',
  'rooms',
]
/** A number or what it is counted in: "and under" compares behind one, and stands for itself elsewhere ("completed and under construction"). */
const isAmount = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined &&
  (lexeme.number !== null || isNumeral(lexeme) || [...lexeme.tags].some((tag) => UNITS.includes(tag) || tag.startsWith('counted:')))

const SAYS_MORE: readonly Tag[] = [
  'let',
  'sale',
  'most',
  'least',
  'mostBehind',
  'leastBehind',
  'percent',
  'currency',
  'before',
  'after',
  'named:completion',
  'minutes',
  'named:leaseLeft',
  'metres',
  'kilometres',
]

/** Whether a text may say more than names: a choice, or an amount that is counted or compared. `readSentence` knows; this needs the words alone. */
export const hintsAtFilters = (text: string, country: CountryCode): boolean =>
  lexemesOf(text).some(({ tags, text: word }, at, all) => {
    if (tags.has('near') || tags.has('nearBehind'))
      return all.some((other) => other.tags.has('station') || other.tags.has('named:stationWalk'))
    if (KINDS_OF_COUNTRY[country]?.[word] !== undefined || [...tags].some((tag) => /^(?:choice|furnished):/.test(tag))) return true
    const isBeside = [at - 2, at - 1, at + 1, at + 2].some(
      (other) => all[other] !== undefined && (all[other].number !== null || isNumeral(all[other])),
    )
    return isBeside && [...tags].some((tag) => UNITS.includes(tag) || SAYS_MORE.includes(tag) || tag.startsWith('counted:'))
  })

const isNumeral = ({ tags }: Lexeme): boolean => [...tags].some((tag) => tag.startsWith('numeral:'))
