import { Trans, useLingui } from '@lingui/react/macro'
import { OldData } from '#property/old-data.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { AnalysisAnswer, AnalysisStepProps } from './analysis-step-props.ts'
import { analysisFaultWords } from './analysis-words.ts'
import { ResultRange } from './workbook/result-range.tsx'

/** What comes out, how it is made, and how far it is from the estimate. */
export function ResultStep({ draft, step, format, result }: AnalysisStepProps & { result: AnalysisAnswer }) {
  const { i18n } = useLingui()
  if ('fault' in result)
    return (
      <p role="alert" className="pt-4 text-bad">
        {analysisFaultWords(i18n, result.fault)}
      </p>
    )
  const { evidence, choice } = draft
  const [value, median, count] = [format.money(result.value), format.money(result.median), format.count(result.count)]
  const [engine, low, high] = [format.money(evidence.value), format.money(evidence.low68), format.money(evidence.high68)]
  const to = format.month(evidence.asOf)
  const [model, modelMoney] = [format.change(result.model.fraction), format.signed(result.model.money)]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
      <div role="status">
        <p className="figures text-4xl font-[620] tracking-[-0.02em]">{value}</p>
        <p className="figures text-lg font-[560]">
          <Trans>In prices of {to}</Trans>
          <OldData month={evidence.asOf} />
        </p>
        <ResultRange low={result.low} value={result.value} high={result.high} format={format} />
      </div>
      <ul className="grid max-w-[80ch] gap-2 text-ink-2">
        <li>
          <Trans>
            The value is the weighted mean of {count} sales in the terms of this home, with your adjustments. The range holds the middle
            half of their weight; their median is {median}.
          </Trans>
        </li>
        {result.model.money === 0 ? null : (
          <li>
            <Trans>
              Market model: {model}, {modelMoney}. It is what the estimate has learnt beyond the mean of its own sales, and it is part of
              the value as long as you keep it.
            </Trans>
          </li>
        )}
        <li>
          {result.departure === 0 ? (
            <Trans>
              This is the automatic estimate: {engine}, two in three chances between {low} and {high}.
            </Trans>
          ) : (
            <Trans>
              {format.change(result.departure)} from the automatic estimate: {engine}, two in three chances between {low} and {high}.
            </Trans>
          )}
        </li>
      </ul>
      {result.model.money === 0 && choice.withModel ? null : (
        <Checkbox
          value={choice.withModel}
          onValue={(withModel) => step({ kind: 'choose', change: { withModel } })}
          label={<Trans>With the market model</Trans>}
        />
      )}
    </div>
  )
}
