import { describe, expect, it } from 'vitest'
import { codeOf, dataTools, ME, now } from './account-data-fixture.ts'
import { PASSWORD } from './account-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = dataTools(provider)

describe('export and deletion of an account', () => {
  const remove = (token: string | undefined, currentPassword: string) =>
    tools.ask<{ deleteAccount: { success: boolean; deletionDate: string } }>(
      'mutation Delete($currentPassword: String!) { deleteAccount(currentPassword: $currentPassword) { success deletionDate } }',
      { currentPassword },
      token ? { token } : {},
    )
  it('exports the person’s own data, without secrets and without what others wrote', async () => {
    const [person, other] = [await tools.newPerson(), await tools.newPerson()]
    await tools.run(
      `insert into contact_consult (id, name, email, phone, interest, message, created_at, updated_at)
      values (?, 'n', ?, 'p', 'question', 'typed by a stranger', 1, 1)`,
      crypto.randomUUID(),
      person.email,
    )
    const ask = async () =>
      String((await tools.ask<{ accountExport: string }>('{ accountExport }', {}, { token: person.token })).data?.accountExport)
    const text = await ask()
    const data = JSON.parse(text) as { account: { email: string }[]; sessions: unknown[]; messages: unknown[]; events: { kind: string }[] }
    expect(data.account[0]?.email).toBe(person.email)
    expect(data.sessions).toHaveLength(1)
    expect(data.messages).toEqual([])
    expect(data.events.map(({ kind }) => kind)).toContain('registered')
    expect(text).not.toMatch(/scrypt|token_hash|password_hash/)
    for (const foreign of [other.email, other.id, 'stranger']) expect(text).not.toContain(foreign)
    await tools.run('update user set email_verified_at = 1 where id = ?', person.id)
    expect(await ask()).toContain('typed by a stranger')
    expect(codeOf(await tools.ask('{ accountExport }'))).toBe('invalid_access_token')
  })

  it('needs the password, signs out at once, and deletes after the grace period', async () => {
    const person = await tools.newPerson()
    expect(codeOf(await remove(undefined, PASSWORD))).toBe('invalid_access_token')
    expect(codeOf(await remove(person.token, 'Wrong-pass-1'))).toBe('wrong-password')
    expect(await tools.me(person.token)).not.toBeNull()
    const { data } = await remove(person.token, PASSWORD)
    const days = (Date.parse(data?.deleteAccount.deletionDate ?? '') - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(30, 1)
    expect(codeOf(await tools.ask(ME, {}, { token: person.token }))).toBe('invalid_access_token')
    expect(String((await tools.mailTo(person.email, 'account-deletion')).text)).toContain('30')
    expect((await tools.cleanUp()).accounts).toBe(0)
  })

  it('is cancelled by signing in', async () => {
    const person = await tools.newPerson()
    await remove(person.token, PASSWORD)
    expect((await tools.login(person.email, PASSWORD)).errors).toEqual([])
    expect(await tools.row('select deletion_due_at from user where id = ?', person.id)).toEqual({ deletion_due_at: null })
  })

  it('leaves nothing that names the person, and others as they were', async () => {
    const [person, other] = [await tools.newPerson(), await tools.newPerson()]
    await tools.ask('mutation { userUniqueId { data } }', {}, { token: person.token })
    await tools.run('update user set email_verified_at = 1 where id = ?', person.id)
    await tools.run(
      `insert into contact_consult (id, name, email, phone, interest, message, created_at, updated_at)
      values (?, 'n', ?, 'p', 'question', 'm', 9999999999, 1)`,
      crypto.randomUUID(),
      person.email.toUpperCase(),
    )
    await tools.run(
      "insert into stripe_info (id, email, main_user_id, user_id, status, created_at) values ('seat-del', ?, ?, ?, 'active', 1)",
      person.email,
      other.id,
      person.id,
    )
    const { DB_ACCOUNT, DB_TRADE } = provider.env
    await DB_TRADE.prepare(
      "insert into notice (id, key, user_id, kind, country, facts, path, at) values (?, 'k', ?, 'lead-new', 'SG', '{}', '/', 1)",
    )
      .bind(crypto.randomUUID(), person.id)
      .run()
    await tools.run('delete from outbox where recipient = ?', person.email)
    await remove(person.token, PASSWORD)
    await tools.run('delete from outbox')
    await tools.run('update user set deletion_due_at = ? where id = ?', now() - 1, person.id)
    expect(codeOf(await tools.login(person.email, PASSWORD))).toBe('user.loginidorpasswordisinvalid')
    expect((await tools.cleanUp()).accounts).toBe(1)
    expect((await tools.cleanUp()).accounts).toBe(0)
    for (const database of [DB_ACCOUNT, DB_TRADE]) {
      const { results } = await database
        .prepare("select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\'")
        .all<{ name: string }>()
      expect(results.length).toBeGreaterThan(2)
      for (const { name } of results) {
        const rows = JSON.stringify((await database.prepare(`select * from "${name}"`).all()).results).toLowerCase()
        for (const trace of [person.id, person.email, person.phoneNumber]) expect(rows, name).not.toContain(trace)
      }
    }
    expect((await tools.me(other.token))?.id).toBe(other.id)
    expect(await tools.row("select user_id, main_user_id from stripe_info where id = 'seat-del'")).toEqual({
      user_id: null,
      main_user_id: other.id,
    })
    expect((await tools.person('again', { email: person.email })).email).toBe(person.email)
  })
})
