import { builder } from '../../builder.ts'
import { ProjectRef } from '../property/type.ts'
import { estimateHistory, HISTORY_QUARTERS, type PastValuation } from './estimate-history.ts'
import { HomeInput } from './type.ts'

const PastEstimateRef = builder.objectRef<PastValuation>('PastEstimate').implement({
  description: 'The estimate that today’s method gives from the sales recorded up to a month.',
  fields: (t) => ({
    asOf: t.expose('asOf', { type: 'Month', description: 'The month up to which sales are used.' }),
    value: t.expose('value', { type: 'Money' }),
    low68: t.expose('low68', { type: 'Money' }),
    high68: t.expose('high68', { type: 'Money' }),
    low90: t.expose('low90', { type: 'Money' }),
    high90: t.expose('high90', { type: 'Money' }),
    effectiveN: t.exposeFloat('effectiveN'),
  }),
})

builder.objectField(ProjectRef, 'estimateHistory', (t) =>
  t.field({
    type: [PastEstimateRef],
    description:
      'Estimates of the described home by quarter, oldest first, the last of today; quarters in which the method refuses are left out.',
    args: {
      home: t.arg({ type: HomeInput }),
      withMonthBefore: t.arg.boolean({ defaultValue: false, description: 'Also the month before the newest.' }),
    },
    // as an estimate: a few of them fit into one query, and none into a list
    extensions: { cost: 1_500, listSize: HISTORY_QUARTERS + 2 },
    resolve: (project, { home, withMonthBefore }, context) => estimateHistory(context, project, home ?? {}, withMonthBefore ?? false),
  }),
)
