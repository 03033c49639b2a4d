import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FacilityFields, withFacility } from './facility-fields.tsx'

it('offers each facility once, with what is told already', () => {
  const edit = { values: { facilities: ['POOL'] }, write: () => {} } as unknown as ComponentProps<typeof FacilityFields>['edit']
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })}>
      <FacilityFields edit={edit} />
    </I18nProvider>,
  )
  expect(html.match(/type="checkbox"/g)).toHaveLength(10)
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(html).toMatch(/<label[^>]*><input[^>]*checked=""[^>]*\/><span>Pool<\/span>/)
})

it('adds one once, and takes it away', () => {
  expect(withFacility(['POOL'], 'GYM', true)).toEqual(['POOL', 'GYM'])
  expect(withFacility(['POOL'], 'POOL', true)).toEqual(['POOL'])
  expect(withFacility(['POOL', 'GYM'], 'POOL', false)).toEqual(['GYM'])
})
