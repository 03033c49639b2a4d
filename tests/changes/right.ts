import type { Change } from './change.ts'

const TABLE = 'src/graphql/plan-rights.ts'
const SEATS = 'src/server/provider/modules/subscription/seat-rights.ts'
const CARDS = 'src/features/billing/plans/plan-opens.tsx'

const rowOf = (plan: string, isOpen: boolean) => ({
  file: TABLE,
  find: `  ${plan}: {\n`,
  put: `  ${plan}: {\n    'rent-forecasts': ${isOpen},\n`,
})

/** A right that one plan opens, of which nobody says whether seats have it and what cards call it. */
export const right: Change = {
  name: 'a right of one plan',
  half: [
    { file: TABLE, find: "  'smart-plan-handouts',\n", put: "  'smart-plan-handouts',\n  'rent-forecasts',\n" },
    rowOf("'agent-solo'", false),
    rowOf("'agent-team'", true),
    rowOf('owner', false),
    rowOf("'sub-account'", false),
  ],
  refused: { byTypesIn: [CARDS, SEATS] },
  rest: [
    {
      file: SEATS,
      find: "  'smart-plan-handouts': 'reports',\n",
      put: "  'smart-plan-handouts': 'reports',\n  'rent-forecasts': 'reports',\n",
    },
    { file: CARDS, find: "  'address-labels': [{", put: "  'rent-forecasts': [],\n  'address-labels': [{" },
  ],
  proof: ['src/server/provider/modules/seat/seat-rights.test.ts', 'src/features/shell/access.test.ts'],
}
