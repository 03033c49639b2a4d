// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ok } from '#lib/result.ts'
import { anonymous } from '#session/viewer.ts'
import { showPart } from '../../../tests/fixtures/show-part.tsx'
import { HostVisitForm } from './host-visit-form.tsx'

const OWN = { name: 'Rowan Larch', email: 'rowan@demo.example', phone: '+6590000088' }
vi.mock('#property/enquiry/own-contact.functions.ts', () => ({ fetchOwnContact: async () => ok(OWN) }))
const sent = vi.hoisted(() => ({ data: [] as unknown[] }))
vi.mock('./booking.functions.ts', () => ({
  bookTime: async ({ data }: { data: unknown }) => {
    sent.data.push(data)
    return ok({ appointment: { uid: 'x' }, code: null, next: [], token: 'y' })
  },
}))

const shown = (viewer = anonymous) =>
  showPart(
    <HostVisitForm
      visit={{ host: 'larch', kind: 'viewing', startsAt: '2026-12-01T02:00:00Z', project: null }}
      timeZone="Asia/Singapore"
      hostName="Ash Elm"
      isReady
      submit="Book this time"
      onTaken={() => {}}
    />,
    { viewer },
  )
const value = (name: string) => (screen.getByRole('textbox', { name }) as HTMLInputElement).value
const consent = () => screen.getByRole('checkbox') as HTMLInputElement

afterEach(() => sessionStorage.clear())

it('a signed-in person finds name, address and phone filled in, and books by them', async () => {
  const user = await shown({ ...anonymous, id: '7', isLoggedIn: true })
  await waitFor(() => expect(value('Name')).toBe(OWN.name))
  expect([value('E-mail'), value('Phone')]).toEqual([OWN.email, '90000088'])
  expect(sessionStorage).toHaveLength(0)
  await user.click(consent())
  await user.click(screen.getByRole('button', { name: 'Book this time' }))
  await waitFor(() => expect(sent.data).toEqual([expect.objectContaining(OWN)]))
})

it('what was typed is there again in this tab, the consent is not', async () => {
  const user = await shown()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Robin Alder')
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'The balcony')
  await user.click(consent())
  cleanup()
  await shown()
  expect([value('Name'), value('E-mail'), value('Message'), consent().checked]).toEqual(['Robin Alder', '', 'The balcony', false])
})
