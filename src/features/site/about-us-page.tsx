import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { isPathOpen } from '#access/path-module.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { MarketsTable } from './markets-table.tsx'
import { estimateSteps, principles } from './principles.tsx'

/** §2.2 about-us: the product, its principles, and how much data it has. */
export function AboutUsPage() {
  const { country } = useRouteContext({ from: '__root__' })
  const hasReports = isPathOpen('/report/property', country)
  return (
    <>
      <LandingHero
        title={<Trans>Property prices with their evidence</Trans>}
        lead={
          <Trans>
            realEstate brings recorded sales and rents, projects, land and the places around them together on one map, and says what a home
            is worth from them. It covers Singapore, Malaysia, Hong Kong and Australia.
          </Trans>
        }
        actions={
          <>
            <ButtonLink to="/search" look="primary" size="large">
              <Trans>Find a home</Trans>
            </ButtonLink>
            <ButtonLink to="/map" look="ghost" size="large">
              <Trans>Open the map</Trans>
            </ButtonLink>
          </>
        }
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
        <PageSection title={<Trans>What we hold ourselves to</Trans>}>
          <FeatureGrid items={principles} />
        </PageSection>
        <PageSection title={<Trans>Four markets</Trans>} aside={<Trans>counted from the data published here</Trans>}>
          <div className="pt-3">
            <MarketsTable />
          </div>
        </PageSection>
        <PageSection title={<Trans>How an estimate is made</Trans>}>
          <Steps items={estimateSteps} />
        </PageSection>
        <CallToAction
          title={<Trans>See it for a home you know</Trans>}
          text={<Trans>The best test of an estimate is a home whose price you remember.</Trans>}
          actions={
            <>
              <ButtonLink to={hasReports ? '/report/property' : '/search'} look="primary" size="large">
                {hasReports ? <Trans>Open a report</Trans> : <Trans>Find a home</Trans>}
              </ButtonLink>
              <ButtonLink to="/contact" size="large">
                <Trans>Write to us</Trans>
              </ButtonLink>
            </>
          }
        />
      </div>
    </>
  )
}
