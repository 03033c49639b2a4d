import { describe, expect, it } from 'vitest'
import { softwareAuthenticator } from '#fixtures/software-authenticator.ts'
import { codeOf, PASSWORD } from './account-fixture.ts'
import { factorTools } from './factor-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = factorTools(provider)

describe('a passkey', () => {
  it('is added, named anew, used without a name, and removed; its holder is told by mail', async () => {
    const anna = await tools.person('key-anna')
    const key = await tools.withPasskey(anna)
    await tools.mailTo(anna.email, 'factor-added')
    const [passkey] = (await tools.ways(anna.token))?.passkeys ?? []
    expect(passkey).toMatchObject({ name: 'Pocket', lastUsedDate: null })
    const rename = (name: string, token: string) =>
      tools.ask(
        'mutation($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { passkeys { name } } }',
        { id: passkey?.id, name },
        { token },
      )
    expect((await rename(' Desk ', anna.token)).data?.renamePasskey).toEqual({ passkeys: [{ name: 'Desk' }] })
    expect(codeOf(await rename('  ', anna.token))).toBe('passkey-name')
    const other = await tools.person('key-other')
    expect(codeOf(await rename('Mine', other.token))).toBe('passkey-unknown')
    expect(codeOf(await tools.remove(passkey?.id ?? '', { token: other.token }))).toBe('passkey-unknown')

    const { data } = await tools.byPasskey(await key.sign(await tools.question('SIGN_IN')))
    expect((await tools.whoIs(data?.signInByPasskey.token ?? '')).data?.user.id).toBe(anna.id)
    expect((await tools.ways(anna.token))?.passkeys[0]?.lastUsedDate).not.toBeNull()

    expect((await tools.remove(passkey?.id ?? '', anna)).data?.removePasskey).toMatchObject({ passkeys: [], factors: [] })
    await tools.mailTo(anna.email, 'factor-removed')
    expect(codeOf(await tools.byPasskey(await key.sign(await tools.question('SIGN_IN'))))).toBe('passkey-unknown')
  })

  it('is asked for behind the password, which alone opens nothing', async () => {
    const ben = await tools.person('key-ben')
    const key = await tools.withPasskey(ben)
    const { data } = await tools.login(ben.email)
    expect(data?.login).toMatchObject({ token: null, secondStep: { factors: ['PASSKEY'] } })
    const step = data?.login.secondStep?.token ?? ''
    expect(codeOf(await tools.whoIs(step))).toBe('invalid_access_token')
    expect(codeOf(await tools.finish(step, {}))).toBe('factor-needed')
    expect(codeOf(await tools.finish(step, { code: '123456' }))).toBe('factor-wrong')
    const answer = await key.sign(await tools.question('SECOND_STEP', {}, step))
    expect(codeOf(await tools.finish(step, { passkey: answer }, {}, 'Vendor'))).toBe('step-spent')
    const entered = (await tools.finish(step, { passkey: answer })).data?.finishSignIn.token ?? ''
    expect((await tools.whoIs(entered)).data?.user.id).toBe(ben.id)
    // neither step nor challenge works twice
    expect(codeOf(await tools.finish(step, { passkey: answer }))).toBe('step-spent')
    // registering again with the right password is no way around
    const { token: _, id: __, ...input } = ben
    await tools.provePhone(ben.phoneNumber)
    const again = await tools.ask('mutation($input: RegisterInput!) { register(input: $input) { token } }', { input })
    expect(codeOf(again)).toBe('email-used')
  })

  it('is lost with a changed password: a step belongs to the one that was right', async () => {
    const cleo = await tools.person('key-cleo')
    const key = await tools.withPasskey(cleo)
    const step = await tools.stepOf(cleo.email)
    const answer = await key.sign(await tools.question('SECOND_STEP', {}, step))
    await tools.database.prepare("update user set password_hash = password_hash || '.' where id = ?").bind(cleo.id).run()
    expect(codeOf(await tools.finish(step, { passkey: answer }))).toBe('step-spent')
  })

  it('signs a challenge once, soon, and only for what it was asked for', async () => {
    const dan = await tools.person('key-dan')
    const key = await tools.withPasskey(dan)
    const options = await tools.question('SIGN_IN')
    const answer = await key.sign(options)
    expect((await tools.byPasskey(answer)).errors).toEqual([])
    expect(codeOf(await tools.byPasskey(answer))).toBe('passkey-expired')
    expect(codeOf(await tools.byPasskey(await key.sign(options)))).toBe('passkey-expired')

    const forStepUp = await key.sign(await tools.question('STEP_UP', dan))
    expect(codeOf(await tools.byPasskey(forStepUp))).toBe('passkey-expired')
    const late = await tools.question('SIGN_IN')
    await tools.database.prepare('update passkey_challenge set expires_at = unixepoch()').run()
    expect(codeOf(await tools.byPasskey(await key.sign(late)))).toBe('passkey-expired')
    const own = JSON.stringify({ challenge: 'bm90LWZyb20taGVyZQ' })
    expect(codeOf(await tools.byPasskey(await key.sign(own)))).toBe('passkey-expired')
    expect(codeOf(await tools.byPasskey('{"id":1}'))).toBe('passkey-invalid')
  })

  it('counts for this site alone, with its holder seen, and with a counter that moves on', async () => {
    const eva = await tools.person('key-eva')
    const key = await tools.withPasskey(eva)
    const tryWith = async (otherwise: Parameters<typeof key.sign>[1]) =>
      codeOf(await tools.byPasskey(await key.sign(await tools.question('SIGN_IN'), otherwise)))
    expect(await tryWith({ origin: 'https://site.example.evil.test' })).toBe('passkey-invalid')
    expect(await tryWith({ rpId: 'evil.test' })).toBe('passkey-invalid')
    expect(await tryWith({ isVerified: false })).toBe('passkey-invalid')
    expect(await tryWith({ counter: 100 })).toBeUndefined()
    expect(await tryWith({ counter: 100 })).toBe('passkey-invalid')
    expect(await tryWith({ counter: 99 })).toBe('passkey-invalid')
    expect(await tryWith({ counter: 101 })).toBeUndefined()
    // one that does not count stays at nought
    const flat = await tools.withPasskey(eva, { counts: false })
    for (let i = 0; i < 2; i++) expect((await tools.byPasskey(await flat.sign(await tools.question('SIGN_IN')))).errors).toEqual([])
    const made = await softwareAuthenticator()
    const elsewhere = made.register(await tools.question('REGISTER', eva), { origin: 'https://other.example' })
    expect(codeOf(await tools.add(elsewhere, eva))).toBe('passkey-invalid')
    const unseen = made.register(await tools.question('REGISTER', eva), { isVerified: false })
    expect(codeOf(await tools.add(unseen, eva))).toBe('passkey-invalid')
  })

  it('of somebody else opens nothing of mine, and is added to one account only', async () => {
    const [finn, gwen] = [await tools.person('key-finn'), await tools.person('key-gwen')]
    await tools.withPasskey(finn)
    const hers = await tools.withPasskey(gwen)
    const step = await tools.stepOf(finn.email)
    expect(codeOf(await tools.finish(step, { passkey: await hers.sign(await tools.question('SECOND_STEP', {}, step)) }))).toBe(
      'passkey-unknown',
    )
    expect(codeOf(await tools.stepUp({ passkey: await hers.sign(await tools.question('STEP_UP', finn)) }, finn))).toBe('passkey-unknown')
    // a challenge of her session is none of his
    const herQuestion = await tools.question('REGISTER', gwen)
    const mine = await softwareAuthenticator()
    expect(codeOf(await tools.add(mine.register(herQuestion), finn))).toBe('passkey-expired')
    expect(codeOf(await tools.add(hers.register(await tools.question('REGISTER', finn)), finn))).toBe('passkey-known')
  })

  it('of a suspended account is told so, and opens nothing', async () => {
    const hugo = await tools.person('key-hugo')
    const key = await tools.withPasskey(hugo)
    await tools.database.prepare('update user set suspended_at = 1 where id = ?').bind(hugo.id).run()
    expect(codeOf(await tools.byPasskey(await key.sign(await tools.question('SIGN_IN'))))).toBe('user.suspended')
  })
})

describe('deeds that matter', () => {
  const sendCode = (token: string) => tools.ask('{ sendEmailUpdateCode(email: "elsewhere@example.com") { success } }', {}, { token })
  const change = (token: string, currentPassword = PASSWORD) =>
    tools.ask(
      'mutation($currentPassword: String!) { updatePassword(currentPassword: $currentPassword, password: "Seven-otters-9", confirmPassword: "Seven-otters-9") { success } }',
      { currentPassword },
      { token },
    )

  it('want a proof of the last ten minutes: the password where there is nothing else', async () => {
    const ida = await tools.person('deed-ida')
    await tools.age(ida.id)
    expect(codeOf(await sendCode(ida.token))).toBe('step-up-needed')
    expect(codeOf(await tools.askPasskey('REGISTER', ida))).toBe('step-up-needed')
    expect(codeOf(await tools.stepUp({ password: 'Wrong-tigers-7' }, ida))).toBe('wrong-password')
    expect(codeOf(await sendCode(ida.token))).toBe('step-up-needed')
    expect((await tools.stepUp({ password: PASSWORD }, ida)).errors).toEqual([])
    expect((await sendCode(ida.token)).errors).toEqual([])
    // what brings the password along is a proof itself
    await tools.age(ida.id)
    expect((await change(ida.token)).errors).toEqual([])
  })

  it('want the passkey where the account has one, and the password is no proof any more', async () => {
    const jon = await tools.person('deed-jon')
    const key = await tools.withPasskey(jon)
    await tools.age(jon.id)
    expect(codeOf(await change(jon.token))).toBe('step-up-needed')
    const [passkey] = (await tools.ways(jon.token))?.passkeys ?? []
    expect(codeOf(await tools.remove(passkey?.id ?? '', jon))).toBe('step-up-needed')
    expect(codeOf(await tools.ask('mutation($p: String!) { deleteAccount(currentPassword: $p) { success } }', { p: PASSWORD }, jon))).toBe(
      'step-up-needed',
    )
    expect(codeOf(await tools.stepUp({ password: PASSWORD }, jon))).toBe('factor-needed')
    expect((await tools.stepUp({ passkey: await key.sign(await tools.question('STEP_UP', jon)) }, jon)).errors).toEqual([])
    expect((await tools.remove(passkey?.id ?? '', jon)).errors).toEqual([])
  })

  it('of staff want it as well', async () => {
    const [kim, person] = [await tools.person('deed-kim'), await tools.person('deed-person')]
    await tools.database.prepare(`update user set kind = 'staff', roles = '["ROLE_SALE"]' where id = ?`).bind(kim.id).run()
    const note = (key: string) =>
      tools.ask(
        'mutation($key: String!, $id: ID!) { actOnAccount(key: $key, id: $id, deed: NOTE, reason: "Called.") { id } }',
        { key, id: person.id },
        kim,
      )
    await tools.age(kim.id)
    expect(codeOf(await note('note-00000001'))).toBe('step-up-needed')
    expect((await tools.stepUp({ password: PASSWORD }, kim)).errors).toEqual([])
    expect((await note('note-00000001')).errors).toEqual([])
  })
})

describe('staff who must have a passkey', () => {
  it('prove their mailbox first, then can do nothing of staff but add one', async () => {
    const lea = await tools.person('staff-lea')
    const asked = { asksStaffForKeys: true }
    await tools.database.prepare(`update user set kind = 'staff', roles = '["ROLE_ADMIN"]' where id = ?`).bind(lea.id).run()
    const users = (token: string) => tools.ask('{ users { nodes { id } } }', {}, { ...asked, token })
    expect(codeOf(await users(lea.token))).toBe('staff-key-needed')
    // a stolen password alone opens not even the page where one is added
    const { data } = await tools.login(lea.email, asked)
    expect(data?.login).toMatchObject({ token: null, secondStep: { factors: ['MAIL_CODE'] } })
    const step = data?.login.secondStep?.token ?? ''
    expect(codeOf(await tools.finish(step, { code: '000000' }, asked))).toMatch(/^(?:otp-spent|user.form.otp.invalid)$/)
    const mailed = await tools.ask('mutation($step: String) { mailSignInCode(step: $step) { success } }', { step }, asked)
    expect(mailed.errors).toEqual([])
    const mail = await tools.mailTo(lea.email, 'sign-in-code')
    const code = /\b\d{6}\b/.exec(String(mail.text))?.[0] ?? ''
    const token = (await tools.finish(step, { code }, asked)).data?.finishSignIn.token ?? ''
    const caller = { ...asked, token }
    expect(codeOf(await users(token))).toBe('staff-key-needed')
    const me = () => tools.ask<{ user: object }>('{ user(sourceType: Website) { roles isPasskeyMissing } }', {}, caller)
    expect((await me()).data?.user).toEqual({ roles: [], isPasskeyMissing: true })
    // nor by whoever it is that reads what belongs to others
    const key = await tools.withPasskey(caller)
    expect((await users(token)).errors).toEqual([])
    expect((await me()).data?.user).toEqual({ roles: ['ROLE_ADMIN'], isPasskeyMissing: false })
    expect((await tools.login(lea.email, asked)).data?.login.secondStep?.factors).toEqual(['PASSKEY'])
    const byKey = (await tools.byPasskey(await key.sign(await tools.question('SIGN_IN', asked)), asked)).data?.signInByPasskey.token ?? ''
    expect((await users(byKey)).errors).toEqual([])
  })
})

it('tells of a device that has not signed in before, and of it once', async () => {
  const mia = await tools.person('device-mia')
  const mails = async () =>
    Number((await tools.row("select count(*) as n from outbox where recipient = ? and template = 'new-device'", mia.email))?.n)
  const response = await provider.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-address': '198.51.99.1', 'x-site-origin': 'https://site.example' },
    body: JSON.stringify({
      query: 'mutation($email: String!, $password: String!) { login(email: $email, password: $password, sourceType: Website) { token } }',
      variables: { email: mia.email, password: PASSWORD },
    }),
  })
  await tools.mailTo(mia.email, 'new-device')
  const device = response.headers.get('x-known-device') ?? ''
  expect((await tools.login(mia.email, { device })).errors).toEqual([])
  // a mail of the second sign-in would have been written before that of the third
  expect((await tools.login(mia.email)).errors).toEqual([])
  await expect.poll(mails).toBe(2)
  expect(await mails()).toBe(2)
})
