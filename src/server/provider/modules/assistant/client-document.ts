import { z } from 'zod'
import { CLIENT_NAME_MAX_CHARS, REDIRECT_URIS_MAX } from '#graphql/assistant-kinds.ts'
import { type FetchFn, fetchPublic } from '../listing-media/fetch-public.ts'
import { publicAddress } from '../listing-media/public-address.ts'
import { isRedirectAddress } from './redirect-address.ts'

/** What a program says of itself (RFC 7591, 2). */
export interface ClientFacts {
  name: string
  redirectUris: string[]
}

const DOCUMENT_MAX_BYTES = 8_192
const WAIT_MS = 5_000
const ID_MAX_CHARS = 500

/** A name that is shown to people: one line, no signs that turn or hide others. */
export const shownName = (text: string): string =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, CLIENT_NAME_MAX_CHARS)

const redirectUris = z.array(z.string().refine(isRedirectAddress)).min(1).max(REDIRECT_URIS_MAX)

const document = z.object({
  client_id: z.string(),
  client_name: z.string().max(1_000).optional(),
  redirect_uris: redirectUris,
  // whoever publishes a secret has none: clients of ours are public (draft-ietf-oauth-client-id-metadata-document, 4.1)
  client_secret: z.never().optional(),
  token_endpoint_auth_method: z.literal('none').optional(),
})

/** Whether an id is the address of a document: https with a path, a public host, and nothing that could be written in another way (3 of the same draft). */
export function isDocumentAddress(id: string): boolean {
  if (id.length > ID_MAX_CHARS || /[#?@\\]/.test(id)) return false
  const url = publicAddress(id)
  return url !== null && url.pathname !== '/' && url.href === id
}

/** What the document of a program says; null where none comes, it is too large, or says another id than its own address. It is not sent on (4 of the draft). */
export async function readClientDocument(fetchFn: FetchFn, id: string): Promise<ClientFacts | null> {
  if (!isDocumentAddress(id)) return null
  const bounds = { accept: 'application/json', maxBytes: DOCUMENT_MAX_BYTES, waitMs: WAIT_MS, redirectsMax: 0 }
  const fetched = await fetchPublic(fetchFn, id, bounds)
  if (typeof fetched === 'string') return null
  const read = document.safeParse(jsonIn(fetched.bytes))
  if (!read.success || read.data.client_id !== id) return null
  return { name: shownName(read.data.client_name ?? '') || new URL(id).host, redirectUris: read.data.redirect_uris }
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}
