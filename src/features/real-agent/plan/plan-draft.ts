import * as z from 'zod/mini'
import { maxChars } from '#lib/max-chars.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { AU_STATES, USES } from '#property/duties/purchase.ts'
import { wholeBetween } from '#session/parameter.ts'
import { findingsOf, type PlanFindings } from './engine/plan-findings.ts'
import { type PlanHome, type PlanPerson, type PlanScenario, type PlanStep, RESIDENCIES, type SmartPlan } from './engine/plan-model.ts'
import type { PlanRules } from './engine/plan-rules.ts'
import type { GrowthBands } from './engine/plan-scenarios.ts'

export const VARIANTS_MAX = 3
export const PEOPLE_MAX = 2
export const PLAN_HOMES_MAX = 6
export const PLAN_STEPS_MAX = 30
export const PLAN_YEARS = { min: 1, max: 30 } as const
/** of one amount, in whole units */
export const PLAN_MONEY_MAX = 1_000_000_000

/** The segments of a market, in the order in which they are offered. */
export const PLAN_MARKETS = ['CONDO', 'HDB', 'LAND'] as const
export type PlanMarket = (typeof PLAN_MARKETS)[number]

/** One way to go: the same household and homes, other steps. */
export interface PlanVariant {
  id: string
  name: string
  steps: readonly PlanStep[]
}

/** Which of the market's past growth is assumed, or a figure of one's own. */
export const GROWTH_CHOICES = ['low', 'middle', 'high', 'own'] as const
export type GrowthChoice = (typeof GROWTH_CHOICES)[number]

export interface DraftScenario {
  /** the segment whose index is followed */
  market: string
  band: GrowthChoice
  /** basis points a year, of one's own */
  own: number
  rateChange: number
}

/** What somebody is planning. */
export interface PlanDraft {
  plan: Omit<SmartPlan, 'steps' | 'country'>
  variants: readonly PlanVariant[]
  /** the variant that is looked at */
  shown: string
  scenario: DraftScenario
}

const cents = wholeBetween(0, PLAN_MONEY_MAX * 100)
const rate = wholeBetween(-5_000, 10_000)
const few = (max: number) => wholeBetween(0, max)
const name = z.string().check(z.refine(maxChars(80)))
const month = z.string().check(z.regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/))

const person = z.object({ age: few(120), residency: z.enum(RESIDENCIES), wages: cents, tax: cents, retiresAt: few(120) })
const home = z.object({
  id: name,
  name,
  isOwned: z.boolean(),
  price: cents,
  isPublic: z.boolean(),
  use: z.enum(USES),
  state: z.enum(AU_STATES),
  costs: cents,
  rent: cents,
  boughtOn: month,
  paid: cents,
  fundUsed: cents,
  fundInterest: cents,
  loan: z.nullable(z.object({ left: cents, rate, months: few(600) })),
})
const move = { id: name, home: name, month: wholeBetween(-600, 600) }
const step = z.union([
  z.object({ ...move, kind: z.literal('buy'), loanShare: few(10_000), rate, years: few(50), fund: cents }),
  z.object({ ...move, kind: z.literal('sell') }),
  z.object({ ...move, kind: z.literal('let'), rent: cents }),
  z.object({ ...move, kind: z.literal('refinance'), rate, years: few(50) }),
  z.object({ ...move, kind: z.literal('repay'), amount: cents }),
])
const storedPlan = z.object({
  plan: z.object({
    start: month,
    years: few(PLAN_YEARS.max),
    people: z.array(person).check(z.minLength(1), z.maxLength(PEOPLE_MAX)),
    isMarried: z.boolean(),
    cash: cents,
    fund: cents,
    fundRate: rate,
    living: cents,
    debts: cents,
    fundPaysLoans: z.boolean(),
    agentFee: rate,
    legalFee: cents,
    homes: z.array(home).check(z.maxLength(PLAN_HOMES_MAX)),
  }),
  variants: z
    .array(z.object({ id: name, name, steps: z.array(step).check(z.maxLength(PLAN_STEPS_MAX)) }))
    .check(z.minLength(1), z.maxLength(VARIANTS_MAX)),
  shown: name,
  scenario: z.object({ market: name, band: z.enum(GROWTH_CHOICES), own: rate, rateChange: rate }),
})

/** A draft as the tab or the account keeps it; null where it is none. */
export function readPlanDraft(json: string | null): PlanDraft | null {
  try {
    const read = storedPlan.safeParse(JSON.parse(json ?? ''))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

export type DraftChange =
  | { kind: 'restore'; draft: PlanDraft }
  | { kind: 'plan'; change: Partial<PlanDraft['plan']> }
  | { kind: 'person'; at: number; change: Partial<PlanPerson> }
  | { kind: 'home'; id: string; change: Partial<PlanHome> }
  | { kind: 'add-home'; home: PlanHome }
  | { kind: 'remove-home'; id: string }
  | { kind: 'step'; step: PlanStep }
  | { kind: 'add-step'; step: PlanStep }
  | { kind: 'remove-step'; id: string }
  | { kind: 'add-variant'; variant: PlanVariant }
  | { kind: 'name-variant'; id: string; name: string }
  | { kind: 'remove-variant'; id: string }
  | { kind: 'show'; id: string }
  | { kind: 'scenario'; change: Partial<DraftScenario> }

export const shownVariant = ({ variants, shown }: Pick<PlanDraft, 'variants' | 'shown'>): PlanVariant =>
  variants.find(({ id }) => id === shown) ?? (variants[0] as PlanVariant)

const withSteps = (draft: PlanDraft, change: (steps: readonly PlanStep[]) => readonly PlanStep[]): PlanDraft => {
  const { id: shown } = shownVariant(draft)
  return {
    ...draft,
    variants: draft.variants.map((variant) => (variant.id === shown ? { ...variant, steps: change(variant.steps) } : variant)),
  }
}

/** What is typed never gets lost: a home that goes takes its steps along, and nothing else disappears. */
export function changeDraft(draft: PlanDraft, change: DraftChange): PlanDraft {
  const { plan, variants } = draft
  switch (change.kind) {
    case 'restore':
      return change.draft
    case 'plan':
      return { ...draft, plan: { ...plan, ...change.change } }
    case 'person':
      return { ...draft, plan: { ...plan, people: plan.people.map((one, at) => (at === change.at ? { ...one, ...change.change } : one)) } }
    case 'home':
    case 'add-home':
    case 'remove-home':
      return changeHomes(draft, change)
    case 'step':
      return withSteps(draft, (steps) => steps.map((one) => (one.id === change.step.id ? change.step : one)))
    case 'add-step':
      return withSteps(draft, (steps) => (steps.length < PLAN_STEPS_MAX ? [...steps, change.step] : steps))
    case 'remove-step':
      return withSteps(draft, (steps) => steps.filter(({ id }) => id !== change.id))
    case 'add-variant':
      return variants.length < VARIANTS_MAX ? { ...draft, variants: [...variants, change.variant], shown: change.variant.id } : draft
    case 'name-variant':
      return { ...draft, variants: variants.map((one) => (one.id === change.id ? { ...one, name: change.name } : one)) }
    case 'remove-variant': {
      const left = variants.filter(({ id }) => id !== change.id)
      return left[0] ? { ...draft, variants: left, shown: left[0].id } : draft
    }
    case 'show':
      return { ...draft, shown: change.id }
    case 'scenario':
      return { ...draft, scenario: { ...draft.scenario, ...change.change } }
  }
}

function changeHomes(draft: PlanDraft, change: Extract<DraftChange, { kind: 'home' | 'add-home' | 'remove-home' }>): PlanDraft {
  const { plan, variants } = draft
  if (change.kind === 'add-home')
    return plan.homes.length < PLAN_HOMES_MAX ? { ...draft, plan: { ...plan, homes: [...plan.homes, change.home] } } : draft
  if (change.kind === 'home')
    return { ...draft, plan: { ...plan, homes: plan.homes.map((one) => (one.id === change.id ? { ...one, ...change.change } : one)) } }
  return {
    ...draft,
    plan: { ...plan, homes: plan.homes.filter(({ id }) => id !== change.id) },
    variants: variants.map((one) => ({ ...one, steps: one.steps.filter(({ home: of }) => of !== change.id) })),
  }
}

/** The scenario in figures; without a market's history the growth is one's own. */
export const scenarioOf = (
  { band, own, rateChange }: DraftScenario,
  bands: Record<Exclude<GrowthChoice, 'own'>, number> | null,
): PlanScenario => ({ growth: band === 'own' || !bands ? own : bands[band], rateChange, pause: null })

/** The history of the market that a scenario follows, of the first one where it names none. */
export const bandsOf = (markets: readonly { market: string; bands: GrowthBands }[], { market }: DraftScenario): GrowthBands | null =>
  (markets.find((one) => one.market === market) ?? markets[0])?.bands ?? null

/** What follows from a draft. */
export const draftFindings = (draft: PlanDraft, rules: PlanRules, country: CountryCode, bands: GrowthBands | null): PlanFindings =>
  findingsOf(rules, { ...draft, plan: { ...draft.plan, country }, scenario: scenarioOf(draft.scenario, bands), bands })
