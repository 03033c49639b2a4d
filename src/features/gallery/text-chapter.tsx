import { useEffect, useState } from 'react'
import { Field } from '#ui/form/field.tsx'
import { VALIDATION_DEBOUNCE_MS } from '#ui/form/field-status.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Chapter, FIELD_GRID, Specimen } from './specimen.tsx'
import { galleryWords } from './words.ts'

/** The value after it was unchanged for the given time, and whether it is still changing. */
function useDebounced<T>(value: T, restMs: number = VALIDATION_DEBOUNCE_MS): { rested: T; moving: boolean } {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return { rested, moving: !Object.is(rested, value) }
}

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

/** The field kit driven by hand, in the shape a form library gives it. */
function CheckedEmail() {
  const [value, setValue] = useState('')
  const [touched, setTouched] = useState(false)
  const { rested, moving } = useDebounced(value)
  return (
    <FormField
      label={galleryWords.email}
      required
      field={{
        value,
        onValue: setValue,
        onBlur: () => setTouched(true),
        touched,
        checking: moving,
        errors: EMAIL.test(rested) ? [] : [galleryWords.emailError],
      }}
    >
      {({ onValue, ...control }) => <TextInput {...control} type="email" autoComplete="email" onValue={onValue} />}
    </FormField>
  )
}

function Agency() {
  const [value, setValue] = useState('R0')
  return (
    <Field label={galleryWords.agency} hint={galleryWords.agencyHint} required>
      {(control) => <TextInput {...control} upperCase value={value} onValue={setValue} autoComplete="off" />}
    </Field>
  )
}

function Password() {
  const [value, setValue] = useState('harbour')
  return (
    <Field label={galleryWords.password} required status="invalid" error={galleryWords.passwordError}>
      {(control) => <PasswordInput {...control} value={value} onValue={setValue} autoComplete="new-password" />}
    </Field>
  )
}

function Message() {
  const [value, setValue] = useState('')
  return (
    <Field label={galleryWords.message} hint={galleryWords.messageHint}>
      {(control) => <TextArea {...control} value={value} onValue={setValue} />}
    </Field>
  )
}

export function TextChapter() {
  return (
    <Chapter id="text">
      <Specimen name="Live: checked one second after typing rests" className={FIELD_GRID}>
        <CheckedEmail />
        <Agency />
        <Message />
        <Password />
      </Specimen>
      <Specimen name="States: default, checking, valid, invalid, disabled, read-only" className={FIELD_GRID}>
        <Field label={galleryWords.name} hint={galleryWords.nameHint} required>
          {(control) => <TextInput {...control} autoComplete="name" />}
        </Field>
        <Field label={galleryWords.email} status="checking">
          {(control) => <TextInput {...control} defaultValue="ada@company.com" />}
        </Field>
        <Field label={galleryWords.email} status="valid">
          {(control) => <TextInput {...control} defaultValue="ada@company.com" />}
        </Field>
        <Field label={galleryWords.email} status="invalid" error={galleryWords.emailError} required>
          {(control) => <TextInput {...control} defaultValue="ada@company" />}
        </Field>
        <Field label={galleryWords.disabled}>{(control) => <TextInput {...control} disabled />}</Field>
        <Field label={galleryWords.readOnly}>{(control) => <TextInput {...control} readOnly defaultValue="Tan Mei Ling" />}</Field>
      </Specimen>
      <Specimen name="Long words, and Chinese" className={FIELD_GRID}>
        <Field label={galleryWords.longLabel} status="invalid" error={galleryWords.longError}>
          {(control) => <TextInput {...control} defaultValue={galleryWords.longLabel} />}
        </Field>
        <div lang="zh-Hans">
          <Field label={galleryWords.chinese} hint={galleryWords.chineseHint} required>
            {(control) => <TextInput {...control} defaultValue={galleryWords.chineseText} />}
          </Field>
        </div>
      </Specimen>
    </Chapter>
  )
}
