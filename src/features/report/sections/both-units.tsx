import { FLOOR_AREA_UNITS } from '#lib/units.ts'
import type { Format } from '#property/use-format.ts'

/** The same area in both units; the choice above the panel shows one, paper shows both. */
export const BothUnits = ({ sqm, format }: { sqm: number; format: Format }) => (
  <>
    {FLOOR_AREA_UNITS.map((unit) => (
      <span
        key={unit}
        className={
          unit === 'sqft'
            ? 'group-has-[[value=sqm]:checked]/areas:hidden print:inline!'
            : 'hidden group-has-[[value=sqm]:checked]/areas:inline print:inline! print:before:content-["_·_"]'
        }
      >
        {format.area(sqm, unit)}
      </span>
    ))}
  </>
)
