import { Trans } from '@lingui/react/macro'
import { Hydrate } from '@tanstack/react-start'
import { asServed } from '#ui/as-served.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FaqList } from '#ui/landing/faq-list.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { AdvertisedNow } from './advertised-now.tsx'
import { federationSteps, listingFeatures, listingQuestions } from './landing/landing-words.tsx'

/** §2.2 realListing: a federated, free listing platform, what it holds now, and how the federation works. */
export const RealListingPage = () => (
  <Hydrate when={asServed}>
    <Landing />
  </Hydrate>
)

const Landing = () => (
  <>
    <LandingHero
      kicker={<Trans>realListing</Trans>}
      title={<Trans>A federated free listing platform</Trans>}
      lead={
        <Trans>
          Every home once, with its sources named: agencies feed the platform from their own systems, one home is one entry, however many
          agents advertise it, and its asking price stands beside the estimate.
        </Trans>
      }
      actions={
        <>
          <ButtonLink to="/realListing/search" look="primary" size="large">
            <Trans>Search</Trans>
          </ButtonLink>
          <ButtonLink to="/realListing/compare" size="large">
            <Trans>Compare projects</Trans>
          </ButtonLink>
        </>
      }
    />
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
      <AdvertisedNow />
      <PageSection title={<Trans>For whoever looks for a home</Trans>}>
        <FeatureGrid items={listingFeatures} />
      </PageSection>
      <PageSection
        id="federation"
        title={<Trans>How the federation works</Trans>}
        aside={<Trans>Listings stay with those who own them</Trans>}
      >
        <Steps items={federationSteps} />
      </PageSection>
      <PageSection title={<Trans>Questions</Trans>}>
        <FaqList items={listingQuestions} />
      </PageSection>
      <CallToAction
        title={<Trans>Feed your listings</Trans>}
        text={
          <Trans>
            Agencies that keep their listings in a system of their own can send them here: tell us which system it is. Agents with an
            account write theirs themselves, free of charge.
          </Trans>
        }
        actions={
          <>
            <ButtonLink to="/contact" search={{ interest: 'realListing' }} look="primary" size="large">
              <Trans>Write to us</Trans>
            </ButtonLink>
            <ButtonLink to="/user/listings" size="large">
              <Trans>Write your own listings</Trans>
            </ButtonLink>
            <ButtonLink to="/idx" look="ghost" size="large">
              <Trans>Search for your own website</Trans>
            </ButtonLink>
          </>
        }
      />
    </div>
  </>
)
