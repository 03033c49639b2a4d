import { z } from 'zod'
import type { ValuedHome } from './statements.ts'

const statement = z.object({ reason: z.string().nullish() })
const described = z.object({
  asOf: z.string(),
  unitMix: z.string(),
  areaSqm: z.number(),
  floor: z.int().nullable(),
  value: z.number(),
  low90: z.number(),
  high90: z.number(),
  confidence: z.string().nullable(),
})
const told = z.object({
  usualEstimate: described.extend({ unmeasured: z.string().nullable() }),
})
const asked = z.object({ estimate: described.extend({ statement }) })

const ROW = 'usualEstimate { ... on UsualEstimate { asOf unitMix areaSqm floor value low90 high90 confidence unmeasured } }'
const ESTIMATE = `estimate(home: $home) { ... on Estimate { asOf unitMix areaSqm floor value low90 high90 confidence
  statement { ... on UnmeasuredStatement { reason } } } }`

/** What differs between the estimate in a project's row and that of exactly the home which the row describes; null when nothing does. */
export async function rowDisagreement(url: string, country: string, { typeGroup, slug }: ValuedHome): Promise<string | null> {
  const ask = async (fields: string, home: object | null) => {
    const query = `query ($slug: String!${home ? ', $home: HomeInput' : ''}) { project(typeGroup: ${typeGroup}, slug: $slug) { ${fields} id } }`
    const headers = { 'content-type': 'application/json', 'country-code': country }
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables: { slug, home } }) })
    return z.object({ data: z.object({ project: z.unknown() }) }).parse(await answer.json()).data.project
  }
  const { unmeasured, ...row } = told.parse(await ask(ROW, null)).usualEstimate
  const { unitMix, areaSqm, floor } = row
  const { statement: said, ...estimate } = asked.parse(await ask(ESTIMATE, { unitMix, areaSqm, floor })).estimate
  const inRow = JSON.stringify([row, unmeasured])
  const onItsOwn = JSON.stringify([estimate, said.reason ?? null])
  return inRow === onItsOwn ? null : `row: ${inRow}\nestimate: ${onItsOwn}`
}
