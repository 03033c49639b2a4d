import { Trans, useLingui } from '@lingui/react/macro'
import type { AnalysisEvidenceQuery } from '#graphql/generated/graphql.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { NO_SUCH_HOME, refusalWords } from '#property/estimate/estimate-words.ts'
import { KnownHomes } from '#property/estimate/known-homes.tsx'
import { useFormat } from '#property/use-format.ts'
import { Panel } from '#ui/panel.tsx'

export type RefusedAnalysis = Extract<AnalysisEvidenceQuery['analysisEvidence'], { __typename: 'EstimateRefusal' }>

/** Where the engine values no such home, an analysis has nothing to stand on. */
export function AnalysisRefused({ refusal, country }: { refusal: RefusedAnalysis; country: CountryCode }) {
  const { i18n } = useLingui()
  const format = useFormat(COUNTRIES[country].currencyCode)
  const { evidence, needed } = refusal
  const isNoHome = NO_SUCH_HOME.includes(refusal.reason)
  return (
    <Panel
      kind="empty"
      title={isNoHome ? <Trans>No analysis: no such home on record</Trans> : <Trans>No analysis: too little evidence</Trans>}
    >
      {i18n._(refusalWords[refusal.reason])} <KnownHomes refusal={refusal} format={format} />{' '}
      {isNoHome ? null : (
        <Trans>
          Usable sales: {evidence}. Needed: {needed}.
        </Trans>
      )}
    </Panel>
  )
}
