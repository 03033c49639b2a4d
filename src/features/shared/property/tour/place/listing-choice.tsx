import { useLingui } from '@lingui/react/macro'
import type { TourListingFragment } from '#graphql/generated/graphql.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'

interface ListingChoiceProps {
  listings: readonly TourListingFragment[]
  /** the id of one of them; '' for none */
  value: string
  onValue: (id: string) => void
  disabled?: boolean
  /** without one it asks what a tour shows */
  label?: string
}

/** Which of the agent's advertisements something belongs to. */
export function ListingChoice({ listings, value, onValue, disabled, label }: ListingChoiceProps) {
  const { t } = useLingui()
  return (
    <Field label={label ?? t`Your listing that it shows`}>
      {(control) => (
        <Select
          {...control}
          name="listing"
          disabled={disabled}
          value={value}
          onValue={onValue}
          options={[
            { value: '', label: t`None` },
            ...listings.map((one) => ({ value: one.id, label: nameOf(one, t`Listing without a name`) })),
          ]}
        />
      )}
    </Field>
  )
}

/** As its agent tells it from the others: where it is, and what is written above it. */
function nameOf({ projectName, street, address, headline }: TourListingFragment, otherwise: string): string {
  const words = [projectName || street, address, headline].filter((word) => word !== '')
  return words.length === 0 ? otherwise : words.join(' · ')
}
