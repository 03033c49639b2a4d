import type { Change } from './change.ts'

const TABLES = 'src/features/shared/property/duties/sg-tables.ts'
const EXAMPLES = 'src/features/shared/property/duties/dated-rows.test.ts'

/** Rates that hold from a day to come, without an amount that the authority prints for them. */
export const dutyRow: Change = {
  name: 'a row of a duty that is to come',
  half: [
    {
      file: TABLES,
      find: `        { over: 3_000_000, rate: 600 },
      ]),
      minimum: 1,
    },
  },
`,
      put: `        { over: 3_000_000, rate: 600 },
      ]),
      minimum: 1,
    },
  },
  {
    effectiveFrom: '2030-01-01',
    source: BUYER_SOURCE,
    checkedOn,
    table: {
      bands: rateBands([
        { over: 0, rate: 100 },
        { over: 200_000, rate: 200 },
      ]),
      minimum: 1,
    },
  },
`,
    },
  ],
  refused: { byTypesIn: [EXAMPLES] },
  rest: [
    { file: EXAMPLES, find: "  '2023-02-15': [\n", put: "  '2030-01-01': [[200_000, 2_000], [300_000, 4_000]],\n  '2023-02-15': [\n" },
  ],
  proof: [EXAMPLES],
}
