import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { COUNTRIES } from '#market/countries.ts'
import { countryName } from '#session/country-name.ts'
import { Button } from '#ui/button.tsx'
import { still } from '#ui/still.tsx'
import { CalculationResult } from '../still/calculation-result.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { Spoken } from './spoken.tsx'
import { ToolTabs } from './tool-tabs.tsx'

const route = getRouteApi('/_value/realValue/calculators')

/** Duties, loan, instalment and yield of a home: questions on the left, the working on the right, all of it in the address. */
export function CalculatorsPage() {
  const { i18n } = useLingui()
  const calculation = route.useLoaderData()
  const { locale } = route.useSearch()
  const { country, result } = calculation
  const currency = COUNTRIES[country].currencyCode
  const place = countryName(i18n, country)
  return (
    <>
      <header className="border-b border-line bg-linear-to-b from-paper to-sky print:border-ink print:bg-none">
        <div className="page pt-7 sm:pt-10 print:p-0">
          <p className="mb-2 font-[560] text-lagoon">
            <Trans>realValue</Trans>
          </p>
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <h1 className="title text-3xl sm:text-4xl">
              <Trans>What a home in {place} costs</Trans>
            </h1>
            <Button className="no-print max-sm:hidden" onClick={() => window.print()}>
              <Trans>Print A4</Trans>
            </Button>
          </div>
          <p className="mt-2 mb-5 max-w-[72ch] text-lg text-pretty text-ink-2">
            <Trans>Duties, loan, instalment and yield, line by line, by the authorities’ own tables with their dates.</Trans>
          </p>
          <ToolTabs tool={result.tool} />
        </div>
      </header>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-9 pt-7 pb-20 lg:grid-cols-[18rem_minmax(0,1fr)] lg:pt-9 print:block print:p-0">
        <div className="lg:sticky lg:top-[calc(var(--bar-height)+24px)] lg:self-start">
          <CalculatorForm key={`${country}-${result.tool}`} calculation={calculation} locale={locale} />
        </div>
        <Spoken result={result} currency={currency} />
        <Hydrate when={still} fallback={<div className="min-h-[60rem]" />}>
          <CalculationResult calculation={calculation} currency={currency} />
        </Hydrate>
      </div>
    </>
  )
}
