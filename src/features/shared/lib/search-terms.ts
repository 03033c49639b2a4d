import { isHan } from './han.ts'
import { bareHan, foldHan, hanEnds } from './han-script.ts'
import { BOTH_NUMBERS, COUNTRY_WORDS, GENERIC_WORDS, JOINING_WORDS, LOCAL_LETTERS, SHORT_FORMS } from './search-spellings.ts'

/** One spelling for what people type and what is stored. */

const LONG_FORMS: Readonly<Record<string, readonly string[]>> = Object.entries(SHORT_FORMS).reduce<Record<string, string[]>>(
  (all, [short, long]) => {
    all[long] = [...(all[long] ?? []), short]
    return all
  },
  {},
)

/** The names of {@link LOCAL_LETTERS}, the longest first, so that "kuala lumpur city centre" is not taken for "kuala lumpur". */
const LETTERED = Object.entries(LOCAL_LETTERS).sort(([a], [b]) => b.length - a.length)
/** Abbreviations that stand for one name and are no word of a street sign. */
const NAME_OF_LETTERS: ReadonlyMap<string, string> = new Map(
  LETTERED.flatMap(([name, all]) => all.filter((letters) => !SHORT_FORMS[letters]).map((letters) => [letters, name] as const)),
)

/** "amk" → "ang mo kio" */
export const nameOfLetters = (word: string): string | undefined => NAME_OF_LETTERS.get(word)

const JOINING = Object.entries(JOINING_WORDS)
const JOINERS: ReadonlySet<string> = new Set(JOINING.map(([, word]) => word))

const WORDS_MAX = 12

/** Lower-case words without marks or apostrophes, Chinese apart and simplified: "C'WEALTH AVE-1" → ["cwealth", "ave", "1"], "宏茂橋3" → ["宏茂桥", "3"]. */
export const searchWords = (text: string): string[] =>
  foldHan(text.normalize('NFKD').replace(/[\u0300-\u036f]/g, ''))
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/\p{Script=Han}+/gu, ' $& ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** A street-name or address with every short form spelt out, lower case: "UPP SERANGOON RD" → "upper serangoon road". "St." before a name stays. */
export const spellOut = (text: string): string =>
  searchWords(text)
    .map((word, at) => (word === 'st' && at === 0 ? 'saint' : (SHORT_FORMS[word] ?? word)))
    .join(' ')

/** Every word by which the text may be looked for, each once, in a stable order: as written, spelt out, shortened, and as local letters. "St" before a name is a saint too. */
export function searchTerms(...texts: (string | null | undefined)[]): string {
  const terms = new Set<string>()
  for (const text of texts) {
    if (!text) continue
    const words = searchWords(text)
    for (const word of words) for (const form of formsOf(word)) terms.add(form)
    for (const [sign, word] of JOINING) if (text.includes(sign)) terms.add(word)
    if (words.some((word, at) => word === 'st' && /^[a-z]{3}/.test(words[at + 1] ?? ''))) terms.add('saint')
    const phrase = ` ${spellOut(text)} `
    for (const [name, all] of LETTERED) if (phrase.includes(` ${name} `)) for (const letters of all) terms.add(letters)
  }
  return [...terms].join(' ')
}

/** A word, what it is short for and how it is shortened, and its plural in names that are written in either number; of a Chinese name each of its ends. */
export function formsOf(word: string): string[] {
  if (isHan(word)) return hanEnds(word)
  const plural = BOTH_NUMBERS.has(SHORT_FORMS[word] ?? word) ? `${SHORT_FORMS[word] ?? word}s` : null
  return [word, ...(SHORT_FORMS[word]?.split(' ') ?? []), ...(LONG_FORMS[word] ?? []), ...(plural ? formsOf(plural) : [])]
}

/** The initials of a name of three words and more, as people call schools: "Raffles Girls' School" → "rgs". */
export function initialsOf(name: string): string | null {
  const words = searchWords(name)
  return words.length < 3 ? null : words.map((word) => (word === 'chij' ? word : word.charAt(0))).join('')
}

/**
 * What was typed, as words to look for: without a unit number ("#05-12") and the letter before a postal code ("S560123"), a short form
 * apart from its number ("blk123", "ave3"), a Chinese name without the word for its kind.
 */
export const typedWords = (text: string): string[] =>
  searchWords(text.replaceAll(/#\s*\d+[a-z]?\s*-\s*\d+\w*/gi, ' ').replaceAll(/\bs\s*\(?(\d{6})\)?/gi, ' $1 '))
    .flatMap((word) => {
      const [, form, number] = /^([a-z]{2,})(\d+[a-z]?)$/.exec(word) ?? []
      return form && number && (SHORT_FORMS[form] || LONG_FORMS[form]) ? [form, number] : [isHan(word) ? bareHan(word) : word]
    })
    .slice(0, WORDS_MAX)

/** What was typed in the one form that {@link nameKey} gives to names, so that equal places are equal texts: "Blk 123 AMK Ave 3" → "123 ang mo kio avenue 3". */
export const typedKey = (text: string): string => keyOf(typedWords(text))

/** The one form of a stored name: "Ang Mo Kio Ave 3" → "ang mo kio avenue 3". */
export const nameKey = (name: string): string => keyOf(searchWords(name).map((word) => (isHan(word) ? bareHan(word) : word)))

/** Said or left out alike: a block's "Blk", the "The" that a name begins with, the "at" that others write as a sign. */
const isOptional = (word: string, at: number): boolean =>
  word === 'blk' || word === 'block' || JOINERS.has(word) || (word === 'the' && at === 0)

function keyOf(words: readonly string[]): string {
  const bare = words.filter((word, at) => !isOptional(word, at))
  return (bare.length > 0 ? bare : words)
    .flatMap((word) => (NAME_OF_LETTERS.get(word) ?? word).split(' '))
    .map((word, at) => (word === 'st' && at === 0 ? 'saint' : singularOf(SHORT_FORMS[word] ?? word)))
    .join(' ')
}

const singularOf = (word: string): string => (word.endsWith('s') && BOTH_NUMBERS.has(word.slice(0, -1)) ? word.slice(0, -1) : word)

const STATION_END = / (?:(?:mrt|lrt|mtr|rapid|train|railway|subway) )?station$| (?:mrt|lrt|mtr)$/

/** The name in a typed station: "bishan mrt station" → "bishan"; null where no station was meant. */
export function stationKey(key: string): string | null {
  const name = key.replace(STATION_END, '')
  return name === key ? null : name
}

export const isGeneric = (word: string): boolean => GENERIC_WORDS.has(word)

/** Words without the country that an address ends with, unless it is all there is. */
export function withoutCountry(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !COUNTRY_WORDS.has(word))
  return rest.length > 0 ? rest : words
}

const isNumber = (word: string): boolean => /^\d+$/.test(word)
/** Words are quoted, so no FTS operator can be injected. */
const whole = (word: string): string => `"${word}"`
const begun = (word: string): string => `"${word}"*`

/**
 * Words as an FTS5 query over `title, terms`: every word must occur, each may be unfinished. A word that is there as typed counts beside its
 * longer forms, so "3" finds Avenue 3 before Avenue 31; a number with words after it is finished.
 * Null when there is nothing to look for.
 */
export function queryOfWords(words: readonly string[]): string | null {
  if (words.length === 0) return null
  return words
    .map((word, at) => {
      const isLast = at === words.length - 1
      if (!isNumber(word)) return begun(word)
      return isLast ? `(${whole(word)} OR ${begun(word)})` : whole(word)
    })
    .join(' AND ')
}

/** {@link queryOfWords} of what a person typed. */
export const searchQuery = (text: string): string | null => queryOfWords(typedWords(text))

/** Every word by one of its spellings: the typed one or one that was meant. `welcome` words are no condition, only better. */
export function queryOfChoices(choices: readonly (readonly string[])[], welcome: readonly string[] = []): string | null {
  if (choices.length === 0) return null
  const needed = choices.map((forms) => `(${forms.map(begun).join(' OR ')})`).join(' AND ')
  return [needed, ...welcome.map((word) => `(${needed} AND ${whole(word)})`)].join(' OR ')
}
