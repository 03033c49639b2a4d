import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CODE_MAX_CHARS, CODE_MIN_CHARS } from '#graphql/billing-kinds.ts'
import type { CodeKind } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** The plans that a code can be kept to, by their keys. */
export const CODE_PLANS = ['agent-solo', 'agent-team', 'owner', 'sub-account'] as const
export type CodePlan = (typeof CODE_PLANS)[number]

export const CODE_PLAN_WORDS: Record<CodePlan, MessageDescriptor> = {
  'agent-solo': msg`Agent Solo`,
  'agent-team': msg`Agent Team`,
  owner: msg`Home Owner`,
  'sub-account': msg`Sub-account`,
}

/** What staff enter of a code. */
export interface CodeValues {
  code: string
  country: CountryCode
  kind: CodeKind
  off: 'percent' | 'amount'
  percent: number | null
  /** whole units of the currency, with cents behind the point */
  amount: number | null
  months: number | null
  plans: Record<CodePlan, boolean>
  isFirstTimeOnly: boolean
  useLimit: number | null
  /** the last days, "2026-12-31"; empty: none */
  endsOn: string
  vipUntil: string
}

export const blankCode = (country: CountryCode): CodeValues => ({
  code: '',
  country,
  kind: 'DISCOUNT',
  off: 'percent',
  percent: 10,
  amount: null,
  months: null,
  plans: { 'agent-solo': false, 'agent-team': false, owner: false, 'sub-account': false },
  isFirstTimeOnly: false,
  useLimit: null,
  endsOn: '',
  vipUntil: '',
})

/** The end of a day in Singapore (§9), as the contract takes it. */
const endOfDay = (day: string): string | undefined => (day === '' ? undefined : new Date(`${day}T23:59:59+08:00`).toISOString())

/** What is entered, as the contract takes it: of each kind only what belongs to it. */
export function codeInput(values: CodeValues) {
  const { code, country, kind, off, percent, amount, months, plans, isFirstTimeOnly, useLimit, endsOn, vipUntil } = values
  const about = { code: code.trim().toUpperCase(), country, kind, useLimit: useLimit ?? undefined, endsDate: endOfDay(endsOn) }
  if (kind === 'VIP') return { ...about, plans: [], isFirstTimeOnly: false, vipUntilDate: endOfDay(vipUntil) }
  const less = off === 'percent' ? { percent: percent ?? undefined } : { amountOff: amount === null ? undefined : Math.round(amount * 100) }
  return { ...about, ...less, months: months ?? undefined, plans: CODE_PLANS.filter((plan) => plans[plan]), isFirstTimeOnly }
}

const needed = msg`This is needed.`

/** What is wrong with a value, or nothing. */
export const codeRules = {
  code: (text: string): MessageDescriptor | undefined => {
    const typed = text.trim()
    if (typed.length < CODE_MIN_CHARS || typed.length > CODE_MAX_CHARS || !/^[a-z0-9]+(-[a-z0-9]+)*$/i.test(typed))
      return msg`${CODE_MIN_CHARS} to ${CODE_MAX_CHARS} letters, digits and hyphens.`
    return undefined
  },
  needed: (value: unknown): MessageDescriptor | undefined => (value === null || value === '' ? needed : undefined),
}

const FAILURES = new Map<string, MessageDescriptor>([
  ['code-text', msg`${CODE_MIN_CHARS} to ${CODE_MAX_CHARS} letters, digits and hyphens.`],
  ['code-taken', msg`There is a code of that name already.`],
  ['code-off', msg`A discount is 1 to 100 per cent, or an amount above zero.`],
  ['code-plans', msg`There is no such plan.`],
  ['code-limit', msg`Months are 1 to 36; uses are counted from 1.`],
  ['code-dates', msg`The days lie ahead, and a VIP code needs its last one.`],
  ['code-unknown', msg`There is no such code any more. Reload the page.`],
  ['billing-country', msg`Cards are not taken in this country: only VIP codes work there.`],
  ['billing-unavailable', msg`No card service is set up for this country: only VIP codes work there.`],
  ['billing-unreachable', msg`The card service does not answer. Nothing is made twice: try again in a moment.`],
])

export const codeFailureWords = (code: string): MessageDescriptor =>
  FAILURES.get(code) ?? msg`This could not be done. Nothing is lost; try again in a moment.`
