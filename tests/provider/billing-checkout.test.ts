import { expect, it } from 'vitest'
import { ChangeSubscriptionDocument, PreviewSubscriptionDocument } from '#graphql/generated/graphql.ts'
import { codeOf, now } from './account-data-fixture.ts'
import { billingTools, newKey } from './billing-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = billingTools(provider)
const { as, begin, billing, buyer, confirm, customersOf, newPerson, plans, priceOf, run, settle, stripe, subscriber } = tools

it('tells the plans of a country with prices, tax and the yearly saving', async () => {
  const shown = await plans()
  expect(shown).toMatchObject({ payment: 'CARDS', currencyCode: 'SGD', tax: { name: 'GST', percent: 9 }, isCurrent: true })
  expect(shown?.plans.map(({ key }) => key)).toEqual(['agent-solo', 'agent-team'])
  const [month, year] = shown?.plans[0]?.prices ?? []
  expect([month?.unitAmount, year?.unitAmount, year?.savingPercent, month?.trialDays]).toEqual([5_900, 59_000, 16, 14])
  expect(shown?.plans[1]).toMatchObject({ hasSeats: true, quantityMax: 50 })
  expect(shown?.plans[1]?.prices[0]?.tiers).toEqual([
    { upTo: 5, unitAmount: 6_500 },
    { upTo: 15, unitAmount: 5_500 },
    { upTo: null, unitAmount: 5_200 },
  ])
  expect(await plans('AGENT', 'HK')).toMatchObject({ payment: 'WRITE_TO_US', plans: [], cardKey: null })
})

it('subscribes: payment, then access', async () => {
  const { token, email } = await newPerson()
  const begun = (await begin(token)).data?.beginSubscription
  expect(begun).toMatchObject({ state: 'PAYMENT', amountDue: 1_290, currencyCode: 'SGD', lastFailure: null })
  expect(await settle(token)).toMatchObject({ state: 'PAYMENT', clientSecret: begun?.clientSecret })
  await confirm(begun?.clientSecret)
  expect(await settle(token)).toMatchObject({ state: 'DONE' })
  expect((await billing(token))?.subscription).toMatchObject({
    standing: 'ACTIVE',
    planKey: 'owner',
    quantity: 1,
    seats: 0,
    card: { brand: 'visa', last4: '4242' },
    next: { amountDue: 1_290, currencyCode: 'SGD' },
  })
  expect(codeOf(await begin(token, { payPackageId: await priceOf('sg-owner-year') }))).toBe('billing-subscribed')
  const [customer] = await customersOf(email)
  expect((await stripe.charges.list({ customer: customer?.id ?? '' })).data).toHaveLength(1)
})

/** What each kind of account is told when it buys the plans of agents, of owners, of sub-accounts; and the pages, which do not offer what is refused. */
async function refusalsFor({ token }: { token: string }) {
  const keys = ['sg-agent-solo-month', 'sg-owner-month', 'sg-sub-account-month']
  const said = await Promise.all(
    keys.map(async (key) => {
      const payPackageId = await priceOf(key)
      const preview = await provider.ask(PreviewSubscriptionDocument, { country: 'SG', payPackageId, quantity: 1 }, as(token))
      return codeOf(preview) ?? null
    }),
  )
  const shown = await Promise.all(
    ['AGENT', 'NON_AGENT', 'SUB_ACCOUNT'].map(async (audience) => (await plans(audience, 'SG', as(token)))?.refusal ?? null),
  )
  expect(shown).toEqual(said)
  return said
}

it('sells each kind of account the plans that are for it, and says which others are not', async () => {
  const [agent, owner, invited] = [await buyer('sg-agent-solo-month'), await buyer('sg-owner-month'), await buyer('sg-sub-account-month')]
  expect(await refusalsFor(agent)).toEqual([null, 'billing-is-agent', 'billing-not-sub-account'])
  expect(await refusalsFor(owner)).toEqual(['billing-not-agent', null, 'billing-not-sub-account'])
  expect(await refusalsFor(invited)).toEqual(['billing-not-agent', null, null])
  expect((await plans('AGENT'))?.refusal).toBeNull()
  const payPackageId = await priceOf('sg-agent-team-month')
  expect(codeOf(await begin(owner.token, { payPackageId }))).toBe('billing-not-agent')
  expect(await tools.row('select count(*) as n from billing_checkout where user_id = ?', owner.id)).toEqual({ n: 0 })
})

it('sells nobody a seat that somebody pays for, and asks those who pay already no more', async () => {
  const team = await subscriber('sg-agent-team-month', 1)
  const seated = await newPerson()
  await run(
    `insert into stripe_info (id, email, main_user_id, user_id, status, rights, created_at) values (?1, ?1, ?2, ?3, 'active', '[]', ?4)`,
    seated.email,
    team.id,
    seated.id,
    now(),
  )
  expect((await refusalsFor(seated))[2]).toBe('billing-seat-paid')
  await run("update stripe_info set status = 'removed' where user_id = ?", seated.id)
  expect((await refusalsFor(seated))[2]).toBeNull()
  // an agent's licence is gone: the plan that is paid can be made smaller, another kind cannot be had
  const change = async (key: string, quantity: number) =>
    provider.ask(
      ChangeSubscriptionDocument,
      { key: newKey(), country: 'SG', payPackageId: await priceOf(key), quantity, at: 'NOW' },
      as(team.token),
    )
  await run("update user set kind = 'non-agent' where id = ?", team.id)
  expect((await change('sg-agent-team-month', 2)).errors).toEqual([])
  expect(codeOf(await change('sg-sub-account-month', 1))).toBe('billing-not-sub-account')
})
