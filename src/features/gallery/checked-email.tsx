import { useState } from 'react'
import { FormField } from '#ui/form/form-field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useDebounced } from './use-debounced.ts'
import { galleryWords } from './words.ts'

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

/** The field kit driven by hand, in the shape a form library gives it. */
export function CheckedEmail() {
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
