import { describe, expect, it } from 'vitest'
import { resultsFilter } from '../results-request.ts'
import { resultsSearch } from '../search.ts'
import { activeFilters, withoutFilters } from './active-filters.ts'
import { type FacetCount, facetGroups } from './facet-choices.ts'
import { loosenedSearches } from './loosened-searches.ts'

const read = (search: Record<string, unknown>) => resultsSearch.parse(search)
const row = (facet: FacetCount['facet'], value: string, count: number, name: string | null = null): FacetCount => ({
  facet,
  value,
  count,
  name,
  nameLocal: null,
})

const COUNTS = [
  row('TYPE_GROUP', 'public-stack', 9),
  row('PROPERTY_TYPE', 'apartment', 2),
  row('PROPERTY_TYPE', 'condominium', 7),
  row('BEDROOMS', '3', 8),
  row('BEDROOMS', 'studio', 1),
  row('BEDROOMS', '1', 2),
  row('TENURE', 'leasehold', 9),
  row('AREA', '7', 5, 'Bishan'),
  row('AREA', '8', 4, 'Novena'),
]
const groupsOf = (search: Record<string, unknown>) => facetGroups(COUNTS, read(search), 'SG')

describe('facets', () => {
  it('are offered where they can narrow: the largest first, bedrooms by number', () => {
    expect(groupsOf({ q: 'x' }).map(({ parameter, choices }) => [parameter, choices.map(({ value }) => value)])).toEqual([
      ['type', ['condominium', 'apartment']],
      ['beds', ['studio', '1', '3']],
      ['inArea', ['7', '8']],
    ])
  })

  it('lead to the first page with the choice beside the others, and back from it', () => {
    const beds = groupsOf({ q: 'x', beds: 3, page: 4 }).find(({ parameter }) => parameter === 'beds')
    expect(beds?.choices.map(({ isChosen, search }) => [isChosen, search.beds, search.page])).toEqual([
      [false, 'studio.3', 1],
      [false, 1.3, 1],
      [true, undefined, 1],
    ])
    const areas = groupsOf({ inArea: 7 }).find(({ parameter }) => parameter === 'inArea')
    expect(areas?.choices.map(({ search }) => search.inArea)).toEqual([undefined, '7_8'])
  })

  it('keep a chosen value of which nothing is left', () => {
    const tenure = groupsOf({ tenure: 'freehold' }).find(({ parameter }) => parameter === 'tenure')
    expect(tenure?.choices.map(({ value, count, isChosen }) => [value, count, isChosen])).toEqual([
      ['leasehold', 9, false],
      ['freehold', 0, true],
    ])
  })
})

describe('active filters', () => {
  const search = read({ q: 'x', groups: 'private-stack', type: 'condominium', price: '_900000', reach: '1.35_103.84_10', page: 3 })

  it('go one by one', () => {
    expect(activeFilters(search, 'SG').map(({ key }) => key)).toEqual(['price', 'reach', 'type'])
    const [price] = activeFilters(search, 'SG')
    expect(resultsFilter(price?.search ?? search, 'SG')).toEqual({
      text: 'x',
      typeGroups: ['PRIVATE_STACK'],
      propertyTypes: ['condominium'],
      reach: { lat: 1.35, lng: 103.84, minutes: 10 },
    })
  })

  it('go together, with the kind of home', () => expect(resultsFilter(withoutFilters(search), 'SG')).toEqual({ text: 'x' }))

  it('are offered for removal where that brings results, most results first', () => {
    const counted = [
      { field: 'price', count: 40 },
      { field: 'shapes', count: 12 },
      { field: 'typeGroups', count: 3 },
      { field: 'all', count: 90 },
    ]
    const loosened = loosenedSearches(counted, search, 'SG')
    expect(loosened.map(({ key, count }) => [key, count])).toEqual([
      ['price', 40],
      ['shapes', 12],
      ['typeGroups', 3],
      ['all', 90],
    ])
    expect(loosened[1]?.search).toMatchObject({ reach: undefined, price: '_900000' })
    expect(loosenedSearches(counted.slice(0, 1).concat(counted.slice(3)), search, 'SG')).toHaveLength(1)
  })
})
