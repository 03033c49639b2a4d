import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatMoney } from '#lib/format.ts'
import { monthsBetween, parseMonth } from '#lib/months.ts'
import { sqftToSqm } from '#lib/units.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { PageSection } from '#ui/page-section.tsx'
import { unitStateWords } from './launch-words.ts'
import { paymentPlan, paymentTable } from './payment-plan.ts'
import { bookingMonth, type NamedUnit, type SaleLaunch, stepFromBelow, unitKey } from './sale-units.ts'
import type { UnitCost, UnitCosts } from './unit-costs.ts'

interface ComparedUnitsProps {
  launch: SaleLaunch
  /** keys of the address, in its order; those that the list does not have are left out */
  compared: readonly string[]
  costs: UnitCosts
  country: CountryCode
  typeGroup: TypeGroup
  currency: string
  format: Format
}

interface ComparedUnit {
  unit: NamedUnit
  cost: UnitCost | undefined
}

/** Homes of the launch side by side: what each asks, against the floor below it, and what is due at signing, in duties and each month. */
export function ComparedUnits({ launch, compared, costs, country, typeGroup, currency, format }: ComparedUnitsProps) {
  const { i18n, t } = useLingui()
  const byKey = new Map(launch.namedUnits.map((unit) => [unitKey(unit), unit]))
  const homes = compared.flatMap((key): ComparedUnit[] => {
    const unit = byKey.get(key)
    return unit ? [{ unit, cost: costs.of[key] }] : []
  })
  if (homes.length === 0) return null
  const money = (amount: number | null | undefined) => (amount === null || amount === undefined ? '–' : format.money(Math.round(amount)))
  const signedMoney = (amount: number) => formatMoney(amount, currency, i18n.locale, { signed: true })
  const below = ({ unit }: ComparedUnit) => {
    const step = stepFromBelow(unit)
    if (!step) return '–'
    const more = signedMoney(step.more)
    return t`${more} on floor ${step.floor}`
  }
  const rows: { key: string; name: string; cell: (home: ComparedUnit) => ReactNode }[] = [
    { key: 'price', name: t`Price`, cell: ({ unit }) => <b>{money(unit.price)}</b> },
    {
      key: 'psf',
      name: t`Price per square foot`,
      cell: ({ unit }) => (unit.price === null ? '–' : format.psf(unit.price / unit.sizeSqft)),
    },
    { key: 'below', name: t`Against the floor below`, cell: below },
    { key: 'kind', name: t`Kind of home`, cell: ({ unit }) => unitMixWord((word) => i18n._(word), unit.unitMix, 'CONDO') },
    { key: 'size', name: t`Floor area`, cell: ({ unit }) => format.area(sqftToSqm(unit.sizeSqft)) },
    { key: 'plan', name: t`Plan`, cell: ({ unit }) => unit.plan || '–' },
    { key: 'state', name: t`State`, cell: ({ unit }) => i18n._(unitStateWords[unit.state]) },
    { key: 'first', name: t`Due in the first half year`, cell: ({ unit }) => money(dueEarly(launch, country, typeGroup, unit.price)) },
    { key: 'duties', name: t`Duties`, cell: ({ cost }) => money(cost?.duties) },
    { key: 'down', name: t`Down payment`, cell: ({ cost }) => money(cost?.loan.down) },
    { key: 'instalment', name: t`Instalment a month`, cell: ({ cost }) => money(cost?.loan.instalment) },
    { key: 'income', name: t`Income a month that carries it`, cell: ({ cost }) => money(cost?.loan.income) },
  ]
  return (
    <PageSection id="compare" title={<Trans>Homes side by side</Trans>} className="scroll-mt-20 break-inside-avoid">
      <section aria-label={t`Homes side by side`} className="relative overflow-x-auto pt-3">
        <table className="figures w-full border-collapse text-start">
          <caption className="sr-only">{t`Homes side by side`}</caption>
          <thead>
            <tr className="border-b border-ink-3">
              <td className="sticky start-0 min-w-32 bg-paper" />
              {homes.map(({ unit }) => (
                <th key={unitKey(unit)} scope="col" className="min-w-32 px-3 py-2 text-end font-[600]">
                  {unitKey(unit)}
                  <RemoveUnit unit={unitKey(unit)} compared={compared} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cell }) => (
              <tr key={key} className="border-b border-line-2">
                <th scope="row" className="sticky start-0 bg-paper py-1.5 pe-3 text-start font-normal text-ink-2">
                  {name}
                </th>
                {homes.map((home) => (
                  <td key={unitKey(home.unit)} className="px-3 py-1.5 text-end">
                    {cell(home)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="max-w-[72ch] pt-2 text-xs text-ink-3">
        <Trans>Duties and loans for the buyer that is chosen at a home; the address of this page keeps the homes.</Trans>
      </p>
    </PageSection>
  )
}

const HALF_YEAR_MONTHS = 6

/** What is due within half a year of booking by the country's table, in whole units; null without a table, price or month of completion. */
function dueEarly(launch: SaleLaunch, country: CountryCode, typeGroup: TypeGroup, price: number | null): number | null {
  const table = paymentTable(country, typeGroup)
  const [from, completion] = [parseMonth(bookingMonth(launch)), launch.topMonth === null ? null : parseMonth(launch.topMonth)]
  if (!table || price === null || from === null || completion === null) return null
  const early = paymentPlan(table, price, from, completion).filter(
    ({ month }) => month !== null && monthsBetween(from, month) < HALF_YEAR_MONTHS,
  )
  return early.reduce((sum, { cents }) => sum + cents, 0) / 100
}

function RemoveUnit({ unit, compared }: { unit: string; compared: readonly string[] }) {
  const rest = compared.filter((key) => key !== unit)
  return (
    <Link
      to="."
      search={(now: object) => ({ ...now, compare: rest.length > 0 ? rest : undefined })}
      replace
      resetScroll={false}
      className="no-print ms-auto flex min-h-6 items-center justify-end text-sm font-normal text-lagoon underline decoration-line underline-offset-4"
    >
      <Trans>
        Remove <span className="sr-only">{unit}</span>
      </Trans>
    </Link>
  )
}
