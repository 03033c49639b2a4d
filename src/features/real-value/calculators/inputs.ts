import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { buyersOf } from '#property/duties/buyers.ts'
import type { AuState, Buyer, Use } from '#property/duties/purchase.ts'
import { USUAL_LOAN_SHARE, usualLoan } from '#property/loans/usual-loan.ts'
import type { CalculatorSearch, Tool } from './calculator-search.ts'

/** The inputs of a calculator: the address's values, and the country's defaults where it has none. */
export interface Inputs {
  price: number
  buyer: Buyer
  use: Use
  state: AuState
  homes: number
  day: string
  boughtOn: string
  paid: number
  spent: number
  /** null: none entered */
  loan: number | null
  rate: number
  years: number
  income: number
  debts: number
  living: number
  flat: 'public' | 'private'
  rent: number
  costs: number
  empty: number
  months: number
}

export type InputName = keyof Inputs

/** Default inputs: round figures of the market. */
const EXAMPLES = {
  SG: { price: 1_500_000, income: 12_000, rent: 4_500, costs: 8_000 },
  MY: { price: 600_000, income: 9_000, rent: 2_200, costs: 4_000 },
  HK: { price: 8_000_000, income: 60_000, rent: 22_000, costs: 40_000 },
  AU: { price: 900_000, income: 9_500, rent: 2_900, costs: 9_000 },
} as const satisfies Record<CountryWith<'realValue/calculators'>, Pick<Inputs, 'price' | 'income' | 'rent' | 'costs'>>

/** Which questions each calculator asks, in their order. */
const FIELDS = {
  SG: {
    buy: ['price', 'buyer', 'homes', 'day', 'loan'],
    sell: ['price', 'day', 'boughtOn'],
    loan: ['price', 'income', 'debts', 'flat', 'homes', 'rate', 'years'],
    yield: ['price', 'rent', 'empty', 'costs', 'months'],
  },
  MY: {
    buy: ['price', 'buyer', 'use', 'day', 'loan'],
    sell: ['price', 'day', 'paid', 'boughtOn', 'spent', 'buyer'],
    loan: ['price', 'income', 'debts', 'homes', 'rate', 'years'],
    yield: ['price', 'rent', 'empty', 'costs'],
  },
  HK: {
    buy: ['price', 'day'],
    sell: ['price', 'day'],
    loan: ['price', 'income', 'debts', 'rate', 'years'],
    yield: ['price', 'rent', 'empty', 'costs', 'months'],
  },
  AU: {
    buy: ['price', 'state', 'buyer', 'use', 'day'],
    sell: ['price', 'day'],
    loan: ['price', 'income', 'living', 'debts', 'rate', 'years'],
    yield: ['price', 'rent', 'empty', 'costs'],
  },
} as const satisfies Record<CountryWith<'realValue/calculators'>, Record<Exclude<Tool, 'instalment'>, readonly InputName[]>>

const INSTALMENT_FIELDS = ['loan', 'rate', 'years'] as const

export const calculatorFields = (country: CountryCode, tool: Tool): readonly InputName[] =>
  tool === 'instalment' ? INSTALMENT_FIELDS : FIELDS[inModule('realValue/calculators', country)][tool]

export function inputsOf(search: CalculatorSearch, country: CountryCode, today: string): Inputs {
  const example = { ...EXAMPLES[inModule('realValue/calculators', country)], ...usualLoan(country) }
  const price = search.price ?? example.price
  const buyers = buyersOf(country)
  return {
    price,
    buyer: search.buyer && buyers.includes(search.buyer) ? search.buyer : 'citizen',
    use: search.use ?? 'home',
    state: search.state ?? 'NSW',
    homes: Math.round(search.homes ?? 1),
    day: search.day ?? today,
    boughtOn: search.boughtOn ?? `${Number(today.slice(0, 4)) - 2}${today.slice(4).replace('-02-29', '-02-28')}`,
    paid: search.paid ?? Math.round(price * 0.8),
    spent: search.spent ?? 0,
    loan: search.loan ?? (search.tool === 'instalment' ? Math.round(price * USUAL_LOAN_SHARE) : null),
    rate: search.rate ?? example.rate,
    years: Math.round(search.years ?? example.years),
    income: search.income ?? example.income,
    debts: search.debts ?? 0,
    living: search.living ?? 3_000,
    flat: search.flat ?? 'private',
    rent: search.rent ?? example.rent,
    costs: search.costs ?? example.costs,
    empty: search.empty ?? 0.5,
    months: Math.round(search.months ?? 24),
  }
}
