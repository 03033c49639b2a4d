import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SitePath } from '#access/site-map.ts'
import type { SeatRight } from '#graphql/generated/graphql.ts'

/** A page that the account overview links to; shown only where its module is open. */
export interface OverviewLink {
  to: Exclude<SitePath, `${string}$${string}`>
  name: ReactNode
  text: ReactNode
}

const search: OverviewLink = {
  to: '/search',
  name: <Trans>Search</Trans>,
  text: <Trans>Projects, streets, postal codes, stations and schools.</Trans>,
}

const map: OverviewLink = {
  to: '/map',
  name: <Trans>Map</Trans>,
  text: <Trans>Prices and changes of every project where it stands.</Trans>,
}

const value: OverviewLink = {
  to: '/realValue',
  name: <Trans>Valuation</Trans>,
  text: <Trans>An estimate of one home with its range, date and comparable sales.</Trans>,
}

const lists: OverviewLink = {
  to: '/transaction-lists',
  name: <Trans>Transaction lists</Trans>,
  text: <Trans>The deals of a country, filtered and in order.</Trans>,
}

const analyses: OverviewLink = {
  to: '/realAgent/market-analysis',
  name: <Trans>Market analysis</Trans>,
  text: <Trans>Comparable sales, weighed and adjusted by you, for your client.</Trans>,
}

const enquiries: OverviewLink = {
  to: '/user/leads',
  name: <Trans>Enquiries</Trans>,
  text: <Trans>Who wrote to you, and what is to be done next.</Trans>,
}

const shares: OverviewLink = {
  to: '/user/shares',
  name: <Trans>Shared pages</Trans>,
  text: <Trans>Links that you passed on, and who came by day.</Trans>,
}

const orders: OverviewLink = {
  to: '/user/orders',
  name: <Trans>Orders</Trans>,
  text: <Trans>Photographs, floor plans, tours and video of a home.</Trans>,
}

const listings: OverviewLink = {
  to: '/user/listings',
  name: <Trans>Listings</Trans>,
  text: <Trans>Homes that you advertise, your drafts, and what is to be confirmed.</Trans>,
}

const tours: OverviewLink = {
  to: '/user/tours',
  name: <Trans>Virtual tours</Trans>,
  text: <Trans>Walks through homes that you make of panoramas.</Trans>,
}

const calendar: OverviewLink = {
  to: '/scheduler',
  name: <Trans>Calendar</Trans>,
  text: <Trans>Your hours, and who comes when.</Trans>,
}

const today: OverviewLink = {
  to: '/user/today',
  name: <Trans>Today</Trans>,
  text: <Trans>What waits for you: appointments, enquiries, listings, orders.</Trans>,
}

const homes: OverviewLink = {
  to: '/user/homes',
  name: <Trans>My homes</Trans>,
  text: <Trans>What yours is worth, what a sale would leave, and what is sold nearby.</Trans>,
}

const assistants: OverviewLink = {
  to: '/user/assistants',
  name: <Trans>Assistants</Trans>,
  text: <Trans>Programs that you let work for you, each with a way to end it.</Trans>,
}

const labels: OverviewLink = {
  to: '/realAgent/property-label',
  name: <Trans>Property labels</Trans>,
  text: <Trans>Address labels on standard A4 sheets.</Trans>,
}

/** Of agents and staff: what is theirs and no room of the bench. */
export const agentLinks: readonly OverviewLink[] = [homes, assistants]

export const ownerLinks: readonly OverviewLink[] = [homes, search, map, value, lists, shares, assistants]

/** What a seat opens with the rights that its payer grants. */
export const seatLinksOf = (rights: readonly SeatRight[]): readonly OverviewLink[] => [
  ...(rights.length > 0 ? [today] : []),
  ...(rights.includes('REPORTS') ? [analyses, labels, shares] : []),
  ...(rights.includes('LEADS') ? [enquiries] : []),
  ...(rights.includes('CALENDAR') ? [calendar] : []),
  ...(rights.includes('ORDERS') ? [orders] : []),
  ...(rights.includes('LISTINGS') ? [listings, tours] : []),
  { ...value, to: '/user/subaccount/realValue' },
  {
    to: '/user/subaccount/realValue/book-a-valuation',
    name: <Trans>Book a valuation</Trans>,
    text: <Trans>A time with a person who looks at the home.</Trans>,
  },
  {
    to: '/user/subaccount/realValue/faq',
    name: <Trans>Questions about valuation</Trans>,
    text: <Trans>How an estimate is made and what it leaves out.</Trans>,
  },
  assistants,
]
