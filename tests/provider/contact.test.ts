import { describe, expect, it } from 'vitest'
import { CreateContactConsultDocument, type CreateContactConsultMutation } from '#graphql/generated/graphql.ts'
import { CONTACT_PER_HOUR } from '#market/contact-consult.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()

const input = {
  name: 'Mei Ling',
  email: 'mei@example.com',
  phone: '+6591234567',
  companyName: null,
  interest: 'valuation',
  message: 'What is my home worth?',
  country: 'SG',
}
const send = (change: Partial<typeof input & { attribution: Record<string, string> }> = {}, address = '192.0.2.1') =>
  provider.ask<CreateContactConsultMutation>(
    CreateContactConsultDocument,
    { input: { ...input, ...change } },
    { 'x-client-address': address },
  )
const rows = async () => (await provider.env.DB_ACCOUNT.prepare('select * from contact_consult').all()).results

describe('createContactConsult (§7)', () => {
  it('keeps the message and answers with its id and dates', async () => {
    const { data, errors } = await send()
    expect(errors).toEqual([])
    const kept = data?.createContactConsult
    expect(kept?.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(kept?.createdDate).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(kept?.updatedDate).toBe(kept?.createdDate)
    const { companyName: company_name, ...sent } = input
    expect(await rows()).toMatchObject([{ ...sent, company_name, id: kept?.id }])
  })

  it('§2.6: keeps who sent the visitor, and never fails for it', async () => {
    const attribution = { s: 's102', transactionlist: 'list-7', invCode: '<script>' }
    const { data, errors } = await send({ attribution }, '192.0.2.77')
    expect(errors).toEqual([])
    const row = (await rows()).find(({ id }) => id === data?.createContactConsult.id)
    expect(row?.attribution).toBe('{"s":"s102","transactionlist":"list-7"}')
  })

  it.each([
    ['email', 'nobody'],
    ['phone', '12'],
    ['interest', 'castles'],
    ['message', ' '],
  ])('refuses a wrong %s and keeps nothing', async (field, value) => {
    const before = (await rows()).length
    expect((await send({ [field]: value })).errors[0]?.extensions.code).toBe(`contact-${field}`)
    expect(await rows()).toHaveLength(before)
  })

  it('accepts five an hour from one address, also when they come at once, and does not limit others', async () => {
    const answers = await Promise.all(Array.from({ length: CONTACT_PER_HOUR + 3 }, () => send({}, '192.0.2.2')))
    expect(answers.filter(({ data }) => data?.createContactConsult)).toHaveLength(CONTACT_PER_HOUR)
    const refused = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))
    expect(refused).toEqual(['contact-too-many', 'contact-too-many', 'contact-too-many'])
    expect((await send({}, '192.0.2.3')).errors).toEqual([])
  })

  it('counts an IPv6 household as one', async () => {
    const answers = []
    for (let host = 1; host <= 6; host++) answers.push(await send({}, `2001:db8:5:5::${host}`))
    expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      'contact-too-many',
    ])
  })

  it('deletes the sender’s address after an hour, and never stores it in the clear', async () => {
    const senders = await provider.env.DB_ACCOUNT.prepare('select * from contact_sender').all()
    expect(JSON.stringify(senders.results)).not.toContain('192.0.2')
    await provider.env.DB_ACCOUNT.prepare('update contact_sender set at = at - 3601').run()
    expect((await send({}, '192.0.2.2')).errors).toEqual([])
    const left = await provider.env.DB_ACCOUNT.prepare('select count(*) as n from contact_sender').first<{ n: number }>()
    expect(left?.n).toBe(1)
  })
})
