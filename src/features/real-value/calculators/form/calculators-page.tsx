import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useHydrated } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { formatMoney, formatPercent } from '#lib/format.ts'
import { COUNTRIES } from '#market/countries.ts'
import { countryName } from '#session/country-name.ts'
import { asServed } from '#ui/as-served.tsx'
import { Button } from '#ui/button.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import type { CalculatorResult } from '../calculate.ts'
import { TOOLS, type Tool } from '../calculator-search.ts'
import { CalculationResult } from '../result/calculation-result.tsx'
import { CalculatorForm } from './calculator-form.tsx'

const TAB_WORDS = {
  buy: msg`Buying`,
  sell: msg`Selling`,
  loan: msg`Loan`,
  instalment: msg`Instalment`,
  yield: msg`Yield`,
} as const satisfies Record<Tool, MessageDescriptor>

/** The calculators; what was entered in one goes along to the next. */
function ToolTabs({ tool }: { tool: Tool }) {
  const { i18n, t } = useLingui()
  return (
    <div className="no-print">
      <LinkTabs label={t`Calculators`}>
        {TOOLS.map((one) => (
          <LinkTab
            key={one}
            from="/realValue/calculators"
            to="/realValue/calculators"
            search={(old) => ({ ...old, tool: one === 'buy' ? undefined : one })}
            current={one === tool}
            resetScroll={false}
          >
            {i18n._(TAB_WORDS[one])}
          </LinkTab>
        ))}
      </LinkTabs>
    </div>
  )
}

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
        <Hydrate when={asServed} fallback={<div className="min-h-[60rem]" />}>
          <CalculationResult calculation={calculation} currency={currency} />
        </Hydrate>
      </div>
    </>
  )
}

/** Announces the answer to screen readers when it changes; the visible part is mounted anew each time, so it cannot be a live region. */
function Spoken({ result, currency }: { result: CalculatorResult; currency: string }) {
  const { i18n, t } = useLingui()
  const isHydrated = useHydrated()
  const money = (value: number) => formatMoney(value, currency, i18n.locale)
  const words = () => {
    switch (result.tool) {
      case 'buy':
      case 'sell':
        return money(result.total)
      case 'loan':
        return money(result.found.loan)
      case 'instalment':
        return money(result.instalment)
      case 'yield':
        return formatPercent(result.found.net, i18n.locale, { digits: 2 })
    }
  }
  const answer = words()
  return (
    <p role="status" className="sr-only">
      {isHydrated ? t`Result: ${answer}` : null}
    </p>
  )
}
