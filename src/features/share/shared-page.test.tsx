import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ShareFrame } from '#api/shares.ts'
import { SharedPage } from './shared-page.tsx'

const lines = { name: 'AH KOW NG', licence: 'R990001A', phone: '+6580000001', agency: 'LANTERN BAY REALTY', agencyLicence: 'L3990001A' }
const opened = {
  kind: 'REPORT',
  country: 'SG',
  title: 'For Mrs Lim',
  path: '/report/realvalue/project/SG/public-stack/pine',
  edition: 'one',
  figuresTo: '2026-06',
  lines,
  madeAt: '2026-11-01T00:00:00Z',
  expiresAt: '2027-01-30T00:00:00Z',
  hasNewer: false,
  isReadable: true,
} as const satisfies ShareFrame['opened']

const pages = { REPORT: <p>the report</p>, COMPARISON: <p>the comparison</p>, ANALYSIS: <p>the analysis</p>, PLAN: <p>the plan</p> }

async function show(shared: ShareFrame | null, { isReadable = true, search = '' } = {}): Promise<string> {
  const root = createRootRoute({ component: Outlet, beforeLoad: () => ({ prefix: 'en-MY' }) })
  const layout = createRoute({ getParentRoute: () => root, id: '_default', component: Outlet })
  const page = createRoute({
    getParentRoute: () => layout,
    path: '/share/$id',
    loader: () => ({ shared, isReadable }),
    component: () => <SharedPage pages={pages} />,
  })
  const history = createMemoryHistory({ initialEntries: [`/share/abc${search}`] })
  const router = createRouter({ routeTree: root.addChildren([layout.addChildren([page])]), history, isServer: true })
  await router.load()
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en-SG', messages: { 'en-SG': {} } })}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
}
const live = (change: Partial<ShareFrame> = {}): ShareFrame => ({ state: 'LIVE', needsPassword: false, opened, ...change })

it('stands under the agent’s lines, says from when it is, and shows the inside of its kind', async () => {
  const markup = await show(live())
  for (const line of Object.values(lines)) expect(markup).toContain(line)
  for (const part of ['For Mrs Lim', '1 Nov 2026', 'Jun\u00a02026', '30 Jan 2027', 'the report']) expect(markup).toContain(part)
  expect(markup).not.toContain('the comparison')
  expect(markup).not.toContain('newer figures')
})

it('leads to the live page where there are newer figures', async () => {
  const markup = await show(live({ opened: { ...opened, hasNewer: true } }))
  expect(markup).toContain('There are newer figures')
  expect(markup).toContain('href="/en-MY/report/realvalue/project/SG/public-stack/pine"')
})

it('says how it ended, and not whose it was', async () => {
  const closed = { needsPassword: false, opened: null }
  expect(await show({ state: 'REVOKED', ...closed })).toContain('no longer shared')
  const expired = await show({ state: 'EXPIRED', ...closed })
  expect(expired).toContain('The time of this page is over')
  expect(expired).not.toContain('AH KOW')
})

it('asks for its password by a plain form, which is sent to its own address', async () => {
  const markup = await show(live({ needsPassword: true, opened: null }), { search: '?refused=password' })
  expect(markup).toMatch(/<form (?![^>]*action)[^>]*method="post"/)
  expect(markup).toMatch(/<input [^>]*type="password"[^>]*name="password"/)
  expect(markup).toContain('That is not the password of this page')
  expect(markup).not.toContain('For Mrs Lim')
})

it('says when it can no longer be drawn', async () => {
  const markup = await show(live(), { isReadable: false })
  expect(markup).toContain('can no longer be drawn')
  expect(markup).not.toContain('the report')
})
