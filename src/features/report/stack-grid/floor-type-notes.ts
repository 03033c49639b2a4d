import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { FloorType } from '#market/vocabulary.ts'
import { type FloorsOfBuilding, floorTypeOf } from './floor-type.ts'

const floorTypeWords: Record<FloorType, MessageDescriptor> = {
  ground: msg`ground`,
  low: msg`low`,
  mid: msg`mid`,
  high: msg`high`,
  penthouse: msg`penthouse`,
}

/** For each of the floors, the highest first, what it begins: "high" beside the highest of the high floors, nothing beside the rest of them. */
export function floorTypeNotes(i18n: I18n, floors: readonly number[], building: FloorsOfBuilding): (string | undefined)[] {
  const types = floors.map((floor) => floorTypeOf(floor, building))
  return types.map((type, at) => (type === null || type === types[at - 1] ? undefined : i18n._(floorTypeWords[type])))
}
