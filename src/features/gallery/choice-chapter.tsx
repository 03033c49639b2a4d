import { useState } from 'react'
import { PHONE_CODES } from '#lib/phone-number.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Select } from '#ui/form/select.tsx'
import { Chapter, FIELD_GRID, Specimen } from './specimen.tsx'
import { StationBox } from './station-box.tsx'
import { galleryWords } from './words.ts'

const BEDROOMS = ['Studio', '1', '2', '3', '4', '5 and more', 'Penthouse', 'Maisonette'].map((label) => ({ value: label, label }))
const CODES = PHONE_CODES.map((value) => ({ value, label: value }))
const TENURES = [
  { value: 'freehold', label: 'Freehold' },
  { value: '999', label: '999 years', hint: 'At least 900 years from the start' },
  { value: '99', label: '99 years' },
  { value: '30', label: '30 years', disabled: true },
] as const

function Selects() {
  const [bedrooms, setBedrooms] = useState('3')
  const [code, setCode] = useState<(typeof PHONE_CODES)[number]>('+65')
  return (
    <>
      <Field label={galleryWords.bedrooms}>
        {(control) => <Select {...control} value={bedrooms} options={BEDROOMS} onValue={setBedrooms} />}
      </Field>
      <Field label={galleryWords.country} hint="100 px">
        {(control) => <Select {...control} list="countries" value={code} options={CODES} onValue={setCode} />}
      </Field>
      <Field label={galleryWords.disabled}>
        {(control) => <Select {...control} disabled value="3" options={BEDROOMS} onValue={() => undefined} />}
      </Field>
    </>
  )
}

function Boxes() {
  const [agreed, setAgreed] = useState(false)
  return (
    <div className="grid gap-1">
      <Checkbox label={galleryWords.terms} value={agreed} onValue={setAgreed} required error={agreed ? null : galleryWords.termsError} />
      <Checkbox label={galleryWords.disabled} value onValue={() => undefined} disabled />
    </div>
  )
}

function Tenures() {
  const [tenure, setTenure] = useState<(typeof TENURES)[number]['value'] | null>('99')
  return <RadioGroup legend={galleryWords.tenure} options={TENURES} value={tenure} onValue={setTenure} />
}

export function ChoiceChapter() {
  return (
    <Chapter id="choices">
      <Specimen name="Select: 200 px, countries 100 px, disabled" className={FIELD_GRID}>
        <Selects />
      </Specimen>
      <Specimen name="Checkbox · radio · combobox" className={FIELD_GRID}>
        <Boxes />
        <Tenures />
        <StationBox />
      </Specimen>
    </Chapter>
  )
}
