import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { DEFAULT_LOCATION } from '#market/default-location.ts'
import { type ClientStateSlot, openStore, useClientState } from './client-state.ts'

async function show(slot: ClientStateSlot) {
  const routeTree = createRootRouteWithContext<{ clientState: ClientStateSlot }>()({
    component: () => useClientState((state) => state.floorAreaUnit),
  })
  const router = createRouter({ routeTree, history: createMemoryHistory(), context: { clientState: slot } })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router as never} />)
}

it('begins with the defaults of §3, in a store that the request alone has', async () => {
  const mine: ClientStateSlot = {}
  const other: ClientStateSlot = {}
  expect(await show(mine)).toBe('sqft')
  mine.store?.setState((state) => ({ ...state, floorAreaUnit: 'sqm' }))
  expect(await show(mine)).toBe('sqm')
  expect(await show(other)).toBe('sqft')
})

it('§3: the location is Kuala Lumpur until the visitor was found, in one tab alone', () => {
  const [mine, other] = [openStore(true), openStore(true)]
  expect(mine.state.currentLocation.key).toBe('KL')
  mine.setState((state) => ({ ...state, currentLocation: { lat: 1.35, lng: 103.82 } }))
  expect(mine.state.currentLocation).toEqual({ lat: 1.35, lng: 103.82 })
  expect(other.state.currentLocation).toEqual(DEFAULT_LOCATION)
})

afterEach(() => vi.unstubAllGlobals())

it('is kept in local storage, and restored at the next start', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  const store = openStore(true)
  expect(store.state.floorAreaUnit).toBe('sqft')
  store.setState((state) => ({ ...state, floorAreaUnit: 'sqm' }))
  await vi.waitFor(() => expect(kept.get('floorAreaUnit')).toBe('sqm'))
  expect(openStore(true).state.floorAreaUnit).toBe('sqm')
  kept.set('floorAreaUnit', 'acres')
  expect(openStore(true).state.floorAreaUnit).toBe('sqft')
})
