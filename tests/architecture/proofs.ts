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

/** What is written in the place of what: the change of the code that the test of a line must catch. */
export interface Bite {
  /** from the project's root */
  file: string
  /** stands there exactly once */
  find: string
  put: string
}

/** A line that names a test, with the changes below it. */
export interface ProofLine {
  /** `4.7`, `2.7.14–15` */
  statements: string
  /** the end of a test file's path */
  file: string
  title: string
  bites: Bite[]
}

interface Table {
  proofs: Proof[]
  /** those lines of it that name a test */
  lines: ProofLine[]
  /** the first statement of each line */
  firsts: string[]
  /** lines that break the form */
  faults: string[]
}

/** Between what is found and what is put in its place. */
const BECOMES = ' ⇒ '

/** Reads `    src/a.ts: old ⇒ new`; `\\n` is the end of a line, and nothing after the arrow takes the text away. */
function readBite(line: string): Bite | undefined {
  const [, file, change] = /^ {4}(\S+): (.+)$/.exec(line) ?? []
  const [find, put, ...more] = change?.replaceAll('\\n', '\n').replace(/ ⇒$/, BECOMES).split(BECOMES) ?? []
  return file && find && put !== undefined && put !== find && more.length === 0 ? { file, find, put } : undefined
}

/**
 * Reads the table: `2.2.1–36  file: title`, `2.4.1  long file: title`, `1.15  room: labels`, `2.9.12  open`, and below a line the changes
 * that its test must catch; lines that begin with # are headings.
 */
export function readProofs(text: string): Table {
  const proofs: Proof[] = []
  const lines: ProofLine[] = []
  const firsts: string[] = []
  const faults: string[] = []
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith(' ')) {
      const bite = readBite(line)
      if (bite && lines.length > 0) lines.at(-1)?.bites.push(bite)
      else faults.push(line)
      continue
    }
    const [, first = '', last, rest = ''] = /^(\d+(?:\.\d+)+)(?:–(\d+))? +(\S.*)$/.exec(line) ?? []
    const [, long, file, title] = /^(long )?(\S+?): (.+)$/.exec(rest) ?? []
    const isWord = rest === 'open' || rest === 'unproved'
    if (first === '' || (!isWord && title === undefined)) faults.push(line)
    firsts.push(first)
    if (file !== undefined && file !== 'room')
      lines.push({ statements: last === undefined ? first : `${first}–${last}`, file, title: title ?? '', bites: [] })
    for (const statement of numbersOf(first, last)) {
      if (isWord) proofs.push({ statement, kind: rest, file: '', title: '', isLong: false })
      else if (file === 'room') proofs.push({ statement, kind: 'room', file: '', title: title ?? '', isLong: false })
      else proofs.push({ statement, kind: 'test', file: file ?? '', title: title ?? '', isLong: long !== undefined })
    }
  }
  return { proofs, lines, firsts, faults }
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
  const files = testFiles()
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

/** Lines without a change that their test must catch, and changes that do not fit. What only a browser shows is changed by hand. */
export function faultsOfBites(lines: readonly ProofLine[], textOf: (file: string) => string): string[] {
  return lines.flatMap(({ statements, file, bites }) => [
    ...(bites.length === 0 && !isOfBrowser(file) ? [`${statements} of ${file}: no change says what the test catches`] : []),
    ...(bites.length > 0 && isOfBrowser(file) ? [`${statements} of ${file}: npm run proofs has no browser`] : []),
    ...bites
      .map((bite) => ({ ...bite, times: textOf(bite.file).split(bite.find).length - 1 }))
      .filter(({ times }) => times !== 1)
      .map((bite) => `${statements}: ${bite.file} holds this ${bite.times} times instead of once: ${bite.find}`),
  ])
}

/** Whether a test needs the built site. */
export const isOfBrowser = (file: string): boolean => file.includes('.spec.')

/** The one test file whose path ends so; undefined where there is none, or several. */
export function testFileOf(file: string): string | undefined {
  const [path, ...more] = testFiles().filter((one) => one.endsWith(`/${file}`))
  return more.length === 0 ? path : undefined
}

const testFiles = (): string[] =>
  globSync(['{src,tests}/**/*.{test,spec}.{ts,tsx}'], { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'))

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
