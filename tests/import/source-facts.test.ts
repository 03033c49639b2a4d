import { expect, it } from 'vitest'
import { COUNTRY_CODES } from '../../src/features/shared/market/vocabulary.ts'
import { licencesOf } from '../../src/features/site/data-sources/licences.ts'
import { isSourceKind, PUBLISHERS, publisherNames } from '../../src/features/site/data-sources/publishers.ts'
import { readStreetsFile } from '../../src/server/provider/demo/streets.ts'
import { AU_FORMATS } from '../../src/server/provider/import/au/formats.ts'
import { HK_FORMATS } from '../../src/server/provider/import/hk/formats.ts'
import { MY_FORMATS } from '../../src/server/provider/import/my/formats.ts'
import { SG_FORMATS } from '../../src/server/provider/import/sg/formats.ts'

const READ_FORMATS = [...SG_FORMATS, ...MY_FORMATS, ...HK_FORMATS, ...AU_FORMATS]

it('every published format that has a reader has a publisher, so has what is shipped, and no other has', () => {
  const shipped = COUNTRY_CODES.flatMap((country) => readStreetsFile(country)?.kind ?? [])
  expect(Object.keys(PUBLISHERS).toSorted()).toEqual([...new Set([...READ_FORMATS.map(({ id }) => id), ...shipped])].toSorted())
})

it('the main licence of a file has its text, and what no file names is not given a name', () => {
  const unlinked = READ_FORMATS.map(({ licence }) => licencesOf(licence)[0]).filter((licence) => licence?.href === null)
  expect(unlinked).toEqual([])
  expect(licencesOf('as stated by its publisher')).toEqual([])
  expect(licencesOf('Singapore Open Data Licence v1.0; malls CC BY-SA').map(({ href }) => href !== null)).toEqual([true, false])
})

it('names each publisher once, and none for a kind that nobody knows', () => {
  expect(publisherNames(['sg-hdb-resale', 'sg-hdb-property-information', 'sg-schools', 'demo'])).toEqual(['HDB', 'MOE'])
  expect(isSourceKind('toString')).toBe(false)
})
