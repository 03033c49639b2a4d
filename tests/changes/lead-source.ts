import { read } from '../architecture/sources.ts'
import type { Change } from './change.ts'

const WORDS = 'src/server/provider/db/trade/words.ts'
const NAMES = 'src/features/lead/lead-words.ts'
const SHEET = 'src/features/lead/lead-files.test.ts'
const GRAPHQL = 'src/graphql/generated'
const MIGRATIONS = 'src/server/provider/db/trade/migrations'

/** How the newest word came: the column is made anew, because other tables refer to the leads. */
const [columnOfOrigins = ''] =
  /^drop trigger entity_event_lead_changed;[\s\S]*?^end;/m.exec(read(`${MIGRATIONS}/0055_open_house_visits.sql`)) ?? []
const anotherColumn = columnOfOrigins.replace("'open-house')", "'open-house', 'auction')")

/** Where a lead may come from: the word alone, with what `npm run generate` makes of it. */
export const leadSource: Change = {
  name: 'a source of leads',
  half: [
    {
      file: WORDS,
      find: "'booking', 'open-house'] as const\nexport type LeadOrigin",
      put: "'booking', 'open-house', 'auction'] as const\nexport type LeadOrigin",
    },
    { file: `${GRAPHQL}/graphql.ts`, find: 'export type LeadOrigin =\n', put: "export type LeadOrigin =\n  | 'AUCTION'\n" },
    {
      file: `${GRAPHQL}/enumerations.ts`,
      find: "'BOOKING', 'OPEN_HOUSE'] as const\nexport type LeadOrigin",
      put: "'BOOKING', 'OPEN_HOUSE', 'AUCTION'] as const\nexport type LeadOrigin",
    },
  ],
  refused: { byTypesIn: [NAMES, SHEET] },
  // the database would refuse the word
  alsoRefusedBy: [{ test: 'src/server/provider/db/tables.test.ts', saying: /'auction'/ }],
  rest: [
    { file: NAMES, find: '  OPEN_HOUSE: msg`Open house`,\n', put: '  OPEN_HOUSE: msg`Open house`,\n  AUCTION: msg`Appointment`,\n' },
    { file: SHEET, find: "    BOOKING: 'Appointment',\n", put: "    BOOKING: 'Appointment',\n    AUCTION: 'Auction',\n" },
    { file: `${MIGRATIONS}/0090_lead_origin.sql`, put: anotherColumn },
  ],
}
