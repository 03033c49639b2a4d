import { afterEach, expect, it, vi } from 'vitest'
import { authenticateAtDesk, confirmAtDesk, deskAddress } from './ask-desk.ts'

const SECRET = { clientSecret: 'pi_7_secret_9', cardKey: { publishableKey: 'pk_test_desk', isDesk: true } }

afterEach(() => vi.unstubAllGlobals())

function answering(answer: unknown, status = 200) {
  const asked: { url: string; body: string }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: URLSearchParams }) => {
    asked.push({ url, body: String(body) })
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status })
  })
  return asked
}

it('confirms by token, key and secret', async () => {
  const asked = answering({ status: 'succeeded' })
  expect(await confirmAtDesk('SG', SECRET, 'pm_card_visa')).toEqual({ is: 'confirmed' })
  expect(asked).toEqual([
    {
      url: '/card-desk/sg/v1/payment_intents/pi_7/confirm',
      body: 'key=pk_test_desk&client_secret=pi_7_secret_9&payment_method=pm_card_visa',
    },
  ])
  expect(deskAddress('AU', 'seti_3_secret_4')).toBe('/card-desk/au/v1/setup_intents/seti_3')
})

it.each([
  [{ status: 'requires_action' }, 200, { is: 'challenged' }],
  [
    { error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' } },
    402,
    { is: 'declined', code: 'insufficient_funds' },
  ],
  [{ error: { type: 'card_error', code: 'expired_card' } }, 402, { is: 'declined', code: 'expired_card' }],
  [{ error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } }, 400, { is: 'lost' }],
  ['<html>', 502, { is: 'lost' }],
  [{}, 200, { is: 'lost' }],
])('understands %j', async (answer, status, outcome) => {
  answering(answer, status)
  expect(await confirmAtDesk('SG', SECRET, 'pm_card_visa')).toEqual(outcome)
})

it('tells a refused authentication by its code, and a lost connection as not known', async () => {
  const code = 'payment_intent_authentication_failure'
  answering({ status: 'requires_payment_method', last_payment_error: { code } })
  expect(await authenticateAtDesk('SG', SECRET, false)).toEqual({ is: 'declined', code })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await authenticateAtDesk('SG', SECRET, true)).toEqual({ is: 'lost' })
})
