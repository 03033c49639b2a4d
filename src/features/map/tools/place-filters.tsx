import { useLingui } from '@lingui/react/macro'
import { AROUND_MIN_METRES } from '#filter/address.ts'
import type { Places, Spot } from '#filter/map-limits.ts'
import { SEARCH_CONFIGS } from '#filter/search-config.ts'
import { NEAR_RADIUS_MAX_METRES } from '#graphql/limits.ts'
import { COUNTRIES } from '#market/countries.ts'
import { useFormat } from '#property/use-format.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { DrawFilter } from './draw-filter.tsx'
import { PlaceBox } from './place-box.tsx'
import { PlaceFieldset } from './place-fieldset.tsx'
import { ReachFilter } from './reach-filter.tsx'
import { StepSlider } from './step-slider.tsx'
import type { MapTools } from './tools-state.ts'

const RADIUS_METRES = 1_000
const RADIUS_STEP = 100

/** Where the map looks, as a spot. */
const centreOf = ({ view: { camera }, map }: MapTools): Spot => {
  const { lat, lng } = map?.getCenter() ?? camera
  return { lat5: Math.round(lat * 1e5), lng5: Math.round(lng * 1e5) }
}

/** The filters of places: outlines, a radius, the rings of a school, the reach of a station. */
export function PlaceFilters({ tools }: { tools: MapTools }) {
  const { t } = useLingui()
  const { country, limits, setLimits } = tools.view
  const format = useFormat(COUNTRIES[country].currencyCode)
  const { around, school } = limits.places
  const { schoolRingsKm } = SEARCH_CONFIGS[country]
  const set = (places: Partial<Places>) => setLimits({ ...limits, places: { ...limits.places, ...places } })
  return (
    <>
      <DrawFilter tools={tools} onDraw={(draw) => set({ draw })} />
      <PlaceFieldset name="around" onClear={around ? () => set({ around: null }) : null}>
        <PlaceBox
          country={country}
          label={t`Place in the middle`}
          placeholder={t`Project, street, station or school`}
          onPlace={(spot) => set({ around: { ...spot, metres: around?.metres ?? RADIUS_METRES } })}
        />
        <Button size="small" onClick={() => set({ around: { ...centreOf(tools), metres: around?.metres ?? RADIUS_METRES } })}>
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
            onValue={(metres) => set({ around: { ...around, metres } })}
          />
        ) : null}
      </PlaceFieldset>
      {schoolRingsKm.length > 0 ? (
        <PlaceFieldset name="school" onClear={school ? () => set({ school: null }) : null}>
          <PlaceBox
            country={country}
            label={t`School`}
            placeholder={t`Name of the school`}
            kinds={['SCHOOL']}
            onPlace={(spot) => set({ school: { ...spot, km: school?.km ?? schoolRingsKm[0] ?? 1 } })}
          />
          {school ? (
            <div className="flex gap-1.5">
              {schoolRingsKm.map((km) => (
                <Chip key={km} on={school.km === km} onClick={() => set({ school: { ...school, km } })}>
                  {t`within ${km} km`}
                </Chip>
              ))}
            </div>
          ) : null}
        </PlaceFieldset>
      ) : null}
      <ReachFilter tools={tools} onReach={(reach) => set({ reach })} />
    </>
  )
}
