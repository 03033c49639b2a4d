import type { Change } from './change.ts'
import { rebuiltTable } from './rebuilt-table.ts'

const WORDS = 'src/server/provider/db/trade/words.ts'
const STATES = 'src/server/provider/modules/booking/booking-states.ts'
const ACT = 'src/server/provider/modules/booking/act.ts'
const CALENDAR_FILE = 'src/server/provider/modules/booking/calendar-file.ts'
const PEOPLE = 'src/server/provider/modules/web-api/people-sets.ts'
const DEMO = 'src/server/provider/demo/trade/bookings.ts'
const VISITOR = 'src/features/booking/booking-words.ts'
const AGENT = 'src/features/scheduler/calendar/calendar-words.ts'
/** Parts that read the words of the agent's calendar. */
const READERS = ['booking/booking-item.tsx', 'booking/booking-panel.tsx', 'views/week-view.tsx'].map(
  (file) => `src/features/scheduler/${file}`,
)
const GRAPHQL = 'src/graphql/generated'

/** What an appointment may be: the word alone, with what `npm run generate` makes of it. No transition leads to it. */
export const appointmentState: Change = {
  name: 'a state of appointments',
  half: [
    {
      file: WORDS,
      find: "'cancelled', 'done'] as const\nexport type BookingState",
      put: "'cancelled', 'done', 'missed'] as const\nexport type BookingState",
    },
    { file: `${GRAPHQL}/graphql.ts`, find: 'export type BookingState =\n', put: "export type BookingState =\n  | 'MISSED'\n" },
    {
      file: `${GRAPHQL}/enumerations.ts`,
      find: "'CANCELLED', 'DONE'] as const\nexport type BookingState",
      put: "'CANCELLED', 'DONE', 'MISSED'] as const\nexport type BookingState",
    },
  ],
  refused: { byTypesIn: [VISITOR, AGENT, ...READERS, CALENDAR_FILE, PEOPLE, DEMO] },
  alsoRefusedBy: [
    { test: 'src/server/provider/db/tables.test.ts', saying: /'missed'/ },
    { test: 'tests/architecture/states.test.ts', saying: /"missed"/ },
  ],
  rest: [
    { file: VISITOR, find: '  DONE: msg`Took place`,\n', put: '  DONE: msg`Took place`,\n  MISSED: msg`Took place`,\n' },
    { file: AGENT, find: '  DONE: msg`Done`,\n', put: '  DONE: msg`Done`,\n  MISSED: msg`Done`,\n' },
    { file: AGENT, find: "  DONE: 'quiet',\n", put: "  DONE: 'quiet',\n  MISSED: 'quiet',\n" },
    {
      file: CALENDAR_FILE,
      find: '  done: ICalEventStatus.CONFIRMED,\n',
      put: '  done: ICalEventStatus.CONFIRMED,\n  missed: ICalEventStatus.CANCELLED,\n',
    },
    { file: PEOPLE, find: "  done: 'Confirmed',\n", put: "  done: 'Confirmed',\n  missed: 'Cancelled',\n" },
    {
      file: DEMO,
      find: "  done: { action: 'complete', actor: 'owner' },\n",
      put: "  done: { action: 'complete', actor: 'owner' },\n  missed: { action: 'complete', actor: 'owner' },\n",
    },
    { file: STATES, find: "'cancel', 'complete'] as const", put: "'cancel', 'complete', 'miss'] as const" },
    {
      file: STATES,
      find: "  complete: { from: ['confirmed'], to: 'done', by: ['owner'] },\n",
      put: "  complete: { from: ['confirmed'], to: 'done', by: ['owner'] },\n  miss: { from: ['confirmed'], to: 'missed', by: ['owner'] },\n",
    },
    {
      file: ACT,
      find: "  complete: (now) => ({ sql: 'starts_at <= ?', parameters: [now] }),\n",
      put: `  complete: (now) => ({ sql: 'starts_at <= ?', parameters: [now] }),
  miss: (now) => ({ sql: 'ends_at <= ?', parameters: [now] }),
`,
    },
    {
      file: ACT,
      find: '  complete: () => ({ letter: null, notice: null }),\n',
      put: '  complete: () => ({ letter: null, notice: null }),\n  miss: () => ({ letter: null, notice: null }),\n',
    },
    rebuiltTable({
      migration: '0002_bookings.sql',
      table: 'booking',
      as: '0091_booking_state.sql',
      find: "'cancelled', 'done')",
      put: "'cancelled', 'done', 'missed')",
    }),
  ],
}
