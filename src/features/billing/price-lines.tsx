import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDay } from '#session/day-time.ts'
import { cx } from '#ui/class-names.ts'
import type { Preview } from './billed.ts'
import { moneyText, percentText } from './plan-money.ts'

interface PriceLinesProps {
  preview: Preview
  /** what is bought */
  name: ReactNode
  /** its quantity is a number of seats */
  hasSeats: boolean
}

/** What is charged now, line by line, with the tax in it, and what comes next. */
export function PriceLines({ preview, name, hasSeats }: PriceLinesProps) {
  const { i18n } = useLingui()
  const { currencyCode, lines, discount, total, code } = preview
  const money = (cents: number) => moneyText(cents, currencyCode, i18n.locale)
  return (
    <div className="grid gap-4">
      <dl className="grid">
        {lines.map((line) => (
          <SumRow key={`${line.kind} ${line.fromDate} ${line.amount}`} amount={money(line.amount)}>
            <LineWords line={line} name={name} hasSeats={hasSeats} />
          </SumRow>
        ))}
        {discount > 0 ? (
          <SumRow amount={money(-discount)}>{code ? <Trans>Code {code.code}</Trans> : <Trans>Discount</Trans>}</SumRow>
        ) : null}
        <div className={cx('grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4', lines.length > 0 && 'border-t border-ink pt-3')}>
          <dt className="font-semibold">{total < 0 ? <Trans>Credited to what comes next</Trans> : <Trans>Due now</Trans>}</dt>
          <dd className="figures title text-2xl">{money(Math.abs(total))}</dd>
        </div>
      </dl>
      <NextWords preview={preview} />
    </div>
  )
}

const SumRow = ({ amount, children }: { amount: string; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2">
    <dt className="min-w-0">{children}</dt>
    <dd className="figures">{amount}</dd>
  </div>
)

function LineWords({ line, name, hasSeats }: { line: Preview['lines'][number] } & Pick<PriceLinesProps, 'name' | 'hasSeats'>) {
  const { i18n } = useLingui()
  const { kind, quantity, fromDate, untilDate } = line
  const [from, until] = [formatDay(fromDate, i18n.locale), formatDay(untilDate, i18n.locale)]
  return (
    <>
      <span className="block font-[560]">
        {kind === 'UNUSED' ? <Trans>Paid before and not used</Trans> : name}
        {hasSeats && kind !== 'UNUSED' ? (
          <>
            {' · '}
            <Plural value={quantity} one="# seat" other="# seats" />
          </>
        ) : null}
      </span>
      <span className="figures block text-sm text-ink-2">
        <Trans>
          {from} to {until}
        </Trans>
      </span>
    </>
  )
}

function NextWords({ preview }: { preview: Preview }) {
  const { i18n } = useLingui()
  const { currencyCode, total, tax, taxRate, trialEndsDate, renewsDate, renewsAmount } = preview
  const [renews, amount] = [formatDay(renewsDate, i18n.locale), moneyText(renewsAmount, currencyCode, i18n.locale)]
  const [taxName, taxText] = [taxRate?.name ?? '', moneyText(tax, currencyCode, i18n.locale)]
  const taxPercent = taxRate ? percentText(taxRate.percent, i18n.locale) : ''
  const trialEnds = trialEndsDate && formatDay(trialEndsDate, i18n.locale)
  return (
    <div className="figures grid gap-1 text-sm text-ink-2">
      {taxRate && total > 0 ? (
        <p>
          <Trans>
            {taxName} of {taxPercent} is included: {taxText}
          </Trans>
        </p>
      ) : null}
      {trialEnds ? (
        <p>
          <Trans>Free until {trialEnds}. Cancel before that day, and nothing is charged.</Trans>
        </p>
      ) : null}
      <p>
        <Trans>
          Next payment: {amount} on {renews}
        </Trans>
      </p>
    </div>
  )
}
