import { Trans, useLingui } from '@lingui/react/macro'
import { Signed } from '#property/signed.tsx'
import type { Format } from '#property/use-format.ts'
import type { GivenEstimate } from '../../value-home.functions.ts'
import { driverWord } from './driver-words.ts'

/** From what was paid for the comparable sales to the value: each step in words and in money. */
export function HomeDrivers({ estimate, format }: { estimate: Pick<GivenEstimate, 'paid' | 'drivers' | 'value'>; format: Format }) {
  const { i18n } = useLingui()
  return (
    <dl className="figures grid max-w-[44rem] grid-cols-[minmax(0,1fr)_auto] gap-x-6 [&>*]:border-b [&>*]:border-line-2 [&>*]:py-1.5">
      <dt>
        <Trans>What was paid for the comparable sales, averaged by weight</Trans>
      </dt>
      <dd className="text-end">{format.money(estimate.paid)}</dd>
      {estimate.drivers.map(({ code, amount }) => (
        <div key={code} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-2">{i18n._(driverWord(code, amount))}</dt>
          <dd className="text-end">
            <Signed value={amount} format={format} />
          </dd>
        </div>
      ))}
      <div className="col-span-2 grid grid-cols-subgrid border-b-0! font-semibold">
        <dt>
          <Trans>The estimate, before it is rounded</Trans>
        </dt>
        <dd className="text-end">{format.money(estimate.value)}</dd>
      </div>
    </dl>
  )
}
