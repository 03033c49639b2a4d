import { z } from 'zod'
import { i18nWith } from '#locales/create-i18n.ts'
import { COUNTRIES } from '#market/countries.ts'
import { todayIn } from '#market/today.ts'
import { buyersOf } from '#property/duties/buyers.ts'
import { totalOf } from '#property/duties/charge.ts'
import { dutiesOf } from '#property/duties/country-duties.ts'
import { type Dated, ruleOn } from '#property/duties/dated.ts'
import type { LoanLimits } from '#property/duties/loan-limits.ts'
import { AU_STATES, BUYERS, type Duties, USES } from '#property/duties/purchase.ts'
import { CHARGE_NAMES } from '#property/duty-words/charge-names.ts'
import { affordabilityOf } from '#property/loans/affordability.ts'
import { usualLoan } from '#property/loans/usual-loan.ts'
import { inMoney, numberText } from '../answer-parts.ts'
import { moneyOutput } from '../answer-schemas.ts'
import { countryInput, pageAddress } from '../asked-home.ts'
import { assistantTool, READS_ONLY } from '../assistant-tool.ts'

const MONEY_MAX = 1_000_000_000
const amount = z.number().min(0).max(MONEY_MAX)
const day = z.iso.date().describe('ISO 8601')

const costsInput = z.object({
  country: countryInput,
  price: amount.min(1).describe('The higher of price and market value, in whole units of the market’s currency'),
  buyer: z.enum(BUYERS).describe('resident: permanent resident; company: an entity that is no person'),
  homes: z.int().min(1).max(3).describe('How many homes the buyer has with this one; 3 is three or more'),
  use: z.enum(USES).default('home'),
  state: z.enum(AU_STATES).optional().describe('Australia only, and needed there'),
  day: day.optional().describe('Of the signed agreement; today where it is left out'),
  loan: amount.optional().describe('Its own duty is counted where there is one'),
  income: amount.optional().describe('A month, before tax (Australia: after tax): then the answer says how much may be borrowed'),
  debts: amount.default(0).describe('Instalments a month of other loans'),
  living: amount.default(0).describe('Living costs a month; Australia only'),
  years: z.int().min(1).max(35).optional(),
  rate: z.number().min(0).max(20).optional().describe('Percent a year; an example of the market where it is left out'),
  isPublicHousing: z.boolean().default(false),
})
type AskedCosts = z.output<typeof costsInput>

const ruleOutput = z.object({
  authority: z.string(),
  url: z.url(),
  effectiveFrom: day,
  checkedOn: day.describe('The day on which the table was last compared with the authority’s publication'),
})

const ruleData = ({ source, effectiveFrom, checkedOn }: Dated): z.output<typeof ruleOutput> => ({
  authority: source.name,
  url: source.url,
  effectiveFrom,
  checkedOn,
})

const percent = z.number().nullable().describe('Percent; null: no rule of the authority')

const lendingOutput = z.object({
  rule: ruleOutput,
  loanToValuePercent: percent,
  debtSharePercent: percent,
  maxYears: z.int().nullable(),
  affordable: z
    .object({
      loan: moneyOutput,
      instalment: z.number().describe('A month, at `ratePercent`'),
      ratePercent: z.number(),
      testedAtPercent: z.number(),
      years: z.int(),
      down: moneyOutput.describe('Price less loan'),
      cashLeast: moneyOutput.nullable(),
      decidedBy: z.enum(['value', 'income', 'housing']),
    })
    .nullable()
    .describe('Null without an income'),
})

function lendingData({ lending }: Duties, asked: AskedCosts, on: string): z.output<typeof lendingOutput> | null {
  const limits: LoanLimits | null = ruleOn(lending, on)
  if (!limits) return null
  const usual = usualLoan(asked.country)
  const years = Math.min(asked.years ?? usual.years, limits.maxYears ?? 35)
  const rate = asked.rate ?? usual.rate
  const { income, debts, living, price, homes, isPublicHousing } = asked
  const found =
    income === undefined ? null : affordabilityOf(limits, { income, debts, living, rate, years, loans: homes, isPublicHousing, price })
  const isLong = limits.longYears !== null && years > limits.longYears
  const shares = isLong ? limits.loanToValueLong : limits.loanToValue
  const share = shares?.[Math.min(homes, shares.length) - 1] ?? null
  return {
    rule: ruleData(limits),
    loanToValuePercent: share === null ? null : share / 100,
    debtSharePercent: limits.debtShare === null ? null : limits.debtShare / 100,
    maxYears: limits.maxYears,
    affordable: found && {
      loan: found.loan,
      instalment: found.instalment,
      ratePercent: rate,
      testedAtPercent: found.testedAt,
      years,
      down: found.down,
      cashLeast: found.cashLeast,
      decidedBy: found.bound,
    },
  }
}

export const costsOfBuying = assistantTool({
  title: 'Costs of buying',
  description:
    'Duties on buying a home, line by line, for a country and a person, each with the authority, the day from which its rule holds and the day on which it was checked; and what may be borrowed. It is no tax advice.',
  input: costsInput,
  output: z.object({
    charges: z.array(z.object({ code: z.string(), name: z.string(), amount: moneyOutput, rule: ruleOutput })),
    total: moneyOutput.nullable(),
    refusal: z.string().nullable().describe('Why no duty is given'),
    lending: lendingOutput.nullable(),
    day,
    currency: z.string(),
    page: z.url(),
  }),
  annotations: READS_ONLY,
  scope: null,
  cost: 1,
  async run(asked, desk) {
    const { country, price, buyer, homes, use, state, loan } = asked
    if (!buyersOf(country).includes(buyer))
      return { fault: `The duties of ${country} know no buyer “${buyer}”; they tell apart: ${buyersOf(country).join(', ')}.` }
    if (country === 'AU' && state === undefined) return { fault: 'Duties in Australia differ by state: say which (`state`).' }
    const on = asked.day ?? todayIn(country)
    const duties = await dutiesOf(country)
    const found = duties.buying({ day: on, price, buyer, homes, use, state: state ?? 'NSW', loan: loan ?? null })
    const i18n = await i18nWith(desk.locale, ['owner'])
    const charges = (found ?? []).map(({ name, amount: due, rule }) => ({
      code: name,
      name: i18n._(CHARGE_NAMES[name]),
      amount: due,
      rule: ruleData(rule),
    }))
    const lending = lendingData(duties, asked, on)
    const currency = COUNTRIES[country].currencyCode
    const refusal = found ? null : `The tables have no rule for ${on}, so no duty is given.`
    const page = pageAddress(desk.origin, '/realValue/calculators', {
      countryCode: country,
      tool: 'buy',
      price,
      buyer,
      homes,
      use,
      state,
      day: asked.day,
      loan,
    })
    const lines = charges.map(
      ({ name, amount: due, rule }) =>
        `- ${name}: ${inMoney(due, currency)} (${rule.authority}, rule from ${rule.effectiveFrom}, checked on ${rule.checkedOn}: ${rule.url})`,
    )
    const borrowed = lending?.affordable
      ? [
          `Loan at most ${inMoney(lending.affordable.loan, currency)} over ${lending.affordable.years} years, decided by ${lending.affordable.decidedBy}; ${inMoney(lending.affordable.instalment, currency)} a month at ${numberText(lending.affordable.ratePercent)} % (an example, no quotation); rule of ${lending.rule.authority} from ${lending.rule.effectiveFrom}.`,
        ]
      : []
    const total = found ? totalOf(found) : null
    const said =
      total === null ? (refusal ?? '') : `Duties on buying at ${inMoney(price, currency)} on ${on}: ${inMoney(total, currency)} in all.`
    return {
      data: { charges, total, refusal, lending, day: on, currency, page },
      text: [said, ...lines, ...borrowed, `Page: ${page}`].join('\n'),
    }
  },
})
