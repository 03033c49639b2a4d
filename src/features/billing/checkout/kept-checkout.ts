import * as z from 'zod/mini'
import { PLAN_AUDIENCES } from '#graphql/billing-kinds.ts'
import { maxChars } from '#lib/max-chars.ts'

const text = z.string().check(z.refine(maxChars(240)))

const shape = z.object({
  /** of the action; the same for as long as the same thing is bought */
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  choice: text,
  /** whose checkout it is */
  audience: z.enum(PLAN_AUDIENCES),
  name: text,
  address: text,
  taxNumber: text,
})

/** What the tab remembers of a checkout that was begun: who the invoice names, and the key of the action. Never anything of a card. */
export type KeptCheckout = z.output<typeof shape>

const STORAGE_KEY = 'checkout'

/** What is bought, as text: another choice is another action. */
export const choiceOf = (...parts: readonly (string | number | null)[]): string => parts.join(' ').slice(0, 240)

/** Null: nothing is remembered, or storage is forbidden. */
export function readCheckout(): KeptCheckout | null {
  try {
    const parsed = shape.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export function keepCheckout(kept: KeptCheckout): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
  } catch {
    // without storage a reload begins with empty fields; the provider knows the checkout all the same
  }
}

export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // see keepCheckout
  }
}
