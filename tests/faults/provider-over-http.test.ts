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
  it('with data are a value', async () => {
    expect(await ask((response) => sendJson(response, { data: { home: null } }))).toEqual({ ok: true, value: { home: null } })
    expect(JSON.parse(provider?.asked[0]?.body ?? '')).toEqual({ query: QUERY, variables: { a: 1 } })
  })

  it('of status 401 mean an invalid token, whatever the body says', async () => {
    expect(await ask((response) => sendJson(response, { data: {} }, 401))).toEqual(failure('http', 'invalid_access_token'))
  })

  it('with errors beside data are a failure, because part of the data is missing', async () => {
    const answer = { data: { home: null }, errors: [{ message: 'secret table missing', extensions: { code: 'NOT_READY' } }] }
    const result = await ask((response) => sendJson(response, answer))
    expect(result).toEqual(failure('graphql', 'NOT_READY'))
    expect(JSON.stringify(result)).not.toContain('secret')
  })

  it('with the GraphQL error of an expired token are reported as that', async () => {
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

  it('a call without an answer is a failure', async () => {
    const impatient: typeof fetch = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(60) })
    expect(await ask(() => {}, MUTATION, new CircuitBreaker(), impatient)).toEqual(failure('network', 'timeout'))
  })

  it('headers without a body count as no answer, and the query is not repeated', async () => {
    const impatient: typeof fetch = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(60) })
    const headersOnly: Answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders()
    expect(await ask(headersOnly, QUERY, new CircuitBreaker(), impatient)).toEqual(failure('network', 'timeout'))
    expect(provider?.asked).toHaveLength(1)
  })

  it('calls without an answer open the circuit', async () => {
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

  it('a broken connection is a failure', async () => {
    expect(await ask((response) => response.destroy(), MUTATION)).toEqual(failure('network', 'unreachable'))
  })
})

describe('the circuit', () => {
  it('opens after failures in a row, waits, lets one call through, and closes', async () => {
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

  it('an answer that refuses is not a failure of the connection', async () => {
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
