import { describe, expect, it, vi } from 'vitest'
import { recordOf } from '#lib/records.ts'
import { COUNTRIES } from '#market/countries.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { systemClock } from './clock/clock.ts'
import { type CardOptions, openCards } from './open-cards.ts'

const NO_KEYS: CardOptions['keys'] = recordOf(COUNTRY_CODES, () => null)
const KEYS = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' }
const database = { prepare: vi.fn(), batch: vi.fn() }

const open = (options: Partial<CardOptions>) =>
  openCards({ keys: NO_KEYS, apiBase: null, isLocal: false, database, clock: systemClock, later: () => {}, deliver: null, ...options })

/** A wire that answers with an empty list, and what was asked over it. */
function recording() {
  const asked: { url: string; headers: Headers }[] = []
  const wire: typeof fetch = async (url, init) => {
    asked.push({ url: String(url), headers: new Headers(init?.headers) })
    return Response.json({ object: 'list', data: [], has_more: false })
  }
  return { asked, wire }
}

describe('what answers for cards', () => {
  it('is nothing without keys, where the environment is not local', () => {
    const cards = open({})
    expect([cards.of('SG'), cards.of('MY'), cards.of('AU'), cards.desk('SG')]).toEqual([null, null, null, null])
  })

  it('is the card desk without keys in the local environment, and Stripe in a country whose keys are set', () => {
    const cards = open({ isLocal: true, keys: { ...NO_KEYS, MY: KEYS } })
    expect(cards.of('SG')).toMatchObject({ isDesk: true, country: 'SG', currency: 'sgd' })
    expect(cards.of('MY')).toMatchObject({ isDesk: false, publishableKey: 'pk_test_1', webhookSecret: 'whsec_1', currency: 'myr' })
    expect([cards.desk('SG') === null, cards.desk('MY')]).toEqual([false, null])
  })

  it('is nothing in Hong Kong, whatever is set (§9)', () => {
    expect(open({ isLocal: true, keys: { ...NO_KEYS, HK: KEYS } }).of('HK')).toBeNull()
  })

  it('is an account per country, with its own public key and currency (§9.6); the one of Hong Kong waits', () => {
    const keys = recordOf(COUNTRY_CODES, (country) => ({ ...KEYS, publishableKey: `pk_test_${country}` }))
    const cards = open({ keys })
    const accounts = (['SG', 'MY', 'AU'] as const).map((country) => cards.of(country))
    expect(accounts.map((account) => [account?.publishableKey, account?.currency])).toEqual([
      ['pk_test_SG', 'sgd'],
      ['pk_test_MY', 'myr'],
      ['pk_test_AU', 'aud'],
    ])
    expect(COUNTRIES.HK).toMatchObject({ currencyCode: 'HKD', stripeSubscriptionEnabled: false })
  })

  it('is Stripe by its own address, with the pinned version and the account’s key', async () => {
    const { asked, wire } = recording()
    await open({ keys: { ...NO_KEYS, SG: KEYS }, fetch: wire })
      .of('SG')
      ?.stripe.customers.list()
    expect(asked[0]?.url).toBe('https://api.stripe.com/v1/customers')
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer sk_test_1')
    expect(asked[0]?.headers.get('stripe-version')).toBe('2026-10-28.endive')
    expect(asked[0]?.headers.get('x-stripe-client-telemetry')).toBeNull()
  })

  it.each([
    ['http://localhost:12111', 'http://localhost:12111/v1/customers'],
    ['https://cards.example', 'https://cards.example/v1/customers'],
  ])('is another server where one is named: %s', async (apiBase, url) => {
    const { asked, wire } = recording()
    await open({ keys: { ...NO_KEYS, AU: KEYS }, apiBase, fetch: wire })
      .of('AU')
      ?.stripe.customers.list()
    expect(new URL(asked[0]?.url ?? '').href).toBe(url)
  })

  it('is asked three times with one idempotency key when it fails', async () => {
    const keys: (string | null)[] = []
    const wire: typeof fetch = async (_, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'))
      return Response.json({ error: { type: 'api_error', message: 'No.' } }, { status: 500 })
    }
    const account = open({ keys: { ...NO_KEYS, SG: KEYS }, fetch: wire }).of('SG')
    await expect(account?.stripe.customers.create({})).rejects.toThrow('No.')
    expect([keys.length, new Set(keys).size, keys[0] === null]).toEqual([3, 1, false])
  })
})
