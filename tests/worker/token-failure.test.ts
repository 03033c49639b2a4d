import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { execute } from '../../src/features/shared/api/execute.ts'
import { CreateContactConsultDocument, ViewerDocument } from '../../src/graphql/generated/graphql.ts'
import { type RequestContext, resolveRequest } from '../../src/server/request.server.ts'
import { type FakeProvider, fakeProvider, sendJson } from '../fixtures/fake-provider.ts'
import { page } from './page-request.ts'
import { testEnv } from './worker-env.ts'

vi.mock('@tanstack/react-start', async (original) => {
  const { page } = await import('./page-request.ts')
  return { ...(await original<object>()), getGlobalStartContext: () => page }
})
vi.mock('cloudflare:workers', () => ({ waitUntil: () => {} }))

const TOKEN = 'q7_-'.repeat(11)
const LOST = { errors: [{ message: 'invalid_access_token' }] }
const USER = { id: '1', nickName: 'Mei', avatar: null, roles: [], rights: [], stripeSubscription: null }
const ANSWERED = { user: USER, ownSeat: null }
const DATA = { data: ANSWERED }

let provider: FakeProvider
let context: RequestContext

type Answer = Parameters<typeof fakeProvider>[0]

async function open(answer: Answer, cookie = `apollo-token=${TOKEN}; vendor-token=1.${TOKEN}v`) {
  provider = await fakeProvider(answer)
  context = resolveRequest(new Request('https://site.example/', { headers: { cookie } }), testEnv({ PROVIDER_URL: provider.url }))
  page.currentRequest = context
}

const lines: unknown[] = []
beforeEach(() => {
  lines.length = 0
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line))
})
afterEach(async () => {
  await provider.close()
  vi.restoreAllMocks()
})

const bearers = () => provider.asked.map(({ headers }) => headers.authorization)

describe('a token that the provider does not know (§4)', () => {
  it.each([
    ['a 401', (response, n) => sendJson(response, n === 0 ? {} : DATA, n === 0 ? 401 : 200)],
    ['its GraphQL error', (response, n) => sendJson(response, n === 0 ? LOST : DATA)],
  ] as [string, Answer][])('%s drops the cookie and asks once more without it', async (_, answer) => {
    await open(answer)
    expect(await execute(ViewerDocument, {})).toEqual({ ok: true, value: ANSWERED })
    expect(bearers()).toEqual([`Bearer ${TOKEN}`, undefined])
    expect(context).toMatchObject({ token: null, tokenFailed: true })
    expect(context.newCookies).toEqual(['apollo-token=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0'])
  })

  it.each([
    ['reading', ViewerDocument, {}, {}],
    ['acting', CreateContactConsultDocument, { input: {} as never }, {}],
    ['of a vendor', ViewerDocument, {}, { as: 'vendor' }],
  ] as const)('stays where the provider answers 401 to everybody: %s', async (_, document, variables, options) => {
    await open((response) => sendJson(response, {}, 401))
    expect(await execute(document as typeof ViewerDocument, variables as Record<never, never>, options)).toEqual({
      ok: false,
      failure: { layer: 'http', code: 'status-401' },
    })
    expect(bearers().slice(1)).toEqual([undefined])
    expect(context).toMatchObject({ token: TOKEN, tokenFailed: false, newCookies: [] })
  })

  it('is dropped after a mutation’s 401 when the provider accepts the request without it', async () => {
    await open((response, n) => sendJson(response, n === 0 ? {} : { data: { __typename: 'Query' } }, n === 0 ? 401 : 200))
    expect(await execute(CreateContactConsultDocument, { input: {} as never })).toMatchObject({ failure: { code: 'invalid_access_token' } })
    expect(context).toMatchObject({ token: null, tokenFailed: true })
  })

  it('is dropped once by ten parallel requests, and none repeats endlessly', async () => {
    await open((response) => sendJson(response, LOST))
    const answers = await Promise.all(Array.from({ length: 10 }, () => execute(ViewerDocument, {})))
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, failure: { code: 'invalid_access_token' } })
    expect(provider.asked).toHaveLength(20)
    expect(context.newCookies).toHaveLength(1)
    await execute(ViewerDocument, {})
    expect(provider.asked).toHaveLength(21)
  })

  it('does not repeat mutations', async () => {
    await open((response) => sendJson(response, LOST))
    await execute(CreateContactConsultDocument, { input: {} as never })
    expect(provider.asked).toHaveLength(1)
    expect(context.tokenFailed).toBe(true)
  })

  it('of a vendor does not sign the account out', async () => {
    await open((response) => sendJson(response, LOST))
    await execute(ViewerDocument, {}, { as: 'vendor' })
    expect(bearers()).toEqual([`Bearer ${TOKEN}v`])
    expect(context).toMatchObject({ token: TOKEN, vendor: null, tokenFailed: false })
    expect(context.newCookies[0]).toContain('vendor-token=;')
  })

  it('is in no line of the log', async () => {
    await open((response) => sendJson(response, LOST))
    await execute(ViewerDocument, {})
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('\n')).not.toContain(TOKEN)
  })
})

it('keeps the token when the provider is in trouble', async () => {
  await open((response) => sendJson(response, {}, 503))
  expect(await execute(ViewerDocument, {})).toMatchObject({ ok: false, failure: { code: 'status-503' } })
  expect(context).toMatchObject({ token: TOKEN, newCookies: [] })
})
