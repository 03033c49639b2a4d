// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fail, ok, type Result } from '#lib/result.ts'
import { showPart } from '../../../../tests/fixtures/show-part.tsx'
import { CheckInForm } from './check-in-form.tsx'
import { readKept } from './kept-entries.ts'
import { useCheckIn } from './use-check-in.ts'

interface Sent {
  id: string
  name: string
  phone: string
}
const server = vi.hoisted(() => ({ sent: [] as unknown[], answer: (): Promise<unknown> => Promise.reject(new Error('offline')) }))
vi.mock('./check-in.functions.ts', () => ({
  sendCheckIn: ({ data }: { data: unknown }) => {
    server.sent.push(data)
    return server.answer()
  },
}))

const away = () => Promise.reject(new Error('offline'))
const there = (answer: Result<unknown>) => () => Promise.resolve(answer)
const sentIds = () => (server.sent as Sent[]).map(({ id }) => id)
const kept = () => readKept(localStorage.getItem('check-in door'))

const Door = () => <CheckInForm check={useCheckIn('door')} agentName="Ash Elm" question="" />

afterEach(() => {
  localStorage.clear()
  server.sent = []
  server.answer = away
})

async function checkedIn() {
  const user = await showPart(<Door />)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Olive Hawthorn')
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '90000077')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Check in' }))
  return user
}

it('keeps an entry while the connection is away, and sends it once when it is back', async () => {
  await checkedIn()
  await screen.findByRole('heading', { name: 'Your entry is kept' })
  expect((await screen.findByRole('alert')).textContent).toMatch(/no connection/)
  await waitFor(() => expect(kept().waiting).toHaveLength(1))
  server.answer = there(ok(true))
  window.dispatchEvent(new Event('online'))
  await screen.findByRole('heading', { name: 'You are checked in' })
  window.dispatchEvent(new Event('online'))
  expect(new Set(sentIds()).size).toBe(1)
  expect(sentIds()).toHaveLength(2)
  expect(server.sent[1]).toMatchObject({ name: 'Olive Hawthorn', phone: '+6590000077', token: 'door', consent: true })
  expect(localStorage.getItem('check-in door')).toBeNull()
})

it('sends what an earlier page has left, and keeps what is typed', async () => {
  const entry = { id: crypto.randomUUID(), name: 'Kim', phone: '+6590000078', email: '', answer: '', enteredAt: '2026-12-05T03:00:00.000Z' }
  const draft = { name: 'Rowan', phone: '', email: '', answer: '' }
  localStorage.setItem('check-in door', JSON.stringify({ draft, waiting: [entry] }))
  server.answer = there(ok(true))
  await showPart(<Door />)
  await waitFor(() => expect(sentIds()).toEqual([entry.id]))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Rowan')
  await waitFor(() => expect(kept()).toEqual({ draft, waiting: [] }))
})

it('gives back what was entered wrong', async () => {
  server.answer = there(fail('graphql', 'visit-phone'))
  await checkedIn()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/phone number was not accepted/))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Olive Hawthorn')
  expect(kept().waiting).toEqual([])
})

it('ends the waiting of what comes too late, and says so', async () => {
  server.answer = there(fail('graphql', 'open-house-closed'))
  await checkedIn()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/is closed/))
  await waitFor(() => expect(localStorage.getItem('check-in door')).toBeNull())
})

it('names what is missing and sends nothing', async () => {
  const user = await showPart(<Door />)
  await user.click(screen.getByRole('button', { name: 'Check in' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  expect(server.sent).toEqual([])
})
