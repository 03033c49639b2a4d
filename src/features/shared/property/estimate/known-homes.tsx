import { Trans } from '@lingui/react/macro'
import type { EstimateSummaryFragment } from '#graphql/generated/graphql.ts'
import { FLOOR_AREA_UNITS } from '#lib/units.ts'
import type { Format } from '../use-format.ts'

type Refusal = Extract<EstimateSummaryFragment, { __typename: 'EstimateRefusal' }>

/** What stands in a project where no home as described does; nothing where the refusal is not about that. */
export function KnownHomes({ refusal: { areaSqmMin, areaSqmMax, floorMax }, format }: { refusal: Refusal; format: Format }) {
  if (areaSqmMin !== null && areaSqmMax !== null) {
    const sizes = FLOOR_AREA_UNITS.map((unit) => {
      const [least, most] = [format.area(areaSqmMin, unit), format.area(areaSqmMax, unit)]
      return least === most ? least : format.range(least, most)
    }).join(', ')
    return <Trans>Sizes of such homes here: {sizes}.</Trans>
  }
  return floorMax === null ? null : <Trans>Floors here: up to {floorMax}.</Trans>
}
