import { describe, expect, it } from 'vitest'
import { comingFirst, openedShares, openOrders } from './today-rows.ts'

const order = (id: string, state: 'DELIVERED' | 'ACCEPTED' | 'NEW', dueOn: string | null) => ({
  id,
  state,
  dueOn,
  number: 'SG-000001',
  place: 'Sample Rise',
  vendorName: 'Maple Lens',
  unread: 0,
})

it('comingFirst mixes what comes by its time, without blocked times and what is over', () => {
  const visit = { id: 'visit', kind: 'VIEWING', state: 'CONFIRMED', startsAt: '2026-12-01T05:00:00Z', timeZone: 'Asia/Singapore' } as const
  const open = { id: 'open', startsAt: '2026-12-01T03:00:00Z', country: 'SG', name: 'The Meadow' } as const
  const own = (id: string, startsAt: string, kind: 'MEETING' | 'BLOCKED' = 'MEETING', outcome: 'CAME' | null = null) => ({
    id,
    startsAt,
    kind,
    outcome,
    timeZone: 'Asia/Singapore',
    name: '',
    address: '',
    home: null,
  })
  const written = [
    own('late', '2026-12-01T06:00:00Z'),
    own('first', '2026-12-01T01:00:00Z'),
    own('blocked', '2026-12-01T02:00:00Z', 'BLOCKED'),
    own('over', '2026-12-01T02:30:00Z', 'MEETING', 'CAME'),
  ]
  const rows = comingFirst([{ ...visit, visitorName: 'Ah Lian', heldUntil: null, home: null }], [open], written)
  expect(rows.map((one) => (one.booking ?? one.openHouse ?? one.written)?.id)).toEqual(['first', 'open', 'visit', 'late'])
})

describe('openOrders', () => {
  it('begins with what was delivered, then goes by the day', () => {
    const orders = [
      order('a', 'NEW', null),
      order('b', 'ACCEPTED', '2026-11-30'),
      order('c', 'DELIVERED', '2026-12-09'),
      order('d', 'ACCEPTED', '2026-11-28'),
    ]
    expect(openOrders(orders, '2026-11-29').map(({ id, isLate }) => [id, isLate])).toEqual([
      ['c', false],
      ['d', true],
      ['b', false],
      ['a', false],
    ])
  })

  it('shows five', () => {
    expect(
      openOrders(
        Array.from({ length: 9 }, (_, at) => order(String(at), 'NEW', null)),
        '2026-11-29',
      ),
    ).toHaveLength(5)
  })
})

describe('openedShares', () => {
  const share = (id: string, ...days: [day: string, count: number][]) => ({
    id,
    title: id,
    path: `/share/${id}`,
    state: 'LIVE' as const,
    days: days.map(([day, count]) => ({ day, count })),
  })

  it('counts seven days with today, and leaves out what nobody opened', () => {
    const shares = [
      share('old', ['2026-11-19', 9]),
      share('edge', ['2026-11-20', 2], ['2026-11-19', 5]),
      share('now', ['2026-11-26', 3]),
      share('none'),
      share('later', ['2026-11-27', 4]),
    ]
    expect(openedShares(shares, '2026-11-26').map(({ id, views }) => [id, views])).toEqual([
      ['now', 3],
      ['edge', 2],
    ])
  })
})
