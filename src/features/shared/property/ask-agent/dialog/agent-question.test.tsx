// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { alertTexts, barriersOf, describedBy, showPart } from '#fixtures/show-part.tsx'
import { fail, ok } from '#lib/result.ts'
import { AgentQuestion } from './agent-question.tsx'
import type { AgentsHere } from './agents-here.ts'

const asked = vi.hoisted(() => vi.fn())
vi.mock('./ask-agent.functions.ts', () => ({ askAreaAgents: asked, fetchAreaAgents: vi.fn() }))
vi.mock('#property/enquiry/own-contact.functions.ts', () => ({ fetchOwnContact: () => Promise.resolve(null) }))

const agent = (name: string, change: Partial<AgentsHere['agents'][number]> = {}): AgentsHere['agents'][number] => ({
  lines: { name, licence: `R-${name}`, agency: 'Lantern Bay Realty', agencyLicence: 'L3000000Z' },
  avatar: null,
  languages: [],
  verifiedOn: null,
  liveInProject: 0,
  liveInArea: 2,
  closedInArea: 1,
  answers: null,
  ...change,
})
const HERE: AgentsHere = {
  area: { name: 'Bedok', nameLocal: null },
  agents: [
    agent('Ash', { liveInProject: 1, verifiedOn: '2026-11-28', languages: ['en', 'ta'], answers: { medianSeconds: 7_200, n: 12 } }),
    agent('Birch', { answers: { medianSeconds: null, n: 6 } }),
    agent('Cedar'),
    agent('Elm'),
  ],
}
const shown = () =>
  showPart(
    <AgentQuestion
      here={HERE}
      about={{
        project: { typeGroup: 'PRIVATE_STACK', slug: 'the-meadow', propertyGroup: 'CONDO' },
        country: 'SG',
        title: 'The Meadow',
        home: { unitMix: '3', areaSqm: 100, floor: 12 },
      }}
    />,
  )
const box = (name: string) => screen.getByRole('checkbox', { name })

afterEach(() => {
  asked.mockReset()
  sessionStorage.clear()
})

it('states the order, and of each agent what is recorded', async () => {
  await shown()
  expect(screen.getByText(/First stands who advertises most homes in this project/).textContent).toContain('Nobody can pay for a place.')
  const [ash, birch, cedar] = ['Ash', 'Birch', 'Cedar'].map((name) => describedBy(box(name)).join(' '))
  expect(ash).toMatch(/R-Ash.*Verified.*Advertises 1 home in this project.*2 homes advertised in Bedok.*1 sold or let/)
  expect(ash).toMatch(/First answer after 2 hours, the median of 12 enquiries.*Speaks English, Tamil/)
  expect(birch).toMatch(/Not verified.*Fewer than half of 6 enquiries/)
  expect(cedar).not.toMatch(/enquiries|Speaks|in this project/)
  expect(await barriersOf(document.body)).toEqual([])
})

it('goes to three at most, with the home and a first sentence, and says to whom it went', async () => {
  asked.mockResolvedValueOnce(fail('graphql', 'enquiry-closed')).mockResolvedValueOnce(ok(['Cedar', 'Ash']))
  const user = await shown()
  await user.click(screen.getByRole('button', { name: 'Send the question' }))
  expect(alertTexts()).toContain('Choose at least one agent.')
  expect(document.activeElement).toBe(box('Ash'))
  for (const name of ['Cedar', 'Birch', 'Ash']) await user.click(box(name))
  expect(box('Elm')).toHaveProperty('disabled', true)
  await user.click(box('Birch'))
  expect(box('Elm')).toHaveProperty('disabled', false)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Robin Alder')
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'robin@demo.example')
  await user.click(screen.getByRole('button', { name: 'Send the question' }))
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join(' ')).toContain('cannot be asked any more')
  await user.click(screen.getByRole('button', { name: 'Send the question' }))
  expect((await screen.findByRole('status')).textContent).toContain('Your question is with Cedar and Ash.')
  const [first, second] = asked.mock.calls.map(([{ data }]) => data)
  expect(second.key).toBe(first.key)
  expect(second).toMatchObject({ agents: ['R-Cedar', 'R-Ash'], slug: 'the-meadow', country: 'SG' })
  expect(second.unit).toMatch(/3.*floor 12/)
  expect(second.message).toMatch(/^I am thinking of selling or letting my home: The Meadow, .*What would you advise\?$/)
  expect(sessionStorage).toHaveLength(0)
})
