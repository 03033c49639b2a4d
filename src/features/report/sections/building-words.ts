import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AreaMeasure, BuildingType } from '#graphql/generated/graphql.ts'

export const buildingTypeWords: Record<BuildingType, MessageDescriptor> = {
  RESIDENTIAL: msg({ message: 'Homes', context: 'use of a building' }),
  MIXED_USE: msg`Mixed use`,
  OFFICE: msg`Offices`,
  RETAIL: msg`Shops`,
  INDUSTRIAL: msg`Industry`,
  HOTEL: msg`Hotel`,
}

/** What each measure of a floor area includes. */
export const measureWords: Record<AreaMeasure, MessageDescriptor> = {
  GFA: msg`gross floor area`,
  LFA: msg`lettable floor area`,
  IFA: msg`internal floor area`,
  NFA: msg`net floor area`,
  UFA: msg`usable floor area`,
  SFA: msg`saleable floor area`,
  NLA: msg`net lettable area`,
  BUA: msg`built-up area`,
}
