import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { LinkAnswer } from '../queries.ts'
import { ResetPassword } from './reset-password-page.tsx'

const TOKEN = 'q7'.repeat(24)

async function show(link: LinkAnswer) {
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
  const root = createRootRouteWithContext<{ session: object }>()({})
  const path = '/user/reset-password/{-$token}'
  const component = () => <ResetPassword link={link} />
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path, component })])
  const history = createMemoryHistory({ initialEntries: [`/user/reset-password/${TOKEN}`] })
  const router = createRouter({ routeTree, history, context: { session: {} } })
  await router.load()
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
}

it.each([
  ['incomplete', 'This link is not complete'],
  ['spent', 'We could not verify this link'],
  ['unknown', 'We cannot check this link at the moment'],
] as const)('%s: %s', async (link, words) => {
  const markup = await show(link)
  expect(markup).toContain(words)
  expect(markup.match(/role="alert"/g)).toHaveLength(1)
  expect(markup).toContain('forgotPassword=1')
  expect(markup).not.toContain('This form needs scripts')
})

it('says what the form is for where the link opens, and repeats the token nowhere', async () => {
  const markup = await show('open')
  expect(markup).toContain('This form needs scripts')
  expect(markup).not.toContain('role="alert"')
  expect(markup).not.toContain(TOKEN)
})
