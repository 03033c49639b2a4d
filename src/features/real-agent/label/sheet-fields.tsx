import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LABEL_PART_MAX_CHARS } from '#graphql/label-kinds.ts'
import { Field } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { type DraftStep, type LabelDraft, layoutOfDraft, OWN_SHEET } from './label-draft.ts'
import { LABEL_SHEETS, type LabelLayout, layoutFault } from './label-sheets.ts'
import { LAYOUT_FAULTS, SALUTATIONS } from './label-words.ts'

interface SheetFieldsProps {
  draft: LabelDraft
  write: (change: Extract<DraftStep, { kind: 'write' }>['change']) => void
}

const NONE = 'none'
const OWN_WORDS = 'own'
/** against the shift of a printer, in half millimetres */
const SHIFTS = Array.from({ length: 21 }, (_, at) => (at - 10) / 2)

/** The first line of each label, the sheet, where it begins and how the printer shifts. */
export function SheetFields({ draft, write }: SheetFieldsProps) {
  const { t, i18n } = useLingui()
  const layout = layoutOfDraft(draft)
  const fault = draft.sheet === OWN_SHEET ? layoutFault(draft.own) : null
  const shift = (axis: 'x' | 'y', less: (mm: string) => string, more: (mm: string) => string) => ({
    value: String(draft.offset[axis]),
    onValue: (mm: string) => write({ offset: { ...draft.offset, [axis]: Number(mm) } }),
    options: SHIFTS.map((mm) => {
      const size = i18n.number(Math.abs(mm))
      return { value: String(mm), label: mm === 0 ? t`Not at all` : mm < 0 ? less(size) : more(size) }
    }),
  })
  return (
    <div className="grid gap-5">
      <SalutationField draft={draft} write={write} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t`Sheet`}>
          {(control) => (
            <Select
              {...control}
              value={draft.sheet}
              onValue={(sheet) => write({ sheet })}
              options={[
                ...LABEL_SHEETS.map(({ key, columns, rows, width, height, known }) => ({
                  value: key,
                  label: [`${columns} × ${rows}`, `${i18n.number(width)} × ${i18n.number(height)} mm`, known].filter(Boolean).join(' · '),
                })),
                { value: OWN_SHEET, label: t`Own measures` },
              ]}
            />
          )}
        </Field>
        <Field label={t`First free label`} hint={t`On a sheet that was used in part. Counted row by row.`}>
          {(control) => (
            <NumberInput
              {...control}
              min={1}
              max={Math.max(1, layout.columns * layout.rows)}
              value={draft.start}
              onValue={(start) => start !== null && write({ start })}
            />
          )}
        </Field>
      </div>
      {draft.sheet === OWN_SHEET ? <OwnMeasures own={draft.own} onOwn={(own) => write({ own })} /> : null}
      {fault ? (
        <p role="alert" className="text-bad">
          {i18n._(LAYOUT_FAULTS[fault])}
        </p>
      ) : null}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t`Move everything sideways`}>
          {(control) => (
            <Select
              {...control}
              {...shift(
                'x',
                (mm) => t`${mm} mm to the left`,
                (mm) => t`${mm} mm to the right`,
              )}
            />
          )}
        </Field>
        <Field label={t`Move everything up or down`}>
          {(control) => (
            <Select
              {...control}
              {...shift(
                'y',
                (mm) => t`${mm} mm up`,
                (mm) => t`${mm} mm down`,
              )}
            />
          )}
        </Field>
      </div>
    </div>
  )
}

function SalutationField({ draft: { salutation }, write }: SheetFieldsProps) {
  const { t } = useLingui()
  const [isOwn, setOwn] = useState(salutation !== '' && !SALUTATIONS.some((one) => one === salutation))
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label={t`First line`} hint={t`Where a file names somebody, the name stands there instead.`}>
        {(control) => (
          <Select
            {...control}
            value={isOwn ? OWN_WORDS : salutation === '' ? NONE : salutation}
            onValue={(value: string) => {
              setOwn(value === OWN_WORDS)
              if (value !== OWN_WORDS) write({ salutation: value === NONE ? '' : value })
            }}
            options={[
              { value: NONE, label: t`None` },
              ...SALUTATIONS.map((value) => ({ value: value as string, label: value })),
              { value: OWN_WORDS, label: t`Own words` },
            ]}
          />
        )}
      </Field>
      {isOwn ? (
        <Field label={t`Own first line`}>
          {(control) => (
            <TextInput {...control} maxLength={LABEL_PART_MAX_CHARS} value={salutation} onValue={(value) => write({ salutation: value })} />
          )}
        </Field>
      ) : null}
    </div>
  )
}

function OwnMeasures({ own, onOwn }: { own: LabelLayout; onOwn: (own: LabelLayout) => void }) {
  const { t } = useLingui()
  const words: Record<keyof LabelLayout, string> = {
    columns: t`Columns`,
    rows: t`Rows`,
    width: t`Label width, mm`,
    height: t`Label height, mm`,
    gapX: t`Gap between columns, mm`,
    gapY: t`Gap between rows, mm`,
    left: t`Left margin, mm`,
    top: t`Top margin, mm`,
  }
  return (
    <fieldset className="grid gap-4 border-s-2 border-line ps-4 sm:grid-cols-4">
      <legend className="sr-only">
        <Trans>Own measures</Trans>
      </legend>
      {(Object.keys(words) as (keyof LabelLayout)[]).map((key) => (
        <Field key={key} label={words[key]}>
          {(control) => (
            <NumberInput
              {...control}
              max={key === 'columns' || key === 'rows' ? 120 : 297}
              decimals={key === 'columns' || key === 'rows' ? 0 : 2}
              value={own[key]}
              onValue={(value) => onOwn({ ...own, [key]: value ?? 0 })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  )
}
