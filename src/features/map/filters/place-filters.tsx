import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { AROUND_MIN_METRES } from '#filter/address.ts'
import type { Spot } from '#filter/map-limits.ts'
import type { PlaceKey } from '#filter/rows.ts'
import { SEARCH_CONFIGS } from '#filter/search-config.ts'
import { NEAR_RADIUS_MAX_METRES } from '#graphql/limits.ts'
import { COUNTRIES } from '#market/countries.ts'
import { useFormat } from '#property/use-format.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import type { MapTools } from '../tools/tools-state.ts'
import { OutlinesFilter } from './outlines-filter.tsx'
import { PlaceBox } from './place-box.tsx'
import { PlaceFieldset, type PlaceFilterProps } from './place-fieldset.tsx'
import { ReachFilter } from './reach-filter.tsx'
import { StepSlider } from './step-slider.tsx'

const RADIUS_METRES = 1_000
const RADIUS_STEP = 100

/** The centre of the map as a place. */
const centreOf = ({ view: { camera }, map }: MapTools): Spot => {
  const { lat, lng } = map?.getCenter() ?? camera
  return { lat5: Math.round(lat * 1e5), lng5: Math.round(lng * 1e5) }
}

function AroundFilter({ tools, onPlaces }: PlaceFilterProps) {
  const { t } = useLingui()
  const { country, limits } = tools.view
  const format = useFormat(COUNTRIES[country].currencyCode)
  const { around } = limits.places
  const setAround = (spot: Spot) => onPlaces({ around: { ...spot, metres: around?.metres ?? RADIUS_METRES } })
  return (
    <PlaceFieldset name="around" onClear={around ? () => onPlaces({ around: null }) : null}>
      <PlaceBox country={country} label={t`Place in the middle`} placeholder={t`Project, street, station or school`} onPlace={setAround} />
      <Button size="small" onClick={() => setAround(centreOf(tools))}>
        {t`Use the middle of the map`}
      </Button>
      {around ? (
        <StepSlider
          label={t`Radius`}
          value={around.metres}
          min={AROUND_MIN_METRES}
          max={NEAR_RADIUS_MAX_METRES}
          step={RADIUS_STEP}
          format={format.distance}
          onValue={(metres) => onPlaces({ around: { ...around, metres } })}
        />
      ) : null}
    </PlaceFieldset>
  )
}

/** The rings of a school; nothing where admission does not depend on distance. */
function SchoolFilter({ tools, onPlaces }: PlaceFilterProps) {
  const { t } = useLingui()
  const { country, limits } = tools.view
  const { school } = limits.places
  const { schoolRingsKm } = SEARCH_CONFIGS[country]
  if (schoolRingsKm.length === 0) return null
  return (
    <PlaceFieldset name="school" onClear={school ? () => onPlaces({ school: null }) : null}>
      <PlaceBox
        country={country}
        label={t`School`}
        placeholder={t`Name of the school`}
        kinds={['SCHOOL']}
        onPlace={(spot) => onPlaces({ school: { ...spot, km: school?.km ?? schoolRingsKm[0] ?? 1 } })}
      />
      {school ? (
        <div className="flex gap-1.5">
          {schoolRingsKm.map((km) => (
            <Chip key={km} on={school.km === km} onClick={() => onPlaces({ school: { ...school, km } })}>
              {t`within ${km} km`}
            </Chip>
          ))}
        </div>
      ) : null}
    </PlaceFieldset>
  )
}

const PLACE_FILTERS: Record<PlaceKey, ComponentType<PlaceFilterProps>> = {
  outlines: OutlinesFilter,
  around: AroundFilter,
  school: SchoolFilter,
  reach: ReachFilter,
}

/** One filter of places. */
export function PlaceFilter({ name, tools }: { name: PlaceKey; tools: MapTools }) {
  const { limits, setLimits } = tools.view
  const Filter = PLACE_FILTERS[name]
  return <Filter tools={tools} onPlaces={(places) => setLimits({ ...limits, places: { ...limits.places, ...places } })} />
}
