import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  ADJUSTED_FOR,
  ADJUSTMENT_LIMITS,
  ADJUSTMENT_STEP,
  ADJUSTMENT_TOTAL_MAX,
  type AdjustedFor,
  ANALYSIS_WEIGHT_MAX,
} from '#graphql/analysis-kinds.ts'
import { type AnalysedSale, saleChoiceOf, saleFault } from '#graphql/analysis-result.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { Select } from '#ui/form/select.tsx'
import type { AnalysisAnswer, AnalysisStepProps } from './analysis-step-props.ts'
import { analysisFaultWords } from './analysis-words.ts'
import { type AnalysisSale, SaleFacts, useSaleName } from './sale-facts.tsx'
import { ADJUSTED_FOR_WORDS } from './workbook/analysis-terms.ts'

const stepsTo = (limit: number): number[] =>
  Array.from({ length: (2 * limit) / ADJUSTMENT_STEP + 1 }, (_, at) => limit - at * ADJUSTMENT_STEP)

/** Own weights and adjustments of the chosen sales, each with its money. */
export function AdjustStep(props: AnalysisStepProps & { result: AnalysisAnswer }) {
  const { draft, step, result } = props
  const { i18n, t } = useLingui()
  const limits = ADJUSTED_FOR.map((one) => `${i18n._(ADJUSTED_FOR_WORDS[one])} ±${i18n.number(ADJUSTMENT_LIMITS[one])} %`).join(' · ')
  const chosen = draft.evidence.sales.filter(({ id }) => saleChoiceOf(draft.choice, id).isIn)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
      <p className="max-w-[80ch] text-ink-2">
        <Trans>
          Time, size, floor and lease are adjusted already. Adjust for what no register says, in steps of half a percent of the sale’s price
          in today’s terms: up where this home is better than the one that was sold. Limits: {limits}; together ±{ADJUSTMENT_TOTAL_MAX} %.
        </Trans>
      </p>
      <div>
        <Button size="small" look="ghost" onClick={() => step({ kind: 'engine' })}>
          <Trans>Back to the choice of the estimate</Trans>
        </Button>
      </div>
      <ul aria-label={t`Weights and adjustments`} className="border-t border-line">
        {chosen.map((sale) => (
          <AdjustedItem
            key={sale.id}
            {...props}
            sale={sale}
            analysed={'fault' in result ? undefined : result.sales.find(({ id }) => id === sale.id)}
          />
        ))}
      </ul>
    </div>
  )
}

type ItemProps = AnalysisStepProps & { sale: AnalysisSale; analysed: AnalysedSale | undefined }

/** The fields stand there once it is opened: two dozen sales have two hundred of them. */
function AdjustedItem(props: ItemProps) {
  const { draft, format, sale, analysed } = props
  const { i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const fault = saleFault(saleChoiceOf(draft.choice, sale.id))
  const nameOf = useSaleName()
  const made = analysed?.adjustments ?? []
  const weight = analysed ? format.percent(analysed.share) : null
  return (
    <li className="border-b border-line">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5">
          <span className="min-w-0">
            <b className="font-[560]">{nameOf(sale)}</b>{' '}
            <span className="figures text-ink-2">
              <SaleFacts sale={sale} group={draft.evidence.place.propertyGroup} format={format} />
            </span>
          </span>
          <span className="figures">
            <b className="font-[560]">{format.money(analysed?.price ?? sale.adjustedPrice)}</b>
            {weight ? (
              <span className="text-ink-2">
                {' · '}
                <Trans>weight {weight}</Trans>
              </span>
            ) : null}
          </span>
          {made.length > 0 ? (
            <span className="figures basis-full text-sm text-ink-2">
              {made
                .map(
                  ({ for: by, percent, money }) =>
                    `${i18n._(ADJUSTED_FOR_WORDS[by])} ${format.change(percent / 100)} = ${format.signed(money)}`,
                )
                .join(' · ')}
            </span>
          ) : null}
        </summary>
        {isOpen ? <SaleFields {...props} /> : null}
      </details>
      {fault ? (
        <p role="alert" className="pb-3 text-bad">
          {analysisFaultWords(i18n, fault)}
        </p>
      ) : null}
    </li>
  )
}

function SaleFields({ draft, step, format, sale, analysed }: ItemProps) {
  const { i18n, t } = useLingui()
  const choice = saleChoiceOf(draft.choice, sale.id)
  const change = (changed: Partial<typeof choice>) => step({ kind: 'sale', id: sale.id, change: changed })
  const engines = format.percent(sale.weight)
  const adjust = (by: AdjustedFor, percent: number) => {
    const { [by]: _, ...others } = choice.adjustments
    change({ adjustments: percent === 0 ? others : { ...others, [by]: percent } })
  }
  return (
    <div className="grid grid-cols-2 items-start gap-4 pb-5 sm:grid-cols-4 lg:grid-cols-7">
      <Field label={t`Own weight`} hint={t`Empty: ${engines}, as in the estimate`}>
        {(control) => (
          <NumberInput {...control} min={1} max={ANALYSIS_WEIGHT_MAX} value={choice.weight} onValue={(weight) => change({ weight })} />
        )}
      </Field>
      {ADJUSTED_FOR.map((by) => {
        const money = analysed?.adjustments.find((one) => one.for === by)?.money
        return (
          <Field key={by} label={i18n._(ADJUSTED_FOR_WORDS[by])} hint={money === undefined ? undefined : format.signed(money)}>
            {(control) => (
              <Select
                {...control}
                className="w-full"
                value={String(choice.adjustments[by] ?? 0)}
                onValue={(percent) => adjust(by, Number(percent))}
                options={stepsTo(ADJUSTMENT_LIMITS[by]).map((percent) => ({
                  value: String(percent),
                  label: percent === 0 ? t`None` : format.change(percent / 100),
                }))}
              />
            )}
          </Field>
        )
      })}
    </div>
  )
}
