import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDay } from '#session/day-time.ts'
import type { Charge } from '../duties/charge.ts'
import { ChargeTitle } from '../duty-words/charge-title.tsx'
import { OldData } from '../old-data.tsx'
import { Signed } from '../signed.tsx'
import type { Format } from '../use-format.ts'
import type { OwnerFigures, Purchased, ValueToday } from './owner-figures.ts'

interface OwnerResultProps {
  bought: Purchased
  /** rounded as it stands on the page, so that the column adds up */
  home: ValueToday
  figures: OwnerFigures
  /** bought long before the home could be sold */
  isEarly: boolean
  format: Format
}

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="col-span-2 grid grid-cols-subgrid border-b border-line py-1.5">
    <dt className="text-ink-2">{name}</dt>
    <dd className="text-end">{children}</dd>
  </div>
)

const Total = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="col-span-2 grid grid-cols-subgrid items-baseline pt-2.5">
    <dt className="font-semibold">{name}</dt>
    <dd className="text-end text-xl font-semibold">{children}</dd>
  </div>
)

const EstimateMonth = ({ month, asOf }: { month: string; asOf: string }) => (
  <>
    <Trans>Estimate, {asOf}</Trans>
    <OldData month={month} />
  </>
)

/** The way from the estimate to the gain, line by line, with its range, its yearly rate and what the loan leaves. */
export function OwnerResult({ bought, home, figures, isEarly, format }: OwnerResultProps) {
  const { i18n } = useLingui()
  const asOf = format.month(home.asOf)
  const day = formatDay(bought.boughtOn, i18n.locale)
  const { gain, gainLow, gainHigh, perYear, left } = figures
  const range = format.range(format.signed(gainLow), format.signed(gainHigh))
  const years = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 }).format(figures.years)
  return (
    <>
      <dl className="figures grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 text-base">
        <Row name={<EstimateMonth month={home.asOf} asOf={asOf} />}>{format.money(home.value)}</Row>
        <Row name={<Trans>Paid, {day}</Trans>}>{format.signed(-bought.paid)}</Row>
        {bought.duties === null ? (
          <Charges charges={figures.buying ?? []} format={format} />
        ) : (
          <Row name={<Trans>Duties and fees paid</Trans>}>{format.signed(-bought.duties)}</Row>
        )}
        <Charges charges={figures.selling} format={format} />
        <Total name={<Trans>Gain, if sold today at the estimate</Trans>}>
          <Signed value={gain} format={format} />
        </Total>
        <Row name={<Trans>where two in three such homes sell</Trans>}>{range}</Row>
        {perYear === null ? null : <Row name={<Trans>a year, over {years} years to the estimate</Trans>}>{format.change(perYear)}</Row>}
        {left === null || bought.loan === null ? null : (
          <Total name={<Trans>Left after the loan of {format.money(bought.loan)}</Trans>}>{format.money(left)}</Total>
        )}
      </dl>
      <ul className="mt-3 grid max-w-[60ch] gap-1 text-sm text-ink-3">
        {isEarly ? (
          <li className="text-bad">
            <Trans>The home was begun or completed years after that day. Check the year.</Trans>
          </li>
        ) : null}
        {bought.duties === null && figures.buying === null ? (
          <li>
            <Trans>Our tables of duties do not reach back to that day, so none are taken off. Enter what you paid.</Trans>
          </li>
        ) : null}
        {figures.years < 1 ? <YoungNote years={figures.years} asOf={asOf} /> : null}
        <li>
          <Trans>Not counted: interest, agents’ and lawyers’ fees, renovation, rent and taxes on income.</Trans>
        </li>
      </ul>
    </>
  )
}

/** Why there is no yearly rate. */
function YoungNote({ years, asOf }: { years: number; asOf: string }) {
  const months = Math.floor(years * 12)
  return (
    <li>
      {years < 0 ? (
        <Trans>You bought after {asOf}, the month of the estimate: no rate by year can be told.</Trans>
      ) : (
        <Plural
          value={months}
          one="From the purchase to the estimate it is # month: too short for a rate by year."
          other="From the purchase to the estimate it is # months: too short for a rate by year."
        />
      )}
    </li>
  )
}

const Charges = ({ charges, format }: { charges: readonly Charge[]; format: Format }) =>
  charges
    .filter(({ amount }) => amount > 0)
    .map((charge) => (
      <Row key={charge.name} name={<ChargeTitle charge={charge} />}>
        {format.signed(-charge.amount)}
      </Row>
    ))
