import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useFormat } from '../use-format.ts'
import { ValueBridge } from './value-bridge.tsx'

const DRIVERS = [
  { code: 'TIME' as const, amount: 12_354 },
  { code: 'KIND' as const, amount: 2_000 },
  { code: 'AREA' as const, amount: -3_000 },
  { code: 'LEARNED' as const, amount: -1_054 },
]

function Bridge() {
  const format = useFormat('SGD')
  const estimate = { paid: 500_000, value: 510_300, drivers: DRIVERS, learnedFrom: 151_204 }
  return <ValueBridge estimate={estimate} typeGroup="PUBLIC_STACK" format={format} />
}

it('says each step from what was paid to the value in words and money, and what the errors of past estimates are of', () => {
  const text = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Bridge />
    </I18nProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  for (const part of [
    'averaged by weight: $500,000',
    'Prices of such homes here have risen: +$12,354',
    'Its kind fetches more here than the other kinds that were sold: +$2,000',
    'This home is smaller than those that were sold: −$3,000',
    'Past estimates of homes like this one came out too high: learnt from 151,204 recorded sales ( Public housing , everywhere in this market)',
    'before it is rounded: $510,300',
  ])
    expect(text.replaceAll(' ( ', ' (').replaceAll(' , ', ', ')).toContain(part.replaceAll(' ( ', ' (').replaceAll(' , ', ', '))
})
