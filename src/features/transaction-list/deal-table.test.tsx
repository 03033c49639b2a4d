import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { DealRowsFragment } from '#graphql/generated/graphql.ts'
import { useFormat } from '#property/use-format.ts'
import { DealTable } from './deal-table.tsx'

const page: DealRowsFragment = {
  nodes: [
    {
      transaction: {
        id: '1',
        activity: 'RESALE',
        month: '2025-06',
        price: 1_500_000,
        areaSqm: 89,
        psf: 1565.78,
        unitMix: '3',
        isMixDerived: false,
        floorLow: 6,
        floorHigh: 10,
        unitNo: null,
        units: 1,
        model: null,
      },
      typeGroup: 'PRIVATE_STACK',
      propertyGroup: 'CONDO',
      slug: 'the-meadow',
      projectId: '1',
      projectName: 'The Meadow',
      projectNameLocal: null,
      street: 'Cedar Ave',
      areaName: 'Bedok',
      areaNameLocal: null,
      isYearAlone: false,
    },
  ],
  endCursor: null,
  isWithheld: false,
}

const Table = ({ of }: { of: DealRowsFragment }) => (
  <DealTable path="/transaction-lists" country="SG" search={{}} page={of} total={200} format={useFormat('SGD')} caption="Sales" />
)

function show(more: Partial<DealRowsFragment>): string {
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <I18nProvider i18n={i18n}>
        <Table of={{ ...page, ...more }} />
      </I18nProvider>
    </RouterContextProvider>,
  )
}

it.each([null, '202506_1'])(
  'says once, under the table, that a plan shows the floors and units that are withheld (next page: %s)',
  (endCursor) => {
    const markup = show({ isWithheld: true, endCursor })
    expect(markup.split('A plan shows them.')).toHaveLength(2)
    expect(markup.indexOf('A plan shows them.')).toBeGreaterThan(markup.indexOf('</table>'))
    expect(markup).toContain('/user/subscription-plans')
    expect(show({ endCursor })).not.toContain('A plan shows them.')
  },
)

it('marks bedrooms that no record states, and says once below the table how they were found', () => {
  const [row] = page.nodes
  if (!row) throw new Error('no row')
  const markup = show({ nodes: [{ ...row, transaction: { ...row.transaction, isMixDerived: true } }] })
  expect(markup).toContain('3 bedrooms*')
  expect(markup.split('Bedrooms are derived')).toHaveLength(2)
  expect(markup.indexOf('Bedrooms are derived')).toBeGreaterThan(markup.indexOf('</table>'))
  expect(show({})).not.toMatch(/3 bedrooms\*|Bedrooms are derived/)
})
