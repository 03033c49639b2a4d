import { expect, it } from 'vitest'
import { NO_OUTSIDE, parseOutside } from '../../src/features/shared/session/outside-addresses.ts'
import { readEnv } from '../../src/server/env.ts'
import { officesOf } from '../../src/server/offices.ts'
import { outsideJson } from '../../src/server/outside-env.ts'
import { planSellersOf } from '../../src/server/plan-seller.ts'
import { rawEnv, testEnv } from './worker-env.ts'

it('reads lists and optional addresses', () => {
  const env = testEnv({ OLDER_HOSTS: 'a.example, b.example', PROVIDER_URL: 'https://provider.example/graphql' })
  expect(env.OLDER_HOSTS).toEqual(['a.example', 'b.example'])
  expect(env.PROVIDER_URL).toBe('https://provider.example/graphql')
  expect(env.PUBLIC_ORIGIN).toBeNull()
})

it('§2.8: hands the addresses outside this site to pages, an unset one not at all', () => {
  const outside = outsideJson(testEnv({ SERVICE_PHONE_SG: '+6560000000', SISTER_SITES: 'A b=https://a.example, C=https://c.example/?x=1' }))
  expect(parseOutside(outside)).toEqual({
    phones: { SG: '+6560000000' },
    sisters: [
      { name: 'A b', href: 'https://a.example' },
      { name: 'C', href: 'https://c.example/?x=1' },
    ],
  })
  expect(parseOutside(outsideJson(testEnv()))).toEqual(NO_OUTSIDE)
})

it('§3: reads the offices of each country; what one leaves out is null', () => {
  const office = {
    city: 'Ipoh',
    address: '1 Jalan Contoh',
    phone: '+60 5 000 0000',
    email: 'ipoh@example.com',
    mapLink: 'https://map.example/1',
  }
  const offices = officesOf(testEnv({ OFFICES_MY: [office, { city: 'Melaka', address: '2 Jalan Contoh', email: '' }] }))
  expect(offices.MY).toEqual([office, { city: 'Melaka', address: '2 Jalan Contoh', phone: null, email: null, mapLink: null }])
  expect([offices.SG, offices.HK, offices.AU]).toEqual([[], [], []])
})

it('reads who sells plans in each country; nobody where no name is set', () => {
  const seller = { name: 'Example Data Pte. Ltd.', address: '1 Example Street', taxNumber: 'M90000001A' }
  const sellers = planSellersOf(
    testEnv({ SELLER_SG: seller, SELLER_MY: { name: ' Example Sdn. Bhd. ' }, SELLER_AU: { name: '', address: '' } }),
  )
  expect(sellers).toEqual({ SG: seller, MY: { name: 'Example Sdn. Bhd.', address: '', taxNumber: '' }, HK: null, AU: null })
})

it('is read once per isolate', () => {
  const raw = rawEnv()
  expect(readEnv(raw)).toBe(readEnv(raw))
})

it.each([
  [{ APP_ENV: 'produktion-7731' }, 'APP_ENV', 'produktion-7731'],
  [{ PROVIDER_URL: 'not-an-address-7731' }, 'PROVIDER_URL', 'not-an-address-7731'],
  [{ LOCALE_COOKIE: 'maybe-7731' }, 'LOCALE_COOKIE', 'maybe-7731'],
  [{ DB_SG: 'secret-7731' }, 'DB_SG', 'secret-7731'],
  [{ PROVIDER_TENANT: undefined }, 'PROVIDER_TENANT', 'undefined-7731'],
  [{ ATTEMPTS: 'object-7731' }, 'ATTEMPTS', 'object-7731'],
  [{ FILES: undefined }, 'FILES', 'undefined-7731'],
  [{ APP_ENV: 'staging', PUBLIC_ORIGIN: '', MAIL_FROM: 'from-7731' }, 'PUBLIC_ORIGIN', 'from-7731'],
  [{ APP_ENV: 'production', PUBLIC_ORIGIN: '', MAIL_FROM: 'from-7731' }, 'PUBLIC_ORIGIN', 'from-7731'],
  [{ MAIL_API_URL: 'https://mail.example/emails', MAIL_FROM: 'from-7731' }, 'MAIL_API_KEY', 'from-7731'],
  [{ SERVICE_PHONE_HK: 'phone-7731' }, 'SERVICE_PHONE_HK', 'phone-7731'],
  [{ OFFICES_AU: [{ city: 'Sydney', address: 'a', mapLink: 'javascript:map-7731' }] }, 'OFFICES_AU', 'map-7731'],
  [{ OFFICES_AU: [{ city: '', address: 'address-7731' }] }, 'OFFICES_AU', 'address-7731'],
  [{ OFFICES_AU: 'offices-7731' }, 'OFFICES_AU', 'offices-7731'],
  [{ SELLER_SG: { name: '', taxNumber: 'number-7731' } }, 'SELLER_SG', 'number-7731'],
  [{ SELLER_MY: { name: 'name-7731', registration: '1' } }, 'SELLER_MY', 'name-7731'],
  [{ SISTER_SITES: 'Name=site-7731' }, 'SISTER_SITES', 'site-7731'],
  [{ APP_STORE_ID: 'store-7731' }, 'APP_STORE_ID', 'store-7731'],
  [{ STRIPE_SECRET_KEY_SG: 'key-7731' }, 'STRIPE_SECRET_KEY_SG', 'key-7731'],
  [{ STRIPE_SECRET_KEY_AU: 'sk_test_7731' }, 'STRIPE_WEBHOOK_SECRET_AU', 'sk_test_7731'],
  [{ STRIPE_PUBLISHABLE_KEY_MY: 'pk_test_7731' }, 'STRIPE_SECRET_KEY_MY', 'pk_test_7731'],
  [{ STRIPE_PUBLISHABLE_KEY_MY: 'sk_test_7731' }, 'STRIPE_PUBLISHABLE_KEY_MY', 'sk_test_7731'],
  [{ STRIPE_API_BASE: 'server-7731' }, 'STRIPE_API_BASE', 'server-7731'],
  [{ SMS_API_URL: 'https://sms.example', SMS_ACCOUNT: 'AC', SMS_API_KEY: 'key-7731' }, 'SMS_FROM', 'key-7731'],
])('names what is wrong in %o, never its value', (wrong, name, value) => {
  const error = caught(() => readEnv(rawEnv(wrong)))
  expect(error).toContain(name)
  expect(error).toContain('docs/operations.md')
  expect(error).not.toContain(value)
})

it('has a delivery service when its address and keys are set', () => {
  const mail = { MAIL_API_URL: 'https://mail.example/emails', MAIL_API_KEY: 'key', MAIL_FROM: 'no-reply@example.com' }
  expect(testEnv(mail)).toMatchObject(mail)
  expect(testEnv()).toMatchObject({ MAIL_API_URL: null, SMS_API_URL: null })
})

it('has a card account in each country whose three keys are set, Hong Kong included', () => {
  const keys = (country: string) => ({
    [`STRIPE_SECRET_KEY_${country}`]: `sk_live_${country}`,
    [`STRIPE_PUBLISHABLE_KEY_${country}`]: `pk_live_${country}`,
    [`STRIPE_WEBHOOK_SECRET_${country}`]: `whsec_${country}`,
  })
  const set = { ...keys('SG'), ...keys('HK'), STRIPE_API_BASE: 'http://localhost:12111' }
  expect(testEnv(set)).toMatchObject({ ...set, STRIPE_SECRET_KEY_MY: null, STRIPE_PUBLISHABLE_KEY_AU: null })
  expect(testEnv()).toMatchObject({ STRIPE_API_BASE: null, STRIPE_SECRET_KEY_SG: null, STRIPE_WEBHOOK_SECRET_HK: null })
})

function caught(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return String(error)
  }
  return ''
}
