import { describe, expect, it } from 'vitest'
import { startProvider } from './harness.ts'

const provider = await startProvider()

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

const NUMBERS: Record<string, string> = { studio: 'STUDIO', '1': 'ONE', '2': 'TWO', '3': 'THREE', '4': 'FOUR', '5+': 'FIVE_OR_MORE' }

/** The filter that a choice in the address stands for. */
const CHOICE: Record<string, (value: string) => Record<string, unknown>> = {
  TYPE_GROUP: (value) => ({ typeGroups: [value.toUpperCase().replaceAll('-', '_')] }),
  PROPERTY_TYPE: (value) => ({ propertyTypes: [value] }),
  BEDROOMS: (value) => ({ bedrooms: [NUMBERS[value] ?? value] }),
  TENURE: (value) => ({ tenures: [value.toUpperCase().replaceAll('-', '_')] }),
  CONSTRUCTION_STATUS: (value) => ({ constructionStatuses: [value.toUpperCase().replaceAll('-', '_')] }),
  AREA: (value) => ({ areaIds: [value] }),
}

describe('facets', () => {
  it.each([
    {},
    { text: 'cedar' },
    { street: 'Cedar Ave' },
    { near: { lat: 1.33, lng: 103.9, radiusMetres: 1_000 } },
    { price: { min: 500_000 } },
    { around: [{ lat: 1.33, lng: 103.9, radiusMetres: 2_000 }] },
  ])('of %j promise what choosing them shows', async (place) => {
    const { facets } = await count(place)
    expect(new Set(facets.map(({ facet }) => facet))).toEqual(new Set(Object.keys(CHOICE)))
    for (const { facet, value, count: promised } of facets)
      expect((await count({ ...place, ...CHOICE[facet]?.(value) })).total, `${facet} ${value}`).toBe(promised)
  })

  it('keep all other choices', async () => {
    const { facets, total } = await count({ tenures: ['FREEHOLD'] })
    const of = (facet: string) => facets.filter((one) => one.facet === facet)
    expect(of('PROPERTY_TYPE')).toMatchObject([{ value: 'condominium', count: total }])
    expect(of('TENURE').map(({ value }) => value)).toEqual(expect.arrayContaining(['freehold', 'leasehold']))
    expect(of('AREA')).toMatchObject([{ name: 'Cedar Town', count: total }])
  })

  it('with two values count homes that have either', async () => {
    const { facets } = await count({})
    const types = facets.filter(({ facet }) => facet === 'PROPERTY_TYPE')
    expect(types.length).toBeGreaterThan(1)
    const both = await count({ propertyTypes: types.map(({ value }) => value) })
    expect(both.total).toBe(types.reduce((sum, { count: one }) => sum + one, 0))
  })

  it('refuse lists that are too long', async () => {
    const { errors } = await provider.ask(FACETS, { filter: { propertyTypes: Array.from({ length: 21 }, (_, at) => `kind-${at}`) } })
    expect(errors[0]?.extensions.code).toBe('too-many-types')
  })

  it('cost one statement beside that which names the edition', async () => {
    const answer = await provider.ask('{ projectFacets { facet value count name nameLocal } }')
    expect(answer.statements).toBe(2)
  })
})

describe('the projects of a street', () => {
  const blocks = async (filter: Record<string, unknown>) => {
    const query = 'query B($filter: ProjectFilter) { projects(filter: $filter, sort: BLOCK, first: 50) { nodes { name street } } }'
    const { data, errors } = await provider.ask<{ projects: { nodes: { name: string; street: string | null }[] } }>(query, { filter })
    expect(errors).toEqual([])
    return data?.projects.nodes ?? []
  }

  it('are listed by their block numbers', async () => {
    await provider.env.DB_SG.exec("update project set name = '9 Cedar Ave' where name = '103 Cedar Ave'")
    await provider.env.DB_SG.exec("update project set name = 'Blk 10 Cedar Ave' where name = '102 Cedar Ave'")
    const names = (await blocks({ street: 'Cedar Ave' })).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(3)
    expect(names.slice(0, 3)).toEqual(['9 Cedar Ave', 'Blk 10 Cedar Ave', '101 Cedar Ave'])
  })

  it('have the usual order among those of other streets', async () => {
    expect(await blocks({})).not.toEqual([])
  })
})

describe('filters that leave nothing', () => {
  const LOOSENED = 'query R($filter: ProjectFilter) { filterRelief(filter: $filter) { field count } }'
  const loosened = async (filter: Record<string, unknown>) => {
    const { data, errors, statements } = await provider.ask<{ filterRelief: { field: string; count: number }[] }>(LOOSENED, { filter })
    expect(errors).toEqual([])
    return { found: data?.filterRelief ?? [], statements }
  }
  const around = [{ lat: 1.33, lng: 103.9, radiusMetres: 2_000 }]

  it.each([
    { text: 'cedar', tenures: ['FREEHOLD'], typeGroups: ['PUBLIC_STACK'], price: { max: 50_000_000 } },
    { tenures: ['FREEHOLD'], typeGroups: ['PUBLIC_STACK'], around },
    { street: 'Cedar Ave', price: { min: 90_000_000 }, around },
  ])('say what each would bring if it went: %j', async (filter) => {
    const { found, statements } = await loosened(filter)
    expect(statements).toBe(1)
    const without = async (fields: string[]) =>
      (await count(Object.fromEntries(Object.entries(filter).filter(([field]) => !fields.includes(field))))).total
    const narrowing = Object.keys(filter).filter((field) => field !== 'text' && field !== 'street')
    for (const field of narrowing) {
      const wanted = await without([field])
      expect(found.find((one) => one.field === (field === 'around' ? 'shapes' : field))?.count ?? 0, field).toBe(wanted)
    }
    expect(found.find(({ field }) => field === 'all')?.count).toBe(await without(narrowing))
    const single = found.filter(({ field }) => field !== 'all').map((one) => one.count)
    expect(single).toEqual(single.toSorted((a, b) => b - a))
  })

  it('are none where results exist', async () => expect((await loosened({ text: 'cedar' })).found).toEqual([]))
})

describe('the nearest first', () => {
  it('is by distance from the circle, and the most traded first without one', async () => {
    const ORDER =
      'query O($filter: ProjectFilter, $sort: ProjectSort) { projects(filter: $filter, sort: $sort, first: 50) { nodes { id lat lng } } }'
    type Answer = { projects: { nodes: { id: string; lat: number; lng: number }[] } }
    const near = { lat: 1.33, lng: 103.9, radiusMetres: 5_000 }
    for (const filter of [{ near }, { around: [near] }]) {
      const { data } = await provider.ask<Answer>(ORDER, { filter, sort: 'NEAREST' })
      const away = (data?.projects.nodes ?? []).map(
        ({ lat, lng }) => (lat - near.lat) ** 2 + ((lng - near.lng) * Math.cos((near.lat * Math.PI) / 180)) ** 2,
      )
      expect(away.length).toBeGreaterThan(2)
      expect(away.every((one, at) => at === 0 || one >= (away[at - 1] ?? 0) - 1e-12)).toBe(true)
    }
    const [nearest, traded] = await Promise.all(['NEAREST', 'MOST_TRADED'].map((sort) => provider.ask<Answer>(ORDER, { filter: {}, sort })))
    expect(nearest?.data).toEqual(traded?.data)
  })
})

describe('all ids of a filter', () => {
  it('are those of its list', async () => {
    for (const filter of [{ text: 'cedar' }, { around: [{ lat: 1.33, lng: 103.9, radiusMetres: 2_000 }] }]) {
      const { data } = await provider.ask<{ projectIds: number[] }>('query I($filter: ProjectFilter!) { projectIds(filter: $filter) }', {
        filter,
      })
      expect(data?.projectIds.length).toBe((await count(filter)).total)
    }
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

  it('needs one statement where it finds, and marks guesses where it does not', async () => {
    expect(await ask('cedar mrt')).toMatchObject({ found: [{ kind: 'STATION', title: 'Cedar', isApproximate: false }], statements: 1 })
    const { found, statements } = await ask('cdear ave')
    expect(found[0]).toMatchObject({ title: 'Cedar Ave', isApproximate: true })
    expect(statements).toBeLessThanOrEqual(4)
  })

  it('returns the place as facts, so that any language can word it', async () => {
    const WHERE =
      'query S($text: String!) { searchSuggestions(text: $text, first: 8) { kind title areaName propertyType amenityType street } }'
    const facts = async (text: string) =>
      (await provider.ask<{ searchSuggestions: Record<string, unknown>[] }>(WHERE, { text })).data?.searchSuggestions ?? []
    expect(await facts('cedar mrt')).toMatchObject([{ kind: 'STATION', amenityType: 'mrt', areaName: null }])
    expect((await facts('cedar ave')).find(({ kind }) => kind === 'STREET')).toMatchObject({ areaName: 'Cedar Town' })
    expect((await facts('elm terrace')).find(({ kind }) => kind === 'PROJECT')).toMatchObject({ propertyType: expect.any(String) })
  })

  it('answers any text, and finds nothing for nonsense', async () => {
    for (const text of ['zzzz', '"', '*', 'AND OR NOT', "'; drop table", '%', 'x'.repeat(80), '橋'.repeat(40), '9'.repeat(40)])
      expect(Array.isArray((await ask(text)).found)).toBe(true)
    expect((await ask('qqqqq wwwww')).found).toEqual([])
  })
})
