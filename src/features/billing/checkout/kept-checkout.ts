import * as v from 'valibot'
import { PLAN_AUDIENCES } from '#graphql/billing-kinds.ts'

const text = v.pipe(v.string(), v.maxLength(240))

const shape = v.object({
  /** of the action; the same for as long as the same thing is bought */
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  choice: text,
  /** whose checkout it is */
  audience: v.picklist(PLAN_AUDIENCES),
  name: text,
  address: text,
  taxNumber: text,
})

/** What the tab remembers of a checkout that was begun: who the invoice names, and the key of the action. Never anything of a card. */
export type KeptCheckout = v.InferOutput<typeof shape>

const STORAGE_KEY = 'checkout'

/** What is bought, as text: another choice is another action. */
export const choiceOf = (...parts: readonly (string | number | null)[]): string => parts.join(' ').slice(0, 240)

/** Null: nothing is remembered, or storage is forbidden. */
export function readCheckout(): KeptCheckout | null {
  try {
    const parsed = v.safeParse(shape, JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'))
    return parsed.success ? parsed.output : null
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
