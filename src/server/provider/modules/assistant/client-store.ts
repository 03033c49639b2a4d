import { REDIRECT_URIS_MAX } from '#graphql/assistant-kinds.ts'
import type { ProviderContext } from '../../context.ts'
import { ASSISTANT_CLIENT } from '../../db/account/assistant-tables.ts'
import { pick } from '../../db/column-table.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { randomSecret } from '../../secret.ts'
import { takeFromNetwork } from '../../throttle.ts'
import type { FetchFn } from '../listing-media/fetch-public.ts'
import { type ClientFacts, isDocumentAddress, readClientDocument, shownName } from './client-document.ts'
import { isRedirectAddress } from './redirect-address.ts'

export interface AssistantClient extends ClientFacts {
  id: string
  /** of its metadata document, which only its owner can change; null of one that registered itself, whose name anybody may have typed */
  host: string | null
}

/** How long a document that was read is taken as it was. */
const DOCUMENT_SECONDS = 600

const CLIENT_ROW = pick(ASSISTANT_CLIENT, 'name', 'redirectUris', 'readAt')

const addressesIn = (json: string): string[] => {
  const read: unknown = JSON.parse(json)
  return Array.isArray(read) ? read.filter((one): one is string => typeof one === 'string') : []
}

/** RFC 7591: keeps a public program. Throws `invalid_redirect_uri`, `too-many-attempts`. */
export async function registerClient(context: ProviderContext, given: ClientFacts): Promise<AssistantClient> {
  const redirectUris = [...new Set(given.redirectUris)]
  if (redirectUris.length === 0 || redirectUris.length > REDIRECT_URIS_MAX || !redirectUris.every(isRedirectAddress))
    throw refusal('invalid_redirect_uri', 'An address for answers is https, of this machine, or of a private-use scheme.')
  await takeFromNetwork(context, 'assistantClient')
  const client = { id: randomSecret(), name: shownName(given.name) || 'Assistant', redirectUris, host: null }
  await context.account.run(
    'insert into assistant_client (id, name, redirect_uris, created_at) values (?, ?, ?, ?)',
    client.id,
    client.name,
    JSON.stringify(redirectUris),
    unixSeconds(context.clock),
  )
  return client
}

/** The program of an id: of a document that is fetched, or one that registered itself; null where there is none. Throws `too-many-attempts`. */
export async function findClient(context: ProviderContext, id: string, fetchFn: FetchFn): Promise<AssistantClient | null> {
  const { account, clock } = context
  const now = unixSeconds(clock)
  const known = await account.first(
    CLIENT_ROW,
    'select name, redirect_uris as redirectUris, read_at as readAt from assistant_client where id = ?',
    id,
  )
  const kept = known && { id, name: known.name, redirectUris: addressesIn(known.redirectUris) }
  if (!isDocumentAddress(id)) return kept && { ...kept, host: null }
  const { host } = new URL(id)
  if (kept && (known.readAt ?? 0) > now - DOCUMENT_SECONDS) return { ...kept, host }
  await takeFromNetwork(context, 'assistantClient')
  const read = await readClientDocument(fetchFn, id)
  if (!read) return null
  await account.run(
    `insert into assistant_client (id, name, redirect_uris, created_at, read_at) values (?, ?, ?, ?, ?)
    on conflict (id) do update set name = excluded.name, redirect_uris = excluded.redirect_uris, read_at = excluded.read_at`,
    id,
    read.name,
    JSON.stringify(read.redirectUris),
    now,
    now,
  )
  return { id, name: read.name, redirectUris: read.redirectUris, host }
}
