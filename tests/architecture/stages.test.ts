import { describe, expect, it } from 'vitest'
import { WORD_BOOKS } from '../../src/locales/word-books.ts'
import { declarations } from './declarations.ts'
import { productSources, read, type Source } from './sources.ts'
import { bookOf, faultsOfRoute, routeWords } from './stages.ts'

const ALIASES: Record<string, string> = JSON.parse(read('package.json')).imports
const SOURCES = productSources().filter(({ path }) => !path.startsWith('src/server/'))
const routesOf = (sources: Source[]) =>
  sources.filter(({ path }) => path.startsWith('src/routes/')).map(({ path, text }) => routeWords(path, text))

const faultsOf = (sources: Source[]): string[] => {
  const { pieces } = declarations(sources, ALIASES)
  return routesOf(sources).flatMap((route) => faultsOfRoute(route, pieces, WORD_BOOKS))
}

describe('the words of a part', () => {
  it('are loaded by its stage, and no stage loads words that nothing uses', () => {
    expect(faultsOf(SOURCES)).toEqual([])
  })

  it('are in the book of the nearest folder that is named', () => {
    expect(bookOf('src/features/report/still/head/report-heading.tsx', WORD_BOOKS)).toBe('report-still')
    expect(bookOf('src/features/real-value/faq/real-value-faq-page.tsx', WORD_BOOKS)).toBe('real-value')
    expect(bookOf('src/features/shared/lib/format.ts', WORD_BOOKS)).toBe(null)
  })
})

describe('split-off parts', () => {
  it('are imported by lines of their own, without the types of their files', () => {
    expect(declarations(SOURCES, ALIASES).faults).toEqual([])
  })
})

/** `<Hydrate when={still}>` and its kinds with a `key`: a part knows by itself when its facts are others, and a list keys what stands around. */
const KEYED = /<Hydrate\b(?=(?:=>|[^>])*\bwhen=\{still\})(?:=>|[^>])*?\bkey=/

describe('a still part', () => {
  it('has no key that somebody must remember', () => {
    expect(SOURCES.filter(({ text }) => KEYED.test(text)).map(({ path }) => path)).toEqual([])
  })

  it.each(['<Hydrate key={country} when={still}>', '<Hydrate when={still} fallback={null} key={JSON.stringify(search)}>'])(
    'is seen to have one: %s',
    (part) => expect(part).toMatch(KEYED),
  )
})

/** A small report room: its page, a still part and a late one, changed by `change`. */
const room = (change: Record<string, string> = {}): Source[] =>
  Object.entries({
    'src/routes/report.tsx': `
      import { ReportPage } from '#features/report/first/report-page.tsx'
      export const Route = createFileRoute('/report')({
        staticData: { words: ['report-first'], stillWords: ['report-still', 'report-late'] },
        component: ReportPage,
      })`,
    'src/features/report/first/report-page.tsx': `
      import { Trans } from '@lingui/react/macro'
      import { Hydrate } from '@tanstack/react-start'
      import { still } from '#ui/still.tsx'
      import { below } from '#ui/hydration.ts'
      import { Deals } from '../late/deals.tsx'
      import { Facts } from '../still/facts.tsx'
      export const ReportPage = () => (
        <>
          <Trans>Report</Trans>
          <Hydrate when={still}><Facts /></Hydrate>
          <Hydrate when={below}><Deals /></Hydrate>
        </>
      )`,
    'src/features/report/still/facts.tsx': `
      import { Trans } from '@lingui/react/macro'
      export const Facts = () => <Trans>Facts</Trans>`,
    'src/features/report/late/deals.tsx': `
      import { useLingui } from '@lingui/react/macro'
      import { useLateWords } from '#session/late-words.ts'
      export function Deals() {
        useLateWords('report-late')
        const { t } = useLingui()
        return t\`Deals\`
      }`,
    'src/features/shared/ui/still.tsx': 'export const still = {}',
    'src/features/shared/ui/hydration.ts': 'export const below = {}',
    'src/features/shared/session/late-words.ts': 'export function useLateWords() {}',
    ...change,
  }).map(([path, text]) => ({ path, text }))

/** The file of the room above in which `from` reads `to`. */
const changed = (path: string, from: string, to: string): Record<string, string> => {
  const text = room().find((source) => source.path === path)?.text ?? ''
  if (!text.includes(from)) throw new RangeError(`${path} does not say ${from}`)
  return { [path]: text.replace(from, to) }
}

const PAGE = 'src/features/report/first/report-page.tsx'
const ROUTE = 'src/routes/report.tsx'
const FACTS = 'src/features/report/still/facts.tsx'
const DEALS = 'src/features/report/late/deals.tsx'
const STILL_WORDS_MISSING = `${FACTS} needs report-still in a page from the server`
const LATE_WORDS_MISSING = `${DEALS} needs report-late in a page from the server`

describe('a breach is seen', () => {
  it('not where all is well', () => {
    expect(faultsOf(room())).toEqual([])
  })

  it.each([
    ['a still part that hydrates', changed(PAGE, '<Hydrate when={still}><Facts /></Hydrate>', '<Facts />'), STILL_WORDS_MISSING],
    ['a still part that wakes', changed(PAGE, '<Hydrate when={still}>', '<Hydrate when={below}>'), STILL_WORDS_MISSING],
    ['a late part that waits for no words', changed(DEALS, "useLateWords('report-late')", ''), LATE_WORDS_MISSING],
    ['a late part that waits for other words', changed(DEALS, "'report-late'", "'search-still'"), LATE_WORDS_MISSING],
    [
      'a page without its words',
      changed(ROUTE, "words: ['report-first']", 'words: []'),
      `${PAGE} needs report-first in a page from the server`,
    ],
    ['a still part whose words the server lacks', changed(ROUTE, "'report-still', ", ''), `${FACTS} needs report-still on the server`],
    ['words that nobody needs', changed(ROUTE, "['report-first']", "['report-first', 'site']"), `${ROUTE} loads site for nobody`],
  ])('%s', (_, change, fault) => {
    expect(faultsOf(room(change)).join('\n')).toContain(fault)
  })

  it('a message outside all books', () => {
    const sources = room({
      ...changed(PAGE, "'../still/facts.tsx'", "'#lib/facts.tsx'"),
      'src/features/shared/lib/facts.tsx': room().find(({ path }) => path === FACTS)?.text ?? '',
    })
    expect(faultsOf(sources)).toContain('src/features/shared/lib/facts.tsx has messages in no book')
  })

  it('an import that keeps a split-off part in the page', () => {
    const sources = room(changed(PAGE, 'import { Facts } from', 'import { Facts, type FactsProps } from'))
    expect(declarations(sources, ALIASES).faults).toEqual([`${PAGE}: the types of ../still/facts.tsx need a line of their own or none`])
  })
})
