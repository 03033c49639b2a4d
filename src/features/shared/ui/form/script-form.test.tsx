import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ScriptForm } from './script-form.tsx'

it('cannot be sent without a script, which would put what was entered into the address', () => {
  expect(renderToStaticMarkup(<ScriptForm noValidate onSubmit={() => {}} />)).toBe('<form noValidate="" method="dialog"></form>')
})
