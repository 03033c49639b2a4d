import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { isPathOpen } from '#access/path-module.ts'
import { COUNTRIES } from '#market/countries.ts'
import { countryName } from '#session/country-name.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PageSection } from '#ui/page-section.tsx'

const bookingWays = [
  {
    key: 'instant',
    title: <Trans>Instant booking</Trans>,
    text: <Trans>The agent has opened a time, and whoever takes it first has it. Both are told at once.</Trans>,
  },
  {
    key: 'review',
    title: <Trans>Review and confirm</Trans>,
    text: (
      <Trans>
        A visitor asks for a time, and the agent confirms or declines within 24 hours. Without an answer the time is free again.
      </Trans>
    ),
  },
] as const

const schedulerRules = [
  {
    key: 'availability',
    title: <Trans>Availability</Trans>,
    text: <Trans>Weekly hours, single days, and days off. A time that is taken is not offered twice.</Trans>,
  },
  {
    key: 'change',
    title: <Trans>Changes</Trans>,
    text: <Trans>Either side may move or cancel an appointment; the other one is told.</Trans>,
  },
  {
    key: 'account',
    title: <Trans>An account</Trans>,
    text: <Trans>An agent’s calendar belongs to an account, so this page asks you to sign in.</Trans>,
  },
] as const

/** §2.2 scheduler, for people who offer no times: how viewings are arranged, and in whose time. */
export function SchedulerIntro() {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const { timeZone } = COUNTRIES[country]
  const label = countryName(i18n, country)
  return (
    <>
      <LandingHero
        kicker={<Trans>For agents</Trans>}
        title={<Trans>Viewings by appointment</Trans>}
        lead={<Trans>An agent says when a home can be seen; a visitor takes a time. The calendar of both sides says the same.</Trans>}
        actions={
          <ButtonLink to="/contact" search={{ interest: 'realAgent' }} look="primary" size="large">
            <Trans>Ask about the scheduler</Trans>
          </ButtonLink>
        }
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
        <PageSection title={<Trans>Two ways to book</Trans>}>
          <FeatureGrid items={bookingWays} />
        </PageSection>
        <PageSection
          title={<Trans>Whose time</Trans>}
          aside={
            <Trans>
              {label}: {timeZone}
            </Trans>
          }
        >
          <p className="max-w-[64ch] pt-5 text-lg text-ink-2">
            <Trans>
              Times are those of the place where the home stands. Somebody who books from abroad sees that time, with its name beside it.
            </Trans>
          </p>
          <FeatureGrid items={schedulerRules} />
        </PageSection>
        <CallToAction
          title={<Trans>Before a viewing</Trans>}
          text={<Trans>Know what was paid next door. Reports and lists need no account.</Trans>}
          actions={
            <>
              <ButtonLink to="/search" look="primary" size="large">
                <Trans>Find a home</Trans>
              </ButtonLink>
              {isPathOpen('/realAgent', country) ? (
                <ButtonLink to="/realAgent" size="large">
                  <Trans>Tools for agents</Trans>
                </ButtonLink>
              ) : null}
            </>
          }
        />
      </div>
    </>
  )
}
