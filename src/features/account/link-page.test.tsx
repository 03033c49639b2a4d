import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ResetPasswordPage } from './reset-password-page.tsx'

async function show(address: string) {
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
  const root = createRootRoute()
  const path = '/user/reset-password/{-$token}'
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path, component: ResetPasswordPage })])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) })
  await router.load()
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
}

const TOKEN = 'q7'.repeat(24)

it.each([
  ['/user/reset-password', 'This link is not complete'],
  ['/user/reset-password/q7q7', 'This link is not complete'],
  [`/user/reset-password/${TOKEN}`, 'We could not verify this link'],
])('%s: %s', async (address, words) => {
  const markup = await show(address)
  expect(markup).toContain(words)
  expect(markup.match(/role="alert"/g)).toHaveLength(1)
})

it('asks for a new link, and repeats the token nowhere', async () => {
  const markup = await show(`/user/reset-password/${TOKEN}`)
  expect(markup).toContain('forgotPassword=1')
  expect(markup).not.toContain(TOKEN)
})
