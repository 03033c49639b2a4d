import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { DEFAULT_LOCATION } from '#market/default-location.ts'
import { type ClientStateSlot, openClientState, useClientState } from './client-state.ts'

async function show(slot: ClientStateSlot) {
  const routeTree = createRootRouteWithContext<{ clientState: ClientStateSlot }>()({
    component: () => useClientState().floorAreaUnit,
  })
  const router = createRouter({ routeTree, history: createMemoryHistory(), context: { clientState: slot } })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router as never} />)
}

it('begins with the defaults of §3, in a proxy that the request alone has', async () => {
  const mine: ClientStateSlot = {}
  const other: ClientStateSlot = {}
  expect(await show(mine)).toBe('sqft')
  if (mine.state) mine.state.floorAreaUnit = 'sqm'
  expect(await show(mine)).toBe('sqm')
  expect(await show(other)).toBe('sqft')
})

it('§3: the location is Kuala Lumpur until the visitor was found, in one tab alone', () => {
  const [mine, other] = [openClientState(true), openClientState(true)]
  expect(mine.currentLocation.key).toBe('KL')
  mine.currentLocation = { lat: 1.35, lng: 103.82 }
  expect(mine.currentLocation).toEqual({ lat: 1.35, lng: 103.82 })
  expect(other.currentLocation).toEqual(DEFAULT_LOCATION)
})

afterEach(() => vi.unstubAllGlobals())

it('is kept in local storage, and restored at the next start', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  const state = openClientState(true)
  expect(state.floorAreaUnit).toBe('sqft')
  state.floorAreaUnit = 'sqm'
  expect(kept.get('floorAreaUnit')).toBe('sqm')
  expect(openClientState(true).floorAreaUnit).toBe('sqm')
  kept.set('floorAreaUnit', 'acres')
  expect(openClientState(true).floorAreaUnit).toBe('sqft')
})

it('what is compared is kept by the tab, and a restored unit of area does not cost it', () => {
  const stored = (kept: Map<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('localStorage', stored(new Map([['floorAreaUnit', 'sqm']])))
  vi.stubGlobal('sessionStorage', stored(new Map()))
  const state = openClientState(true)
  state.compared.SG = [{ slug: 'blk-101-cedar-ave', name: 'Blk 101 Cedar Ave' }]
  const again = openClientState(true)
  expect(again.floorAreaUnit).toBe('sqm')
  expect(again.compared.SG).toEqual([{ slug: 'blk-101-cedar-ave', name: 'Blk 101 Cedar Ave' }])
  again.compared.SG = []
  expect(openClientState(true).compared).toEqual({})
})
