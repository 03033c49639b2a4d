import type { APIRequestContext } from '@playwright/test'
import { reportPath, type SampleProject } from '../fixtures/sample-projects.ts'
import { servedPage } from '../fixtures/served-page.ts'
import { expect, test } from '../fixtures/test.ts'

const AT_ONCE = 8
const KEYS = ['realvalue', 'property-preview', 'property-pro', 'project-pro', 'commercial']

const QUERY = `{
  stack: projects(first: 1, filter: { typeGroups: [PRIVATE_STACK] }) { nodes { slug buildings { slug stacks { label } } } }
  land: projects(first: 1, filter: { typeGroups: [PRIVATE_LAND] }) { nodes { slug unitMixes { unitMix } } }
  office: projects(first: 1, filter: { isCommercial: true }) { nodes { slug } }
}`

interface Found {
  stack: { nodes: { slug: string; buildings: { slug: string; stacks: { label: string }[] }[] }[] }
  land: { nodes: { slug: string; unitMixes: { unitMix: string }[] }[] }
  office: { nodes: { slug: string }[] }
}

/** The rest of the address after the report's key, for each route of §2.5 that the country's demo data has a project for. */
async function variants(request: APIRequestContext, country: string): Promise<string[]> {
  const answer = await request.post('/graphql', { headers: { 'country-code': country }, data: { query: QUERY } })
  const { data } = (await answer.json()) as { data: Found }
  const { slug, buildings } = data.stack.nodes[0] ?? { slug: '', buildings: [] }
  const block = buildings[0]?.slug
  const stack = buildings[0]?.stacks[0]?.label
  const whole = `project/${country}/private-stack/${slug}`
  const phase = `phase/${country}/private-stack/${slug}/${block}`
  return [
    whole,
    `${whole}/by/800`,
    `${whole}/${block}`,
    `${whole}/stack/${stack}`,
    phase,
    `${phase}/stack/${stack}`,
    ...data.land.nodes.map((land) => `project/${country}/private-land/${land.slug}/${land.unitMixes[0]?.unitMix}/by/1800`),
    ...data.office.nodes.map((office) => `project/${country}/private-stack/${office.slug}`),
  ]
}

const RENT_WORDS = /\b(?:rent\w*|yields?)\b/i
/** a rent or a yield in the data of a page: any value but null, undefined and an empty list */
const RENT_DATA = /\b(?:rent\w*|\w*[a-z]Rent\w*|grossYield|monthlyRentYield):(?!null|0\b|\$R\[\d+\]=\[\])[^,}]*/

test('in Singapore a report has rents, so that their absence elsewhere is no accident', async ({ request }) => {
  const query = '{ projects(first: 20) { nodes { slug typeGroup rentCount } } }'
  const answer = await request.post('/graphql', { headers: { 'country-code': 'sg' }, data: { query } })
  const { data } = (await answer.json()) as { data: { projects: { nodes: (SampleProject & { rentCount: number })[] } } }
  const rented = data.projects.nodes.find(({ rentCount }) => rentCount > 9)
  if (!rented) throw new Error('no project of the demo data is let')
  const { html, main } = await servedPage(request, `${reportPath(rented)}?deals=rent`)
  expect(main).toMatch(RENT_WORDS)
  expect(html).toMatch(RENT_DATA)
})

for (const country of ['hk', 'my'])
  test(`no report has a rent in ${country.toUpperCase()} (§9)`, async ({ requestAs }) => {
    const request = await requestAs('subscriber')
    const wanted = (await variants(request, country)).flatMap((variant) => KEYS.map((key) => `/report/${key}/${variant}?deals=rent`))
    const asks = wanted.values()
    const worker = async () => {
      for (const path of asks) {
        const { status, html, main } = await servedPage(request, path)
        expect.soft(status, path).toBe(200)
        expect.soft(main, path).not.toBe('')
        expect.soft(RENT_WORDS.exec(main)?.[0], `words of ${path}`).toBeUndefined()
        expect.soft(RENT_DATA.exec(html)?.[0], `data of ${path}`).toBeUndefined()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  })
