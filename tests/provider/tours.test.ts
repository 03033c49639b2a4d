import { beforeAll, describe, expect, it } from 'vitest'
import { AskAboutTourDocument, CountTourDocument, ShownTourDocument, type ShownTourQuery } from '#graphql/generated/graphql.ts'
import { codeOf } from './account-fixture.ts'
import { bookingTools } from './booking-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = bookingTools(provider)
const trade = provider.env.DB_TRADE

const LINES = { agentName: 'Rowan Aster', agentLicence: 'R900001A', agentPhone: '+6580000009', agentEmail: 'rowan@example.com' }
const AGENCY = { agency: 'Lantern Bay Realty', agencyLicence: 'L3008022J' }
const [HALL, BATH] = ['00000000-0000-4000-8000-00000000a001', '00000000-0000-4000-8000-00000000a002']

let agent: { token: string; id: string }

const addTour = (id: string, path: string, state: string, of: string | null) =>
  trade
    .prepare(
      `insert into tour (id, path, country, agent, lines, state, title, about, locale, plan_width, plan_height, plan_metre, created_at, updated_at)
      values (?, ?, 'SG', ?, ?, ?, 'Cedar Walk', 'Two rooms.', 'en-US', 640, 480, 64, 0, 0)`,
    )
    .bind(id, path, of, JSON.stringify({ ...LINES, ...AGENCY }), state)
    .run()
const addScene = (id: string, tour: string, position: number, place: string) =>
  trade
    .prepare(
      'insert into tour_scene (id, tour_id, position, place, name, plan_x, plan_y, width, height) values (?, ?, ?, ?, ?, 0.5, 0.25, 2048, 1024)',
    )
    .bind(id, tour, position, place, place)
    .run()

beforeAll(async () => {
  agent = await tools.newPerson()
  await addTour('tour-live', 'cedar-walk', 'live', agent.id)
  await addTour('tour-draft', 'cedar-draft', 'draft', agent.id)
  await addTour('tour-off', 'cedar-off', 'off', agent.id)
  await addTour('tour-house', 'cedar-house', 'live', null)
  // the second one is put in first
  await addScene(BATH, 'tour-live', 2, 'bath')
  await addScene(HALL, 'tour-live', 1, 'hall')
  await trade
    .prepare("insert into tour_spot (id, scene_id, kind, to_scene, yaw, pitch) values (?, ?, 'door', ?, 1.5, -0.2)")
    .bind('door', HALL, BATH)
    .run()
  await trade
    .prepare("insert into tour_spot (id, scene_id, kind, title, yaw, pitch) values ('note', ?, 'note', 'Tap', 0, 0)")
    .bind(BATH)
    .run()
})

const shown = async (path: string) => (await tools.ask<ShownTourQuery>(ShownTourDocument.toString(), { path })).data?.tour

describe('a tour', () => {
  it('is shown whole by its address, rooms in the order of walking', async () => {
    const tour = await shown('cedar-walk')
    expect(tour).toMatchObject({
      title: 'Cedar Walk',
      country: 'SG',
      lines: { name: 'Rowan Aster', agencyLicence: 'L3008022J' },
      plan: { width: 640, height: 480, metre: 64 },
    })
    expect(tour?.scenes.map(({ place }) => place)).toEqual(['hall', 'bath'])
    expect(tour?.scenes[0]?.spots).toEqual([{ id: 'door', kind: 'DOOR', toScene: BATH, title: '', text: '', yaw: 1.5, pitch: -0.2 }])
    expect(tour?.scenes[1]?.spots.map(({ kind, title, toScene }) => [kind, title, toScene])).toEqual([['NOTE', 'Tap', null]])
    expect(JSON.stringify(tour)).not.toContain('rowan@example.com')
  })

  it.each(['cedar-draft', 'cedar-off', 'nowhere', 'Cedar-Walk', '../cedar-walk', 'c'.repeat(65)])('is not shown at %s', async (path) => {
    expect(await shown(path)).toBeNull()
  })
})

const counts = async () => {
  const { results } = await trade
    .prepare("select what, scene_id as scene, n from tour_count where tour_id = 'tour-live' order by what, scene_id")
    .all()
  return results
}
const count = async (events: object[], path = 'cedar-walk') =>
  (await tools.ask<{ countTour: boolean }>(CountTourDocument.toString(), { path, events })).data?.countTour

describe('what is counted', () => {
  it('adds up by day, of scenes that are there, with stays that are not endless', async () => {
    expect(await count([{ what: 'OPEN' }, { what: 'SCENE', scene: HALL }, { what: 'SECONDS', scene: HALL, seconds: 12 }])).toBe(true)
    expect(
      await count([{ what: 'SECONDS', scene: HALL, seconds: 90_000 }, { what: 'SCENE', scene: 'elsewhere' }, { what: 'ENQUIRY' }]),
    ).toBe(true)
    expect(await count([{ what: 'SECONDS', scene: HALL, seconds: -5 }])).toBe(true)
    expect(await counts()).toEqual([
      { what: 'open', scene: '', n: 1 },
      { what: 'scene', scene: HALL, n: 1 },
      { what: 'seconds', scene: HALL, n: 612 },
    ])
  })

  it('is nothing of a tour that is not shown, and not too much at once', async () => {
    expect(await count([{ what: 'OPEN' }], 'cedar-draft')).toBe(false)
    expect(await count(Array.from({ length: 21 }, () => ({ what: 'OPEN' })))).toBe(false)
    expect(await trade.prepare("select 1 from tour_count where tour_id = 'tour-draft'").first()).toBeNull()
  })
})

let asked = 0
const ask = (change: Record<string, unknown> = {}, key = tools.newKey()) => {
  const person = {
    name: ' Ah  Lian ',
    email: `tour${++asked}@example.com`,
    phone: '',
    message: `May I see it? ${asked}`,
    honey: '',
    seconds: 20,
  }
  return tools.ask<{ askAboutTour: boolean }>(AskAboutTourDocument.toString(), { key, input: { path: 'cedar-walk', ...person, ...change } })
}

describe('an enquiry', () => {
  it('is a lead of the agent’s, once, and counted', async () => {
    const [key, input] = [tools.newKey(), { email: 'once@example.com', message: 'Is it quiet?' }]
    const answers = [await ask(input, key), await ask(input, key)]
    expect(answers.map(({ data }) => data?.askAboutTour)).toEqual([true, true])
    const { results } = await trade.prepare('select owner, origin, name, message from lead where email = ?').bind('once@example.com').all()
    expect(results).toEqual([
      { owner: agent.id, origin: 'tour', name: 'Ah Lian', message: 'Cedar Walk (/real360/cedar-walk)\n\nIs it quiet?' },
    ])
    expect(await trade.prepare("select n from tour_count where what = 'enquiry' and tour_id = 'tour-live'").first()).toEqual({ n: 1 })
  })

  it('goes to the operator where the agent has no account', async () => {
    expect((await ask({ path: 'cedar-house', email: 'house@example.com' })).data?.askAboutTour).toBe(true)
    const lead = await trade.prepare("select owner, message from lead where email = 'house@example.com'").first()
    expect(lead).toMatchObject({ owner: 'house:SG', message: expect.stringContaining('Rowan Aster, Lantern Bay Realty') })
  })

  it.each([
    ['enquiry-name', { name: ' ' }],
    ['enquiry-email', { email: 'nobody' }],
    ['enquiry-message', { message: '' }],
    ['enquiry-closed', { path: 'cedar-off' }],
    ['enquiry-closed', { path: 'nowhere' }],
  ])('is refused with %s', async (code, change) => {
    expect(codeOf(await ask(change))).toBe(code)
  })
})

it('a deleted tour leaves nothing behind', async () => {
  await trade.prepare("delete from tour where id = 'tour-live'").run()
  for (const table of ['tour_scene', 'tour_spot']) expect(await trade.prepare(`select 1 from ${table}`).first()).toBeNull()
  expect(await counts()).toEqual([])
})
