import { beforeAll, describe, expect, it } from 'vitest'
import {
  DeskLaunchesDocument,
  type DeskLaunchesQuery,
  LaunchBallotDocument,
  type LaunchBallotQuery,
  LaunchFileDocument,
  type LaunchFileMutation,
  SetLaunchAgentDocument,
  SetUnitStateDocument,
} from '#graphql/generated/graphql.ts'
import { codeOf } from './account-fixture.ts'
import { bookingTools } from './booking-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = bookingTools(provider)
const trade = provider.env.DB_TRADE

let staff: { token: string; id: string; email: string }
let agent: { token: string; id: string; email: string }
let other: { token: string; id: string; email: string }

beforeAll(async () => {
  ;[staff, agent, other] = [await tools.person('desk-staff'), await tools.person('desk-agent'), await tools.person('desk-other')]
  await tools.database.prepare(`update user set roles = '["ROLE_SALE"]' where id = ?`).bind(staff.id).run()
  await tools.database.prepare(`update user set kind = 'agent' where id in (?, ?)`).bind(agent.id, other.id).run()
})

const unit = (floor: number, price: number, states: object[] = []) => ({
  stack: '01',
  floor,
  unitMix: '2',
  sizeSqft: 700,
  prices: [{ day: '2026-03-01', price }],
  events: states,
})
const launch = (slug: string, units: object[], change: object = {}) =>
  JSON.stringify({
    country: 'SG',
    projectType: 'private-stack',
    projectSlug: slug,
    name: `The ${slug}`,
    developer: 'Lion Vale',
    state: 'selling',
    tenure: 'freehold',
    source: 'price list',
    pricesOn: '2026-03-20',
    units,
    ...change,
  })
const CSV = (
  price: string,
) => `country,project_type,project_slug,name,developer,launch_state,tenure,source,prices_on,stack,floor,unit_mix,size_sqft,day,price,state
SG,private-stack,oak,The oak,Lion Vale,selling,freehold,price list,2026-03-21,01,2,2,700,2026-03-01,${price},
SG,private-stack,oak,The oak,Lion Vale,selling,freehold,price list,2026-03-21,01,3,2,700,2026-03-21,,sold
`
const send = async (text: string, takes: boolean, token = staff.token) =>
  tools.ask<LaunchFileMutation>(LaunchFileDocument.toString(), { text, takes }, { token })
const read = async (...asked: Parameters<typeof send>) => (await send(...asked)).data?.launchFile
const keptSlugs = async () => {
  const { results } = await trade.prepare('select project_slug as slug from launch order by slug').all<{ slug: string }>()
  return results.map(({ slug }) => slug)
}

describe('a file of launches on the desk', () => {
  it('is read without being taken, then taken whole', async () => {
    const text = [launch('oak', [unit(2, 1_000_000), unit(3, 1_010_000)]), launch('elm', [unit(2, 900_000)])].join('\n')
    const seen = await read(text, false)
    expect(seen).toMatchObject({
      isTaken: false,
      faults: [],
      differences: [
        { isNew: true, added: 2 },
        { isNew: true, added: 1 },
      ],
    })
    expect(await keptSlugs()).toEqual([])
    expect(await read(text, true)).toMatchObject({ isTaken: true })
    expect(await keptSlugs()).toEqual(['elm', 'oak'])
  })

  it('says what differs from the list that is kept, also as a table', async () => {
    const units = [unit(3, 1_020_000), unit(4, 1_030_000, [{ day: '2026-03-05', state: 'sold' }])]
    expect((await read(launch('oak', units), false))?.differences).toEqual([
      expect.objectContaining({ isNew: false, added: 1, removed: 1, repriced: 1, restated: 0 }),
    ])
    expect((await read(CSV('1000000'), false))?.differences).toEqual([
      expect.objectContaining({ added: 0, removed: 0, repriced: 1, restated: 1 }),
    ])
  })

  it('is taken not at all where anything is wrong, with what is by row', async () => {
    const broken = [launch('oak', [unit(2, 5)]), launch('ash', [unit(2, 0)]), 'no json', launch('oak', [unit(2, 6)])].join('\n')
    const answer = await read(broken, true)
    expect(answer?.isTaken).toBe(false)
    expect(answer?.faults.map(({ row, field }) => [row, field])).toEqual([
      [2, 'units.0.prices.0.price'],
      [3, ''],
      [4, 'projectSlug'],
    ])
    expect(await keptSlugs()).toEqual(['elm', 'oak'])
    expect((await read(CSV('cheap'), true))?.faults).toEqual([expect.objectContaining({ row: 2 })])
    expect((await read('', true))?.faults).toEqual([expect.objectContaining({ reason: 'the file has no launch' })])
    expect(await trade.prepare("select price from launch_unit where launch_id like '%oak' and floor = 2").first()).toEqual({
      price: 1_000_000,
    })
  })

  it('is an agent’s for the launches of the agent alone', async () => {
    const answer = (email: string, token = staff.token) =>
      tools.ask(SetLaunchAgentDocument.toString(), { id: 'SG:private-stack:oak', email }, { token })
    expect(codeOf(await send(launch('oak', [unit(2, 7)]), true, agent.token))).toBe('forbidden')
    expect(codeOf(await answer(agent.email, agent.token))).toBe('forbidden')
    expect(codeOf(await answer('nobody@example.com'))).toBe('launch-agent')
    expect(codeOf(await answer(staff.email))).toBe('launch-agent')
    expect(codeOf(await answer(agent.email.toUpperCase()))).toBeUndefined()
    const desk = async (token: string) =>
      (await tools.ask<DeskLaunchesQuery>(DeskLaunchesDocument.toString(), {}, { token })).data?.deskLaunches.map(({ name }) => name)
    expect([await desk(staff.token), await desk(agent.token), await desk(other.token)]).toEqual([['The elm', 'The oak'], ['The oak'], []])
    expect(await read(launch('oak', [unit(2, 7)]), true, agent.token)).toMatchObject({ isTaken: true })
    const foreign = await read([launch('oak', [unit(2, 8)]), launch('elm', [unit(2, 8)])].join('\n'), true, agent.token)
    expect(foreign).toMatchObject({ isTaken: false, faults: [{ reason: 'you do not answer for SG:private-stack:elm' }] })
    // nothing of a list that is not the agent's is told
    expect(foreign?.differences[1]).toMatchObject({ isNew: true, repriced: 0 })
    expect(codeOf(await answer(''))).toBeUndefined()
    expect(codeOf(await send(launch('oak', [unit(2, 9)]), true, agent.token))).toBe('forbidden')
  })

  it('is not endless', async () => expect(codeOf(await send('x'.repeat(900_001), false))).toBe('launch-file-large'))
})

describe('the homes of a launch', () => {
  const press = (floor: number, from: string, to: string, token = staff.token) =>
    tools.ask(SetUnitStateDocument.toString(), { id: 'SG:private-stack:ash', stack: '01', floor, from, to }, { token })
  const figures = () =>
    trade
      .prepare("select available, reserved, sold, price_from as priceFrom, bedroom_mask as kinds, balance from launch where id like '%ash'")
      .first<{ available: number; reserved: number; sold: number; priceFrom: number | null; kinds: number; balance: string }>()
  const ash = () => launch('ash', [unit(2, 1_000_000), unit(3, 900_000)])

  beforeAll(async () => {
    await send(ash(), true)
  })

  it('are set by a press, with all that is counted of them, as taking a list with the same state would', async () => {
    expect(codeOf(await press(3, 'AVAILABLE', 'SOLD'))).toBeUndefined()
    const pressed = await figures()
    expect(pressed).toMatchObject({ available: 1, reserved: 0, sold: 1, priceFrom: 1_000_000, kinds: 0b100 })
    const today = await trade.prepare("select prices_on as day from launch where id like '%ash'").first<{ day: string }>()
    await send(launch('ash', [unit(2, 1_000_000), unit(3, 900_000, [{ day: today?.day, state: 'sold' }])], { pricesOn: today?.day }), true)
    expect(await figures()).toEqual(pressed)
  })

  it('are set once, refuse what was seen otherwise, and are back where the list is taken again', async () => {
    expect(codeOf(await press(3, 'AVAILABLE', 'SOLD'))).toBeUndefined()
    expect(codeOf(await press(3, 'AVAILABLE', 'RESERVED'))).toBe('launch-unit-state')
    expect(codeOf(await press(9, 'AVAILABLE', 'SOLD'))).toBe('launch-unit-state')
    expect(codeOf(await press(3, 'SOLD', 'AVAILABLE'))).toBeUndefined()
    expect(await figures()).toMatchObject({ available: 2, sold: 0, priceFrom: 900_000 })
    await press(2, 'AVAILABLE', 'SOLD')
    await send(ash(), true)
    expect(await figures()).toMatchObject({ available: 2, sold: 0 })
  })

  it('are for staff and for the agent who answers for them', async () => {
    expect(codeOf(await press(2, 'AVAILABLE', 'SOLD', agent.token))).toBe('launch-unknown')
    await tools.ask(SetLaunchAgentDocument.toString(), { id: 'SG:private-stack:ash', email: agent.email }, { token: staff.token })
    expect(codeOf(await press(2, 'AVAILABLE', 'SOLD', agent.token))).toBeUndefined()
    expect(codeOf(await press(2, 'SOLD', 'AVAILABLE', other.token))).toBe('launch-unknown')
  })
})

it('the ballot has its numbers in order, and who holds one for whoever has the enquiry', async () => {
  const id = 'SG:private-stack:ash'
  const lead = (key: string, owner: string) =>
    trade
      .prepare(
        `insert into lead (id, country, owner, origin, interest, name, email, phone, company, locale, message, state, is_proven, site_origin, created_at, updated_at)
        values (?, 'SG', ?, 'launch', '', 'Ah Lian', 'lian@example.com', '', '', 'en-US', '', 'new', 0, '', 1, 1)`,
      )
      .bind(key, owner)
      .run()
  const number = (at: number, leadId: string) =>
    trade
      .prepare(
        "insert into launch_interest (launch_id, person, number, key, lead_id, unit, unit_mixes, preview_on, agreed_at) values (?, ?, ?, ?, ?, null, '[]', null, 1)",
      )
      .bind(id, `p${at}@example.com`, at, `k${at}`, leadId)
      .run()
  await lead('ballot-house', 'house:SG')
  await lead('ballot-agent', agent.id)
  await number(2, 'ballot-agent')
  await number(1, 'ballot-house')
  const ballot = async (token: string) =>
    (await tools.ask<LaunchBallotQuery>(LaunchBallotDocument.toString(), { id }, { token })).data?.launchBallot.map((entry) => [
      entry.number,
      entry.name,
      entry.state,
    ])
  expect(await ballot(staff.token)).toEqual([
    [1, 'Ah Lian', 'NEW'],
    [2, null, null],
  ])
  expect(await ballot(agent.token)).toEqual([
    [1, null, null],
    [2, 'Ah Lian', 'NEW'],
  ])
  expect(await ballot(other.token)).toBeUndefined()
})
