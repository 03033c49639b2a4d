import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'

const parts = [
  {
    key: 'find',
    title: <Trans>Find</Trans>,
    text: <Trans>Search, filters and map: from a client’s words to the right project, and a result that can be sent on.</Trans>,
  },
  {
    key: 'read',
    title: <Trans>Read</Trans>,
    text: <Trans>Range, confidence, comparables and refusal: what may be said in front of a client, and what may not.</Trans>,
  },
  {
    key: 'show',
    title: <Trans context="part of a training">Show</Trans>,
    text: <Trans>A report in a meeting and on paper: which part answers which question.</Trans>,
  },
] as const

/** §2.8 training sessions: what one covers and how to ask for it. */
export const TrainingSessionsPage = () => (
  <>
    <LandingHero
      title={<Trans>Training sessions</Trans>}
      lead={<Trans>For teams who work with prices: how to find the evidence, read it, and present it honestly.</Trans>}
      actions={
        <ButtonLink to="/contact" search={{ interest: 'training' }} look="primary" size="large">
          <Trans>Ask for a session</Trans>
        </ButtonLink>
      }
    />
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
      <PageSection title={<Trans>What a session covers</Trans>}>
        <Steps items={parts} />
      </PageSection>
      <PageSection title={<Trans>How it is arranged</Trans>}>
        <p className="max-w-[64ch] pt-5 text-lg text-ink-2">
          <Trans>
            Tell us the size of your team, the market it works in, the language, and what it finds hard. We answer with a proposal for time
            and content. There are no fixed dates; a session is arranged when somebody asks.
          </Trans>
        </p>
      </PageSection>
      <CallToAction
        title={<Trans>Rather read for yourself?</Trans>}
        text={<Trans>The help centre answers the questions that come up most in a session.</Trans>}
        actions={
          <ButtonLink to="/help-centre" look="primary" size="large">
            <Trans>Open the help centre</Trans>
          </ButtonLink>
        }
      />
    </div>
  </>
)
