import { beforeAll, describe, expect, it } from 'vitest'
import { ACCESS_TOKEN_SECONDS } from '#graphql/assistant-kinds.ts'
import { ASSISTANT_FIELDS } from '#provider/modules/assistant/assistant-door.ts'
import { schema } from '#provider/schema.ts'
import { accountTools, codeOf, PASSWORD } from './account-fixture.ts'
import { startProvider } from './harness.ts'
import { ISSUER, oauthTools, REDIRECT, RESOURCE } from './oauth-fixture.ts'
import { seatTools } from './seat-fixture.ts'

const provider = await startProvider()
const tools = accountTools(provider)
const seats = await seatTools(provider)
const { allow, asAssistant, consent, exchange, form, granted, refresh, register, send, verifier } = oauthTools(tools)

const GRANTS = '{ assistantGrants { id clientName clientHost scopes } }'
const grantsOf = async (token: string) =>
  (await tools.ask<{ assistantGrants: { id: string; clientName: string }[] }>(GRANTS, {}, { token })).data?.assistantGrants ?? []
const codeIn = (address: URL) => address.searchParams.get('code') ?? ''
const clock = () => Math.floor(Date.now() / 1_000)

let token = ''
let clientId = ''
beforeAll(async () => {
  token = (await tools.person('granting')).token
  clientId = (await register()).body.client_id
})

describe('what programs read first', () => {
  it('the resource names its server, and the server its endpoints; pages of any site may read both', async () => {
    const resource = await send('/.well-known/oauth-protected-resource/mcp')
    expect(await resource.json()).toMatchObject({
      resource: RESOURCE,
      authorization_servers: [ISSUER],
      bearer_methods_supported: ['header'],
    })
    const server = await send('/.well-known/oauth-authorization-server')
    expect(server.headers.get('access-control-allow-origin')).toBe('*')
    expect(await server.json()).toMatchObject({
      issuer: ISSUER,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    })
    expect((await send('/oauth/token', { method: 'OPTIONS' })).status).toBe(204)
  })
})

it('a code becomes tokens that are kept as hashes, and good for a quarter of an hour', async () => {
  const { body, headers } = await exchange(codeIn(await allow(token, clientId, { scope: 'read draft' })), clientId)
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: ACCESS_TOKEN_SECONDS, scope: 'read draft' })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(await asAssistant(body.access_token)).toBe('answered')
  const kept = JSON.stringify(
    await Promise.all(
      ['session', 'assistant_grant', 'assistant_code'].map((name) => tools.database.prepare(`select * from ${name}`).all()),
    ),
  )
  for (const secret of [body.access_token, ...body.refresh_token.split('.')]) expect(kept).not.toContain(secret)
  await tools.database.prepare('update assistant_grant set access_expires_at = ?').bind(clock()).run()
  expect(await asAssistant(body.access_token)).toBe('invalid_access_token')
})

describe('code reuse', () => {
  it('ends the grant', async () => {
    const given = await granted(token)
    expect(await asAssistant(given.access)).toBe('answered')
    expect((await exchange(given.code, given.clientId)).body.error).toBe('invalid_grant')
    expect(await asAssistant(given.access)).toBe('invalid_access_token')
    expect((await refresh(given.refresh, given.clientId)).body.error).toBe('invalid_grant')
  })
  it('gives one of two requests at once nothing, and leaves no grant', async () => {
    const code = codeIn(await allow(token, clientId))
    const answers = await Promise.all([exchange(code, clientId), exchange(code, clientId)])
    const access = answers.flatMap(({ body }) => body.access_token ?? [])
    expect(access.length).toBeLessThanOrEqual(1)
    for (const one of access) expect(await asAssistant(one)).toBe('invalid_access_token')
  })
})

describe('code injection: a code is worth nothing', () => {
  it.each([
    ['with another verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['with a verifier that is too short', { code_verifier: 'x' }, 'invalid_grant'],
    ['without a verifier', { code_verifier: '' }, 'invalid_request'],
    ['of another program', { client_id: 'x' }, 'invalid_grant'],
    ['at another address', { redirect_uri: `${REDIRECT}/2` }, 'invalid_grant'],
    ['for another resource', { resource: 'https://other.example/mcp' }, 'invalid_target'],
  ])('%s', async (_, change, error) => {
    const { status, body } = await exchange(codeIn(await allow(token, clientId)), clientId, change)
    expect([status, body.error, body.access_token]).toEqual([400, error, undefined])
  })
  it('after a wrong try, even with the right verifier', async () => {
    const code = codeIn(await allow(token, clientId))
    await exchange(code, clientId, { code_verifier: 'x'.repeat(43) })
    expect((await exchange(code, clientId)).body.error).toBe('invalid_grant')
  })
  it('after a minute', async () => {
    const code = codeIn(await allow(token, clientId))
    await tools.database.prepare('update assistant_code set expires_at = ? where spent_at is null').bind(clock()).run()
    expect((await exchange(code, clientId)).body.error).toBe('invalid_grant')
  })
  it('when whoever allowed it has signed out since', async () => {
    const person = await tools.person('signs-out')
    const code = codeIn(await allow(person.token, clientId))
    await tools.ask('mutation { logout { success } }', {}, { token: person.token })
    expect((await exchange(code, clientId)).body.error).toBe('invalid_grant')
  })
})

describe('a request that cannot be allowed', () => {
  it.each([
    ['PKCE missing', { codeChallenge: '' }, 'invalid_request'],
    ['PKCE downgraded to plain', { codeChallengeMethod: 'plain' }, 'invalid_request'],
    ['PKCE without its method', { codeChallengeMethod: '' }, 'invalid_request'],
    ['the implicit way', { responseType: 'token' }, 'unsupported_response_type'],
    ['wrong audience', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['a scope that does not exist', { scope: 'read admin' }, 'invalid_scope'],
    ['an endless state', { state: 'x'.repeat(3_000) }, 'invalid_request'],
  ])('%s', async (_, change, fault) => {
    const { data } = await consent(token, clientId, change)
    expect(data?.askAssistantConsent.fault).toBe(fault)
    const back = new URL(data?.askAssistantConsent.backTo ?? '')
    expect([back.searchParams.get('error'), back.searchParams.get('iss')]).toEqual([fault, ISSUER])
    await expect(allow(token, clientId, change)).rejects.toThrow('assistant-fault')
  })
  it.each([
    ['open redirect: not registered', { redirectUri: 'https://evil.example.com/callback' }],
    ['open redirect: begins like it', { redirectUri: `${REDIRECT}.evil` }],
    ['open redirect: a fragment', { redirectUri: `${REDIRECT}#x` }],
    ['open redirect: a name in front', { redirectUri: 'https://assistant.example.com@evil.example.com/callback' }],
    ['an address that runs', { redirectUri: 'javascript:alert(1)' }],
  ])('%s: nobody is led there', async (_, change) => {
    expect(codeOf(await consent(token, clientId, change))).toBe('assistant-redirect')
    await expect(allow(token, clientId, change)).rejects.toThrow('assistant-redirect')
  })
  it('of an unknown program', async () => {
    for (const id of ['x', 'https://127.0.0.1/client.json', 'https://localhost/client.json'])
      expect(codeOf(await consent(token, id))).toBe('assistant-client')
  })
})

it('mix-up: every answer says who answers (RFC 9207), and gives the state back as it came', async () => {
  for (const state of ['af0ifjsldkj', '0012', '{"a":1}', 'a b&c=d#e']) {
    const address = await allow(token, clientId, { state })
    expect([address.searchParams.get('iss'), address.searchParams.get('state'), address.origin + address.pathname]).toEqual([
      ISSUER,
      state,
      REDIRECT,
    ])
  }
})

describe('wrong audience: an access token is for the server for assistants alone', () => {
  it('not for another resource, not for the API, not for files; and a browser’s token is not for that server', async () => {
    const { access } = await granted(token, 'read draft')
    expect(await asAssistant(access, undefined, 'https://other.example/mcp')).toBe('invalid_access_token')
    expect(codeOf(await tools.ask('{ user(sourceType: Website) { id } }', {}, { token: access }))).toBe('invalid_access_token')
    expect(codeOf(await tools.ask('{ leads { totalCount } }', {}, { token: access }))).toBe('invalid_access_token')
    expect((await provider.fetch('/copies/x/1', { headers: { authorization: `Bearer ${access}` } })).status).not.toBe(200)
    expect(await asAssistant(token)).toBe('invalid_access_token')
  })
})

describe('what an assistant may ask', () => {
  it('is what is listed, and never a change', async () => {
    const { access } = await granted(token, 'read draft')
    const queries = Object.keys(schema.getQueryType()?.getFields() ?? {})
    expect(Object.keys(ASSISTANT_FIELDS).filter((name) => !queries.includes(name))).toEqual([])
    for (const query of [
      '{ user(sourceType: Website) { id email } }',
      '{ sessions { id } }',
      '{ accountExport }',
      '{ assistantGrants { id } }',
      '{ leads { totalCount } sessions { id } }',
      '{ ...all } fragment all on Query { sessions { id } }',
      '{ ... on Query { sessions { id } } }',
      'mutation { revokeOtherSessions { success } }',
      'mutation { replyToLead(id: "x", key: "key-00000001", text: "t") { id } }',
      `mutation { deleteAccount(currentPassword: "${PASSWORD}") { success } }`,
    ])
      expect(await asAssistant(access, query), query).toBe('forbidden')
    expect((await grantsOf(token)).length).toBeGreaterThan(0)
  })
  it('follows its scopes', async () => {
    const { access } = await granted(token, 'draft')
    expect(await asAssistant(access, '{ leads { totalCount } }')).toBe('insufficient_scope')
    expect(await asAssistant((await granted(token, 'read')).access, '{ leads { totalCount } }')).toBe('answered')
  })
})

describe('refreshing', () => {
  it('turns both tokens', async () => {
    const given = await granted(token)
    const { body } = await refresh(given.refresh, given.clientId)
    expect(await asAssistant(given.access)).toBe('invalid_access_token')
    expect(await asAssistant(body.access_token)).toBe('answered')
    expect((await refresh(body.refresh_token, given.clientId)).status).toBe(200)
  })
  it('refresh reuse ends the whole grant', async () => {
    const given = await granted(token)
    const { body } = await refresh(given.refresh, given.clientId)
    expect((await refresh(given.refresh, given.clientId)).body.error).toBe('invalid_grant')
    expect(await asAssistant(body.access_token)).toBe('invalid_access_token')
    expect((await refresh(body.refresh_token, given.clientId)).body.error).toBe('invalid_grant')
  })
  it('scope up is refused, and less is given', async () => {
    const given = await granted(token, 'read')
    expect((await refresh(given.refresh, given.clientId, { scope: 'read draft' })).body.error).toBe('invalid_scope')
    const both = await granted(token, 'read draft')
    const less = await refresh(both.refresh, both.clientId, { scope: 'draft' })
    expect(less.body.scope).toBe('draft')
    expect(await asAssistant(less.body.access_token, '{ leads { totalCount } }')).toBe('insufficient_scope')
    expect((await refresh(less.body.refresh_token, both.clientId)).body.scope).toBe('read draft')
  })
  it.each([
    ['of another program', { client_id: 'x' }, 'invalid_grant'],
    ['for another resource', { resource: 'https://other.example/mcp' }, 'invalid_target'],
  ])('%s is refused', async (_, change, error) => {
    const given = await granted(token)
    expect((await refresh(given.refresh, given.clientId, change)).body.error).toBe(error)
  })
})

describe('a grant that is over', () => {
  it.each([
    [
      'that its person ended',
      async (session: string, grant: string) =>
        tools.ask('mutation($id: ID!) { revokeSession(id: $id) { success } }', { id: grant }, { token: session }),
    ],
    [
      'by "log out everywhere else"',
      async (session: string) => tools.ask('mutation { revokeOtherSessions { success } }', {}, { token: session }),
    ],
    [
      'by a new password',
      async (session: string) =>
        tools.ask(
          `mutation { updatePassword(currentPassword: "${PASSWORD}", password: "Seven-otters-9", confirmPassword: "Seven-otters-9") { success } }`,
          {},
          { token: session },
        ),
    ],
    [
      'by asking for deletion',
      async (session: string) =>
        tools.ask(`mutation { deleteAccount(currentPassword: "${PASSWORD}") { success } }`, {}, { token: session }),
    ],
  ])('%s is refused at once', async (name, end) => {
    const person = await tools.person(`over-${name.replace(/\W/g, '')}`.toLowerCase().slice(0, 30))
    const given = await granted(person.token)
    const [listed] = await grantsOf(person.token)
    expect(listed).toMatchObject({ clientName: 'Heron', clientHost: null, scopes: ['READ'] })
    expect((await end(person.token, listed?.id ?? '')).errors).toEqual([])
    expect(await asAssistant(given.access)).toBe('invalid_access_token')
    expect((await refresh(given.refresh, given.clientId)).body.error).toBe('invalid_grant')
  })
  it.each(['SUSPEND', 'REMOVE'] as const)(
    'by the payer of its seat (%s) is refused at once, and does not come back with it',
    async (move) => {
      const holder = await seats.payer(1)
      const seat = await seats.seated(holder)
      const given = await granted(seat.token)
      expect(await asAssistant(given.access)).toBe('answered')
      expect((await seats.act(holder, seat.id, move)).errors).toEqual([])
      expect(await asAssistant(given.access)).toBe('invalid_access_token')
      await seats.act(holder, seat.id, 'RESUME')
      expect(await asAssistant(given.access)).toBe('invalid_access_token')
      expect((await refresh(given.refresh, given.clientId)).body.error).toBe('invalid_grant')
    },
  )

  it('that the program gives back (RFC 7009), and no other program can', async () => {
    const given = await granted(token)
    expect((await form('/oauth/revoke', { token: given.refresh, client_id: 'x' })).status).toBe(200)
    expect(await asAssistant(given.access)).toBe('answered')
    expect((await form('/oauth/revoke', { token: given.access, client_id: given.clientId })).status).toBe(200)
    expect(await asAssistant(given.access)).toBe('invalid_access_token')
  })
  it('stands apart from the sessions, in the export and in nobody else’s list', async () => {
    const person = await tools.person('listed-apart')
    await granted(person.token)
    const { data } = await tools.ask<{ sessions: object[]; accountExport: string }>('{ sessions { id } accountExport }', {}, person)
    expect(data?.sessions).toHaveLength(1)
    expect(JSON.stringify(data?.accountExport)).toContain('Heron')
    expect(await grantsOf((await tools.person('somebody-else')).token)).toEqual([])
  })
})

describe('the endpoints', () => {
  const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
  it.each([
    [
      'token in query',
      '/oauth/token?code=x',
      { method: 'POST', body: new URLSearchParams({ grant_type: 'refresh_token' }) },
      400,
      'invalid_request',
    ],
    ['another method', '/oauth/token', { method: 'GET' }, 405, 'invalid_request'],
    [
      'JSON for a form',
      '/oauth/token',
      { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
      400,
      'invalid_request',
    ],
    [
      'a parameter twice',
      '/oauth/token',
      { method: 'POST', body: 'grant_type=refresh_token&grant_type=x', headers: asForm },
      400,
      'invalid_request',
    ],
    [
      'the password of a person',
      '/oauth/token',
      { method: 'POST', body: 'grant_type=password', headers: asForm },
      400,
      'unsupported_grant_type',
    ],
    [
      'a program alone',
      '/oauth/token',
      { method: 'POST', body: 'grant_type=client_credentials', headers: asForm },
      400,
      'unsupported_grant_type',
    ],
    [
      'a secret',
      '/oauth/token',
      { method: 'POST', body: 'grant_type=refresh_token&client_secret=x', headers: asForm },
      401,
      'invalid_client',
    ],
    [
      'a secret in the header',
      '/oauth/token',
      { method: 'POST', body: '', headers: { authorization: 'Basic eDp4' } },
      401,
      'invalid_client',
    ],
    ['a body that is too large', '/oauth/token', { method: 'POST', body: 'x'.repeat(20_000), headers: asForm }, 413, 'invalid_request'],
    ['a registration that is no JSON', '/oauth/register', { method: 'POST', body: 'x' }, 400, 'invalid_client_metadata'],
    [
      'a program with a secret',
      '/oauth/register',
      { method: 'POST', body: JSON.stringify({ redirect_uris: [REDIRECT], token_endpoint_auth_method: 'client_secret_post' }) },
      400,
      'invalid_client_metadata',
    ],
    [
      'a program of the implicit way',
      '/oauth/register',
      { method: 'POST', body: JSON.stringify({ redirect_uris: [REDIRECT], response_types: ['token'] }) },
      400,
      'invalid_client_metadata',
    ],
  ])('refuse %s', async (_, path, init, status, error) => {
    const answer = await send(path, init)
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([status, error])
  })
  it.each([['javascript:alert(1)'], ['data:text/html,x'], ['http://evil.example.com/'], [`${REDIRECT}#x`]])(
    'refuse to register %s',
    async (address) => expect((await register([address])).body.error).toBe('invalid_redirect_uri'),
  )
  it('tell nothing of a token or code that does not exist (enumeration)', async () => {
    const wrong = [
      await exchange('x'.repeat(43), clientId, { code_verifier: verifier }),
      await refresh('x.y', clientId),
      await refresh((await granted(token)).refresh, clientId),
    ]
    expect(new Set(wrong.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect((await form('/oauth/revoke', { token: 'x', client_id: 'x' })).status).toBe(200)
  })
})

it('a registration flood of one network is stopped, and what nobody allows is forgotten after a day', async () => {
  const address = '203.0.113.77'
  const statuses: number[] = []
  for (let i = 0; i < 62; i++) statuses.push((await register([REDIRECT], { address })).status)
  expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([60, 429])
  expect((await register()).status).toBe(201)
  await tools.database.prepare('update assistant_client set created_at = created_at - 90000').run()
  await provider.fetch('/clean-up')
  const left = await tools.database.prepare('select count(*) as n, sum(allowed_at is null) as unused from assistant_client').first()
  expect(left).toMatchObject({ unused: 0 })
  expect(Number(left?.n)).toBeGreaterThan(0)
})
