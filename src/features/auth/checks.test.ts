import { describe, expect, it, vi } from 'vitest'
import { fail, ok } from '#lib/result.ts'
import { createChecks, type LicenceRecord } from './checks.ts'

const record: LicenceRecord = {
  ceaNumber: 'R012345A',
  salespersonName: 'Mei Ling Tan',
  estateAgency: 'Harbour Homes',
  estateAgencyLicenseNo: 'L3001234A',
}
const free = { isUsed: false, record }

function checksOf({
  licence = ok(free),
  email = ok(false),
}: {
  licence?: Awaited<ReturnType<Ask['licence']>>
  email?: Awaited<ReturnType<Ask['email']>>
}) {
  const ask = { licence: vi.fn(async () => licence), email: vi.fn(async () => email) }
  return { ask, checks: createChecks(ask) }
}
type Ask = Parameters<typeof createChecks>[0]

describe('the licence check (§5)', () => {
  it('finds the agent, and asks once for every spelling of a number', async () => {
    const { ask, checks } = checksOf({})
    expect(await checks.licence('R012345A')).toEqual({ ok: true, key: 'R012345A', record })
    await checks.licence(' r012345a ')
    expect(ask.licence).toHaveBeenCalledTimes(1)
  })
  it.each([
    ['an account has it', ok({ isUsed: true, record }), 'licence-used'],
    ['the register lists nobody', ok({ isUsed: false, record: null }), 'licence-invalid'],
    ['the register does not answer', fail('network', 'timeout'), 'licence-unchecked'],
    ['the limit is reached', fail('graphql', 'too-many-attempts', 40), 'licence-unchecked'],
  ] as const)('%s', async (_, licence, code) => expect(await checksOf({ licence }).checks.licence('R012345A')).toEqual({ ok: false, code }))
  it('does not check malformed numbers, and checks again after a failure', async () => {
    const { ask, checks } = checksOf({ licence: fail('network', 'timeout') })
    expect(await checks.licence('?')).toEqual({ ok: false, code: 'licence-invalid' })
    expect(ask.licence).not.toHaveBeenCalled()
    await checks.licence('R012345A')
    await checks.licence('R012345A')
    expect(ask.licence).toHaveBeenCalledTimes(2)
  })
})

describe('the e-mail check', () => {
  it('a new account needs a free address, a forgotten password a known one', async () => {
    const used = checksOf({ email: ok(true) }).checks
    const unused = checksOf({ email: ok(false) }).checks
    expect(await used.emailIsFree('a@b.co')).toBe('email-used')
    expect(await unused.emailIsFree('a@b.co')).toBeUndefined()
    expect(await used.emailIsKnown('a@b.co')).toBeUndefined()
    expect(await unused.emailIsKnown('a@b.co')).toBe('email-unknown')
  })
  it('a failed check does not block the form, and incomplete addresses are not checked', async () => {
    const { ask, checks } = checksOf({ email: fail('network', 'timeout') })
    expect(await checks.emailIsFree('a@b.co')).toBeUndefined()
    expect(await checks.emailIsKnown('a@b.co')).toBeUndefined()
    expect(ask.email).toHaveBeenCalledTimes(2)
    await checks.emailIsFree('a@b')
    expect(ask.email).toHaveBeenCalledTimes(2)
  })
})
