import { Trans } from '@lingui/react/macro'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { asServed } from '#ui/as-served.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FaqList } from '#ui/landing/faq-list.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { SeatExamples } from './landing/agent-examples.tsx'
import { SuiteLink } from './suite-link.tsx'

const rooms = [
  {
    key: 'value',
    title: (
      <SuiteLink to="/user/subaccount/realValue">
        <Trans>Valuation</Trans>
      </SuiteLink>
    ),
    text: <Trans>Find a home and read its estimate with range, date and comparable sales.</Trans>,
  },
  {
    key: 'overview',
    title: (
      <SuiteLink to="/user/subaccount/account-overview">
        <Trans>Account overview</Trans>
      </SuiteLink>
    ),
    text: <Trans>Your details, your sign-in and the subscription that your seat belongs to.</Trans>,
  },
  {
    key: 'plans',
    title: (
      <SuiteLink to="/user/subaccount/subscription-plans">
        <Trans>Plans</Trans>
      </SuiteLink>
    ),
    text: <Trans>What the seat includes, and what a subscription of your own would add.</Trans>,
  },
] as const

const questions = [
  {
    key: 'what',
    question: <Trans>What is a sub-account?</Trans>,
    answer: <Trans>A seat on the subscription of a team or partner, with its own name, password and sign-in.</Trans>,
  },
  {
    key: 'who',
    question: <Trans>Who gives me a seat, and who can take it back?</Trans>,
    answer: <Trans>The holder of the subscription invites, suspends and removes seats. Your sign-in stays yours alone.</Trans>,
  },
  {
    key: 'pages',
    question: <Trans>Why do some pages lead me back to my account?</Trans>,
    answer: (
      <Trans>
        A seat opens the valuation, its own account pages and what its holder allows it besides. Any other page leads back to them.
      </Trans>
    ),
  },
  {
    key: 'password',
    question: <Trans>I cannot sign in. What now?</Trans>,
    answer: (
      <Trans>
        Ask for a new password from the log-in screen. If your seat was suspended, the holder of the subscription can restore it.
      </Trans>
    ),
  },
] as const

/** §4: where a sub-account user arrives after signing in. */
export function SubAccountPage() {
  const { country, viewer } = useRouteContext({ from: '__root__' })
  const facts = useLoaderData({ from: '/_nonagent/realAgent/subaccount/' })
  return (
    <>
      <LandingHero
        kicker={<Trans>Sub-accounts</Trans>}
        title={<Trans>Your seat in the team</Trans>}
        lead={<Trans>Valuations with their evidence, under your own sign-in, on the subscription that your team or partner holds.</Trans>}
        actions={
          <>
            <ButtonLink to="/user/subaccount/realValue" look="primary" size="large">
              <Trans>Value a home</Trans>
            </ButtonLink>
            {viewer.isLoggedIn ? null : (
              <ButtonLink to="/realAgent/subaccount" search={{ auth: 1, authKey: 'login' }} size="large">
                <Trans>Log in</Trans>
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 py-12">
        <PageSection title={<Trans>What the seat opens</Trans>}>
          <FeatureGrid items={rooms} />
        </PageSection>
        <Hydrate when={asServed}>
          <SeatExamples country={country} facts={facts} />
        </Hydrate>
        <PageSection title={<Trans>Questions</Trans>}>
          <FaqList items={questions} />
        </PageSection>
        <CallToAction
          title={<Trans>Seats for your own team</Trans>}
          text={<Trans>Tell us how many people need one and in which country. You get the price before anything is charged.</Trans>}
          actions={
            <>
              <ButtonLink to="/contact" search={{ interest: 'plans' }} look="primary" size="large">
                <Trans>Contact us</Trans>
              </ButtonLink>
              <ButtonLink to="/realAgent/subaccount/pricing" size="large">
                <Trans>Pricing of seats</Trans>
              </ButtonLink>
            </>
          }
        />
      </div>
    </>
  )
}
