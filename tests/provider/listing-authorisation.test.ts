import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeOf } from './account-data-fixture.ts'
import { PASSWORD } from './account-fixture.ts'
import { startProvider } from './harness.ts'
import { type Expected, LISTINGS, OPERATIONS, ROLES, type Role, SECRET, SHARED, SHARES, type Things, TOURS } from './listing-operations.ts'
import { asked, listingTools } from './own-listing-fixture.ts'

const provider = await startProvider()
const tools = await listingTools(provider)

/** Operations that change a share. */
const MADE_SHARES = new Set(['extendShare', 'setSharePassword', 'revokeShare'])

/** Which operations of the contract are of which module, by the files that define them. */
function definedIn(names: readonly string[]): Map<string, string[]> {
  const root = new URL('../../src/server/provider/modules/', import.meta.url)
  const sources = globSync('**/*.ts', { cwd: root }).map((path): [string, string] => [
    path.replaceAll('\\', '/').split('/')[0] ?? '',
    readFileSync(new URL(path.replaceAll('\\', '/'), root), 'utf8'),
  ])
  const defining = sources.filter(([, text]) => /builder\.(query|mutation)Fields?\(/.test(text))
  return new Map(
    names.map((name) => {
      const begins = new RegExp(`(?:query|mutation)Field\\(\\s*'${name}'|^ {2}${name}: t\\.`, 'm')
      return [name, [...new Set(defining.filter(([, text]) => begins.test(text)).map(([module]) => module))]]
    }),
  )
}

it('has a row for each operation of these modules, and for no other', async () => {
  const { data } = await provider.ask<{ __schema: Record<'queryType' | 'mutationType', { fields: { name: string }[] }> }>(
    '{ __schema { queryType { fields { name } } mutationType { fields { name } } } }',
    {},
    { 'x-local': '1' },
  )
  const names = [...(data?.__schema.queryType.fields ?? []), ...(data?.__schema.mutationType.fields ?? [])].map(({ name }) => name)
  const modules = definedIn(names)
  // an operation that is written in a way that is not recognised would escape the table
  expect(names.filter((name) => modules.get(name)?.length !== 1)).toEqual([])
  const ours = names.filter((name) => /^(listing(-[a-z]+)?|share|widget|tour|webhook)$/.test(modules.get(name)?.[0] ?? ''))
  expect(Object.keys(OPERATIONS).toSorted()).toEqual(ours.toSorted())
})

function seenIn(answer: Awaited<ReturnType<typeof tools.ask>>, expected: Expected): Expected {
  const [text, code] = [JSON.stringify(answer.data), codeOf(answer)]
  if (code !== undefined) return text.includes(SECRET) ? `${code}, and tells` : code
  if (text.includes(SECRET)) return 'told'
  if (expected === 'done') return 'done'
  return /"(?:total|totalCount)":[1-9]/.test(text) ? 'counted' : 'nothing'
}

describe('listings, shares, tours and blocks', () => {
  const tokens = new Map<Role, string>()
  let owned: Things
  let count = 0

  const questions = (things: Things) => ({ ...things, key: tools.newKey() })
  async function freshListings(token: string): Promise<Pick<Things, 'draft' | 'live' | 'media'>> {
    const at = String(++count).padStart(2, '0')
    const saved = await tools.save(token, asked({ headline: SECRET, address: `#${at}-01` }))
    const live = await tools.live(token, { headline: 'Corner', address: `#${at}-02` })
    const media = (await tools.one(token, live))?.media[0]?.id ?? ''
    return { draft: saved.data?.saveListing.id ?? '', live, media }
  }
  async function freshShare(token: string): Promise<string> {
    const made = await tools.ask<{ createShare: { id: string } }>(
      'mutation($key: String!, $made: NewShare!) { createShare(key: $key, share: $made) { id } }',
      { key: tools.newKey(), made: { ...SHARED, title: SECRET, password: 'Nine-otters-at-dusk' } },
      { token },
    )
    expect(made.errors).toEqual([])
    return made.data?.createShare.id ?? ''
  }
  async function freshTour(token: string): Promise<Pick<Things, 'tour' | 'bundle'>> {
    const made = await tools.ask<{ createTour: { id: string } }>(
      'mutation($key: String!, $title: String!) { createTour(key: $key, title: $title) { id } }',
      { key: tools.newKey(), title: SECRET },
      { token },
    )
    const tour = made.data?.createTour.id ?? ''
    const begun = await tools.ask<{ beginTourBundle: { id: string } }>(
      'mutation($tour: ID!, $print: String!) { beginTourBundle(tour: $tour, kind: PLAN, bytes: 200, print: $print) { id } }',
      { tour, print: 'b'.repeat(64) },
      { token },
    )
    return { tour, bundle: begun.data?.beginTourBundle.id ?? '' }
  }
  const kept = async () => ({
    tours: await tools.stored('select * from tour where agent = (select agent from tour where id = ?) order by id', owned.tour),
    bundles: await tools.stored('select * from tour_bundle order by id'),
    listings: await tools.stored('select * from listing where agent = (select agent from listing where id = ?) order by id', owned.draft),
    media: await tools.stored('select * from listing_media order by id'),
    shares: await tools.stored('select * from share where title = ? order by id', SECRET),
    pages: await tools.stored('select * from agent_page where about = ?', SECRET),
  })

  beforeAll(async () => {
    const agent = await tools.agent({ seats: 2 })
    const other = await tools.agent({ seats: 1 })
    const [plain, consumer, boss, clerk, closed, vendor] = [
      await tools.agent(),
      await tools.newPerson(),
      await tools.newPerson(),
      await tools.newPerson(),
      await tools.newPerson(),
      await tools.newPerson(),
    ]
    await tools.run(`update user set kind = 'staff', roles = '["ROLE_ADMIN"]' where id = ?`, boss.id)
    await tools.run(`update user set kind = 'staff', roles = '["ROLE_GUEST"]' where id = ?`, clerk.id)
    await tools.run(`update user set kind = 'vendor' where id = ?`, vendor.id)
    const sold = (await tools.login(vendor.email, PASSWORD, {}, 'Vendor')).data?.login.token ?? ''
    tokens.set('the agent', agent.token).set('another agent', other.token).set('an agent without a plan', plain.token)
    tokens.set('a consumer', consumer.token).set('staff', boss.token).set('staff without the role', clerk.token)
    tokens.set('a closed account', closed.token).set('a vendor', sold)
    tokens.set('a seat with the right', (await tools.seated(agent, { rights: ['LISTINGS', 'REPORTS'] })).token)
    tokens.set('a seat without the right', (await tools.seated(agent, { rights: ['LEADS'] })).token)
    tokens.set('a seat of another payer', (await tools.seated(other, { rights: ['LISTINGS', 'REPORTS'] })).token)
    owned = { ...(await freshListings(agent.token)), ...(await freshTour(agent.token)), share: await freshShare(agent.token), key: '' }
    const about = `mutation { updateAgentPage(about: "${SECRET}", languages: [], areas: []) { about } }`
    expect((await tools.ask(about, {}, { token: agent.token })).errors).toEqual([])
    await tools.run('update user set deletion_due_at = 1 where id = ?', closed.id)
  }, 120_000)

  const answers = Object.entries(OPERATIONS).toSorted(([a], [b]) => Number(a === 'updateAgentPage') - Number(b === 'updateAgentPage'))
  it.each(answers)(
    '%s answers each role as the table says',
    async (name, { query, row, variables }) => {
      const isFor = (role: Role) =>
        query.startsWith('mutation') &&
        name in { ...LISTINGS, ...SHARES, ...TOURS } &&
        ['told', 'done', 'media-last', 'bundle-parts'].includes(row[role])
      const asks = async (role: Role): Promise<[Role, Expected]> => {
        const token = tokens.get(role)
        // what is changed by it is the agent's, and made for it
        const agent = tokens.get('the agent') ?? ''
        const things = { ...owned }
        if (isFor(role) && name in LISTINGS) Object.assign(things, await freshListings(agent))
        if (isFor(role) && name in TOURS) Object.assign(things, await freshTour(agent))
        if (isFor(role) && MADE_SHARES.has(name)) things.share = await freshShare(agent)
        const answer = await tools.ask(query, variables?.(questions(things)) ?? {}, token ? { token } : {})
        return [role, seenIn(answer, row[role])]
      }
      const before = await kept()
      const refused = await Promise.all(ROLES.filter((role) => !isFor(role)).map(asks))
      expect(await kept()).toEqual(before)
      const told = new Map([...refused, ...(await Promise.all(ROLES.filter(isFor).map(asks)))])
      expect(ROLES.map((role) => [role, told.get(role)])).toEqual(ROLES.map((role) => [role, row[role]]))
    },
    60_000,
  )
})
