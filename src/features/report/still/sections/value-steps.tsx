import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { EstimateDriverCode } from '#graphql/generated/graphql.ts'
import { Signed } from '#property/signed.tsx'
import type { Format } from '#property/use-format.ts'
import type { Estimate } from '../../project.ts'

const driverWords: Record<EstimateDriverCode, MessageDescriptor> = {
  TIME: msg`for time`,
  FLOOR: msg`for floor`,
  AREA: msg`for size`,
  LEASE: msg`for lease`,
  LEARNED: msg`from the errors of past estimates`,
}

/** From what was paid for the comparable sales to the value, step by step in money. */
export function ValueSteps({ estimate, format }: { estimate: Pick<Estimate, 'paid' | 'drivers' | 'value'>; format: Format }) {
  const { i18n } = useLingui()
  return (
    <dl className="figures mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      <div>
        <dt className="text-xs text-ink-3">
          <Trans>Paid, averaged by weight</Trans>
        </dt>
        <dd>{format.money(estimate.paid)}</dd>
      </div>
      {estimate.drivers.map(({ code, amount }) => (
        <div key={code}>
          <dt className="text-xs text-ink-3">{i18n._(driverWords[code])}</dt>
          <dd>
            <Signed value={amount} format={format} />
          </dd>
        </div>
      ))}
      <div>
        <dt className="text-xs text-ink-3">
          <Trans>Estimate</Trans>
        </dt>
        <dd className="font-[560]">{format.money(estimate.value)}</dd>
      </div>
    </dl>
  )
}
