import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectReportLink } from '#property/address/project-link.ts'
import { roundEstimate } from '#property/estimate/estimate-words.ts'
import { HistoryChart } from '#property/estimate/history/history-chart.tsx'
import { OldTo } from '#property/old-data.tsx'
import { useFormat } from '#property/use-format.ts'
import type { ValueTool } from '#property/value-link.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { Prose } from '#ui/landing/prose.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { NotConsideredList } from '../reading/not-considered-list.tsx'
import type { HomeValue, ValuedProject } from '../value-home.functions.ts'
import { HomeEvidence } from './home-evidence.tsx'
import { HomeMethod } from './home-method.tsx'
import { HomeRent } from './home-rent.tsx'

interface HomeDetailsProps {
  value: HomeValue
  project: ValuedProject
  tool: ValueTool
}

/** The evidence of an estimate: sales, history, rent, what it does not consider, and the method. */
export function HomeDetails({ value, project, tool }: HomeDetailsProps) {
  const { countryCode: country, currencyCode } = value.market
  const { viewer } = useRouteContext({ from: '__root__' })
  const format = useFormat(currencyCode)
  const { estimate } = project
  const given = estimate.__typename === 'Estimate' ? estimate : null
  const help = tool === '/user/subaccount/realValue' ? ('/user/subaccount/realValue/faq' as const) : ('/realValue/faq' as const)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-14 print:gap-y-8">
      {given ? (
        <>
          <HomeEvidence estimate={given} project={project} country={country} format={format} />
          <div className="grid gap-x-16 gap-y-14 *:min-w-0 lg:grid-cols-[1.9fr_1fr]">
            <PageSection
              title={<Trans>Its estimate by quarter</Trans>}
              aside={
                <>
                  <Trans>the same method, the sales known then</Trans>
                  <OldTo month={given.asOf} format={format} />
                </>
              }
            >
              {value.history.length > 1 ? (
                <HistoryChart points={value.history} format={format} />
              ) : (
                <p className="pt-5 text-ink-2">
                  <Trans>Too few sales lie in the past to say what this home would have been estimated at.</Trans>
                </p>
              )}
            </PageSection>
            <HomeRent rent={given.rent} typeGroup={project.typeGroup} isDemo={value.market.isDemo} country={country} format={format} />
          </div>
        </>
      ) : null}
      <div className="grid gap-x-16 gap-y-14 *:min-w-0 lg:grid-cols-2">
        <PageSection title={<Trans>Not considered</Trans>}>
          <div className="pt-5 text-ink-2 [&_li]:py-0.5">
            <Prose>
              <NotConsideredList />
            </Prose>
          </div>
        </PageSection>
        <HomeMethod estimate={given} value={value} format={format} />
      </div>
      <CalculatorsLink country={country} price={given ? roundEstimate(given.value) : undefined} />
      <nav className="no-print flex flex-wrap gap-3">
        {viewer.isSubAccount ? null : (
          <ButtonLink {...projectReportLink(project, country)}>
            <Trans>Full report of the project</Trans>
          </ButtonLink>
        )}
        {isModuleOpen('realValue/faq', country) ? (
          <ButtonLink to={help} search={{ countryCode: country }} look="ghost">
            <Trans>Questions and answers</Trans>
          </ButtonLink>
        ) : null}
        {isModuleOpen('realValue/book-a-valuation', country) ? (
          <ButtonLink
            to={tool === '/user/subaccount/realValue' ? '/user/subaccount/realValue/book-a-valuation' : '/realValue/book-a-valuation'}
            search={{ countryCode: country }}
            look="ghost"
          >
            <Trans>Book a valuation</Trans>
          </ButtonLink>
        ) : null}
      </nav>
    </div>
  )
}

interface CalculatorsLinkProps {
  country: CountryCode
  /** whole units: the calculators begin with it */
  price?: number
}

/** A link from a home's value to the costs of buying it. */
const CalculatorsLink = ({ country, price }: CalculatorsLinkProps) => (
  <CallToAction
    title={<Trans>Reckon what it costs</Trans>}
    text={<Trans>Stamp duties, the loan you may take, its instalment, and the yield of letting: line by line, with date and source.</Trans>}
    actions={
      <ButtonLink to="/realValue/calculators" search={{ countryCode: country, price }} size="large">
        <Trans>Open the calculators</Trans>
      </ButtonLink>
    }
  />
)
