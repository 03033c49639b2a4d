import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { anonymous, type ClosedSeat, type Viewer } from '#session/viewer.ts'
import { SeatBanner } from './seat-banner.tsx'

async function show(closedSeat: ClosedSeat | undefined) {
  const viewer: Viewer = { ...anonymous, isLoggedIn: true, roles: ['sub-account'], isSubAccount: true, closedSeat }
  const routeTree = createRootRouteWithContext<{ viewer: Viewer }>()({ component: SeatBanner })
  const router = createRouter({ routeTree, history: createMemoryHistory(), context: { viewer } })
  await router.load()
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
}

it.each([
  ['suspended', 'Rowan Larch has suspended your seat.'],
  ['unpaid', 'The subscription of Rowan Larch does not pay for your seat now.'],
] as const)('says of a seat that is %s why it opens nothing, with a press to write to the payer', async (standing, words) => {
  const markup = await show({ standing, holder: 'Rowan Larch' })
  expect(markup).toContain(words)
  expect(markup).toMatch(/<button[^>]*>Write to Rowan Larch<\/button>/)
})

it('is not there otherwise', async () => expect(await show(undefined)).not.toContain('<aside'))
