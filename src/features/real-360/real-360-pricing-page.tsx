import { Trans } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Prose } from '#ui/landing/prose.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { AskForOffer } from './order-buttons.tsx'
import { ServicePrices } from './service-prices.tsx'

const priceParts = [
  {
    key: 'size',
    title: <Trans>Size and rooms</Trans>,
    text: (
      <Trans>Each point from which a room is shown takes time, on the day and after it. A small apartment needs few, a house more.</Trans>
    ),
  },
  {
    key: 'place',
    title: <Trans>Place and time</Trans>,
    text: <Trans>How far the photographer travels, and whether the visit is on a working day, an evening or a weekend.</Trans>,
  },
  {
    key: 'plan',
    title: <Trans>A floor plan</Trans>,
    text: <Trans>If you have a plan, it is used. If not, one is measured and drawn.</Trans>,
  },
  {
    key: 'photos',
    title: <Trans>Photographs</Trans>,
    text: <Trans>Still pictures for an advertisement can be taken in the same visit.</Trans>,
  },
  {
    key: 'staging',
    title: <Trans>Staging</Trans>,
    text: <Trans>Furniture drawn into the pictures of empty rooms has a price of its own in the studio’s list.</Trans>,
  },
  {
    key: 'online',
    title: <Trans>Time online</Trans>,
    text: <Trans>The offer says how long the tour stays online and what a longer time costs.</Trans>,
  },
]

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
