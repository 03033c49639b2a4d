import { beforeAll, describe, expect, it } from 'vitest'
import { codeOf, dataTools } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = dataTools(provider)

describe('lists for staff (§7)', () => {
  const QUERIES = {
    users:
      '{ users(first: 2) { totalCount pageInfo { hasNextPage } nodes { id email detail { ceaNumber } stripeSubscription { status } } } }',
    sysUserDetails: '{ sysUserDetails(first: 2) { totalCount nodes { userId ceaNumber } } }',
    contactConsults: '{ contactConsults(first: 2) { totalCount nodes { id name email phone interest message country createdDate } } }',
    sysStripeInfoes:
      '{ sysStripeInfoes(filter: { params: "vipPromo" }) { totalCount pageInfo { hasNextPage } nodes { id email params status } } }',
  }
  let staff: { token: string; id: string }
  beforeAll(async () => {
    staff = await tools.newPerson()
    await tools.run(`update user set kind = 'staff', roles = '["ROLE_SALE"]' where id = ?`, staff.id)
    await tools.run(`insert into stripe_info (id, email, params, status, created_at) values ('p1', 'A@example.com', '{"vipPromo":true}', 'active', 1),
      ('p2', 'b@example.com', '{"vipPromo":true}', 'removed', 2), ('s1', 'c@example.com', '{"seat":1}', 'active', 3)`)
    await tools.run(`insert into contact_consult (id, name, email, phone, interest, message, country, created_at, updated_at) values
      ('m1', 'Mei', 'mei@example.com', '+6591234567', 'mistake', '/report/realvalue/x: 100% too low', 'SG', 1, 1),
      ('m2', 'Tan', 'tan@example.com', '+6591234568', 'plans', 'How many seats?', 'MY', 2, 2)`)
  })

  it.each(Object.entries(QUERIES))('%s answers staff and nobody else', async (name, query) => {
    expect(codeOf(await tools.ask(query))).toBe('invalid_access_token')
    for (const roles of ['["non-agent"]', '["agent"]', '["sub-account"]', '["vendor"]', '[]', '["role_admin"]', '{"ROLE_ADMIN":1}']) {
      const person = await tools.newPerson()
      await tools.run('update user set roles = ? where id = ?', roles, person.id)
      const { data, ...refused } = await tools.ask(query, {}, { token: person.token })
      expect(codeOf(refused)).toBe('forbidden')
      expect(data?.[name] ?? null).toBeNull()
    }
    const { data, errors } = await tools.ask<Record<string, { nodes: unknown[] }>>(query, {}, { token: staff.token })
    expect(errors).toEqual([])
    expect(data?.[name]?.nodes).toHaveLength(2)
  })

  it('finds people by name, address, number and kind, and treats wildcards as plain characters', async () => {
    const person = await tools.newPerson({ name: 'Percent 100% Sure', email: 'found-me@example.com' })
    const find = async (filter: Record<string, unknown>) => {
      const query = 'query Find($filter: UserFilter) { users(filter: $filter) { totalCount nodes { id } } }'
      return (await tools.ask<{ users: { nodes: { id: string }[] } }>(query, { filter }, { token: staff.token })).data?.users.nodes.map(
        ({ id }) => id,
      )
    }
    for (const text of ['percent', '100% s', person.email.toUpperCase(), person.phoneNumber.slice(3)])
      expect(await find({ text })).toEqual([person.id])
    expect(await find({ text: '%' })).toEqual([person.id])
    expect(await find({ text: 'long'.repeat(500) })).toEqual([])
    expect(await find({ text: '_' })).toEqual([])
    expect(await find({ kind: 'STAFF' })).toEqual([staff.id])
    expect(await find({ ids: [person.id] })).toEqual([person.id])
    expect(await find({ country: 'AU' })).toEqual([])
  })

  it('finds messages by their words, subject, writer and country, the newest first', async () => {
    const find = async (filter: string) => {
      const query = `{ contactConsults(filter: ${filter}) { totalCount nodes { id } } }`
      const answer = await tools.ask<{ contactConsults: { nodes: { id: string }[] } }>(query, {}, { token: staff.token })
      return answer.data?.contactConsults.nodes.map(({ id }) => id)
    }
    expect(await find('{}')).toEqual(['m2', 'm1'])
    for (const filter of ['{ text: "MISTAKE" }', '{ text: "100% too" }', '{ text: "mei@" }', '{ text: "1234567" }', '{ country: SG }'])
      expect(await find(filter)).toEqual(['m1'])
    expect(await find('{ text: "_" }')).toEqual([])
  })

  it('lists promotion codes by their marker, the newest first', async () => {
    const ask = async (filter: string) =>
      (
        await tools.ask<{ sysStripeInfoes: { totalCount: number; nodes: { id: string }[] } }>(
          `{ sysStripeInfoes(filter: ${filter}) { totalCount nodes { id } } }`,
          {},
          { token: staff.token },
        )
      ).data?.sysStripeInfoes
    expect(await ask('{ params: "vipPromo" }')).toEqual({ totalCount: 2, nodes: [{ id: 'p2' }, { id: 'p1' }] })
    expect(await ask('{ params: "vipPromo", email: "a@EXAMPLE" }')).toEqual({ totalCount: 1, nodes: [{ id: 'p1' }] })
    expect(await ask('{ status: "active" }')).toMatchObject({ totalCount: 2 })
  })
})
