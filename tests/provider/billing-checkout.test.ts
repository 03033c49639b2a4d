import { afterAll, expect, it } from 'vitest'
import { codeOf } from './account-data-fixture.ts'
import { billingTools } from './billing-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
afterAll(() => provider.close())
const tools = billingTools(provider)
const { begin, billing, confirm, customersOf, newPerson, plans, priceOf, settle, stripe } = tools

it('tells the plans of a country with prices, tax and the yearly saving', async () => {
  const shown = await plans()
  expect(shown).toMatchObject({ payment: 'CARDS', currencyCode: 'SGD', tax: { name: 'GST', percent: 9 }, isCurrent: true })
  expect(shown?.plans.map(({ key }) => key)).toEqual(['agent-solo', 'agent-team'])
  const [month, year] = shown?.plans[0]?.prices ?? []
  expect([month?.unitAmount, year?.unitAmount, year?.savingPercent, month?.trialDays]).toEqual([5_900, 59_000, 16, 14])
  expect(shown?.plans[1]).toMatchObject({ hasSeats: true, quantityMax: 50 })
  expect(shown?.plans[1]?.prices[0]?.tiers).toEqual([
    { upTo: 5, unitAmount: 4_900 },
    { upTo: 15, unitAmount: 4_400 },
    { upTo: null, unitAmount: 3_900 },
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
    ...{ standing: 'ACTIVE', planKey: 'owner', quantity: 1, seats: 0, card: { brand: 'visa', last4: '4242' } },
    next: { amountDue: 1_290, currencyCode: 'SGD' },
  })
  expect(codeOf(await begin(token, { payPackageId: await priceOf('sg-owner-year') }))).toBe('billing-subscribed')
  const [customer] = await customersOf(email)
  expect((await stripe.charges.list({ customer: customer?.id ?? '' })).data).toHaveLength(1)
})
