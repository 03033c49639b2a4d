import { expect, test } from 'vitest'
import { valueHomeLink, valueSuggestionLink } from './value-link.ts'

const project = { kind: 'PROJECT', title: 'Cedar Grand', typeGroup: 'PRIVATE_STACK', slug: 'cedar-grand' } as const
const street = { kind: 'STREET', title: 'Cedar Ave', typeGroup: null, slug: null } as const

test('a project opens its estimate in the tool that was used', () => {
  const search = { countryCode: 'SG', projectType: 'private-stack', projectSlug: 'cedar-grand' }
  expect(valueSuggestionLink(project, 'SG', '/user/subaccount/realValue')).toEqual({ to: '/user/subaccount/realValue', search })
  expect(valueHomeLink(project, 'SG')).toEqual({ to: '/realValue', search })
})

test('a place opens the projects to choose from', () => {
  expect(valueSuggestionLink(street, 'MY', '/realValue')).toMatchObject({ search: { countryCode: 'MY', street: 'Cedar Ave' } })
  expect(valueSuggestionLink({ ...street, kind: 'AREA', areaId: '7' }, 'SG', '/realValue')).toMatchObject({ search: { areaId: '7' } })
  expect(valueSuggestionLink({ ...street, kind: 'STATION', lat: 1.35, lng: 103.85 }, 'SG', '/realValue')).toMatchObject({
    search: { near: '1.3500,103.8500' },
  })
  expect(valueSuggestionLink({ ...street, kind: 'POSTAL_CODE', title: '460012' }, 'SG', '/realValue')).toMatchObject({
    search: { q: 460012 },
  })
})
