import { expect, it } from 'vitest'
import { planMarketsOf } from '#features/real-agent/plan/plan-markets.ts'
import { SmartPlanMarketDocument, type SmartPlanMarketQuery } from '#graphql/generated/graphql.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()

/** Quarters of Hong Kong's index of private homes from March 2019 on, each year's four at one value. */
async function publish(years: readonly number[]) {
  const quarters = years.flatMap((value, at) => ['03', '06', '09', '12'].map((month) => ({ month: Number(`${2019 + at}${month}`), value })))
  const { DB_HK } = provider.env
  await DB_HK.batch([
    DB_HK.prepare('delete from official_figure'),
    DB_HK.prepare(
      `insert into official_figure (series, size_class, region, month, value, source_id)
      select 'price-index', 'all', 'all', value ->> 'month', value ->> 'value', (select min(id) from source) from json_each(?)`,
    ).bind(JSON.stringify(quarters)),
  ])
}

async function marketsOf(country: string) {
  const { data, errors } = await provider.ask<SmartPlanMarketQuery>(SmartPlanMarketDocument, {}, { 'country-code': country })
  expect(errors).toEqual([])
  return data ? planMarketsOf(data) : []
}

it('prices of a plan in Hong Kong follow the authority’s index, where it is long enough', async () => {
  const own = await marketsOf('HK')
  // changes of −20 %, −10 %, 0, 5 %, 10 % and 20 %, four of each: the sixth and seventh of 24, the middle of the twelfth and thirteenth, the eighteenth
  const index = [100, 80, 72, 72, 75.6, 83.16, 99.792]
  await publish(index)
  const official = await marketsOf('HK')
  expect(official.find(({ market }) => market === 'CONDO')?.bands).toEqual({
    low: -1_000,
    middle: 250,
    high: 1_000,
    n: 24,
    from: '2019-03',
    to: '2025-12',
  })
  expect(official.filter(({ market }) => market !== 'CONDO')).toEqual(own.filter(({ market }) => market !== 'CONDO'))

  // 20 changes say too little: the market's own sales speak
  await publish(index.slice(1))
  expect(await marketsOf('HK')).toEqual(own)
})

it('no other market reads it', async () => {
  await publish([100, 80, 72, 72, 75.6, 83.16, 99.792])
  expect((await marketsOf('SG')).map(({ bands }) => bands.from)).not.toContain('2019-03')
})
