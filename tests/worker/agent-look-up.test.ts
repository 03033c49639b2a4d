import { afterEach, expect, it, vi } from 'vitest'
import { lookUpAgent } from '../../src/features/share/agent-look-up.server.ts'
import { resolveRequest } from '../../src/server/request.server.ts'
import { type FakeProvider, fakeProvider, sendJson } from '../fixtures/fake-provider.ts'
import { page } from './page-request.ts'
import { testEnv } from './worker-env.ts'

vi.mock('@tanstack/react-start', async (original) => {
  const { page } = await import('./page-request.ts')
  return { ...(await original<object>()), getGlobalStartContext: () => page }
})
vi.mock('cloudflare:workers', () => ({ waitUntil: () => {} }))

const NUMBER = 'R990001A'

let provider: FakeProvider
afterEach(() => provider.close())

async function lookUpWhere(answer: object) {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  provider = await fakeProvider((response) => sendJson(response, answer))
  page.currentRequest = resolveRequest(new Request(`https://site.example/share/${NUMBER}/profile`), testEnv({ PROVIDER_URL: provider.url }))
  const agent = await lookUpAgent('SG', NUMBER)
  const lines = said.mock.calls.map(([line]): unknown => JSON.parse(String(line)))
  said.mockRestore()
  return { agent, lines }
}

it('a look-up by agent number that fails logs an error and is null (§7)', async () => {
  const { agent, lines } = await lookUpWhere({ errors: [{ message: 'no', extensions: { code: 'NOT_READY' } }] })
  expect(agent).toBeNull()
  expect(lines).toEqual([expect.objectContaining({ event: 'provider-failure', operation: 'AgentByNumber', code: 'NOT_READY' })])
  expect(JSON.stringify(lines)).not.toContain(NUMBER)
})

it('a number that nobody holds is null and no error', async () => {
  expect(await lookUpWhere({ data: { ceaInfo: null } })).toEqual({ agent: null, lines: [] })
})

it('an agent is known by name and agency', async () => {
  const ceaInfo = { salespersonName: 'Mei Cedar', estateAgency: 'LANTERN BAY' }
  expect(await lookUpWhere({ data: { ceaInfo } })).toEqual({ agent: ceaInfo, lines: [] })
})
