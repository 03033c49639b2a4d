import { beforeAll, describe, expect, it } from 'vitest'
import { accountTools, codeOf, PASSWORD } from './account-fixture.ts'
import { OWN_OPERATIONS, PUBLIC_OPERATIONS, SIDES_OPERATIONS, STAFF_OPERATIONS, VENDOR_OPERATIONS } from './account-operations.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = accountTools(provider)

/** A file cannot be sent as JSON; uploads are tested in avatar.test.ts. */
const asked = Object.entries({ ...OWN_OPERATIONS, ...STAFF_OPERATIONS, ...SIDES_OPERATIONS, ...VENDOR_OPERATIONS }).filter(
  ([name]) => name !== 'filesUpload',
)

it('every operation is public, for its owner or for staff', async () => {
  const query = '{ __schema { queryType { fields { name } } mutationType { fields { name } } } }'
  const { data } = await provider.ask<{ __schema: Record<'queryType' | 'mutationType', { fields: { name: string }[] }> }>(
    query,
    {},
    { 'x-local': '1' },
  )
  const names = [...(data?.__schema.queryType.fields ?? []), ...(data?.__schema.mutationType.fields ?? [])].map(({ name }) => name)
  expect(
    [
      ...PUBLIC_OPERATIONS,
      ...Object.keys(OWN_OPERATIONS),
      ...Object.keys(SIDES_OPERATIONS),
      ...Object.keys(STAFF_OPERATIONS),
      ...Object.keys(VENDOR_OPERATIONS),
    ].toSorted(),
  ).toEqual(names.toSorted())
})

describe('what belongs to somebody', () => {
  let tokens: [string, string | undefined][] = []
  beforeAll(async () => {
    const { id, email, token } = await tools.person('target')
    const second = async (sourceType: string) => (await tools.login(email, PASSWORD, {}, sourceType)).data?.login.token ?? ''
    const [expired, revoked, due, suspended] = [
      await second('Website'),
      await second('Website'),
      await tools.person('due'),
      await tools.person('suspended'),
    ]
    await tools.database.prepare("update user set kind = 'vendor' where id = ?").bind(id).run()
    const vendor = await second('Vendor')
    const sessions = await tools.database.prepare('select id from session where user_id = ? order by rowid').bind(id).all<{ id: string }>()
    const at = Math.floor(Date.now() / 1_000)
    await tools.database.prepare('update session set expires_at = ? where id = ?').bind(at, sessions.results[1]?.id).run()
    await tools.database.prepare('update session set revoked_at = ? where id = ?').bind(at, sessions.results[2]?.id).run()
    await tools.database.prepare('update user set deletion_due_at = ? where id = ?').bind(at, due.id).run()
    await tools.database.prepare('update user set suspended_at = ? where id = ?').bind(at, suspended.id).run()
    tokens = [
      ['no token', undefined],
      ['an invented token', 'x'.repeat(43)],
      ['a token cut short', token.slice(0, -1)],
      ['the hash of a session', String((await tools.row('select token_hash from session limit 1'))?.token_hash)],
      ['an expired session', expired],
      ['a revoked session', revoked],
      ['a vendor session', vendor],
      ['an account whose grace is over', due.token],
      ['a suspended account', suspended.token],
    ]
  })

  it.each(asked)('%s is for nobody without a session', async (name, query) => {
    for (const [what, token] of tokens) {
      if (what === 'a vendor session' && (name in SIDES_OPERATIONS || name in VENDOR_OPERATIONS)) continue
      const { errors, data } = await tools.ask(query, {}, token ? { token } : {})
      expect(errors[0], what).toMatchObject({ message: 'invalid_access_token', extensions: { code: 'invalid_access_token' } })
      expect(
        Object.values(data ?? {}).filter((value) => value !== null),
        what,
      ).toEqual([])
    }
  })

  it('is not changed by any of them', async () => {
    expect(
      await tools.row("select nick_name as nickName, deletion_due_at as due from user where email_key = 'target@example.com'"),
    ).toEqual({
      nickName: 'Ah Meng Tan',
      due: null,
    })
    expect((await tools.login('target@example.com', PASSWORD)).errors).toEqual([])
  })
})

describe('what is for staff', () => {
  it.each(Object.entries(STAFF_OPERATIONS))('%s is for ROLE_ADMIN and ROLE_SALE, and for no other role', async (name, query) => {
    const { id, token } = await tools.person(`role-${name.toLowerCase()}`)
    const setRoles = (roles: string[]) =>
      tools.database.prepare('update user set roles = ? where id = ?').bind(JSON.stringify(roles), id).run()
    for (const roles of [[], ['agent', 'non-agent', 'sub-account', 'vendor'], ['role_admin', 'ROLE_ADMINS', ' ROLE_SALE']]) {
      await setRoles(roles)
      expect(codeOf(await tools.ask(query, {}, { token }))).toBe('forbidden')
    }
    for (const role of ['ROLE_ADMIN', 'ROLE_SALE']) {
      await setRoles([role])
      // past the door: what is asked for may be refused for what it says
      expect(['forbidden', 'invalid_access_token']).not.toContain(codeOf(await tools.ask(query, {}, { token })))
    }
  })
})

it('a request costs one statement for its token, and none without one', async () => {
  const { token } = await tools.person('cheap')
  const MARKET = '{ market { country } }'
  const [anonymous, signedIn] = [await tools.ask(MARKET), await tools.ask(MARKET, {}, { token })]
  expect(signedIn.statements).toBe(anonymous.statements)
  const both = await tools.ask('{ user(sourceType: Website) { id email detail { ceaNumber } } sessions { id } }', {}, { token })
  expect([both.statements, both.roundTrips]).toEqual([2, 2])
})
