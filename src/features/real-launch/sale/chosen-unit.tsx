import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatMoney } from '#lib/format.ts'
import { formatMonth, parseMonth } from '#lib/months.ts'
import { sqftToSqm } from '#lib/units.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import { FactsList } from '#property/facts-list.tsx'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { formatDay } from '#session/day-time.ts'
import { PageSection } from '#ui/page-section.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { COMPARED_UNITS_MAX } from '../search.ts'
import { paymentStepWords, unitStateWords } from './launch-words.ts'
import { type Payment, paymentPlan, paymentTable } from './payment-plan.ts'
import { bookingMonth, type NamedUnit, type SaleLaunch, stepFromBelow, unitKey } from './sale-units.ts'
import { UnitCostSection } from './unit-cost-section.tsx'
import type { UnitCosts } from './unit-costs.ts'

interface ChosenUnitProps {
  unit: NamedUnit
  launch: SaleLaunch
  country: CountryCode
  typeGroup: TypeGroup
  currency: string
  format: Format
  costs: UnitCosts
  /** keys of the units that are set side by side */
  compared: readonly string[]
}

/** One home of the price list: its facts, what it costs when, its duties and the loan it allows. */
export function ChosenUnit({ unit, launch, country, typeGroup, currency, format, costs, compared }: ChosenUnitProps) {
  const { i18n, t } = useLingui()
  const { price, sizeSqft, unitMix, state, stateOn, plan } = unit
  const key = unitKey(unit)
  const step = stepFromBelow(unit)
  const more = step && formatMoney(step.more, currency, i18n.locale, { signed: true })
  const day = formatDay(`${stateOn}T04:00:00Z`, i18n.locale)
  return (
    <PageSection id="unit" title={<Trans>Home {key}</Trans>} className="scroll-mt-20">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 pt-3 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div>
          <FactsList
            facts={[
              { key: 'price', name: t`Price`, value: price === null ? t`not on the price list` : format.money(price) },
              { key: 'psf', name: t`Price per square foot`, value: price === null ? null : format.psf(price / sizeSqft) },
              { key: 'below', name: t`Against the floor below`, value: step && t`${more} on floor ${step.floor}` },
              { key: 'kind', name: t`Kind of home`, value: unitMixWord((word) => i18n._(word), unitMix, 'CONDO') },
              { key: 'size', name: t`Floor area`, value: format.areas(sqftToSqm(sizeSqft)) },
              { key: 'plan', name: t`Plan`, value: plan },
              { key: 'state', name: t`State`, value: t`${i18n._(unitStateWords[state])} since ${day}` },
            ]}
          />
          <p className="no-print flex flex-wrap gap-x-6 gap-y-1 pt-4">
            <CompareLink unit={key} compared={compared} />
            {price === null ? null : (
              <Link
                to="/realValue/calculators"
                search={{ tool: 'buy', price }}
                className="inline-flex min-h-6 items-center text-lagoon underline decoration-line underline-offset-4"
              >
                <Trans>Duties and loan with your own figures</Trans>
              </Link>
            )}
          </p>
        </div>
        {price === null ? null : (
          <Payments price={price} launch={launch} country={country} typeGroup={typeGroup} currency={currency} format={format} />
        )}
      </div>
      {price !== null && costs.of[key] ? (
        <UnitCostSection price={price} country={country} currency={currency} format={format} cost={costs.of[key]} by={costs.by} />
      ) : null}
    </PageSection>
  )
}

type PaymentsProps = Omit<ChosenUnitProps, 'unit' | 'costs' | 'compared'> & { price: number }

function Payments({ price, launch, country, typeGroup, currency, format }: PaymentsProps) {
  const { i18n, t } = useLingui()
  const table = paymentTable(country, typeGroup)
  if (!table)
    return (
      <p className="max-w-[60ch] text-ink-2">
        <Trans>
          No law fixes the payments here. The developer’s price list and the contract state when which part of the price is due.
        </Trans>
      </p>
    )
  const from = parseMonth(bookingMonth(launch)) ?? 0
  const plan = paymentPlan(table, price, from, launch.topMonth === null ? null : parseMonth(launch.topMonth))
  const cents = (amount: number) => formatMoney(amount / 100, currency, i18n.locale, { fractionDigits: 2 })
  const source = table.source
  const since = formatDay(`${table.since}T04:00:00Z`, i18n.locale)
  return (
    <div>
      <h3 className="pb-2 font-[560]">
        <Trans>Payments</Trans>
      </h3>
      <DataTable<Payment>
        caption={t`What is due when`}
        captionHidden
        rowKey={({ step }) => step}
        rows={plan}
        columns={[
          { key: 'step', header: t`Step`, cell: ({ step }) => i18n._(paymentStepWords[step]) },
          { key: 'month', header: t`Expected`, cell: ({ month }) => (month === null ? '–' : format.month(formatMonth(month))) },
          { key: 'share', header: t`Part`, numeric: true, cell: ({ share }) => format.percent(share) },
          { key: 'amount', header: t`Amount`, numeric: true, cell: ({ cents: amount }) => cents(amount) },
        ]}
      />
      <p className="figures flex justify-between border-b border-ink py-2 font-[560]">
        <span>
          <Trans>Together</Trans>
        </span>
        <output aria-label={t`Sum of the payments`}>{cents(plan.reduce((sum, payment) => sum + payment.cents, 0))}</output>
      </p>
      <p className="max-w-[72ch] pt-2 text-xs text-ink-3">
        <Trans>
          Parts as of {since}: {source}. The months are our estimate between booking and the expected completion; each payment falls due
          when its stage is certified. Duties, fees and interest come on top.
        </Trans>
      </p>
    </div>
  )
}

interface CompareLinkProps {
  unit: string
  /** keys of the units that are set side by side */
  compared: readonly string[]
}

/** Sets a unit beside those that the address already holds, or leads to them where it is one of them. */
function CompareLink({ unit, compared }: CompareLinkProps) {
  const look = 'inline-flex min-h-6 items-center text-lagoon underline decoration-line underline-offset-4'
  if (compared.includes(unit))
    return (
      <Link to="." search={(now: object) => now} hash="compare" className={look}>
        <Trans>See it side by side</Trans>
      </Link>
    )
  if (compared.length >= COMPARED_UNITS_MAX)
    return (
      <span className="text-ink-2">
        <Trans>{COMPARED_UNITS_MAX} homes are side by side; remove one to add this.</Trans>
      </span>
    )
  return (
    <Link to="." search={(now: object) => ({ ...now, compare: [...compared, unit] })} replace resetScroll={false} className={look}>
      {compared.length === 0 ? <Trans>Set side by side with others</Trans> : <Trans>Set beside the {compared.length} others</Trans>}
    </Link>
  )
}
