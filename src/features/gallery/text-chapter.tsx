import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { CheckedEmail } from './checked-email.tsx'
import { Chapter, FIELD_GRID, Specimen } from './specimen.tsx'
import { words } from './words.ts'

function Agency() {
  const [value, setValue] = useState('R0')
  return (
    <Field label={words.agency} hint={words.agencyHint} required>
      {(control) => <TextInput {...control} upperCase value={value} onValue={setValue} autoComplete="off" />}
    </Field>
  )
}

function Password() {
  const [value, setValue] = useState('harbour')
  return (
    <Field label={words.password} required status="invalid" error={words.passwordError}>
      {(control) => <PasswordInput {...control} value={value} onValue={setValue} autoComplete="new-password" />}
    </Field>
  )
}

function Message() {
  const [value, setValue] = useState('')
  return (
    <Field label={words.message} hint={words.messageHint}>
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
        <Field label={words.name} hint={words.nameHint} required>
          {(control) => <TextInput {...control} autoComplete="name" />}
        </Field>
        <Field label={words.email} status="checking">
          {(control) => <TextInput {...control} defaultValue="ada@company.com" />}
        </Field>
        <Field label={words.email} status="valid">
          {(control) => <TextInput {...control} defaultValue="ada@company.com" />}
        </Field>
        <Field label={words.email} status="invalid" error={words.emailError} required>
          {(control) => <TextInput {...control} defaultValue="ada@company" />}
        </Field>
        <Field label={words.disabled}>{(control) => <TextInput {...control} disabled />}</Field>
        <Field label={words.readOnly}>{(control) => <TextInput {...control} readOnly defaultValue="Tan Mei Ling" />}</Field>
      </Specimen>
      <Specimen name="Long words, and Chinese" className={FIELD_GRID}>
        <Field label={words.longLabel} status="invalid" error={words.longError}>
          {(control) => <TextInput {...control} defaultValue={words.longLabel} />}
        </Field>
        <div lang="zh-Hans">
          <Field label={words.chinese} hint={words.chineseHint} required>
            {(control) => <TextInput {...control} defaultValue={words.chineseText} />}
          </Field>
        </div>
      </Specimen>
    </Chapter>
  )
}
