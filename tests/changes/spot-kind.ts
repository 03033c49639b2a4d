import type { Change } from './change.ts'
import { rebuiltTable } from './rebuilt-table.ts'

const KINDS = 'src/graphql/tour-kinds.ts'
const RULES = 'src/server/provider/modules/tour/spot-rules.ts'
const SHOWN = 'src/features/real-360/tour/sphere-spot.tsx'
const WRITTEN = 'src/features/real-360/studio/spot-kinds.tsx'
const GRAPHQL = 'src/graphql/generated'

/** What a place in a panorama may be, here words that always stand open: the kind alone, with what `npm run generate` makes of it. */
export const spotKind: Change = {
  name: 'a kind of spot in tours',
  half: [
    { file: KINDS, find: "TOUR_SPOT_KINDS = ['door', 'note']", put: "TOUR_SPOT_KINDS = ['door', 'note', 'label']" },
    { file: `${GRAPHQL}/graphql.ts`, find: 'export type TourSpotKind =\n', put: "export type TourSpotKind =\n  | 'LABEL'\n" },
    {
      file: `${GRAPHQL}/enumerations.ts`,
      find: "export const TourSpotKind = ['DOOR', 'NOTE']",
      put: "export const TourSpotKind = ['DOOR', 'NOTE', 'LABEL']",
    },
  ],
  refused: { byTypesIn: [RULES, SHOWN, WRITTEN] },
  // the database would refuse the word
  alsoRefusedBy: [{ test: 'src/server/provider/db/tables.test.ts', saying: /'label'/ }],
  rest: [
    {
      file: RULES,
      find: '  note: { leads: false, needsTitle: true },\n',
      put: '  note: { leads: false, needsTitle: true },\n  label: { leads: false, needsTitle: true },\n',
    },
    { file: SHOWN, find: 'NOTE: NoteSpot }', put: 'NOTE: NoteSpot, LABEL: LabelSpot }' },
    {
      file: SHOWN,
      find: '/** A note that opens. */\n',
      put: `/** Words that stand open. */
function LabelSpot({ spot }: SpotProps) {
  return <p className={cx(middle, '-translate-y-1/2')}>{spot.title}</p>
}

/** A note that opens. */
`,
    },
    {
      file: WRITTEN,
      find: '  NOTE: { Adder: NoteAdder,',
      put: "  LABEL: { Adder: NoteAdder, Fields: NoteFields, sign: 'a', name: noteName, mark: noteName },\n  NOTE: { Adder: NoteAdder,",
    },
    rebuiltTable({
      migration: '0037_spot_kinds.sql',
      table: 'tour_spot',
      as: '0092_spot_kind.sql',
      find: "kind in ('door', 'note')",
      put: "kind in ('door', 'note', 'label')",
    }),
  ],
}
