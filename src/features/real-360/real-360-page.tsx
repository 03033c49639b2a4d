import { Trans } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { SiteTour } from '#property/tour/site-tour.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { tourFeatures, tourSteps } from './landing-words.tsx'
import { AskForOffer } from './order-buttons.tsx'

/** real360: virtual tours, for agents and owners, with one that can be walked. */
export function Real360Page() {
  const { shown } = useLoaderData({ from: '/_tour/real360/' })
  return (
    <>
      <LandingHero
        picture={shown ? <SiteTour tour={shown} /> : null}
        kicker={<Trans>real360</Trans>}
        title={<Trans>Walk through a home before you travel to it</Trans>}
        lead={
          <Trans>
            A tour shows every room all around, with a plan that says where you stand. It opens in any browser, on a phone or a large
            screen.
          </Trans>
        }
        actions={
          <>
            <AskForOffer />
            <ButtonLink to="/real360/pricing" look="ghost" size="large">
              <Trans>What a tour costs</Trans>
            </ButtonLink>
          </>
        }
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
        <PageSection title={<Trans>What a visitor sees</Trans>}>
          <FeatureGrid items={tourFeatures} />
        </PageSection>
        <PageSection title={<Trans>From order to link</Trans>}>
          <Steps items={tourSteps} />
        </PageSection>
        <CallToAction
          title={<Trans>An empty home</Trans>}
          text={
            <Trans>
              Empty rooms look smaller than they are. Furniture can be drawn into the pictures, next to the rooms as they stand.
            </Trans>
          }
          actions={
            <>
              <ButtonLink to="/real360/staging" size="large">
                <Trans>About virtual staging</Trans>
              </ButtonLink>
              <ButtonLink to="/real360/faq" look="ghost" size="large">
                <Trans>Questions and answers</Trans>
              </ButtonLink>
            </>
          }
        />
      </div>
    </>
  )
}
