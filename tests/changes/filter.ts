import type { Change } from './change.ts'

const ROWS = 'src/features/shared/filter/rows.ts'
const NAMES = 'src/features/shared/property/filter/filter-names.ts'
const SAID = 'src/features/shared/filter/sentence/sentence-words.ts'
const WIRE = 'src/features/shared/property/filter/wire-limits.ts'
const COLUMNS = 'src/server/provider/modules/property/range-columns.ts'
const LISTED = 'src/server/provider/modules/listing-search/listing-figures.ts'
const MARKERS = 'src/graphql/marker-snapshot.ts'

/** A filter by the year in which a lease began: its row alone, then its name, its column of a marker, its SQL and the contract, and what people say for it. */
export const filter: Change = {
  name: 'a filter by a figure',
  half: [
    {
      file: ROWS,
      find: "    marks: one('yield'),\n  },\n",
      put: `    marks: one('yield'),
  },
  /** year in which the lease began */
  leaseStart: {
    param: 'leaseFrom',
    panel: ['building', 4],
    unit: 'year',
    quantisation: quantisation(1, [1_850, 1], [2_100, 0]),
    offered: everywhere({ min: 1950, max: 2035, step: 1, curve: 1 }),
    isOfRents: false,
    marks: one('leaseStart'),
  },
`,
    },
  ],
  refused: { byTypesIn: [ROWS, SAID, NAMES, WIRE, LISTED, COLUMNS] },
  rest: [
    {
      file: NAMES,
      find: '  yield: msg`Gross rental yield`,\n',
      put: '  yield: msg`Gross rental yield`,\n  leaseStart: msg`Start of the lease`,\n',
    },
    { file: SAID, find: "      yield: 'yield|", put: "      leaseStart: 'lease begun',\n      yield: 'yield|" },
    { file: SAID, find: "      yield: '回报率|", put: "      leaseStart: '地契始于',\n      yield: '回报率|" },
    { file: SAID, find: "      yield: 'pulangan sewa|", put: "      leaseStart: 'pajakan mulai',\n      yield: 'pulangan sewa|" },
    { file: MARKERS, find: 'MARKER_VERSION = 5', put: 'MARKER_VERSION = 6' },
    { file: MARKERS, find: 'MARKER_BYTES_MAX = 28', put: 'MARKER_BYTES_MAX = 29' },
    { file: MARKERS, find: '  facilities: 10,\n', put: '  facilities: 10,\n  leaseStart: 9,\n' },
    { file: COLUMNS, find: '  change: one(', put: "  leaseStart: one('p.lease_start_year', 'Year.'),\n  change: one(" },
    {
      file: LISTED,
      find: '  change: null,\n',
      put: "  leaseStart: { column: 'null', about: 'No advertisement says it.' },\n  change: null,\n",
    },
    // as `npm run generate` writes it
    {
      file: 'src/graphql/generated/graphql.ts',
      find: '  leaseLeft?: RangeInput | null | undefined;\n  near?: NearInput',
      put: '  leaseLeft?: RangeInput | null | undefined;\n  leaseStart?: RangeInput | null | undefined;\n  near?: NearInput',
    },
  ],
  proof: ['src/features/shared/filter'],
}
