import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { PlanLinePicture } from './plan-line-picture.tsx'
import { planParts, planSteps } from './smart-plan-parts.tsx'

/** realAgent smart plan: a client's purchases and sales over the years. */
export function SmartPlanPage() {
  return (
    <>
      <LandingHero
        kicker="realAgent"
        title={<Trans>Smart plan</Trans>}
        lead={
          <Trans>A client's next homes on one line of time: what to sell, what to buy, and whether the money is there in between.</Trans>
        }
        actions={
          <>
            <ButtonLink to="/search" look="primary" size="large">
              <Trans>Value a home</Trans>
            </ButtonLink>
            <ButtonLink to="/map" size="large">
              <Trans>Open the map</Trans>
            </ButtonLink>
          </>
        }
        picture={<PlanLinePicture />}
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 py-12">
        <PageSection title={<Trans>What a plan holds</Trans>}>
          <FeatureGrid items={planParts} />
        </PageSection>
        <PageSection title={<Trans>Prepare one</Trans>} aside={<Trans>With the reports and the map</Trans>}>
          <Steps items={planSteps} />
        </PageSection>
        <CallToAction
          title={<Trans>A plan for a client</Trans>}
          text={<Trans>Tell us the country and how many homes are involved, and we come back with what we need to prepare it.</Trans>}
          actions={
            <ButtonLink to="/contact" search={{ interest: 'realAgent' }} look="primary" size="large">
              <Trans>Contact us</Trans>
            </ButtonLink>
          }
        />
      </div>
    </>
  )
}

/** The same plan embedded in another page or the mobile app: without bar and call to action. */
export const SmartPlanPluginPage = () => (
  <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-6">
    <h1 className="title text-3xl">
      <Trans>Smart plan</Trans>
    </h1>
    <PageSection title={<Trans>What a plan holds</Trans>}>
      <FeatureGrid items={planParts} />
    </PageSection>
    <PageSection title={<Trans>Prepare one</Trans>} aside={<Trans>With the reports and the map</Trans>}>
      <Steps items={planSteps} />
    </PageSection>
  </div>
)
