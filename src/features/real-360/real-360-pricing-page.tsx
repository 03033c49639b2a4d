import { Trans } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Prose } from '#ui/landing/prose.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { AskForOffer } from './order-buttons.tsx'
import { priceParts } from './pricing-words.tsx'
import { ServicePrices } from './service-prices.tsx'

/** real360/pricing: what the studios of the country ask, and what a price depends on. */
export function Real360PricingPage() {
  const { prices } = useLoaderData({ from: '/_tour/real360/pricing' })
  return (
    <>
      <LandingHero
        kicker={<Trans>real360</Trans>}
        title={<Trans>What a tour costs</Trans>}
        lead={<Trans>A price depends on the home, so you get it in an offer before anything is booked. Here is what it is made of.</Trans>}
        actions={<AskForOffer />}
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
        {prices.length > 0 ? (
          <PageSection title={<Trans>What studios ask</Trans>}>
            <ServicePrices prices={prices} />
          </PageSection>
        ) : null}
        <PageSection title={<Trans>What it depends on</Trans>}>
          <FeatureGrid items={priceParts} />
        </PageSection>
        <PageSection title={<Trans>What an offer says</Trans>}>
          <div className="pt-5">
            <Prose>
              <p>
                <Trans>
                  An offer names each part with its amount and currency, taxes included, and until when it holds. Nothing is owed before you
                  agree to it in writing.
                </Trans>
              </p>
              <p>
                <Trans>
                  If a visit has to be moved, or the home cannot be entered on the day, the offer says what applies. Read that line before
                  you agree.
                </Trans>
              </p>
            </Prose>
          </div>
        </PageSection>
        <CallToAction
          title={<Trans>Get an offer</Trans>}
          text={<Trans>Address, size, number of rooms and when the home can be entered are enough.</Trans>}
          actions={
            <>
              <AskForOffer />
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
