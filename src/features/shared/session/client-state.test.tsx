import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type ClientStateSlot, useClientState } from './client-state.ts'

async function show(slot: ClientStateSlot) {
  const routeTree = createRootRouteWithContext<{ clientState: ClientStateSlot }>()({ component: () => useClientState().floorAreaUnit })
  const router = createRouter({ routeTree, history: createMemoryHistory(), context: { clientState: slot } })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router as never} />)
}

it('begins with the defaults of §3, in a store that the request alone has', async () => {
  const mine: ClientStateSlot = {}
  const other: ClientStateSlot = {}
  expect(await show(mine)).toBe('sqft')
  if (mine.store) mine.store.floorAreaUnit = 'sqm'
  expect(await show(mine)).toBe('sqm')
  expect(await show(other)).toBe('sqft')
})
