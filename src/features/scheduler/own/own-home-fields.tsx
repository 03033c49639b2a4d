import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { SearchBox } from '#property/search/box/search-box.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { AppointmentChoices } from '../schedule.ts'
import type { EnteredHome, EntryPart } from './own-entry.ts'

const ADDRESS_MAX_CHARS = 200
const UNIT_MAX_CHARS = 40

type Listing = AppointmentChoices['listings'][number]

const listingName = ({ projectName, street, address }: Listing): string => [projectName || street, address].filter(Boolean).join(' ')

interface OwnHomeFieldsProps extends EntryPart {
  listings: readonly Listing[]
}

/** Which home it is about: a listing of the agent, a project, an address, or none. */
export function OwnHomeFields({ entry: { home }, change, listings }: OwnHomeFieldsProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<EnteredHome['by']>(home.by)
  const choose = (by: EnteredHome['by']) => {
    setAsked(by)
    if (by !== home.by) change({ home: by === 'address' ? { by, text: '' } : { by: 'none' } })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field label={t`The home`}>
        {(control) => (
          <Select
            {...control}
            className="w-full"
            value={asked}
            options={[
              { value: 'none', label: t`None` },
              { value: 'listing', label: t`One of my listings` },
              { value: 'project', label: t`A project or building` },
              { value: 'address', label: t`Another address` },
            ]}
            onValue={choose}
          />
        )}
      </Field>
      {asked === 'listing' ? <ListingChoice home={home} listings={listings} onHome={(chosen) => change({ home: chosen })} /> : null}
      {asked === 'project' ? <ProjectChoice home={home} onHome={(chosen) => change({ home: chosen })} /> : null}
      {asked === 'address' ? (
        <Field label={t`Address`}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={ADDRESS_MAX_CHARS}
              value={home.by === 'address' ? home.text : ''}
              onValue={(text) => change({ home: { by: 'address', text } })}
            />
          )}
        </Field>
      ) : null}
    </div>
  )
}

interface HomePart {
  home: EnteredHome
  onHome: (home: EnteredHome) => void
}

function ListingChoice({ home, listings, onHome }: HomePart & { listings: readonly Listing[] }) {
  const { t } = useLingui()
  const chosen = home.by === 'listing' ? home : null
  const known = listings.map((one) => ({ value: one.id, label: listingName(one) }))
  // one that is not among the newest stays what it is
  const kept = chosen && !known.some(({ value }) => value === chosen.id) ? [{ value: chosen.id, label: chosen.name }] : []
  const options = [{ value: '', label: t`Choose a listing` }, ...kept, ...known]
  return (
    <Field label={t`Listing`}>
      {(control) => (
        <Select
          {...control}
          className="w-full"
          value={chosen?.id ?? ''}
          options={options}
          onValue={(id) =>
            onHome(id === '' ? { by: 'none' } : { by: 'listing', id, name: options.find(({ value }) => value === id)?.label ?? '' })
          }
        />
      )}
    </Field>
  )
}

function ProjectChoice({ home, onHome }: HomePart) {
  const { t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const [isVague, setVague] = useState(false)
  const chosen = home.by === 'project' ? home : null
  return (
    <>
      <div className="relative">
        <SearchBox
          country={country}
          onPlace={({ typeGroup, slug, title }) => {
            setVague(!typeGroup || !slug)
            if (typeGroup && slug) onHome({ by: 'project', home: { country, typeGroup, slug, unit: chosen?.home.unit ?? '' }, name: title })
          }}
        />
      </div>
      {isVague ? (
        <p role="status" className="text-ink-2">
          <Trans>Choose a building or a project: a street or an area holds many homes.</Trans>
        </p>
      ) : null}
      {chosen ? (
        <>
          <p className="text-lg font-semibold">{chosen.name}</p>
          <Field label={t`Unit`}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={UNIT_MAX_CHARS}
                value={chosen.home.unit}
                onValue={(unit) => onHome({ ...chosen, home: { ...chosen.home, unit } })}
              />
            )}
          </Field>
        </>
      ) : null}
    </>
  )
}
