import { expect, it } from 'vitest'
import {
  MakePromotionCodeDocument,
  type MakePromotionCodeMutation,
  PromotionCodesDocument,
  type PromotionCodesQuery,
  StaffPromoCodesDocument,
} from '#graphql/generated/graphql.ts'
import { VIP_PROMO_MARKER } from '#graphql/limits.ts'
import { codeOf, now } from './account-data-fixture.ts'
import { billingTools, newKey } from './billing-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = billingTools(provider)
const { as, begin, billing, confirm, newPerson, priceOf, run, settle } = tools

const boss = await newPerson()
await run(`update user set roles = '["ROLE_ADMIN"]' where id = ?`, boss.id)

const iso = (at: number) => new Date(at * 1_000).toISOString()
const ahead = (days: number) => iso(now() + days * 86_400)
let count = 0
const newText = () => `SPRING-${++count}`

const make = (change: Record<string, unknown> = {}, key = newKey()) =>
  provider.ask<MakePromotionCodeMutation>(
    MakePromotionCodeDocument,
    { key, input: { code: newText(), country: 'SG', kind: 'DISCOUNT', percent: 20, ...change } },
    as(boss.token),
  )
async function made(change: Record<string, unknown> = {}) {
  const { data, errors } = await make(change)
  if (!data) throw new Error(JSON.stringify(errors))
  return data.makePromotionCode
}
const ask = (token: string, invCode: string, payPackageId: string | null = null, country = 'SG') =>
  provider.ask<{ promotionCode: Record<string, unknown> }>(
    'query C($country: CountryCode!, $invCode: String!, $payPackageId: ID) { promotionCode(country: $country, invCode: $invCode, payPackageId: $payPackageId) { code kind percent } }',
    { country, invCode, payPackageId },
    as(token),
  )
const redeem = (token: string, invCode: string) =>
  provider.ask<{ redeemCode: { promoCode: string; expireDate: string } }>(
    'mutation R($invCode: String!) { redeemCode(country: SG, invCode: $invCode) { promoCode expireDate } }',
    { invCode },
    as(token),
  )

it('takes a discount off a plan, also when it renews, and counts the use', async () => {
  const { token } = await newPerson()
  const code = await made({ code: 'spring-x1', months: 3 })
  expect(code).toMatchObject({ code: 'SPRING-X1', state: 'LIVE', uses: 0 })
  const payPackageId = await priceOf('sg-owner-month')
  const preview = await provider.ask<{ previewSubscription: Record<string, number> }>(
    'query P($payPackageId: ID!) { previewSubscription(country: SG, payPackageId: $payPackageId, quantity: 1, invCode: "Spring-X1") { total discount tax renewsAmount } }',
    { payPackageId },
    as(token),
  )
  expect(preview.data?.previewSubscription).toEqual({ total: 1_032, discount: 258, tax: 85, renewsAmount: 1_032 })
  const step = (await begin(token, { invCode: 'spring-x1' })).data?.beginSubscription
  expect(step).toMatchObject({ state: 'PAYMENT', amountDue: 1_032, invCode: 'SPRING-X1' })
  await confirm(step?.clientSecret)
  expect(await settle(token)).toMatchObject({ state: 'DONE' })
  expect((await billing(token))?.subscription).toMatchObject({ next: { amountDue: 1_032 }, invCode: 'SPRING-X1' })
  const list = await provider.ask<PromotionCodesQuery>(PromotionCodesDocument, { text: 'x1' }, as(boss.token))
  expect(list.data?.promotionCodes.nodes).toMatchObject([{ id: code.id, uses: 1 }])
  const known = await provider.ask<{ sysStripeInfoes: { nodes: { id: string; params: string }[] } }>(
    StaffPromoCodesDocument,
    { filter: { params: VIP_PROMO_MARKER } },
    as(boss.token),
  )
  expect(known.data?.sysStripeInfoes.nodes.find(({ id }) => id === code.id)?.params).toContain('SPRING-X1')
})

it('says which fault a code has', async () => {
  const { token } = await newPerson()
  const [ended, abroad, other, used, first] = await Promise.all([
    made(),
    made({ country: 'MY' }),
    made({ plans: ['agent-team'] }),
    made({ useLimit: 1 }),
    made({ isFirstTimeOnly: true }),
  ])
  await provider.ask('mutation E($id: ID!) { endPromotionCode(id: $id) { state } }', { id: ended.id }, as(boss.token))
  const payPackageId = await priceOf('sg-owner-month')
  expect(codeOf(await ask(token, 'NOSUCH'))).toBe('code-unknown')
  expect(codeOf(await ask(token, ended.code))).toBe('code-ended')
  expect(codeOf(await ask(token, abroad.code))).toBe('code-country')
  expect(codeOf(await ask(token, other.code, payPackageId))).toBe('code-plan')
  expect((await ask(token, other.code, await priceOf('sg-agent-team-month'))).data?.promotionCode).toMatchObject({ percent: 20 })
  const paid = await tools.subscriber()
  expect(codeOf(await ask(paid.token, first.code))).toBe('code-first-time')
  expect((await ask(token, first.code)).errors).toEqual([])
  // the one use is taken by whoever is at the checkout with it
  expect((await begin(token, { invCode: used.code })).data?.beginSubscription.state).toBe('PAYMENT')
  const second = await newPerson()
  expect(codeOf(await begin(second.token, { invCode: used.code }))).toBe('code-used-up')
})

it('opens everything by a VIP code, without a card, until its day', async () => {
  const vip = await made({ kind: 'VIP', percent: null, vipUntilDate: ahead(20), useLimit: 3 })
  const people = await Promise.all(Array.from({ length: 6 }, () => newPerson()))
  const answers = await Promise.all(people.map(({ token }) => redeem(token, vip.code)))
  expect(answers.filter(({ data }) => data !== null)).toHaveLength(3)
  expect(answers.flatMap((answer) => codeOf(answer) ?? [])).toEqual(['code-used-up', 'code-used-up', 'code-used-up'])
  const at = answers.findIndex(({ data }) => data !== null)
  const lucky = people[at]
  const OWN =
    '{ user(sourceType: Website) { stripeSubscription { status expireDate stripePrice { unitAmount } } subscription { promoCode } } }'
  const own = async () => (await provider.ask<{ user: { stripeSubscription: unknown } }>(OWN, {}, as(lucky?.token ?? ''))).data?.user
  expect(await own()).toMatchObject({
    stripeSubscription: { status: 'active', stripePrice: { unitAmount: 0 } },
    subscription: { promoCode: vip.code },
  })
  expect((await billing(lucky?.token ?? ''))?.vip).toMatchObject({ promoCode: vip.code })
  await run('update subscription set expire_at = ? where user_id = ?', now() - 1, lucky?.id)
  expect((await own())?.stripeSubscription).toBeNull()
  const { token } = await newPerson()
  expect(codeOf(await begin(token, { invCode: vip.code }))).toBe('code-used-up')
  expect(codeOf(await redeem(token, (await made()).code))).toBe('code-not-vip')
})

it('makes a code once for its key, and refuses what makes no sense', async () => {
  const [key, code] = [newKey(), newText()]
  const twice = await Promise.all([make({ code }, key), make({ code }, key)])
  expect(new Set(twice.map(({ data }) => data?.makePromotionCode.id)).size).toBe(1)
  expect(codeOf(await make({ code }))).toBe('code-taken')
  for (const [change, refused] of [
    [{ code: 'a b' }, 'code-text'],
    [{ percent: 0 }, 'code-off'],
    [{ percent: 20, amountOff: 100 }, 'code-off'],
    [{ kind: 'VIP', vipUntilDate: ahead(3) }, 'code-off'],
    [{ kind: 'VIP', percent: null }, 'code-dates'],
    [{ endsDate: ahead(-1) }, 'code-dates'],
    [{ plans: ['castle'] }, 'code-plans'],
    [{ useLimit: 0 }, 'code-limit'],
    [{ country: 'HK' }, 'billing-country'],
  ] as const)
    expect(codeOf(await make(change)), JSON.stringify(change)).toBe(refused)
})
