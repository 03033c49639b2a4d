import type { DatabaseSync } from 'node:sqlite'

/** Search texts, made from the names of the measured market. */
export interface SampleTexts {
  /** names as they are typed: "b", "bi", "bis" … */
  keystrokes: string[]
  /** the same in the market's other script */
  otherScript: string[]
  /** names with a typing error or without their spaces, from the error on */
  misspelt: string[]
  /** first words of names */
  words: string[]
}

const KINDS = ['project', 'street', 'postal-code', 'station', 'school', 'area']
const NAMES_PER_KIND = 6
/** most people have found the name in the list by then */
const KEYS_MAX = 12

/** Names of a kind, evenly from the best known to the least. */
function namesOf(file: DatabaseSync, kind: string): string[] {
  const { count } = file.prepare('select count(*) as count from search_doc where kind = ?').get(kind) as { count: number }
  const one = file.prepare('select title from search_doc where kind = ? order by id limit 1 offset ?')
  return Array.from({ length: Math.min(NAMES_PER_KIND, count) }, (_, i) =>
    String(one.get(kind, Math.floor(((i + 0.5) * count) / NAMES_PER_KIND))?.title).toLowerCase(),
  )
}

const grown = (name: string, from = 1): string[] => {
  const letters = [...name].slice(0, KEYS_MAX)
  return letters.flatMap((_, i) => (i + 1 < from ? [] : [letters.slice(0, i + 1).join('')]))
}

/** One typing error, in turn: two letters swapped, a letter missing, a letter doubled, the spaces gone. */
function slip(name: string, turn: number): string[] {
  const at = /[a-z]{5}/.exec(name)?.index
  if (at === undefined) return []
  const [before, a, b, after] = [name.slice(0, at + 2), name.charAt(at + 2), name.charAt(at + 3), name.slice(at + 4)]
  const wrong = [`${before}${b}${a}${after}`, `${before}${b}${after}`, `${before}${a}${a}${b}${after}`, name.replaceAll(' ', '')]
  return grown(wrong[turn % wrong.length] ?? name, at + 5)
}

export function sampleTexts(file: DatabaseSync): SampleTexts {
  const names = KINDS.flatMap((kind) => namesOf(file, kind))
  const local = file
    .prepare('select title_local as title from search_doc where title_local is not null order by id limit ?')
    .all(NAMES_PER_KIND * 2)
    .map(({ title }) => String(title))
  return {
    keystrokes: names.flatMap((name) => grown(name)),
    otherScript: local.flatMap((name) => grown(name)),
    misspelt: names.flatMap(slip),
    words: names.flatMap((name) => /^[a-z]{3,}/.exec(name) ?? []),
  }
}
