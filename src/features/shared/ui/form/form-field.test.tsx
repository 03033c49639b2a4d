import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type FieldState, FormField } from './form-field.tsx'
import { OtpInput } from './otp-input.tsx'
import { TextInput } from './text-input.tsx'

const render = (part: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{part}</I18nProvider>)

const field = (state: Partial<FieldState<string>>) =>
  render(
    <FormField
      label="Email"
      required
      field={{ value: '', onValue: () => undefined, onBlur: () => undefined, touched: false, errors: ['Write an email'], ...state }}
    >
      {(control) => <TextInput {...control} />}
    </FormField>,
  )

describe('a field of a form', () => {
  test('shows no error before it was touched, though required and empty', () => {
    expect(field({})).not.toContain('Write an email')
    expect(field({})).not.toContain('aria-invalid=')
  })

  test.each([{ touched: true }, { value: 'a' }])('says what is wrong once %j', (state) => {
    const html = field(state)
    expect(html).toMatch(/role="alert"[^>]*>Write an email/)
    expect(html).toContain('aria-invalid="true"')
  })

  test('waits with the error while it is being checked', () => {
    expect(field({ touched: true, checking: true })).not.toContain('Write an email')
  })

  test('joins label, control and error for screen readers', () => {
    const html = field({ touched: true })
    const id = /<label for="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`<input type="text"`)
    expect(html).toContain(` id="${id}"`)
    expect(html).toContain(`aria-describedby="${id}-error"`)
    expect(html).toContain(`<p id="${id}-error"`)
    expect(html).toContain('required=""')
  })
})

test('a one-time code has six boxes, of which the telephone fills the first', () => {
  const html = render(<OtpInput id="code" value="12" onValue={() => undefined} />)
  expect(html.match(/<input/g)).toHaveLength(6)
  expect(html.match(/autoComplete="one-time-code"/gi)).toHaveLength(1)
  expect(html.match(/value="[12]"/g)).toHaveLength(2)
  expect(html.match(/inputMode="numeric"/gi)).toHaveLength(6)
})
