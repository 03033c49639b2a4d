import { Trans } from '@lingui/react/macro'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FaqData } from '#ui/landing/faq-data.tsx'
import { FaqList } from '#ui/landing/faq-list.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { makingQuestions, showingQuestions } from './faq-words.tsx'
import { AskForOffer } from './order-buttons.tsx'

/** real360/faq */
export const Real360FaqPage = () => (
  <>
    <LandingHero
      kicker={<Trans>real360</Trans>}
      title={<Trans>Questions and answers</Trans>}
      lead={<Trans>How a tour is made, who may see it, and what happens to it afterwards.</Trans>}
    />
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
      <PageSection title={<Trans>Making a tour</Trans>}>
        <FaqList items={makingQuestions} />
      </PageSection>
      <PageSection title={<Trans>Showing a tour</Trans>}>
        <FaqList items={showingQuestions} />
      </PageSection>
      <CallToAction
        title={<Trans>Still a question?</Trans>}
        text={<Trans>Write to us and name the home it is about.</Trans>}
        actions={<AskForOffer />}
      />
      <FaqData items={[...makingQuestions, ...showingQuestions]} />
    </div>
  </>
)
