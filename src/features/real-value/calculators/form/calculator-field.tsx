import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { CountryCode } from '#market/vocabulary.ts'
import { buyersOf } from '#property/duties/buyers.ts'
import { AU_STATES, USES } from '#property/duties/purchase.ts'
import { buyerWord, HOME_COUNT_WORDS, STATE_WORDS } from '#property/duty-words/buyer-words.ts'
import { Field, type FieldControl } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { Select, type SelectOption } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { DAY, MONEY_MAX, RATE_MAX, type Tool, YEARS_MAX } from '../calculator-search.ts'
import type { InputName, Inputs } from '../inputs.ts'
import { usesIn } from '../uses.ts'
import { FLAT_WORDS, LOAN_COUNT_WORDS, USE_WORDS } from './choice-words.ts'
import { fieldWords } from './field-words.ts'

export type InputValue = string | number | null

interface CalculatorFieldProps {
  name: InputName
  inputs: Inputs
  tool: Tool
  country: CountryCode
  currency: string
  onValue: (value: InputValue) => void
}

const NUMBERS = {
  rate: { max: RATE_MAX, decimals: 2 },
  years: { min: 1, max: YEARS_MAX },
  empty: { max: 12, decimals: 1 },
  months: { min: 1, max: 120 },
} as const

const isNumberName = (name: InputName): name is keyof typeof NUMBERS => name in NUMBERS
const isDayName = (name: InputName): name is 'day' | 'boughtOn' => name === 'day' || name === 'boughtOn'

/** One question, with the control that fits it. */
export function CalculatorField(props: CalculatorFieldProps) {
  const { i18n } = useLingui()
  const { name, tool, country } = props
  const { label, hint } = fieldWords(name, tool, country)
  return (
    <Field label={i18n._(label)} hint={hint ? i18n._(hint) : undefined}>
      {(control) => <Control {...props} control={control} i18n={i18n} />}
    </Field>
  )
}

function Control({ control, i18n, ...props }: CalculatorFieldProps & { control: FieldControl; i18n: I18n }) {
  const { name, inputs, currency, onValue } = props
  if (isChoiceName(name)) {
    const options = OPTIONS[name](props, (word) => i18n._(word))
    return <Select {...control} name={name} className="w-full" value={String(inputs[name])} options={options} onValue={onValue} />
  }
  if (isDayName(name))
    return (
      <TextInput
        {...control}
        name={name}
        type="date"
        min={DAY.min}
        max={DAY.max}
        className="figures"
        value={inputs[name]}
        onValue={onValue}
      />
    )
  if (isNumberName(name)) return <NumberInput {...control} {...NUMBERS[name]} name={name} value={inputs[name]} onValue={onValue} />
  // the remaining inputs are amounts of money; the compiler refuses a name that is not a number here
  return (
    <span className="relative block">
      <span aria-hidden="true" className="figures pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-sm text-ink-3">
        {currency}
      </span>
      <NumberInput {...control} name={name} className="ps-12" value={inputs[name]} max={MONEY_MAX} onValue={onValue} />
    </span>
  )
}

const CHOICES = ['buyer', 'use', 'state', 'homes', 'flat'] as const satisfies readonly InputName[]
type ChoiceName = (typeof CHOICES)[number]
const isChoiceName = (name: InputName): name is ChoiceName => CHOICES.some((choice) => choice === name)

type Options = (props: CalculatorFieldProps, say: (word: MessageDescriptor) => string) => SelectOption<string>[]

const counts = (words: readonly MessageDescriptor[], say: (word: MessageDescriptor) => string) =>
  words.map((word, i) => ({ value: String(i + 1), label: say(word) }))

const OPTIONS: Record<ChoiceName, Options> = {
  buyer: ({ country }, say) => buyersOf(country).map((value) => ({ value, label: say(buyerWord(country, value)) })),
  use: ({ country, inputs }, say) =>
    USES.filter((use) => usesIn(country, inputs.state).includes(use)).map((value) => ({ value, label: say(USE_WORDS[value]) })),
  state: (_, say) => AU_STATES.map((value) => ({ value, label: say(STATE_WORDS[value]) })),
  homes: ({ tool }, say) => counts(tool === 'loan' ? LOAN_COUNT_WORDS : HOME_COUNT_WORDS, say),
  flat: (_, say) => (['private', 'public'] as const).map((value) => ({ value, label: say(FLAT_WORDS[value]) })),
}
