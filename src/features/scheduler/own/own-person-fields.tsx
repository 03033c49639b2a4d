import { useLingui } from '@lingui/react/macro'
import { Field } from '#ui/form/field.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { AppointmentChoices } from '../schedule.ts'
import type { EntryPart } from './own-entry.ts'

const NAME_MAX_CHARS = 80

type Lead = AppointmentChoices['leads'][number]

interface OwnPersonFieldsProps extends EntryPart {
  leads: readonly Lead[]
}

/** With whom it is: an enquiry, somebody by name, or nobody. */
export function OwnPersonFields({ entry: { person }, change, leads }: OwnPersonFieldsProps) {
  const { t } = useLingui()
  const chosen = person.by === 'lead' ? person : null
  const known = leads.map(({ id, name, home }) => ({ value: id, label: [name, home?.name].filter(Boolean).join(' · '), name }))
  // one that is closed meanwhile stays who it is
  const kept =
    chosen && !known.some(({ value }) => value === chosen.id) ? [{ value: chosen.id, label: chosen.name, name: chosen.name }] : []
  const options = [{ value: '', label: t`By name, or nobody`, name: '' }, ...kept, ...known]
  const named = person.by === 'name' ? person : null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field label={t`With whom`}>
        {(control) => (
          <Select
            {...control}
            className="w-full"
            value={chosen?.id ?? ''}
            options={options}
            onValue={(id) =>
              change({
                person:
                  id === ''
                    ? { by: 'name', name: '', phone: '', email: '' }
                    : { by: 'lead', id, name: options.find(({ value }) => value === id)?.name ?? '' },
              })
            }
          />
        )}
      </Field>
      {named ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t`Name`}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={NAME_MAX_CHARS}
                value={named.name}
                onValue={(name) => change({ person: { ...named, name } })}
              />
            )}
          </Field>
          <Field label={t`Phone`}>
            {(control) => (
              <PhoneInput
                {...control}
                autoComplete="off"
                value={named.phone}
                onValue={(phone) => change({ person: { ...named, phone } })}
              />
            )}
          </Field>
          <Field label={t`E-mail`}>
            {(control) => (
              <TextInput
                {...control}
                type="email"
                autoComplete="off"
                value={named.email}
                onValue={(email) => change({ person: { ...named, email } })}
              />
            )}
          </Field>
        </div>
      ) : null}
    </div>
  )
}
