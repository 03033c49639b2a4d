import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { execute } from '../../src/features/shared/api/execute.ts'
import { loadFrozen, openShareFrame } from '../../src/features/shared/api/shares.ts'
import { BuildingStacksDocument, EditionNowDocument } from '../../src/graphql/generated/graphql.ts'
import { resolveRequest } from '../../src/server/request.server.ts'
import { type FakeProvider, fakeProvider, sendJson } from '../fixtures/fake-provider.ts'
import { page } from './page-request.ts'
import { testEnv } from './worker-env.ts'

vi.mock('@tanstack/react-start', async (original) => {
  const { page } = await import('./page-request.ts')
  return { ...(await original<object>()), getGlobalStartContext: () => page }
})
vi.mock('cloudflare:workers', () => ({ waitUntil: () => {} }))

const ID = 'abcdefghij_-0123456789'
const STACKS = { project: { __typename: 'Project', id: '1', buildings: [] } }
const asked = { typeGroup: 'PUBLIC_STACK', slug: 'pine' } as const

let provider: FakeProvider
afterEach(() => provider.close())

const opened = (change: object = {}) => ({
  kind: 'REPORT',
  country: 'SG',
  title: 'For Mrs Lim',
  path: '/report/realvalue/project/SG/public-stack/pine',
  about: '{"a":1}',
  edition: 'one',
  figuresTo: '2026-06',
  lines: null,
  madeAt: '2026-11-01T00:00:00Z',
  expiresAt: '2027-01-30T00:00:00Z',
  answers: [{ operation: 'BuildingStacks', variables: JSON.stringify(asked), data: JSON.stringify(STACKS) }],
  ...change,
})

/** the market is of this edition now */
let edition = 'one'
let share: object | null = null
beforeEach(async () => {
  provider = await fakeProvider((response, n) => {
    const isShare = provider.asked[n]?.body.includes('SharedPage')
    sendJson(response, { data: isShare ? { share } : { market: { dataVersion: edition, lastMonth: '2026-06' } } })
  })
  page.currentRequest = resolveRequest(new Request(`https://site.example/share/${ID}`), testEnv({ PROVIDER_URL: provider.url }))
  share = { state: 'LIVE', needsPassword: false, opened: opened() }
  edition = 'one'
})

it.each([
  ['one', false],
  ['two', true],
])('says whether there are newer figures: the edition is %s now', async (now, hasNewer) => {
  edition = now
  expect(await openShareFrame(ID)).toMatchObject({ ok: true, value: { opened: { title: 'For Mrs Lim', hasNewer, isReadable: true } } })
})

it('sends no answers with its frame, and nothing of one that is closed', async () => {
  expect(JSON.stringify(await openShareFrame(ID))).not.toContain('BuildingStacks')
  page.currentRequest = resolveRequest(new Request(`https://site.example/share/${ID}`), testEnv({ PROVIDER_URL: provider.url }))
  share = { state: 'REVOKED', needsPassword: false, opened: null }
  expect(await openShareFrame(ID)).toEqual({ ok: true, value: share })
})

it('is made of what was kept: none of it is asked again, and what was not kept fails', async () => {
  const loaded = await loadFrozen(ID, 'REPORT', async (about) => ({
    about,
    stacks: await execute(BuildingStacksDocument, asked),
    market: await execute(EditionNowDocument, {}),
  }))
  expect(loaded).toEqual({
    ok: true,
    value: {
      about: { a: 1 },
      stacks: { ok: true, value: STACKS },
      market: { ok: true, value: { market: { dataVersion: 'one', lastMonth: '2026-06' } } },
    },
  })
  expect(provider.asked.map(({ body }) => /query (\w+)/.exec(body)?.[1])).toEqual(['SharedPage', 'EditionNow'])
})

it('is not made of another kind, nor of what the site can no longer read', async () => {
  const load = vi.fn(async () => 'never')
  expect(await loadFrozen(ID, 'COMPARISON', load)).toMatchObject({ ok: false })
  page.currentRequest = resolveRequest(new Request(`https://site.example/share/${ID}`), testEnv({ PROVIDER_URL: provider.url }))
  share = { state: 'LIVE', needsPassword: false, opened: opened({ answers: null }) }
  expect(await loadFrozen(ID, 'REPORT', load)).toMatchObject({ ok: false })
  expect(await openShareFrame(ID)).toMatchObject({ value: { opened: { isReadable: false } } })
  expect(load).not.toHaveBeenCalled()
})
