import {
  Client,
  type OAuthClientInformation,
  type OAuthClientProvider,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { expect, it } from 'vitest'
import { askedConsentOf, connectSearch } from '#features/account/search.ts'
import { TOKEN_RESOURCE_HEADER } from '#graphql/assistant-kinds.ts'
import { AllowAssistantDocument } from '#graphql/generated/graphql.ts'
import { draftIn } from '#lib/draft-in-address.ts'
import { fail, ok } from '#lib/result.ts'
import { serveAssistant } from '#server/assistant/assistant-endpoint.ts'
import { readAssistantToken } from '#server/assistant/assistant-token.ts'
import type { AskProvider } from '#server/assistant/assistant-tool.ts'
import { accountTools } from './account-fixture.ts'
import { startProvider } from './harness.ts'
import { leadTools } from './lead-fixture.ts'
import { ISSUER, oauthTools, REDIRECT } from './oauth-fixture.ts'

const provider = await startProvider()
const tools = accountTools(provider)
const { granted, send } = oauthTools(tools)

const ask: AskProvider = async (document, variables, country, token) => {
  const as: Record<string, string> = token ? { authorization: `Bearer ${token}`, [TOKEN_RESOURCE_HEADER]: `${ISSUER}/mcp` } : {}
  const answer = await provider.ask(document, variables as Record<string, unknown>, {
    'country-code': country,
    'x-site-origin': ISSUER,
    ...as,
  })
  return answer.errors[0] ? fail('graphql', answer.errors[0].extensions.code) : (ok(answer.data) as never)
}

/** The site as the client's network: the endpoints of OAuth and the server for assistants. */
async function network(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname, search, origin } = new URL(url)
  if (origin !== ISSUER) throw new Error(`the client asks ${url}`)
  if (pathname !== '/mcp') {
    const isOAuth = pathname.startsWith('/oauth/') || pathname.startsWith('/.well-known/oauth-')
    return isOAuth ? send(pathname + search, init).catch(() => new Response(null, { status: 404 })) : new Response(null, { status: 404 })
  }
  return serveAssistant(new Request(url, init), {
    ask,
    origin: ISSUER,
    viewerOf: (token) => readAssistantToken(token, ask, 'SG'),
    take: async () => 0,
    widget: async () => '',
  })
}

/** A program of the protocol's own client, with what it keeps. */
class Keeper implements OAuthClientProvider {
  redirectUrl = REDIRECT
  clientMetadata = { client_name: 'Heron', redirect_uris: [REDIRECT] }
  ledTo: URL | null = null
  kept: { client?: OAuthClientInformation; tokens?: OAuthTokens; verifier?: string } = {}
  state = () => 'state-of-the-program'
  clientInformation = () => this.kept.client
  saveClientInformation(client: OAuthClientInformation) {
    this.kept.client = client
  }
  tokens = () => this.kept.tokens
  saveTokens(tokens: OAuthTokens) {
    this.kept.tokens = tokens
  }
  saveCodeVerifier(verifier: string) {
    this.kept.verifier = verifier
  }
  codeVerifier = () => this.kept.verifier ?? ''
  redirectToAuthorization(address: URL) {
    this.ledTo = address
  }
}

async function connect(keeper: Keeper) {
  const transport = new StreamableHTTPClientTransport(new URL(`${ISSUER}/mcp`), { authProvider: keeper, fetch: network })
  const client = new Client({ name: 'test-assistant', version: '1.0.0' })
  await client.connect(transport)
  return { client, transport }
}

it('the protocol’s own client finds, registers, asks, gets tokens, uses tools, refreshes, and is refused when it is over', async () => {
  const { token } = await tools.person('asked-by-client')
  const keeper = new Keeper()
  const open = await connect(keeper)
  const myDay = { name: 'my_day', arguments: { country: 'SG' } }
  // what everybody may ask needs nobody
  expect((await open.client.callTool({ name: 'explain_refusal', arguments: { reason: 'TOO_SPREAD' } })).isError).not.toBe(true)
  await expect(open.client.callTool(myDay)).rejects.toThrow(UnauthorizedError)

  const asked = keeper.ledTo ?? new URL('about:blank')
  expect(asked.origin + asked.pathname).toBe(`${ISSUER}/user/connect-assistant`)
  const request = askedConsentOf(connectSearch(Object.fromEntries(asked.searchParams)))
  expect(request).toMatchObject({ codeChallengeMethod: 'S256', resource: `${ISSUER}/mcp`, state: 'state-of-the-program', scope: 'read' })
  const allowed = await tools.ask<{ allowAssistant: string }>(AllowAssistantDocument.toString(), { request }, { token })
  const answer = new URL(allowed.data?.allowAssistant ?? '')
  await open.transport.finishAuth(answer.searchParams)

  const { client } = await connect(keeper)
  const day = await client.callTool(myDay)
  expect(day.structuredContent).toMatchObject({ enquiries: { unanswered: 0, newest: [] }, page: `${ISSUER}/user/today` })
  expect((await client.callTool({ name: 'my_enquiries', arguments: { country: 'SG' } })).structuredContent).toMatchObject({ total: 0 })

  // its access token is over, so it refreshes by itself
  const before = keeper.kept.tokens?.access_token
  await tools.database.prepare('update assistant_grant set access_expires_at = 1').run()
  expect((await client.callTool(myDay)).isError).not.toBe(true)
  expect(keeper.kept.tokens?.access_token).not.toBe(before)

  await tools.ask('mutation { revokeOtherSessions { success } }', {}, { token })
  await expect(client.callTool(myDay)).rejects.toThrow()
})

/** The protocol's client with an access token, as a program has it that has been allowed. */
async function allowed(token: string, scope: string) {
  const { access } = await granted(token, scope)
  const client = new Client({ name: 'test-assistant', version: '1.0.0' })
  const requestInit = { headers: { authorization: `Bearer ${access}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${ISSUER}/mcp`), { fetch: network, requestInit }))
  return (name: string, given: Record<string, unknown> = {}) => client.callTool({ name, arguments: { country: 'SG', ...given } })
}

it('an answer is prepared in a link, and nothing is sent', async () => {
  const { id, token } = await tools.person('answers')
  const leads = leadTools(provider.env.DB_TRADE)
  const [mine, others] = [await leads.take(id), await leads.take('somebody-else')]
  const call = await allowed(token, 'read draft')
  const text = 'Yes, on Friday at ten.\n星期五十時 & #1'
  const answer = await call('draft_answer', { enquiry: mine.id, text })
  const { page, isSent } = answer.structuredContent as { page: string; isSent: boolean }
  const { origin, pathname, search, hash } = new URL(page)
  expect([origin + pathname + search, draftIn(hash), isSent]).toEqual([`${ISSUER}/user/leads?lead=${mine.id}`, text, false])
  expect(await leads.stored(mine.id)).toMatchObject({ state: 'new', answered: null })
  expect((await call('draft_answer', { enquiry: others.id, text })).isError).toBe(true)

  const told = await call('my_enquiries')
  expect(told.structuredContent).toMatchObject({ total: 1, enquiries: [{ id: mine.id, name: 'Ah Lian' }] })
  // how to reach people stays on the page
  expect(JSON.stringify(told)).not.toContain(mine.email)
  expect(JSON.stringify(told)).not.toContain('+6591234567')
})

it('what the account may not do, an assistant is told, and what was not allowed is refused', async () => {
  const { token } = await tools.person('no-agent')
  const call = await allowed(token, 'draft')
  const analysis = await call('draft_analysis', { project: 'SG/public-stack/blk-101-cedar-ave' })
  expect(analysis).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('AGENTS_ONLY') }] })
  const share = await call('share_link', { project: 'SG/public-stack/blk-101-cedar-ave' })
  expect(share.structuredContent).toMatchObject({
    shares: [],
    reportToShare: `${ISSUER}/report/realvalue/project/SG/public-stack/blk-101-cedar-ave`,
  })
  await expect(call('my_day')).rejects.toThrow()
})
