import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { chosenFacets, type FacetCount, facetGroups, withoutFacets } from './facet-choices.ts'
import { resultsFilter } from './results-request.ts'
import { resultsSearch } from './search.ts'

const read = (search: Record<string, unknown>) => v.parse(resultsSearch, search)
const row = (facet: FacetCount['facet'], value: string, count: number, name: string | null = null): FacetCount => ({
  ...{ facet, value, count, name, nameLocal: null },
})

const COUNTS = [
  row('TYPE_GROUP', 'public-stack', 9),
  row('PROPERTY_TYPE', 'apartment', 2),
  row('PROPERTY_TYPE', 'condominium', 7),
  row('BEDROOMS', '3', 8),
  row('BEDROOMS', '1', 2),
  row('TENURE', 'leasehold', 9),
  row('AREA', '7', 5, 'Bishan'),
  row('AREA', '8', 4, 'Novena'),
]

describe('facets', () => {
  it('are offered where they can narrow: the largest first, bedrooms by number', () => {
    const groups = facetGroups(COUNTS, read({ q: 'x' }))
    expect(groups.map(({ parameter, choices }) => [parameter, choices.map(({ value }) => value)])).toEqual([
      ['type', ['condominium', 'apartment']],
      ['beds', ['1', '3']],
      ['inArea', ['7', '8']],
    ])
  })

  it('lead to the first page with the choice, and back from it', () => {
    const search = read({ q: 'x', beds: 3, page: 4 })
    const [one, three] = facetGroups(COUNTS, search).find(({ parameter }) => parameter === 'beds')?.choices ?? []
    expect(one).toMatchObject({ isChosen: false, search: { q: 'x', beds: 1, page: 1 } })
    expect(three).toMatchObject({ isChosen: true, search: { q: 'x', beds: undefined, page: 1 } })
  })

  it('keep a chosen value of which nothing is left', () => {
    const tenure = facetGroups(COUNTS, read({ tenure: 'freehold' })).find(({ parameter }) => parameter === 'tenure')
    expect(tenure?.choices.map(({ value, count, isChosen }) => [value, count, isChosen])).toEqual([
      ['leasehold', 9, false],
      ['freehold', 0, true],
    ])
  })

  it('are known and forgotten together', () => {
    const search = read({ q: 'x', type: 'condominium', status: 'completed', inArea: 7, page: 3 })
    expect(chosenFacets(search)).toEqual(['type', 'status', 'inArea'])
    expect(resultsFilter(withoutFacets(search))).toEqual({ text: 'x' })
    expect(resultsFilter(search)).toEqual({
      text: 'x',
      facets: { propertyType: 'condominium', constructionStatus: 'COMPLETED', areaId: '7' },
    })
  })
})
