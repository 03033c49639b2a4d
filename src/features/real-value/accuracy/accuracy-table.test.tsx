import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AccuracyTable } from './accuracy-table.tsx'

it('says what was measured, on how many sales, when, and how a simple method does', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const text = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <AccuracyTable
        currency="SGD"
        measured={[
          {
            typeGroup: 'PUBLIC_STACK',
            from: '2024-08',
            to: '2025-07',
            madeOn: '2026-11-20',
            coverage: 99.8,
            scores: { n: 26_602, medianError: 2.293, within10: 97.455, cover68: 68.2, cover90: 90.4 },
            naive: { medianError: 6.1, within10: 71 },
          },
        ]}
      />
    </I18nProvider>,
  ).replaceAll(/<[^>]+>|\u00a0/g, ' ')
  for (const part of ['Public housing', 'Aug 2024–Jul 2025', '26,602', '2.3%', '6.1%', '97.5%', '68.2%', '90.4%', '0.2%', 'Nov 20, 2026'])
    expect(text).toContain(part)
})
