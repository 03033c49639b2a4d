import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { formatArea, formatMoney, formatMonthText, formatRange } from '#lib/format.ts'
import { COUNTRIES } from '#market/countries.ts'
import { useAreaUnit } from '#ui/area-unit.tsx'
import type { OwnBooking } from '../schedule.ts'

/** What the provider keeps with a valuation: modules/booking/valuation-evidence.ts. */
const evidenceSchema = z.union([
  z.object({
    asOf: z.string(),
    unitMix: z.string(),
    areaSqm: z.number(),
    floor: z.nullable(z.number()),
    value: z.number(),
    low68: z.number(),
    high68: z.number(),
    low90: z.number(),
    high90: z.number(),
    comparables: z.array(
      z.object({
        name: z.string(),
        month: z.string(),
        price: z.number(),
        areaSqm: z.number(),
        adjustedPrice: z.number(),
        weight: z.number(),
      }),
    ),
  }),
  z.object({ refused: z.string(), evidence: z.number(), needed: z.number() }),
])

/** What was kept; null where there is nothing, or it cannot be read. */
function readEvidence(json: string | null | undefined) {
  try {
    return evidenceSchema.parse(JSON.parse(json ?? 'null'))
  } catch {
    return null
  }
}

/** The estimate of a home that is to be valued, as it was at the booking, with the sales behind it. */
export function ValuationEvidence({ booking: { evidence, home } }: { booking: OwnBooking }) {
  const { i18n } = useLingui()
  const unit = useAreaUnit()
  const read = readEvidence(evidence)
  if (!read || !home) return null
  if ('refused' in read) {
    const { evidence: found, needed } = read
    return (
      <p className="text-ink-2">
        <Trans>
          No estimate at the booking. Usable sales: {found}. Needed: {needed}.
        </Trans>
      </p>
    )
  }
  const money = (value: number) => formatMoney(value, COUNTRIES[home.country].currencyCode, i18n.locale)
  const area = (sqm: number) => formatArea(sqm, unit, i18n.locale)
  const { value, low68, high68, low90, high90, areaSqm, comparables } = read
  const [asOf, likely, wide] = [
    formatMonthText(read.asOf, i18n.locale),
    formatRange(money(low68), money(high68)),
    formatRange(money(low90), money(high90)),
  ]
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-[560]">
        <Trans>Estimate at the booking, {asOf}</Trans>
      </h3>
      <p className="figures">
        <span className="text-2xl font-[620]">{money(value)}</span> · {area(areaSqm)}
      </p>
      <p className="figures text-ink-2">
        68%: {likely} · 90%: {wide}
      </p>
      <div className="overflow-x-auto">
        <table className="figures w-full min-w-[32rem] text-sm">
          <thead>
            <tr className="border-b border-line text-start text-ink-2">
              <th scope="col" className="py-1.5 pe-4 text-start font-normal">
                <Trans>Comparable sale</Trans>
              </th>
              <th scope="col" className="py-1.5 pe-4 text-start font-normal">
                <Trans>Month</Trans>
              </th>
              <th scope="col" className="py-1.5 pe-4 text-end font-normal">
                <Trans>Area</Trans>
              </th>
              <th scope="col" className="py-1.5 pe-4 text-end font-normal">
                <Trans>Price</Trans>
              </th>
              <th scope="col" className="py-1.5 text-end font-normal">
                <Trans>Brought to this home</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {comparables.map((sale, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
              <tr key={at} className="border-b border-line">
                <td className="py-1.5 pe-4">{sale.name}</td>
                <td className="py-1.5 pe-4">{formatMonthText(sale.month, i18n.locale)}</td>
                <td className="py-1.5 pe-4 text-end">{area(sale.areaSqm)}</td>
                <td className="py-1.5 pe-4 text-end">{money(sale.price)}</td>
                <td className="py-1.5 text-end">{money(sale.adjustedPrice)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
