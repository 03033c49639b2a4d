import { createServerFn } from '@tanstack/react-start'
import { execute } from '#api/execute.ts'
import { CalendarAddressDocument, RenewCalendarAddressDocument, UserUniqueIdDocument } from '#graphql/generated/graphql.ts'
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
