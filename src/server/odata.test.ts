import { describe, expect, it } from 'vitest'
import { serveOData, type WebApi } from './odata.ts'

type Asked = Parameters<WebApi['webApi']>[0]

/** What a provider is asked, and what comes of its answer. */
async function served(address: string, init: RequestInit, answer: Awaited<ReturnType<WebApi['webApi']>>) {
  const asked: Asked[] = []
  const provider: WebApi = {
    async webApi(question) {
      asked.push(question)
      return answer
    },
  }
  const response = await serveOData(new Request(`https://inner.example${address}`, init), 'https://homes.example', provider)
  return { status: response.status, headers: response.headers, text: await response.text(), asked: asked[0] }
}

const ANSWER = { kind: 'json', body: { value: [] }, metadata: 'minimal' } as const

describe('serveOData', () => {
  it('reads the address, the key and the wishes of a client', async () => {
    const headers = { authorization: 'Bearer feed_x', prefer: 'return=minimal, odata.maxpagesize=7', accept: 'application/json' }
    const { asked, status } = await served("/odata/harbour-view/Property('a%2Fb')?$filter=a%20eq%201&x=1+2", { headers }, ANSWER)
    expect(status).toBe(200)
    expect(asked).toEqual({
      source: 'harbour-view',
      key: 'feed_x',
      path: ["Property('a/b')"],
      parameters: [
        ['$filter', 'a eq 1'],
        ['x', '1 2'],
      ],
      accept: 'application/json',
      maxPageSize: 7,
      root: 'https://homes.example/odata/harbour-view/',
    })
  })

  it('answers 429 with the time to wait, in the error body of OData', async () => {
    const { status, headers, text } = await served('/odata/harbour-view/', {}, { code: 'too-many', retryAfterSeconds: 30 })
    expect({ status, after: headers.get('retry-after'), version: headers.get('odata-version') }).toEqual({
      status: 429,
      after: '30',
      version: '4.01',
    })
    expect(JSON.parse(text)).toEqual({ error: { code: 'too-many', message: expect.stringMatching(/\.$/) } })
  })

  it('gives every answer that is not to be kept', async () => {
    for (const answer of [ANSWER, { kind: 'text', text: '3' }, { code: 'key-missing' }] as const)
      expect((await served('/odata/harbour-view/', {}, answer)).headers.get('cache-control')).toBe('private, no-store')
  })

  it('asks nothing of the provider where the request itself is wrong', async () => {
    const wrong: [string, RequestInit, number][] = [
      ['/odata/Harbour/', {}, 404],
      ['/odata/', {}, 404],
      ['/odata/harbour-view/', { method: 'DELETE' }, 405],
      ['/odata/harbour-view/Property(%E0%A4%A)', {}, 400],
      ['/odata/harbour-view/', { headers: { 'odata-version': '2.0' } }, 400],
    ]
    for (const [address, init, status] of wrong) expect(await served(address, init, ANSWER)).toMatchObject({ status, asked: undefined })
  })
})
