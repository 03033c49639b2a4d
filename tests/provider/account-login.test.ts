import { describe, expect, it } from 'vitest'
import { hashPassword } from '#provider/modules/account/password-hash.ts'
import { TURN_LIMITS } from '#provider/ports/hash-turns.ts'
import { LIMITS } from '#provider/throttle.ts'
import { accountTools, codeOf, LOGIN, PASSWORD } from './account-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = accountTools(provider)

describe('login (§4, §7)', () => {
  it('opens a session for the right password, whatever the case of the address, and keeps only a hash of the token', async () => {
    const anna = await tools.person('anna')
    const { data, errors } = await tools.login(' Anna@Example.com ', PASSWORD)
    expect(errors).toEqual([])
    const token = data?.login.token ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await tools.whoIs(token)).data?.user).toEqual({ id: anna.id, email: 'anna@example.com' })
    const kept = await tools.database.prepare('select * from session').all()
    expect(JSON.stringify(kept.results)).not.toContain(token)
  })

  it('lasts seven days, and no longer', async () => {
    const { token, id } = await tools.person('weekly')
    const session = await tools.row('select expires_at - created_at as life from session where user_id = ?', id)
    expect(session?.life).toBe(7 * 86_400)
    await tools.database
      .prepare('update session set expires_at = ? where user_id = ?')
      .bind(Math.floor(Date.now() / 1_000), id)
      .run()
    const answer = await tools.whoIs(token)
    expect(answer.errors[0]).toMatchObject({ message: 'invalid_access_token', extensions: { code: 'invalid_access_token' } })
  })

  it('takes a licence number in any spelling, and prefers the agent of the request’s market', async () => {
    const detail = (estateAgency: string) => ({ detail: { ceaNumber: 'E 4455', salespersonName: 'Siti', estateAgency } })
    const malay = await tools.person('siti', detail('Rumah'), { country: 'MY' })
    for (const spelled of ['E4455', 'e-4455', ' e 4455 ']) {
      const { data } = await tools.login(spelled, PASSWORD, { country: 'MY' })
      expect((await tools.whoIs(data?.login.token ?? '')).data?.user.id).toBe(malay.id)
    }
    await tools.database
      .prepare(
        `insert into user (id, email, email_key, nick_name, country, kind, password_hash, created_at, updated_at)
        values ('sg', 'sg@example.com', 'sg@example.com', 'Same number', 'SG', 'agent', ?, 1, 1)`,
      )
      .bind(await hashPassword(PASSWORD))
      .run()
    await tools.database
      .prepare("insert into agent_detail (user_id, country, cea_number, cea_number_key) values ('sg', 'SG', 'E4455', 'E4455')")
      .run()
    const who = async (country: 'SG' | 'MY') => {
      const { data } = await tools.login('E4455', PASSWORD, { country })
      return (await tools.whoIs(data?.login.token ?? '')).data?.user.id
    }
    expect([await who('SG'), await who('MY')]).toEqual(['sg', malay.id])
  })

  it('counts wrong passwords of one account together, by e-mail address and by licence number', async () => {
    const detail = { detail: { ceaNumber: 'E 7781', salespersonName: 'Ravi', estateAgency: 'Rumah' } }
    await tools.person('ravi', detail, { country: 'MY' })
    const caller = { country: 'MY', address: '203.0.113.77' } as const
    for (let i = 0; i < LIMITS.login.max; i++) {
      const refused = await tools.login(i % 2 ? 'ravi@example.com' : 'E7781', 'Wrong-tigers-7', caller)
      expect(codeOf(refused)).toBe('user.loginidorpasswordisinvalid')
    }
    expect(codeOf(await tools.login('E7781', PASSWORD, caller))).toBe('too-many-attempts')
    expect(codeOf(await tools.login('ravi@example.com', PASSWORD, caller))).toBe('too-many-attempts')
  })

  it('limits how many hashes of one network wait, and lets others in beside them', async () => {
    const anna = await tools.person('crowded')
    const login = async (email: string, address: string) => {
      const response = await provider.fetch('/shared', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'country-code': 'SG', 'x-client-address': address },
        body: JSON.stringify({ query: LOGIN, variables: { email, password: PASSWORD, sourceType: 'Website' } }),
      })
      const { errors } = (await response.json()) as { errors?: { extensions: { code: string; retryAfterSeconds?: number } }[] }
      return errors?.[0]?.extensions
    }
    const crowd = Array.from({ length: 40 }, (_, i) => login(`crowd${i}@example.com`, '203.0.113.5'))
    expect(await login(anna.email, '203.0.113.6')).toBeUndefined()
    const answers = await Promise.all(crowd)
    const told = answers.filter((answer) => answer?.code === 'too-many-attempts')
    expect(told.length).toBeGreaterThanOrEqual(20)
    expect(told[0]).toMatchObject({ retryAfterSeconds: 5 })
    const hashed = answers.filter((answer) => answer?.code === 'user.loginidorpasswordisinvalid')
    expect(hashed.length).toBeGreaterThanOrEqual(TURN_LIMITS.each)
    expect(told.length + hashed.length).toBe(40)
  })

  it('answers a wrong password and an unknown name alike, in message and in statements', async () => {
    await tools.person('boris')
    const wrong = await tools.login('boris@example.com', 'Wrong-tigers-7')
    const unknown = await tools.login('nobody@example.com', 'Wrong-tigers-7')
    const unlicensed = await tools.login('R999999Z', 'Wrong-tigers-7')
    expect(codeOf(wrong)).toBe('user.loginidorpasswordisinvalid')
    expect(unknown.errors).toEqual(wrong.errors)
    expect(unlicensed.errors).toEqual(wrong.errors)
    expect([unknown.statements, unknown.roundTrips]).toEqual([wrong.statements, wrong.roundTrips])
    expect([unlicensed.statements, unlicensed.roundTrips]).toEqual([wrong.statements, wrong.roundTrips])
    expect(unknown.data).toBeNull()
  })

  it('replaces a hash of an older cost at the next login', async () => {
    const { id } = await tools.person('older')
    const old = await hashPassword(PASSWORD, { N: 1_024, r: 8, p: 1 })
    await tools.database.prepare('update user set password_hash = ? where id = ?').bind(old, id).run()
    expect((await tools.login('older@example.com', 'Wrong-tigers-7')).errors).toHaveLength(1)
    expect((await tools.row('select password_hash from user where id = ?', id))?.password_hash).toBe(old)
    expect((await tools.login('older@example.com', PASSWORD)).errors).toEqual([])
    for (let turn = 0; turn < 100; turn++) {
      const stored = String((await tools.row('select password_hash from user where id = ?', id))?.password_hash)
      if (stored !== old) expect(stored).toMatch(/^scrypt\$16384\$8\$5\$/)
      if (stored !== old) break
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect((await tools.row('select password_hash from user where id = ?', id))?.password_hash).not.toBe(old)
    expect((await tools.login('older@example.com', PASSWORD)).errors).toEqual([])
  })

  it('opens a vendor session of thirty minutes for vendors only, which gives access to nothing else', async () => {
    const { id } = await tools.person('vera')
    expect(codeOf(await tools.login('vera@example.com', PASSWORD, {}, 'Vendor'))).toBe('user.loginidorpasswordisinvalid')
    await tools.database.prepare("update user set kind = 'vendor', roles = '[\"vendor\"]' where id = ?").bind(id).run()
    const token = (await tools.login('vera@example.com', PASSWORD, {}, 'Vendor')).data?.login.token ?? ''
    const session = await tools.row("select expires_at - created_at as life from session where user_id = ? and purpose = 'vendor'", id)
    expect(session?.life).toBe(30 * 60)
    expect(codeOf(await tools.whoIs(token))).toBe('invalid_access_token')
    const vendor = await tools.ask<{ user: { email: string } }>('{ user(sourceType: Vendor) { email } }', {}, { token })
    expect(vendor.data?.user.email).toBe('vera@example.com')
  })

  it('cancels a pending deletion, and is refused after the grace period', async () => {
    const { id } = await tools.person('leaver')
    const due = (seconds: number) =>
      tools.database
        .prepare('update user set deletion_due_at = ? where id = ?')
        .bind(Math.floor(Date.now() / 1_000) + seconds, id)
        .run()
    await due(1_000)
    expect((await tools.login('leaver@example.com', PASSWORD)).errors).toEqual([])
    expect((await tools.row('select deletion_due_at from user where id = ?', id))?.deletion_due_at).toBeNull()
    await due(-1)
    expect(codeOf(await tools.login('leaver@example.com', PASSWORD))).toBe('user.loginidorpasswordisinvalid')
  })

  it('answers user.errorwhilelogin on a failure, without its cause', async () => {
    await tools.database.prepare('alter table session rename to hidden').run()
    await tools.person('later').catch(() => {})
    const anna = await tools.login('anna@example.com', PASSWORD)
    await tools.database.prepare('alter table hidden rename to session').run()
    expect(codeOf(anna)).toBe('user.errorwhilelogin')
    expect(JSON.stringify(anna.errors)).not.toMatch(/session|D1|SQL/i)
  })
})

describe('guesses at a password', () => {
  it('end after ten from one network, counted exactly when they come at once, and lock nobody else out', async () => {
    await tools.person('gina')
    const [attacker, home] = [tools.nextAddress(), tools.nextAddress()]
    const guesses = await Promise.all(
      Array.from({ length: 50 }, (_, i) => tools.login('gina@example.com', `Wrong-tigers-${i}`, { address: attacker })),
    )
    const codes = guesses.map(codeOf)
    expect(codes.filter((code) => code === 'user.loginidorpasswordisinvalid')).toHaveLength(10)
    expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(40)
    // the right password is refused from that network, and accepted from any other
    const late = await tools.login('gina@example.com', PASSWORD, { address: attacker })
    expect(late.errors[0]?.extensions).toMatchObject({ code: 'too-many-attempts', retryAfterSeconds: expect.any(Number) })
    expect((await tools.login('gina@example.com', PASSWORD, { address: home })).errors).toEqual([])
    expect((await tools.login('anna@example.com', PASSWORD, { address: attacker })).errors).toEqual([])
  })

  it('are forgotten by the right password', async () => {
    await tools.person('henry')
    const address = tools.nextAddress()
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 5; i++) await tools.login('henry@example.com', 'Wrong-tigers-7', { address })
      expect((await tools.login('henry@example.com', PASSWORD, { address })).errors).toEqual([])
    }
  })

  it('count an IPv6 household as one, and keep no address', async () => {
    const guess = (host: number) => tools.login('gina@example.com', 'Wrong-tigers-7', { address: `2001:db8:7:7::${host.toString(16)}` })
    const codes = (await Promise.all(Array.from({ length: 12 }, (_, i) => guess(i + 1)))).map(codeOf)
    expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(2)
    const tables = await tools.database.prepare('select * from audit_event').all()
    expect(JSON.stringify(tables.results)).not.toMatch(/2001:db8|198\.51|example\.com/)
  })
})

describe('sessions', () => {
  it('are listed with the browser’s name, and end one by one', async () => {
    const { token, email } = await tools.person('sam', {}, { userAgent: 'Phone' })
    const second = (await tools.login(email, PASSWORD, { userAgent: `Laptop${'x'.repeat(300)}` })).data?.login.token ?? ''
    const list = async (of: string) =>
      (
        await tools.ask<{ sessions: { id: string; userAgent: string; isCurrent: boolean }[] }>(
          '{ sessions { id userAgent isCurrent createdDate lastSeenDate } }',
          {},
          { token: of },
        )
      ).data?.sessions ?? []
    const sessions = await list(second)
    expect(sessions.map(({ isCurrent, userAgent }) => [isCurrent, userAgent.length])).toEqual(
      expect.arrayContaining([
        [true, 200],
        [false, 5],
      ]),
    )
    const REVOKE = 'mutation R($id: ID!) { revokeSession(id: $id) { success } }'
    const phone = sessions.find(({ userAgent }) => userAgent === 'Phone')?.id
    const stranger = await tools.person('stranger')
    expect(codeOf(await tools.ask(REVOKE, { id: phone }, { token: stranger.token }))).toBe('token-spent')
    expect((await tools.whoIs(token)).errors).toEqual([])
    expect((await tools.ask(REVOKE, { id: phone }, { token: second })).errors).toEqual([])
    expect(codeOf(await tools.whoIs(token))).toBe('invalid_access_token')
    expect(await list(second)).toHaveLength(1)
    expect(codeOf(await tools.ask(REVOKE, { id: phone }, { token: second }))).toBe('token-spent')
    expect(codeOf(await tools.ask(REVOKE, { id: phone }))).toBe('invalid_access_token')
  })

  it('end when another login replaces them, whoever logs in; not by a wrong password, and not a vendor’s', async () => {
    const first = await tools.person('iris')
    const other = await tools.person('jonas')
    expect(codeOf(await tools.login(first.email, 'Wrong-tigers-7', { token: first.token }))).toBe('user.loginidorpasswordisinvalid')
    expect((await tools.whoIs(first.token)).errors).toEqual([])
    const second = (await tools.login(first.email, PASSWORD, { token: first.token })).data?.login.token ?? ''
    expect(codeOf(await tools.whoIs(first.token))).toBe('invalid_access_token')
    const third = (await tools.login(other.email, PASSWORD, { token: second })).data?.login.token ?? ''
    expect(codeOf(await tools.whoIs(second))).toBe('invalid_access_token')
    expect((await tools.whoIs(third)).data?.user.id).toBe(other.id)
    // the person's session elsewhere was not replaced
    expect((await tools.whoIs(other.token)).errors).toEqual([])
    const newcomer = await tools.person('kaya', {}, { token: third })
    expect(codeOf(await tools.whoIs(third))).toBe('invalid_access_token')
    await tools.database.prepare("update user set kind = 'vendor' where id = ?").bind(newcomer.id).run()
    const vendor = await tools.login(newcomer.email, PASSWORD, { token: newcomer.token }, 'Vendor')
    expect(vendor.errors).toEqual([])
    expect((await tools.whoIs(newcomer.token)).errors).toEqual([])
    await tools.login(newcomer.email, PASSWORD, { token: vendor.data?.login.token ?? '' }, 'Vendor')
    expect(codeOf(await tools.ask('{ user(sourceType: Vendor) { id } }', {}, { token: vendor.data?.login.token ?? '' }))).toBe(
      'invalid_access_token',
    )
  })

  it('end everywhere else at once, and nobody else’s', async () => {
    const { token, email } = await tools.person('lena')
    const [one, two] = await Promise.all([tools.login(email, PASSWORD), tools.login(email, PASSWORD)])
    const stranger = await tools.person('mona')
    const EVERYWHERE = 'mutation { revokeOtherSessions { success } }'
    expect((await tools.ask(EVERYWHERE, {}, { token })).data).toEqual({ revokeOtherSessions: { success: true } })
    for (const { data } of [one, two]) expect(codeOf(await tools.whoIs(data?.login.token ?? ''))).toBe('invalid_access_token')
    expect((await tools.whoIs(token)).errors).toEqual([])
    expect((await tools.whoIs(stranger.token)).errors).toEqual([])
    expect(codeOf(await tools.ask(EVERYWHERE))).toBe('invalid_access_token')
  })

  it('end with logout, which accepts an unknown token', async () => {
    const { token, id } = await tools.person('outer')
    const LOGOUT = 'mutation { logout { success } }'
    expect((await tools.ask(LOGOUT, {}, { token })).data).toEqual({ logout: { success: true } })
    expect(codeOf(await tools.whoIs(token))).toBe('invalid_access_token')
    expect((await tools.ask(LOGOUT, {}, { token })).data).toEqual({ logout: { success: true } })
    expect((await tools.ask(LOGOUT)).data).toEqual({ logout: { success: true } })
    const session = await tools.row('select revoked_at from session where user_id = ?', id)
    expect(session?.revoked_at).toBeTypeOf('number')
  })

  it('record when they were last used, at most once in a quarter of an hour', async () => {
    const { token, id } = await tools.person('seen')
    const seenAt = async () => Number((await tools.row('select last_seen_at from session where user_id = ?', id))?.last_seen_at)
    const before = await seenAt()
    await tools.database.prepare('update session set last_seen_at = last_seen_at - 1000 where user_id = ?').bind(id).run()
    await tools.whoIs(token)
    for (let turn = 0; turn < 50 && (await seenAt()) < before; turn++) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await seenAt()).toBeGreaterThanOrEqual(before)
  })
})

it('login refuses a source that it does not know', async () => {
  const answer = await tools.ask(LOGIN, { email: 'a@example.com', password: 'x', sourceType: 'Elsewhere' })
  expect(answer.errors).toHaveLength(1)
})
