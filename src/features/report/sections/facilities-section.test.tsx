import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { enumName } from '#filter/wire-names.ts'
import { FACILITIES } from '#market/vocabulary.ts'
import type { Body } from '../project.ts'
import { FacilitiesSection } from './facilities-section.tsx'

const iconsOf = (facilities: Body['facilities']) => {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <FacilitiesSection facilities={facilities} heading={{ id: 'facilities', title: 'Facilities' }} />
    </I18nProvider>,
  )
  return [...markup.matchAll(/<li[^>]*>(<svg.*?<\/svg>)([^<]+)/g)].map(([, icon = '', word = '']) => ({ icon, word }))
}

it('has an icon for each facility of §9, another one for each, beside its word', () => {
  const icons = iconsOf(FACILITIES.map((facility) => enumName(facility)))
  expect(icons).toHaveLength(FACILITIES.length)
  expect(new Set(icons.map(({ icon }) => icon)).size).toBe(FACILITIES.length)
  for (const { word } of icons) expect(word).toMatch(/^[A-Z]/)
})

it('is absent without facilities', () => expect(iconsOf([])).toEqual([]))
