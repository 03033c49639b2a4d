import type { Change } from './change.ts'
import { rebuiltTable } from './rebuilt-table.ts'

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
      find: "'tour', 'booking'] as const\nexport type LeadOrigin",
      put: "'tour', 'booking', 'auction'] as const\nexport type LeadOrigin",
    },
    { file: `${GRAPHQL}/graphql.ts`, find: 'export type LeadOrigin =\n', put: "export type LeadOrigin =\n  | 'AUCTION'\n" },
    {
      file: `${GRAPHQL}/enumerations.ts`,
      find: "'TOUR', 'BOOKING'] as const\nexport type LeadOrigin",
      put: "'TOUR', 'BOOKING', 'AUCTION'] as const\nexport type LeadOrigin",
    },
  ],
  refused: { byTypesIn: [NAMES, SHEET] },
  // the database would refuse the word
  alsoRefusedBy: [{ test: 'src/server/provider/db/tables.test.ts', saying: /'auction'/ }],
  rest: [
    { file: NAMES, find: '  BOOKING: msg`Appointment`,\n', put: '  BOOKING: msg`Appointment`,\n  AUCTION: msg`Appointment`,\n' },
    { file: SHEET, find: "    BOOKING: 'Appointment',\n", put: "    BOOKING: 'Appointment',\n    AUCTION: 'Auction',\n" },
    rebuiltTable({
      migration: '0003_leads.sql',
      table: 'lead',
      as: '0090_lead_origin.sql',
      find: "'tour', 'booking')",
      put: "'tour', 'booking', 'auction')",
    }),
  ],
}
