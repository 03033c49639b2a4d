import { builder } from '../../../builder.ts'
import type { ProviderContext } from '../../../context.ts'
import { batchLoader, indexBy } from '../../../db/batch-loader.ts'
import { pick, type RowOf } from '../../../db/column-table.ts'
import { LAUNCH_INTEREST } from '../../../db/trade/launch-tables.ts'
import { refusal } from '../../../errors.ts'
import { unixSeconds } from '../../../ports/clock/clock.ts'
import { TypeGroupEnum } from '../../../vocabulary-enums.ts'
import { SlotRef } from '../../booking/booking-type.ts'
import { publicIdOf } from '../../booking/public-host.ts'
import { readSchedule } from '../../booking/schedule-store.ts'
import { BookingModeEnum } from '../../booking/schedule-type.ts'
import { LeadRef } from '../../lead/lead-type.ts'
import { launchByProject } from '../launch-store.ts'
import { LaunchRef } from '../launch-type.ts'
import { agentOfLaunch, type LaunchAgent } from './launch-agent.ts'
import { type PreviewTimes, previewTimes } from './preview-times.ts'
import { takeInterest } from './take-interest.ts'

const INTEREST_ROW = pick(LAUNCH_INTEREST, 'leadId', 'number', 'unit', 'unitMixes', 'previewOn')
type InterestRow = RowOf<typeof INTEREST_ROW>

const LaunchInterestRef = builder.objectRef<InterestRow>('LaunchInterest').implement({
  description: 'What somebody wants of a launch, with their ballot number.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    unit: t.exposeString('unit', { nullable: true, description: 'Floor and stack, "12-03".' }),
    unitMixes: t.stringList({ resolve: ({ unitMixes }): string[] => JSON.parse(unitMixes) }),
    previewOn: t.exposeString('previewOn', { nullable: true, description: 'When they come to the preview, "2026-11-28".' }),
  }),
})

const interestsOfLeads = ({ trade }: ProviderContext) =>
  batchLoader<string, InterestRow | null>(async (ids) => {
    const rows = await trade.all(
      INTEREST_ROW,
      `select lead_id as leadId, number, unit, unit_mixes as unitMixes, preview_on as previewOn from launch_interest
      where lead_id in (select value from json_each(?))`,
      JSON.stringify(ids),
    )
    return indexBy(rows, ({ leadId }) => leadId)
  }, null)

builder.objectField(LeadRef, 'launchInterest', (t) =>
  t.field({
    type: LaunchInterestRef,
    nullable: true,
    extensions: { cost: 1 },
    resolve: ({ id, origin }, _, context) => (origin === 'launch' ? context.perRequest(interestsOfLeads).load(id) : null),
  }),
)

const LaunchAgentRef = builder.objectRef<LaunchAgent>('LaunchAgent').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    host: t.string({
      nullable: true,
      description: 'Public id under which the agent offers times; null where none are.',
      resolve: async ({ id }, _, { trade, account }) => ((await readSchedule(trade, id)) ? publicIdOf(account, id) : null),
    }),
  }),
})

const PreviewTimesRef = builder.objectRef<PreviewTimes>('LaunchPreviewTimes').implement({
  description: 'When the agent of a launch can be met in the days of its preview.',
  fields: (t) => ({
    timeZone: t.string({ resolve: ({ schedule }) => schedule.rules.timeZone }),
    mode: t.field({ type: BookingModeEnum, resolve: ({ own }) => own.mode }),
    place: t.string({ description: '"" when that is agreed each time.', resolve: ({ own }) => own.place }),
    slots: t.field({ type: [SlotRef], extensions: { listSize: 100 }, resolve: ({ slots }) => slots }),
  }),
})

builder.objectField(LaunchRef, 'previewTimes', (t) =>
  t.field({
    type: PreviewTimesRef,
    nullable: true,
    description: 'Null where whoever answers offers no times then.',
    extensions: { cost: 20 },
    resolve: async (launch, _, context) =>
      launch.previewFrom === null
        ? null
        : previewTimes(context, launch, await agentOfLaunch(context, launch.id), unixSeconds(context.clock)),
  }),
)

builder.objectField(LaunchRef, 'agent', (t) =>
  t.field({
    type: LaunchAgentRef,
    nullable: true,
    description: 'Who answers for it; null: the operator.',
    extensions: { cost: 5 },
    resolve: ({ id }, _, context) => agentOfLaunch(context, id),
  }),
)

const LaunchInterestInput = builder.inputType('LaunchInterestInput', {
  fields: (t) => ({
    typeGroup: t.field({ type: TypeGroupEnum, required: true }),
    slug: t.string({ required: true }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ required: true, description: '"" where none is given.' }),
    message: t.string({ required: true, description: '"" without any.' }),
    unit: t.string({ description: 'Floor and stack, "12-03".' }),
    unitMixes: t.stringList({ required: true }),
    previewOn: t.string({ description: 'A day of the preview, "2026-11-28".' }),
    startsAt: t.string({ description: 'A free time of `previewTimes`, ISO 8601; its day is then that of the preview.' }),
    agrees: t.boolean({ required: true, description: 'To be written to about the launch.' }),
    honey: t.string({ description: 'A field that people do not see; "" from them.' }),
    seconds: t.int({ description: 'From the form to its sending.' }),
  }),
})

builder.mutationField('registerForLaunch', (t) =>
  t.int({
    nullable: true,
    description:
      'Registers interest in a launch and returns the ballot number, one for each address and launch; null where the address has one by another attempt: it was mailed there. Codes: "enquiry-<field>", launch-unknown, launch-closed, launch-consent, launch-unit, launch-kinds, launch-preview, launch-time, too-many-attempts.',
    args: { key: t.arg.string({ required: true }), input: t.arg({ type: LaunchInterestInput, required: true }) },
    extensions: { cost: 80 },
    resolve: async (_, { key, input: { typeGroup, slug, ...input } }, context) => {
      const launch = await launchByProject(context, typeGroup, slug)
      if (!launch) throw refusal('launch-unknown', 'There is no launch of this project.')
      const { unit = null, previewOn = null, startsAt = null, honey, seconds = null } = input
      return takeInterest(context, launch, { ...input, key, unit, previewOn, startsAt, honey: honey ?? '', seconds })
    },
  }),
)
