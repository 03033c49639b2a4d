import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import { buyersOf } from '#property/duties/buyers.ts'
import { AU_STATES } from '#property/duties/purchase.ts'
import { buyerWord, HOME_COUNT_WORDS, STATE_WORDS } from '#property/duty-words/buyer-words.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import type { SaleSearch } from '../search.ts'
import type { SaleBuyer } from './unit-costs.ts'

/** Who buys, as far as the country's duties tell people apart; the address keeps it. Nothing in Hong Kong, where all pay the same. */
export function BuyerForm({ by, country }: { by: SaleBuyer; country: CountryCode }) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate({ from: '/realLaunch/project/$countryCode/$projectType/$projectSlug' })
  const buyers = buyersOf(country)
  if (buyers.length < 2) return null
  const set = (change: Partial<SaleSearch>) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })
  return (
    <div className="no-print grid gap-3 pb-4 sm:grid-cols-2">
      <Field label={t`Buyer`}>
        {(control) => (
          <Select
            {...control}
            className="w-full"
            value={by.buyer}
            options={buyers.map((value) => ({ value, label: i18n._(buyerWord(country, value)) }))}
            onValue={(buyer) => set({ buyer })}
          />
        )}
      </Field>
      {country === 'SG' ? (
        <Field label={t`Homes with this one`}>
          {(control) => (
            <Select
              {...control}
              className="w-full"
              value={String(by.homes)}
              options={HOME_COUNT_WORDS.map((words, i) => ({ value: String(i + 1), label: i18n._(words) }))}
              onValue={(homes) => set({ homes: Number(homes) })}
            />
          )}
        </Field>
      ) : null}
      {country === 'AU' ? (
        <Field label={<Trans>State</Trans>}>
          {(control) => (
            <Select
              {...control}
              className="w-full"
              value={by.state}
              options={AU_STATES.map((value) => ({ value, label: i18n._(STATE_WORDS[value]) }))}
              onValue={(state) => set({ state })}
            />
          )}
        </Field>
      ) : null}
    </div>
  )
}
