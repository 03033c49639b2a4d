import { Trans } from '@lingui/react/macro'
import { Link, useRouteContext, useSearch } from '@tanstack/react-router'
import { isOfferedTo } from '#access/sub-account.ts'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { ContactForm } from './contact-form.tsx'

const link = 'text-lagoon underline decoration-line underline-offset-4 hover:decoration-lagoon'

/** §2.8 company links: the contact form. */
export function ContactPage() {
  const { country, viewer } = useRouteContext({ from: '__root__' })
  const interest = useSearch({ strict: false, select: (search) => search.interest })
  return (
    <>
      <LandingHero
        title={<Trans>Write to us</Trans>}
        lead={
          <Trans>Ask about a figure, a plan or a training session, or tell us what is wrong on a page. A person reads every message.</Trans>
        }
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <PageSection title={<Trans>Your message</Trans>}>
          <div className="pt-6">
            <ContactForm key={interest} country={country} interest={interest ?? 'question'} />
          </div>
        </PageSection>
        <PageSection title={<Trans>Before you write</Trans>}>
          <ul className="grid gap-4 pt-5 text-ink-2">
            {isOfferedTo(viewer, '/help-centre') ? (
              <li>
                <Link to="/help-centre" className={link}>
                  <Trans>The help centre</Trans>
                </Link>{' '}
                <Trans>answers how to search, read an estimate and print a report.</Trans>
              </li>
            ) : null}
            <li>
              <Trans>
                An estimate that looks wrong: name the report and what you know that it does not. We check it against the sources.
              </Trans>
            </li>
            <li>
              <Trans>We use your name, e-mail and phone to answer you, and for nothing else.</Trans>{' '}
              <Link to="/privacy-policy" className={link}>
                <Trans>Privacy policy</Trans>
              </Link>
            </li>
          </ul>
        </PageSection>
      </div>
    </>
  )
}
