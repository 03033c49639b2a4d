import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { countryName } from '#session/country-name.ts'
import { asServed } from '#ui/as-served.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FaqList } from '#ui/landing/faq-list.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { useAgentMarket } from './agent-market.ts'
import { OwnerExamples } from './landing/agent-examples.tsx'
import { ExampleReports } from './landing/example-reports.tsx'
import { MarketStreet } from './landing/market-street.tsx'

const uses = [
  {
    key: 'selling',
    title: <Trans>Before you sell</Trans>,
    text: <Trans>See what comparable homes sold for, in which month and on which floor, and where your home stands in that range.</Trans>,
  },
  {
    key: 'buying',
    title: <Trans>Before you buy</Trans>,
    text: <Trans>Hold an asking price against the sales of the project and the streets around it before you make an offer.</Trans>,
  },
  {
    key: 'owning',
    title: <Trans>While you own</Trans>,
    text: <Trans>Follow the price index of your area and the sales in your project, month by month.</Trans>,
  },
] as const

const questions = [
  {
    key: 'free',
    question: <Trans>Does it cost anything?</Trans>,
    answer: <Trans>Search, map and the free report with its estimate and evidence cost nothing and need no account.</Trans>,
  },
  {
    key: 'why-account',
    question: <Trans>Why would I register?</Trans>,
    answer: (
      <Trans>
        To keep what is yours in one place: your details, your language and country, and what you book. No licence is asked for.
      </Trans>
    ),
  },
  {
    key: 'accuracy',
    question: <Trans>How sure is the estimate?</Trans>,
    answer: (
      <Trans>
        The report gives a low and a high beside the estimate, and a word for its confidence. A wide range means that comparable homes sold
        at very different prices.
      </Trans>
    ),
  },
  {
    key: 'who-sees',
    question: <Trans>Does an agent learn that I looked up my home?</Trans>,
    answer: <Trans>No. Agents are not told who looks up which home. You give your name only when you write to us or book a time.</Trans>,
  },
] as const

/** realAgent for those without a licence: owners, buyers and sellers. */
export function NonAgentPage() {
  const { i18n } = useLingui()
  const { country, viewer } = useRouteContext({ from: '__root__' })
  const market = useAgentMarket()
  const place = countryName(i18n, country)
  return (
    <>
      <LandingHero
        kicker={<Trans>For owners and buyers</Trans>}
        title={<Trans>Know the price before the talk about it</Trans>}
        lead={
          <Trans>The sales, ranges and dates that agents in {place} work with, readable without a licence and without an account.</Trans>
        }
        actions={
          <>
            <ButtonLink to="/search" look="primary" size="large">
              <Trans>Value a home</Trans>
            </ButtonLink>
            {viewer.isLoggedIn ? null : (
              <ButtonLink to="/realAgent/nonagent" search={{ auth: 1, authKey: 'register', formType: 'nonAgent' }} size="large">
                <Trans>Register without a licence</Trans>
              </ButtonLink>
            )}
          </>
        }
        picture={<MarketStreet country={country} />}
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 py-12">
        <PageSection title={<Trans>When it helps</Trans>}>
          <FeatureGrid items={uses} />
        </PageSection>
        {market.ok ? (
          <Hydrate when={asServed}>
            <OwnerExamples country={country} facts={market.value.examples} drawn={market.value.drawn} />
          </Hydrate>
        ) : null}
        <ExampleReports country={country} />
        <PageSection title={<Trans>Questions</Trans>}>
          <FaqList items={questions} />
        </PageSection>
        <CallToAction
          title={<Trans>Would you rather ask a person?</Trans>}
          text={<Trans>Write to us with the address and your question.</Trans>}
          actions={
            <ButtonLink to="/contact" look="primary" size="large">
              <Trans>Contact us</Trans>
            </ButtonLink>
          }
        />
      </div>
    </>
  )
}
