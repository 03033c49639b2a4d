import { expect, it } from 'vitest'
import { catalogueOf } from '#provider/modules/plan/catalogue.ts'
import { placeCatalogue } from '#provider/modules/plan/place-catalogue.ts'
import { deskClient } from './cards-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const { stripe } = deskClient(provider)
const catalogue = catalogueOf('SG')
const lookupKeys = catalogue.flatMap(({ prices }) => prices.map(({ lookupKey }) => lookupKey))

it('makes an empty account sell the catalogue, and finds nothing to do the second time', async () => {
  const planned = await placeCatalogue(stripe, catalogue, true)
  expect(planned.map(({ action }) => action)).toEqual(Array.from({ length: catalogue.length + lookupKeys.length }, () => 'made'))
  expect((await stripe.products.list()).data).toEqual([])
  expect(await placeCatalogue(stripe, catalogue, false)).toEqual(planned)
  expect(await placeCatalogue(stripe, catalogue, false)).toEqual([])
  const { data } = await stripe.prices.list({ lookup_keys: lookupKeys, expand: ['data.tiers'] })
  expect(data).toHaveLength(lookupKeys.length)
  for (const product of catalogue)
    for (const { lookupKey, unitAmount, tiers, interval } of product.prices)
      expect(data.find(({ lookup_key: key }) => key === lookupKey)).toMatchObject({
        product: product.id,
        currency: 'sgd',
        active: true,
        recurring: { interval },
        ...(tiers.length === 0
          ? { unit_amount: unitAmount }
          : { tiers: tiers.map((tier) => ({ up_to: tier.upTo, unit_amount: tier.unitAmount })) }),
      })
})

it('goes on where it was stopped', async () => {
  const { stripe: australia } = deskClient(provider, 'au')
  const all = catalogueOf('AU')
  await placeCatalogue(australia, all.slice(0, 2), false)
  const [third] = all.slice(2)
  await australia.products.create({
    id: third?.id,
    name: third?.name ?? '',
    metadata: { plan: third?.plan ?? '', audience: third?.audience ?? '' },
  })
  const rest = await placeCatalogue(australia, all, false)
  expect(rest.some(({ what, name }) => what === 'product' && name === third?.id)).toBe(false)
  expect(await placeCatalogue(australia, all, false)).toEqual([])
})

it('replaces a price whose amount differs, renames what is called otherwise, and leaves what it does not know', async () => {
  const [first, ...others] = catalogue
  const [monthly, ...more] = first?.prices ?? []
  if (!first || !monthly) throw new Error('The catalogue is empty.')
  const [before] = (await stripe.prices.list({ lookup_keys: [monthly.lookupKey] })).data
  const dearer = [{ ...first, name: 'Another name', prices: [{ ...monthly, unitAmount: monthly.unitAmount + 100 }, ...more] }, ...others]
  const own = await stripe.prices.create({ product: first.id, currency: 'sgd', unit_amount: 1, recurring: { interval: 'month' } })
  const differences = await placeCatalogue(stripe, dearer, false)
  expect(differences).toContainEqual({
    what: 'product',
    name: first.id,
    action: 'changed',
    fields: [`name: ${first.name} -> Another name`],
  })
  expect(differences).toContainEqual({
    what: 'price',
    name: monthly.lookupKey,
    action: 'replaced',
    fields: [`unit_amount: ${monthly.unitAmount} -> ${monthly.unitAmount + 100}`],
  })
  expect(differences).toContainEqual({ what: 'price', name: own.id, action: 'left', fields: [] })
  expect(await stripe.prices.retrieve(before?.id ?? '')).toMatchObject({ active: false, lookup_key: null })
  expect((await stripe.prices.list({ lookup_keys: [monthly.lookupKey] })).data).toMatchObject([{ unit_amount: monthly.unitAmount + 100 }])
  expect((await placeCatalogue(stripe, dearer, false)).map(({ action }) => action)).toEqual(['left'])
})
