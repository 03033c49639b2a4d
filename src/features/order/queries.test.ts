import { expect, it, vi } from 'vitest'
import { fail, ok } from '#lib/result.ts'
import { anonymous, type Viewer } from '#session/viewer.ts'
import { loadOrderDesk, loadOrderOffer } from './queries.ts'

const asked = vi.hoisted(() => ({ fetchOrdersData: vi.fn(), fetchOrderOffer: vi.fn() }))
vi.mock('./agent/order.functions.ts', () => asked)
vi.mock('#access/seat/seat-holder.functions.ts', () => ({ fetchSeatHolder: async () => 'Rowan Larch' }))

const agent: Viewer = { ...anonymous, isLoggedIn: true, roles: ['agent'] }
const seat: Viewer = { ...agent, roles: ['sub-account'], isSubAccount: true, seatRights: ['REPORTS'] }

it('a seat that may place no orders is told so before it writes one, with who can let it', async () => {
  asked.fetchOrdersData.mockResolvedValue(ok({}))
  asked.fetchOrderOffer.mockResolvedValue(ok({}))
  const missingOf = async (viewer: Viewer) =>
    (await Promise.all([loadOrderDesk({ viewer }, {}), loadOrderOffer({ viewer }, {})])).map((answer) => answer?.ok && answer.value.missing)
  const missing = { right: 'ORDERS', holder: 'Rowan Larch' }
  expect(await missingOf(seat)).toEqual([missing, missing])
  expect(await missingOf({ ...seat, seatRights: ['ORDERS'] })).toEqual([null, null])
  expect(await missingOf(agent)).toEqual([null, null])
})

it('keeps a failure as it is, and asks nothing for nobody', async () => {
  const failure = fail('network', 'timeout')
  asked.fetchOrdersData.mockResolvedValue(failure)
  expect(await loadOrderDesk({ viewer: seat }, {})).toEqual(failure)
  asked.fetchOrdersData.mockClear()
  expect(await loadOrderDesk({ viewer: anonymous }, {})).toBeNull()
  expect(asked.fetchOrdersData).not.toHaveBeenCalled()
})
