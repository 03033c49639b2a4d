import { Trans } from '@lingui/react/macro'
import type { EstimateSummaryFragment } from '#graphql/generated/graphql.ts'
import type { Format } from '../use-format.ts'

type Refusal = Extract<EstimateSummaryFragment, { __typename: 'EstimateRefusal' }>

/** What stands in a project where no home as described does; nothing where the refusal is not about that. */
export function KnownHomes({ refusal: { areaSqmMin, areaSqmMax, floorMax }, format }: { refusal: Refusal; format: Format }) {
  if (areaSqmMin !== null && areaSqmMax !== null) {
    const sizes = areaSqmMin === areaSqmMax ? format.areas(areaSqmMin) : format.range(format.areas(areaSqmMin), format.areas(areaSqmMax))
    return <Trans>Sizes of such homes here: {sizes}.</Trans>
  }
  return floorMax === null ? null : <Trans>Floors here: up to {floorMax}.</Trans>
}
