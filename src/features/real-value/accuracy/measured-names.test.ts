import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { measuredName } from './measured-names.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

it.each([
  ['4 ROOM', '4-room'],
  ['District 9', 'District 9'],
  ['semi-detached', 'Semi-detached house'],
  ['ANG MO KIO', 'Ang Mo Kio'],
  ['KALLANG/WHAMPOA', 'Kallang/Whampoa'],
  ['Singapore', 'Singapore'],
])('%s reads %s', (name, readable) => expect(measuredName(i18n, name)).toBe(readable))
