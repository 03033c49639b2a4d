import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FaqData } from '#ui/landing/faq-data.tsx'
import { FaqList } from '#ui/landing/faq-list.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { helpAboutFinding } from './help-about-finding.tsx'
import { helpAboutReading } from './help-about-reading.tsx'

/** §2.8 help centre. */
export const HelpCentrePage = () => (
  <>
    <LandingHero
      title={<Trans>Help centre</Trans>}
      lead={<Trans>Short answers about finding a home, reading its figures, and what to do when one looks wrong.</Trans>}
    />
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
      <PageSection title={<Trans>Finding</Trans>}>
        <FaqList items={helpAboutFinding} />
      </PageSection>
      <PageSection title={<Trans>Reading and keeping</Trans>}>
        <FaqList items={helpAboutReading} />
      </PageSection>
      <FaqData items={[...helpAboutFinding, ...helpAboutReading]} />
      <CallToAction
        title={<Trans>Not answered?</Trans>}
        text={<Trans>Ask. Good questions find their way onto this page.</Trans>}
        actions={
          <ButtonLink to="/contact" look="primary" size="large">
            <Trans>Write to us</Trans>
          </ButtonLink>
        }
      />
    </div>
  </>
)
