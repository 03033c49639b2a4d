import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ok } from '#lib/result.ts'
import { anonymous, type Viewer } from '#session/viewer.ts'
import type { OwnSeat } from '../seats/team-seats.ts'
import { ClosedSeatRow, OwnSeatRows } from './own-seat-row.tsx'

const paid: OwnSeat = {
  id: '7',
  holderName: 'Rowan Larch',
  state: 'ACTIVE',
  isPaidFor: true,
  rights: ['REPORTS'],
  untilDate: '2026-12-01T00:00:00Z',
}
const closed: OwnSeat = { ...paid, isPaidFor: false, untilDate: null }
const beyond: OwnSeat = { ...paid, isPaidFor: false }

async function show(seat: OwnSeat | null, Rows: typeof OwnSeatRows | typeof ClosedSeatRow) {
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
  const root = createRootRouteWithContext<{ viewer: Viewer; session: object }>()({ component: () => <Rows loaded={ok(seat)} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory(), context: { viewer: anonymous, session: {} } })
  await router.load()
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
}

it('says who pays for a seat and until when, and what it may do', async () => {
  const markup = await show(paid, OwnSeatRows)
  for (const words of ['Paid by Rowan Larch', 'Until 1 Dec 2026', 'What it may do']) expect(markup).toContain(words)
})

it('says which rights a seat lacks and who can give them, and nothing where it has all or opens nothing', async () => {
  const markup = await show(paid, OwnSeatRows)
  expect(markup).toContain('Rowan Larch can give your seat these rights.')
  const named = markup.slice(markup.indexOf('What it may not do')).replace(/<[^>]+>/g, ' ')
  for (const right of ['Enquiries', 'Orders', 'Listings']) expect(named).toContain(right)
  expect(named).not.toContain('Figures of subscribers')
  const whole: OwnSeat = { ...paid, rights: ['REPORTS', 'LEADS', 'ORDERS', 'LISTINGS', 'CALENDAR'] }
  for (const seat of [whole, { ...paid, state: 'SUSPENDED' as const }, beyond])
    expect(await show(seat, OwnSeatRows)).not.toContain('What it may not do')
})

it('tells a subscription that is closed from one that pays for fewer seats', async () => {
  const [one, other] = [await show(closed, OwnSeatRows), await show(beyond, OwnSeatRows)]
  expect(one).toContain('Rowan Larch’s subscription is closed, and with it your seat.')
  expect(other).toContain('The subscription pays for fewer seats now')
  for (const markup of [one, other]) expect(markup).not.toContain('What it may do')
})

it('is shown beside an account of one’s own only while it opens nothing', async () => {
  expect(await show(closed, ClosedSeatRow)).toContain('subscription is closed')
  expect(await show({ ...paid, state: 'SUSPENDED' }, ClosedSeatRow)).toContain('has suspended your seat')
  for (const seat of [paid, { ...paid, state: 'REMOVED' as const }, null]) expect(await show(seat, ClosedSeatRow)).toBe('')
})
