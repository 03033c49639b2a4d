import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Duties } from '#property/duties/purchase.ts'
import { ChargeTitle } from '#property/duty-words/charge-title.tsx'
import { RuleNote } from '#property/duty-words/rule-note.tsx'
import { OldData } from '#property/old-data.tsx'
import type { Purchased } from '#property/owner/owner-figures.ts'
import { Signed } from '#property/signed.tsx'
import type { Format } from '#property/use-format.ts'
import { formatDay } from '#session/day-time.ts'
import { FUND_REFUND, type SaleAt, type SaleProceeds } from './sale-proceeds.ts'

interface ProceedsResultProps {
  bought: Purchased
  proceeds: SaleProceeds
  duties: Duties
  country: CountryCode
  /** "2026-11-26" */
  today: string
  /** "2026-07" */
  asOf: string
  agentFee: number
  /** bought long before the home could be sold */
  isEarly: boolean
  format: Format
}

const Row = ({ name, note, children }: { name: ReactNode; note?: ReactNode; children: ReactNode }) => (
  <div className="col-span-2 grid grid-cols-subgrid border-b border-line py-1.5">
    <dt className="text-ink-2">{name}</dt>
    <dd className="text-end">{children}</dd>
    {note ? <dd className="col-span-2">{note}</dd> : null}
  </div>
)

const Total = ({ name, range, children }: { name: ReactNode; range: ReactNode; children: ReactNode }) => (
  <div className="col-span-2 grid grid-cols-subgrid items-baseline border-b border-line pt-2.5 pb-1.5">
    <dt className="font-semibold">{name}</dt>
    <dd className="text-end text-xl font-semibold">{children}</dd>
    <dd className="col-span-2 text-end text-sm text-ink-2">{range}</dd>
  </div>
)

/** From the estimate to what is in hand, line by line, each duty with its rule; then the gain. Both as the range in which two in three sell. */
export function ProceedsResult({ bought, proceeds, duties, country, today, asOf, agentFee, isEarly, format }: ProceedsResultProps) {
  const { i18n } = useLingui()
  const { at, low, high, buyingCost } = proceeds
  const { currencyCode: currency } = COUNTRIES[country]
  const month = format.month(asOf)
  const day = formatDay(bought.boughtOn, i18n.locale)
  const share = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 2 }).format(agentFee / 100)
  const rangeOf = (of: (sale: SaleAt) => number, tell = format.money) => {
    const range = format.range(tell(of(low)), tell(of(high)))
    return <Trans>{range}, where two in three sell</Trans>
  }
  const rule = { day: today, price: at.price, currency }
  return (
    <>
      <dl className="figures grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 text-base">
        <Row
          name={
            <>
              <Trans>Estimate, {month}</Trans>
              <OldData month={asOf} />
            </>
          }
        >
          {format.money(at.price)}
        </Row>
        {(at.duties ?? []).map((charge) => (
          <Row key={charge.name} name={<ChargeTitle charge={charge} />} note={<RuleNote rule={charge.rule} {...rule} />}>
            {charge.amount > 0 ? format.signed(-charge.amount) : <Trans>none</Trans>}
          </Row>
        ))}
        {at.duties === null ? (
          <Row
            name={<Trans>Duty on a sale</Trans>}
            note={
              <SmallNote>
                <Trans>Bought before our tables begin; none of that time is due so long after.</Trans>
              </SmallNote>
            }
          >
            <Trans>none</Trans>
          </Row>
        ) : null}
        {duties.untaxedSale ? (
          <Row name={<UntaxedNote country={country} />} note={<RuleNote rule={duties.untaxedSale} {...rule} />}>
            <Trans>none</Trans>
          </Row>
        ) : null}
        <Row name={<Trans>Agent’s fee, {share}</Trans>}>{format.signed(-at.agent)}</Row>
        <Row name={<Trans>Lawyer’s fee</Trans>}>{format.signed(-at.legal)}</Row>
        {at.loan > 0 ? <Row name={<Trans>Loan paid back</Trans>}>{format.signed(-at.loan)}</Row> : null}
        {at.fund > 0 ? (
          <>
            <Row name={<Trans>Back into your CPF</Trans>} note={<RuleNote rule={FUND_REFUND} {...rule} />}>
              {format.signed(-at.fund)}
            </Row>
            <Total name={<Trans>In cash</Trans>} range={rangeOf(({ cash }) => cash)}>
              <span className={at.cash < 0 ? 'text-bad' : undefined}>{format.money(at.cash)}</span>
            </Total>
            <Total name={<Trans>Yours, with what is back in the CPF</Trans>} range={rangeOf(({ left }) => left)}>
              {format.money(at.left)}
            </Total>
          </>
        ) : (
          <Total name={<Trans>In your hands</Trans>} range={rangeOf(({ cash }) => cash)}>
            <span className={at.cash < 0 ? 'text-bad' : undefined}>{format.money(at.cash)}</span>
          </Total>
        )}
        <Row name={<Trans>The price after the costs of the sale</Trans>}>
          {format.money(at.price - at.dutiesCost - at.agent - at.legal)}
        </Row>
        <Row name={<Trans>Paid, {day}</Trans>}>{format.signed(-bought.paid)}</Row>
        <Row
          name={
            bought.duties === null ? <Trans>Duties of the purchase, by the tables</Trans> : <Trans>Duties and fees of the purchase</Trans>
          }
        >
          {format.signed(-buyingCost)}
        </Row>
        <Total name={<Trans>Gain, after the costs of both</Trans>} range={rangeOf(({ gain }) => gain, format.signed)}>
          <Signed value={at.gain} format={format} />
        </Total>
      </dl>
      <ProceedsNotes bought={bought} proceeds={proceeds} country={country} isEarly={isEarly} />
    </>
  )
}

const SmallNote = ({ children }: { children: ReactNode }) => <p className="pt-1 text-sm text-ink-3">{children}</p>

/** What the lines above leave out, or want the reader to check. */
function ProceedsNotes({ bought, proceeds, country, isEarly }: Pick<ProceedsResultProps, 'bought' | 'proceeds' | 'country' | 'isEarly'>) {
  return (
    <ul className="mt-3 grid max-w-[60ch] gap-1 text-sm text-ink-3">
      {isEarly ? (
        <li className="text-bad">
          <Trans>The home was begun or completed years after that day. Check the year.</Trans>
        </li>
      ) : null}
      {proceeds.at.cash < 0 ? (
        <li className="text-bad">
          <Trans>At the estimate a sale would not pay for all of it: the rest is to be brought in cash.</Trans>
        </li>
      ) : null}
      {bought.duties === null && proceeds.buying === null ? (
        <li>
          <Trans>Our tables of duties do not reach back to the purchase, so none are taken off for it. Enter what you paid.</Trans>
        </li>
      ) : null}
      {country === 'MY' ? (
        <li>
          <Trans>The exemption of one private home in a lifetime is not claimed here.</Trans>
        </li>
      ) : null}
      <li>
        <Trans>
          Not counted: interest, early repayment, renovation and rent. These figures are no advice; the authority’s assessment decides.
        </Trans>
      </li>
    </ul>
  )
}

/** Which duty or tax a sale of one's home does not pay. */
const UntaxedNote = ({ country }: { country: CountryCode }) =>
  country === 'AU' ? (
    <Trans>
      Capital gains tax: a home that you live in is exempt, unless you sell as a foreign resident; of other homes the gain is income
    </Trans>
  ) : (
    <Trans>Special stamp duty: ended</Trans>
  )
