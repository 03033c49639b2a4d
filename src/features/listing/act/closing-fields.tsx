import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ListingOutcome } from '#graphql/generated/graphql.ts'
import { COUNTRIES } from '#market/countries.ts'
import { Field } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { ListedListing } from '../listings-data.ts'

export interface ClosingValues {
  outcome: ListingOutcome | null
  price: number | null
  day: string | null
}

interface ClosingFieldsProps {
  listing: Pick<ListedListing, 'activity' | 'country'>
  values: ClosingValues
  onValues: (values: ClosingValues) => void
}

const PRICE_MAX = 10_000_000_000

/** What happened, and price and day where they are known. */
export function ClosingFields({ listing: { activity, country }, values, onValues }: ClosingFieldsProps) {
  const { t } = useLingui()
  const { currencyCode } = COUNTRIES[country]
  // the visitor's own day
  const [today] = useState(() => new Date().toLocaleDateString('sv-SE'))
  const isSale = activity === 'SALE'
  return (
    <>
      <RadioGroup<ListingOutcome>
        legend={t`What happened?`}
        required
        value={values.outcome}
        onValue={(outcome) => onValues({ ...values, outcome, price: outcome === 'WITHDRAWN' ? null : values.price })}
        options={[
          isSale ? { value: 'SOLD', label: t`It was sold` } : { value: 'LET', label: t`It was let` },
          { value: 'WITHDRAWN', label: t`The owner took it off the market` },
        ]}
      />
      {values.outcome === 'WITHDRAWN' ? null : (
        <Field
          label={isSale ? t`Price it was sold for, ${currencyCode}` : t`Rent agreed a month, ${currencyCode}`}
          hint={t`Visitors see it. Leave it empty where it is not known or may not be told.`}
        >
          {(control) => (
            <NumberInput {...control} max={PRICE_MAX} value={values.price} onValue={(price) => onValues({ ...values, price })} />
          )}
        </Field>
      )}
      <Field label={t`On which day`} hint={t`Without one, today stands.`}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            max={today}
            value={values.day ?? ''}
            onValue={(day) => onValues({ ...values, day: day || null })}
          />
        )}
      </Field>
    </>
  )
}
