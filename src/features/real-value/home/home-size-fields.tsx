import { useLingui } from '@lingui/react/macro'
import { formatCount } from '#lib/format.ts'
import { areaUnitText, FLOOR_AREA_UNITS } from '#lib/units.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { Described } from '../described-home.ts'
import type { ValuedProject } from '../value-home.functions.ts'
import { Choice } from './choice.tsx'

const FLOOR_AREA_MAX = 100_000
const FLOORS_UNKNOWN_MAX = 130
const unitOptions = (locale: string) => FLOOR_AREA_UNITS.map((unit) => ({ value: unit, label: areaUnitText(unit, locale) }))

interface SizeProps {
  project: ValuedProject
  home: Described
}

/** What kind of home it is, of those in the project. */
export function MixField({ project, home }: SizeProps) {
  const { t, i18n } = useLingui()
  const mixes = project.unitMixes.map(({ unitMix }) => unitMix)
  const known = mixes.includes(home.mix) || home.mix === '' ? mixes : [home.mix, ...mixes]
  return (
    <Field label={t`Home`}>
      {(control) => (
        <Choice
          {...control}
          name="mix"
          first={home.mix}
          data-sizes={JSON.stringify(Object.fromEntries(project.unitMixes.map(({ unitMix, gfaSqftAvg }) => [unitMix, gfaSqftAvg])))}
          options={known.map((value) => ({ value, label: unitMixWord(i18n._.bind(i18n), value, project.propertyGroup) }))}
        />
      )}
    </Field>
  )
}

/** Its area in the unit of choice, and the floor of a flat. */
export function SizeAndFloor({ project, home }: SizeProps) {
  const { t, i18n } = useLingui()
  const isHouse = project.typeGroup === 'PRIVATE_LAND'
  const fault = t`This was not read as one whole number. Write it in digits.`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_84px] gap-3">
      <Field label={isHouse ? t`Land area` : t`Floor area`}>
        {(control) => (
          <span className="flex">
            <TextInput
              {...control}
              name="area"
              inputMode="numeric"
              autoComplete="off"
              className="figures min-w-0 rounded-e-none"
              data-fault={fault}
              data-max={FLOOR_AREA_MAX}
              data-unit={home.unit}
              defaultValue={home.area === null ? '' : formatCount(home.area, 'en')}
            />
            <Choice
              name="unit"
              aria-label={t`Unit of area`}
              className="-ms-px w-20 shrink-0 [&>select]:rounded-s-none"
              first={home.unit}
              options={unitOptions(i18n.locale)}
            />
          </span>
        )}
      </Field>
      {isHouse ? null : (
        <Field label={t`Floor`}>
          {(control) => (
            <TextInput
              {...control}
              name="floor"
              inputMode="numeric"
              autoComplete="off"
              className="figures"
              data-fault={fault}
              data-max={project.floors ?? FLOORS_UNKNOWN_MAX}
              defaultValue={home.floor ?? ''}
            />
          )}
        </Field>
      )}
    </div>
  )
}
