import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isPathOpen } from '#access/path-module.ts'
import { PATH_RIGHTS, type RightPath } from '#access/route-classes.ts'
import { AGENT_RIGHTS, PLAN_RIGHTS, type PlanKey, RIGHTS, type Right } from '#graphql/plan-rights.ts'
import { keysOf } from '#lib/records.ts'
import type { Module } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Audience } from '../audience.ts'

/** A line of a card, with the module it needs, because a plan does not include modules that are closed in the country. */
export interface PlanLine {
  key: string
  text: ReactNode
  module?: Module
}

const PATH_WORDS: Record<RightPath, ReactNode> = {
  '/report/project-pro': <Trans>Pro reports of every project</Trans>,
  '/report/property-pro': <Trans>Pro reports of every home</Trans>,
  '/report/commercial': <Trans>Pro reports of commercial buildings</Trans>,
}

/** What cards say of each right beside the pages that it opens; nothing where those say it, or where a card would be too long. */
const RIGHT_LINES: Record<Right, readonly PlanLine[]> = {
  'pro-reports': [],
  'unit-numbers': [{ key: 'units', module: 'report', text: <Trans>Floors and unit numbers of sales</Trans> }],
  'deal-sheets': [],
  'market-analyses': [{ key: 'analyses', module: 'realAgent', text: <Trans>Market analyses with a workbook under your name</Trans> }],
  'address-labels': [],
  'smart-plan-handouts': [],
  seats: [
    { key: 'seats', text: <Trans>A sub-account with its own sign-in for each seat</Trans> },
    { key: 'manage', text: <Trans>Seats to invite, suspend and remove</Trans> },
    { key: 'invoice', text: <Trans>One invoice for all seats</Trans> },
  ],
}

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
