import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Tool } from '../calculator-search.ts'
import type { InputName } from '../inputs.ts'

export interface FieldWords {
  label: MessageDescriptor
  hint?: MessageDescriptor
}

const WORDS = {
  price: { label: msg`Price`, hint: msg`Or market value, if it is higher` },
  buyer: { label: msg`Who buys` },
  use: { label: msg`What for` },
  state: { label: msg`State or territory` },
  homes: { label: msg`Homes owned` },
  day: { label: msg`Day of the agreement`, hint: msg`The rules of this day apply` },
  boughtOn: { label: msg`Bought on` },
  paid: { label: msg`Bought for` },
  spent: { label: msg`Allowable costs`, hint: msg`Legal fees, agent’s fees, improvements` },
  loan: { label: msg`Loan`, hint: msg`Leave empty if there is none` },
  rate: { label: msg`Interest, percent a year`, hint: msg`An example: put in your bank’s rate` },
  years: { label: msg`Years to repay` },
  income: { label: msg`Income a month`, hint: msg`Of all borrowers, before tax` },
  debts: { label: msg`Other instalments a month`, hint: msg`Cars, cards, other homes` },
  living: { label: msg`Living costs a month`, hint: msg`Banks count at least their own minimum` },
  flat: { label: msg`Kind of home` },
  rent: { label: msg`Rent a month` },
  costs: { label: msg`Costs a year`, hint: msg`Upkeep, property tax, insurance, agent` },
  empty: { label: msg`Months empty a year` },
  months: { label: msg`Months of the tenancy` },
} as const satisfies Record<InputName, FieldWords>

const SOLD = {
  price: { label: msg`Sold for`, hint: msg`Or market value, if it is higher` },
  day: { label: msg`Sold on`, hint: msg`Day of the agreement` },
  buyer: { label: msg`Who sells` },
} as const satisfies Partial<Record<InputName, FieldWords>>

const LENT = {
  price: { label: msg`Price` },
  homes: { label: msg`Home loans with this one` },
} as const satisfies Partial<Record<InputName, FieldWords>>

const OWED = { loan: { label: msg`Loan` } } as const

/** Lenders look at incomes before tax, in Australia after it. */
const INCOME: Record<CountryWith<'realValue/calculators'>, FieldWords> = {
  SG: WORDS.income,
  MY: WORDS.income,
  HK: WORDS.income,
  AU: { label: WORDS.income.label, hint: msg`Of all borrowers, after tax` },
}

export function fieldWords(name: InputName, tool: Tool, country: CountryCode): FieldWords {
  if (name === 'income') return INCOME[inModule('realValue/calculators', country)]
  const special: Partial<Record<InputName, FieldWords>> =
    tool === 'sell' ? SOLD : tool === 'loan' || tool === 'yield' ? LENT : tool === 'instalment' ? OWED : {}
  return special[name] ?? WORDS[name]
}
