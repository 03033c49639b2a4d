import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BenchRoom } from './rooms.ts'

/** What each room is called; its own heading may say more. */
export const ROOM_WORDS: Record<BenchRoom, ReactNode> = {
  desk: <Trans>Staff desk</Trans>,
  today: <Trans>Today</Trans>,
  listings: <Trans>Listings</Trans>,
  enquiries: <Trans>Enquiries</Trans>,
  calendar: <Trans>Calendar</Trans>,
  orders: <Trans>Orders</Trans>,
  tours: <Trans>Tours</Trans>,
  analyses: <Trans>Analyses</Trans>,
  lists: <Trans>Transaction lists</Trans>,
  plan: <Trans>Smart plan</Trans>,
  shares: <Trans>Shared pages</Trans>,
  launches: <Trans>Launches</Trans>,
}
