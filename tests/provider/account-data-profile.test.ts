import { describe, expect, it } from 'vitest'
import { registerStatements } from '#provider/db/account/register-rows.ts'
import { demoRegister } from '#provider/demo/people/register.ts'
import { personName } from '#provider/person-name.ts'
import { LIMITS } from '#provider/throttle.ts'
import { codeOf, dataTools, type Shown } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = dataTools(provider)
const version = { country: 'SG', origin: 'demo', contentHash: 'test', importedAt: 0 } as const
for (const sql of registerStatements(version, demoRegister('SG'))) await tools.run(sql)

const UPDATE = `mutation Update($patch: UserPatch!, $detail: UserDetailPatch) { updateUser(patch: $patch, detail: $detail) {
  id nickName phoneNumber country language detail { salespersonName ceaNumber estateAgency estateAgencyLicenseNo } } }`

const update = (token: string | undefined, patch: Record<string, unknown>, detail?: Record<string, unknown>) =>
  tools.ask<{ updateUser: Shown }>(UPDATE, { patch, detail }, token ? { token } : {})
describe('updateUser (§7)', () => {
  it('changes what is given and leaves the rest', async () => {
    const { token, id } = await tools.newPerson()
    const before = await tools.me(token)
    const { data, errors } = await update(token, { nickName: '  Ah   Meng ', country: 'HK', language: 'zh-HK' })
    expect(errors).toEqual([])
    expect(data?.updateUser).toEqual({ ...before, nickName: 'Ah Meng', country: 'HK', language: 'zh-HK' })
    expect((await update(token, {})).data?.updateUser).toMatchObject({ id, nickName: 'Ah Meng', country: 'HK' })
  })

  it.each([
    [{ nickName: '' }, 'profile-nickname'],
    [{ nickName: 'x'.repeat(200) }, 'profile-nickname'],
    [{ language: 'tlh' }, 'profile-language'],
    [{ phoneNumber: '12' }, 'phone-invalid'],
    [{ phoneNumber: '+6591112222' }, 'phone-unproven'],
    [{ nickName: 'Changed', phoneNumber: '+6591112222' }, 'phone-unproven'],
  ])('refuses %j', async (patch, code) => {
    const { token } = await tools.newPerson()
    const before = await tools.me(token)
    expect(codeOf(await update(token, patch))).toBe(code)
    expect(await tools.me(token)).toEqual(before)
  })

  it('changes the phone number to one that answered its code to the same person, once', async () => {
    const [{ token, id }, other] = [await tools.newPerson(), await tools.newPerson()]
    const phone = '+6581234567'
    await tools.ask('query Send($phone: String!) { sendOTP(phone: $phone) { success } }', { phone }, { token })
    const message = await tools.row('select text from outbox where recipient = ? order by id desc', phone)
    const otp = /\d{6}/.exec(String(message?.text))?.[0]
    const check = 'query Check($phone: String!, $otp: String!) { checkOTP(phone: $phone, otp: $otp) { success } }'
    expect((await tools.ask(check, { phone, otp }, { token })).errors).toEqual([])
    expect(codeOf(await update(other.token, { phoneNumber: phone }))).toBe('phone-unproven')
    expect((await update(token, { phoneNumber: '8123 4567' })).data?.updateUser.phoneNumber).toBe(phone)
    expect((await tools.row('select phone_verified_at from user where id = ?', id))?.phone_verified_at).toBeGreaterThan(0)
    expect(codeOf(await update(token, { phoneNumber: phone }))).toBe('phone-unproven')
  })

  it('needs a token, and cannot name another person', async () => {
    expect(codeOf(await update(undefined, { nickName: 'Nobody' }))).toBe('invalid_access_token')
    const [one, two] = [await tools.newPerson(), await tools.newPerson()]
    await update(one.token, { nickName: 'Only One' })
    expect((await tools.me(two.token))?.nickName).not.toBe('Only One')
  })

  it('fills an agent’s names from the register, whatever is typed', async () => {
    const [first, second] = demoRegister('SG').slice(60)
    if (!first || !second) throw new Error('the register is short')
    const agent = await tools.newPerson({ detail: { ceaNumber: first.ceaNumber } })
    const { data } = await update(agent.token, {}, { ceaNumber: second.ceaNumber.toLowerCase(), salespersonName: 'King of Estates' })
    // the register has capitals
    const { ceaNumber, salespersonName: registered, estateAgency, estateAgencyLicenseNo } = second
    const salespersonName = personName(registered)
    expect(data?.updateUser.detail).toEqual({ ceaNumber, salespersonName, estateAgency, estateAgencyLicenseNo })
    await update(agent.token, {}, { salespersonName: 'King of Estates' })
    expect((await tools.me(agent.token))?.detail?.salespersonName).toBe(salespersonName)
    expect(codeOf(await update(agent.token, {}, { ceaNumber: 'R000000Z' }))).toBe('licence-invalid')
    const other = await tools.newPerson({ detail: { ceaNumber: first.ceaNumber } })
    expect(codeOf(await update(other.token, { nickName: 'Half' }, { ceaNumber: second.ceaNumber }))).toBe('licence-used')
    expect((await tools.me(other.token))?.nickName).not.toBe('Half')
    const plain = await tools.newPerson()
    expect(codeOf(await update(plain.token, {}, { ceaNumber: first.ceaNumber }))).toBe('forbidden')
  })

  it('counts towards the same limit of licence checks as validateCeaNumber', async () => {
    const [held] = demoRegister('SG').slice(90)
    const agent = await tools.newPerson({ detail: { ceaNumber: held?.ceaNumber } })
    const caller = { token: agent.token, address: '203.0.113.9' }
    const variables = { patch: {}, detail: { ceaNumber: 'R000000Z' } }
    const asked = Array.from({ length: LIMITS.licence.max + 5 }, () => tools.ask(UPDATE, variables, caller))
    const codes = (await Promise.all(asked)).map(codeOf)
    expect(codes.filter((code) => code === 'licence-invalid')).toHaveLength(LIMITS.licence.max)
    expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(5)
  })

  it('gives one free licence to one of two who ask at once', async () => {
    const [a, b, free] = demoRegister('SG').slice(80)
    const agents = await Promise.all([a, b].map((row) => tools.newPerson({ detail: { ceaNumber: row?.ceaNumber } })))
    const answers = await Promise.all(agents.map(({ token }) => update(token, {}, { ceaNumber: free?.ceaNumber })))
    expect(answers.map(codeOf).filter((code) => code === 'licence-used')).toHaveLength(1)
  })
})

describe('userUniqueId (§7)', () => {
  it('stays the same for ever, also when it is first asked for twice at once', async () => {
    const { token } = await tools.newPerson()
    const ask = async () =>
      (await tools.ask<{ userUniqueId: { data: string } }>('mutation { userUniqueId { success message data } }', {}, { token })).data
        ?.userUniqueId
    const [one, two] = await Promise.all([ask(), ask()])
    expect(one).toEqual({ success: true, message: '', data: expect.stringMatching(/^[\w-]{12}$/) })
    expect(two).toEqual(one)
    expect(await ask()).toEqual(one)
  })
})
