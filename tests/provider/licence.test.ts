import { beforeAll, describe, expect, it } from 'vitest'
import { registerStatements } from '#provider/db/account/register-rows.ts'
import { demoRegister, demoRegisterHash } from '#provider/demo/people/register.ts'
import { personName } from '#provider/person-name.ts'
import { accountTools, type Caller } from './account-fixture.ts'
import { startProvider, type TestProvider } from './harness.ts'

let provider: TestProvider
let tools: ReturnType<typeof accountTools>

interface Info {
  ceaInfo: Record<string, unknown> | null
}

const INFO = `query Info($ceaNumber: String!) { ceaInfo(ceaNumber: $ceaNumber) {
  id userId salespersonName ceaNumber estateAgency estateAgencyLicenseNo tierCodes logo website websiteTitle ccEmails } }`
const EXISTS = 'query Exists($ceaNumber: String!) { validateCeaNumber(ceaNumber: $ceaNumber) { isExist } }'

const info = async (ceaNumber: string, caller: Caller = {}) => {
  const { data, errors } = await tools.ask<Info>(INFO, { ceaNumber }, caller)
  expect(errors).toEqual([])
  return data?.ceaInfo ?? null
}
const exists = async (ceaNumber: string, caller: Caller = {}) => {
  const { data } = await tools.ask<{ validateCeaNumber: { isExist: boolean } }>(EXISTS, { ceaNumber }, caller)
  return data?.validateCeaNumber.isExist
}

const agents = { SG: demoRegister('SG'), HK: demoRegister('HK'), MY: demoRegister('MY') }
const agent = (country: keyof typeof agents, at: number) => {
  const row = agents[country][at]
  if (!row) throw new Error('the register is short')
  return row
}

beforeAll(async () => {
  provider = await startProvider()
  tools = accountTools(provider)
  for (const country of ['SG', 'HK', 'MY'] as const) {
    const version = { country, origin: 'demo', contentHash: demoRegisterHash(country), importedAt: 0 } as const
    for (const sql of registerStatements(version, agents[country])) await provider.env.DB_ACCOUNT.prepare(sql).run()
  }
})

describe('ceaInfo (§7)', () => {
  it.each(['SG', 'HK', 'MY'] as const)('tells who holds a licence in %s, however it is spelled', async (country) => {
    const { ceaNumber, salespersonName: registered, estateAgency, estateAgencyLicenseNo } = agent(country, 20)
    const salespersonName = personName(registered)
    for (const spelled of [ceaNumber, ` ${ceaNumber.toLowerCase()} `, ceaNumber.replaceAll(/[ -]/g, '')])
      expect(await info(spelled, { country })).toMatchObject({ ceaNumber, salespersonName, estateAgency, estateAgencyLicenseNo })
  })

  it('asks the register of the request’s country alone', async () => {
    expect(await info(agent('SG', 20).ceaNumber, { country: 'HK' })).toBeNull()
    expect(await info(agent('SG', 20).ceaNumber, { country: 'AU' })).toBeNull()
  })

  it.each(['', 'R000000Z', "' or 1=1 --", 'x'.repeat(2_000), '%'])('answers null for %j', async (text) => {
    expect(await info(text)).toBeNull()
    expect(await exists(text)).toBe(false)
  })

  it('finds a registration only while it is in force', async () => {
    const { ceaNumber } = agent('SG', 30)
    const set = (column: string, day: string | null) =>
      provider.env.DB_ACCOUNT.prepare(`update licence_register set ${column} = ? where country = 'SG' and cea_number = ?`)
        .bind(day, ceaNumber)
        .run()
    await set('ends_on', '2020-12-31')
    expect(await info(ceaNumber)).toBeNull()
    await set('ends_on', '2999-12-31')
    expect(await info(ceaNumber)).not.toBeNull()
    await set('starts_on', '2999-01-01')
    expect(await info(ceaNumber)).toBeNull()
  })

  it('returns the account’s id to its owner only', async () => {
    const { ceaNumber } = agent('SG', 40)
    expect(await exists(ceaNumber)).toBe(false)
    const owner = await tools.person('licence-owner', { detail: { ceaNumber } })
    expect(await exists(ceaNumber)).toBe(true)
    expect(await exists(ceaNumber, { country: 'HK' })).toBe(false)
    const other = await tools.person('licence-other')
    await provider.env.DB_ACCOUNT.prepare(
      `insert into agent_profile (user_id, website, cc_emails, updated_at) values (?, 'https://a.example', '["cc@example.com"]', 0)`,
    )
      .bind(owner.id)
      .run()
    expect(await info(ceaNumber)).toMatchObject({ userId: null, ccEmails: [], website: 'https://a.example' })
    expect(await info(ceaNumber, { token: other.token })).toMatchObject({ userId: null, ccEmails: [] })
    expect(await info(ceaNumber, { token: owner.token })).toMatchObject({ userId: owner.id, ccEmails: ['cc@example.com'] })
  })

  it('is limited per network', async () => {
    const address = '203.0.113.77'
    const answers = await Promise.all(Array.from({ length: 125 }, () => tools.ask(EXISTS, { ceaNumber: 'R990001A' }, { address })))
    const refused = answers.filter(({ errors }) => errors[0]?.extensions.code === 'too-many-attempts')
    expect(refused).toHaveLength(5)
    expect(await exists('R990001A')).toBe(false)
  })
})
