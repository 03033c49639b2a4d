// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { draftHash } from '#lib/draft-in-address.ts'
import { showPart } from '../../../tests/fixtures/show-part.tsx'
import { WRITTEN_LEAD } from '../../../tests/fixtures/written-lead.ts'
import { ReplyForm } from './reply-form.tsx'

vi.mock('#session/site-origin.ts', () => ({ siteOrigin: () => 'https://site.example' }))

const shown = (acts: string[], lead = WRITTEN_LEAD) =>
  showPart(
    <ReplyForm
      lead={lead}
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
  sessionStorage.clear()
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

it('what is written is there again in this tab, until it is sent', async () => {
  const user = await shown([])
  await user.type(screen.getByRole('textbox'), 'Yes, gladly.')
  cleanup()
  await shown([])
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Yes, gladly.')
  cleanup()
  await shown([], { ...WRITTEN_LEAD, id: '00000000-0000-4000-8000-000000000002' })
  expect(screen.getByRole('textbox')).toHaveProperty('value', '')
  cleanup()
  const again = await shown([])
  await again.click(screen.getByRole('button', { name: 'Send the answer' }))
  cleanup()
  await shown([])
  expect(screen.getByRole('textbox')).toHaveProperty('value', '')
})

it('what was made of a prepared text stays when the page is loaded again', async () => {
  window.location.hash = draftHash('Yes, on Friday at ten.')
  const user = await shown([])
  await user.type(screen.getByRole('textbox'), ' Or at noon.')
  cleanup()
  const again = await shown([])
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Yes, on Friday at ten. Or at noon.')
  await again.click(screen.getByRole('button', { name: 'Send the answer' }))
  cleanup()
  await shown([])
  expect(screen.getByRole('textbox')).toHaveProperty('value', '')
  expect(screen.queryByText(/This text came with the link/)).toBeNull()
})

it('a viewing is proposed with the agent’s free times for the home, by whole addresses in the language of who wrote', async () => {
  const home = {
    country: 'SG',
    typeGroup: 'PRIVATE_STACK',
    slug: 'cedar-court',
    name: 'Cedar Court',
    unit: '#05-12',
    listing: null,
  } as const
  const user = await shown([], { ...WRITTEN_LEAD, locale: 'en-HK', host: 'larch', home })
  await user.click(screen.getByRole('button', { name: 'Propose a viewing' }))
  expect(screen.getByRole('textbox')).toHaveProperty(
    'value',
    expect.stringMatching(/Cedar Court #05-12.*\nhttps:\/\/site\.example\/en-HK\/book\/larch\?project=SG%2Fprivate-stack%2Fcedar-court$/),
  )
})
