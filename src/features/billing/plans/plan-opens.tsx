import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isPathOpen } from '#access/path-module.ts'
import { PATH_RIGHTS, type RightPath } from '#access/route-classes.ts'
import type { SitePath } from '#access/site-map.ts'
import { AGENT_RIGHTS, PLAN_RIGHTS, type PlanKey, RIGHTS, type Right } from '#graphql/plan-rights.ts'
import { keysOf } from '#lib/records.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Audience } from '../audience.ts'

/** A line of a card, with the room where it is done, because a card does not tell of rooms that are closed in the country. */
export interface PlanLine {
  key: string
  text: ReactNode
  room?: SitePath
}

const PATH_WORDS: Record<RightPath, ReactNode> = {
  '/report/project-pro': <Trans>Pro reports of every project</Trans>,
  '/report/property-pro': <Trans>Pro reports of every home</Trans>,
  '/report/commercial': <Trans>Pro reports of commercial buildings</Trans>,
}

/** What cards say of each right beside the pages that it opens; nothing where those say it. */
const RIGHT_LINES: Record<Right, readonly PlanLine[]> = {
  'pro-reports': [],
  'unit-numbers': [{ key: 'units', room: '/report/property', text: <Trans>Floors and unit numbers of sales</Trans> }],
  'deal-sheets': [{ key: 'sheets', room: '/transaction-lists', text: <Trans>Lists of deals as spreadsheets</Trans> }],
  'market-analyses': [
    { key: 'analyses', room: '/realAgent/market-analysis', text: <Trans>Market analyses with a workbook under your name</Trans> },
  ],
  'address-labels': [{ key: 'labels', room: '/realAgent/property-label', text: <Trans>Address labels on standard A4 sheets</Trans> }],
  'smart-plan-handouts': [{ key: 'smart-plan', room: '/realAgent/smartplan', text: <Trans>Smart plans on paper and as links</Trans> }],
  seats: [
    { key: 'seats', room: '/user/account-overview/seats', text: <Trans>A sub-account with its own sign-in for each seat</Trans> },
    { key: 'manage', text: <Trans>Seats to invite, suspend and remove</Trans> },
    { key: 'invoice', text: <Trans>One invoice for all seats</Trans> },
  ],
}

/** Whether a card tells of it in a country. */
export const isToldIn = ({ room }: PlanLine, country: CountryCode): boolean => room === undefined || isPathOpen(room, country)

/** The pages that a plan opens in a country. */
export const pagesOpenedBy = (plan: PlanKey, country: CountryCode): PlanLine[] =>
  keysOf(PATH_RIGHTS)
    .filter((path) => PLAN_RIGHTS[plan][PATH_RIGHTS[path]] && isPathOpen(path, country))
    .map((path) => ({ key: path, text: PATH_WORDS[path] }))

/** What else a plan opens to an audience, without what another plan, of which its card says that it holds it, opens as well. */
export const rightLinesOf = (plan: PlanKey, audience: Audience, held: PlanKey | null): PlanLine[] =>
  RIGHTS.filter((right) => {
    const isForThem = audience !== 'non-agent' || !AGENT_RIGHTS.some((one) => one === right)
    return PLAN_RIGHTS[plan][right] && isForThem && !(held && PLAN_RIGHTS[held][right])
  }).flatMap((right) => RIGHT_LINES[right])
