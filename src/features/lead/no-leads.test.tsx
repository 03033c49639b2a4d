import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { MissingRight } from '#access/seat/missing-right.ts'
import { NoLeads } from './leads-page.tsx'

function show(missing: MissingRight | null): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <I18nProvider i18n={setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })}>
        <NoLeads missing={missing} />
      </I18nProvider>
    </RouterContextProvider>,
  )
}

it('an empty pile of a seat without the right says which one and who can give it; of everybody else, what comes there', () => {
  const seat = show({ right: 'LEADS', holder: 'Rowan Larch' })
  expect(seat).toContain('Your seat does not include enquiries')
  expect(seat).toContain('Rowan Larch pays for your seat')
  expect(seat).not.toContain('No enquiry lies here')
  expect(show(null)).toContain('No enquiry lies here')
})
