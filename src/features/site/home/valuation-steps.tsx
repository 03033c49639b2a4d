import { Trans } from '@lingui/react/macro'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'

const steps = [
  {
    key: 'find',
    title: <Trans>Find the home</Trans>,
    text: <Trans>By project, street, postal code, station or school, or straight from the map.</Trans>,
  },
  {
    key: 'describe',
    title: <Trans>Say what it is</Trans>,
    text: <Trans>Size, floor and number of rooms. What you leave out is taken as usual for the project and said so.</Trans>,
  },
  {
    key: 'read',
    title: <Trans>Read the range</Trans>,
    text: (
      <Trans>An estimate with its low and high, the date, and every comparable sale it rests on. Too little evidence, and we say so.</Trans>
    ),
  },
] as const

/** The steps of an estimate, with a link to it where reports are open (§6). */
export function ValuationSteps({ country }: { country: CountryCode }) {
  if (!isModuleOpen('report', country)) return null
  return (
    <PageSection id="valuation" title={<Trans>Value a home</Trans>} aside={<Trans>An estimate, its range and its evidence</Trans>}>
      <ol className="grid gap-x-12 md:grid-cols-3">
        {steps.map(({ key, title, text }, i) => (
          <li key={key} className="grid grid-cols-[auto_1fr] gap-x-4 pt-5">
            <span aria-hidden="true" className="title figures text-3xl leading-8 text-terracotta-mark">
              {i + 1}
            </span>
            <div>
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="mt-1 max-w-[46ch] text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="pt-6">
        <ButtonLink to="/search" search={{ countryCode: country }} look="primary" size="large">
          <Trans>Value a home</Trans>
        </ButtonLink>
      </div>
    </PageSection>
  )
}
