import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ADJUSTMENT_TOTAL_MAX, ANALYSES_KEPT_MAX, ANALYSIS_SALES_MIN } from '#graphql/analysis-kinds.ts'
import type { AnalysisFault } from '#graphql/analysis-result.ts'
import type { AnalysisStanding } from '#graphql/generated/graphql.ts'
import type { Failure } from '#lib/result.ts'

const FAILURES: Record<string, MessageDescriptor> = {
  'analysis-title': msg`Give the analysis a title of at most 120 characters.`,
  'analysis-asking': msg`The proposed price cannot be so. Look at its fields.`,
  'analysis-note': msg`The note is too long.`,
  'analysis-project': msg`The project is not on record in this market.`,
  'analysis-evidence': msg`There is too little evidence for a home as described, so no analysis of it is kept.`,
  'analysis-version': msg`The analysis was changed in another window since you opened it. Keep yours as a new version, or open it again.`,
  'analysis-unknown': msg`The analysis is not there any more.`,
  'analysis-agents': msg`Market analyses are for licensed agents.`,
  'needs-subscription': msg`Your plan has ended. Market analyses come with a plan.`,
  'seat-right': msg`Your seat does not include this. Ask whoever pays for it.`,
  invalid_access_token: msg`You are signed out. Sign in again; what you chose stays here.`,
}

/** What went wrong, and what to do. */
export function analysisFailureWords(i18n: I18n, { layer, code }: Pick<Failure, 'layer' | 'code'>): string {
  if (code === 'analysis-many') return i18n._(msg`At most ${ANALYSES_KEPT_MAX} analyses are kept. Delete some of them first.`)
  const known = FAILURES[code]
  if (known) return i18n._(known)
  return layer === 'network'
    ? i18n._(msg`No connection. What you chose stays here; try again.`)
    : i18n._(msg`This did not work. Try again.`)
}

export function analysisFaultWords(i18n: I18n, fault: AnalysisFault): string {
  if (fault === 'few') return i18n._(msg`An analysis needs at least ${ANALYSIS_SALES_MIN} sales. Take some of them in again.`)
  if (fault === 'total')
    return i18n._(msg`The adjustments of a sale together are beyond ${ADJUSTMENT_TOTAL_MAX} percent: it is another kind of home.`)
  return i18n._(msg`A number is beyond its limit.`)
}

/** Why somebody makes no analyses. */
export const ANALYSIS_STANDING_WORDS: Record<Exclude<AnalysisStanding, 'OPEN'>, { title: MessageDescriptor; text: MessageDescriptor }> = {
  NEEDS_PLAN: {
    title: msg`Market analyses come with a plan`,
    text: msg`With a plan you choose the comparable sales of a home, weigh and adjust them, and hand your client a workbook under your name.`,
  },
  SEAT_RIGHT: {
    title: msg`Your seat does not include market analyses`,
    text: msg`Whoever pays for the seat can grant it reports; market analyses come with them.`,
  },
  AGENTS_ONLY: {
    title: msg`Market analyses are for licensed agents`,
    text: msg`They are what an agent prepares for the owner of a home. Your own account values homes free of charge.`,
  },
}
