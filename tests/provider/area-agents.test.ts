import { beforeAll, describe, expect, it } from 'vitest'
import { AreaAgentsDocument, type AreaAgentsQuery, AskAreaAgentsDocument } from '#graphql/generated/graphql.ts'
import { codeOf, dataTools } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { addListings } from './listing-fixture.ts'

const provider = await startProvider()
const tools = dataTools(provider)
const { DB_SG, DB_TRADE } = provider.env
const HOME = { typeGroup: 'PUBLIC_STACK', slug: 'blk-101-cedar-ave' }
const NOW = Math.floor(Date.now() / 1_000)
const DAY = 86_400

let count = 0
async function agent(name: string) {
  const person = await tools.newPerson()
  const number = `R${String(++count).padStart(6, '0')}A`
  await tools.run(
    `insert into agent_detail (user_id, country, cea_number, cea_number_key, salesperson_name, estate_agency, estate_agency_license_no)
    values (?, 'SG', ?, ?, ?, 'Lantern Bay Realty', 'L3000000Z')`,
    person.id,
    number,
    number,
    name,
  )
  return { ...person, number }
}
const here = async () => {
  const { data, errors } = await tools.ask<AreaAgentsQuery>(String(AreaAgentsDocument), HOME)
  expect(errors).toEqual([])
  return data?.areaAgents?.agents ?? []
}
const shownAs = async (number: string) => (await here()).find(({ lines }) => lines.licence === number)
const leads = async (owner: string) =>
  (await DB_TRADE.prepare('select origin, name, message, home from lead where owner = ? order by created_at, id').bind(owner).all()).results
const lead = (owner: string, at: number, answeredAfter: number | null, change: { origin?: string; suspicion?: string } = {}) =>
  DB_TRADE.prepare(
    `insert into lead (id, country, owner, origin, interest, name, email, phone, company, locale, message, first_answer_at, suspicion, site_origin, created_at, updated_at)
    values (?, 'SG', ?, ?, 'question', 'Ah Lian', ?, '', '', 'en-US', 'May I?', ?, ?, '', ?, ?)`,
  ).bind(
    crypto.randomUUID(),
    owner,
    change.origin ?? 'listing',
    `asked${++count}@example.com`,
    answeredAfter === null ? null : at + answeredAfter,
    change.suspicion ?? null,
    at,
    at,
  )
const close = (id: string, outcome: string, at: number) =>
  DB_TRADE.prepare("insert into listing_closing (listing_id, from_state, outcome, at) values (?, 'live', ?, ?)").bind(id, outcome, at)

const question = (agents: readonly string[], change: Record<string, unknown> = {}) => ({
  ...HOME,
  unit: '3 rooms · floor 9',
  agents,
  name: ' Ah  Lian ',
  email: `owner${++count}@example.com`,
  phone: '',
  message: `I am thinking of selling. What would you advise? ${count}`,
  seconds: 30,
  ...change,
})
const newKey = () => `key-${String(++count).padStart(8, '0')}`
const ask = (input: Record<string, unknown>, key = newKey(), caller: { address?: string } = {}) =>
  tools.ask<{ askAreaAgents: string[] }>(String(AskAreaAgentsDocument), { key, input }, caller)

const [inProject, inArea, closedOnly, suspended, nowhere] = [
  await agent('Ash Elm'),
  await agent('Birch Oak'),
  await agent('Cedar Yew'),
  await agent('Fir Larch'),
  await agent('Holly Rowan'),
]
const consumer = await tools.newPerson()

beforeAll(async () => {
  const project = await DB_SG.prepare(
    "select a.slug from project p join area a on a.id = p.area_id where p.slug = 'blk-101-cedar-ave'",
  ).first<{
    slug: string
  }>()
  const areaSlug = project?.slug ?? ''
  expect(areaSlug).not.toBe('')
  const elsewhere = { areaSlug, projectSlug: 'blk-999-elsewhere' }
  await addListings(provider.env, [
    // one home, advertised twice
    { id: 'p-1', agent: inProject.id, areaSlug, groupId: 'g-1' },
    { id: 'p-2', agent: inProject.id, areaSlug, groupId: 'g-1' },
    { id: 'p-3', agent: inProject.id, ...elsewhere },
    { id: 'a-1', agent: inArea.id, ...elsewhere },
    { id: 'a-2', agent: inArea.id, ...elsewhere, state: 'under-offer' },
    { id: 'a-3', agent: inArea.id, ...elsewhere, state: 'closed' },
    { id: 'a-4', agent: inArea.id, ...elsewhere, state: 'closed' },
    { id: 'a-5', agent: inArea.id, ...elsewhere, state: 'closed' },
    // told by its suburb alone, and not told
    { id: 'a-6', agent: inArea.id, areaSlug, placeShown: 'suburb' },
    { id: 'a-7', agent: inArea.id, areaSlug, placeShown: 'none' },
    { id: 'c-1', agent: closedOnly.id, ...elsewhere, state: 'closed' },
    { id: 's-1', agent: suspended.id, areaSlug },
    { id: 'o-1', agent: consumer.id, areaSlug },
    { id: 'n-1', agent: nowhere.id, areaSlug: 'another-area', projectSlug: 'blk-998-elsewhere' },
    { id: 'n-2', agent: nowhere.id, areaSlug, state: 'withdrawn' },
  ])
  await DB_TRADE.batch([
    close('a-3', 'sold', NOW - 30 * DAY),
    close('a-4', 'withdrawn', NOW - 30 * DAY),
    close('a-5', 'let', NOW - 400 * DAY),
    close('c-1', 'let', NOW - 5 * DAY),
  ])
  await tools.run('update user set suspended_at = unixepoch() where id = ?', suspended.id)
})

describe('agents who work an area', () => {
  it('are those with a page who advertise or closed homes there, in the order that is stated', async () => {
    const agents = await here()
    expect(
      agents.map(({ lines, liveInProject, liveInArea, closedInArea }) => [lines.name, liveInProject, liveInArea, closedInArea]),
    ).toEqual([
      ['Ash Elm', 1, 2, 0],
      ['Birch Oak', 0, 3, 1],
      ['Cedar Yew', 0, 0, 1],
    ])
  })

  it('show languages as they state them, and whether the register lists their number today', async () => {
    expect(await shownAs(inProject.number)).toMatchObject({ languages: [], verifiedOn: null, answers: null })
    await DB_TRADE.prepare(
      `insert into agent_page (owner, country, about, languages, areas, updated_at) values (?, 'SG', '', '["en","ta"]', '[]', 1)`,
    )
      .bind(inProject.id)
      .run()
    await tools.run(
      `insert into licence_register (country, cea_number_key, cea_number, salesperson_name, estate_agency, estate_agency_license_no, starts_on, ends_on, version)
      values ('SG', ?1, ?1, 'Ash Elm', 'Lantern Bay Realty', 'L3000000Z', '2020-01-01', null, '1')`,
      inProject.number,
    )
    const shown = await shownAs(inProject.number)
    expect(shown?.languages).toEqual(['en', 'ta'])
    expect(shown?.verifiedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('show the median time to the first answer from five enquiries on, with what nobody answered in a week', async () => {
    const weekAgo = NOW - 8 * DAY
    const answered = [600, 1_200, 3_600, 7_200].map((after) => lead(inArea.id, weekAgo, after))
    await DB_TRADE.batch([
      ...answered,
      // held back, an appointment, waiting since yesterday, of another year
      lead(inArea.id, weekAgo, 5, { suspicion: 'honey' }),
      lead(inArea.id, weekAgo, 5, { origin: 'booking' }),
      lead(inArea.id, NOW - DAY, null),
      lead(inArea.id, NOW - 400 * DAY, 5),
    ])
    expect((await shownAs(inArea.number))?.answers).toBeNull()
    await lead(inArea.id, weekAgo, null).run()
    expect((await shownAs(inArea.number))?.answers).toEqual({ n: 5, medianSeconds: 3_600 })
    await lead(inArea.id, weekAgo, 1_200).run()
    expect((await shownAs(inArea.number))?.answers).toEqual({ n: 6, medianSeconds: 2_400 })
    await DB_TRADE.batch([1, 2, 3, 4].map(() => lead(inArea.id, weekAgo, null)))
    expect((await shownAs(inArea.number))?.answers).toEqual({ n: 10, medianSeconds: null })
  })

  it('are none of a project that is not known', async () => {
    const { data } = await tools.ask<AreaAgentsQuery>(String(AreaAgentsDocument), { ...HOME, slug: 'nowhere' })
    expect(data?.areaAgents).toBeNull()
  })
})

describe('a question to agents of an area', () => {
  it('is an enquiry of each, with the home and without a word of the others, and one however often it is sent', async () => {
    const [input, key] = [question([closedOnly.number.toLowerCase(), inProject.number]), newKey()]
    const answers = [await ask(input, key), await ask(input, key)]
    for (const { data } of answers) expect(data?.askAreaAgents).toEqual(['Cedar Yew', 'Ash Elm'])
    const [mine, theirs] = [await leads(inProject.id), await leads(closedOnly.id)]
    expect(mine).toHaveLength(1)
    expect(theirs).toHaveLength(1)
    const [own] = mine
    expect(own).toMatchObject({ origin: 'area', name: 'Ah Lian', message: input.message })
    expect(JSON.parse(String(own?.home))).toMatchObject({ slug: HOME.slug, name: '101 Cedar Ave', unit: input.unit })
    expect(JSON.stringify(own)).not.toMatch(/Cedar Yew|R\d{6}A/)
    const told = await DB_TRADE.prepare("select count(*) as n from notice where kind = 'lead-new' and user_id in (?, ?)")
      .bind(inProject.id, closedOnly.id)
      .first()
    expect(told).toEqual({ n: 2 })
  })

  it.each([
    ['enquiry-closed', { agents: [inProject.number, nowhere.number] }],
    ['enquiry-closed', { agents: [suspended.number] }],
    ['ask-agents-number', { agents: [] }],
    ['ask-agents-number', { agents: [inProject.number, inArea.number, closedOnly.number, nowhere.number] }],
    ['enquiry-message', { agents: [inProject.number], message: ' ' }],
    ['booking-home', { agents: [inProject.number], slug: 'nowhere' }],
  ])('is refused with %s and makes nothing', async (code, change) => {
    const before = await DB_TRADE.prepare('select count(*) as n from lead').first()
    expect(codeOf(await ask(question([], change)))).toBe(code)
    expect(await DB_TRADE.prepare('select count(*) as n from lead').first()).toEqual(before)
  })

  it('counts for each agent against the limit of the network that asks', async () => {
    const three = () => question([inProject.number, inArea.number, closedOnly.number])
    const codes = []
    for (let at = 0; at < 7; at++) codes.push(codeOf(await ask(three(), newKey(), { address: '198.51.100.9' })))
    expect(codes).toEqual([...Array.from({ length: 6 }, () => undefined), 'too-many-attempts'])
  })
})
