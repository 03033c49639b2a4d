import { describe, expect, it } from 'vitest'
import type { FetchFn } from '../listing-media/fetch-public.ts'
import { isDocumentAddress, readClientDocument, shownName } from './client-document.ts'

const ID = 'https://assistant.example.com/client.json'
const WHOLE = { client_id: ID, client_name: 'Heron', redirect_uris: ['https://assistant.example.com/callback'] }
const answering =
  (body: unknown, init: ResponseInit = {}): FetchFn =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), init)

describe('a client document that leads inside', () => {
  it.each([
    'https://127.0.0.1/client.json',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.8/client.json',
    'https://[::1]/client.json',
    'https://2130706433/client.json',
    'https://localhost/client.json',
    'https://db.internal/client.json',
    'https://assistant.example.com:8443/client.json',
    'http://assistant.example.com/client.json',
    'https://assistant.example.com/',
    'https://assistant.example.com',
    'https://assistant.example.com/a/../client.json',
    'https://assistant.example.com/client.json#x',
    'https://assistant.example.com/client.json?x=1',
    'https://user@assistant.example.com/client.json',
    'https://ASSISTANT.example.com/client.json',
    `https://assistant.example.com/${'a'.repeat(600)}`,
  ])('is not fetched: %s', async (id) => {
    const asked: string[] = []
    const fetchFn: FetchFn = async (address) => {
      asked.push(address)
      return new Response(JSON.stringify({ ...WHOLE, client_id: id }))
    }
    expect(isDocumentAddress(id)).toBe(false)
    expect(await readClientDocument(fetchFn, id)).toBeNull()
    expect(asked).toEqual([])
  })

  it('is not followed there either', async () => {
    const asked: string[] = []
    const fetchFn: FetchFn = async (address) => {
      asked.push(address)
      return new Response(null, { status: 302, headers: { location: 'https://other.example.com/client.json' } })
    }
    expect(await readClientDocument(fetchFn, ID)).toBeNull()
    expect(asked).toEqual([ID])
  })
})

describe('a client document', () => {
  it('says a name and addresses', async () => {
    expect(await readClientDocument(answering(WHOLE), ID)).toEqual({ name: 'Heron', redirectUris: WHOLE.redirect_uris })
    expect((await readClientDocument(answering({ ...WHOLE, client_name: undefined }), ID))?.name).toBe('assistant.example.com')
  })
  it.each([
    ['of another id', { ...WHOLE, client_id: 'https://assistant.example.com/other.json' }],
    ['with a secret', { ...WHOLE, client_secret: 'x' }],
    ['of a client with a secret', { ...WHOLE, token_endpoint_auth_method: 'client_secret_basic' }],
    ['without addresses', { ...WHOLE, redirect_uris: [] }],
    ['with an address that runs', { ...WHOLE, redirect_uris: ['javascript:alert(1)'] }],
    ['with too many addresses', { ...WHOLE, redirect_uris: Array.from({ length: 11 }, (_, i) => `https://a.example.com/${i}`) }],
    ['that is no JSON', '<html>'],
    ['that is too large', `${JSON.stringify(WHOLE)}${' '.repeat(9_000)}`],
  ])('is refused %s', async (_, body) => expect(await readClientDocument(answering(body), ID)).toBeNull())
  it.each([404, 500, 204])('is refused with status %s', async (status) => {
    expect(await readClientDocument(async () => new Response(null, { status }), ID)).toBeNull()
  })
  it('is refused when it cannot be had', async () => {
    const fetchFn: FetchFn = () => Promise.reject(new Error('down'))
    expect(await readClientDocument(fetchFn, ID)).toBeNull()
  })
})

it('a name is one short line without signs that turn or hide others', () => {
  expect(shownName(' Her\u202eon\n\u200bbird\u0000 ')).toBe('Her on bird')
  expect(shownName('x'.repeat(300))).toHaveLength(80)
})
