import { Statements } from '#provider/db/client.ts'
import type { ListingRow } from '#provider/modules/listing/listing-row.ts'
import { type FeedScope, renewKey } from '#provider/modules/listing-feed/feed-keys.ts'
import type { TestProvider } from './harness.ts'
import { addListings, SEEN } from './listing-fixture.ts'

export const SOURCE = 'harbour-view'

/** A source of listings. */
export async function addSource({ DB_TRADE }: TestProvider['env'], id: string): Promise<void> {
  await DB_TRADE.prepare(
    `insert into listing_source (id, country, agency, agency_licence, format, silence_days, created_at, updated_at)
    values (?1, 'SG', 'HARBOUR VIEW HOMES', 'L3990009Z', 'reso', 14, ?2, ?2)`,
  )
    .bind(id, SEEN)
    .run()
}

export const keyFor = (
  { DB_TRADE }: TestProvider['env'],
  sourceId: string,
  reader: string,
  scopes: FeedScope[] = ['api'],
): Promise<string> => renewKey(new Statements(DB_TRADE), { sourceId, reader, scopes }, Math.floor(Date.now() / 1_000))

/** Adds listings of a source, each with the key that its id ends with: "harbour-view A-1" is A-1. */
export const addTold = (
  env: TestProvider['env'],
  rows: readonly (Partial<ListingRow> & { sourceKey: string; source?: string })[],
): Promise<void> =>
  addListings(
    env,
    rows.map((row) => ({ source: SOURCE, ...row, id: `${row.source ?? SOURCE} ${row.sourceKey}` })),
  )

export interface Picture {
  id: string
  listing: string
  position?: number
  fault?: string | null
  kind?: 'photo' | 'plan'
}

/** Adds a picture that a feed names. */
export async function addPicture({ DB_TRADE }: TestProvider['env'], { id, listing, position = 0, fault = null, kind = 'photo' }: Picture) {
  await DB_TRADE.prepare(
    `insert into listing_media (id, listing_id, position, kind, caption, source_url, state, fault, created_at) values (?1, ?2, ?3, ?4, '', ?5, 'waiting', ?6, ?7)`,
  )
    .bind(id, listing, position, kind, `https://pictures.example/${id}.jpg`, fault, SEEN)
    .run()
}

export interface ODataBody {
  '@odata.context'?: string
  '@odata.count'?: number
  '@odata.nextLink'?: string
  value: Record<string, unknown>[]
  error: { code: string; message: string; target?: string }
}

/** Asks the Web API of a source; a path behind it, with its query as a client writes it. */
export const webApiOf = (provider: TestProvider, key: () => string, source = SOURCE) => {
  const fetchIt = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    provider.fetch(path.startsWith('http') ? path.replace(/^https?:\/\/[^/]+/, '') : `/odata/${source}/${path}`, {
      method,
      headers: { authorization: `Bearer ${key()}`, ...headers },
    })
  const json = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetchIt(path, headers)
    return { status: response.status, body: (await response.json()) as ODataBody, headers: response.headers }
  }
  /** A resource by its options, each value written into the address as it must be. */
  const ask = (resource: string, options: Readonly<Record<string, string>> = {}, headers: Record<string, string> = {}) =>
    json(
      `${resource}?${Object.entries(options)
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        .join('&')}`,
      headers,
    )
  return { fetch: fetchIt, json, ask }
}
