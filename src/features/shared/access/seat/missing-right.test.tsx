import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { anonymous, type Viewer } from '#session/viewer.ts'
import { missingRightOf } from './missing-right.ts'
import { MissingRightPanel } from './missing-right-panel.tsx'

const fetchSeatHolder = vi.hoisted(() => vi.fn())
vi.mock('./seat-holder.functions.ts', () => ({ fetchSeatHolder }))

const seat: Viewer = { ...anonymous, isLoggedIn: true, isSubAccount: true, seatRights: ['LEADS'] }

it('is a right that a seat lacks, with who can give it; nobody else is asked', async () => {
  fetchSeatHolder.mockResolvedValue('Rowan Larch')
  expect(await missingRightOf(seat, 'ORDERS')).toEqual({ right: 'ORDERS', holder: 'Rowan Larch' })
  expect(await missingRightOf({ ...seat, seatRights: undefined }, 'LEADS')).toEqual({ right: 'LEADS', holder: 'Rowan Larch' })
  fetchSeatHolder.mockClear()
  expect(await missingRightOf(seat, 'LEADS')).toBeNull()
  expect(await missingRightOf({ ...seat, isSubAccount: false, seatRights: undefined }, 'ORDERS')).toBeNull()
  expect(fetchSeatHolder).not.toHaveBeenCalled()
  fetchSeatHolder.mockRejectedValue(new Error('unreachable'))
  expect(await missingRightOf(seat, 'ORDERS')).toEqual({ right: 'ORDERS', holder: null })
})

it.each([
  ['Rowan Larch', 'Rowan Larch pays for your seat and can give it this right.'],
  [null, 'Whoever pays for your seat can give it this right.'],
])('says who can give it (%s), and leads to the seat', (holder, words) => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const markup = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <I18nProvider i18n={setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })}>
        <MissingRightPanel missing={{ right: 'ORDERS', holder }} title="Your seat does not include orders">
          What it opens.
        </MissingRightPanel>
      </I18nProvider>
    </RouterContextProvider>,
  )
  for (const part of ['Your seat does not include orders', 'What it opens.', words, 'href="/user/subaccount/account-overview"'])
    expect(markup).toContain(part)
})
