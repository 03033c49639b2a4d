import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import type { PropertyGroup } from '#graphql/generated/graphql.ts'
import { areaUnitText, FLOOR_AREA_UNITS, type FloorAreaUnit, sqftToSqm, typedSqm, wholeArea } from '#lib/units.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { useAreaUnit } from '#ui/area-unit.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { Select } from '#ui/form/select.tsx'
import { useReportSearch } from '../report-address.ts'
import { reportHome } from '../search.ts'

interface HomeFormProps {
  /** the kinds of home in the project, with their usual sizes */
  mixes: readonly { unitMix: string; gfaSqftAvg: number | null }[]
  group: PropertyGroup
  floors: number | null
  /** landed homes: land area, no floor */
  land: boolean
  /** what the shown estimate is about */
  valued: { unitMix: string; areaSqm: number; floor: number | null } | null
}

const FLOOR_AREA_MAX = 100_000
const FLOORS_UNKNOWN_MAX = 100
const unitOptions = (locale: string) => FLOOR_AREA_UNITS.map((unit) => ({ value: unit, label: areaUnitText(unit, locale) }))

/** The unit as the list shows it. Of an area and a unit entered before hydration, the state receives the area first. */
function unitIn(listId: string): FloorAreaUnit {
  const list = document.getElementById(listId)
  return list instanceof HTMLSelectElement && list.value === 'sqm' ? 'sqm' : 'sqft'
}

/** Which home to value. Lives in the address; without JavaScript it is a plain GET form of the same names. */
export function HomeForm({ mixes, group, floors, land, valued }: HomeFormProps) {
  const { t, i18n } = useLingui()
  const search = useReportSearch()
  const navigate = useNavigate()
  const readers = useAreaUnit()
  const [chosen, setUnit] = useState(search.unit)
  const unit = chosen ?? readers
  // a home that was refused is still the one that was described: it can be corrected only where it is shown
  const shown = valued ?? reportHome(search)
  const [mix, setMix] = useState(shown?.unitMix ?? mixes[0]?.unitMix ?? '')
  const [areaSqm, setAreaSqm] = useState<number | null>(shown?.areaSqm ?? null)
  const [floor, setFloor] = useState<number | null>(shown?.floor ?? null)
  const unitsId = useId()
  const shownArea = areaSqm === null ? null : wholeArea(areaSqm, unit)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void navigate({
      to: '.',
      search: (old) => ({
        ...old,
        mix: /^\d$/.test(mix) ? Number(mix) : mix || undefined,
        area: shownArea ?? undefined,
        unit,
        floor: floor ?? undefined,
      }),
      resetScroll: false,
    })
  }
  return (
    <form
      method="get"
      onSubmit={submit}
      aria-label={t`Value this home`}
      className="no-print grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      <Field label={t`Home`}>
        {(control) => (
          <Select
            {...control}
            name="mix"
            className="w-full sm:w-40"
            value={mix}
            onValue={(value) => {
              setMix(value)
              const usual = mixes.find(({ unitMix }) => unitMix === value)?.gfaSqftAvg ?? null
              // without one the provider takes the middle of those sold
              setAreaSqm(usual === null ? null : sqftToSqm(usual))
            }}
            options={mixes.map(({ unitMix }) => ({ value: unitMix, label: unitMixWord(i18n._.bind(i18n), unitMix, group) }))}
          />
        )}
      </Field>
      <Field label={land ? t`Land area` : t`Floor area`}>
        {(control) => (
          <span className="flex">
            <NumberInput
              {...control}
              name="area"
              className="rounded-e-none sm:w-24"
              value={shownArea}
              min={1}
              max={FLOOR_AREA_MAX}
              onValue={(value) => setAreaSqm(value === null ? null : typedSqm(value, unitIn(unitsId)))}
            />
            <Select
              id={unitsId}
              name="unit"
              aria-label={t`Unit of area`}
              className="-ms-px w-20 shrink-0 [&>select]:rounded-s-none"
              value={unit}
              options={unitOptions(i18n.locale)}
              onValue={setUnit}
            />
          </span>
        )}
      </Field>
      {land ? null : (
        <Field label={t`Floor`}>
          {(control) => (
            <NumberInput
              {...control}
              name="floor"
              className="sm:w-20"
              value={floor}
              min={1}
              max={floors ?? FLOORS_UNKNOWN_MAX}
              onValue={setFloor}
            />
          )}
        </Field>
      )}
      <Button type="submit" look="primary">
        <Trans>Value this home</Trans>
      </Button>
    </form>
  )
}
