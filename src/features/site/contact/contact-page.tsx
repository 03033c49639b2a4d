import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLoaderData, useRouteContext, useSearch } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { isOfferedTo } from '#access/sub-account.ts'
import type { AnswerOf } from '#api/page-queries.ts'
import { localName } from '#lib/local-name.ts'
import { projectLink } from '#property/address/project-link.ts'
import { asServed } from '#ui/as-served.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { contactQuery } from '../queries.ts'
import { ContactForm } from './contact-form.tsx'
import { Offices } from './offices.tsx'

const link = 'text-lagoon underline decoration-line underline-offset-4 hover:decoration-lagoon'

/** §2.8 company links: the contact form, and the offices of the country. */
export function ContactPage() {
  const { i18n } = useLingui()
  const { country, viewer } = useRouteContext({ from: '__root__' })
  const { offices, project } = useLoaderData({ strict: false }) as AnswerOf<typeof contactQuery>
  const { interest, about } = useSearch({ strict: false })
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
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-6">
            {project ? (
              <p className="text-lg">
                <Trans>
                  About{' '}
                  <Link {...projectLink(project, country)} className={link}>
                    {localName(i18n, project)}
                  </Link>
                </Trans>
              </p>
            ) : null}
            <ContactForm
              key={`${interest} ${about}`}
              country={country}
              interest={interest ?? 'question'}
              about={about}
              isNamed={project !== null}
            />
          </div>
        </PageSection>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-16">
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
          <Hydrate when={asServed}>
            <Offices offices={offices} />
          </Hydrate>
        </div>
      </div>
    </>
  )
}
