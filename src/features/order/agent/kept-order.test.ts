import { expect, it } from 'vitest'
import { orderOfTexts, orderTexts } from './kept-order.ts'
import { emptyOrder } from './order-values.ts'

const VENDORS = [{ id: 'maple' }, { id: 'birch' }]
const begin = { ...emptyOrder([]), vendor: 'maple' }

it('an order that was entered is there again as it was', () => {
  const entered = {
    ...begin,
    vendor: 'birch',
    services: ['PHOTOGRAPHS', 'STAGING'] as const,
    bedrooms: 3,
    unit: '#12-34',
    place: '12 Example Road',
    note: 'Two lines\nof it',
    days: ['2026-12-01', '2026-12-03', ''],
    style: 'WARM' as const,
    rooms: ['LIVING_ROOM', 'STUDY'] as const,
    wantedOn: '2026-12-09',
  }
  expect(orderOfTexts(begin, orderTexts(entered), VENDORS)).toEqual(entered)
})

it('what is no value any more is left out, and nothing kept is a form that begins', () => {
  const kept = {
    vendor: 'gone',
    services: 'PHOTOGRAPHS COOKING',
    rooms: 'ATTIC',
    style: 'GOTHIC',
    days: 'soon',
    bedrooms: '77',
    wantedOn: 'x',
  }
  expect(orderOfTexts(begin, kept, VENDORS)).toEqual({ ...begin, services: ['PHOTOGRAPHS'] })
  expect(orderOfTexts(begin, {}, VENDORS)).toEqual(begin)
})
