import { describe, expect, it } from 'vitest'
import {
  BookAppointmentDocument,
  BookValuationDocument,
  type BookValuationMutation,
  FreeTimesDocument,
  type FreeTimesQuery,
} from '#graphql/generated/graphql.ts'
import { codeOf } from './account-fixture.ts'
import { bookingTools } from './booking-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const { ask, newKey, env } = { ...bookingTools(provider), env: provider.env }

const SECRET = 'a-secret-of-the-browser-that-nobody-guesses'
let count = 0

/** A phone that has answered its code. */
async function provenPhone() {
  const phone = `+65912${String(++count).padStart(5, '0')}`
  await ask('query ($phone: String!) { sendOTP(phone: $phone) { success } }', { phone })
  const sent = await env.DB_ACCOUNT.prepare('select text from outbox where recipient = ? order by id desc limit 1')
    .bind(phone)
    .first<{ text: string }>()
  const otp = /\b\d{6}\b/.exec(String(sent?.text))?.[0]
  const { errors } = await ask(
    'query ($phone: String!, $otp: String!, $proof: String!) { checkOTP(phone: $phone, otp: $otp, proof: $proof) { success } }',
    { phone, otp, proof: SECRET },
  )
  expect(errors).toEqual([])
  return phone
}

async function freeTime() {
  const [from, until] = [1, 20].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
  const { data } = await ask<FreeTimesQuery>(String(FreeTimesDocument), { host: 'desk-sg', kind: 'VALUATION', from, until })
  return String(data?.freeTimes[0]?.startsAt)
}

async function wanted(change: Record<string, unknown> = {}) {
  const { data } = await ask<{ projects: { nodes: { slug: string }[] } }>(
    '{ projects(first: 1, filter: { typeGroups: [PUBLIC_STACK] }) { nodes { slug } } }',
  )
  const home = { country: 'SG', typeGroup: 'PUBLIC_STACK', slug: data?.projects.nodes[0]?.slug, unit: '#05-01' }
  return {
    startsAt: await freeTime(),
    name: 'Ah Lian',
    email: 'valued@example.com',
    phone: '+6591111111',
    note: '',
    home,
    phoneProof: SECRET,
    ...change,
  }
}

const book = (input: Record<string, unknown>, key = newKey()) => ask<BookValuationMutation>(String(BookValuationDocument), { key, input })

describe('bookValuation', () => {
  it('takes a time of the desk and keeps the estimate of the moment with it', async () => {
    const input = await wanted({ phone: await provenPhone() })
    const { data, errors } = await book(input)
    expect(errors).toEqual([])
    expect(data?.bookValuation.appointment).toMatchObject({
      kind: 'VALUATION',
      state: 'CONFIRMED',
      startsAt: input.startsAt,
      host: 'desk-sg',
    })
    const kept = await env.DB_TRADE.prepare('select owner, evidence from booking where starts_at = ?')
      .bind(Date.parse(input.startsAt) / 1_000)
      .first<{ owner: string; evidence: string }>()
    expect(kept?.owner).toBe('desk:SG')
    const evidence = JSON.parse(String(kept?.evidence))
    if ('refused' in evidence) expect(evidence.needed).toBeGreaterThan(0)
    else {
      expect(evidence.low90).toBeLessThan(evidence.value)
      expect(evidence.comparables.length).toBeGreaterThan(0)
      expect(evidence.asOf).toMatch(/^\d{4}-\d\d$/)
    }
    const again = await book(await wanted({ ...input, phone: await provenPhone() }))
    expect(again.data?.bookValuation).toMatchObject({ appointment: null, code: 'slot-taken' })
    expect(again.data?.bookValuation.next.length).toBeGreaterThan(0)
  })

  it('asks for a phone that answered its code in this browser', async () => {
    expect(codeOf(await book(await wanted()))).toBe('phone-unproven')
    const phone = await provenPhone()
    expect(codeOf(await book(await wanted({ phone, phoneProof: `${SECRET}-of-another` })))).toBe('phone-unproven')
  })

  it('is open in Singapore alone, and the only way to the desk', async () => {
    const input = await wanted({ phone: await provenPhone() })
    const abroad = await ask<BookValuationMutation>(String(BookValuationDocument), { key: newKey(), input }, { country: 'MY' })
    expect(abroad.data?.bookValuation.code).toBe('schedule-closed')
    const { home: _, phoneProof: __, ...visit } = input
    const other = await ask<{ bookAppointment: { code: string } }>(String(BookAppointmentDocument), {
      key: newKey(),
      input: { ...visit, host: 'desk-sg', kind: 'VALUATION' },
    })
    expect(other.data?.bookAppointment.code).toBe('schedule-closed')
  })
})
