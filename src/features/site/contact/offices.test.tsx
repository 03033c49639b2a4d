import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { OfficeLocation } from '#market/country.ts'
import { Offices } from './offices.tsx'

const office: OfficeLocation = {
  city: 'Ipoh',
  address: '1 Jalan Contoh',
  phone: '+60 5 000 0000',
  email: null,
  mapLink: 'https://map.example/1',
}

const show = (offices: OfficeLocation[]) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Offices offices={offices} />
    </I18nProvider>,
  )

it('§3: shows of each office what the deployment has set', () => {
  const markup = show([office, { ...office, city: 'Melaka', phone: null, email: 'melaka@example.com', mapLink: null }])
  for (const part of [
    'Ipoh',
    '1 Jalan Contoh',
    'href="tel:+6050000000"',
    'href="https://map.example/1"',
    'Melaka',
    'href="mailto:melaka@example.com"',
  ])
    expect(markup).toContain(part)
  expect(markup.match(/<a /g)).toHaveLength(3)
})

it('is nothing where there is none', () => expect(show([])).toBe(''))
