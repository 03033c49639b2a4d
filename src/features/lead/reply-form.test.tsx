// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { draftHash } from '#lib/draft-in-address.ts'
import { showPart } from '../../../tests/fixtures/show-part.tsx'
import type { Lead } from './inbox.ts'
import { ReplyForm } from './reply-form.tsx'

const LEAD: Lead = {
  id: '00000000-0000-4000-8000-000000000001',
  country: 'SG',
  isHouse: false,
  origin: 'LISTING',
  interest: '',
  name: 'Rowan Larch',
  email: 'rowan@demo.example',
  phone: '',
  company: '',
  locale: 'en-US',
  message: 'May I see it?',
  home: null,
  state: 'NEW',
  assignedTo: null,
  followUpOn: null,
  answerSeconds: null,
  isProven: true,
  suspicion: null,
  createdDate: '2026-11-20T08:00:00Z',
  launchInterest: null,
}

const shown = (acts: string[]) =>
  showPart(
    <ReplyForm
      lead={LEAD}
      acts={{
        act: async (what) => {
          acts.push(what)
          return true
        },
        failure: null,
        isSending: false,
      }}
    />,
  )

afterEach(() => {
  window.location.hash = ''
})

it('a text that came with the link stands in the field, is said to have come so, and is sent by a press alone', async () => {
  window.location.hash = draftHash('Yes, on Friday at ten.')
  const acts: string[] = []
  const user = await shown(acts)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Yes, on Friday at ten.')
  expect(screen.getByText('This text came with the link that you opened. Read it before you send it.')).toBeDefined()
  expect(acts).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(acts).toEqual(['reply'])
  expect(screen.queryByText(/This text came with the link/)).toBeNull()
})

it('without one the field is empty', async () => {
  await shown([])
  expect(screen.getByRole('textbox')).toHaveProperty('value', '')
  expect(screen.queryByText(/This text came with the link/)).toBeNull()
})
