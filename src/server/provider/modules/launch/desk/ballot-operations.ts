import { builder } from '../../../builder.ts'
import { today } from '../../../day.ts'
import { refusal } from '../../../errors.ts'
import { isoTime } from '../../../iso-time.ts'
import { unixSeconds } from '../../../ports/clock/clock.ts'
import { leadVisibility } from '../../lead/lead-access.ts'
import { LeadStateEnum } from '../../lead/lead-type.ts'
import { UnitStateEnum } from '../launch-page-type.ts'
import { LaunchRef } from '../launch-type.ts'
import { BALLOT_MAX, type BallotRow, ballotOf } from './ballot-list.ts'
import { workedLaunch } from './launch-access.ts'
import { setUnitState } from './set-unit-state.ts'

const BallotEntryRef = builder.objectRef<BallotRow>('BallotEntry').implement({
  description: 'A ballot number of a launch and who holds it; null fields where the enquiry is somebody else’s.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    lead: t.exposeID('leadId', { nullable: true }),
    name: t.exposeString('name', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    state: t.expose('state', { type: LeadStateEnum, nullable: true, description: 'Of the enquiry.' }),
    unit: t.exposeString('unit', { nullable: true, description: 'Floor and stack, "12-03".' }),
    unitMixes: t.stringList({ resolve: ({ unitMixes }): string[] => JSON.parse(unitMixes) }),
    previewOn: t.exposeString('previewOn', { nullable: true, description: 'When they come to the preview, "2026-11-28".' }),
    registeredDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ agreedAt }) => isoTime(agreedAt) }),
  }),
})

builder.queryField('launchBallot', (t) =>
  t.field({
    type: [BallotEntryRef],
    description: `The ballot numbers of a launch in their order, at most ${BALLOT_MAX}, for staff and for the agent who answers for it. Codes: launch-unknown.`,
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 50, listSize: 100 },
    resolve: async (_, { id }, context) => {
      const launch = await workedLaunch(context, String(id))
      return ballotOf(context.trade, launch.id, await leadVisibility(context))
    },
  }),
)

builder.mutationField('setUnitState', (t) =>
  t.field({
    type: LaunchRef,
    description:
      'Sets the state of one home of a launch as of today, for staff and for the agent who answers for it. `from` is the state that it was seen in. A list that is brought later replaces it. Codes: launch-unknown, launch-unit-state.',
    args: {
      id: t.arg.id({ required: true }),
      stack: t.arg.string({ required: true }),
      floor: t.arg.int({ required: true }),
      from: t.arg({ type: UnitStateEnum, required: true }),
      to: t.arg({ type: UnitStateEnum, required: true }),
    },
    extensions: { cost: 60 },
    resolve: async (_, { id, ...unit }, context) => {
      const launch = await workedLaunch(context, String(id))
      const press = {
        ...unit,
        launchId: launch.id,
        day: today(context.clock, context.country),
        mark: `press ${crypto.randomUUID()}`,
        now: unixSeconds(context.clock),
      }
      if (!(await setUnitState(context.trade, press))) throw refusal('launch-unit-state', 'The home is in another state meanwhile.')
      return workedLaunch(context, launch.id)
    },
  }),
)
