import { DAY_ORDERS } from '#market/spreadsheet/spreadsheet-days.ts'
import { DECIMAL_MARKS } from '#market/spreadsheet/spreadsheet-numbers.ts'
import { builder } from '../../../builder.ts'
import { USER } from '../../../db/account/people-tables.ts'
import { pick } from '../../../db/column-table.ts'
import { refusal } from '../../../errors.ts'
import { unixSeconds } from '../../../ports/clock/clock.ts'
import { emailKey, isStaffRow } from '../../../user-row.ts'
import { requireStaff, requireViewer } from '../../../viewer.ts'
import { LAUNCH_COLUMNS, LAUNCH_ROW } from '../launch-row.ts'
import type { LaunchQuestion } from '../launch-table.ts'
import { LaunchRef } from '../launch-type.ts'
import type { LaunchFault } from '../take-launches.ts'
import { type LaunchDifference, type LaunchFile, launchFile } from './launch-file.ts'

const LAUNCHES_MAX = 200

const LaunchDifferenceRef = builder.objectRef<LaunchDifference>('LaunchDifference').implement({
  description: 'What taking a launch of a file changes: numbers of homes.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    isNew: t.exposeBoolean('isNew'),
    added: t.exposeInt('added'),
    removed: t.exposeInt('removed'),
    repriced: t.exposeInt('repriced'),
    restated: t.exposeInt('restated'),
  }),
})

const LaunchFaultRef = builder.objectRef<LaunchFault>('LaunchFault').implement({
  fields: (t) => ({ row: t.exposeInt('row'), field: t.exposeString('field'), reason: t.exposeString('reason') }),
})

const DayOrderEnum = builder.enumType('DayOrder', {
  description: 'What comes first in the days of a sheet, where both are numerals.',
  values: DAY_ORDERS,
})
const DecimalMarkEnum = builder.enumType('DecimalMark', { description: 'The mark of decimals in a sheet.', values: DECIMAL_MARKS })
const LaunchQuestionAboutEnum = builder.enumType('LaunchQuestionAbout', { values: ['DAY_ORDER', 'DECIMAL_MARK'] as const })

const LaunchMeaningRef = builder.objectRef<LaunchQuestion['meanings'][number]>('LaunchMeaning').implement({
  description: 'What a cell means, and the answer that says so.',
  fields: (t) => ({
    means: t.exposeString('means', { description: 'A day, or a number in digits.' }),
    dayOrder: t.expose('dayOrder', { type: DayOrderEnum, nullable: true }),
    decimalMark: t.expose('decimalMark', { type: DecimalMarkEnum, nullable: true }),
  }),
})

const LaunchQuestionRef = builder.objectRef<LaunchQuestion>('LaunchQuestion').implement({
  description: 'What the cells of a table leave open: a cell of two meanings, and the answers.',
  fields: (t) => ({
    about: t.expose('about', { type: LaunchQuestionAboutEnum }),
    row: t.exposeInt('row'),
    cell: t.exposeString('cell'),
    given: t.exposeString('given'),
    meanings: t.field({ type: [LaunchMeaningRef], resolve: ({ meanings }) => meanings }),
  }),
})

const LaunchFileRef = builder.objectRef<LaunchFile>('LaunchFile').implement({
  fields: (t) => ({
    differences: t.field({ type: [LaunchDifferenceRef], resolve: ({ differences }) => differences }),
    faults: t.field({ type: [LaunchFaultRef], resolve: ({ faults }) => faults }),
    questions: t.field({ type: [LaunchQuestionRef], resolve: ({ questions }) => questions }),
    isTaken: t.exposeBoolean('isTaken'),
  }),
})

builder.queryField('deskLaunches', (t) =>
  t.field({
    type: [LaunchRef],
    description:
      'Launches of the country that the viewer may bring price lists of: all for staff, for an agent those the agent answers for.',
    extensions: { cost: 20, listSize: 50 },
    resolve: async (_, __, context) => {
      const viewer = await requireViewer(context)
      return context.trade.all(
        LAUNCH_ROW,
        `select ${LAUNCH_COLUMNS} from launch where country = ? and (? or id in (select launch_id from launch_care where agent = ?))
        order by name, id limit ${LAUNCHES_MAX}`,
        context.country.countryCode,
        isStaffRow(viewer) ? 1 : 0,
        viewer.id,
      )
    },
  }),
)

builder.mutationFields((t) => ({
  launchFile: t.field({
    type: LaunchFileRef,
    description:
      'Reads a file of launches (JSON Lines or a table) and says what it changes what is wrong, by row, and what has to be asked; with `takes`, and without a fault or a question, it is taken whole. `dayOrder` and `decimalMark` answer questions. Codes: forbidden, launch-file-large.',
    args: {
      text: t.arg.string({ required: true }),
      takes: t.arg.boolean({ required: true }),
      dayOrder: t.arg({ type: DayOrderEnum }),
      decimalMark: t.arg({ type: DecimalMarkEnum }),
    },
    extensions: { cost: 200 },
    resolve: (_, { text, takes, dayOrder, decimalMark }, context) =>
      launchFile(context, text, takes, { dayOrder: dayOrder ?? null, decimalMark: decimalMark ?? null }),
  }),
  setLaunchAgent: t.field({
    type: LaunchRef,
    description:
      'Sets who answers for a launch by the address of an agent; "": the operator. For staff. Codes: forbidden, launch-unknown, launch-agent.',
    args: { id: t.arg.id({ required: true }), email: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { id, email }, context) => {
      await requireStaff(context)
      const { trade, account, clock } = context
      const launch = await trade.first(LAUNCH_ROW, `select ${LAUNCH_COLUMNS} from launch where id = ?`, String(id))
      if (!launch) throw refusal('launch-unknown', 'There is no such launch.')
      const address = emailKey(email)
      const agent =
        address === ''
          ? null
          : await account.first(
              pick(USER, 'id'),
              `select id from user where email_key = ? and kind = 'agent' and deletion_due_at is null`,
              address,
            )
      if (address !== '' && !agent) throw refusal('launch-agent', 'No agent has this address.')
      if (agent)
        await trade.run(
          `insert into launch_care (launch_id, agent, updated_at) values (?1, ?2, ?3)
          on conflict (launch_id) do update set agent = ?2, updated_at = ?3`,
          launch.id,
          agent.id,
          unixSeconds(clock),
        )
      else await trade.run('delete from launch_care where launch_id = ?', launch.id)
      return launch
    },
  }),
}))
