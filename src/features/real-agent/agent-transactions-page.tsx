import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { SearchBox } from '#property/search/first/search-box.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { ExampleReports } from './first/example-reports.tsx'

const kinds = [
  {
    key: 'project',
    title: <Trans>A project's deals</Trans>,
    text: (
      <Trans>Each sale with its month, floor, size, price and price per square foot, newest first, on the report of the project.</Trans>
    ),
  },
  {
    key: 'area',
    title: <Trans>One project, all its deals</Trans>,
    text: <Trans>The list of transactions shows a project you choose and filters its deals by kind of deal, kind of home and year.</Trans>,
  },
  {
    key: 'evidence',
    title: <Trans>The evidence of an estimate</Trans>,
    text: <Trans>The comparable sales behind one estimate, with distance, age, adjustment and weight of each.</Trans>,
  },
] as const

/** realAgent transaction lists: choose a project, then read its deals. */
export function AgentTransactionsPage() {
  const { country } = useRouteContext({ from: '__root__' })
  return (
    <>
      <LandingHero
        kicker="realAgent"
        title={<Trans>Transaction lists</Trans>}
        lead={
          <Trans>Name a project and read its deals. The published records are the source, and each list says how far they reach.</Trans>
        }
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 py-12">
        <PageSection title={<Trans>Find the project</Trans>} aside={<Trans>Its report holds the deals</Trans>}>
          <div className="pt-6">
            <SearchBox key={country} country={country} />
          </div>
        </PageSection>
        <ExampleReports country={country} />
        <PageSection title={<Trans>Three lists</Trans>}>
          <FeatureGrid items={kinds} />
        </PageSection>
        <CallToAction
          title={<Trans>Transaction lists</Trans>}
          text={<Trans>Choose a project and filter its deals, with totals in words.</Trans>}
          actions={
            <ButtonLink to="/transaction-lists" look="primary" size="large">
              <Trans>Open the list</Trans>
            </ButtonLink>
          }
        />
      </div>
    </>
  )
}
