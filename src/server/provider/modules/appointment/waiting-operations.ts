import { momentOf } from '../../asked.ts'
import { builder } from '../../builder.ts'
import { integer, pick, type RowOf } from '../../db/column-table.ts'
import { WAITING } from '../../db/trade/booking-tables.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { askedLocale } from '../booking/appointment-answer.ts'
import { openHost } from '../booking/public-host.ts'
import { AppointmentKindEnum } from '../booking/schedule-type.ts'
import { SLOT_DAYS_MAX } from '../booking/slot-rules.ts'
import { fullDays, joinWaiting, leaveWaiting, readWaiting } from '../booking/waiting.ts'
import { ownerOf } from './owner-operations.ts'

const WaitingInput = builder.inputType('WaitingInput', {
  fields: (t) => ({
    host: t.string({ required: true, description: 'Public id of the agent.' }),
    kind: t.field({ type: AppointmentKindEnum, required: true }),
    day: t.string({ required: true, description: 'By the clock of the host: "2026-11-28".' }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
  }),
})

const WAITED_DAY_ROW = { ...pick(WAITING, 'day', 'kind'), people: integer() }
type WaitedDay = RowOf<typeof WAITED_DAY_ROW>

const WaitedDayRef = builder.objectRef<WaitedDay>('WaitedDay').implement({
  description: 'A day for which people wait.',
  fields: (t) => ({
    day: t.exposeString('day'),
    kind: t.expose('kind', { type: AppointmentKindEnum }),
    people: t.exposeInt('people'),
  }),
})

builder.queryFields((t) => ({
  fullDays: t.field({
    type: ['String'],
    description: `Days of a host that have times, and none that is free, at most ${SLOT_DAYS_MAX}; none of an unknown host.`,
    args: {
      host: t.arg.string({ required: true }),
      kind: t.arg({ type: AppointmentKindEnum, required: true }),
      from: t.arg.string({ required: true }),
      until: t.arg.string({ required: true }),
    },
    extensions: { cost: 30, listSize: 62 },
    resolve: async (_, { host, kind, from, until }, context) => {
      const known = await openHost(context, host, askedLocale(context))
      if (!known || known.shown.isDesk) return []
      const range = { from: momentOf(from), until: momentOf(until), now: unixSeconds(context.clock) }
      return fullDays(context.trade, { schedule: known.schedule, kind, ...range })
    },
  }),
  waitedDays: t.field({
    type: [WaitedDayRef],
    description: 'How many people wait for days of the viewer’s, from one day to another.',
    args: { from: t.arg.string({ required: true }), until: t.arg.string({ required: true }), desk: t.arg({ type: CountryCodeEnum }) },
    extensions: { cost: 10, listSize: 62 },
    resolve: async (_, { from, until, desk }, context) =>
      context.trade.all(
        WAITED_DAY_ROW,
        `select day, kind, count(*) as people from waiting where owner = ? and day >= ? and day <= ? group by day, kind order by day, kind limit ${SLOT_DAYS_MAX}`,
        await ownerOf(context, desk),
        from,
        until,
      ),
  }),
}))

builder.mutationFields((t) => ({
  joinWaiting: t.field({
    type: 'Boolean',
    description:
      'Waits for a free time on a day that is full; a letter says so, and another one when a time is free. Codes: waiting-name, waiting-email, waiting-free, waiting-closed, waiting-full, too-many-attempts.',
    args: { input: t.arg({ type: WaitingInput, required: true }) },
    extensions: { cost: 80 },
    resolve: async (_, { input: { host, kind, day, ...person } }, context) => {
      const locale = askedLocale(context)
      const visitor = readWaiting(person, locale)
      if (typeof visitor === 'string') throw refusal(`waiting-${visitor}`, `The ${visitor} is missing, too long or not valid.`)
      await takeFromNetwork(context, 'booking')
      const known = await openHost(context, host, locale)
      const answer =
        !known || known.shown.isDesk
          ? 'waiting-closed'
          : await joinWaiting(context, {
              schedule: known.schedule,
              kind,
              day,
              host: { id: host, name: known.shown.name },
              visitor,
              siteOrigin: context.siteOrigin,
              now: unixSeconds(context.clock),
            })
      if (answer) throw refusal(answer, 'Nobody can wait for this day.')
      return true
    },
  }),
  leaveWaiting: t.field({
    type: 'Boolean',
    description: 'Ends the waiting that the secret of a letter stands for; false where it had ended.',
    args: { token: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { token }, context) => {
      if (await leaveWaiting(context.trade, token)) return true
      await takeFromNetwork(context, 'oneTimeLink')
      return false
    },
  }),
}))
