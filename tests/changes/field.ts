import type { Change } from './change.ts'

const TABLE = 'src/server/provider/db/market/place-tables.ts'
const SG = 'src/server/provider/import/sg'

const producers = [
  {
    file: 'src/server/provider/demo/project-rows.ts',
    find: '      postalCode: market.postalCode(',
    put: '      noiseDecibel: null,\n      postalCode: market.postalCode(',
  },
  { file: `${SG}/hdb-blocks.ts`, find: 'const shared = { postalCode,', put: 'const shared = { noiseDecibel: null, postalCode,' },
  { file: `${SG}/landed-sales.ts`, find: 'street: name, postalCode: null }', put: 'street: name, postalCode: null, noiseDecibel: null }' },
  {
    file: `${SG}/private-projects.ts`,
    find: 'street, postalCode: null, areaId }',
    put: 'street, postalCode: null, areaId, noiseDecibel: null }',
  },
  {
    file: 'tests/import/suggestions.test.ts',
    find: "street: 'Cedar Park', postalCode: String(",
    put: "street: 'Cedar Park', noiseDecibel: null, postalCode: String(",
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
