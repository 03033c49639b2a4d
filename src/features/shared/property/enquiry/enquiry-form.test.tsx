// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fail, ok } from '#lib/result.ts'
import { anonymous, type Viewer } from '#session/viewer.ts'
import { showPart } from '../../../../../tests/fixtures/show-part.tsx'
import { EnquiryForm } from './enquiry-form.tsx'

const OWN = { name: 'Rowan Larch', email: 'rowan@demo.example', phone: '+6590000088' }
const asked = vi.hoisted(() => ({ answer: (): Promise<unknown> => Promise.resolve(null) }))
vi.mock('#ui/use-page-words.ts', () => ({ usePageWords: () => {} }))
vi.mock('./own-contact.functions.ts', () => ({ fetchOwnContact: () => asked.answer() }))

const SIGNED_IN: Viewer = { ...anonymous, id: '7', isLoggedIn: true }
const shown = (viewer = SIGNED_IN, isTaken = true) =>
  showPart(
    <EnquiryForm label="A question" agentName="Ash Elm" send={async () => (isTaken ? ok(null) : fail('network', 'unreachable'))} />,
    {
      viewer,
    },
  )
const field = (name: string) => screen.getByRole('textbox', { name })

afterEach(() => {
  sessionStorage.clear()
  asked.answer = () => Promise.resolve(null)
})

it('a signed-in person finds name, address and phone filled in, and what was typed meanwhile stays', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  asked.answer = () => promise
  const user = await shown()
  await user.type(field('E-mail'), 'other@demo.example')
  resolve(ok(OWN))
  await waitFor(() => expect(field('Name')).toHaveProperty('value', OWN.name))
  expect(field('E-mail')).toHaveProperty('value', 'other@demo.example')
  expect(field('Phone')).toHaveProperty('value', '90000088')
  expect(sessionStorage).toHaveLength(1)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(OWN.name)
})

it('nobody else is asked about, and a failed answer leaves the fields to be typed', async () => {
  asked.answer = () => Promise.reject(new Error('offline'))
  await shown(anonymous)
  expect(field('Name')).toHaveProperty('value', '')
  cleanup()
  await shown()
  expect(field('Name')).toHaveProperty('value', '')
})

it('what was typed is there again in this tab until it was sent', async () => {
  const fill = async (user: Awaited<ReturnType<typeof shown>>) => {
    await user.type(field('Name'), 'Robin Alder')
    await user.type(field('E-mail'), 'robin@demo.example')
    await user.type(field('Message'), 'Is it free?')
  }
  await fill(await shown(anonymous))
  cleanup()
  const refused = await shown(anonymous, false)
  expect(['Name', 'E-mail', 'Message'].map((name) => (field(name) as HTMLInputElement).value)).toEqual([
    'Robin Alder',
    'robin@demo.example',
    'Is it free?',
  ])
  await refused.click(screen.getByRole('button', { name: 'Send the question' }))
  await screen.findByRole('alert')
  cleanup()
  const taken = await shown(anonymous)
  expect(field('Message')).toHaveProperty('value', 'Is it free?')
  await taken.click(screen.getByRole('button', { name: 'Send the question' }))
  await screen.findByRole('status')
  expect(sessionStorage).toHaveLength(0)
})
