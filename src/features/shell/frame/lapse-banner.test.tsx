import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { anonymous, type Lapse, type Viewer } from '#session/viewer.ts'
import { ForbiddenPanel } from '../overlays/forbidden-panel.tsx'
import { LapseBanner } from './lapse-banner.tsx'

const lapse = (standing: Lapse['standing']): Lapse => ({ standing, planName: 'Agent Solo', until: '2026-12-01T00:00:00Z' })

async function show(lapsed: Lapse | undefined) {
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
  const root = createRootRouteWithContext<{ viewer: Viewer }>()({
    component: () => (
      <>
        <LapseBanner />
        <ForbiddenPanel needs="subscription" lapse={lapsed} />
      </>
    ),
  })
  const viewer: Viewer = { ...anonymous, isLoggedIn: true, roles: ['agent'], lapse: lapsed }
  const router = createRouter({ routeTree: root, history: createMemoryHistory(), context: { viewer } })
  await router.load()
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
}

it('says until when everything is open after a failed payment', async () => {
  const markup = await show(lapse('past-due'))
  expect(markup).toContain('Everything stays open until 1 Dec 2026.')
  expect(markup).toContain('href="/user/account-overview#subscription"')
  expect(markup).toContain('This page needs a subscription')
})

it('says on a page that is closed why it is, and only there', async () => {
  const markup = await show(lapse('closed'))
  expect(markup).not.toContain('Everything stays open')
  expect(markup).toContain('Your plan is closed')
  expect(markup).toContain('A payment for Agent Solo has failed and was not settled by 1 Dec 2026.')
  expect(markup).toContain('href="/user/account-overview#subscription"')
})

it('says nothing where nothing is owed', async () => {
  const markup = await show(undefined)
  expect(markup).not.toContain('<aside')
  expect(markup).not.toContain('Your plan is closed')
})
