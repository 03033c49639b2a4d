import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Tool } from '../calculator-search.ts'

type Notes = readonly { key: string; text: ReactNode }[]

const ASK = { key: 'fees', text: <Trans>Lawyers’, agents’, valuation and registration fees.</Trans> }

const BUYING: Record<CountryWith<'realValue/calculators'>, Notes> = {
  SG: [
    {
      key: 'treaty',
      text: (
        <Trans>
          Nationals of the United States, and nationals and permanent residents of Iceland, Liechtenstein, Norway and Switzerland, are
          treated as citizens for ABSD: choose that.
        </Trans>
      ),
    },
    { key: 'remission', text: <Trans>Remissions, such as a married couple’s refund after selling the first home.</Trans> },
    { key: 'trust', text: <Trans>Trusts, housing developers, and homes bought with shops or offices.</Trans> },
    ASK,
  ],
  MY: [
    { key: 'state', text: <Trans>State levies, minimum prices and consent for foreign buyers.</Trans> },
    { key: 'love', text: <Trans>Transfers within a family, and homes that are not residential.</Trans> },
    ASK,
  ],
  HK: [
    { key: 'before', text: <Trans>Agreements before 28 February 2024, when other scales and duties applied.</Trans> },
    { key: 'relief', text: <Trans>Exemptions, such as transfers between close relatives.</Trans> },
    ASK,
  ],
  AU: [
    {
      key: 'first',
      text: (
        <Trans>
          First-home reliefs other than those of New South Wales, Queensland and Victoria, and reliefs for pensioners, new and off-the-plan
          homes.
        </Trans>
      ),
    },
    { key: 'foreign', text: <Trans>The limits on which homes foreign persons may buy at all, and the fee for that approval.</Trans> },
    ASK,
  ],
}

const SELLING: Record<CountryWith<'realValue/calculators'>, Notes> = {
  SG: [{ key: 'early', text: <Trans>Homes bought before 14 January 2011, industrial property, and exemptions.</Trans> }, ASK],
  MY: [
    {
      key: 'once',
      text: <Trans>The exemption of one private residence in a lifetime, which citizens and permanent residents may claim.</Trans>,
    },
    { key: 'losses', text: <Trans>Losses of earlier sales, and sales before 2022.</Trans> },
    ASK,
  ],
  HK: [{ key: 'profit', text: <Trans>Profits tax, where somebody trades in homes.</Trans> }, ASK],
  AU: [{ key: 'gains', text: <Trans>Tax on capital gains, which is part of income tax.</Trans> }, ASK],
}

const LENDING: Notes = [
  { key: 'bank', text: <Trans>What your bank makes of your age, job, variable income and credit record.</Trans> },
  { key: 'schemes', text: <Trans>Housing Board loans, mortgage insurance and state schemes.</Trans> },
]

const LETTING: Notes = [
  { key: 'tax', text: <Trans>Income tax, the cost of a loan, and duties paid when buying.</Trans> },
  { key: 'growth', text: <Trans>Any change of price or rent.</Trans> },
]

const OWING: Notes = [{ key: 'change', text: <Trans>Changes of the rate, fees and early repayment.</Trans> }]

const notesOf = (tool: Tool, country: CountryWith<'realValue/calculators'>): Notes =>
  ({ buy: BUYING[country], sell: SELLING[country], loan: LENDING, yield: LETTING, instalment: OWING })[tool]

/** What the figures above leave out. */
export const LeftOut = ({ tool, country }: { tool: Tool; country: CountryCode }) => (
  <section className="border-t border-line pt-4 text-sm text-ink-2 xl:border-t-0 xl:pt-0 print:border-t print:pt-4">
    <h2 className="font-[600] text-ink">
      <Trans>Not included</Trans>
    </h2>
    <ul className="mt-1.5 grid gap-1 ps-5 [list-style:disc] marker:text-ink-3">
      {notesOf(tool, inModule('realValue/calculators', country)).map(({ key, text }) => (
        <li key={key} className="max-w-[72ch] ps-0.5">
          {text}
        </li>
      ))}
    </ul>
    <p className="mt-3 max-w-[72ch]">
      <Trans>These figures help to plan. They are not advice, and the authority’s own assessment decides.</Trans>
    </p>
  </section>
)
