import type { Change } from './change.ts'

const TABLE = 'src/server/provider/db/market/place-tables.ts'
const IMPORT = 'src/server/provider/import'
const SG = `${IMPORT}/sg`

const producers = [
  {
    file: 'src/server/provider/demo/project-rows.ts',
    find: '      postalCode: market.postalCode(',
    put: '      noiseDecibel: null,\n      postalCode: market.postalCode(',
  },
  { file: `${SG}/hdb-blocks.ts`, find: 'const shared = { postalCode,', put: 'const shared = { noiseDecibel: null, postalCode,' },
  {
    file: `${SG}/landed-sales.ts`,
    find: '        street: name,\n        postalCode: null,\n',
    put: '        street: name,\n        postalCode: null,\n        noiseDecibel: null,\n',
  },
  {
    file: `${SG}/private-projects.ts`,
    find: '        street,\n        postalCode: null,\n',
    put: '        street,\n        postalCode: null,\n        noiseDecibel: null,\n',
  },
  { file: `${IMPORT}/au/nsw-homes.ts`, find: 'isPlacedByArea: 1,', put: 'isPlacedByArea: 1,\n        noiseDecibel: null,' },
  { file: `${IMPORT}/au/victoria-homes.ts`, find: 'isPlacedByArea: 0,', put: 'isPlacedByArea: 0,\n        noiseDecibel: null,' },
  { file: `${IMPORT}/hk/estates.ts`, find: 'isPlacedByArea: 0,', put: 'isPlacedByArea: 0,\n          noiseDecibel: null,' },
  { file: `${IMPORT}/my/schemes.ts`, find: 'isPlacedByArea: 0,', put: 'isPlacedByArea: 0,\n          noiseDecibel: null,' },
  {
    file: 'tests/import/suggestions.test.ts',
    find: "  street: 'Cedar Park',\n",
    put: "  street: 'Cedar Park',\n  noiseDecibel: null,\n",
  },
  {
    file: 'tests/import/type-ahead.test.ts',
    find: "  street: '',\n  postalCode: null,\n",
    put: "  street: '',\n  noiseDecibel: null,\n  postalCode: null,\n",
  },
  {
    file: 'tests/fixtures/market-fixture.ts',
    find: '  postalCode: String(460_000 + id),',
    put: '  noiseDecibel: null,\n  postalCode: String(460_000 + id),',
  },
]

/** A column of projects that no producer fills; with them, the column that a migration must make. */
export const field: Change = {
  name: 'a field of projects',
  half: [
    {
      file: TABLE,
      find: "    postalCode: orNull(text()),\n    /** the market's default report area (§9) */",
      put: "    postalCode: orNull(text()),\n    /** decibels at the façade by day */\n    noiseDecibel: orNull(real()),\n    /** the market's default report area (§9) */",
    },
  ],
  refused: { byTypesIn: producers.map(({ file }) => file) },
  rest: [
    ...producers,
    { file: 'src/server/provider/db/market/migrations/0007_noise.sql', put: 'alter table project add column noise_decibel real;\n' },
  ],
  proof: ['src/server/provider/db/market/tables.test.ts'],
}
