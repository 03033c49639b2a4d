import { z } from 'zod'
import { AgentHostsDocument, TourHostsDocument, WidgetDocument } from '#graphql/generated/graphql.ts'
import { countriesOfLicence, firstKnown } from '#market/licence-countries.ts'
import { AGENT_BLOCK } from './agent-block.ts'
import { callProvider } from './provider-gateway.server.ts'
import type { RequestContext } from './request.server.ts'

/** The block that agencies embed (§2.2); with `key` it is one agency's, and its sites alone may. */
export const BLOCK_PATH = '/plugin/report-property'

const hosts = z.object({ hosts: z.array(z.string().regex(/^https?:\/\/[a-z0-9][a-z0-9.-]*(:\d{1,5})?$/)).max(50) }).nullable()
const answered = z.object({ widget: hosts }).transform(({ widget }) => widget)
const answeredAgent = z.object({ agentBrand: hosts }).transform(({ agentBrand }) => agentBrand)
const answeredTour = z.object({ tour: hosts }).transform(({ tour }) => tour)

/** A tour; in a frame only where its address says so, so that its page by itself can be put into none. */
const TOUR = /^\/real360\/([a-z0-9-]{1,64})\/?$/

/**
 * The sources of the policy's `frame-ancestors` of an answer that belongs to an agency's key, to an agent or to an agent's tour, and ours: for the preview, and
 * for tours on the pages of their homes. 'none' for a key or a tour that is not known, an agent who named no website, and where that cannot be told. Null: the path's own rule holds.
 */
export async function framedBy(request: Request, context: RequestContext): Promise<string | null> {
  const asked = question(request, context)
  if (asked === null) return null
  const read = await firstKnown(asked.countries, async (country) => {
    const answer = await callProvider(asked.document.toString(), asked.variables, { ...context, token: null }, country)
    return asked.shape.safeParse(answer.ok ? answer.value : null).data ?? null
  })
  return read ? ["'self'", ...read.hosts].join(' ') : "'none'"
}

function question(request: Request, { pathname, country }: RequestContext) {
  const agent = AGENT_BLOCK.exec(pathname)?.[1]?.replaceAll('%20', ' ')
  if (agent !== undefined)
    return {
      document: AgentHostsDocument,
      variables: { ceaNumber: agent },
      shape: answeredAgent,
      countries: countriesOfLicence(agent, country),
    }
  const countries = [country]
  if (pathname !== BLOCK_PATH && !TOUR.test(pathname)) return null
  const { searchParams } = new URL(request.url)
  const tour = searchParams.has('embed') ? TOUR.exec(pathname)?.[1] : undefined
  if (tour !== undefined) return { document: TourHostsDocument, variables: { path: tour }, shape: answeredTour, countries }
  const key = pathname === BLOCK_PATH ? searchParams.get('key') : null
  return key === null ? null : { document: WidgetDocument, variables: { key }, shape: answered, countries }
}
