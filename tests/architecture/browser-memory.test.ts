import { expect, it } from 'vitest'
import { rememberedRows } from '../../src/features/site/browser-memory.tsx'
import { productSources, read } from './sources.ts'

/** What writes into a browser, and under which name: the privacy policy names it. A new file gets its line here, and its name a row there. */
const WRITERS: Record<string, readonly string[]> = {
  'src/features/auth/remember.ts': ['remember'],
  'src/features/billing/checkout/kept-checkout.ts': ['checkout'],
  'src/features/booking/check-in/use-check-in.ts': ['check-in'],
  'src/features/homes/proceeds/use-proceeds-entry.ts': ['own-home'],
  'src/features/listing/editor/left-writing.ts': ['listing-writing'],
  'src/features/real-360/studio/left-tour.ts': ['tour-writing'],
  'src/features/real-agent/label/label-editor.tsx': ['label-draft'],
  'src/features/real-agent/plan/desk/smart-plan-editor.tsx': ['smart-plan-'],
  'src/features/real-launch/sale/visit/use-last-visit.ts': ['launches seen', 'launch seen'],
  'src/features/shared/property/owner/owner-section.tsx': ['owner'],
  'src/features/shared/property/search/suggestions/recent-searches.ts': ['recentSearches'],
  'src/features/shared/property/ways/use-household.ts': ['household'],
  'src/features/shared/session/attribution-state.tsx': ['attribution'],
  'src/features/shared/session/client-state.ts': ['floorAreaUnit'],
  'src/features/shared/session/remembered-place.ts': ['countryCode', 'locale'],
  'src/features/shared/session/session-tabs.ts': ['sessionNews'],
  'src/features/shared/session/typed-text.ts': ['typed'],
  'src/features/shell/chunk-reload.ts': ['chunkReloadedAt'],
  'src/features/shell/frame/tutorial.ts': ['tutorial'],
}
/** The two through which the others write. */
const STORAGES = ['src/features/shared/session/local-storage.ts', 'src/features/shared/session/tab-storage.ts']
const WRITES = /\b(writeLocal|writeTab)\(|\.setItem\(|document\.cookie\s*=/

const named = rememberedRows(false).flatMap(({ name }) => name.split(', ').map((one) => one.replace(/…$/, '').trim()))

it('the privacy policy names what this site writes into a browser', () => {
  const files = productSources().filter(({ path, text }) => WRITES.test(text) && !STORAGES.includes(path))
  expect(files.map(({ path }) => path)).toEqual(Object.keys(WRITERS).sort())
  expect(
    Object.values(WRITERS)
      .flat()
      .filter((name) => !named.includes(name)),
  ).toEqual([])
})

it('and every cookie that the server sets or reads', () => {
  const cookies = [...read('src/server/request.server.ts').matchAll(/_COOKIE = '([^']+)'/g)].map(([, name]) => name)
  expect(cookies.length).toBeGreaterThan(5)
  expect([...cookies, 'share-'].filter((name) => !named.includes(String(name)))).toEqual([])
})

it('the language is in a cookie where the deployment keeps it there', () => {
  const language = (localeCookie: boolean) => rememberedRows(localeCookie).find(({ name }) => name === 'locale')
  expect(language(true)?.where).toBe(rememberedRows(true).find(({ name }) => name === 'countryCode')?.where)
  expect(language(false)?.where).not.toBe(language(true)?.where)
})
