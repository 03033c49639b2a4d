import type { Page } from '@playwright/test'
import { z } from 'zod'

/** A project whose usual home is valued. */
export interface ValuedHome {
  id: number
  name: string
  slug: string
  typeGroup: string
}

/** What is said of an estimate's confidence: the word before the sentence, where there is one, and the sentence. */
export interface Said {
  word: string | null
  sentence: string
}

/** Both forms of the statement (decision 062): what was measured, or why nothing is. */
const SENTENCE =
  /(?:(High|Medium|Low) confidence\. )?(Half of such sales had been estimated [^)]*\)\.|How close (?:this estimate comes|estimates (?:of such homes )?come) is not measured[^.]*\.)/g

/** Every statement in a text, in its order. */
export const statementsIn = (text: string): Said[] =>
  [...text.replaceAll(/\s+/g, ' ').matchAll(SENTENCE)].map(([, word, sentence = '']) => ({ word: word ?? null, sentence }))

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }

/** The text of a page as the server sends it. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

/** The statements on a page of the site. */
async function statementsAt(url: string): Promise<Said[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return statementsIn(textOf(await answer.text()))
}

const listed = z.object({
  data: z.object({
    projects: z.object({
      totalCount: z.int(),
      nodes: z.array(z.object({ id: z.coerce.number(), name: z.string(), slug: z.string(), typeGroup: z.string() })),
    }),
  }),
})
const valued = z.object({ data: z.object({ project: z.object({ estimate: z.object({ __typename: z.string() }) }) }) })
const PAGE = 20
/** The seldom sold last third of a market is refused more often than it is valued. */
const SHARE_OFTEN_SOLD = 0.7

/** Projects of a kind that are valued, `count` of them at most, spread over the market in the order of its sales. */
export async function valuedHomes(url: string, country: string, typeGroup: string, count: number): Promise<ValuedHome[]> {
  const ask = async (query: string, variables: object) => {
    const headers = { 'content-type': 'application/json', 'country-code': country }
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
    return answer.json()
  }
  const list = `query ($offset: Int!) { projects(filter: { typeGroups: [${typeGroup}] }, first: ${PAGE}, offset: $offset, sort: MOST_TRADED) { totalCount nodes { id name slug typeGroup } } }`
  const one = `query ($slug: String!) { project(typeGroup: ${typeGroup}, slug: $slug) { estimate { __typename } } }`
  const { totalCount } = listed.parse(await ask(list, { offset: 0 })).data.projects
  const found = new Map<number, ValuedHome>()
  const steps = Math.ceil((2 * count) / PAGE)
  for (let step = 0; step < steps; step++) {
    const offset = Math.floor((step / steps) * SHARE_OFTEN_SOLD * totalCount)
    const enough = Math.ceil((count * (step + 1)) / steps)
    for (const home of listed.parse(await ask(list, { offset })).data.projects.nodes) {
      if (found.size === enough) break
      if (valued.parse(await ask(one, { slug: home.slug })).data.project.estimate.__typename === 'Estimate') found.set(home.id, home)
    }
  }
  return [...found.values()]
}

const pathOf = ({ typeGroup }: ValuedHome): string => typeGroup.toLowerCase().replaceAll('_', '-')
const valueAddress = (home: ValuedHome, country: string): string =>
  `/realValue?countryCode=${country}&projectType=${pathOf(home)}&projectSlug=${home.slug}`
const reportAddress = (home: ValuedHome, country: string): string =>
  `/report/realvalue/project/${country.toLowerCase()}/${pathOf(home)}/${home.slug}`
const embeddedAddress = (home: ValuedHome, country: string): string =>
  `/plugin/report-property?countryCode=${country}&projectType=${pathOf(home)}&projectSlug=${home.slug}`

/** What is said of all homes: on the home page and on the page of figures. */
export const saidOfAll = async (url: string, country: string): Promise<{ home: Said[]; accuracy: Said[] }> => ({
  home: await statementsAt(`${url}/?countryCode=${country}`),
  accuracy: await statementsAt(`${url}/realValue/accuracy?countryCode=${country}`),
})

/** Two pages of one browser; that of the map is quicker when it is small. */
export interface Readers {
  paper: Page
  map: Page
}

/** What each place says of one home. */
export async function saidOf(url: string, country: string, home: ValuedHome, { paper, map }: Readers): Promise<Record<string, Said[]>> {
  const [realValue, report, embedded] = await Promise.all(
    [valueAddress, reportAddress, embeddedAddress].map((address) => statementsAt(url + address(home, country))),
  )
  return {
    realValue: realValue ?? [],
    report: report ?? [],
    embedded: embedded ?? [],
    paper: await onPaper(paper, url + reportAddress(home, country)),
    popup: await inPopup(map, url, country, home),
  }
}

async function onPaper(page: Page, address: string): Promise<Said[]> {
  await page.emulateMedia({ media: 'print' })
  await page.goto(address)
  return statementsIn((await page.locator('body').allInnerTexts()).join(' '))
}

async function inPopup(page: Page, url: string, country: string, { id, name }: ValuedHome): Promise<Said[]> {
  await page.goto(`${url}/map?countryCode=${country}&selected=${id}`)
  const popup = page.getByRole('region', { name, exact: true })
  await popup.locator('[aria-busy="false"]').waitFor()
  return statementsIn((await popup.allInnerTexts()).join(' '))
}

/** What is wrong with what the places say of one home: null when all say the same once or more often, and the page of figures says it as well. */
export function disagreement(places: Record<string, Said[]>, accuracy: readonly Said[]): string | null {
  const texts = Object.entries(places).flatMap(([place, said]) =>
    said.length === 0 ? [`${place}: nothing`] : said.map(({ word, sentence }) => `${place}: ${word ?? 'no word'}: ${sentence}`),
  )
  const different = new Set(texts.map((text) => text.slice(text.indexOf(': ') + 2)))
  if (different.size !== 1) return texts.join('\n')
  const [sentence] = Object.values(places).flatMap((said) => said.map((one) => one.sentence))
  return accuracy.some((one) => one.sentence === sentence) ? null : `not on the page of figures: ${sentence}`
}
