import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SeatRight } from '#graphql/generated/graphql.ts'
import { keysOf } from '#lib/records.ts'

interface RightWords {
  name: ReactNode
  text: ReactNode
}

export const RIGHT_WORDS = {
  REPORTS: {
    name: <Trans>Figures of subscribers</Trans>,
    text: <Trans>Floors and unit numbers of sales that only subscribers see.</Trans>,
  },
  LEADS: { name: <Trans>Enquiries</Trans>, text: <Trans>Answer enquiries that are handed over, one by one.</Trans> },
  ORDERS: { name: <Trans>Orders</Trans>, text: <Trans>Order photographs, floor plans and tours.</Trans> },
  LISTINGS: { name: <Trans>Listings</Trans>, text: <Trans>Write your listings, in your name.</Trans> },
  CALENDAR: { name: <Trans>Calendar</Trans>, text: <Trans>Publish hours of their own, and meet people who take a time.</Trans> },
} satisfies Record<SeatRight, RightWords>

/** What a seat may be granted, in the order in which it is shown. */
export const RIGHTS_SHOWN = keysOf<SeatRight>(RIGHT_WORDS)

/** What a seat may do, as a list of names; says so where it is nothing beyond the valuation. */
export function RightNames({ rights }: { rights: readonly SeatRight[] }) {
  const named = RIGHTS_SHOWN.filter((right) => rights.includes(right))
  if (named.length === 0) return <Trans>Valuations only</Trans>
  return (
    <ul className="flex flex-wrap gap-x-1.5">
      {named.map((right, at) => (
        <li key={right}>
          {RIGHT_WORDS[right].name}
          {at < named.length - 1 ? ',' : null}
        </li>
      ))}
    </ul>
  )
}
