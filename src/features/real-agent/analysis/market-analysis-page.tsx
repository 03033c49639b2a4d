import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { SeatLink } from '#access/seat/seat-link.tsx'
import type { AnalysisStanding, MarketAnalysisCardFactsFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import type { Result } from '#lib/result.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { SearchBox } from '#property/search/box/search-box.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { ANALYSES_PAGE_SIZE } from '../search.ts'
import { keptAnalysis, newAnalysis } from './analysis-draft.ts'
import { AnalysisEditor } from './analysis-editor.tsx'
import type { LoadedAnalyses } from './analysis-guard.ts'
import { AnalysisLanding } from './analysis-landing.tsx'
import { AnalysisList } from './analysis-list.tsx'
import { AnalysisRefused } from './analysis-refused.tsx'
import { ANALYSIS_STANDING_WORDS, analysisFailureWords } from './analysis-words.ts'

const PATH = '/realAgent/market-analysis'
const route = getRouteApi('/_agent/realAgent/market-analysis/')

/** realAgent market analysis: what it is, the list of those kept, or one that is worked on. */
export function MarketAnalysisPage() {
  const load = route.useLoaderData()
  if (!load) return null
  if (load.kind === 'standing') return <AnalysisLanding panel={<StandingPanel standing={load.standing} />} />
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-10 py-9">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="title text-4xl">
            <Trans>Market analysis</Trans>
          </h1>
          <p className="mt-1 max-w-[68ch] text-ink-2">
            <Trans>Comparable sales of a home, chosen, weighed and adjusted by you, and a workbook for your client.</Trans>
          </p>
        </div>
        {load.kind === 'list' ? null : (
          <ButtonLink to={PATH}>
            <Trans>All your analyses</Trans>
          </ButtonLink>
        )}
      </header>
      <Opened load={load} />
    </div>
  )
}

function StandingPanel({ standing }: { standing: Result<AnalysisStanding> }) {
  const { i18n } = useLingui()
  if (!standing.ok) return <FailedPanel title={<Trans>It could not be found out whether you make market analyses</Trans>} />
  if (standing.value === 'OPEN') return null
  const { title, text } = ANALYSIS_STANDING_WORDS[standing.value]
  const actions: Partial<Record<AnalysisStanding, ReactNode>> = {
    NEEDS_PLAN: (
      <ButtonLink to="/realAgent/pricing" look="primary">
        <Trans>Plans and prices</Trans>
      </ButtonLink>
    ),
    SEAT_RIGHT: <SeatLink />,
  }
  return (
    <Panel kind="forbidden" title={i18n._(title)} action={actions[standing.value]}>
      {i18n._(text)}
    </Panel>
  )
}

function Opened({ load }: { load: Exclude<LoadedAnalyses, { kind: 'standing' }> }) {
  const { i18n } = useLingui()
  if (load.kind === 'list') return <ListOf answer={load.answer} />
  if (!load.answer.ok) {
    const { failure } = load.answer
    return <Panel kind="failed" title={analysisFailureWords(i18n, failure)} />
  }
  if (load.kind === 'kept') {
    const { analysis, hasNewer } = load.answer.value
    const { id, country, typeGroup, slug } = analysis.card
    return (
      <AnalysisEditor
        key={id}
        name={id}
        home={{ country, typeGroup: fromWireTypeGroup(typeGroup), slug }}
        first={keptAnalysis(analysis)}
        hasNewer={hasNewer}
      />
    )
  }
  const { of, facts, answer, before } = load
  if (answer.value.__typename !== 'AnalysisEvidence') return <AnalysisRefused refusal={answer.value} country={of.country} />
  const name = JSON.stringify([of, facts])
  return (
    <>
      {before.ok && before.value.nodes.length > 0 ? <Before of={of} analyses={before.value.nodes} /> : null}
      <AnalysisEditor
        key={name}
        name={name}
        home={of}
        first={newAnalysis(facts, answer.value, localName(i18n, answer.value.place))}
        hasNewer={false}
      />
    </>
  )
}

/** The versions of this home that were kept before. */
const Before = ({
  of,
  analyses,
}: {
  of: { country: CountryCode; typeGroup: TypeGroup }
  analyses: readonly MarketAnalysisCardFactsFragment[]
}) => (
  <p className="rounded bg-wash px-4 py-2">
    <Trans>Kept for this project before:</Trans>{' '}
    {analyses.map(({ id, title }, at) => (
      <span key={id}>
        {at > 0 ? ' · ' : ''}
        <Link
          to={PATH}
          search={{ id, countryCode: of.country }}
          className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
        >
          {title}
        </Link>
      </span>
    ))}
  </p>
)

function ListOf({ answer }: { answer: Extract<LoadedAnalyses, { kind: 'list' }>['answer'] }) {
  const { page = 1 } = route.useSearch()
  return (
    <>
      <PageSection title={<Trans>A home to analyse</Trans>}>
        <ChooseHome />
      </PageSection>
      <PageSection title={<Trans>Your analyses</Trans>}>
        {answer.ok ? (
          <>
            <AnalysisList analyses={answer.value.nodes} />
            <Pagination
              page={page}
              pageCount={Math.ceil(answer.value.totalCount / ANALYSES_PAGE_SIZE)}
              link={({ page: to, ...link }) => <Link {...link} to={PATH} search={{ page: to === 1 ? undefined : to }} />}
            />
          </>
        ) : (
          <FailedPanel title={<Trans>Your analyses could not be loaded</Trans>} />
        )}
      </PageSection>
    </>
  )
}

function ChooseHome() {
  const { country } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const [isVague, setVague] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-5">
      <div className="relative max-w-[44rem]">
        <SearchBox
          country={country}
          onPlace={({ typeGroup, slug }) => {
            setVague(!typeGroup || !slug)
            if (!typeGroup || !slug) return
            void navigate({ to: PATH, search: { of: `${country}/${fromWireTypeGroup(typeGroup)}/${slug}`, countryCode: country } })
          }}
        />
      </div>
      <p role={isVague ? 'status' : undefined} className="max-w-[60ch] text-ink-2">
        {isVague ? (
          <Trans>Choose a building or a project: a street or an area holds many homes.</Trans>
        ) : (
          <Trans>Type a project, a street with its number or a postal code. A report of a home leads here as well.</Trans>
        )}
      </p>
    </div>
  )
}
