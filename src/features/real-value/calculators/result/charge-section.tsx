import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { formatMoney } from '#lib/format.ts'
import type { BandLine } from '#property/duties/bands.ts'
import type { Charge, ChargeName } from '#property/duties/charge.ts'
import { CHARGE_NAMES } from '#property/duty-words/charge-names.ts'
import { RuleNote } from '#property/duty-words/rule-note.tsx'
import { amountText, rateText } from './rate-text.ts'

/** What a duty is counted on, by whom and when it is due. */
const CHARGE_NOTES = {
  'sg-buyer': <Trans>On the higher of price and market value, within 14 days of the agreement.</Trans>,
  'sg-additional': <Trans>By the buyer’s profile and the number of homes owned. Joint buyers pay the highest rate among them.</Trans>,
  'sg-seller': (
    <Trans>
      The day of purchase decides the table, the years held decide the rate. A sale on the anniversary still counts to the year it ends.
    </Trans>
  ),
  'sg-mortgage': <Trans>On the loan, with a ceiling of 500 dollars.</Trans>,
  'sg-lease': <Trans>Paid by the tenant on the rent of the whole term; terms beyond four years count as four.</Trans>,
  'hk-ad-valorem': <Trans>The same for every buyer since 28 February 2024. Between two rates, marginal relief softens the step.</Trans>,
  'hk-lease': <Trans>Landlord and tenant usually pay half each.</Trans>,
  'my-transfer': <Trans>On the higher of price and market value. Part of a hundred ringgit counts as a hundred.</Trans>,
  'my-loan': <Trans>Five ringgit for each thousand of the loan.</Trans>,
  'my-gains': <Trans>On the gain after allowable costs; a person’s gain is reduced by RM10,000 or a tenth, whichever is more.</Trans>,
  'au-transfer': <Trans>On the higher of price and market value, to the state or territory the home is in.</Trans>,
  'au-foreign': <Trans>On the whole price, on top of transfer duty.</Trans>,
} as const satisfies Record<ChargeName, ReactNode>

interface ChargeSectionProps {
  charge: Charge
  /** what the duty is counted on, unless the charge says so itself */
  price: number
  day: string
  currency: string
}

/** One duty: its amount, its working line by line, and the source of its rule. */
export function ChargeSection({ charge, price, day, currency }: ChargeSectionProps) {
  const { i18n } = useLingui()
  const id = useId()
  const money = (value: number) => formatMoney(value, currency, i18n.locale)
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink-3 pb-1.5">
        <h2 id={id} className="text-lg font-[600]">
          {i18n._(CHARGE_NAMES[charge.name])}
        </h2>
        <p className="figures text-xl font-semibold">{money(charge.amount)}</p>
      </header>
      {charge.steps || charge.year ? <Steps charge={charge} money={money} /> : null}
      {charge.lines.length > 0 ? (
        <Working lines={charge.lines} base={charge.base ?? price} currency={currency} />
      ) : (
        <p className="border-b border-line-2 py-2 text-ink-2">
          <Trans>Nothing is due.</Trans>
        </p>
      )}
      <p className="pt-2.5 text-sm text-pretty text-ink-2">{CHARGE_NOTES[charge.name]}</p>
      <RuleNote rule={charge.rule} day={day} price={price} currency={currency} />
    </section>
  )
}

/** What is shown above the rate: the years held, and the gain that is taxed. */
function Steps({ charge: { steps = [], year }, money }: { charge: Charge; money: (value: number) => string }) {
  const words = { gain: <Trans>Gain after costs</Trans>, relief: <Trans>Relief</Trans> }
  return (
    <dl className="figures">
      {year ? (
        <div className="flex justify-between gap-6 border-b border-line-2 py-1.5">
          <dt className="text-ink-2">
            <Trans>Year of holding</Trans>
          </dt>
          <dd>{year}</dd>
        </div>
      ) : null}
      {steps.map(({ name, amount }) => (
        <div key={name} className="flex justify-between gap-6 border-b border-line-2 py-1.5">
          <dt className="text-ink-2">{words[name]}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Working({ lines, base, currency }: { lines: readonly BandLine[]; base: number; currency: string }) {
  const { i18n, t } = useLingui()
  const locale = i18n.locale
  const money = (value: number) => formatMoney(value, currency, locale)
  const part = ({ from, to, rate, amount }: BandLine) => {
    const low = money(from)
    const high = money(to === null ? base : Math.min(to, base))
    if (amount < 0) return t`First-home relief`
    if (rate === null) return t`On ${high}, a set amount`
    if (from > 0) return t`From ${low} to ${high}`
    return to === null ? t`On ${high}` : t`First ${high}`
  }
  const most = Math.max(...lines.map(({ amount }) => amount))
  return (
    <table className="figures w-full border-collapse">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t`Part of the price`}</th>
          <th scope="col">{t`Rate`}</th>
          <th scope="col">{t`Amount`}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.from}-${line.amount}`} className="border-b border-line-2">
            <th scope="row" className="py-1.5 pe-3 text-start font-normal text-ink-2">
              {part(line)}
            </th>
            <td className="w-16 py-1.5 pe-3 text-end text-ink-2">{line.rate === null ? '–' : rateText(line.rate, locale)}</td>
            <td className="w-28 py-1.5 text-end sm:w-40">
              <span className="flex items-center justify-end gap-3">
                <span aria-hidden="true" className="hidden h-1.5 w-16 sm:block">
                  <span
                    hidden={line.amount <= 0}
                    className="block h-full rounded-[2px] bg-lagoon print:bg-ink"
                    style={{ width: `${Math.max(3, (line.amount / most) * 100)}%` }}
                  />
                </span>
                <span className="min-w-20">{amountText(line.amount, currency, locale)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
