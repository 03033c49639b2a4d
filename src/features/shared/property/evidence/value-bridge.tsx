import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { EstimateDriverCode, EstimateGroundsFragment, TypeGroup } from '#graphql/generated/graphql.ts'
import { fromWireTypeGroup } from '../address/wire-words.ts'
import { Signed } from '../signed.tsx'
import type { Format } from '../use-format.ts'
import { typeGroupWords } from '../vocabulary-words.ts'

/** Why a step raises or lowers the value; its amount follows. */
const driverWords: Record<EstimateDriverCode, { up: MessageDescriptor; down: MessageDescriptor }> = {
  TIME: { up: msg`Prices of such homes here have risen:`, down: msg`Prices of such homes here have fallen:` },
  KIND: {
    up: msg`Its kind fetches more here than the other kinds that were sold:`,
    down: msg`Its kind fetches less here than the other kinds that were sold:`,
  },
  AREA: { up: msg`This home is larger than those that were sold:`, down: msg`This home is smaller than those that were sold:` },
  FLOOR: { up: msg`It lies higher than those that were sold:`, down: msg`It lies lower than those that were sold:` },
  LEASE: { up: msg`More of its lease is left than of theirs:`, down: msg`Less of its lease is left than of theirs:` },
  LEARNED: {
    up: msg`Past estimates of homes like this one came out too low:`,
    down: msg`Past estimates of homes like this one came out too high:`,
  },
}

interface ValueBridgeProps {
  estimate: Pick<EstimateGroundsFragment, 'paid' | 'drivers' | 'learnedFrom'> & { value: number }
  typeGroup: TypeGroup
  format: Format
}

/** From what was paid for the comparable sales to the value: each step in words and in money, adding up. */
export function ValueBridge({ estimate: { paid, drivers, learnedFrom, value }, typeGroup, format }: ValueBridgeProps) {
  const { i18n } = useLingui()
  const n = learnedFrom === null ? null : format.count(learnedFrom)
  const homes = i18n._(typeGroupWords[fromWireTypeGroup(typeGroup)])
  return (
    <dl className="figures grid max-w-[44rem] grid-cols-[minmax(0,1fr)_auto] gap-x-6 [&>*]:border-b [&>*]:border-line-2 [&>*]:py-1.5">
      <dt>
        <Trans>What was paid for the comparable sales, averaged by weight:</Trans>
      </dt>
      <dd className="text-end">{format.money(paid)}</dd>
      {drivers.map(({ code, amount }) => (
        <div key={code} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-2">
            {i18n._(driverWords[code][amount < 0 ? 'down' : 'up'])}
            {code === 'LEARNED' && n !== null ? (
              <span className="block text-sm text-ink-3">
                <Trans>
                  learnt from {n} recorded sales ({homes}, everywhere in this market), each estimated from the months before it and laid
                  beside the price then paid
                </Trans>
              </span>
            ) : null}
          </dt>
          <dd className="text-end">
            <Signed value={amount} format={format} />
          </dd>
        </div>
      ))}
      <div className="col-span-2 grid grid-cols-subgrid border-b-0! font-semibold">
        <dt>
          <Trans>The estimate, before it is rounded:</Trans>
        </dt>
        <dd className="text-end">{format.money(value)}</dd>
      </div>
    </dl>
  )
}
