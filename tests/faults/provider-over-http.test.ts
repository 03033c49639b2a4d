import { afterEach, describe, expect, it } from 'vitest'
import { BREAKER_FAILURES, BREAKER_REST_MS, CircuitBreaker } from '../../src/server/circuit-breaker.ts'
import { providerBody } from '../../src/server/provider-body.ts'
import { callOverHttp } from '../../src/server/provider-transport.server.ts'
import { type FakeProvider, fakeProvider, sendJson } from '../fixtures/fake-provider.ts'

const QUERY = 'query Home { home { id } }'
const MUTATION = 'mutation Save { save { id } }'

let provider: FakeProvider | undefined
afterEach(() => provider?.close())

type Answer = Parameters<typeof fakeProvider>[0]

async function ask(answer: Answer, query = QUERY, breaker = new CircuitBreaker(), send?: typeof fetch) {
  provider = await fakeProvider(answer)
  return callOverHttp(
    provider.url,
    { query, body: providerBody(query, { a: 1 }), headers: new Headers({ 'content-type': 'application/json' }) },
    breaker,
    send,
  )
}

const failure = (layer: string, code: string) => ({ ok: false, failure: expect.objectContaining({ layer, code }) })

describe('answers', () => {
  it('data is a value', async () => {
    expect(await ask((response) => sendJson(response, { data: { home: null } }))).toEqual({ ok: true, value: { home: null } })
    expect(JSON.parse(provider?.asked[0]?.body ?? '')).toEqual({ query: QUERY, variables: { a: 1 } })
  })

  it('401 is an invalid token, whatever its body says', async () => {
    expect(await ask((response) => sendJson(response, { data: {} }, 401))).toEqual(failure('http', 'invalid_access_token'))
  })

  it('errors beside data are a failure: half an answer is no answer', async () => {
    const answer = { data: { home: null }, errors: [{ message: 'secret table missing', extensions: { code: 'NOT_READY' } }] }
    const result = await ask((response) => sendJson(response, answer))
    expect(result).toEqual(failure('graphql', 'NOT_READY'))
    expect(JSON.stringify(result)).not.toContain('secret')
  })

  it('an expired token named by GraphQL is told as such', async () => {
    expect(await ask((response) => sendJson(response, { errors: [{ message: 'invalid_access_token' }] }))).toEqual(
      failure('graphql', 'invalid_access_token'),
    )
  })

  it.each(['', '<html>', '{"data":', '[]', '{"data":{},"errors":"no"}', '{}', '{"data":null}'])('malformed: %s', async (body) => {
    const result = await ask((response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body))
    expect(result).toEqual(failure('validation', 'malformed-answer'))
  })
})

describe('a provider in trouble', () => {
  const busyOnce: Answer = (response, n) => (n === 0 ? sendJson(response, {}, 503) : sendJson(response, { data: 1 }))

  it('a query is asked once more', async () => {
    expect(await ask(busyOnce)).toEqual({ ok: true, value: 1 })
    expect(provider?.asked).toHaveLength(2)
  })

  it('and not a third time', async () => {
    expect(await ask((response) => sendJson(response, 'x', 503))).toEqual(failure('http', 'status-503'))
    expect(provider?.asked).toHaveLength(2)
  })

  it('a mutation is never asked again', async () => {
    expect(await ask(busyOnce, MUTATION)).toMatchObject({ ok: false })
    expect(provider?.asked).toHaveLength(1)
  })

  it('a mutation behind a fragment is a mutation too', async () => {
    await ask(busyOnce, `fragment F on Home { id }\n${MUTATION}`)
    expect(provider?.asked).toHaveLength(1)
  })

  it('silence is a failure', async () => {
    const impatient: typeof fetch = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(60) })
    expect(await ask(() => {}, MUTATION, new CircuitBreaker(), impatient)).toEqual(failure('network', 'timeout'))
  })

  it('headers without an answer are silence, too, and are not asked for again', async () => {
    const impatient: typeof fetch = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(60) })
    const headersOnly: Answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders()
    expect(await ask(headersOnly, QUERY, new CircuitBreaker(), impatient)).toEqual(failure('network', 'timeout'))
    expect(provider?.asked).toHaveLength(1)
  })

  it('silence opens the circuit', async () => {
    const breaker = new CircuitBreaker()
    const impatient: typeof fetch = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(20) })
    provider = await fakeProvider((response) => response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders())
    const { url } = provider
    const call = () => callOverHttp(url, { query: QUERY, body: '{}', headers: new Headers() }, breaker, impatient)
    for (let i = 0; i < BREAKER_FAILURES; i++) expect(await call()).toEqual(failure('network', 'timeout'))
    expect(await call()).toEqual(failure('network', 'circuit-open'))
  })

  it('every call carries a time limit', async () => {
    let signal: AbortSignal | null | undefined
    const seen: typeof fetch = (url, init) => {
      signal = init?.signal
      return fetch(url, init)
    }
    await ask((response) => sendJson(response, { data: 1 }), QUERY, new CircuitBreaker(), seen)
    expect(signal).toBeInstanceOf(AbortSignal)
  })

  it('a connection that breaks is a failure', async () => {
    expect(await ask((response) => response.destroy(), MUTATION)).toEqual(failure('network', 'unreachable'))
  })
})

describe('the circuit', () => {
  it('opens after failures in a row, rests, lets one try, and closes', async () => {
    let now = 0
    let isWell = false
    const breaker = new CircuitBreaker(() => now)
    provider = await fakeProvider((response) => (isWell ? sendJson(response, { data: 1 }) : sendJson(response, {}, 503)))
    const { url, asked } = provider
    const call = () => callOverHttp(url, { query: MUTATION, body: '{}', headers: new Headers() }, breaker)
    for (let i = 0; i < BREAKER_FAILURES; i++) expect(await call()).toMatchObject({ ok: false })
    expect(await call()).toEqual(failure('network', 'circuit-open'))
    expect(asked).toHaveLength(BREAKER_FAILURES)
    now += BREAKER_REST_MS
    expect(await Promise.all([call(), call()])).toContainEqual(failure('network', 'circuit-open'))
    expect(asked).toHaveLength(BREAKER_FAILURES + 1)
    now += BREAKER_REST_MS
    isWell = true
    expect(await call()).toEqual({ ok: true, value: 1 })
    expect(await call()).toEqual({ ok: true, value: 1 })
  })

  it('an answer that says no is not a failure of the line', async () => {
    const breaker = new CircuitBreaker()
    provider = await fakeProvider((response) => sendJson(response, {}, 401))
    const { url } = provider
    for (let i = 0; i <= BREAKER_FAILURES; i++) {
      expect(await callOverHttp(url, { query: QUERY, body: '{}', headers: new Headers() }, breaker)).toEqual(
        failure('http', 'invalid_access_token'),
      )
    }
  })
})
