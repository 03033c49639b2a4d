import { useState } from 'react'
import { amountIn } from '#lib/typed-amount.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

interface AngleInputProps {
  label: string
  /** radians */
  value: number
  onValue: (radians: number) => void
  /** degrees */
  most?: number
}

const degreesOf = (radians: number): number => Math.round((radians * 180) / Math.PI)

/** An angle in whole degrees, with its sign; what is no number is left alone until it is one. */
export function AngleInput({ label, value, onValue, most = 180 }: AngleInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const type = (text: string) => {
    setDraft(text)
    const degrees = amountIn(text, 1)
    if (degrees !== null && Math.abs(degrees) <= most && Math.round(degrees) !== degreesOf(value)) onValue((degrees * Math.PI) / 180)
  }
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="text"
          className="figures"
          value={draft ?? `${degreesOf(value)}`}
          onValue={type}
          onBlur={() => setDraft(null)}
        />
      )}
    </Field>
  )
}
