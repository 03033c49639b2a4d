import { useLingui } from '@lingui/react/macro'
import { keysOf } from '#lib/records.ts'
import { COUNTRIES } from '#market/countries.ts'
import { Field } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { FURNISHED_WORDS } from '../listing-words.ts'
import { type EditorPart, useMissing } from './home-fields.tsx'

const FURNISHED = keysOf(FURNISHED_WORDS)
const NONE = ''
const PRICE_MAX = 10_000_000_000

/** What is asked, from when, and how the home is furnished. */
export function PriceFields({ edit: { values, write }, listing: { country }, needs }: EditorPart) {
  const { t, i18n } = useLingui()
  const missing = useMissing(needs)
  const { currencyCode } = COUNTRIES[country]
  return (
    <div className="grid max-w-[44rem] items-start gap-5 pt-5 sm:grid-cols-2">
      <Field
        label={values.activity === 'SALE' ? t`Asking price, ${currencyCode}` : t`Rent a month, ${currencyCode}`}
        required
        hint={missing('PRICE')}
      >
        {(control) => <NumberInput {...control} max={PRICE_MAX} value={values.price} onValue={(price) => write({ price })} />}
      </Field>
      <Field label={t`Available from`}>
        {(control) => (
          <TextInput {...control} type="date" value={values.availableOn ?? ''} onValue={(day) => write({ availableOn: day || null })} />
        )}
      </Field>
      <Field label={t`Furnishing`}>
        {(control) => (
          <Select
            {...control}
            value={values.furnished ?? NONE}
            onValue={(value) => write({ furnished: FURNISHED.find((one) => one === value) ?? null })}
            options={[
              { value: NONE, label: t`Not told` },
              ...FURNISHED.map((value) => ({ value: value as string, label: i18n._(FURNISHED_WORDS[value]) })),
            ]}
          />
        )}
      </Field>
    </div>
  )
}
