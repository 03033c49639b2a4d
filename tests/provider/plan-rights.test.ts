import { expect, it } from 'vitest'
import { CreateShareDocument } from '#graphql/generated/graphql.ts'
import { PLAN_KEYS } from '#graphql/plan-rights.ts'
import { codeOf, PASSWORD } from './account-fixture.ts'
import { startProvider } from './harness.ts'
import { DAY, now, seatTools } from './seat-fixture.ts'

const provider = await startProvider()
const tools = await seatTools(provider)
const { run, newPerson, seated, payer } = tools

const SUBSCRIBERS_HAVE = ['PRO_REPORTS', 'UNIT_NUMBERS', 'DEAL_SHEETS', 'MARKET_ANALYSES', 'ADDRESS_LABELS', 'SMART_PLAN_HANDOUTS']

const RIGHTS = '{ user(sourceType: Website) { rights } }'
const PRO = '{ project(typeGroup: PUBLIC_STACK, slug: "blk-101-cedar-ave") { unitMixes { salePriceAvg } } }'
const STACK = '{ project(typeGroup: PUBLIC_STACK, slug: "blk-101-cedar-ave") { stackView { isSample } } }'
const SHEET = '{ dealSheet(filter: { typeGroup: PUBLIC_STACK, slug: "blk-101-cedar-ave" }) { rows } }'
const STANDINGS = '{ labelStanding analysisStanding }'

interface Stack {
  project: { stackView: { isSample: boolean } }
}

const rightsOf = async (token: string) => (await tools.ask<{ user: { rights: string[] } }>(RIGHTS, {}, { token })).data?.user.rights

/** Whether everything that is asked for a right is open to somebody, or nothing of it: fields, floors and units, tables. */
async function isOpenTo(token: string | undefined): Promise<boolean> {
  const caller = token ? { token } : {}
  const [pro, stack, sheet] = await Promise.all([
    tools.ask(PRO, {}, caller),
    tools.ask<Stack>(STACK, {}, caller),
    tools.ask(SHEET, {}, caller),
  ])
  const open = [codeOf(pro), codeOf(sheet)].map((code) => code === undefined)
  expect(new Set([...open, stack.data?.project.stackView.isSample === false]).size).toBe(1)
  return open[0] ?? false
}

async function pays(userId: string, frontParams: object) {
  const price = `price-${userId}`
  await run(
    `insert into stripe_price (stripe_id, product_id, country, name, recurring_type, interval_count, unit_amount, currency_code, front_params)
    values (?, 'team', 'SG', 'Monthly', 'month', 1, 4900, 'SGD', ?)`,
    price,
    JSON.stringify(frontParams),
  )
  await run(
    `insert into stripe_subscription (stripe_id, user_id, price_id, recurring_price_quantity, status, expire_at, created_at, updated_at)
    values (?, ?, ?, 3, 'active', ?, 2, 2)`,
    `sub-of-${price}`,
    userId,
    price,
    now() + 20 * DAY,
  )
}

it.each(PLAN_KEYS)('the plan %s opens what subscribers have, and seats where it sells them', async (plan) => {
  const { id, token } = await newPerson()
  expect([await rightsOf(token), await isOpenTo(token)]).toEqual([[], false])
  await pays(id, { isShowSA: plan === 'sub-account', seats: plan === 'agent-team', plan })
  expect(await rightsOf(token)).toEqual(plan === 'agent-team' ? [...SUBSCRIBERS_HAVE, 'SEATS'] : SUBSCRIBERS_HAVE)
  expect(await isOpenTo(token)).toBe(true)
  await run("update user set kind = 'agent' where id = ?", id)
  expect((await tools.ask(STANDINGS, {}, { token })).data).toEqual({ labelStanding: 'OPEN', analysisStanding: 'OPEN' })
})

it.each([
  ['an older price', {}],
  ['a price of a plan that is none of ours', { plan: 'gold' }],
])('%s opens everything but seats', async (_, frontParams) => {
  const { id, token } = await newPerson()
  await pays(id, frontParams)
  expect([await rightsOf(token), await isOpenTo(token)]).toEqual([SUBSCRIBERS_HAVE, true])
})

it('a VIP code opens the same until its day', async () => {
  const { id, token } = await newPerson()
  await run(
    "insert into subscription (id, user_id, promo_code, expire_at, created_at, updated_at) values (?1, ?1, 'VIP', ?2, 1, 1)",
    id,
    now() + DAY,
  )
  expect([await rightsOf(token), await isOpenTo(token)]).toEqual([SUBSCRIBERS_HAVE, true])
  await run('update subscription set expire_at = 1 where user_id = ?', id)
  expect([await rightsOf(token), await isOpenTo(token)]).toEqual([[], false])
})

it.each([
  ['the plan for teams', { seats: true, plan: 'agent-team' }],
  ['an older price that is sold by seats', { seats: true }],
])('a seat that %s pays for has what is granted of it', async (_, frontParams) => {
  const holder = await payer(0)
  await pays(holder.id, frontParams)
  const seats = {
    none: await seated(holder, { rights: [] }),
    other: await seated(holder, { rights: ['LEADS', 'ORDERS', 'LISTINGS'] }),
    reports: await seated(holder, { rights: ['REPORTS'] }),
  }
  const rightsAndAccess = async ({ token }: { token: string }) => [await rightsOf(token), await isOpenTo(token)]
  expect(await rightsAndAccess(seats.none)).toEqual([[], false])
  expect(await rightsAndAccess(seats.other)).toEqual([[], false])
  expect(await rightsAndAccess(seats.reports)).toEqual([SUBSCRIBERS_HAVE, true])
})

it('staff have everything but seats, nobody has anything, and a vendor’s session opens nothing', async () => {
  const { id, token, email } = await newPerson()
  await run(`update user set roles = '["ROLE_SALE"]' where id = ?`, id)
  expect([await rightsOf(token), await isOpenTo(token)]).toEqual([SUBSCRIBERS_HAVE, true])
  expect(await isOpenTo(undefined)).toBe(false)
  await run("update user set kind = 'vendor' where id = ?", id)
  const vendor = (await tools.login(email, PASSWORD, {}, 'Vendor')).data?.login.token
  expect(await isOpenTo(vendor)).toBe(false)
})

it('a link to a smart plan is made with the right to hand it out alone', async () => {
  const { id, token } = await newPerson()
  const share = { kind: 'PLAN', title: 'Ours', path: '/smartplan', about: '{"reportKey":"plan"}', questions: [], days: 90 }
  const make = () => tools.ask(String(CreateShareDocument), { key: 'one-link-to-a-plan', share }, { token })
  expect(codeOf(await make())).toBe('needs-subscription')
  await pays(id, { plan: 'owner' })
  expect(codeOf(await make())).toBe('share-question')
})
