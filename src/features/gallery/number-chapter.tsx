import { useState } from 'react'
import { Field } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { OtpInput } from '#ui/form/otp-input.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { RangeSlider } from '#ui/form/range-slider.tsx'
import type { RangeValue } from '#ui/form/range-values.ts'
import { Chapter, FIELD_GRID, Specimen } from './specimen.tsx'
import { galleryWords } from './words.ts'

const money = (value: number) => `S$${value.toLocaleString('en-SG')}`

function Value({ of }: { of: string }) {
  return (
    <p className="figures mt-1.5 text-xs text-ink-3">
      {galleryWords.value}: <output>{of || galleryWords.nothing}</output>
    </p>
  )
}

function Area() {
  const [value, setValue] = useState<number | null>(1012)
  return (
    <div>
      <Field label={galleryWords.area} hint={galleryWords.areaHint}>
        {(control) => <NumberInput {...control} value={value} onValue={setValue} min={10} max={10_000} />}
      </Field>
      <Value of={value === null ? '' : String(value)} />
    </div>
  )
}

function Phone() {
  const [value, setValue] = useState('')
  return (
    <div>
      <Field label={galleryWords.phone} hint={galleryWords.phoneHint} required>
        {(control) => <PhoneInput {...control} value={value} onValue={setValue} />}
      </Field>
      <Value of={value} />
    </div>
  )
}

function Code() {
  const [value, setValue] = useState('')
  return (
    <div>
      <Field label={galleryWords.code} hint={galleryWords.codeHint} required>
        {(control) => <OtpInput {...control} value={value} onValue={setValue} />}
      </Field>
      <Value of={value} />
    </div>
  )
}

function WrongCode() {
  const [value, setValue] = useState('204816')
  return (
    <Field label={galleryWords.code} error={galleryWords.codeError}>
      {(control) => <OtpInput {...control} value={value} onValue={setValue} />}
    </Field>
  )
}

function PriceRange() {
  const [value, setValue] = useState<RangeValue>([800_000, 1_500_000])
  return (
    <RangeSlider
      legend={galleryWords.price}
      min={0}
      max={100_000_000}
      step={10_000}
      curve={3}
      value={value}
      onValue={setValue}
      format={money}
    />
  )
}

const closed: RangeValue = [null, null]

export function NumberChapter() {
  return (
    <Chapter id="numbers">
      <Specimen name="Number, telephone, one-time code" className={FIELD_GRID}>
        <Area />
        <Phone />
        <Code />
      </Specimen>
      <Specimen name="Wrong and disabled" className={FIELD_GRID}>
        <WrongCode />
        <Field label={galleryWords.code}>{(control) => <OtpInput {...control} value="" onValue={() => undefined} disabled />}</Field>
        <Field label={galleryWords.phone}>
          {(control) => <PhoneInput {...control} value="+85291234567" onValue={() => undefined} disabled />}
        </Field>
      </Specimen>
      <Specimen name="Range: an end of the slider means no limit" className="grid gap-8 sm:grid-cols-2">
        <PriceRange />
        <RangeSlider
          legend={galleryWords.disabled}
          min={0}
          max={8000}
          step={10}
          value={closed}
          onValue={() => undefined}
          format={money}
          disabled
        />
      </Specimen>
    </Chapter>
  )
}
