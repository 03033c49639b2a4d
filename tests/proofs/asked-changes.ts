import { createRandom } from '#provider/demo/market/random.ts'
import { type Bite, isOfBrowser, type ProofLine, testFileOf } from '../architecture/proofs.ts'

/** A change to be made, and the test that must fail then. */
export interface AskedChange extends Bite {
  statements: string
  /** of the test, from the project's root */
  test: string
  title: string
}

export interface Asked {
  /** `9`, `2.8`, `9.20`: a section, or one statement */
  section?: string
  /** a part of the test file's name */
  file?: string
}

const isIn = (statements: string, section: string): boolean =>
  statements === section || statements.startsWith(`${section}.`) || statements.startsWith(`${section}–`)

/** The changes of a table's lines that are asked for, those of one test file side by side. */
export function askedChanges(lines: readonly ProofLine[], { section, file = '' }: Asked): AskedChange[] {
  return lines
    .filter((line) => !isOfBrowser(line.file) && line.file.includes(file))
    .filter(({ statements }) => section === undefined || isIn(statements, section))
    .flatMap((line) => line.bites.map((bite) => ({ ...bite, statements: line.statements, title: line.title, test: pathOf(line.file) })))
    .toSorted((one, other) => (one.test < other.test ? -1 : one.test > other.test ? 1 : 0))
}

function pathOf(file: string): string {
  const path = testFileOf(file)
  if (path === undefined) throw new Error(`no test file, or several, are called ${file}`)
  return path
}

/** So many of them, in their order. */
export function drawn<Item>(all: readonly Item[], count: number, seed: string): Item[] {
  const random = createRandom(`proofs ${seed}`)
  const left = [...all.keys()]
  const chosen = new Set(Array.from({ length: Math.min(count, all.length) }, () => left.splice(random.int(0, left.length - 1), 1)[0]))
  return all.filter((_, at) => chosen.has(at))
}

/** The project of vitest that a test belongs to. */
export const projectOf = (test: string): 'unit' | 'provider' => (test.startsWith('tests/provider/') ? 'provider' : 'unit')

/** Finds a title, whatever stands in the place of its placeholders: `%s has %s`, `$law catches`. */
export function titlePattern(title: string): RegExp {
  const parts = title.split(/%[a-z]|\$\w+/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.join('.*'))
}
