import { missing } from './desk-error.ts'
import type { DeskObjects } from './desk-objects.ts'
import { type DeskWork, randomText } from './desk-work.ts'
import { cardRefused, isTestToken, testCard } from './test-cards.ts'

/** Years that a test card is still good for. */
const VALID_YEARS = 4

/** The payment method of an id; a token of a test card makes a new one. */
export async function methodOf(work: DeskWork, id: string, param: string): Promise<DeskObjects['payment_method']> {
  const known = await work.find('payment_method', id)
  if (known) return known
  if (!isTestToken(id)) throw missing('payment_method', id, param)
  const { brand, last4, country } = testCard(id)
  const method: DeskObjects['payment_method'] = {
    id: work.newId('payment_method'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email: null,
      name: null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country,
      display_brand: brand,
      exp_month: 12,
      exp_year: new Date(work.now * 1_000).getUTCFullYear() + VALID_YEARS,
      fingerprint: randomText(16),
      funding: 'credit',
      generated_from: null,
      last4,
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: work.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  return work.put('payment_method', method, { card: id, isSetUp: false })
}

/** Keeps a card for a customer; throws what the bank says when it refuses. */
export async function attach(
  work: DeskWork,
  method: DeskObjects['payment_method'],
  customer: string,
): Promise<DeskObjects['payment_method']> {
  if (method.customer === customer) return method
  const { onAttach } = testCard((await work.hidden('payment_method', method.id)).card)
  if (onAttach) throw cardRefused(onAttach)
  return work.patch('payment_method', method.id, { customer }, 'payment_method.attached')
}
