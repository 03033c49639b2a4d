import { useLingui } from '@lingui/react/macro'
import { OwnAppointmentKind } from '#graphql/generated/enumerations.ts'
import { OWN_APPOINTMENT_NAMES } from '#property/appointment/own-appointment-names.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'

/** Stands among the kinds of appointments: it is written down in a form of its own. */
export const OPEN_HOUSE_CHOICE = 'OPEN_HOUSE'

interface KindFieldProps {
  value: OwnAppointmentKind | typeof OPEN_HOUSE_CHOICE
  onKind: (kind: OwnAppointmentKind | typeof OPEN_HOUSE_CHOICE) => void
  /** an open house can be chosen too */
  hasOpenHouse: boolean
}

export function KindField({ value, onKind, hasOpenHouse }: KindFieldProps) {
  const { t, i18n } = useLingui()
  return (
    <Field label={t`What it is`}>
      {(control) => (
        <Select
          {...control}
          className="w-full"
          value={value}
          options={[
            ...OwnAppointmentKind.map((kind) => ({ value: kind, label: i18n._(OWN_APPOINTMENT_NAMES[kind]) })),
            ...(hasOpenHouse ? [{ value: OPEN_HOUSE_CHOICE, label: t`Open house` } as const] : []),
          ]}
          onValue={onKind}
        />
      )}
    </Field>
  )
}
