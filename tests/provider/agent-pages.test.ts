import { expect, it } from 'vitest'
import { AgentPageDocument, type AgentPageQuery, OwnAgentPageDocument, UpdateAgentPageDocument } from '#graphql/generated/graphql.ts'
import { codeOf, dataTools } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = dataTools(provider)
const { DB_SG, DB_TRADE } = provider.env

let count = 0
async function agent({ agency = 'Lantern Bay Realty' } = {}) {
  const person = await tools.newPerson()
  const number = `R${String(++count).padStart(6, '0')}A`
  await tools.run(
    `insert into agent_detail (user_id, country, cea_number, cea_number_key, salesperson_name, estate_agency, estate_agency_license_no)
    values (?, 'SG', ?, ?, 'Ah Kow Ng', ?, 'L3000000Z')`,
    person.id,
    number,
    number,
    agency,
  )
  return { ...person, number }
}
/** in force between two days; null: without an end */
const register = (number: string, from: string | null, to: string | null) =>
  tools.run(
    `insert or replace into licence_register (country, cea_number_key, cea_number, salesperson_name, estate_agency, estate_agency_license_no, starts_on, ends_on, version)
    values ('SG', ?, ?, 'Ah Kow Ng', 'Lantern Bay Realty', 'L3000000Z', ?, ?, '1')`,
    number,
    number,
    from,
    to,
  )
const page = async (ceaNumber: string) => (await tools.ask<AgentPageQuery>(String(AgentPageDocument), { ceaNumber })).data?.agentPage
const save = (token: string, change: Record<string, unknown> = {}) =>
  tools.ask(String(UpdateAgentPageDocument), { about: 'Sales of the east.', languages: ['en'], areas: [], ...change }, { token })

it('shows all lines, and is verified on the day on which the register lists the number as in force', async () => {
  const { number, phoneNumber } = await agent()
  expect(await page(number)).toMatchObject({
    lines: { name: 'Ah Kow Ng', licence: number, phone: phoneNumber, agency: 'Lantern Bay Realty', agencyLicence: 'L3000000Z' },
    verifiedOn: null,
    host: null,
  })
  await register(number, '2020-01-01', null)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore', dateStyle: 'short' }).format(Date.now())
  expect((await page(number.toLowerCase()))?.verifiedOn).toBe(today)
  await register(number, '2020-01-01', '2020-12-31')
  expect((await page(number))?.verifiedOn).toBeNull()
})

it('is nobody’s who lacks a line, has no account, or leaves', async () => {
  expect(await page((await agent({ agency: '' })).number)).toBeNull()
  expect(await page('R999999Z')).toBeNull()
  expect(await page('not a number')).toBeNull()
  const leaving = await agent()
  await tools.run('update user set deletion_due_at = unixepoch() + 1000 where id = ?', leaving.id)
  expect(await page(leaving.number)).toBeNull()
})

it('says what the agent says, and no more than that', async () => {
  const { number, token, id } = await agent()
  const area = await DB_SG.prepare('select level, slug, name from area order by id limit 1').first<
    Record<'level' | 'slug' | 'name', string>
  >()
  if (!area) throw new Error('no area')
  const key = `${area.level}/${area.slug}`
  const about = 'Sales of the east.\n<script>alert(1)</script>\u202e'
  expect((await save(token, { about, languages: ['ta', 'en', 'ta'], areas: [key] })).errors).toEqual([])
  expect(await page(number)).toMatchObject({
    about: 'Sales of the east.\n<script>alert(1)</script>',
    languages: ['ta', 'en'],
    areas: [{ slug: area.slug, name: area.name }],
  })
  const codes = async (change: Record<string, unknown>) => codeOf(await save(token, change))
  expect(await codes({ about: 'a'.repeat(601) })).toBe('agent-page-about')
  expect(await codes({ languages: ['tlh'] })).toBe('agent-page-languages')
  expect(await codes({ areas: ['region/nowhere'] })).toBe('agent-page-areas')
  expect(await codes({ areas: Array.from({ length: 6 }, (_, at) => `region/a-${at}`) })).toBe('agent-page-areas')
  expect(codeOf(await save((await tools.newPerson()).token))).toBe('agent-page-licence')
  // an edition without the area leaves it out
  await DB_TRADE.prepare('update agent_page set areas = ? where owner = ?')
    .bind(JSON.stringify([key, 'region/gone']), id)
    .run()
  const own = await tools.ask<{ ownAgentPage: { areas: unknown[]; website: string } }>(String(OwnAgentPageDocument), {}, { token })
  expect(own.data?.ownAgentPage).toMatchObject({ areas: [{ slug: area.slug }], website: '' })
  await tools.run('update user set deletion_due_at = 1 where id = ?', id)
  await tools.cleanUp()
  expect(await DB_TRADE.prepare('select 1 from agent_page where owner = ?').bind(id).first()).toBeNull()
})
