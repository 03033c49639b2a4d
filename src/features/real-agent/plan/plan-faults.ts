import type { PlanHome, PlanStep, SmartPlan } from './engine/plan-model.ts'
import { monthsFrom } from './engine/plan-months.ts'
import { inOrder } from './engine/plan-moves.ts'

export type PlanFault =
  | 'age-young'
  | 'age-retired'
  | 'home-price'
  | 'bought-later'
  | 'loan-months'
  | 'step-past'
  | 'step-late'
  | 'step-home'
  | 'sell-unowned'
  | 'buy-owned'
  | 'act-unowned'
  | 'act-no-loan'
  | 'loan-years'

/** What cannot be, by the field where it is said: "person.0.age", "home.<id>.boughtOn", "step.<id>.month". */
export type PlanFaults = ReadonlyMap<string, PlanFault>

export function planFaults({ start, years, people, homes, steps }: Omit<SmartPlan, 'country'>): PlanFaults {
  const faults = new Map<string, PlanFault>()
  people.forEach(({ age, retiresAt, wages }, at) => {
    if (age < 18) faults.set(`person.${at}.age`, 'age-young')
    else if (wages > 0 && age >= retiresAt) faults.set(`person.${at}.retiresAt`, 'age-retired')
  })
  for (const home of homes) homeFaults(faults, home, start)
  stepFaults(faults, { homes, steps, count: years * 12 })
  return faults
}

function homeFaults(faults: Map<string, PlanFault>, { id, price, isOwned, boughtOn, loan }: PlanHome, start: string) {
  if (price <= 0) faults.set(`home.${id}.price`, 'home-price')
  if (isOwned && monthsFrom(start, boughtOn) > 0) faults.set(`home.${id}.boughtOn`, 'bought-later')
  if (isOwned && loan && loan.left > 0 && loan.months <= 0) faults.set(`home.${id}.months`, 'loan-months')
}

/** In the order in which they are made: what is owned, and what is owed, follows from the steps before. */
function stepFaults(
  faults: Map<string, PlanFault>,
  { homes, steps, count }: { homes: readonly PlanHome[]; steps: readonly PlanStep[]; count: number },
) {
  const owned = new Map(homes.filter(({ isOwned }) => isOwned).map(({ id, loan }) => [id, Boolean(loan && loan.left > 0)]))
  const known = new Set(homes.map(({ id }) => id))
  for (const step of inOrder(steps)) {
    const { id, home, kind, month } = step
    if (month < 0) faults.set(`step.${id}.month`, 'step-past')
    if (month >= count) faults.set(`step.${id}.month`, 'step-late')
    if (!known.has(home)) {
      faults.set(`step.${id}.home`, 'step-home')
      continue
    }
    if (kind === 'buy') {
      if (owned.has(home)) faults.set(`step.${id}.home`, 'buy-owned')
      if (step.loanShare > 0 && step.years <= 0) faults.set(`step.${id}.years`, 'loan-years')
      owned.set(home, step.loanShare > 0)
      continue
    }
    if (!owned.has(home)) faults.set(`step.${id}.home`, kind === 'sell' ? 'sell-unowned' : 'act-unowned')
    else if (kind === 'sell') owned.delete(home)
    else if (kind !== 'let' && !owned.get(home)) faults.set(`step.${id}.home`, 'act-no-loan')
    if (kind === 'refinance' && step.years <= 0) faults.set(`step.${id}.years`, 'loan-years')
  }
}
