import { z } from 'zod'
import { WidgetDocument } from '#graphql/generated/graphql.ts'
import { callProvider } from './provider-gateway.server.ts'
import type { RequestContext } from './request.server.ts'

/** The block that agencies embed (§2.2); with `key` it is one agency's, and its sites alone may. */
export const BLOCK_PATH = '/plugin/report-property'

const answered = z.object({
  widget: z.object({ hosts: z.array(z.string().regex(/^https?:\/\/[a-z0-9][a-z0-9.-]*(:\d{1,5})?$/)).max(50) }).nullable(),
})

/**
 * The sources of the policy's `frame-ancestors` of an answer that belongs to an agency's key, and ours for the preview. 'none' for a key that is not
 * known, and where that cannot be told. Null: the path's own rule holds.
 */
export async function framedBy(request: Request, context: RequestContext): Promise<string | null> {
  const key = context.pathname === BLOCK_PATH ? new URL(request.url).searchParams.get('key') : null
  if (key === null) return null
  const answer = await callProvider(WidgetDocument.toString(), { key }, { ...context, token: null }, context.country)
  const read = answered.safeParse(answer.ok ? answer.value : null)
  return read.success && read.data.widget ? ["'self'", ...read.data.widget.hosts].join(' ') : "'none'"
}
