import { readFileSync } from 'node:fs'
import { buildSchema, isInterfaceType, Kind, parse } from 'graphql'
import { expect, it } from 'vitest'

it('pages and editor ask for everything that is said of a home', () => {
  const type = buildSchema(readFileSync('src/graphql/schema.graphql', 'utf8')).getType('AdvertisedHome')
  const said = isInterfaceType(type) ? Object.keys(type.getFields()) : []
  const { definitions } = parse(readFileSync('src/graphql/documents/property/SaidOfHome.graphql', 'utf8'))
  const asked = definitions
    .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
    .flatMap(({ selectionSet }) => selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? one.name.value : [])))
  expect(said).toContain('bedrooms')
  expect(said.filter((field) => !asked.includes(field))).toEqual([])
})
