import { describe, expect, it } from 'vitest'
import { declarations } from '../../scripts/page-declarations.ts'
import { bookOf, type RouteWords, wordsOfRoutes } from '../../scripts/page-words.ts'
import { productSources, read, type Source } from './sources.ts'

const ALIASES: Record<string, string> = JSON.parse(read('package.json')).imports

/** `<Hydrate when={asServed}>` with a `key`: a part knows by itself when its properties are others, and a list keys what stands around it. */
const KEYED = /<Hydrate\b(?=(?:=>|[^>])*\bwhen=\{asServed\})(?:=>|[^>])*?\bkey=/

describe('a part that stays as the server made it', () => {
  it('has no key that somebody must remember', () => {
    expect(
      productSources()
        .filter(({ text }) => KEYED.test(text))
        .map(({ path }) => path),
    ).toEqual([])
  })

  it.each(['<Hydrate key={country} when={asServed}>', '<Hydrate when={asServed} fallback={null} key={JSON.stringify(search)}>'])(
    'is seen to have one: %s',
    (part) => expect(part).toMatch(KEYED),
  )
})

it('a message is in the catalogue of the nearest folder that is named', () => {
  expect(bookOf('src/features/report/head/report-heading.tsx')).toBe('report-sections')
  expect(bookOf('src/features/report/page/report-page.tsx')).toBe('report')
  expect(bookOf('src/features/real-value/faq/real-value-faq-page.tsx')).toBe('real-value')
  expect(bookOf('src/features/shared/lib/format.ts')).toBe(null)
})

/** A small report room: its page, a part that stays as served and one that loads when it is seen, changed by `change`. */
const room = (change: Record<string, string> = {}): Source[] =>
  Object.entries({
    'src/routes/__root.tsx': `
      import { Frame } from '#features/shell/frame/frame.tsx'
      export const Route = createRootRoute({ component: Frame })`,
    'src/features/shell/frame/frame.tsx': `
      import { Trans } from '@lingui/react/macro'
      export const Frame = () => <Trans>Menu</Trans>`,
    'src/routes/report.tsx': `
      import { ReportPage } from '#features/report/page/report-page.tsx'
      import { Frame } from '#features/shell/frame/frame.tsx'
      export const Route = createFileRoute('/report')({ component: ReportPage, pendingComponent: Frame })`,
    'src/features/report/page/report-page.tsx': `
      import { Trans } from '@lingui/react/macro'
      import { Hydrate } from '@tanstack/react-start'
      import { asServed } from '#ui/as-served.tsx'
      import { below } from '#ui/hydration.ts'
      import { Deals } from '../sections/deals.tsx'
      import { Facts } from '../head/facts.tsx'
      export const ReportPage = () => (
        <>
          <Trans>Report</Trans>
          <Hydrate when={asServed}><Facts /></Hydrate>
          <Hydrate when={below}><Deals /></Hydrate>
        </>
      )`,
    'src/features/report/head/facts.tsx': `
      import { Trans } from '@lingui/react/macro'
      import { owner } from '#property/owner/owner-words.ts'
      export const Facts = () => <Trans>Facts {owner}</Trans>`,
    'src/features/shared/property/owner/owner-words.ts': `
      import { msg } from '@lingui/core/macro'
      export const owner = msg\`Owner\``,
    'src/features/report/sections/deals.tsx': `
      import { useLingui } from '@lingui/react/macro'
      import { usePageWords } from '#ui/use-page-words.ts'
      export function Deals() {
        usePageWords()
        const { t } = useLingui()
        return t\`Deals\`
      }`,
    'src/features/shared/ui/as-served.tsx': 'export const asServed = {}',
    'src/features/shared/ui/hydration.ts': 'export const below = {}',
    'src/features/shared/ui/use-page-words.ts': 'export function usePageWords() {}',
    ...change,
  }).map(([path, text]) => ({ path, text }))

/** The file of the room above in which `from` reads `to`. */
const changed = (path: string, from: string, to: string): Record<string, string> => {
  const text = room().find((source) => source.path === path)?.text ?? ''
  if (!text.includes(from)) throw new RangeError(`${path} does not say ${from}`)
  return { [path]: text.replace(from, to) }
}

const wordsOf = (sources: Source[]): RouteWords | undefined => wordsOfRoutes(sources, ALIASES).get('/report')

const PAGE = 'src/features/report/page/report-page.tsx'
const FACTS = 'src/features/report/head/facts.tsx'
const DEALS = 'src/features/report/sections/deals.tsx'

describe('the catalogues of a page', () => {
  it('are listed where each is first needed, without those of the root', () => {
    expect(wordsOf(room())).toEqual({ hydrated: ['report'], late: ['report-sections'], asServed: ['owner'] })
  })

  it.each<[string, Record<string, string>, Partial<RouteWords>]>([
    [
      'a part that is hydrated with the page',
      changed(PAGE, '<Hydrate when={asServed}><Facts /></Hydrate>', '<Facts />'),
      { hydrated: ['owner', 'report', 'report-sections'], late: [], asServed: [] },
    ],
    [
      'a part that is hydrated when it is seen, and waits for no words',
      changed(PAGE, '<Hydrate when={asServed}>', '<Hydrate when={below}>'),
      { hydrated: ['owner', 'report', 'report-sections'], late: [], asServed: [] },
    ],
    [
      'a part that waits for no words any more',
      changed(DEALS, 'usePageWords()', ''),
      { hydrated: ['report', 'report-sections'], late: [], asServed: ['owner'] },
    ],
    [
      'a page that names a part at run time',
      changed(PAGE, '<Hydrate when={below}><Deals /></Hydrate>', "{lazy(() => import('../sections/deals.tsx'))}"),
      { hydrated: ['report'], late: ['report-sections'] },
    ],
  ])('change with %s', (_, change, words) => {
    expect(wordsOf(room(change))).toMatchObject(words)
  })

  it('hold every message: one outside all of them is refused', () => {
    const sources = room({
      ...changed(PAGE, "'../head/facts.tsx'", "'#lib/facts.tsx'"),
      'src/features/shared/lib/facts.tsx': room().find(({ path }) => path === FACTS)?.text ?? '',
    })
    expect(() => wordsOf(sources)).toThrow('src/features/shared/lib/facts.tsx has messages')
  })

  it('an import that keeps a split-off part in the page is refused', () => {
    const sources = room(changed(PAGE, 'import { Facts } from', 'import { Facts, type FactsProps } from'))
    expect(declarations(sources, ALIASES).faults).toEqual([`${PAGE}: the types of ../head/facts.tsx need a line of their own or none`])
    expect(() => wordsOf(sources)).toThrow('the types of ../head/facts.tsx')
  })
})
