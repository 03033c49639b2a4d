import { request } from '@playwright/test'
import { COMPANY_PATHS, SITE_MAP } from '#access/site-map.ts'
import { createRandom } from '#provider/demo/market/random.ts'
import { isKeptPage } from '../../src/server/page-cache/kept-pages.ts'
import { type PageRequest, randomRequest } from '../fixtures/random-requests.ts'
import { siteAddresses } from '../fixtures/site-addresses.ts'

/** Seeded requests for public pages of the demonstration, in all countries and languages. */
export async function randomPages(base: string, count: number, seed: string): Promise<PageRequest[]> {
  const asked = await request.newContext({ baseURL: base })
  const addressOf = await siteAddresses(asked)
  await asked.dispose()
  const pages = [...SITE_MAP.map(addressOf), ...COMPANY_PATHS].filter(isKeptPage)
  const random = createRandom(seed)
  const names = await projectNames(base)
  return Array.from({ length: count }, () => randomRequest(random, pages, names))
}

/** Names of the most traded projects of Singapore: what is typed. */
async function projectNames(base: string): Promise<string[]> {
  const body = JSON.stringify({ query: '{ projects(first: 50, sort: MOST_TRADED) { nodes { name } } }' })
  const headers = { 'content-type': 'application/json', 'country-code': 'sg' }
  const answer = await fetch(`${base}/graphql`, { method: 'POST', headers, body })
  const { data } = (await answer.json()) as { data: { projects: { nodes: { name: string }[] } } }
  return data.projects.nodes.map(({ name }) => name)
}

/** Does `work` for each of the list, so many at once, in its order. */
export async function eachOf<Item>(list: readonly Item[], atOnce: number, work: (item: Item, at: number) => Promise<void>): Promise<void> {
  const entries = list.entries()
  const worker = async () => {
    for (const [at, item] of entries) await work(item, at)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
