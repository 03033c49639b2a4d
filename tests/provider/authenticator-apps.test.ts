import { describe, expect, it } from 'vitest'
import { codeOf, PASSWORD } from './account-fixture.ts'
import { factorTools } from './factor-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = factorTools(provider)

describe('an authenticator app', () => {
  it('counts once a code has come from it, takes each code once, and no database holds its secret', async () => {
    const ana = await tools.person('app-ana')
    const setup = await tools.beginApp(ana.token)
    expect(setup?.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(setup?.address).toMatch(/^otpauth:\/\/totp\/realEstate:/)
    expect((await tools.login(ana.email)).data?.login.secondStep).toBeNull()
    const wrong = tools.totp(setup?.secret ?? '', 20)
    expect(codeOf(await tools.confirmApp(wrong, ana.token))).toBe('factor-wrong')
    const first = tools.totp(setup?.secret ?? '', -1)
    const { data } = await tools.confirmApp(first, ana.token)
    expect(new Set(data?.confirmApp.codes).size).toBe(10)
    await tools.mailTo(ana.email, 'factor-added')
    const kept = await tools.database.prepare('select * from authenticator_app').all()
    const codes = await tools.database.prepare('select * from recovery_code').all()
    const text = JSON.stringify([kept.results, codes.results])
    for (const secret of [setup?.secret ?? '-', ...(data?.confirmApp.codes ?? ['-'])]) expect(text).not.toContain(secret)

    const step = await tools.stepOf(ana.email)
    expect(codeOf(await tools.finish(step, { code: first }))).toBe('factor-wrong')
    const now = tools.totp(setup?.secret ?? '')
    const token = (await tools.finish(step, { code: now })).data?.finishSignIn.token ?? ''
    expect((await tools.whoIs(token)).data?.user.id).toBe(ana.id)
    expect(codeOf(await tools.finish(await tools.stepOf(ana.email), { code: now }))).toBe('factor-wrong')
    expect(codeOf(await tools.ask('mutation { beginApp { secret } }', {}, ana))).toBe('app-known')
  })

  it('proves who it is with the password, and goes with its recovery codes', async () => {
    const bo = await tools.person('app-bo')
    const { secret } = await tools.withApp(bo.token)
    await tools.age(bo.id)
    const removeApp = () => tools.ask('mutation { removeApp { factors recoveryCodesLeft } }', {}, bo)
    expect(codeOf(await removeApp())).toBe('step-up-needed')
    expect(codeOf(await tools.stepUp({ code: tools.totp(secret) }, bo))).toBe('wrong-password')
    expect((await tools.stepUp({ password: PASSWORD, code: tools.totp(secret) }, bo)).errors).toEqual([])
    expect((await removeApp()).data?.removeApp).toEqual({ factors: [], recoveryCodesLeft: 0 })
    expect((await tools.login(bo.email)).data?.login.token).toMatch(/^[\w-]{43}$/)
  })

  it('is not guessed: an account takes so many codes in an hour, from wherever they come', async () => {
    const cy = await tools.person('app-cy')
    await tools.withApp(cy.token)
    const step = await tools.stepOf(cy.email)
    const codes = new Set<string | undefined>()
    // each from a network of its own
    for (let i = 0; i < 45; i++) codes.add(codeOf(await tools.finish(step, { code: 'not-a-code' })))
    expect([...codes]).toEqual(['factor-wrong', 'too-many-attempts'])
  })
})

describe('a recovery code', () => {
  it('works once, however often it is sent at the same time, in any spelling', async () => {
    const dee = await tools.person('code-dee')
    const { codes } = await tools.withApp(dee.token)
    const [code = ''] = codes
    expect(code).toMatch(/^[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}$/)
    const steps = await Promise.all(Array.from({ length: 4 }, () => tools.stepOf(dee.email)))
    const answers = await Promise.all(steps.map((step) => tools.finish(step, { code: code.toLowerCase().replaceAll('-', ' ') })))
    expect(answers.map((answer) => codeOf(answer) ?? 'signed-in').toSorted()).toEqual([
      'factor-wrong',
      'factor-wrong',
      'factor-wrong',
      'signed-in',
    ])
    expect((await tools.ways(dee.token))?.recoveryCodesLeft).toBe(9)
  })

  it('of another account, and one that was renewed, opens nothing', async () => {
    const [eli, fay] = [await tools.person('code-eli'), await tools.person('code-fay')]
    const [his, hers] = [await tools.withApp(eli.token), await tools.withApp(fay.token)]
    expect(codeOf(await tools.finish(await tools.stepOf(eli.email), { code: hers.codes[0] ?? '' }))).toBe('factor-wrong')
    const renewed = await tools.ask<{ renewRecoveryCodes: { codes: string[] } }>('mutation { renewRecoveryCodes { codes } }', {}, eli)
    expect(codeOf(await tools.finish(await tools.stepOf(eli.email), { code: his.codes[0] ?? '' }))).toBe('factor-wrong')
    const code = renewed.data?.renewRecoveryCodes.codes[0] ?? ''
    expect((await tools.finish(await tools.stepOf(eli.email), { code })).errors).toEqual([])
    const bare = await tools.person('code-bare')
    expect(codeOf(await tools.ask('mutation { renewRecoveryCodes { codes } }', {}, bare))).toBe('factor-needed')
  })
})

describe('the way back without passkey and app', () => {
  const RECOVERY = 'query($token: String!) { recovery(token: $token) { isWaiting } }'
  const askBack = (step: string) => tools.ask('mutation($step: String!) { askRecovery(step: $step) { success } }', { step })
  const finishBack = (token: string) => tools.ask('mutation($token: String!) { finishRecovery(token: $token) { success } }', { token })
  const refuse = (token: string) => tools.ask('mutation($token: String!) { refuseRecovery(token: $token) { success } }', { token })
  const isOver = (id: string) =>
    tools.database.prepare('update account_recovery set opens_at = unixepoch() where user_id = ?').bind(id).run()

  async function lost(name: string) {
    const person = await tools.person(name)
    const key = await tools.withPasskey(person)
    const step = await tools.stepOf(person.email)
    expect((await askBack(step)).errors).toEqual([])
    const link = tools.tokenIn(await tools.mailTo(person.email, 'recovery-asked'))
    return { person, key, step, link }
  }

  it('waits a day, then takes everything away, ends every session, and tells its holder', async () => {
    const { person, step, link } = await lost('back-gil')
    expect((await tools.row('select template from outbox where recipient = ?', person.phoneNumber))?.template).toBe('recovery-asked')
    expect(codeOf(await askBack(step))).toBe('recovery-waits')
    expect((await tools.ask(RECOVERY, { token: link })).data?.recovery).toEqual({ isWaiting: true })
    expect(codeOf(await finishBack(link))).toBe('recovery-waits')
    expect((await tools.login(person.email)).data?.login.token).toBeNull()
    const wait = await tools.row('select opens_at - asked_at as seconds from account_recovery where user_id = ?', person.id)
    expect(wait?.seconds).toBe(86_400)

    await isOver(person.id)
    expect((await finishBack(link)).errors).toEqual([])
    expect(codeOf(await tools.whoIs(person.token))).toBe('invalid_access_token')
    await tools.mailTo(person.email, 'recovered')
    const token = (await tools.login(person.email)).data?.login.token ?? ''
    expect(await tools.ways(token)).toEqual({ passkeys: [], factors: [], recoveryCodesLeft: 0 })
    // the link is spent, and takes nothing away that is added later
    await tools.withPasskey({ token })
    expect(codeOf(await finishBack(link))).toBe('token-spent')
    expect((await tools.ways(token))?.passkeys).toHaveLength(1)
  })

  it('is refused by one press, and by a sign-in with the passkey', async () => {
    const { person, link } = await lost('back-hal')
    expect((await refuse(link)).errors).toEqual([])
    await isOver(person.id)
    expect(codeOf(await finishBack(link))).toBe('token-spent')
    expect(codeOf(await refuse(link))).toBe('token-spent')
    expect((await tools.ask(RECOVERY, { token: link })).data?.recovery).toBeNull()

    const other = await lost('back-ivy')
    expect((await tools.byPasskey(await other.key.sign(await tools.question('SIGN_IN')))).errors).toEqual([])
    await isOver(other.person.id)
    expect(codeOf(await finishBack(other.link))).toBe('token-spent')
  })

  it('needs the right password first', async () => {
    expect(codeOf(await askBack('a-step-that-nobody-was-given'))).toBe('step-spent')
    expect(codeOf(await finishBack('x'.repeat(43)))).toBe('token-spent')
  })
})

it('gives all of it to the person, without secrets, and lets it go with the account', async () => {
  const jo = await tools.person('data-jo')
  await tools.withPasskey(jo)
  const { secret, codes } = await tools.withApp(jo.token)
  await tools.stepOf(jo.email)
  const text = String((await tools.ask<{ accountExport: string }>('{ accountExport }', {}, jo)).data?.accountExport)
  const data = JSON.parse(text) as Record<string, unknown[]>
  expect([data.passkeys?.length, data.authenticatorApp?.length, data.recoveryCodes?.length, data.passwordSteps?.length]).toEqual([
    1, 1, 10, 1,
  ])
  for (const hidden of [secret, codes[0] ?? '-', 'seed', 'public_key', 'hash']) expect(text).not.toContain(hidden)
  await tools.database.prepare('delete from user where id = ?').bind(jo.id).run()
  for (const table of ['passkey', 'authenticator_app', 'recovery_code', 'second_step', 'account_recovery'])
    expect(await tools.row(`select count(*) as n from ${table} where user_id = ?`, jo.id)).toEqual({ n: 0 })
})
