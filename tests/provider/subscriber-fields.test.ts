import { getNamedType, isLeafType, isObjectType } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { ReportBodyDocument, ReportProDocument, ReportTopDocument } from '#graphql/generated/graphql.ts'
import { schema } from '#provider/schema.ts'
import { accountTools, codeOf, PASSWORD } from './account-fixture.ts'
import { startProvider, type TestProvider } from './harness.ts'

let provider: TestProvider
let roles: [string, boolean, Record<string, string>][]

const CONDO = { typeGroup: 'PRIVATE_STACK', slug: 'cedar-grand' }

beforeAll(async () => {
  provider = await startProvider()
  const tools = accountTools(provider)
  const run = (sql: string, ...values: unknown[]) =>
    tools.database
      .prepare(sql)
      .bind(...values)
      .run()
  await run("insert into stripe_product (stripe_id, name) values ('product', 'Plan')")
  await run(`insert into stripe_price (stripe_id, product_id, country, name, recurring_type, interval_count, unit_amount, currency_code, front_params)
    values ('price', 'product', 'SG', 'Monthly', 'month', 1, 4900, 'SGD', '{}')`)
  const plan = (id: string, status: string, days: number) =>
    run(
      `insert into stripe_subscription (stripe_id, user_id, price_id, recurring_price_quantity, status, expire_at, created_at, updated_at)
      values (?, ?, 'price', 1, ?, ?, 1, 1)`,
      `sub-${id}`,
      id,
      status,
      Math.floor(Date.now() / 1_000) + days * 86_400,
    )
  const bearer = (token: string | undefined): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {})
  const [agent, free, ended, vendor] = await Promise.all(['payer', 'free', 'ended', 'vend'].map((name) => tools.person(name)))
  if (!agent || !free || !ended || !vendor) throw new Error('nobody could register')
  await plan(agent.id, 'active', 20)
  await plan(ended.id, 'canceled', 20)
  await plan(vendor.id, 'active', 20)
  await run("update user set kind = 'vendor' where id = ?", vendor.id)
  const vendorLogin = await tools.login(vendor.email, PASSWORD, {}, 'Vendor')
  roles = [
    ['an anonymous caller', false, {}],
    ['an account without a plan', false, bearer(free.token)],
    ['an account whose plan has ended', false, bearer(ended.token)],
    ['a vendor session', false, bearer(vendorLogin.data?.login.token)],
    ['a made-up token', false, bearer('x'.repeat(43))],
    ['an account with a plan', true, bearer(agent.token)],
    ['staff', true, await tools.entitled()],
  ]
})

/** Every field that is told to subscribers only, with a way to ask for it below a project. */
const FIELDS = Object.values(schema.getTypeMap()).flatMap((type) => {
  if (!isObjectType(type)) return []
  return Object.values(type.getFields())
    .filter((field) => typeof field.extensions.right === 'string')
    .map((field) => {
      const own = isLeafType(getNamedType(field.type)) ? field.name : `${field.name} { __typename }`
      return { type: type.name, name: field.name, selection: type.name === 'UnitMix' ? `unitMixes { ${own} }` : own }
    })
})

it('stand on a project or one of its unit mixes', () => {
  expect(new Set(FIELDS.map(({ type }) => type))).toEqual(new Set(['Project', 'UnitMix']))
  expect(FIELDS.map(({ name }) => name)).toEqual(expect.arrayContaining(['gains', 'buildingInfo', 'salePriceP25', 'rentPsfMedian']))
})

describe.each(FIELDS)('$type.$name', ({ selection }) => {
  it('is told to subscribers and staff, and to nobody else', async () => {
    const query = `{ project(typeGroup: PRIVATE_STACK, slug: "cedar-grand") { ${selection} } }`
    for (const [who, isOpen, headers] of roles) {
      const answer = await provider.ask(query, {}, headers)
      expect(codeOf(answer), who).toBe(isOpen ? undefined : 'needs-subscription')
    }
  })
})

it.each([
  ['ReportTop', ReportTopDocument, true],
  ['ReportBody', ReportBodyDocument, true],
  ['ReportPro', ReportProDocument, false],
] as const)('the document %s of the site', async (_, document, isPublic) => {
  for (const [who, isOpen, headers] of roles) {
    const answer = await provider.ask(document, CONDO, headers)
    expect(codeOf(answer), who).toBe(isPublic || isOpen ? undefined : 'needs-subscription')
  }
})
