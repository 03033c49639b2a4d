import fc from 'fast-check'
import { z } from 'zod'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#provider/demo/people/accounts.ts'
import type { OwnWorker } from '../fixtures/own-worker.ts'
import { type Bounds, count, type Findings, forAll, knock, newFindings } from './campaign.ts'
import { envelope, fieldNames, refusalOf, type ServerFunction, serverFunctions } from './function-calls.ts'

const AT_ONCE = 6
/** beyond it the Worker may close the connection instead of reading on */
const BODY_BYTES_MAX = 50_000
/** a longer body does not fit an address */
const ADDRESS_CHARS_MAX = 6_000
/** calls of one function, each fitted to what the one before was refused for */
const FITTINGS = 5
/** what an error of ours would say, or somebody's internals */
const OURS =
  /Cannot read|is not a function|is not iterable|is not defined|Invalid time value|Invalid array length|call stack|sqlite|D1_ERROR|\.ts:\d|node_modules/i

/** Somebody else, of whom nothing may be told or changed. */
const OTHER = {
  id: '7b0e9a52-0000-4000-8000-00000000a11c',
  search: '7b0e9a52-0000-4000-8000-00000000a11d',
  session: 'a11c-session',
  mark: 'zq9victim',
}
const OTHER_MAIL = `${OTHER.mark}@example.com`

const LOGIN = 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password, sourceType: Website) { token } }'

const HOSTILE = [
  '',
  '0',
  '-1',
  '../../x',
  "' or 1=1 --",
  '<script>zq9()</script>',
  '\u0000',
  '\ud83d',
  '💥'.repeat(50),
  '__proto__',
  'SG',
  '+6591234567',
]
const text = fc.oneof(
  fc.constantFrom(...HOSTILE, OTHER.id, OTHER.search, OTHER.session, OTHER_MAIL),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.nat(200_000).map((length) => 'x'.repeat(length)),
)
const scalar = fc.oneof(text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.constant(undefined))
const hostileData = fc.oneof(
  { weight: 6, arbitrary: fc.dictionary(fc.constantFrom(...fieldNames(), 'search', 'id', '__proto__', 'constructor', 'toString'), scalar) },
  { weight: 1, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 2_000 }) },
  { weight: 1, arbitrary: fc.nat(800).map((depth) => Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: [inner] }), 'x')) },
)
const brokenEnvelope = fc.oneof(
  fc.constantFrom('', '{', 'null', '[]', '0', '""', '{"t":99}', '{"t":{"t":10}}', '{"t":{"t":4,"i":0}}', '{"t":null,"f":127,"m":[]}'),
  fc.json(),
  hostileData.chain((data) => fc.nat(60).map((cut) => envelope(data).slice(0, -1 - cut))),
  fc.constant(envelope('x'.repeat(3_000_000))),
)

const issues = z.array(
  z.object({ path: z.array(z.union([z.string(), z.number()])), expected: z.string().optional(), values: z.array(z.unknown()).optional() }),
)

/** The data with what the validator misses put in, out of hostile values of the kind it asks for. */
function fitted(data: unknown, refusal: string, pick: (length: number) => number): unknown {
  const missed = issues.safeParse(parsed(refusal))
  const start = typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {}
  if (!missed.success) return { ...start, country: 'SG', search: {} }
  const texts = [...HOSTILE, OTHER.id, OTHER.search, OTHER_MAIL]
  const missing = missed.data.map(({ path: [key = 'x'], expected, values }) => {
    const kinds: Record<string, unknown> = {
      number: [0, -1, 1e9][pick(3)],
      boolean: true,
      object: {},
      array: [],
      string: texts[pick(texts.length)],
    }
    return [key, values ? values[pick(values.length)] : (kinds[expected ?? 'string'] ?? 'SG')] as const
  })
  return { ...start, ...Object.fromEntries(missing) }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Server functions called with broken envelopes, wrong types, huge values and what is somebody else's, by a visitor and by a signed-in person. */
export async function attackFunctions(worker: OwnWorker, { seed, size }: Bounds): Promise<Findings> {
  const found = newFindings()
  const functions = serverFunctions()
  const before = otherRows(worker, { isNew: true })
  const cookies = ['', await signedIn(worker)]
  const calls = fc.sample(fc.record({ at: fc.nat(), who: fc.nat(1), data: hostileData, broken: brokenEnvelope, salt: fc.nat(997) }), {
    numRuns: size,
    seed,
  })
  await forAll(calls, AT_ONCE, async ({ at, who, data: first, broken, salt }) => {
    const called = functions[at % functions.length]
    if (!called) return
    const cookie = cookies[who] ?? ''
    const judge = ({ status, answer }: Answer, kind: string) => {
      const refusal = refusalOf(answer)
      count(found, status === 200 && refusal !== null ? 'refused' : status)
      const where = `${called.name} (${kind}): ${status}`
      if (status >= 500) found.faults.push(`${where} ${answer.slice(0, 160)}`)
      if (OURS.test(refusal ?? answer.slice(0, 2_000))) found.faults.push(`${where} tells ${(refusal ?? answer).slice(0, 200)}`)
      return refusal
    }
    const isBroken = await call(worker, called, broken, cookie)
    judge(isBroken, 'broken envelope')
    let data: unknown = first
    for (let turn = 0; turn < FITTINGS; turn++) {
      const answer = await call(worker, called, envelope(data), cookie)
      const refusal = judge(answer, 'hostile data')
      const isLeaked = answer.answer.includes(OTHER.mark) && !JSON.stringify(data ?? null).includes(OTHER.mark)
      if (isLeaked) found.faults.push(`${called.name} tells of somebody else: ${answer.answer.slice(0, 200)}`)
      if (refusal === null) break
      data = fitted(data, refusal, (length) => (salt + turn) % length)
    }
  })
  if (JSON.stringify(otherRows(worker)) !== JSON.stringify(before)) found.faults.push('something of somebody else has changed')
  return found
}

interface Answer {
  status: number
  answer: string
}

/** What wrangler's proxy, not the Worker, says when the Worker has answered without reading a body. */
const isLost = (text: string): boolean => text.startsWith('Error: Network connection lost')

/** A body that is refused for its size may end with the connection; status 413 then. */
async function call({ url }: OwnWorker, { id }: ServerFunction, body: string, cookie: string): Promise<Answer> {
  const headers = { origin: url, 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true', accept: 'application/json', cookie }
  const post = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }
  // a kept connection may be one that was closed under somebody else's large body, here or behind wrangler's proxy
  const send = (tries: number): ReturnType<typeof knock> =>
    knock(url, `/_serverFn/${id}`, post)
      .then((answer) => {
        if (isLost(answer.text)) throw new Error('connection lost')
        return answer
      })
      .catch((error: unknown) => {
        if (tries > 1) return send(tries - 1)
        throw new Error(`the connection of ${id} ended under ${body.slice(0, 200)}`, { cause: error })
      })
  const posted = body.length > BODY_BYTES_MAX ? await send(1).catch(() => null) : await send(2 * AT_ONCE)
  if (!posted) return { status: 413, answer: '' }
  if (posted.response.status !== 405 || body.length > ADDRESS_CHARS_MAX) return { status: posted.response.status, answer: posted.text }
  const got = await knock(url, `/_serverFn/${id}?payload=${encodeURIComponent(body)}`, { headers })
  return { status: got.response.status, answer: got.text }
}

async function signedIn({ url }: OwnWorker): Promise<string> {
  const body = JSON.stringify({ query: LOGIN, variables: { email: DEMO_ACCOUNTS.person.email, password: DEMO_PASSWORD } })
  const headers = { 'content-type': 'application/json', 'country-code': 'sg', 'cf-connecting-ip': '203.0.113.9' }
  const { text: answer } = await knock(url, '/graphql', { method: 'POST', headers, body })
  const token = /"token":"([^"]+)"/.exec(answer)?.[1]
  if (!token) throw new Error('the demo account cannot sign in')
  return `apollo-token=${token}`
}

/** All that is kept of the other person, and what the attacking person may do; `isNew` makes the other person first. */
function otherRows(worker: OwnWorker, { isNew = false } = {}): unknown[] {
  const db = worker.account()
  if (isNew) {
    db.prepare(
      `insert into user (id, email, email_key, nick_name, country, kind, created_at, updated_at) values (?, ?, ?, ?, 'SG', 'non-agent', 1, 1)`,
    ).run(OTHER.id, OTHER_MAIL, OTHER_MAIL, `${OTHER.mark} Tan`)
    db.prepare(
      'insert into session (token_hash, id, user_id, created_at, last_seen_at, expires_at) values (?, ?, ?, 1, 1, 4000000000)',
    ).run(OTHER.session, OTHER.session, OTHER.id)
    db.prepare(
      `insert into saved_search (id, user_id, name, country, path, search, site_origin, created_at, updated_at)
      values (?, ?, ?, 'SG', '/search', '?query=x', 'https://site.example', 1, 1)`,
    ).run(OTHER.search, OTHER.id, OTHER.mark)
  }
  const rows = [
    ...['select * from user where id = ?', 'select * from session where user_id = ?', 'select * from saved_search where user_id = ?'].map(
      (sql) => db.prepare(sql).all(OTHER.id),
    ),
    db.prepare('select roles, kind from user where email_key = ?').all(DEMO_ACCOUNTS.person.email),
  ]
  db.close()
  return rows
}
