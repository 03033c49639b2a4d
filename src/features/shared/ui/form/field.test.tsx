import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import type { FieldStatus } from './field-status.ts'
import { TextInput } from './text-input.tsx'

const field = (props: { required?: boolean; status?: FieldStatus }) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Field label="Email" {...props}>
        {(control) => <TextInput {...control} />}
      </Field>
    </I18nProvider>,
  )

test('a required field shows an asterisk, and its control says so', () => {
  expect(field({ required: true })).toMatch(/<label[^>]*>Email<span aria-hidden="true"[^>]*>\*<\/span><\/label>/)
  expect(field({ required: true })).toContain('required=""')
  expect(field({})).not.toContain('*')
})

const iconOf = (status: FieldStatus) => /<path d="([^"]+)"/.exec(field({ status }))?.[1]

const SPEAKING = ['valid', 'invalid', 'checking'] as const satisfies FieldStatus[]

test.each(SPEAKING)('%s has an icon of its own', (status) => {
  // a path is drawn from where its data moves first
  expect(iconOf(status)).toMatch(/^[Mm] ?-?[\d.]/)
  expect(new Set(SPEAKING.map(iconOf)).size).toBe(SPEAKING.length)
})

test('a field without anything to say has no icon, but keeps its place', () => {
  expect(iconOf('quiet')).toBeUndefined()
  expect(field({ status: 'quiet' })).toContain('role="status"')
})
