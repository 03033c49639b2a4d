// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { barriersOf, showPart } from '#fixtures/show-part.tsx'
import { Tabs } from './tabs.tsx'

it('arrows go round the tabs, skip those that cannot be opened, and Tab leads into the open one', async () => {
  const user = await showPart(
    <Tabs
      label="Deals"
      tabs={[
        { key: 'sales', title: 'Sales', panel: 'Sold' },
        { key: 'rentals', title: 'Rentals', panel: 'Let' },
        { key: 'auctions', title: 'Auctions', panel: 'Struck', disabled: true },
      ]}
    />,
  )
  const open = () => screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent
  await user.click(screen.getByRole('tab', { name: 'Sales' }))
  await user.keyboard('{ArrowRight}')
  expect(open()).toBe('Rentals')
  expect(screen.getByRole('tabpanel', { name: 'Rentals' }).textContent).toBe('Let')
  await user.keyboard('{Home}')
  expect(open()).toBe('Sales')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(open()).toBe('Rentals')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Rentals' }))
  expect(await barriersOf(document.body)).toEqual([])
})
