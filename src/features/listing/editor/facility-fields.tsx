import { useLingui } from '@lingui/react/macro'
import type { Facility } from '#graphql/generated/graphql.ts'
import { keysOf } from '#lib/records.ts'
import { facilityWords } from '#property/vocabulary-words.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { ListingEdit } from './use-listing-edit.ts'

/** What is told with one facility more, or without it. */
export const withFacility = (stated: readonly Facility[], facility: Facility, has: boolean): Facility[] => [
  ...stated.filter((one) => one !== facility),
  ...(has ? [facility] : []),
]

/** What the home or its building has; what the records say of the project is added when it is saved. */
export function FacilityFields({ edit: { values, write } }: { edit: Pick<ListingEdit, 'values' | 'write'> }) {
  const { t, i18n } = useLingui()
  const { facilities } = values
  return (
    <fieldset className="max-w-[44rem] pt-5">
      <legend className="float-left mb-2 w-full font-[560]">{t`Facilities`}</legend>
      <div className="clear-both grid gap-x-5 sm:grid-cols-2">
        {keysOf(facilityWords).map((facility) => (
          <Checkbox
            key={facility}
            label={i18n._(facilityWords[facility])}
            value={facilities.includes(facility)}
            onValue={(has) => write({ facilities: withFacility(facilities, facility, has) })}
          />
        ))}
      </div>
    </fieldset>
  )
}
