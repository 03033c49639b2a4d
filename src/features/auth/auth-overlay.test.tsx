import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { describe, expect, it, vi } from 'vitest'
import type { CountryCode } from '#market/vocabulary.ts'
import { sharedSearch } from '#session/shared-search.ts'
import AuthOverlay from './auth-overlay.tsx'

vi.mock('./auth.functions.ts', () => ({}))

async function show(search: string, country: CountryCode = 'SG', closable = true) {
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
  const root = createRootRouteWithContext<object>()({ validateSearch: sharedSearch, component: () => <AuthOverlay closable={closable} /> })
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/' })]),
    history: createMemoryHistory({ initialEntries: [`/?${search}`] }),
    context: { country, session: {} },
  })
  await router.load()
  // screens other than the login load late
  const { prelude } = await prerender(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
  return new Response(prelude).text()
}

const names = (markup: string) => [...markup.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name)
const tag = (markup: string, name: string) => new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(markup)?.[0] ?? ''

describe('login (§2.7)', () => {
  it('asks for licence number or e-mail, and password', async () => {
    const markup = await show('auth=1')
    expect(names(markup)).toEqual(['email', 'password'])
    for (const words of ['CEA number or e-mail', 'Remember me', 'Forgot password?', 'Show password']) expect(markup).toContain(words)
    expect(tag(markup, 'email')).toContain('autoComplete="username webauthn"')
    expect(tag(markup, 'password')).toContain('autoComplete="current-password"')
  })
  it('asks for an EEA number in Malaysia', async () => expect(await show('auth=1', 'MY')).toContain('EEA number or e-mail'))
  it.each(['HK', 'AU'] as const)('asks for a licence number in %s, as registration does', async (country) => {
    const markup = await show('auth=1', country)
    expect(markup).toContain('Licence number or e-mail')
    expect(markup).not.toContain('CEA number')
  })
  it('is filled in from the address', async () => {
    expect(tag(await show('auth=1&email=mei@example.com'), 'email')).toContain('value="mei@example.com"')
    expect(tag(await show('auth=1&email=mei@example.com&ceaNumber=R012345A'), 'email')).toContain('value="R012345A"')
  })
  it('has no close button where the page needs an account, but a link home', async () => {
    expect(await show('', 'SG', false)).not.toContain('aria-label="Close"')
    expect(await show('', 'SG', false)).toContain('Back to the home page')
    expect(await show('auth=1')).toContain('aria-label="Close"')
  })
})

it('a forgotten password needs the address only', async () =>
  expect(names(await show('auth=1&authKey=login&forgotPassword=1'))).toEqual(['email']))

describe('registration (§2.7, §5)', () => {
  const agent = 'auth=1&authKey=register'
  const agentFields = ['ceaNumber', 'name', 'estateAgency', 'estateAgencyLicenseNo', 'email', 'phone', 'hasAccepted']
  it('SG: an agent’s name and agency are the register’s, e-mail and phone wait for it', async () => {
    const markup = await show(agent, 'SG')
    expect(names(markup)).toEqual(agentFields)
    for (const name of ['name', 'estateAgency', 'estateAgencyLicenseNo']) expect(tag(markup, name)).toContain('readOnly')
    for (const name of ['email', 'phone']) expect(tag(markup, name)).toContain('disabled')
    expect(tag(markup, 'ceaNumber')).toContain('required')
  })
  it('HK: without a number everything is typed', async () => {
    const markup = await show(agent, 'HK')
    expect(names(markup)).toEqual(agentFields)
    expect(tag(markup, 'ceaNumber')).not.toContain('required')
    expect(markup).not.toMatch(/readOnly|disabled=""/)
  })
  it('MY: an EEA number, and everything is typed', async () => {
    const markup = await show(agent, 'MY')
    expect(markup).toContain('EEA number')
    expect(markup).not.toContain('CEA')
    expect(tag(markup, 'ceaNumber')).toContain('required')
    expect(markup).not.toMatch(/readOnly|disabled=""/)
  })
  it('AU: a licence number, and everything is typed until a register is here', async () => {
    const markup = await show(agent, 'AU')
    expect(names(markup)).toEqual(agentFields)
    expect(tag(markup, 'ceaNumber')).toContain('required')
    expect(markup).not.toMatch(/readOnly|disabled=""/)
  })
  it('a non-agent has no licence and no agency', async () =>
    expect(names(await show(`${agent}&formType=nonAgent`))).toEqual(['name', 'email', 'phone', 'hasAccepted']))
  it('is filled in from the address', async () => {
    const markup = await show(`${agent}&ceaNumber=R012345A&email=mei@example.com`)
    expect(tag(markup, 'ceaNumber')).toContain('value="R012345A"')
    expect(tag(markup, 'email')).toContain('value="mei@example.com"')
  })
  it('shows three steps and the present one', async () =>
    expect((await show(agent)).match(/<li[^>]*>/g)).toEqual([
      expect.stringContaining('aria-current="step"'),
      expect.not.stringContaining('aria-current'),
      expect.not.stringContaining('aria-current'),
    ]))
})
