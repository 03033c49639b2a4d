import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Module } from '#access/module-countries.ts'
import type { Audience } from '../audience.ts'

export interface Plan {
  /** free: for everybody; seat: paid by the holder of a subscription; the others as the contract names what is sold */
  key: 'free' | 'seat' | 'owner' | 'agent-solo' | 'agent-team' | 'sub-account'
  /** a subscription, which opens what the table of routes says */
  isPro: boolean
  name: ReactNode
  forWhom: ReactNode
  /** only what there is; each with the module it needs, because a plan does not include modules that are closed in the country */
  holds: readonly { key: string; text: ReactNode; module?: Module }[]
}

const free: Plan = {
  key: 'free',
  isPro: false,
  name: <Trans>Free</Trans>,
  forWhom: <Trans>For everybody, without an account</Trans>,
  holds: [
    { key: 'search', text: <Trans>Search and map of all markets</Trans> },
    { key: 'report', module: 'report', text: <Trans>The report of each project with its sales and trend</Trans> },
    { key: 'estimate', module: 'report', text: <Trans>The estimate of a home with its range and comparable sales</Trans> },
    { key: 'lists', text: <Trans>Transaction lists</Trans> },
    { key: 'print', text: <Trans>Printing on A4</Trans> },
  ],
}

const owner: Plan = {
  key: 'owner',
  isPro: true,
  name: <Trans>Home Owner</Trans>,
  forWhom: <Trans>For owners and buyers with an account</Trans>,
  holds: [
    { key: 'free', text: <Trans>Everything that is free</Trans> },
    { key: 'units', module: 'report', text: <Trans>Floors and unit numbers of sales</Trans> },
  ],
}

const agent: Plan = {
  key: 'agent-solo',
  isPro: true,
  name: <Trans>Agent Solo</Trans>,
  forWhom: <Trans>For one licensed agent</Trans>,
  holds: [
    { key: 'free', text: <Trans>Everything that is free</Trans> },
    { key: 'units', module: 'report', text: <Trans>Floors and unit numbers of sales</Trans> },
    { key: 'analyses', module: 'realAgent', text: <Trans>Market analyses with a workbook under your name</Trans> },
  ],
}

const team: Plan = {
  key: 'agent-team',
  isPro: true,
  name: <Trans>Agent Team</Trans>,
  forWhom: <Trans>For agencies, teams and partners</Trans>,
  holds: [
    { key: 'agent', text: <Trans>All of the agent plan for its holder</Trans> },
    { key: 'seats', text: <Trans>A sub-account with its own sign-in for each seat</Trans> },
    { key: 'manage', text: <Trans>Seats to invite, suspend and remove</Trans> },
    { key: 'invoice', text: <Trans>One invoice for all seats</Trans> },
  ],
}

const seat: Plan = {
  key: 'seat',
  isPro: false,
  name: <Trans>Seat</Trans>,
  forWhom: <Trans>For a member of a team or partner</Trans>,
  holds: [
    { key: 'value', module: 'realValue', text: <Trans>Valuations with range and comparable sales</Trans> },
    { key: 'sign-in', text: <Trans>A name, password and sign-in of its own</Trans> },
    { key: 'paid', text: <Trans>Paid by the holder of the subscription</Trans> },
  ],
}

const ownSeat: Plan = {
  key: 'sub-account',
  isPro: false,
  name: <Trans>Sub-account</Trans>,
  forWhom: <Trans>For whoever pays for a seat of their own</Trans>,
  holds: [
    { key: 'value', module: 'realValue', text: <Trans>Valuations with range and comparable sales</Trans> },
    { key: 'sign-in', text: <Trans>A name, password and sign-in of its own</Trans> },
    { key: 'alone', text: <Trans>No holder: it is yours for as long as you pay for it</Trans> },
  ],
}

/** The plans of each audience; what they cost comes with the catalogue of the country. */
export const PLANS = {
  agent: [free, agent, team],
  'non-agent': [free, owner],
  'sub-account': [seat, ownSeat],
} as const satisfies Record<Audience, readonly Plan[]>
