import { pick } from '../../../db/column-table.ts'
import { LAUNCH_REGISTRATION } from '../../../db/trade/launch-tables.ts'
import type { ScheduledJob } from '../../../scheduled-job.ts'
import { completeRegistration, type LaunchRegistration } from './registration.ts'

const DAY = 86_400
/** A request is done within this time, or was cut off. */
const PATIENCE_SECONDS = 60
const REGISTRATIONS_MAX = 50

/** Completes registrations of interest that were cut off by the end of a process, of the last two days; older ones are forgotten. */
export const completeRegistrations: ScheduledJob = async (context) => {
  const { trade, now } = context
  await trade.run('delete from launch_registration where created_at < ?', now - 2 * DAY)
  const found = await trade.all(
    pick(LAUNCH_REGISTRATION, 'asked'),
    `select asked from launch_registration where created_at <= ? order by created_at limit ${REGISTRATIONS_MAX}`,
    now - PATIENCE_SECONDS,
  )
  for (const { asked } of found) await completeRegistration(context, JSON.parse(asked) as LaunchRegistration, now)
  return found.length
}
