// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { cleanup, screen } from '@testing-library/react'
import { buildSchema, isInputObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { showPart } from '#fixtures/show-part.tsx'
import type { CountryCode } from '#market/vocabulary.ts'
import { FacilityFields } from './facility-fields.tsx'
import { WrittenHomeFields } from './home-fields.tsx'
import { emptyListing } from './listing-values.ts'
import { PriceFields } from './price-fields.tsx'
import { WordFields } from './word-fields.tsx'

/** The values that the parts of the editor read for a listing in a country. */
async function readIn(country: CountryCode): Promise<Set<string>> {
  const read = new Set<string>()
  const values = new Proxy(emptyListing('en-US'), {
    get(target, field) {
      read.add(String(field))
      return Reflect.get(target, field)
    },
  })
  const parts = { edit: { values, write: () => undefined }, listing: { country, propertyGroup: null }, needs: [] }
  await showPart(
    <>
      <WrittenHomeFields {...parts} />
      <FacilityFields edit={parts.edit} />
      <PriceFields {...parts} />
      <WordFields edit={parts.edit} />
    </>,
    { country },
  )
  return read
}

// Hong Kong has no postal codes, and is alone in telling how an area was measured
it('everything that the contract takes of a listing is written in the editor', async () => {
  const type = buildSchema(readFileSync('src/graphql/schema.graphql', 'utf8')).getType('ListingInput')
  const fields = isInputObjectType(type) ? Object.keys(type.getFields()) : []
  expect(fields).toContain('price')
  const read = new Set([...(await readIn('SG')), ...(await readIn('HK'))])
  // the language is that of the page on which the listing was begun
  expect(fields.filter((field) => !read.has(field))).toEqual(['locale'])
})

const optionsOf = async (project: Parameters<typeof WrittenHomeFields>[0]['edit']['values']['project'], country: CountryCode = 'SG') => {
  const edit = { values: { ...emptyListing('en-US'), project }, write: () => undefined }
  cleanup()
  await showPart(<WrittenHomeFields edit={edit} listing={{ country, propertyGroup: null }} needs={[]} />, { country })
  return screen.getAllByRole('option').map(({ textContent }) => textContent)
}

it('sellers of HDB flats choose by rooms, others by bedrooms', async () => {
  const hdb = await optionsOf({ typeGroup: 'PUBLIC_STACK', slug: 'blk-1', name: 'Blk 1' })
  expect(hdb).toContain('4-room')
  for (const word of ['4 bedrooms', 'Studio', 'Terrace house']) expect(hdb).not.toContain(word)
  const condo = await optionsOf({ typeGroup: 'PRIVATE_STACK', slug: 'meadow', name: 'The Meadow' })
  expect(condo).toContain('4 bedrooms')
  expect(condo).not.toContain('4-room')
})
