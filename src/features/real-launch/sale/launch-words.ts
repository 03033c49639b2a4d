import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UnitState } from '#graphql/generated/graphql.ts'
import type { PaymentStep } from './payment-plan.ts'

export const unitStateWords: Record<UnitState, MessageDescriptor> = {
  AVAILABLE: msg`Available`,
  RESERVED: msg`Reserved`,
  SOLD: msg`Sold`,
}

export const paymentStepWords: Record<PaymentStep, MessageDescriptor> = {
  option: msg`Option to purchase`,
  agreement: msg`Signing of the agreement`,
  foundation: msg`Foundation finished`,
  framework: msg`Concrete frame finished`,
  walls: msg`Walls finished`,
  roof: msg`Roof and ceilings finished`,
  wiring: msg`Wiring and pipes finished`,
  plaster: msg`Plastering finished`,
  finishes: msg`Finishes inside and outside done`,
  sewers: msg`Sewers finished`,
  drains: msg`Drains finished`,
  roads: msg`Roads finished`,
  outside: msg`Car park, roads and drains finished`,
  possession: msg`Keys handed over`,
  subdivision: msg`Application for strata titles accepted`,
  transfer: msg`Title and transfer handed over`,
  held: msg`Held by a lawyer for defects`,
  completion: msg`Legal completion`,
  deposit: msg`Deposit`,
  settlement: msg`Settlement`,
}
