import { expect, test, vi } from 'vitest'
import { EARLY_ATTRIBUTION_SCRIPT } from './attribution-state.tsx'

/** What the tab keeps after a page at this address has begun. */
function keptAfter(search: string, before?: string): unknown {
  const storage = new Map(before === undefined ? [] : [['attribution', before]])
  vi.stubGlobal('location', { search })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  new Function(EARLY_ATTRIBUTION_SCRIPT)()
  const kept = storage.get('attribution')
  return kept === undefined ? undefined : JSON.parse(kept)
}

test('what an address names is kept before hydration, beside what was kept', () => {
  expect(keptAfter('?orderId=A-17&countryCode=SG')).toEqual({ orderId: 'A-17' })
  expect(keptAfter('?invCode=VIP-9', '{"orderId":"A-17","invCode":"OLD"}')).toEqual({ orderId: 'A-17', invCode: 'VIP-9' })
})

test('an address without attribution, or with an empty one, changes nothing', () => {
  expect(keptAfter('?countryCode=SG&orderId=')).toBeUndefined()
  expect(keptAfter('', '{"orderId":"A-17"}')).toEqual({ orderId: 'A-17' })
})

test('as text of an element it needs no escaping', () => {
  expect(EARLY_ATTRIBUTION_SCRIPT).not.toMatch(/[<>&"']/)
})
