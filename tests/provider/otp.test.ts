import { describe, expect, it } from 'vitest'
import { OTP_TRIES } from '#graphql/limits.ts'
import { CODES_PER_RECIPIENT } from '#provider/modules/otp/limits.ts'
import { hashOf } from '#provider/secret.ts'
import { LIMITS } from '#provider/throttle.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()

const SEND = 'query ($phone: String!) { sendOTP(phone: $phone) { success } }'
const CHECK = 'query ($phone: String!, $otp: String!) { checkOTP(phone: $phone, otp: $otp) { success } }'
const SEND_EMAIL = 'query ($email: String!) { sendEmailUpdateCode(email: $email) { success message } }'
const UPDATE = 'mutation ($email: String!, $code: String!) { emailUpdate(email: $email, code: $code) { success message data } }'

let addresses = 0
/** every call from an address of its own, unless a test says otherwise */
const from = (headers: Record<string, string> = {}) => ({ 'x-client-address': `198.51.${addresses >> 8}.${addresses++ & 255}`, ...headers })
const send = (phone: string, headers?: Record<string, string>) => provider.ask(SEND, { phone }, from(headers))
const check = (phone: string, otp: string, headers?: Record<string, string>) => provider.ask(CHECK, { phone, otp }, from(headers))
const codes = (answers: Awaited<ReturnType<typeof send>>[]) => answers.map(({ errors }) => errors[0]?.extensions.code ?? 'done')
const countOf = (all: string[], one: string) => all.filter((code) => code === one).length

interface Message {
  channel: string
  recipient: string
  locale: string
  template: string
  text: string
}
const messagesTo = async (recipient: string): Promise<Message[]> =>
  (await provider.env.DB_ACCOUNT.prepare('select * from outbox where recipient = ? order by id').bind(recipient).all<Message>()).results
const lastCode = async (recipient: string): Promise<string> => /\b\d{6}\b/.exec((await messagesTo(recipient)).at(-1)?.text ?? '')?.[0] ?? ''
const wrongOf = (code: string, i = 0): string => String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0')

/** A signed-in person, as the account module would leave one. */
async function person(email: string): Promise<Record<string, string>> {
  const id = crypto.randomUUID()
  const { DB_ACCOUNT: db } = provider.env
  await db.batch([
    db
      .prepare(
        `insert into user (id, email, email_key, nick_name, country, kind, created_at, updated_at) values (?, ?, ?, 'Mei Ling', 'SG', 'non-agent', 1, 1)`,
      )
      .bind(id, email, email.toLowerCase()),
    db
      .prepare(
        'insert into session (token_hash, id, user_id, created_at, last_seen_at, expires_at, confirmed_at) values (?, ?, ?, 1, 1, 4000000000, unixepoch())',
      )
      .bind(hashOf(`token-of-${id}`), id, id),
  ])
  return { authorization: `Bearer token-of-${id}` }
}

describe('sendOTP and checkOTP (§4, §7)', () => {
  it('sends a code in the reader’s language and accepts it once', async () => {
    const sent = await send('+65 9000 0001', { language: 'zh_hk' })
    expect(sent.data).toEqual({ sendOTP: { success: true } })
    expect(await messagesTo('+6590000001')).toMatchObject([{ channel: 'sms', locale: 'zh-HK', template: 'phone-code' }])
    const code = await lastCode('+6590000001')
    await send('+6590000011', { language: 'ms', 'country-code': 'sg' })
    await send('+60120000001', { language: 'en', 'country-code': 'my' })
    expect([...(await messagesTo('+6590000011')), ...(await messagesTo('+60120000001'))].map(({ locale }) => locale)).toEqual([
      'ms-SG',
      'en-MY',
    ])
    // however the number is written
    expect((await check('+65-9000-0001', code)).data).toEqual({ checkOTP: { success: true } })
    expect(codes([await check('+6590000001', code)])).toEqual(['otp-spent'])
  })

  it('refuses malformed phone numbers and codes, and a malformed code costs no try', async () => {
    expect(codes([await send('12'), await send(''), await check('x', '123456')])).toEqual([
      'phone-invalid',
      'phone-invalid',
      'phone-invalid',
    ])
    await send('+6590000002')
    const code = await lastCode('+6590000002')
    for (const otp of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
      expect(codes([await check('+6590000002', otp)])).toEqual(['user.form.otp.invalid'])
    for (let i = 0; i < OTP_TRIES - 1; i++) await check('+6590000002', wrongOf(code, i))
    expect((await check('+6590000002', code)).errors).toEqual([])
  })

  it('sends nothing to numbers without a phone code of §9', async () => {
    for (const abroad of ['+447700900123', '+881600000001', '+19005550123']) {
      expect(codes([await send(abroad)])).toEqual(['phone-country'])
      expect(await messagesTo(abroad)).toEqual([])
    }
    for (const known of ['+6590000020', '+60123456789', '+85291234567', '+61412345678', '+6281234567', '+821012345678'])
      expect((await send(known)).errors).toEqual([])
  })

  it('counts fifty guesses at once exactly: five are checked, and then the right code is refused', async () => {
    await send('+6590000003')
    const code = await lastCode('+6590000003')
    const guesses = codes(await Promise.all(Array.from({ length: 50 }, (_, i) => check('+6590000003', wrongOf(code, i)))))
    expect([countOf(guesses, 'user.form.otp.invalid'), countOf(guesses, 'otp-spent')]).toEqual([OTP_TRIES, 50 - OTP_TRIES])
    expect(codes([await check('+6590000003', code)])).toEqual(['otp-spent'])
  })

  it('accepts one of many right codes at once', async () => {
    await send('+6590000004')
    const code = await lastCode('+6590000004')
    const answers = codes(await Promise.all(Array.from({ length: 20 }, () => check('+6590000004', code))))
    expect([countOf(answers, 'done'), countOf(answers, 'otp-spent')]).toEqual([1, 19])
  })

  it('sends one message when fifty ask at once, and returns the waiting time to the others', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('+6590000005')))
    const told = codes(answers)
    expect([countOf(told, 'done'), countOf(told, 'otp-too-soon')]).toEqual([1, 49])
    expect(await messagesTo('+6590000005')).toHaveLength(1)
    const waits = answers.flatMap(({ errors }) => errors.map(({ extensions }) => (extensions as { waitSeconds?: number }).waitSeconds))
    for (const wait of waits) expect(wait).toBeGreaterThan(50)
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(60)
    expect((await check('+6590000005', await lastCode('+6590000005'))).errors).toEqual([])
  })

  it('binds a code to its number', async () => {
    await send('+6590000006')
    await send('+6590000007')
    expect(codes([await check('+6590000007', await lastCode('+6590000006'))])).toEqual(['user.form.otp.invalid'])
  })

  it('limits the codes per hour to one number, whoever asks', async () => {
    const sends = []
    for (let i = 0; i <= CODES_PER_RECIPIENT.max; i++) {
      sends.push(await send('+6590000008'))
      // a code that was used may be followed by the next at once
      await check('+6590000008', await lastCode('+6590000008'))
    }
    expect(codes(sends)).toEqual([...Array.from({ length: CODES_PER_RECIPIENT.max }, () => 'done'), 'too-many-attempts'])
    const refused = sends.at(-1)?.errors[0]?.extensions as { retryAfterSeconds?: number }
    expect(refused.retryAfterSeconds).toBeGreaterThan(3_500)
  })

  it('limits the codes per hour from one network, to any numbers', async () => {
    const pump = { 'x-client-address': '203.0.113.7' }
    const answers = codes(await Promise.all(Array.from({ length: 70 }, (_, i) => send(`+65910000${String(i).padStart(2, '0')}`, pump))))
    expect([countOf(answers, 'done'), countOf(answers, 'too-many-attempts')]).toEqual([60, 10])
    expect((await send('+6591000099')).errors).toEqual([])
  })

  it('keeps no code and no number in the clear but in the outbox', async () => {
    await send('+6590000009')
    await check('+6590000009', await lastCode('+6590000009'))
    const proofs = await provider.env.DB_ACCOUNT.prepare('select * from phone_proof').all()
    expect(JSON.stringify(proofs.results)).not.toContain('90000')
    expect(proofs.results.length).toBeGreaterThan(0)
  })

  it('lets one number wait, whoever asks, what for, and however it is written; a used code ends the wait', async () => {
    const [mei, ana] = [await person('waits@example.com'), await person('waits-too@example.com')]
    await send('+65 9000 0030')
    const first = await lastCode('+6590000030')
    const others = [await send('90000030'), await send('+65-9000-0030', mei), await send('(+65) 9000 0030', ana)]
    expect(codes(others)).toEqual(['otp-too-soon', 'otp-too-soon', 'otp-too-soon'])
    expect(await messagesTo('+6590000030')).toHaveLength(1)
    expect(others[1]?.errors[0]?.extensions).toMatchObject({ waitSeconds: expect.toSatisfy((wait: number) => wait > 50 && wait <= 60) })
    expect((await check('90000030', first)).errors).toEqual([])
    expect((await send('+6590000030', mei)).errors).toEqual([])
    expect(codes([await send('+6590000030', ana), await send('+6590000030')])).toEqual(['otp-too-soon', 'otp-too-soon'])
    // an earlier code, used now, is not the one that is waited after
    expect(codes([await check('+6590000030', first)])).toEqual(['otp-spent'])
    expect(codes([await send('+6590000030', ana)])).toEqual(['otp-too-soon'])
    expect((await check('+6590000030', await lastCode('+6590000030'), mei)).errors).toEqual([])
    expect((await send('+6590000030', ana)).errors).toEqual([])
  })

  it('keeps codes for a change of number apart from codes for a registration', async () => {
    const mei = await person('phone@example.com')
    await send('+6590000010')
    const newcomers = await lastCode('+6590000010')
    expect(codes([await check('+6590000010', newcomers, mei)])).toEqual(['otp-spent'])
    expect((await check('+6590000010', newcomers)).errors).toEqual([])
    expect((await send('+6590000010', mei)).errors).toEqual([])
    expect(codes([await check('+6590000010', await lastCode('+6590000010'))])).not.toEqual(['done'])
    expect((await check('+6590000010', await lastCode('+6590000010'), mei)).errors).toEqual([])
  })
})

describe('sendEmailUpdateCode and emailUpdate (§4, §7)', () => {
  const sendEmail = (email: string, headers: Record<string, string>) => provider.ask(SEND_EMAIL, { email }, from(headers))
  const update = (email: string, code: string, headers: Record<string, string>) => provider.ask(UPDATE, { email, code }, from(headers))
  const emailOf = async (key: string) =>
    provider.env.DB_ACCOUNT.prepare('select email, email_verified_at as verifiedAt from user where email_key = ?').bind(key).first()

  it('lets one address wait, whoever asks', async () => {
    const [mei, ana] = [await person('asks@example.com'), await person('asks-too@example.com')]
    await sendEmail('wish@example.com', mei)
    expect(codes([await sendEmail('Wish@Example.com', ana)])).toEqual(['otp-too-soon'])
    expect((await update('wish@example.com', await lastCode('wish@example.com'), mei)).errors).toEqual([])
  })

  it('is for signed-in people', async () => {
    const nobody = { authorization: 'Bearer unknown' }
    const answers = [
      await sendEmail('new@example.com', {}),
      await sendEmail('new@example.com', nobody),
      await update('new@example.com', '123456', {}),
    ]
    expect(answers.map(({ errors }) => errors[0]?.message)).toEqual(Array.from({ length: 3 }, () => 'invalid_access_token'))
  })

  it('changes the address by a code that was sent to it, and notifies the old address', async () => {
    const mei = await person('before@example.com')
    expect((await sendEmail(' After@Example.com ', mei)).data).toEqual({
      sendEmailUpdateCode: { success: true, message: 'The code is on its way to After@Example.com.' },
    })
    const code = await lastCode('After@Example.com')
    expect(codes([await update('After@Example.com', wrongOf(code), mei)])).toEqual(['user.form.otp.invalid'])
    expect(codes([await update('other@example.com', code, mei)])).toEqual(['otp-spent'])
    expect((await update('after@example.com', code, { ...mei, language: 'zh_hk' })).data).toEqual({
      emailUpdate: { success: true, message: '你的電郵地址現為 after@example.com。', data: 'after@example.com' },
    })
    expect(await emailOf('before@example.com')).toBeNull()
    expect(await emailOf('after@example.com')).toMatchObject({ email: 'after@example.com', verifiedAt: expect.any(Number) })
    expect(await messagesTo('before@example.com')).toMatchObject([{ template: 'email-changed' }])
    expect(codes([await update('after@example.com', code, mei)])).toEqual(['otp-spent'])
  })

  it('refuses an invalid address, a used one, and one that was taken after the code was sent', async () => {
    const mei = await person('mei@example.com')
    await person('taken@example.com')
    const refusals = codes([
      await sendEmail('nobody', mei),
      await sendEmail('TAKEN@example.com', mei),
      await sendEmail('mei@example.com', mei),
    ])
    expect(refusals).toEqual(['email-invalid', 'email-used', 'email-used'])
    await sendEmail('wanted@example.com', mei)
    await person('wanted@example.com')
    expect(codes([await update('wanted@example.com', await lastCode('wanted@example.com'), mei)])).toEqual(['email-used'])
    expect(await emailOf('mei@example.com')).not.toBeNull()
    expect(await messagesTo('mei@example.com')).toEqual([])
  })

  it('counts towards the same limit of address checks as validateEmail', async () => {
    const [mei, prober] = [await person('listed@example.com'), { 'x-client-address': '203.0.113.8' }]
    const isThere = 'query ($email: String!) { validateEmail(email: $email) { isExist } }'
    const asked = [
      ...Array.from({ length: 40 }, () => provider.ask(SEND_EMAIL, { email: 'listed@example.com' }, { ...mei, ...prober })),
      ...Array.from({ length: 30 }, () => provider.ask(isThere, { email: 'listed@example.com' }, prober)),
    ]
    const answers = codes((await Promise.all(asked)) as Awaited<ReturnType<typeof send>>[])
    const told = countOf(answers, 'email-used') + countOf(answers, 'done')
    expect([told, countOf(answers, 'too-many-attempts')]).toEqual([LIMITS.validateEmail.max, 70 - LIMITS.validateEmail.max])
  })

  it("is of no use to somebody else: a code is the person's own", async () => {
    const [mei, ana] = [await person('own@example.com'), await person('ana@example.com')]
    await sendEmail('shared@example.com', mei)
    expect(codes([await update('shared@example.com', await lastCode('shared@example.com'), ana)])).toEqual(['otp-spent'])
  })
})
