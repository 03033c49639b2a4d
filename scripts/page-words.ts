import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WORD_BOOKS, type WordBook } from '../src/locales/word-books.ts'
import { declarations, type Piece, type Source } from './page-declarations.ts'
import { ROOT } from './run.ts'

const FILE = 'src/locales/page-words.gen.ts'
const ROOT_ROUTE = '__root__'

/** The catalogues of a route, each named once, where it is first needed. */
export interface RouteWords {
  /** what a page from the server needs before it is hydrated */
  hydrated: WordBook[]
  /** what its parts that load when they are needed wait for */
  late: WordBook[]
  /** what its parts that stay as the server made them have: needed while the server or the browser makes the page */
  asServed: WordBook[]
}

/** The catalogue of a file's messages: that of the nearest folder above it that a catalogue names; null where none does. */
export function bookOf(path: string): WordBook | null {
  let nearest: { book: WordBook | null; folder: string } = { book: null, folder: '' }
  for (const book of Object.keys(WORD_BOOKS) as WordBook[])
    for (const folder of WORD_BOOKS[book])
      if (path.startsWith(`src/features/${folder}/`) && folder.length > nearest.folder.length) nearest = { book, folder }
  return nearest.book
}

/** The files with messages among all that a declaration names, directly and through the parts that `takes` lets in. */
function wordsFrom(start: Piece, pieces: ReadonlyMap<string, Piece>, takes: { parts: (isAsServed: boolean) => boolean; waiting: boolean }) {
  const seen = new Set<Piece>()
  const paths = new Set<string>()
  const visit = (piece: Piece) => {
    if (seen.has(piece) || (piece.waits && !takes.waiting)) return
    seen.add(piece)
    if (piece.hasWords) paths.add(piece.path)
    for (const name of piece.needs) {
      const next = pieces.get(name)
      if (next) visit(next)
    }
    for (const { isAsServed, piece: part } of piece.parts) if (takes.parts(isAsServed)) visit(part)
  }
  visit(start)
  return paths
}

/** Throws a `RangeError` for a file whose messages no catalogue holds. */
function booksOf(paths: ReadonlySet<string>): Set<WordBook> {
  const books = new Set<WordBook>()
  for (const path of paths) {
    const book = bookOf(path)
    if (book === null) throw new RangeError(`${path} has messages, and no folder above it is named in word-books.ts`)
    books.add(book)
  }
  return books
}

/** What a route's own file brings along: its page with all parts, its head, its states. */
export function wordsOfRoute(path: string, pieces: ReadonlyMap<string, Piece>): RouteWords {
  const start = pieces.get(`${path}#Route`)
  if (!start) throw new RangeError(`${path} exports no Route`)
  const hydrated = booksOf(wordsFrom(start, pieces, { parts: (isAsServed) => !isAsServed, waiting: false }))
  const awake = booksOf(wordsFrom(start, pieces, { parts: (isAsServed) => !isAsServed, waiting: true }))
  const all = booksOf(wordsFrom(start, pieces, { parts: () => true, waiting: true }))
  return {
    hydrated: [...hydrated].sort(),
    late: [...awake].filter((book) => !hydrated.has(book)).sort(),
    asServed: [...all].filter((book) => !awake.has(book)).sort(),
  }
}

/** The id of a route as its own file spells it. */
const idOf = (source: string): string => /createFileRoute\(\s*'([^']+)'/.exec(source)?.[1] ?? ROOT_ROUTE

/** The catalogues of all routes by their ids, without those that the root has loaded by then. `aliases`: the "imports" of package.json. */
export function wordsOfRoutes(sources: readonly Source[], aliases: Record<string, string>): Map<string, RouteWords> {
  const { pieces, faults } = declarations(sources, aliases)
  if (faults.length > 0) throw new RangeError(faults.join('\n'))
  const routes = sources.filter(({ path, text }) => path.startsWith('src/routes/') && /\bRoute = create/.test(text))
  const all = new Map(routes.map(({ path, text }) => [idOf(text), wordsOfRoute(path, pieces)]))
  const root = all.get(ROOT_ROUTE)
  for (const [id, words] of all) {
    if (!root || id === ROOT_ROUTE) continue
    words.hydrated = words.hydrated.filter((book) => !root.hydrated.includes(book))
    words.late = words.late.filter((book) => !root.hydrated.includes(book))
    words.asServed = words.asServed.filter((book) => ![...root.hydrated, ...root.late, ...root.asServed].includes(book))
  }
  return all
}

/** The product's files that a page may reach. */
function productFiles(): Source[] {
  const paths = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'))
  return paths
    .filter((path) => !/\.(test|spec)\.tsx?$|\.gen\.ts$|^src\/server\/|\/generated\/|\.d\.ts$/.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

const quoted = (books: readonly string[]): string => `[${books.map((book) => `'${book}'`).join(', ')}]`
const MOMENTS = ['hydrated', 'late', 'asServed'] as const
const line = (id: string, words: RouteWords): string => {
  const lists = MOMENTS.filter((moment) => words[moment].length > 0).map((moment) => `${moment}: ${quoted(words[moment])}`)
  return `  '${id}': { ${lists.join(', ')} },`
}

/** Writes which catalogues each route's page needs, and when. */
export function writePageWords(): void {
  const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { imports: Record<string, string> }
  const routes = [...wordsOfRoutes(productFiles(), imports)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = [
    '// Made by `npm run generate` from what each route reaches (scripts/page-words.ts). Not to be edited.',
    "import type { WordBook } from './word-books.ts'",
    '',
    "export const PAGE_WORDS: Record<string, Partial<Record<'hydrated' | 'late' | 'asServed', WordBook[]>>> = {",
    ...routes.filter(([, words]) => MOMENTS.some((moment) => words[moment].length > 0)).map(([id, words]) => line(id, words)),
    '}',
    '',
  ]
  writeFileSync(join(ROOT, FILE), text.join('\n'))
}
