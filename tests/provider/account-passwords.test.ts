import { describe, expect, it } from 'vitest'
import { accountTools, codeOf, PASSWORD } from './account-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = accountTools(provider)

const NEXT = 'Seven-otters-9-swim'
const FORGOT = 'mutation F($email: String!) { forgotPassword(email: $email) { success } }'
const RESET =
  'mutation R($token: String!, $password: String!, $confirmPassword: String!) { resetPassword(token: $token, password: $password, confirmPassword: $confirmPassword) { success } }'
const ACTIVATE = 'mutation A($token: String!, $password: String!) { activeUserSelf(token: $token, password: $password) { success } }'
const UPDATE =
  'mutation U($id: ID, $currentPassword: String!, $password: String!, $confirmPassword: String!) { updatePassword(id: $id, currentPassword: $currentPassword, password: $password, confirmPassword: $confirmPassword) { success } }'
const VALID = 'query V($token: String!) { validateToken(token: $token) { success } }'

const forgot = (email: string, address?: string) => tools.ask(FORGOT, { email }, address ? { address } : {})
const reset = (token: string, password: string, confirmPassword = password) => tools.ask(RESET, { token, password, confirmPassword })
const isOpen = async (token: string) =>
  (await tools.ask<{ validateToken: { success: boolean } }>(VALID, { token })).data?.validateToken.success
const mailsTo = async (email: string) =>
  Number(
    (await tools.row("select count(*) as n from outbox where recipient = ? and template in ('reset-password', 'activation')", email))?.n,
  )

describe('a forgotten password (§4)', () => {
  it('is set anew by the link, once, and every session ends', async () => {
    const { email, token } = await tools.person('fiona')
    expect((await forgot(' FIONA@example.com ')).data).toEqual({ forgotPassword: { success: true } })
    const mail = await tools.mailTo(email, 'reset-password')
    expect(String(mail.text)).toContain('https://site.example/user/reset-password/')
    const link = tools.tokenIn(mail)
    expect(await isOpen(link)).toBe(true)
    expect((await reset(link, NEXT)).data).toEqual({ resetPassword: { success: true } })
    expect(codeOf(await tools.whoIs(token))).toBe('invalid_access_token')
    expect(codeOf(await tools.login(email, PASSWORD))).toBe('user.loginidorpasswordisinvalid')
    expect((await tools.login(email, NEXT)).errors).toEqual([])
    expect(await isOpen(link)).toBe(false)
    expect(codeOf(await reset(link, PASSWORD))).toBe('token-spent')
    await tools.mailTo(email, 'password-changed')
    const kept = await tools.database.prepare('select * from one_time_token').all()
    expect(JSON.stringify(kept.results)).not.toContain(link)
  })

  it('is answered alike for everybody, and an unknown address gets no mail', async () => {
    const unknown = await forgot('nobody@example.com')
    expect(unknown.data).toEqual({ forgotPassword: { success: true } })
    expect(codeOf(await forgot('nobody'))).toBe('email-invalid')
    await tools.person('known')
    await forgot('known@example.com')
    await tools.mailTo('known@example.com', 'reset-password')
    expect(await mailsTo('nobody@example.com')).toBe(0)
  })

  it('is set by one of many requests that use the link at once', async () => {
    const { email } = await tools.person('racer')
    await forgot(email)
    const link = tools.tokenIn(await tools.mailTo(email, 'reset-password'))
    const passwords = Array.from({ length: 5 }, (_, i) => `Racing-otters-${i}`)
    const answers = await Promise.all(passwords.map((password) => reset(link, password)))
    expect(answers.filter((answer) => codeOf(answer) === 'token-spent')).toHaveLength(4)
    const winner = passwords[answers.findIndex(({ errors }) => errors.length === 0)] ?? ''
    expect((await tools.login(email, winner)).errors).toEqual([])
  })

  it('has a link that lasts an hour, is bound to the address it went to, and survives later ones', async () => {
    const { email, id } = await tools.person('linda')
    await forgot(email)
    const first = tools.tokenIn(await tools.mailTo(email, 'reset-password'))
    await forgot(email)
    for (let turn = 0; turn < 100 && (await mailsTo(email)) < 2; turn++) await new Promise((resolve) => setTimeout(resolve, 20))
    const second = tools.tokenIn(await tools.mailTo(email, 'reset-password'))
    expect([await isOpen(first), await isOpen(second), first === second]).toEqual([true, true, false])
    await tools.database.prepare("update user set email_key = 'moved@example.com' where id = ?").bind(id).run()
    expect(codeOf(await reset(first, NEXT))).toBe('token-spent')
    await tools.database.prepare('update user set email_key = ? where id = ?').bind(email, id).run()
    await tools.database
      .prepare("update one_time_token set expires_at = ? where user_id = ? and purpose = 'reset-password'")
      .bind(Math.floor(Date.now() / 1_000), id)
      .run()
    expect(codeOf(await reset(first, NEXT))).toBe('token-spent')
  })

  it('follows the rules of §5', async () => {
    const token = 'x'.repeat(43)
    expect(codeOf(await reset(token, NEXT, 'Other-otters-9'))).toBe('passwords-differ')
    expect(codeOf(await reset(token, 'short'))).toBe('password-weak')
    expect(codeOf(await reset(token, 'Has space-9'))).toBe('password-weak')
    expect(codeOf(await reset(token, 'Passw0rd!'))).toBe('password-common')
    expect(codeOf(await reset(token, NEXT))).toBe('token-spent')
  })

  it('sends one person five mails an hour, whoever asks', async () => {
    const { email } = await tools.person('mailed')
    for (let i = 0; i < 8; i++) expect((await forgot(email)).errors).toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await mailsTo(email)).toBe(5)
  })

  it('ends after forty questions from one network', async () => {
    const address = tools.nextAddress()
    const codes = (await Promise.all(Array.from({ length: 43 }, (_, i) => forgot(`no${i}@example.com`, address)))).map(codeOf)
    expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(3)
  })

  it('answers user.errorwhilesendingpasswordemail on a failure', async () => {
    await tools.database.prepare('alter table avatar rename to hidden').run()
    const answer = await forgot('known@example.com')
    await tools.database.prepare('alter table hidden rename to avatar').run()
    expect(codeOf(answer)).toBe('user.errorwhilesendingpasswordemail')
  })
})

describe('activation (§4)', () => {
  it('sets the first password of an invited person; "forgot password" before it sends the same link', async () => {
    await tools.database
      .prepare(
        `insert into user (id, email, email_key, nick_name, country, kind, roles, created_at, updated_at)
        values ('made', 'made@example.com', 'made@example.com', 'Made', 'SG', 'sub-account', '["sub-account"]', 1, 1)`,
      )
      .run()
    expect(codeOf(await tools.login('made@example.com', ''))).toBe('user.loginidorpasswordisinvalid')
    await forgot('made@example.com')
    const mail = await tools.mailTo('made@example.com', 'activation')
    expect(String(mail.text)).toContain('/user/active-email/')
    const token = tools.tokenIn(mail)
    expect(codeOf(await reset(token, NEXT))).toBe('token-spent')
    expect(codeOf(await tools.ask(ACTIVATE, { token, password: 'weak' }))).toBe('password-weak')
    expect((await tools.ask(ACTIVATE, { token, password: NEXT })).data).toEqual({ activeUserSelf: { success: true } })
    expect(codeOf(await tools.ask(ACTIVATE, { token, password: NEXT }))).toBe('token-spent')
    expect((await tools.login('made@example.com', NEXT)).errors).toEqual([])
    const user = await tools.row("select activated_at, email_verified_at from user where id = 'made'")
    expect([typeof user?.activated_at, typeof user?.email_verified_at]).toEqual(['number', 'number'])
  })
})

describe('updatePassword (§7, product decision: the session decides whose)', () => {
  it('needs the current one, keeps this session and ends the others', async () => {
    const { email, token, id } = await tools.person('upton')
    const other = (await tools.login(email, PASSWORD)).data?.login.token ?? ''
    const wrong = { currentPassword: 'Wrong-tigers-7', password: NEXT, confirmPassword: NEXT }
    expect(codeOf(await tools.ask(UPDATE, wrong, { token }))).toBe('wrong-password')
    expect(codeOf(await tools.ask(UPDATE, { ...wrong, confirmPassword: 'X' }, { token }))).toBe('passwords-differ')
    const victim = await tools.person('victim')
    const right = { id: victim.id, currentPassword: PASSWORD, password: NEXT, confirmPassword: NEXT }
    expect((await tools.ask(UPDATE, right, { token })).data).toEqual({ updatePassword: { success: true } })
    expect((await tools.whoIs(token)).data?.user.id).toBe(id)
    expect(codeOf(await tools.whoIs(other))).toBe('invalid_access_token')
    expect((await tools.login(victim.email, PASSWORD)).errors).toEqual([])
    expect((await tools.login(email, NEXT)).errors).toEqual([])
    await tools.mailTo(email, 'password-changed')
    expect(codeOf(await tools.ask(UPDATE, right))).toBe('invalid_access_token')
  })

  it('happens once when it is asked for many times at once, and no session of the older password outlives it', async () => {
    const { email, token } = await tools.person('parallel')
    const passwords = Array.from({ length: 4 }, (_, i) => `Parallel-otters-${i}`)
    const [changes, logins] = await Promise.all([
      Promise.all(
        passwords.map((password) => tools.ask(UPDATE, { currentPassword: PASSWORD, password, confirmPassword: password }, { token })),
      ),
      Promise.all(Array.from({ length: 4 }, () => tools.login(email, PASSWORD))),
    ])
    expect(changes.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    for (const { data } of logins) if (data?.login) expect(codeOf(await tools.whoIs(data.login.token))).toBe('invalid_access_token')
  })

  it('allows a stolen session ten guesses', async () => {
    const { token } = await tools.person('stolen')
    const address = tools.nextAddress()
    const guess = { currentPassword: 'Wrong-tigers-7', password: NEXT, confirmPassword: NEXT }
    const codes = (await Promise.all(Array.from({ length: 12 }, () => tools.ask(UPDATE, guess, { token, address })))).map(codeOf)
    expect(codes.filter((code) => code === 'wrong-password')).toHaveLength(10)
    expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(2)
  })
})

describe('e-mail addresses', () => {
  const VERIFY = 'query V($token: String!) { verifyEmail(token: $token) { success } }'
  const EXISTS = 'query E($email: String!) { validateEmail(email: $email) { isExist } }'

  it('are verified by their link, again and again while it lasts, and by no other', async () => {
    const { email, token, id } = await tools.person('verity')
    const link = tools.tokenIn(await tools.mailTo(email, 'verify-email'))
    for (let turn = 0; turn < 2; turn++) expect((await tools.ask(VERIFY, { token: link })).data).toEqual({ verifyEmail: { success: true } })
    expect((await tools.row('select email_verified_at from user where id = ?', id))?.email_verified_at).toBeTypeOf('number')
    expect(await tools.row("select count(*) as n from audit_event where kind = 'email-verified'")).toEqual({ n: 1 })
    expect((await tools.ask(VERIFY, { token: 'x'.repeat(43) })).data).toEqual({ verifyEmail: { success: false } })
    await forgot(email)
    const resetLink = tools.tokenIn(await tools.mailTo(email, 'reset-password'))
    expect((await tools.ask(VERIFY, { token: resetLink })).data).toEqual({ verifyEmail: { success: false } })
    await tools.database
      .prepare("update user set email_key = 'elsewhere@example.com', email_verified_at = null where id = ?")
      .bind(id)
      .run()
    expect((await tools.ask(VERIFY, { token: link })).data).toEqual({ verifyEmail: { success: false } })
    expect((await tools.ask('mutation { sendVerifyEmail { success } }', {}, { token })).errors).toEqual([])
  })

  it('are reported as used or free, sixty times in ten minutes', async () => {
    await tools.person('existing')
    const exists = async (email: string) =>
      (await tools.ask<{ validateEmail: { isExist: boolean } }>(EXISTS, { email })).data?.validateEmail.isExist
    expect([await exists(' EXISTING@example.com'), await exists('free@example.com')]).toEqual([true, false])
    expect(codeOf(await tools.ask(EXISTS, { email: 'nobody' }))).toBe('email-invalid')
    const address = tools.nextAddress()
    const codes = (await Promise.all(Array.from({ length: 63 }, () => tools.ask(EXISTS, { email: 'free@example.com' }, { address })))).map(
      codeOf,
    )
    expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(3)
  })
})
