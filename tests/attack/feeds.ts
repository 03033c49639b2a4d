import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { FeedFormat } from '#graphql/listing-kinds.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#provider/demo/people/accounts.ts'
import type { OwnWorker } from '../fixtures/own-worker.ts'
import { type Bounds, count, type Findings, forAll, knock, newFindings } from './campaign.ts'

const LOGIN = 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password, sourceType: Website) { token } }'
const RENEW = 'mutation ($source: ID!) { renewFeedKey(source: $source, reader: "", scopes: [SEND, READ]) { key } }'

const SOURCES = ['lantern-bay', 'tidemark'] as const
type Source = (typeof SOURCES)[number]

/** Keys of the demo's feeds, made by its staff. */
async function keysOf(url: string): Promise<Record<Source, string>> {
  const ask = async (query: string, variables: object, token?: string) => {
    const headers = { 'content-type': 'application/json', 'country-code': 'sg', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    return (await knock(url, '/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) })).text
  }
  const signedIn = await ask(LOGIN, { email: DEMO_ACCOUNTS.staff.email, password: DEMO_PASSWORD })
  const token = /"token":"([^"]+)"/.exec(signedIn)?.[1]
  const renew = async (source: Source) => /"key":"([^"]+)"/.exec(await ask(RENEW, { source }, token))?.[1] ?? ''
  return { 'lantern-bay': await renew('lantern-bay'), tidemark: await renew('tidemark') }
}

interface Attack {
  name: string
  format: FeedFormat
  body: () => RequestInit['body']
  /** what may answer it beside 409 and 429 */
  answers: readonly number[]
}

const REFUSED = [422]
/** A record is refused and the rest of its file is taken. */
const TAKEN_WITHOUT = [200, 422]
const LARGE = [413, 422]
const MEGABYTE = 1_024 * 1_024

const xml = (inside: string, head = '') => `<?xml version="1.0"?>${head}<propertyList>${inside}</propertyList>`
const record = (inside: string) =>
  `<residential status="current" modTime="2026-11-20-10:00:00"><uniqueID>X</uniqueID>${inside}</residential>`

async function* endless(total: number): AsyncGenerator<Uint8Array> {
  const piece = new Uint8Array(256 * 1_024).fill(0x78)
  for (let sent = 0; sent < total; sent += piece.length) yield piece
}

const streamOf = (pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })

const ATTACKS: readonly Attack[] = [
  {
    name: 'entities that multiply',
    format: 'reaxml',
    body: () =>
      xml(
        record('<headline>&i;</headline>'),
        `<!DOCTYPE p [<!ENTITY a "${'x'.repeat(1_000)}">${Array.from('bcdefghi', (name, at) => `<!ENTITY ${name} "${`&${'abcdefgh'[at]};`.repeat(20)}">`).join('')}]>`,
      ),
    answers: REFUSED,
  },
  {
    name: 'an entity of a file',
    format: 'reaxml',
    body: () => xml(record('<headline>&f;</headline>'), '<!DOCTYPE p [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
    answers: REFUSED,
  },
  { name: 'elements in each other', format: 'reaxml', body: () => xml(record('<a>'.repeat(50_000))), answers: REFUSED },
  { name: 'lists in each other', format: 'reso', body: () => `{"ListingKey":"X","Media":${'['.repeat(200_000)}`, answers: REFUSED },
  { name: 'objects in each other', format: 'reso', body: () => `{"value":${'{"value":'.repeat(100_000)}`, answers: REFUSED },
  {
    name: 'attributes without end',
    format: 'reaxml',
    body: () => xml(`<residential ${Array.from({ length: 20_000 }, (_, at) => `a${at}="x"`).join(' ')}/>`),
    answers: REFUSED,
  },
  {
    name: 'fields without end',
    format: 'reso',
    body: () => `${JSON.stringify(Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`F${at}`, at])))}\n`,
    answers: TAKEN_WITHOUT,
  },
  {
    name: 'columns without end',
    format: 'csv',
    body: () => `ListingKey,${Array.from({ length: 30_000 }, (_, at) => `F${at}`).join(',')}\nX\n`,
    answers: REFUSED,
  },
  {
    name: 'a record of 6 MB',
    format: 'reso',
    body: () => `{"ListingKey":"X","PublicRemarks":"${'x'.repeat(6 * MEGABYTE)}"}\n`,
    answers: TAKEN_WITHOUT,
  },
  {
    name: 'an element of 6 MB',
    format: 'reaxml',
    body: () => xml(record(`<description>${'x'.repeat(6 * MEGABYTE)}</description>`)),
    answers: REFUSED,
  },
  { name: 'a cell of 6 MB', format: 'csv', body: () => `ListingKey,PublicRemarks\nX,"${'x'.repeat(6 * MEGABYTE)}"\n`, answers: REFUSED },
  {
    name: 'a quote that is not closed',
    format: 'csv',
    body: () => `ListingKey,PublicRemarks\nX,"${'x\n'.repeat(MEGABYTE)}`,
    answers: REFUSED,
  },
  { name: 'a comment without end', format: 'reaxml', body: () => xml(`<!--${'x'.repeat(4 * MEGABYTE)}`), answers: REFUSED },
  {
    name: 'a packed file',
    format: 'reso',
    body: () => gzipSync(Buffer.alloc(20 * MEGABYTE, '{"ListingKey":"X"}\n')),
    answers: REFUSED,
  },
  { name: 'halves of letters', format: 'reaxml', body: () => new Uint8Array([0xff, 0xfe, 0x3c, 0x00, 0x00, 0xd8, 0x3c]), answers: REFUSED },
  { name: 'more than is taken, by its length', format: 'reso', body: () => new Uint8Array(33 * MEGABYTE), answers: LARGE },
  { name: 'more than is taken, in pieces', format: 'csv', body: () => streamOf(endless(40 * MEGABYTE)), answers: LARGE },
]

const noise = fc.record({
  name: fc.constant('noise'),
  format: fc.constantFrom<FeedFormat>('reso', 'csv', 'reaxml'),
  body: fc
    .oneof(fc.uint8Array({ maxLength: 3_000 }), fc.json(), fc.string({ unit: 'binary', maxLength: 2_000 }))
    .map((body) => () => (typeof body === 'string' ? body : new Uint8Array(body))),
  answers: fc.constant(TAKEN_WITHOUT),
})

/** Nothing of the server's own is told. */
const TELLS = /sqlite|D1_ERROR|\.ts:\d|node_modules|root:x:0/i

/**
 * Files that are made to exhaust, to read what is not theirs or to break off: each is answered as refused or too large, what was advertised stays as it was,
 * and the next good file is taken.
 */
export async function attackFeeds(worker: OwnWorker, { seed, size }: Bounds): Promise<Findings> {
  const found = newFindings()
  const { url } = worker
  const keys = await keysOf(url)
  const advertised = () => {
    const db = worker.trade()
    const row = db.prepare(`select count(*) as n, coalesce(sum(version), 0) as versions from listing where state = 'live'`).get()
    db.close()
    return JSON.stringify(row)
  }
  const before = advertised()
  const send: Send = (source, { format, body }, key, signal) => {
    // a stream is sent while it is made
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: body(),
      duplex: 'half',
      signal,
    }
    return knock(url, `/feeds/${source}?format=${format}`, init)
  }

  const attacks = [...ATTACKS, ...fc.sample(noise, { numRuns: size, seed })]
  await forAll(attacks.entries(), 2, async ([at, attack]) => {
    const source = SOURCES[at % 2] ?? 'tidemark'
    // what is refused before all of it was sent may find its connection closed
    const answer = await send(source, attack, keys[source]).catch(() => null)
    count(found, answer?.response.status ?? 'closed')
    if (!answer) return
    const { response, text } = answer
    if (![409, 429, ...attack.answers].includes(response.status))
      found.faults.push(`${response.status} for ${attack.name}: ${text.slice(0, 200)}`)
    if (TELLS.test(text)) found.faults.push(`${attack.name} tells ${text.slice(0, 200)}`)
  })

  const strange = await Promise.all([
    send('tidemark', { format: 'reso', body: () => '{}' }, 'feed_nobody'),
    send('tidemark', { format: 'reso', body: () => '{}' }, keys['lantern-bay']),
    knock(url, '/feeds/tidemark'),
  ])
  for (const { response } of strange) {
    count(found, response.status)
    if (response.status !== 401 && response.status !== 403) found.faults.push(`${response.status} for a key of somebody else`)
  }

  await attackSlowly(found, send, keys.tidemark)
  if (advertised() !== before) found.faults.push(`what was advertised has changed: ${before}, ${advertised()}`)
  return found
}

type Send = (source: Source, file: Pick<Attack, 'format' | 'body'>, key: string, signal?: AbortSignal) => ReturnType<typeof knock>

/** A file that comes drop by drop keeps nobody but its own source waiting, and once it is broken off the next is taken. */
async function attackSlowly(found: Findings, send: Send, key: string): Promise<void> {
  const broken = new AbortController()
  async function* drops(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < 600; at++) {
      yield new TextEncoder().encode('{"ListingKey":"slow"}\n')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const slow = send('tidemark', { format: 'reso', body: () => streamOf(drops()) }, key, broken.signal).then(
    ({ response }) => response.status,
    () => 'broken off',
  )
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const file = { format: 'reso' as const, body: () => '{"ListingKey":"later","StandardStatus":"Delete"}\n' }
  const meanwhile = await send('tidemark', file, key)
  count(found, `meanwhile ${meanwhile.response.status}`)
  if (![409, 429].includes(meanwhile.response.status)) found.faults.push(`${meanwhile.response.status} beside a file that is being sent`)
  broken.abort()
  count(found, `slow ${await slow}`)
  for (let tries = 0; tries < 50; tries++) {
    const { response } = await send('tidemark', file, key)
    if (response.status !== 409) {
      count(found, `after it ${response.status}`)
      if (![200, 429].includes(response.status)) found.faults.push(`${response.status} after a file that was broken off`)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  found.faults.push('a file that was broken off keeps its source waiting')
}
