import { expect, it } from 'vitest'
import { blockKey, estateName, NAMED_ESTATES, namedEstate } from './hdb-estates.ts'

it('knows the estate of a block in every spelling of its street, and of no other block', () => {
  for (const street of ['CANTONMENT RD', 'Cantonment Road']) expect(namedEstate(blockKey('1G', street))).toBe('The Pinnacle@Duxton')
  expect(namedEstate(blockKey('88', 'DAWSON RD'))).toBe('SkyVille@Dawson')
  // the multi-storey car park beside them
  for (const [block, street] of [
    ['1H', 'CANTONMENT RD'],
    ['86A', 'DAWSON RD'],
    ['1G', 'CANTONMENT CL'],
  ] as const)
    expect(namedEstate(blockKey(block, street))).toBeNull()
})

it('has no block in two estates', () => {
  const keys = NAMED_ESTATES.flatMap(({ blocks, street }) => blocks.map((block) => blockKey(block, street)))
  expect(new Set(keys).size).toBe(keys.length)
})

it.each([
  ['ALKAFF OASIS', 'Alkaff Oasis'],
  ['SKY VISTA @ BUKIT BATOK', 'Sky Vista @ Bukit Batok'],
  ['CITY VUE @HENDERSON', 'City Vue @ Henderson'],
  ['NORTHSHORE RESIDENCES II', 'Northshore Residences II'],
  ["ST GEORGE'S TOWERS", "St George's Towers"],
  ['YISHUN N4 C21A', null],
  ['SENGKANG N4 C41', null],
])('%s → %s', (text, name) => expect(estateName(text)).toBe(name))
