import { useState } from 'react'
import type { OwnAppointmentKind } from '#graphql/generated/graphql.ts'
import type { FormStart } from '../calendar/calendar-context.ts'
import { OpenHouseForm } from '../open-house/open-house-form.tsx'
import { KindField, OPEN_HOUSE_CHOICE } from './kind-field.tsx'
import { OwnForm } from './own-form.tsx'

interface AppointmentFormProps {
  start: FormStart
  onClose: () => void
}

/** Writes something new down, an appointment or an open house, or changes one of them. */
export function AppointmentForm({ start, onClose }: AppointmentFormProps) {
  const [kind, setKind] = useState<OwnAppointmentKind | typeof OPEN_HOUSE_CHOICE>('VIEWING')
  if (start.openHouse) return <OpenHouseForm start={start} onClose={onClose} />
  if (start.at && kind === OPEN_HOUSE_CHOICE)
    return <OpenHouseForm start={start} kind={<KindField value={kind} onKind={setKind} hasOpenHouse />} onClose={onClose} />
  return (
    <OwnForm
      start={start}
      kind={kind === OPEN_HOUSE_CHOICE ? 'VIEWING' : kind}
      onOpenHouse={start.at ? () => setKind(OPEN_HOUSE_CHOICE) : null}
      onClose={onClose}
    />
  )
}
