import { beforeAll, describe, expect, it } from 'vitest'
import {
  EstimateHomeDocument,
  type EstimateHomeQuery,
  MapListDocument,
  type MapListQuery,
  ResultsDocument,
  type ResultsQuery,
} from '#graphql/generated/graphql.ts'
import { COMMERCIAL_TYPES, type CountryCode } from '#market/vocabulary.ts'
import { demoContentHash, generateMarket } from '#provider/demo/generate-market.ts'
import type { MadeMarket } from './copy-market.ts'
import { startProvider, type TestProvider } from './harness.ts'

type Row = MapListQuery['projects']['nodes'][number]

const demo = { scale: 'default', seed: 'usual estimates' } as const
const demoOf = (country: CountryCode): MadeMarket => ({
  contentHash: demoContentHash(country, demo),
  produce: (sink) => {
    generateMarket(country, demo, sink)
  },
})

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider({ HK: demoOf('HK'), MY: demoOf('MY') })
}, 120_000)

const rowsOf = async (country: CountryCode, first = 40, offset = 0): Promise<Row[]> => {
  const { data, errors } = await provider.ask<MapListQuery>(MapListDocument, { first, offset }, { 'country-code': country })
  expect(errors).toEqual([])
  return data?.projects.nodes ?? []
}

async function estimateOf(country: CountryCode, { typeGroup, slug }: Row, home: object | null) {
  const answer = await provider.ask<EstimateHomeQuery>(EstimateHomeDocument, { typeGroup, slug, home }, { 'country-code': country })
  expect(answer.errors).toEqual([])
  return answer.data?.project?.estimate
}

describe('the estimate in the row of a project', () => {
  it.each(['SG', 'HK', 'MY'] as const)('says what realValue says of that home in %s', async (country) => {
    const rows = [...(await rowsOf(country, 20)), ...(await rowsOf(country, 20, 100))]
    let valued = 0
    for (const row of rows) {
      const usual = row.usualEstimate
      if (usual?.__typename !== 'UsualEstimate') {
        const estimate = await estimateOf(country, row, null)
        expect([usual?.reason ?? null, row.slug]).toEqual([estimate?.__typename === 'EstimateRefusal' ? estimate.reason : null, row.slug])
        continue
      }
      const { unmeasured, ...told } = usual
      const { unitMix, areaSqm, floor } = told
      const estimate = await estimateOf(country, row, { unitMix, areaSqm, floor })
      const statement = { __typename: 'UnmeasuredStatement', reason: unmeasured }
      expect(estimate).toMatchObject({ ...told, __typename: 'Estimate', statement })
      valued++
    }
    expect(valued).toBeGreaterThan(rows.length / 2)
  })

  it('is the same on the page of results, and costs one statement for a whole list', async () => {
    const { data, statements } = await provider.ask<ResultsQuery>(ResultsDocument, { first: 12 })
    const listed = await rowsOf('SG', 12)
    expect(data?.projects.nodes.map((row) => row.usualEstimate)).toEqual(listed.map((row) => row.usualEstimate))
    const two = await provider.ask<ResultsQuery>(ResultsDocument, { first: 2 })
    expect(statements).toBe(two.statements)
  })

  it('is none of commercial buildings', async () => {
    const { results } = await provider.env.DB_HK.prepare(
      'select p.property_type as type, count(e.project_id) as n from project p left join project_estimate e on e.project_id = p.id group by 1',
    ).all<{ type: string; n: number }>()
    const isHome = ({ type }: { type: string }) => !COMMERCIAL_TYPES.some((one) => one === type)
    expect(results.filter((one) => !isHome(one)).map(({ n }) => n)).toEqual([0])
    expect(results.filter((one) => isHome(one) && one.n === 0)).toEqual([])
  })
})
