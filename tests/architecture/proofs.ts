import { globSync } from 'node:fs'
import { titledIn } from './long-tests.ts'
import { lineOf } from './numbered-statements.ts'
import { ROOT, read } from './sources.ts'

/** Rooms of docs/product.md that are not built yet; a statement about one of them is marked with its name. */
export const LATER_ROOMS = ['idx', 'notices', 'orders', 'tours'] as const

/** A line of docs/specification-proofs.txt. */
export interface Proof {
  statement: string
  /** "room tours", "open", "unproved", or the file and the title */
  kind: 'test' | 'room' | 'open' | 'unproved'
  /** the end of a test file's path */
  file: string
  /** a part of the test's title, as its file writes it; of a room its name */
  title: string
  /** marked as a test of `npm run test:all` */
  isLong: boolean
}

interface Table {
  proofs: Proof[]
  /** the first statement of each line */
  firsts: string[]
  /** lines that break the form */
  faults: string[]
}

/** Reads the table: `2.2.1–36  file: title`, `2.4.1  long file: title`, `1.15  room: labels`, `2.9.12  open`; lines that begin with # are headings. */
export function readProofs(text: string): Table {
  const proofs: Proof[] = []
  const firsts: string[] = []
  const faults: string[] = []
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [, first = '', last, rest = ''] = /^(\d+(?:\.\d+)+)(?:–(\d+))? +(\S.*)$/.exec(line) ?? []
    const [, long, file, title] = /^(long )?(\S+?): (.+)$/.exec(rest) ?? []
    const isWord = rest === 'open' || rest === 'unproved'
    if (first === '' || (!isWord && title === undefined)) faults.push(line)
    firsts.push(first)
    for (const statement of numbersOf(first, last)) {
      if (isWord) proofs.push({ statement, kind: rest, file: '', title: '', isLong: false })
      else if (file === 'room') proofs.push({ statement, kind: 'room', file: '', title: title ?? '', isLong: false })
      else proofs.push({ statement, kind: 'test', file: file ?? '', title: title ?? '', isLong: long !== undefined })
    }
  }
  return { proofs, firsts, faults }
}

function numbersOf(first: string, last: string | undefined): string[] {
  if (last === undefined) return [first]
  const at = first.lastIndexOf('.') + 1
  const from = Number(first.slice(at))
  return Array.from({ length: Number(last) - from + 1 }, (_, i) => `${first.slice(0, at)}${from + i}`)
}

/** Statements of which `npm test` proves each. */
const SHORT_SECTIONS = /^[2-9]\./

/** What is wrong with a table of proofs for these statements. Every fault names its statement. */
export function faultsOf(proofs: readonly Proof[], statements: readonly string[], specification: string): string[] {
  const files = globSync(['{src,tests}/**/*.{test,spec}.{ts,tsx}'], { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'))
  const of = Map.groupBy(proofs, ({ statement }) => statement)
  const known = new Set(statements)
  return [
    ...statements.filter((statement) => !of.has(statement)).map((statement) => `${statement} has no entry`),
    ...proofs.filter(({ statement }) => !known.has(statement)).map(({ statement }) => `${statement} is no statement`),
    ...[...of]
      .filter(([, all]) => all.length > 1 && all.some(({ kind }) => kind !== 'test'))
      .map(([statement]) => `${statement}: two marks`),
    ...[...of]
      .filter(([statement, all]) => SHORT_SECTIONS.test(statement) && all.every(({ isLong }) => isLong))
      .map(([statement]) => `${statement} is proved by npm run test:all alone`),
    ...proofs.flatMap((proof) => faultOf(proof, files, lineOf(specification, proof.statement))),
  ]
}

function faultOf({ statement, kind, file, title, isLong }: Proof, files: string[], line: string): string[] {
  if (kind === 'room') return LATER_ROOMS.some((room) => room === title) ? [] : [`${statement}: no later room is called ${title}`]
  if (kind === 'open') return line.includes('Left open') ? [] : [`${statement} is not left open`]
  if (kind === 'unproved') return []
  const [path, ...more] = files.filter((one) => one.endsWith(`/${file}`))
  if (path === undefined || more.length > 0) return [`${statement}: ${path ? 'several files are' : 'no test file is'} called ${file}`]
  const found = titledIn(read(path)).filter((one) => one.title.includes(title))
  if (found.length === 0) return [`${statement}: ${file} has no test "${title}"`]
  return found.every((one) => one.isLong) === isLong ? [] : [`${statement}: "${title}" of ${file} is ${isLong ? 'not ' : ''}long`]
}
