import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Result } from '#lib/result.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'
import { ChipLink } from '#ui/form/chip.tsx'
import { FaqList } from '#ui/landing/faq-list.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { AUDIENCES, Audience } from '../audience.ts'
import { percentText } from '../plan-money.ts'
import { RefusedPlans } from '../refused-plans.tsx'
import type { Period, Plans } from '../seat-price.ts'
import { PlanCards } from './plan-cards.tsx'
import { planQuestionsFor } from './plan-questions.tsx'

/** The steps to a plan where cards are accepted. */
const cardSteps = [
  {
    key: 'choose',
    title: <Trans>Choose a plan</Trans>,
    text: <Trans>By the month or by the year, alone or with as many seats as you need.</Trans>,
  },
  {
    key: 'see',
    title: <Trans>See the price</Trans>,
    text: <Trans>The checkout names the whole amount with taxes, in your currency. Until you agree, nothing is charged.</Trans>,
  },
  {
    key: 'pay',
    title: <Trans>Pay by card</Trans>,
    text: <Trans>The card is entered with the payment provider. We never see or keep its number.</Trans>,
  },
] as const

/** The same where cards are not accepted. */
const deskSteps = [
  {
    key: 'ask',
    title: <Trans>Write to us</Trans>,
    text: <Trans>Say which plan you need, for how long and how many seats.</Trans>,
  },
  {
    key: 'see',
    title: <Trans>Receive an offer</Trans>,
    text: <Trans>Our desk answers with the whole amount in your currency.</Trans>,
  },
  {
    key: 'pay',
    title: <Trans>Pay the invoice</Trans>,
    text: <Trans>The plan opens on your account once the invoice is settled. No card is needed.</Trans>,
  },
] as const

type PricesPage = '/realAgent/pricing' | '/realAgent/subaccount/pricing' | (typeof AUDIENCES)[Audience]['plans']

interface PlanSectionsProps {
  audience: Audience
  country: CountryCode
  plans: Result<Plans>
  period: Period
  /** on which they stand */
  page: PricesPage
  /** below the prices */
  tools?: ReactNode
}

/** Plans with their prices, how they are paid in the country, and questions: the body of the pricing pages and of the plans in an account. */
export function PlanSections({ audience, country, plans, period, page, tools }: PlanSectionsProps) {
  const { i18n } = useLingui()
  const label = countryName(i18n, country)
  const sold = plans.ok ? plans.value : null
  const refusal = sold?.payment === 'CARDS' ? sold.refusal : null
  // what could not be asked is what the country's table says
  const payment = sold?.payment ?? (COUNTRIES[country].stripeSubscriptionEnabled ? 'CARDS' : 'WRITE_TO_US')
  const hasPrices = sold !== null && sold.plans.length > 0
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 py-12">
      <PageSection title={<Trans>Plans</Trans>} aside={label}>
        {refusal ? <RefusedPlans refusal={refusal} /> : null}
        {hasPrices ? <PeriodSwitch page={page} period={period} /> : null}
        <PlanCards audience={audience} country={country} sold={sold} period={period} />
        {payment === 'WRITE_TO_US' ? null : <PriceNotes sold={sold} />}
      </PageSection>
      {tools}
      <PageSection
        title={<Trans>How a plan begins</Trans>}
        aside={payment === 'CARDS' ? <Trans>Cards are taken in {label}</Trans> : <Trans>Cards are not taken in {label}</Trans>}
      >
        <Steps items={payment === 'CARDS' ? cardSteps : deskSteps} />
      </PageSection>
      <PageSection title={<Trans>Questions</Trans>}>
        <FaqList items={planQuestionsFor(payment)} />
      </PageSection>
    </div>
  )
}

function PeriodSwitch({ page, period }: { page: PricesPage; period: Period }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Period`} className="flex flex-wrap gap-2 pt-5">
      <ChipLink to={page} search={{}} resetScroll={false} on={period === 'month'}>
        <Trans>By the month</Trans>
      </ChipLink>
      <ChipLink to={page} search={{ per: 'year' }} resetScroll={false} on={period === 'year'}>
        <Trans>By the year</Trans>
      </ChipLink>
    </nav>
  )
}

/** What is said below the prices: the tax in them, and how certain they are. */
function PriceNotes({ sold }: { sold: Plans | null }) {
  const { i18n } = useLingui()
  const tax = sold?.tax
  const [name, percent, currencyCode] = [tax?.name ?? '', tax ? percentText(tax.percent, i18n.locale) : '', sold?.currencyCode ?? '']
  return (
    <div className="grid max-w-[72ch] gap-1 pt-5 text-ink-2">
      {tax ? (
        <p>
          <Trans>
            All prices are in {currencyCode} and include {name} of {percent}.
          </Trans>
        </p>
      ) : null}
      {sold === null ? (
        <p role="status">
          <Trans>The prices could not be fetched just now. Reload the page in a moment, or write to us.</Trans>
        </p>
      ) : sold.payment === 'UNAVAILABLE' ? (
        <p>
          <Trans>Cards cannot be taken at the moment. Write to us, and our desk arranges the plan with you.</Trans>
        </p>
      ) : sold.isCurrent ? null : (
        <p>
          <Trans>These are the last prices that we know. The checkout shows the price that counts before anything is charged.</Trans>
        </p>
      )}
    </div>
  )
}
