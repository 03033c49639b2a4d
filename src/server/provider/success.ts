import { builder } from './builder.ts'

/** What an operation answers when there is nothing to tell but that it was done (§7). */
export interface Success {
  success: boolean
}

export const SuccessRef = builder.objectRef<Success>('Success').implement({
  fields: (t) => ({ success: t.exposeBoolean('success') }),
})

export const DONE: Success = { success: true }
