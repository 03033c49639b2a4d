import { randomInt } from 'node:crypto'
import { HomeValueDocument, type TypeGroup } from '#graphql/generated/graphql.ts'
import { headersOf, type MeasuredMarket } from './provider-on-file.ts'
import { measure, ratio, written } from './queries.ts'
import type { Row } from './report-table.ts'

const PROJECTS = 20
/** Milliseconds within which 95 of 100 answers of `value_home` are there. */
const P95_MAX = 300

/** A network for each question: as many as a network may ask in ten minutes are fewer than are measured. */
const someNetwork = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`

async function textOf(url: string, headers: Readonly<Record<string, string>>, body: object): Promise<string> {
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${text}`)
  return text
}

/** What an assistant's question costs beside the question of the page, both by HTTP of the same Worker: the protocol, the schemas, the words. */
export async function assistantRows(base: string, { country }: MeasuredMarket, count: number): Promise<Row[]> {
  const askPage = (query: { toString(): string }, variables: object) =>
    textOf(`${base}/graphql`, headersOf(country), { query: query.toString(), variables })
  const traded = await askPage(`{ projects(first: ${PROJECTS}, sort: MOST_TRADED) { nodes { slug typeGroup } } }`, {})
  const { data } = JSON.parse(traded) as { data: { projects: { nodes: { slug: string; typeGroup: TypeGroup }[] } } }
  const { nodes } = data.projects
  const at = (i: number) => nodes[i % nodes.length] ?? { slug: '', typeGroup: 'PRIVATE_STACK' as const }
  const ways = {
    page: (i: number) => askPage(HomeValueDocument, { ...at(i), home: null }),
    tool: async (i: number) => {
      const { slug, typeGroup } = at(i)
      const project = `${country}/${typeGroup.toLowerCase().replace('_', '-')}/${slug}`
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'cf-connecting-ip': someNetwork(),
      }
      const params = { name: 'value_home', arguments: { country, project } }
      const text = await textOf(`${base}/mcp`, headers, { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
      if (!text.includes('"structuredContent"')) throw new Error(text)
    },
  }
  await measure(nodes.length, ways)
  const taken = await measure(count, ways)
  return [
    {
      what: `value_home of /mcp, beside the question of the page, ms; p95 at most ${P95_MAX}`,
      ours: written(taken.tool),
      baseline: written(taken.page),
      ratio: ratio(taken.tool, taken.page),
      isBroken: taken.tool.p95 > P95_MAX,
    },
  ]
}
