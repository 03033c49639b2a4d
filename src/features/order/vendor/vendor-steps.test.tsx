// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { barriersOf, showPart, write } from '#fixtures/show-part.tsx'
import type { OrderWholeFragment } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import type { OrderActs } from '../use-order-acts.ts'
import { dueAfter, proposedDays } from './proposed-days.ts'
import { VendorSteps } from './vendor-steps.tsx'

const sendVendorAct = vi.hoisted(() => vi.fn())
vi.mock('./vendor-order.functions.ts', () => ({ sendVendorAct }))

const DAY_MS = 86_400_000
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const order = (more: Partial<OrderWholeFragment>): OrderWholeFragment => ({
  id: `order-${Math.random()}`,
  number: 'SG-000123',
  country: 'SG',
  state: 'NEW',
  agentName: 'Mei Alder',
  vendorName: 'Maple Lens Studio',
  place: '27 Example Lane',
  home: null,
  lines: [{ service: 'PHOTOGRAPHS', name: '', cents: 18_000, travelCents: 0, days: 3 }],
  cents: 18_000,
  wishDays: [dayAhead(4), dayAhead(6)],
  bedrooms: null,
  holidays: [],
  calendarFile: null,
  proposal: null,
  visitOn: null,
  visitStarts: null,
  visitEnds: null,
  dueOn: null,
  createdDate: '2026-11-28T00:00:00Z',
  access: '',
  note: '',
  staging: null,
  may: ['ACCEPT', 'PROPOSE', 'DECLINE'],
  messages: [],
  events: [],
  tour: null,
  files: [],
  invoice: null,
  ...more,
})

const acts = (): OrderActs => ({
  act: async (_, send) => (await send({ id: 'order', key: 'key' })).ok,
  failure: null,
  isSending: false,
})
const accept = () => screen.getByRole('button', { name: 'Accept the order' })
const box = (label: RegExp): HTMLInputElement => screen.getByLabelText(label)

it('a new order is accepted by one press, on the first day that would suit and with the days of its services', async () => {
  sendVendorAct.mockResolvedValue(ok(null))
  const asked = order({})
  const user = await showPart(<VendorSteps order={asked} acts={acts()} />)
  expect(await barriersOf(document.body)).toEqual([])
  await user.click(accept())
  const { visitOn, dueOn } = proposedDays(asked, Date.now())
  expect(visitOn).toBe(dayAhead(4))
  expect(sendVendorAct).toHaveBeenCalledExactlyOnceWith({
    data: { id: 'order', key: 'key', action: 'ACCEPT', note: '', visit: { visitOn, dueOn } },
  })
})

it('days that were written instead stay, and are sent', async () => {
  sendVendorAct.mockReset().mockResolvedValue(ok(null))
  const user = await showPart(<VendorSteps order={order({})} acts={acts()} />)
  await write(user, box(/^Visit$/), dayAhead(6))
  await write(user, box(/^Files are due on/), dayAhead(20))
  await user.click(accept())
  expect(sendVendorAct).toHaveBeenCalledWith({
    data: expect.objectContaining({ action: 'ACCEPT', visit: { visitOn: dayAhead(6), dueOn: dayAhead(20) } }),
  })
})

it('names no day where all that would suit are over, and goes to declining and back', async () => {
  const user = await showPart(<VendorSteps order={order({ wishDays: ['2020-01-02'] })} acts={acts()} />)
  expect([box(/^Visit$/).value, box(/^Files are due on/).value, accept().hasAttribute('disabled')]).toEqual(['', '', true])
  await user.click(screen.getByRole('button', { name: 'Decline the order' }))
  expect(screen.queryByLabelText(/^Visit$/)).toBeNull()
  await user.click(accept())
  expect(box(/^Files are due on/).value).toBe('')
})

it('with another price or a day that the agent has not named, the same press proposes; the due day follows the visit', async () => {
  sendVendorAct.mockReset().mockResolvedValue(ok(null))
  const asked = order({})
  const user = await showPart(<VendorSteps order={asked} acts={acts()} />)
  await write(user, box(/^Visit$/), dayAhead(9))
  expect(screen.queryByRole('button', { name: 'Accept the order' })).toBeNull()
  await write(user, box(/^Hour of the visit/), '10:30')
  await write(user, box(/^Photographs/), '200')
  await user.click(screen.getByRole('button', { name: 'Propose this' }))
  const visit = { visitOn: dayAhead(9), dueOn: dueAfter(dayAhead(9), asked, Date.now()), visitAt: '10:30', visitMinutes: 120 }
  expect(sendVendorAct).toHaveBeenCalledExactlyOnceWith({
    data: { id: 'order', key: 'key', action: 'PROPOSE', note: '', visit, lines: [{ service: 'PHOTOGRAPHS', cents: 20_000 }] },
  })
})
