import * as z from 'zod/mini'
import { PLAN_AUDIENCES } from '#graphql/billing-kinds.ts'
import { maxChars } from '#lib/max-chars.ts'
import { forgetTyped, keepTyped, keptTyped } from '#session/typed-text.ts'

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

const PAYER_FORM = 'payer'
const DETAILS = ['name', 'address', 'taxNumber'] as const

/** Somebody types whom the invoice names. */
export const keepDetail = (field: string, text: string): void => keepTyped(PAYER_FORM, { [field]: text })

/** Whom the invoice names, as far as it was typed, or sent with the checkout that was begun. */
export function readDetails(): [(typeof DETAILS)[number], string][] {
  const [typed, begun] = [keptTyped(PAYER_FORM), readCheckout()]
  return DETAILS.map((field) => [field, typed[field] ?? begun?.[field] ?? ''])
}

export function forgetCheckout(): void {
  forgetTyped(PAYER_FORM)
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // see keepCheckout
  }
}
