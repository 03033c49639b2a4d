import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT, read } from './sources.ts'

/** `product` is docs/product.md, `specification` docs/specification.md */
export type Document = 'specification' | 'product'

export interface Place {
  /** file:line */
  at: string
  text: string
}

/** What a citation may name in a document: its sections (`2`, `2.7`) and its statements (`2.7.3`). */
export interface Numbered {
  sections: Set<string>
  /** in the order of the document */
  statements: string[]
  /** lines that break the form: a row or item without a number, a number that is not under its section, repeated or out of order */
  faults: Place[]
}

const SECTION = /^#{2,3} (\d+(?:\.\d+)*)\.? /
const STATEMENT = /^(?:- \*\*(\d+(?:\.\d+)+)\*\* |\| (\d+(?:\.\d+)+) \|)/
/** a list item or a table row that is neither the head of a table nor its rule */
const ITEM = /^(?:[-*] |\d+\. |\|(?! # \||[-|]+$))/

/** Reads a page of numbered statements. `path` is used in the places of faults only. */
export function readNumbered(path: string, text: string): Numbered {
  const sections = new Set<string>()
  const statements: string[] = []
  const faults: Place[] = []
  let section = ''
  let previous: string | undefined
  text.split('\n').forEach((line, index) => {
    const at = `${path}:${index + 1}`
    const heading = SECTION.exec(line)?.[1]
    if (heading !== undefined) {
      if (sections.has(heading)) faults.push({ at, text: line })
      sections.add(heading)
      section = heading
      previous = undefined
      return
    }
    if (section === '') return
    const match = STATEMENT.exec(line)
    const number = match?.[1] ?? match?.[2]
    if (number === undefined) {
      if (ITEM.test(line)) faults.push({ at, text: line })
      return
    }
    const last = lastPart(number)
    if (number !== `${section}.${last}` || (previous !== undefined && last <= lastPart(previous))) faults.push({ at, text: line })
    previous = number
    statements.push(number)
  })
  return { sections, statements, faults }
}

/** The line of a statement on its page; '' where the page has none of that number. */
export const lineOf = (page: string, statement: string): string =>
  page.split('\n').find((line) => line.startsWith(`- **${statement}** `) || line.startsWith(`| ${statement} |`)) ?? ''

/** Finds a text as whole words and numbers: "to 100" does not stand in "to 100,000", nor "0 ms" in "200 ms". */
export const asWritten = (text: string): RegExp =>
  new RegExp(`(?<![\\w]|\\d[.,])${text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?!\\w|[.,]\\d)`)

const lastPart = (number: string): number => Number(number.slice(number.lastIndexOf('.') + 1))

export interface Citation extends Place {
  document: Document
  /** undefined where the sign stands without a number */
  number: string | undefined
}

/** `§2.7`, `product §4`, both ends of `§2.1–2.5` */
const CITED = /(?:(product(?:\.md)?) )?\u00a7 ?(?:(\d+(?:\.\d+)*)(?:[–-](\d+(?:\.\d+)*))?)?/g

export function citations(path: string, text: string): Citation[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(CITED)].flatMap(([, of, from, to]): Citation[] => {
      const place = {
        at: `${path}:${index + 1}`,
        text: line.trim(),
        document: of === undefined ? ('specification' as const) : ('product' as const),
      }
      // the page is cited by its word, so that there is one notation to look for
      if (of === 'product.md') return [{ ...place, number: undefined }]
      return to === undefined ? [{ ...place, number: from }] : [from, to].map((number) => ({ ...place, number }))
    }),
  )
}

/** Whatever may cite: all text that people write. Catalogues and generated files repeat the sources. */
export function citingFiles(): string[] {
  const files = globSync(
    ['src/**/*.{ts,tsx,css,sql,graphql}', 'tests/**/*.{ts,cjs,toml,md}', 'scripts/**/*', 'docs/**/*.md', '*.{md,ts,toml}', '.ci/*'],
    { cwd: ROOT },
  )
  return files
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\/generated\/|\.gen\.ts$|^worker-configuration|\/schema\.graphql$/.test(path))
    .sort()
}

/** Links of a Markdown page to files of the project that are not there. */
export function brokenLinks(path: string, exists: (path: string) => boolean): Place[] {
  return read(path)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^(?:[a-z]+:|#)/.test(target) && !exists(join(dirname(path), target.replace(/#.*/, ''))))
        .map((target) => ({ at: `${path}:${index + 1}`, text: target })),
    )
}
