import { expect, it } from 'vitest'
import { attributionJson } from './attribution.ts'

it('keeps ids and drops the rest, without ever failing', () => {
  expect(attributionJson({ s: 's102', invCode: 'VIP-2026', orderId: null })).toBe('{"s":"s102","invCode":"VIP-2026"}')
  expect(attributionJson({ transactionlist: 'aGk==', orderId: '<b>', payPackageId: 'x'.repeat(65) })).toBe('{"transactionlist":"aGk=="}')
  for (const nothing of [undefined, null, {}, { s: '' }]) expect(attributionJson(nothing)).toBeNull()
})
