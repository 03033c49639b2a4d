import type { Piece } from './declarations.ts'

/** The catalogues, and the folders of src/features whose messages they hold. */
export type Books = Record<string, readonly string[]>

export interface RouteWords {
  /** the route's file */
  path: string
  /** `staticData.words`: loaded before a page that came from the server is hydrated */
  words: readonly string[]
  /** `staticData.stillWords`: at hand as well while the server or the browser makes the page */
  stillWords: readonly string[]
}

/** Loaded for every page, and for every page that the browser makes (`page-words.ts`). */
const ALWAYS = ['shell']
const WHEN_MADE = ['shell', 'shell-late', 'shell-still']

/** The catalogue of a file's messages: that of the nearest folder above it that a book names; null where none does. */
export function bookOf(path: string, books: Books): string | null {
  const named = Object.entries(books).flatMap(([book, folders]) => folders.map((folder) => ({ book, folder })))
  const above = named.filter(({ folder }) => path.startsWith(`src/features/${folder}/`))
  return above.toSorted((one, other) => other.folder.length - one.folder.length)[0]?.book ?? null
}

/** The `staticData` of a route's source. */
export function routeWords(path: string, source: string): RouteWords {
  const list = (name: string): string[] =>
    [...(new RegExp(`\\b${name}: \\[((?:[^[\\]]|\\[[^\\]]*\\])*)\\]`).exec(source)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
      ([, book = '']) => book,
    )
  return { path, words: list('words'), stillWords: list('stillWords') }
}

interface Walk {
  stage: string
  loaded: readonly string[]
  /** whether a split-off part is part of this walk */
  takes: (part: Piece['parts'][number]) => boolean
  /** parts ask for catalogues of their own; the server has all of a page's before it renders */
  withLoads: boolean
}

/** The pieces of a page in the order of hydration, each with the catalogues loaded by then. */
const walks = ({ words, stillWords }: RouteWords): Walk[] => {
  const made = [...WHEN_MADE, ...words, ...stillWords]
  return [
    { stage: 'in a page from the server', loaded: [...ALWAYS, ...words], takes: ({ isStill }) => !isStill, withLoads: true },
    { stage: 'on the server', loaded: made, takes: ({ isServed }) => isServed, withLoads: false },
    { stage: 'in a page made by the browser', loaded: made, takes: () => true, withLoads: true },
  ]
}

/**
 * The files whose messages are asked for before their catalogue is loaded, for one route: follows what its page names, and each part that
 * is split off with the catalogues that it waits for. Also the books of the route that nothing needs.
 */
export function faultsOfRoute(route: RouteWords, pieces: ReadonlyMap<string, Piece>, books: Books): string[] {
  const faults = new Set<string>()
  const used = new Set<string>()
  for (const walk of walks(route)) follow(`${route.path}#Route`, walk)
  for (const book of [...route.words, ...route.stillWords]) if (!used.has(book)) faults.add(`${route.path} loads ${book} for nobody`)
  return [...faults]

  function follow(start: string, { stage, loaded, takes, withLoads }: Walk) {
    const seen = new Map<Piece, Set<string>>()
    const visit = (piece: Piece, before: ReadonlySet<string>) => {
      const books = withLoads && piece.loads.size > 0 ? new Set([...before, ...piece.loads]) : before
      const state = [...books].toSorted().join()
      const states = seen.get(piece) ?? new Set()
      if (states.has(state)) return
      seen.set(piece, states.add(state))
      if (piece.hasWords) read(piece.path, books, stage)
      for (const name of piece.needs) {
        const next = pieces.get(name)
        if (next) visit(next, books)
      }
      for (const part of piece.parts) if (takes(part)) visit(part.piece, books)
    }
    const first = pieces.get(start)
    if (!first) throw new RangeError(`no declaration ${start}`)
    visit(first, new Set(loaded))
  }

  function read(path: string, loaded: ReadonlySet<string>, stage: string) {
    const book = bookOf(path, books)
    if (book) used.add(book)
    if (book === null) faults.add(`${path} has messages in no book`)
    else if (!loaded.has(book)) faults.add(`${path} needs ${book} ${stage} of ${route.path}`)
  }
}
