import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProvider, type TestProvider } from './harness.ts'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider?.close())

interface Count {
  facet: string
  value: string
  count: number
  name: string | null
}

const FACETS =
  'query F($filter: ProjectFilter) { projectFacets(filter: $filter) { facet value count name } projects(filter: $filter) { totalCount } }'
const count = async (filter: Record<string, unknown>) => {
  const { data, errors } = await provider.ask<{ projectFacets: Count[]; projects: { totalCount: number } }>(FACETS, { filter })
  expect(errors).toEqual([])
  return { facets: data?.projectFacets ?? [], total: data?.projects.totalCount }
}

/** What an address's choice means in a filter. */
const CHOICE: Record<string, (value: string) => Record<string, unknown>> = {
  TYPE_GROUP: (value) => ({ typeGroups: [value.toUpperCase().replaceAll('-', '_')] }),
  PROPERTY_TYPE: (value) => ({ facets: { propertyType: value } }),
  BEDROOMS: (value) => ({ facets: { bedrooms: Number(value) } }),
  TENURE: (value) => ({ facets: { tenure: value.toUpperCase() } }),
  CONSTRUCTION_STATUS: (value) => ({ facets: { constructionStatus: value.toUpperCase().replaceAll('-', '_') } }),
  AREA: (value) => ({ facets: { areaId: value } }),
}

describe('facets', () => {
  it.each([{}, { text: 'cedar' }, { street: 'Cedar Ave' }, { near: { lat: 1.33, lng: 103.9, radiusMetres: 1_000 } }])(
    'of %j promise what choosing them shows',
    async (place) => {
      const { facets } = await count(place)
      expect(new Set(facets.map(({ facet }) => facet))).toEqual(new Set(Object.keys(CHOICE)))
      for (const { facet, value, count: promised } of facets)
        expect((await count({ ...place, ...CHOICE[facet]?.(value) })).total, `${facet} ${value}`).toBe(promised)
    },
  )

  it('keep all other choices', async () => {
    const { facets, total } = await count({ facets: { tenure: 'FREEHOLD' } })
    const of = (facet: string) => facets.filter((one) => one.facet === facet)
    expect(of('PROPERTY_TYPE')).toMatchObject([{ value: 'condominium', count: total }])
    expect(of('TENURE').map(({ value }) => value)).toEqual(expect.arrayContaining(['freehold', 'leasehold']))
    expect(of('AREA')).toMatchObject([{ name: 'Cedar Town', count: total }])
  })

  it('refuse bedrooms that no home has', async () => {
    const { errors } = await provider.ask(FACETS, { filter: { facets: { bedrooms: 6 } } })
    expect(errors[0]?.extensions.code).toBe('bad-bedrooms')
  })

  it('cost one statement', async () => {
    const answer = await provider.ask('{ projectFacets { facet value count name nameLocal } }')
    expect(answer.statements).toBe(1)
  })
})

describe('the type-ahead', () => {
  const ask = async (text: string) => {
    const query = 'query S($text: String!) { searchSuggestions(text: $text, first: 5) { kind title isApproximate } }'
    const { data, statements } = await provider.ask<{ searchSuggestions: { kind: string; title: string; isApproximate: boolean }[] }>(
      query,
      {
        text,
      },
    )
    return { found: data?.searchSuggestions ?? [], statements }
  }

  it('asks once where it finds, and says what it guessed where it does not', async () => {
    expect(await ask('cedar mrt')).toMatchObject({ found: [{ kind: 'STATION', title: 'Cedar', isApproximate: false }], statements: 1 })
    const { found, statements } = await ask('cdear ave')
    expect(found[0]).toMatchObject({ title: 'Cedar Ave', isApproximate: true })
    expect(statements).toBeLessThanOrEqual(4)
  })

  it('finds nothing for nothing, however it is written', async () => {
    for (const text of ['zzzz', '"', '*', 'AND OR NOT', "'; drop table", '%', 'x'.repeat(80), '橋'.repeat(40), '9'.repeat(40)])
      expect(Array.isArray((await ask(text)).found)).toBe(true)
    expect((await ask('qqqqq wwwww')).found).toEqual([])
  })
})
