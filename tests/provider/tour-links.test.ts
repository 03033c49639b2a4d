import { beforeAll, expect, it } from 'vitest'
import { TourHostsDocument, type TourHostsQuery } from '#graphql/generated/graphql.ts'
import { Statements } from '#provider/db/client.ts'
import { groupUngrouped } from '#provider/modules/listing-group/place-in-groups.ts'
import { startProvider } from './harness.ts'
import { addListings, DAY, SEEN } from './listing-fixture.ts'

const provider = await startProvider()
const trade = provider.env.DB_TRADE
const SITE = 'https://site.example'

interface NewTour {
  path: string
  state?: string
  agent?: string
  slug?: string
  listing?: string
  at?: number
  /** the bundle of the first view of each scene; without it a file of the scene's own */
  still?: string
}

async function addTour({ path, state = 'live', agent, slug, listing, at = 0, still }: NewTour) {
  await trade
    .prepare(
      `insert into tour (id, path, country, agent, state, title, locale, type_group, project_slug, listing_id, created_at, updated_at)
      values (?1, ?1, 'SG', ?2, ?3, ?1, 'en-US', ?4, ?5, ?6, ?7, 0)`,
    )
    .bind(path, agent ?? null, state, slug ? 'public-stack' : null, slug ?? null, listing ?? null, at)
    .run()
  for (const [position, place] of ['hall', 'bath', 'hall'].entries())
    await trade
      .prepare(
        "insert into tour_scene (id, tour_id, position, place, name, alt, width, height, pano, still) values (?, ?, ?, ?, 'x', 'A hall', 2048, 1024, ?, ?)",
      )
      .bind(`${path}-${position}`, path, position, place, still ? `pano-${position}` : null, still ? `${still}-${position}` : null)
      .run()
}

const CEDAR = 'blk-101-cedar-ave'

beforeAll(async () => {
  await addListings(provider.env, [
    { id: 'own', headline: 'Own tour', floor: 3 },
    { id: 'named', headline: 'Named tour', floor: 12, areaSqm: 120, unitMix: '4', tourUrl: `${SITE}/en-HK/real360/cedar-agent` },
    { id: 'gone', headline: 'Tour taken off', floor: 20, areaSqm: 60, unitMix: '1', bedrooms: 1 },
    { id: 'none', headline: 'No tour', activity: 'rent', price: 3_000 },
  ])
  await groupUngrouped({ trade: new Statements(trade), clock: { nowMs: () => (SEEN + 5 * DAY) * 1_000 } }, { limit: 100 })
  await addTour({ path: 'cedar-old', slug: CEDAR, at: 1, still: 'bundle' })
  await addTour({ path: 'cedar-new', slug: CEDAR, at: 2, listing: 'own' })
  await addTour({ path: 'cedar-draft', slug: CEDAR, state: 'draft', listing: 'gone' })
  await addTour({ path: 'cedar-agent', agent: 'agent-1' })
  await trade
    .prepare(
      "insert into agent_page (owner, country, about, languages, areas, hosts, updated_at) values ('agent-1', 'SG', '', '[]', '[]', ?, 0)",
    )
    .bind(JSON.stringify(['https://www.agent.example']))
    .run()
})

const ask = async <Data>(query: string, variables = {}) => {
  const { data, errors, statements } = await provider.ask<Data>(query, variables, { 'x-site-origin': SITE })
  expect(errors).toEqual([])
  return { data, statements }
}

it('a project tells of its tours that are shown, the newest first', async () => {
  const { data } = await ask<{ project: { tours: object[] } }>(
    `{ project(typeGroup: PUBLIC_STACK, slug: "${CEDAR}") { tours { path picture alt rooms locale } } }`,
  )
  expect(data?.project.tours).toEqual([
    { path: 'cedar-new', picture: '/files/tours/cedar-new/cedar-new-0/view', alt: 'A hall', rooms: 2, locale: 'en-US' },
    expect.objectContaining({ path: 'cedar-old', picture: '/files/tours/cedar-old/bundle-0/view' }),
  ])
})

interface Found {
  listingSearch: { nodes: { group: { hasTour: boolean; advertisers: { headline: string; tour: { path: string } | null }[] } }[] }
}
const search = (filter: string) =>
  ask<Found>(`{ listingSearch(first: 50, filter: ${filter}) { nodes { group { hasTour advertisers { headline tour { path } } } } } }`)
const told = ({ data }: Awaited<ReturnType<typeof search>>) =>
  data?.listingSearch.nodes
    .map(({ group: { hasTour, advertisers } }) => [advertisers[0]?.headline, hasTour, advertisers[0]?.tour?.path ?? null])
    .toSorted()

it('an advertisement has the tour that is of it, or that its link names, and a search for tours knows of both', async () => {
  expect(told(await search('{ hasTour: true }'))).toEqual([
    ['Named tour', true, 'cedar-agent'],
    ['Own tour', true, 'cedar-new'],
  ])
  expect(told(await search('{ hasTour: false }'))).toEqual([['Tour taken off', false, null]])
})

it('asks the same number of statements for one home and for all', async () => {
  const [one, all] = [await search('{ text: "Own tour" }'), await search('{}')]
  expect(told(all)?.length).toBeGreaterThan(2)
  expect(all.statements).toBe(one.statements)
})

it('a tour may be framed by the websites that its agent named', async () => {
  const hosts = async (path: string) => (await ask<TourHostsQuery>(TourHostsDocument.toString(), { path })).data?.tour
  expect(await hosts('cedar-agent')).toEqual({ hosts: ['https://www.agent.example'] })
  expect(await hosts('cedar-old')).toEqual({ hosts: [] })
  expect(await hosts('cedar-draft')).toBeNull()
})
