import { Trans, useLingui } from '@lingui/react/macro'
import { formatPercent } from '#lib/format.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { CORRECTION_KEYS, CORRECTIONS, type CorrectionKey, OWN_PERCENT_MAX } from '../corrections.ts'
import type { Described } from '../described-home.ts'
import { Choice } from './choice.tsx'
import { correctionChoiceWord, correctionWords } from './correction-words.ts'

/** Facts that only the owner knows: conventions to choose from, each with its share, or the owner's own figure. */
export function AssumptionFields({ home }: { home: Described }) {
  const { t, i18n } = useLingui()
  const isAssumed = CORRECTION_KEYS.some((key) => home[key] !== undefined) || home.own !== undefined
  const optionsOf = (key: CorrectionKey) => [
    { value: '', label: t`Nothing to add` },
    ...Object.entries(CORRECTIONS[key]).map(([choice, share]) => {
      const word = correctionChoiceWord({ key, choice })
      return { value: choice, label: `${word ? i18n._(word) : choice} (${formatPercent(share, i18n.locale, { digits: 0, signed: true })})` }
    }),
  ]
  return (
    <details open={isAssumed} className="group border-y border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-[560] hover:text-lagoon [&::-webkit-details-marker]:hidden">
        <Trans>What you know and the records do not</Trans>
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0 text-ink-3">
          <path d="M2 8h12" stroke="currentColor" strokeWidth="1.5" />
          <path d="M8 2v12" stroke="currentColor" strokeWidth="1.5" className="group-open:hidden" />
        </svg>
      </summary>
      <div className="grid gap-3 pt-1 pb-4">
        {CORRECTION_KEYS.map((key) => (
          <Field key={key} label={i18n._(correctionWords[key])}>
            {(control) => <Choice {...control} name={key} first={home[key] ?? ''} options={optionsOf(key)} />}
          </Field>
        ))}
        <Field
          label={t`Your own figure, in percent`}
          hint={t`From −${OWN_PERCENT_MAX} to ${OWN_PERCENT_MAX}; for what is not in the lists.`}
        >
          {(control) => (
            <TextInput
              {...control}
              name="own"
              type="number"
              min={-OWN_PERCENT_MAX}
              max={OWN_PERCENT_MAX}
              step="any"
              defaultValue={home.own ?? ''}
            />
          )}
        </Field>
        <p className="text-xs text-ink-3">
          <Trans>
            Your assumptions, in shares that are a convention and not measured in any record. They are shown beside the estimate and never
            change it.
          </Trans>
        </p>
      </div>
    </details>
  )
}
