import type { GraphQLObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '../../schema.ts'
import type { UserRow } from '../../user-row.ts'

const person = (id: string, roles: string[]): UserRow => ({
  id,
  email: `${id}@example.com`,
  emailKey: `${id}@example.com`,
  nickName: id,
  phoneNumber: '+6591234567',
  phoneVerifiedAt: 1,
  country: 'SG',
  language: 'en-US',
  kind: 'agent',
  roles: JSON.stringify(roles),
  emailVerifiedAt: 1,
  activatedAt: 1,
  deletionDueAt: null,
  suspendedAt: null,
  createdAt: 1,
  updatedAt: 1,
  avatarKey: null,
  licenceCountry: 'SG',
  ceaNumber: 'R012345A',
  salespersonName: id,
  estateAgency: 'Demo',
  estateAgencyLicenseNo: 'L1',
})

const userType = schema.getType('User') as GraphQLObjectType
const owner = person('owner', ['agent'])

/** The owner's field as another person gets it. */
async function read(field: string, asking: UserRow | null, sessionPurpose = 'user') {
  const context = {
    viewer: async () => asking && { ...asking, sessionPurpose },
    perRequest: () => ({ load: async () => null }),
  }
  return userType.getFields()[field]?.resolve?.(owner, {}, context, {} as never)
}

const OPEN_TO_ALL = ['id', 'nickName', 'avatar']
describe('the fields of a User (§6)', () => {
  it('are readable by the owner and staff only, field by field', async () => {
    const own = Object.keys(userType.getFields()).filter((field) => !OPEN_TO_ALL.includes(field))
    expect(own).toEqual(
      expect.arrayContaining(['email', 'phoneNumber', 'roles', 'detail', 'subscription', 'stripeSubscription', 'country']),
    )
    for (const field of own) {
      for (const asking of [null, person('stranger', ['agent', 'vendor', 'non-agent', 'sub-account'])])
        await expect(read(field, asking), field).rejects.toMatchObject({ extensions: { code: 'forbidden' } })
      await expect(read(field, person('admin', ['ROLE_ADMIN']), 'vendor'), field).rejects.toMatchObject({
        extensions: { code: 'forbidden' },
      })
      for (const asking of [owner, person('admin', ['ROLE_ADMIN']), person('sales', ['ROLE_SALE'])]) await read(field, asking)
    }
  })
})
