import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans as MacroTrans } from '@lingui/react/macro'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

test.each(['<b>', '<0>x</0>', '<script>alert(1)</script>', '<0/>', 'a < b'])('a message says %s as it was written', (typed) => {
  const complain = vi.spyOn(console, 'error')
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <MacroTrans>
        Nothing for <strong>here</strong> {typed}
      </MacroTrans>
    </I18nProvider>,
  )
  const text = html.replaceAll('<!-- -->', '').replaceAll('&lt;', '‹').replaceAll('&gt;', '›')
  expect(text).toBe(`Nothing for <strong>here</strong> ${typed.replaceAll('<', '‹').replaceAll('>', '›')}`)
  expect(complain).not.toHaveBeenCalled()
  complain.mockRestore()
})
