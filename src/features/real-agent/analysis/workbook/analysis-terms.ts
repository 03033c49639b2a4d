import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AdjustedFor, HomeCondition, HomeFacing } from '#graphql/analysis-kinds.ts'

export const ADJUSTED_FOR_WORDS: Record<AdjustedFor, MessageDescriptor> = {
  floor: msg`Floor`,
  size: msg`Size`,
  age: msg({ message: 'Age', context: 'of a home' }),
  condition: msg`Condition`,
  facing: msg`Facing`,
  view: msg({ message: 'View', context: 'from a home' }),
}

export const CONDITION_WORDS: Record<HomeCondition, MessageDescriptor> = {
  new: msg`As new`,
  renovated: msg`Renovated`,
  kept: msg`Well kept`,
  original: msg`Original condition`,
}

export const FACING_WORDS: Record<HomeFacing, MessageDescriptor> = {
  N: msg`North`,
  NE: msg`North-east`,
  E: msg`East`,
  SE: msg`South-east`,
  S: msg`South`,
  SW: msg`South-west`,
  W: msg`West`,
  NW: msg`North-west`,
}
