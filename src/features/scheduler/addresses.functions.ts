import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import {
  AddOtherCalendarDocument,
  CalendarAddressDocument,
  OtherCalendarsDocument,
  ReadOtherCalendarDocument,
  RemoveOtherCalendarDocument,
  RenewCalendarAddressDocument,
  UserUniqueIdDocument,
} from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'

/** The public page of the agent's times, and when the secret calendar address was made; null without one. */
export const fetchOwnAddresses = createServerFn({ method: 'POST' }).handler(async () => {
  const [id, calendar] = await Promise.all([execute(UserUniqueIdDocument, {}), execute(CalendarAddressDocument, {})])
  if (!id.ok) return id
  if (!calendar.ok) return calendar
  return ok({ publicPath: `/book/${id.value.userUniqueId.data}`, madeDate: calendar.value.calendarAddress ?? null })
})

/** Makes a new secret calendar address, which ends the earlier one; its path is told this once. */
export const renewCalendarAddress = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(RenewCalendarAddressDocument, {})
  return answer.ok ? ok(answer.value.renewCalendarAddress) : answer
})

const id = z.uuid()

/** The calendars that the agent keeps elsewhere. */
export const fetchOtherCalendars = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(OtherCalendarsDocument, {})
  return answer.ok ? ok(answer.value.otherCalendars) : answer
})

/** Has another calendar read from now on; refused where none lies at the address. */
export const addOtherCalendar = createServerFn({ method: 'POST' })
  .validator(z.object({ key: id, name: z.string().max(300), address: z.string().max(4_000) }))
  .handler(({ data }) => execute(AddOtherCalendarDocument, data))

/** Has a calendar read again at once. */
export const readOtherCalendar = createServerFn({ method: 'POST' })
  .validator(z.object({ id }))
  .handler(({ data }) => execute(ReadOtherCalendarDocument, data))

export const removeOtherCalendar = createServerFn({ method: 'POST' })
  .validator(z.object({ id }))
  .handler(({ data }) => execute(RemoveOtherCalendarDocument, data))
