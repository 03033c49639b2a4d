import { Trans, useLingui } from '@lingui/react/macro'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'
import { FaqList } from '#ui/landing/faq-list.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { Audience } from './audience.ts'
import { cardSteps, deskSteps } from './payment-steps.tsx'
import { PlanCards } from './plan-cards.tsx'
import { planQuestions } from './plan-questions.tsx'

/** Plans, how they are paid in the country, and questions: the body of the pricing pages and of the plans in an account. */
export function PlanSections({ audience, country }: { audience: Audience; country: CountryCode }) {
  const { i18n } = useLingui()
  const { stripeSubscriptionEnabled } = COUNTRIES[country]
  const label = countryName(i18n, country)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 py-12">
      <PageSection title={<Trans>Plans</Trans>} aside={label}>
        <PlanCards audience={audience} country={country} />
      </PageSection>
      <PageSection
        title={<Trans>How a plan begins</Trans>}
        aside={stripeSubscriptionEnabled ? <Trans>Cards are taken in {label}</Trans> : <Trans>Cards are not taken in {label}</Trans>}
      >
        <Steps items={stripeSubscriptionEnabled ? cardSteps : deskSteps} />
      </PageSection>
      <PageSection title={<Trans>Questions</Trans>}>
        <FaqList items={planQuestions} />
      </PageSection>
    </div>
  )
}
