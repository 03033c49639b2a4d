import { builder } from './builder.ts'

/** §2.6: what an address names. The `userId` is trusted for nothing, so it is not taken. */
export const ATTRIBUTION_FIELDS = ['s', 'payPackageId', 'invCode', 'orderId', 'transactionlist'] as const

export type AttributionClaim = { [Field in (typeof ATTRIBUTION_FIELDS)[number]]?: string | null }

/** A public id: letters, digits, hyphen, underscore and the padding of base64, 64 characters at most. */
const ID = /^[\w-]{1,62}={0,2}$/

/** The claim as JSON, without what is no id; null when nothing is left. It never makes an operation fail. */
export function attributionJson(claim: AttributionClaim | null | undefined): string | null {
  const named = ATTRIBUTION_FIELDS.flatMap((field) => {
    const value = claim?.[field]
    return value && ID.test(value) ? [[field, value]] : []
  })
  return named.length > 0 ? JSON.stringify(Object.fromEntries(named)) : null
}

export const AttributionInput = builder.inputType('AttributionInput', {
  description: 'Who sent the visitor and what for, from the address of the page; what is no id is left out.',
  fields: (t) => ({
    s: t.string({ description: 'The desk of a salesperson.' }),
    payPackageId: t.string(),
    invCode: t.string(),
    orderId: t.string(),
    transactionlist: t.string(),
  }),
})
