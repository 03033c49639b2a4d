import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PageSection } from '#ui/page-section.tsx'

const roles = [
  {
    key: 'data',
    title: <Trans>Data</Trans>,
    text: (
      <Trans>
        Reads the registers and open data, checks every row, says how many were refused, and publishes a market only as a whole.
      </Trans>
    ),
  },
  {
    key: 'valuation',
    title: <Trans>Valuation</Trans>,
    text: <Trans>Looks after the method, tests it against sales it has not seen, and decides when a number must not be given.</Trans>,
  },
  {
    key: 'product',
    title: <Trans>Product</Trans>,
    text: <Trans>Makes the pages: readable on a phone, on paper, with a keyboard, and where scripts do not run.</Trans>,
  },
  {
    key: 'words',
    title: <Trans>Languages</Trans>,
    text: <Trans>Keeps English, Chinese and Malay saying the same, in the words that each market’s trade uses.</Trans>,
  },
  {
    key: 'support',
    title: <Trans>Support</Trans>,
    text: <Trans>Reads what you write, answers, and takes mistakes to the people who can correct them.</Trans>,
  },
  {
    key: 'training',
    title: <Trans>Training</Trans>,
    text: (
      <Trans>
        Shows teams how to work with the figures. What a session covers is on its <Link to="/training-sessions">own page</Link>.
      </Trans>
    ),
  },
] as const

/** §2.8 company links: the work, by role. */
export const OurTeamPage = () => (
  <>
    <LandingHero
      title={<Trans>The work behind the figures</Trans>}
      lead={<Trans>Six kinds of work stand behind every page. You reach all of them by the same door.</Trans>}
    />
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
      <PageSection title={<Trans>What we do</Trans>}>
        <FeatureGrid items={roles} />
      </PageSection>
      <CallToAction
        title={<Trans>Something you want to ask one of us?</Trans>}
        text={<Trans>Say what it is about, and your message goes to the right desk.</Trans>}
        actions={
          <>
            <ButtonLink to="/contact" look="primary" size="large">
              <Trans>Write to us</Trans>
            </ButtonLink>
            <ButtonLink to="/about-us" look="ghost" size="large">
              <Trans>About us</Trans>
            </ButtonLink>
          </>
        }
      />
    </div>
  </>
)
