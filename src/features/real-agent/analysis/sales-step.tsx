import { Trans, useLingui } from '@lingui/react/macro'
import { ANALYSIS_ADDED_MAX } from '#graphql/analysis-kinds.ts'
import { saleChoiceOf } from '#graphql/analysis-result.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { AddSales } from './add-sales.tsx'
import type { AnalysisAnswer, AnalysisStepProps } from './analysis-step-props.ts'
import { SaleFacts, SaleSteps, useSaleName } from './sale-facts.tsx'

/** The sales that the estimate rests on, each taken in or out, and others that are added. */
export function SalesStep(props: AnalysisStepProps & { result: AnalysisAnswer }) {
  const { draft, step, format, result } = props
  const { t } = useLingui()
  const { evidence, choice, added } = draft
  const nameOf = useSaleName()
  const shares = new Map('fault' in result ? [] : result.sales.map(({ id, share }) => [id, share]))
  const group = evidence.place.propertyGroup
  const { further } = evidence
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ul aria-label={t`Comparable sales`}>
        {evidence.sales.map((sale) => {
          const share = shares.get(sale.id)
          const [own, engines] = [share === undefined ? null : format.percent(share), format.percent(sale.weight)]
          return (
            <li key={sale.id} className="grid gap-x-8 gap-y-1 border-b border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
              <div className="min-w-0">
                <Checkbox
                  value={saleChoiceOf(choice, sale.id).isIn}
                  onValue={(isIn) => step({ kind: 'sale', id: sale.id, change: { isIn } })}
                  label={
                    <>
                      <b className="font-[560]">{nameOf(sale)}</b>{' '}
                      <span className="figures text-ink-2">
                        <SaleFacts sale={sale} group={group} format={format} />
                      </span>
                    </>
                  }
                />
                <p className="figures ps-6.5 text-sm text-ink-2">
                  <SaleSteps sale={sale} format={format} />
                </p>
              </div>
              <p className="figures ps-6.5 sm:pt-1.5 sm:text-end">
                <b className="font-[560]">{format.money(sale.adjustedPrice)}</b>
                <span className="text-sm text-ink-2 sm:block">
                  <span className="sm:hidden"> · </span>
                  {own === null ? (
                    <Trans>left out; weight in the estimate {engines}</Trans>
                  ) : (
                    <Trans>
                      weight {own}, in the estimate {engines}
                    </Trans>
                  )}
                </span>
              </p>
            </li>
          )
        })}
      </ul>
      {further ? <FurtherChoice {...props} further={further} /> : null}
      {added.length < ANALYSIS_ADDED_MAX && further ? <AddSales {...props} /> : null}
    </div>
  )
}

function FurtherChoice({
  draft: { choice },
  step,
  format,
  further,
}: AnalysisStepProps & { further: NonNullable<AnalysisStepProps['draft']['evidence']['further']> }) {
  const [count, weight, price] = [format.count(further.count), format.percent(further.weight), format.money(Math.round(further.mean))]
  return (
    <Checkbox
      value={choice.withFurther}
      onValue={(withFurther) => step({ kind: 'choose', change: { withFurther } })}
      label={
        <Trans>
          With the further sales of the estimate together: {count} of them, weight in the estimate {weight}, on average {price}
        </Trans>
      }
    />
  )
}
