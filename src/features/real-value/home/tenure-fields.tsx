import { useLingui } from '@lingui/react/macro'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { Described } from '../described-home.ts'
import type { ValuedProject } from '../value-home.functions.ts'
import { Choice } from './choice.tsx'

/** Tenure and the start of the lease, asked only where the record does not say them. */
export function TenureFields({ project, home }: { project: ValuedProject; home: Described }) {
  const { t } = useLingui()
  const isLeaseOpen = project.leaseStartYear === null && project.tenure !== 'FREEHOLD' && home.tenure !== 'freehold'
  if (project.tenure !== null && !isLeaseOpen) return null
  const options = [
    { value: '', label: t`Not on record` },
    { value: 'freehold', label: t`Freehold` },
    { value: 'leasehold', label: t`Leasehold` },
  ]
  return (
    <div className="grid grid-cols-2 gap-3">
      {project.tenure === null ? (
        <Field label={t`Tenure`}>{(control) => <Choice {...control} name="tenure" first={home.tenure ?? ''} options={options} />}</Field>
      ) : null}
      {isLeaseOpen ? (
        <Field label={t`Lease began in`}>
          {(control) => (
            <TextInput
              {...control}
              name="lease"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              data-plain
              placeholder={t({ message: 'year', context: 'of a lease' })}
              defaultValue={home.lease ?? ''}
            />
          )}
        </Field>
      ) : null}
    </div>
  )
}
