import type { Change } from './change.ts'

const WORDS = 'src/server/provider/db/trade/words.ts'
const NAMES = 'src/features/lead/lead-words.ts'
const SHEET = 'src/features/lead/lead-files.test.ts'
const GRAPHQL = 'src/graphql/generated'

/** Where a lead may come from: the word alone, with what `npm run generate` makes of it. */
export const leadSource: Change = {
  name: 'a source of leads',
  half: [
    {
      file: WORDS,
      find: "  'area',\n] as const\nexport type LeadOrigin",
      put: "  'area',\n  'auction',\n] as const\nexport type LeadOrigin",
    },
    { file: `${GRAPHQL}/graphql.ts`, find: 'export type LeadOrigin =\n', put: "export type LeadOrigin =\n  | 'AUCTION'\n" },
    {
      file: `${GRAPHQL}/enumerations.ts`,
      find: "'OPEN_HOUSE', 'AREA'] as const\nexport type LeadOrigin",
      put: "'OPEN_HOUSE', 'AREA', 'AUCTION'] as const\nexport type LeadOrigin",
    },
  ],
  refused: { byTypesIn: [NAMES, SHEET] },
  rest: [
    { file: NAMES, find: '  AREA: msg`Ask an agent`,\n', put: '  AREA: msg`Ask an agent`,\n  AUCTION: msg`Appointment`,\n' },
    { file: SHEET, find: "    BOOKING: 'Appointment',\n", put: "    BOOKING: 'Appointment',\n    AUCTION: 'Auction',\n" },
  ],
}
