import { FEED_MAX_BYTES } from '#graphql/listing-kinds.ts'
import { type FetchFault, type FetchFn, fetchPublic } from '../listing-media/fetch-public.ts'

const WAIT_MS = 60_000

/** Why an address gave no file. 'type': it is a page for people; 'empty': nothing came. */
export type FeedFetchFault = FetchFault | 'type' | 'empty'

export interface FetchedFeed {
  bytes: Uint8Array<ArrayBuffer>
  /** the charset of its content type; null without one */
  encoding: string | null
}

/** A feed's file from a public https address, each hop looked at; at most 32 MB. Never throws. */
export async function fetchFeedFile(fetchFn: FetchFn, address: string): Promise<FetchedFeed | FeedFetchFault> {
  const bounds = { accept: 'application/json, text/csv, application/xml, text/xml, */*;q=0.5', maxBytes: FEED_MAX_BYTES, waitMs: WAIT_MS }
  const answer = await fetchPublic(fetchFn, address, bounds)
  if (typeof answer === 'string') return answer
  const { bytes, contentType } = answer
  if (bytes.length === 0) return 'empty'
  // what asks people to sign in, or says that nothing is there
  if (/^(?:text\/html|application\/xhtml|image\/|audio\/|video\/)/i.test(contentType)) return 'type'
  return { bytes, encoding: /;\s*charset="?([\w.:-]{1,40})/i.exec(contentType)?.[1] ?? null }
}
