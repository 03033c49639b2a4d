import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PlanKey } from '#graphql/plan-rights.ts'
import type { Audience } from '../audience.ts'
import type { PlanLine } from './plan-opens.tsx'

export interface Plan {
  /** free: for everybody; seat: paid by the holder of a subscription; the others as the contract names what is sold */
  key: 'free' | 'seat' | PlanKey
  /** whose rights the card tells; none on those of sub-accounts, whom §6 sends away from most of their pages */
  opens: PlanKey | null
  /** the plan that the card says it holds, whose rights it does not repeat */
  includes?: PlanKey
  name: ReactNode
  forWhom: ReactNode
  /** what no table says; only what there is */
  holds: readonly PlanLine[]
}

const free: Plan = {
  key: 'free',
  opens: null,
  name: <Trans>Free</Trans>,
  forWhom: <Trans>For everybody, without an account</Trans>,
  holds: [
    { key: 'search', room: '/search', text: <Trans>Search and map of all markets</Trans> },
    { key: 'report', room: '/report/property', text: <Trans>The report of each project with its sales and trend</Trans> },
    { key: 'estimate', room: '/report/property', text: <Trans>The estimate of a home with its range and comparable sales</Trans> },
    { key: 'lists', room: '/transaction-lists', text: <Trans>Transaction lists</Trans> },
    { key: 'print', text: <Trans>Printing on A4</Trans> },
  ],
}

/** What every agent works with; no plan is asked for it. */
const freeAgent: Plan = {
  ...free,
  forWhom: <Trans>For every agent with a licence, in an account</Trans>,
  holds: [
    { key: 'listings', room: '/user/listings', text: <Trans>Listings, written here or taken from your agency’s system</Trans> },
    { key: 'idx', room: '/user/idx', text: <Trans>Your listings on your own website</Trans> },
    { key: 'enquiries', room: '/user/leads', text: <Trans>Enquiries in one place, with what is next</Trans> },
    { key: 'calendar', room: '/scheduler', text: <Trans>A calendar whose free times your clients book</Trans> },
    { key: 'tours', room: '/user/tours', text: <Trans>360° tours, made of your panoramas</Trans> },
    ...free.holds,
  ],
}

const owner: Plan = {
  key: 'owner',
  opens: 'owner',
  name: <Trans>Home Owner</Trans>,
  forWhom: <Trans>For owners and buyers with an account</Trans>,
  holds: [{ key: 'free', text: <Trans>Everything that is free</Trans> }],
}

const agent: Plan = {
  key: 'agent-solo',
  opens: 'agent-solo',
  name: <Trans>Agent Solo</Trans>,
  forWhom: <Trans>For one licensed agent</Trans>,
  holds: [{ key: 'free', text: <Trans>Everything that is free</Trans> }],
}

const team: Plan = {
  key: 'agent-team',
  opens: 'agent-team',
  includes: 'agent-solo',
  name: <Trans>Agent Team</Trans>,
  forWhom: <Trans>For agencies, teams and partners</Trans>,
  holds: [{ key: 'agent', text: <Trans>All of the agent plan for its holder</Trans> }],
}

const seat: Plan = {
  key: 'seat',
  opens: null,
  name: <Trans>Seat</Trans>,
  forWhom: <Trans>For a member of a team or partner</Trans>,
  holds: [
    { key: 'value', room: '/realValue', text: <Trans>Valuations with range and comparable sales</Trans> },
    { key: 'sign-in', text: <Trans>A name, password and sign-in of its own</Trans> },
    { key: 'paid', text: <Trans>Paid by the holder of the subscription</Trans> },
  ],
}

const ownSeat: Plan = {
  key: 'sub-account',
  opens: null,
  name: <Trans>Sub-account</Trans>,
  forWhom: <Trans>For whoever pays for a seat of their own</Trans>,
  holds: [
    { key: 'value', room: '/realValue', text: <Trans>Valuations with range and comparable sales</Trans> },
    { key: 'sign-in', text: <Trans>A name, password and sign-in of its own</Trans> },
    { key: 'alone', text: <Trans>No holder: it is yours for as long as you pay for it</Trans> },
  ],
}

/** The plans of each audience; what they cost comes with the catalogue of the country. */
export const PLANS = {
  agent: [freeAgent, agent, team],
  'non-agent': [free, owner],
  'sub-account': [seat, ownSeat],
} as const satisfies Record<Audience, readonly Plan[]>
