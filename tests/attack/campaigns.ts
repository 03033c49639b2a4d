import fc from 'fast-check'
import { DEMO_ACCOUNTS } from '#provider/demo/people/accounts.ts'
import { badAddress, UNESCAPED } from '../fixtures/bad-addresses.ts'
import type { OwnWorker } from '../fixtures/own-worker.ts'
import { type Bounds, count, type Findings, forAll, knock, newFindings } from './campaign.ts'

const AT_ONCE = 8

/** Bad addresses: none is a server error, and nothing of them runs in the page. */
export async function attackAddresses({ url }: OwnWorker, { seed, size }: Bounds): Promise<Findings> {
  const found = newFindings()
  await forAll(fc.sample(badAddress, { numRuns: size, seed }), AT_ONCE, async (address) => {
    const { response, text } = await knock(url, address.startsWith('//') ? `/.${address}` : address, { redirect: 'follow' })
    count(found, response.status)
    if (response.status >= 500 || response.status === 400) found.faults.push(`${response.status} ${address.slice(0, 200)}`)
    if (UNESCAPED.some((pattern) => pattern.test(text))) found.faults.push(`reflects ${address.slice(0, 200)}`)
  })
  return found
}

const FIELD = fc.constantFrom(
  'market { countryCode }',
  'projects(first: 50) { nodes { id } }',
  '__typename',
  'user { email }',
  'nothing',
  'a: market { facts { label } }',
)
const document = fc.oneof(
  fc
    .array(FIELD, { minLength: 1, maxLength: 400 })
    .map((fields) => `{ ${fields.map((field, i) => (field.startsWith('a:') ? `a${i}${field.slice(1)}` : field)).join(' ')} }`),
  fc.nat(200).map((depth) => `{ ${'areas { nodes { parent { '.repeat(depth)}id${' } } }'.repeat(depth)} }`),
  fc.nat(40).map((n) => `{ ...F0 } ${Array.from({ length: n }, (_, i) => `fragment F${i} on Query { ...F${(i + 1) % n} }`).join(' ')}`),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.nat(60_000).map((length) => `{ market { ${'x'.repeat(length)} } }`),
)
const envelope = fc.oneof(
  document.map((query) => JSON.stringify({ query })),
  fc.json(),
  fc.tuple(document, fc.jsonValue()).map(([query, variables]) => JSON.stringify({ query, variables })),
)

/** Documents and envelopes of callers from outside: none is a server error, none says more than its code. */
export async function attackDocuments({ url }: OwnWorker, { seed, size }: Bounds): Promise<Findings> {
  const found = newFindings()
  await forAll(fc.sample(envelope, { numRuns: size, seed }), AT_ONCE, async (body) => {
    const headers = { 'content-type': 'application/json', 'country-code': 'sg' }
    const { response, text } = await knock(url, '/graphql', { method: 'POST', headers, body })
    count(found, response.status)
    if (response.status >= 500) found.faults.push(`${response.status} ${body.slice(0, 200)}`)
    if (/sqlite|D1_ERROR|\.ts:\d|node_modules/i.test(text)) found.faults.push(`tells ${text.slice(0, 200)}`)
  })
  return found
}

const LOGIN = 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password, sourceType: Website) { token } }'

/** Guessed passwords for one account from two networks: none signs in, and after some each is turned away unhashed. */
export async function attackSignIn({ url }: OwnWorker, { seed, size }: Bounds): Promise<Findings> {
  const found = newFindings()
  const guesses = fc.sample(fc.tuple(fc.nat(1), fc.string({ minLength: 8, maxLength: 20 })), { numRuns: size, seed })
  await forAll(guesses, AT_ONCE, async ([network, password]) => {
    const headers = { 'content-type': 'application/json', 'country-code': 'sg', 'cf-connecting-ip': `198.51.100.${network}` }
    const body = JSON.stringify({ query: LOGIN, variables: { email: DEMO_ACCOUNTS.agent.email, password } })
    const { text } = await knock(url, '/graphql', { method: 'POST', headers, body })
    const code = /"code":"([^"]+)"/.exec(text)?.[1] ?? 'signed in'
    count(found, code)
    if (code === 'signed in' || code === 'internal') found.faults.push(`${code}: ${text.slice(0, 200)}`)
  })
  if (!found.counts.has('too-many-attempts')) found.faults.push('no guess was turned away')
  return found
}

const json = { 'content-type': 'application/json' }
const CONTACT = 'mutation ($input: ContactConsultInput!) { createContactConsult(input: $input) { id } }'

/** Kills the Worker under writes, so many times: whatever it had acknowledged is there when it is back. */
export async function attackByKilling(worker: OwnWorker, { seed, size }: Bounds): Promise<Findings> {
  const found = newFindings()
  const acknowledged: string[] = []
  for (let round = 0; round < size; round++) {
    let isOver = false
    const write = async (from: number): Promise<void> => {
      for (let i = 0; !isOver; i++) {
        const input = {
          name: 'Mei',
          email: 'mei@example.com',
          phone: '+6591234567',
          interest: 'valuation',
          message: `${seed} ${round} ${from} ${i}`,
        }
        const headers = { ...json, 'country-code': 'sg', 'cf-connecting-ip': `10.${round}.${from}.${i % 250}` }
        const body = JSON.stringify({ query: CONTACT, variables: { input } })
        const answer = await knock(worker.url, '/graphql', { method: 'POST', headers, body }).catch(() => null)
        const id = /"id":"([^"]+)"/.exec(answer?.text ?? '')?.[1]
        if (id) acknowledged.push(id)
      }
    }
    const enough = acknowledged.length + 10
    const writers = Promise.all(Array.from({ length: AT_ONCE }, (_, from) => write(from)))
    const begun = performance.now()
    while (acknowledged.length < enough && performance.now() - begun < 20_000) await new Promise((resolve) => setTimeout(resolve, 5))
    await worker.kill()
    isOver = true
    await writers
    count(found, 'kills')
    await worker.start()
  }
  const db = worker.account()
  const kept = new Set(
    db
      .prepare('select id from contact_consult')
      .all()
      .map(({ id }) => String(id)),
  )
  db.close()
  for (const id of acknowledged) {
    count(found, kept.has(id) ? 'kept' : 'lost')
    if (!kept.has(id)) found.faults.push(`${id} was acknowledged and is lost`)
  }
  if (acknowledged.length === 0) found.faults.push('nothing was acknowledged')
  return found
}
