import { Trans, useLingui } from '@lingui/react/macro'
import { roundEstimate } from '#property/estimate/estimate-words.ts'
import { Signed } from '#property/signed.tsx'
import type { Format } from '#property/use-format.ts'
import type { Corrected } from '../corrections.ts'
import { correctionChoiceWord, correctionWords } from './correction-words.ts'

interface CorrectionsBlockProps {
  /** untouched */
  estimate: number
  corrected: Corrected
  format: Format
}

/** The owner's assumptions in money beside the estimate, which stays as it is. */
export function CorrectionsBlock({ estimate, corrected, format }: CorrectionsBlockProps) {
  const { i18n } = useLingui()
  return (
    <section aria-labelledby="assumptions" className="mt-8 break-inside-avoid">
      <h2 id="assumptions" className="title border-b border-line pb-2 text-xl">
        <Trans>With your assumptions</Trans>
      </h2>
      <dl className="figures grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-6 text-base [&>*]:border-b [&>*]:border-line-2 [&>*]:py-1.5">
        <dt className="text-ink-2">
          <Trans>The estimate, untouched</Trans>
        </dt>
        <dd aria-hidden="true" />
        <dd className="text-end">{format.money(roundEstimate(estimate))}</dd>
        {corrected.corrections.map((one) => {
          const word = correctionChoiceWord(one)
          return (
            <div key={one.key} className="col-span-3 grid grid-cols-subgrid">
              <dt>
                {i18n._(correctionWords[one.key])}
                {word ? <span className="text-ink-2">: {i18n._(word)}</span> : null}
              </dt>
              <dd className="text-end text-ink-3">{format.change(one.share)}</dd>
              <dd className="text-end">
                <Signed value={one.amount} format={format} />
              </dd>
            </div>
          )
        })}
        <div className="col-span-3 grid grid-cols-subgrid border-b-0! pt-2.5">
          <dt className="font-semibold">
            <Trans>Estimate and assumptions together</Trans>
          </dt>
          <dd aria-hidden="true" />
          <dd className="text-end text-xl font-semibold">{format.money(roundEstimate(corrected.value))}</dd>
        </div>
      </dl>
      <p className="mt-1 max-w-[68ch] text-sm text-ink-3">
        <Trans>
          The percentages are the owner's assumptions, taken from conventions that no record measures. They are added beside the estimate;
          the estimate and its ranges know nothing of them.
        </Trans>
      </p>
    </section>
  )
}
