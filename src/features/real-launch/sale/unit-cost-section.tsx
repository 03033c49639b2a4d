import { Trans, useLingui } from '@lingui/react/macro'
import type { CountryCode } from '#market/vocabulary.ts'
import { CHARGE_NAMES } from '#property/duty-words/charge-names.ts'
import { RuleNote } from '#property/duty-words/rule-note.tsx'
import { FactsList } from '#property/facts-list.tsx'
import type { Format } from '#property/use-format.ts'
import { BuyerForm } from './buyer-form.tsx'
import type { SaleBuyer, UnitCost } from './unit-costs.ts'

interface UnitCostSectionProps {
  price: number
  cost: UnitCost
  by: SaleBuyer
  country: CountryCode
  currency: string
  format: Format
}

/** What a home costs beside its price, for whom, and what may be lent; each rule with its source and day. */
export function UnitCostSection({ price, cost, by, country, currency, format }: UnitCostSectionProps) {
  const { i18n, t } = useLingui()
  const { charges, duties, loan, rule, rate } = cost
  const percent = (value: number) => format.percent(value / 100)
  const note = { day: by.day, price, currency }
  const [at, years, tested] = [percent(rate), loan.years, percent(loan.testedAt)]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 pt-8 lg:grid-cols-2">
      <div>
        <h3 className="pb-2 font-[560]">
          <Trans>Duties</Trans>
        </h3>
        <BuyerForm by={by} country={country} />
        {charges === null ? (
          <p className="text-ink-2">
            <Trans>The tables hold no rule for this day.</Trans>
          </p>
        ) : (
          <FactsList
            facts={[
              ...charges.map(({ name, amount }) => ({ key: name, name: i18n._(CHARGE_NAMES[name]), value: format.money(amount) })),
              { key: 'all', name: <b className="font-[560]">{t`Price and duties`}</b>, value: <b>{format.money(price + duties)}</b> },
            ]}
          />
        )}
        {charges?.map((charge) => (
          <RuleNote key={charge.name} rule={charge.rule} {...note} />
        ))}
      </div>
      <div>
        <h3 className="pb-2 font-[560]">
          <Trans>Loan</Trans>
        </h3>
        <FactsList
          facts={[
            { key: 'loan', name: loan.isByRule ? t`May be lent at most` : t`Usually lent at most`, value: format.money(loan.loan) },
            { key: 'down', name: t`Down payment`, value: format.money(loan.down) },
            { key: 'cash', name: t`Of it in cash at least`, value: loan.cashLeast === null ? null : format.money(loan.cashLeast) },
            { key: 'instalment', name: t`Instalment a month`, value: format.money(Math.round(loan.instalment)) },
            { key: 'income', name: t`Income a month that carries it`, value: loan.income === null ? null : format.money(loan.income) },
          ]}
        />
        <p className="max-w-[60ch] pt-2 text-sm text-ink-2">
          <Trans>
            Over {years} years at {at}, an example; income is tested at {tested}, without other debts.
          </Trans>
        </p>
        {rule ? <RuleNote rule={rule} {...note} /> : null}
      </div>
    </div>
  )
}
