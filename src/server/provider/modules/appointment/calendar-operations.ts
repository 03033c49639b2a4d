import { builder } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import { messageLocale } from '../../messages/locale.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { calendarMadeAt, renewCalendar } from '../booking/calendar-export.ts'
import { requireHost } from '../seat/seat-access.ts'

builder.queryFields((t) => ({
  calendarAddress: t.string({
    nullable: true,
    description: 'When the viewer’s secret calendar address was made, ISO 8601; null without one. The address itself is told once.',
    extensions: { cost: 10 },
    resolve: async (_, __, context) => {
      const at = await calendarMadeAt(context.trade, (await requireHost(context)).id)
      return at === null ? null : isoTime(at)
    },
  }),
}))

builder.mutationFields((t) => ({
  renewCalendarAddress: t.string({
    description: 'Makes a secret address for calendar programs, "/calendar/….ics", and ends the earlier one.',
    extensions: { cost: 20 },
    resolve: async (_, __, context) => {
      const { id } = await requireHost(context)
      const { countryCode: country } = context.country
      const locale = messageLocale(context.language, country)
      return renewCalendar(context.trade, { userId: id, country, locale, siteOrigin: context.siteOrigin, now: unixSeconds(context.clock) })
    },
  }),
}))
