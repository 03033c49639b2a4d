import { expect, it } from 'vitest'
import { type AdvertisedOverTime, askingHistory } from './asking-history.ts'

const DAY = 86_400
const NOW = 100 * DAY
const advert = (change: Partial<AdvertisedOverTime>): AdvertisedOverTime => ({
  state: 'live',
  stateAt: 0,
  firstSeenAt: 0,
  prices: [{ at: 0, price: 1_000 }],
  changes: [],
  ...change,
})
const steps = (...all: AdvertisedOverTime[]) => askingHistory(all, NOW).steps.map(({ at, price }) => [at / DAY, price])

it('is the least price of all who advertise', () => {
  const second = advert({ firstSeenAt: 10 * DAY, prices: [{ at: 10 * DAY, price: 950 }], state: 'closed', stateAt: 20 * DAY })
  expect(steps(advert({}), second)).toEqual([
    [0, 1_000],
    [10, 950],
    [20, 1_000],
  ])
  // nobody asked less than before: another agent began lower
  expect(askingHistory([advert({}), second], NOW).cutAt).toBeNull()
})

it('knows when a price fell, and that a fall below nobody is none', () => {
  const cut = advert({
    prices: [
      { at: 0, price: 1_000 },
      { at: 5 * DAY, price: 900 },
    ],
  })
  expect(askingHistory([cut], NOW)).toMatchObject({
    first: 1_000,
    cutAt: 5 * DAY,
    goneAt: null,
    isBack: false,
    backAt: null,
    advertisedSeconds: NOW,
  })
  expect(askingHistory([cut, advert({ prices: [{ at: 0, price: 800 }] })], NOW).cutAt).toBeNull()
})

it('knows what was withdrawn and came back, and how long it stood', () => {
  const back = advert({
    firstSeenAt: 0,
    changes: [
      { at: 10 * DAY, toState: 'withdrawn' },
      { at: 30 * DAY, toState: 'live' },
      { at: 40 * DAY, toState: 'closed' },
    ],
    state: 'closed',
    stateAt: 40 * DAY,
  })
  expect(steps(back)).toEqual([
    [0, 1_000],
    [10, null],
    [30, 1_000],
    [40, null],
  ])
  expect(askingHistory([back], NOW)).toMatchObject({ goneAt: 40 * DAY, isBack: true, backAt: 30 * DAY, advertisedSeconds: 20 * DAY })
})

it('begins with the day on which a draft was published', () => {
  const own = advert({ firstSeenAt: 0, changes: [{ at: 3 * DAY, toState: 'live' }] })
  expect(steps(own)).toEqual([[3, 1_000]])
  expect(steps(advert({ state: 'draft' }))).toEqual([])
})

it('counts an advertisement that hides its price, and tells no price of it', () => {
  const hidden = advert({ prices: [], firstSeenAt: 10 * DAY })
  expect(askingHistory([hidden], NOW)).toEqual({
    steps: [],
    first: null,
    cutAt: null,
    goneAt: null,
    isBack: false,
    backAt: null,
    advertisedSeconds: 90 * DAY,
  })
  const left = advert({ state: 'closed', stateAt: 20 * DAY })
  expect(askingHistory([hidden, left], NOW)).toMatchObject({ goneAt: null, isBack: false, advertisedSeconds: NOW })
  expect(steps(hidden, left)).toEqual([
    [0, 1_000],
    [20, null],
  ])
})
