import { expect, test } from 'vitest'
import type { CountryCode } from '#market/vocabulary.ts'
import { suggestionLink } from './suggestion-link.ts'

const project = { kind: 'PROJECT', title: 'Cedar Grand', typeGroup: 'PRIVATE_STACK', slug: 'cedar-grand', projectId: '12' } as const
const street = { kind: 'STREET', title: 'Cedar Ave', typeGroup: null, slug: null, projectId: null } as const

test.each<[CountryCode, object]>([
  ['SG', { params: { countryCode: 'SG', projectType: 'private-stack', projectSlug: 'cedar-grand' } }],
  ['MY', { params: { countryCode: 'MY', projectType: 'private-stack', projectSlug: 'cedar-grand' } }],
  ['AU', { to: '/map', search: { countryCode: 'AU', selected: 12 } }],
])('a project of %s opens its report, or the map with it selected where reports are not open', (country, link) => {
  expect(suggestionLink(project, country)).toMatchObject(link)
  expect(suggestionLink({ ...project, kind: 'POSTAL_CODE', title: '460012' }, country)).toMatchObject(link)
})

test.each([
  ['12', '12 Cedar Ave'],
  [null, 'Cedar Ave'],
])('a street of houses that are kept by suburb opens their sales, at house %s', (houseNo, address) => {
  const kept = { ...street, houseNo, typeGroup: 'PRIVATE_LAND', slug: 'cedartown', projectId: '3' } as const
  const search = { countryCode: 'AU', projectType: 'private-land', projectSlug: 'cedartown', address }
  expect(suggestionLink(kept, 'AU')).toMatchObject({ to: '/transaction-lists', search })
})

test('everything else opens its results', () => {
  expect(suggestionLink(street, 'AU')).toMatchObject({ to: '/search', search: { countryCode: 'AU', street: 'Cedar Ave' } })
  expect(suggestionLink({ ...street, kind: 'AREA', areaId: '7' }, 'SG')).toMatchObject({ to: '/search', search: { areaId: '7' } })
  expect(suggestionLink({ ...street, kind: 'STATION', lat: 1.35, lng: 103.85 }, 'SG')).toMatchObject({
    search: { near: '1.3500,103.8500' },
  })
})
