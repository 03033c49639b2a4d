import { describe, expect, it } from 'vitest'
import { accountTools, codeOf, PASSWORD, REGISTER } from './account-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = accountTools(provider)
await provider.env.DB_ACCOUNT.prepare(
  `insert into licence_register (country, cea_number_key, cea_number, salesperson_name, estate_agency, estate_agency_license_no, starts_on, ends_on, version)
  values ('SG', 'R012345A', 'R012345A', 'Lim Bee Hoon', 'Demo Homes Pte Ltd', 'L3000001A', '2020-01-01', '2099-12-31', 'v'),
    ('SG', 'R011111B', 'R011111B', 'Gone Agent', 'Demo Homes Pte Ltd', 'L3000001A', '2020-01-01', '2021-12-31', 'v'),
    ('SG', 'R054321C', 'R054321C', 'Ong Wei', 'Demo Homes Pte Ltd', 'L3000001A', '2020-01-01', '2099-12-31', 'v'),
    ('HK', 'E123456', 'E-123456', 'Chan Siu Ming', 'Demo Property Ltd', 'C-000001', null, null, 'v')`,
).run()

type Registered = { register: { token: string } | null }
const send = (input: Record<string, unknown>, country: 'SG' | 'MY' | 'HK' | 'AU' = 'SG', address?: string) =>
  tools.ask<Registered>(REGISTER, { input }, { country, ...(address ? { address } : {}) })

/** An input whose phone is proven. */
async function proven(name: string, change: Record<string, unknown> = {}) {
  const input = { ...tools.input(name), ...change }
  await tools.provePhone(String(input.phoneNumber))
  return input
}

const ME =
  '{ user(sourceType: Website) { nickName email phoneNumber country language roles isEmailVerified detail { salespersonName ceaNumber estateAgency estateAgencyLicenseNo } } }'
const me = async (token = '') => (await tools.ask<{ user: Record<string, unknown> }>(ME, {}, { token })).data?.user

/** The number of rows about people, to check that a refusal wrote none. */
const counts = () =>
  tools.row(`select (select count(*) from user) as users, (select count(*) from agent_detail) as details, (select count(*) from session) as sessions,
    (select count(*) from one_time_token) as links, (select count(*) from audit_event) as events`)

describe('register (§3, §5, §7)', () => {
  it('makes a non-agent, signed in, with a link that proves the address', async () => {
    const input = await proven('non.agent', { name: '  Tan   Ah\u0000 Meng ', email: ' Non.Agent@Example.com ' })
    const { data, errors } = await send(input)
    expect(errors).toEqual([])
    expect(await me(data?.register?.token)).toEqual({
      nickName: 'Tan Ah Meng',
      email: 'Non.Agent@Example.com',
      phoneNumber: input.phoneNumber,
      country: 'SG',
      language: 'en-US',
      roles: ['non-agent'],
      isEmailVerified: false,
      detail: null,
    })
    const mail = await tools.mailTo('Non.Agent@Example.com', 'verify-email')
    expect(String(mail.text)).toContain('https://site.example/user/verify-email/')
    const verified = await tools.ask('query V($token: String!) { verifyEmail(token: $token) { success } }', { token: tools.tokenIn(mail) })
    expect(verified.data).toEqual({ verifyEmail: { success: true } })
    expect((await me(data?.register?.token))?.isEmailVerified).toBe(true)
  })

  it('§2.6: keeps who sent the visitor', async () => {
    const { errors } = await send(await proven('sent.by.desk', { attribution: { s: 's101', payPackageId: 'agent-year' } }))
    expect(errors).toEqual([])
    expect(await tools.row(`select attribution from user where email_key = '${tools.input('sent.by.desk').email.toLowerCase()}'`)).toEqual({
      attribution: '{"s":"s101","payPackageId":"agent-year"}',
    })
  })

  it('takes name and agency of a Singapore agent from the register, whatever was sent', async () => {
    const detail = { ceaNumber: 'r012345a', salespersonName: 'Somebody Else', estateAgency: 'Mine', estateAgencyLicenseNo: 'X' }
    const { data } = await send(await proven('sg.agent', { name: 'Somebody Else', detail }))
    expect(await me(data?.register?.token)).toMatchObject({
      nickName: 'Lim Bee Hoon',
      roles: ['agent'],
      detail: {
        salespersonName: 'Lim Bee Hoon',
        ceaNumber: 'R012345A',
        estateAgency: 'Demo Homes Pte Ltd',
        estateAgencyLicenseNo: 'L3000001A',
      },
    })
    const again = await send(await proven('sg.second', { detail }))
    expect(codeOf(again)).toBe('licence-used')
  })

  it('accepts typed names in Malaysia and in Australia, and no licence number in Hong Kong', async () => {
    const typed = { ceaNumber: 'REN 12345', estateAgency: 'Rumah Sdn Bhd', estateAgencyLicenseNo: 'E (1) 0001' }
    const malaysia = await send(await proven('my.agent', { detail: typed }), 'MY')
    expect(await me(malaysia.data?.register?.token)).toMatchObject({
      country: 'MY',
      detail: { ...typed, salespersonName: 'Ah Meng Tan' },
    })
    const australia = await send(await proven('au.agent', { detail: { ...typed, ceaNumber: '20123456' } }), 'AU')
    expect(await me(australia.data?.register?.token)).toMatchObject({ country: 'AU', detail: { ceaNumber: '20123456' } })
    const free = await send(await proven('hk.agent', { detail: { estateAgency: 'Harbour' } }), 'HK')
    expect(await me(free.data?.register?.token)).toMatchObject({ roles: ['agent'], detail: { ceaNumber: null, estateAgency: 'Harbour' } })
    const known = await send(await proven('hk.known', { detail: { ceaNumber: 'e 123456' } }), 'HK')
    expect(await me(known.data?.register?.token)).toMatchObject({ detail: { ceaNumber: 'E-123456', salespersonName: 'Chan Siu Ming' } })
    expect(codeOf(await send(await proven('hk.twice', { detail: { ceaNumber: 'E123456' } }), 'HK'))).toBe('licence-used')
  })

  it.each([
    ['name-missing', { name: ' ' }],
    ['email-invalid', { email: 'nobody' }],
    ['email-used', { email: 'NON.agent@example.com', password: 'Other-tigers-7' }],
    ['phone-invalid', { phoneNumber: '+6512' }],
    ['password-weak', { password: 'alllowercase' }],
    ['password-common', { password: 'P@ssw0rd1' }],
    ['licence-invalid', { detail: { ceaNumber: 'R999999Z' } }],
    ['licence-invalid', { detail: { ceaNumber: 'R011111B' } }],
    ['licence-invalid', { detail: { ceaNumber: '' } }],
  ])('refuses with %s and writes nothing', async (code, change) => {
    const input = await proven('refused', change)
    const before = await counts()
    expect(codeOf(await send(input))).toBe(code)
    expect(await counts()).toEqual(before)
  })

  it('needs a phone that answered its code within 15 minutes, once', async () => {
    const input = tools.input('unproven')
    expect(codeOf(await send(input))).toBe('phone-unproven')
    await tools.provePhone(input.phoneNumber, Math.floor(Date.now() / 1_000) - 901)
    expect(codeOf(await send(input))).toBe('phone-unproven')
    await tools.provePhone(input.phoneNumber)
    expect((await send(input)).errors).toEqual([])
    expect(codeOf(await send({ ...input, email: 'unproven2@example.com' }))).toBe('phone-unproven')
  })

  /** The way of §7 from code to proof. */
  async function prove(phone: string, address: string, proof?: string) {
    const asked = await tools.ask('query S($phone: String!) { sendOTP(phone: $phone) { success } }', { phone }, { address })
    expect(asked.errors).toEqual([])
    const otp = /\b\d{6}\b/.exec(String((await tools.mailTo(phone, 'phone-code')).text))?.[0]
    const CHECK =
      'query C($phone: String!, $otp: String!, $proof: String) { checkOTP(phone: $phone, otp: $otp, proof: $proof) { success } }'
    return tools.ask(CHECK, { phone, otp, proof }, { address })
  }

  it('goes from code to account with the operations of §7 alone, for the network that proved the phone', async () => {
    const [home, elsewhere] = [tools.nextAddress(), tools.nextAddress()]
    const input = { ...tools.input('whole.way'), phoneProof: undefined }
    expect((await prove(input.phoneNumber, home)).errors).toEqual([])
    const thief = { ...input, email: 'thief@example.com' }
    expect(codeOf(await send(thief, 'SG', elsewhere))).toBe('phone-unproven')
    expect(codeOf(await send({ ...thief, phoneProof: 'a-secret-of-my-own-that-nobody-knows' }, 'SG', home))).toBe('phone-unproven')
    expect((await send(input, 'SG', home)).errors).toEqual([])
  })

  it('accepts a proof only with its secret, from any network', async () => {
    const [home, office] = [tools.nextAddress(), tools.nextAddress()]
    const input = { ...tools.input('roaming'), phoneProof: 'roam'.repeat(11) }
    expect((await prove(input.phoneNumber, home, input.phoneProof)).errors).toEqual([])
    const thief = { ...input, email: 'thief@example.com' }
    expect(codeOf(await send({ ...thief, phoneProof: undefined }, 'SG', home))).toBe('phone-unproven')
    expect(codeOf(await send({ ...thief, phoneProof: 'rove'.repeat(11) }, 'SG', home))).toBe('phone-unproven')
    expect((await send(input, 'SG', office)).errors).toEqual([])
    const proofs = await tools.database.prepare('select * from phone_proof').all()
    expect(JSON.stringify(proofs.results)).not.toContain('roamroam')
  })

  it.each(['', 'short', 'x'.repeat(31), `${'x'.repeat(42)}!`, 'x'.repeat(129)])(
    'refuses a secret that could be guessed: %j',
    async (proof) => {
      const { phoneNumber, ...input } = tools.input('guessable')
      const CHECK = 'query C($phone: String!, $proof: String) { checkOTP(phone: $phone, otp: "123456", proof: $proof) { success } }'
      expect(codeOf(await tools.ask(CHECK, { phone: phoneNumber, proof }))).toBe('proof-invalid')
      expect(codeOf(await send({ ...input, phoneNumber, phoneProof: proof }))).toBe('proof-invalid')
    },
  )

  it('answers user.errorwhileregistering on a failure, and leaves no rows', async () => {
    const input = await proven('broken')
    const before = await counts()
    await tools.database.prepare('alter table one_time_token rename to hidden').run()
    const answer = await send(input)
    await tools.database.prepare('alter table hidden rename to one_time_token').run()
    expect(codeOf(answer)).toBe('user.errorwhileregistering')
    expect(await counts()).toEqual(before)
    expect((await send(input)).errors).toEqual([])
  })
})

describe('registrations at the same time', () => {
  it('create one user from a form that was sent eight times, and sign each sender in', async () => {
    const input = await proven('double', { detail: { ceaNumber: 'R054321C' } })
    const address = tools.nextAddress()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(input, 'SG', address)))
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    const people = await Promise.all(answers.map(({ data }) => tools.whoIs(data?.register?.token ?? '')))
    expect(new Set(people.map(({ data }) => data?.user.id)).size).toBe(1)
    expect(await tools.row("select count(*) as n from user where email_key = 'double@example.com'")).toEqual({ n: 1 })
    expect(await tools.row("select count(*) as n from agent_detail where cea_number_key = 'R054321C'")).toEqual({ n: 1 })
    const id = people[0]?.data?.user.id
    expect(await tools.row('select count(*) as n from one_time_token where user_id = ?', id)).toEqual({ n: 1 })
  })

  it('give an address, a number and a proof to one of several who claim it', async () => {
    const passwords = Array.from({ length: 4 }, (_, i) => `Nine-tigers-${i}-sleep`)
    const same = await Promise.all(passwords.map((password) => proven('wanted', { password })))
    const byAddress = await Promise.all(same.map((input) => send(input)))
    expect(byAddress.map(codeOf).toSorted()).toEqual(['email-used', 'email-used', 'email-used', undefined])

    const detail = { ceaNumber: 'REN 7770' }
    const rivals = await Promise.all(['rival1', 'rival2', 'rival3'].map((name) => proven(name, { detail })))
    const byNumber = await Promise.all(rivals.map((input) => send(input, 'MY')))
    expect(byNumber.map(codeOf).toSorted()).toEqual(['licence-used', 'licence-used', undefined])

    const phoneNumber = '+6590000001'
    const sharing = await Promise.all(['share1', 'share2', 'share3'].map((name) => proven(name, { phoneNumber })))
    const byProof = await Promise.all(sharing.map((input) => send(input)))
    expect(byProof.map(codeOf).toSorted()).toEqual(['phone-unproven', 'phone-unproven', undefined])
  })

  it('do not allow guessing a password: the right one signs in, the tenth wrong one is the last', async () => {
    const input = await proven('fresh')
    await send(input)
    const address = tools.nextAddress()
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, i) => send({ ...input, password: `Nine-tigers-${i}-wake` }, 'SG', address)),
    )
    const codes = guesses.map(codeOf)
    expect(codes.filter((code) => code === 'email-used')).toHaveLength(10)
    expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(2)
    await tools.database.prepare("update user set created_at = created_at - 1000 where email_key = 'fresh@example.com'").run()
    expect(codeOf(await send(input))).toBe('email-used')
  })
})

it('a network may register a hundred times an hour', async () => {
  const address = tools.nextAddress()
  const answers = await Promise.all(Array.from({ length: 103 }, () => send({ ...tools.input('many'), password: PASSWORD }, 'SG', address)))
  expect(answers.filter((answer) => codeOf(answer) === 'too-many-attempts')).toHaveLength(3)
})
