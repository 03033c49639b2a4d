import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ANALYSIS_TITLE_MAX_CHARS } from '#graphql/analysis-kinds.ts'
import type { MarketAnalysisCardFactsFragment } from '#graphql/generated/graphql.ts'
import type { Failure } from '#lib/result.ts'
import { COUNTRIES } from '#market/countries.ts'
import { useFormat } from '#property/use-format.ts'
import { formatDay } from '#session/day-time.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { analysisFailureWords } from './analysis-words.ts'

/** The analyses that were kept, the last changed first. */
export function AnalysisList({ analyses }: { analyses: readonly MarketAnalysisCardFactsFragment[] }) {
  const { t } = useLingui()
  if (analyses.length === 0)
    return (
      <p className="pt-4 text-ink-2">
        <Trans>None is kept yet. Begin with a home above.</Trans>
      </p>
    )
  return (
    <ul aria-label={t`Your analyses, the last changed first`}>
      {analyses.map((analysis) => (
        <AnalysisItem key={analysis.id} analysis={analysis} />
      ))}
    </ul>
  )
}

function AnalysisItem({ analysis }: { analysis: MarketAnalysisCardFactsFragment }) {
  const { i18n, t } = useLingui()
  const { id, title, projectName, country, value, version, changedAt } = analysis
  const format = useFormat(COUNTRIES[country].currencyCode)
  const { failure, isBusy, copy, remove } = useAnalysisActs(analysis)
  const [isAsked, setAsked] = useState(false)
  const changed = formatDay(changedAt, i18n.locale)
  const search = { id, countryCode: country }
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid min-w-0 gap-1">
        <Link
          to="/realAgent/market-analysis"
          search={search}
          className="title text-lg underline decoration-line underline-offset-4 wrap-anywhere"
        >
          {title}
        </Link>
        <p className="figures text-sm text-ink-2">
          {projectName} · {country} · <b className="text-ink">{format.money(value)}</b> · <Trans>version {version}</Trans> ·{' '}
          <Trans>changed on {changed}</Trans>
        </p>
        {failure ? (
          <p role="alert" className="text-sm text-bad">
            {analysisFailureWords(i18n, failure)}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/realAgent/market-analysis/workbook" search={search} size="small" aria-label={t`Workbook: ${title}`}>
          <Trans>Workbook</Trans>
        </ButtonLink>
        <Button size="small" look="ghost" disabled={isBusy} aria-label={t`Duplicate ${title}`} onClick={() => void copy()}>
          <Trans>Duplicate</Trans>
        </Button>
        {isAsked ? (
          <Button size="small" disabled={isBusy} aria-label={t`Delete for good: ${title}`} onClick={() => void remove()}>
            <Trans>Delete for good</Trans>
          </Button>
        ) : (
          <Button size="small" look="ghost" disabled={isBusy} aria-label={t`Delete ${title}`} onClick={() => setAsked(true)}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}

function useAnalysisActs({ id, title }: MarketAnalysisCardFactsFragment) {
  const { t } = useLingui()
  const router = useRouter()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const copyKey = useRef('')
  async function run(act: () => Promise<Failure | null>) {
    setBusy(true)
    setFailure(null)
    const failed = await act().catch((): Failure => ({ layer: 'network', code: '' }))
    setBusy(false)
    setFailure(failed)
    if (failed) return
    copyKey.current = ''
    await router.invalidate()
  }
  const copy = () =>
    run(async () => {
      copyKey.current ||= crypto.randomUUID()
      const { sendAnalysisCopy } = await import('./analysis.functions.ts')
      const copied = t`${title} – copy`.slice(0, ANALYSIS_TITLE_MAX_CHARS)
      const answer = await sendAnalysisCopy({ data: { key: copyKey.current, id, title: copied } })
      return answer.ok ? null : answer.failure
    })
  const remove = () =>
    run(async () => {
      const { removeAnalysis } = await import('./analysis.functions.ts')
      const answer = await removeAnalysis({ data: { id } })
      return answer.ok ? (answer.value ? null : { layer: 'graphql', code: 'analysis-unknown' }) : answer.failure
    })
  return { failure, isBusy, copy, remove }
}
