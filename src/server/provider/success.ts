import { builder } from './builder.ts'

/** The answer of an operation that has no result but its success (§7). */
export interface Success {
  success: boolean
}

export const SuccessRef = builder.objectRef<Success>('Success').implement({
  fields: (t) => ({ success: t.exposeBoolean('success') }),
})

export const DONE: Success = { success: true }
