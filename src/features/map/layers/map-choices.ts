import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ColourBy } from '../engine/marks/marker-metric.ts'
import type { MapStyle } from '../map-look.ts'

export const styleWords: Record<MapStyle, MessageDescriptor> = {
  page: msg`As the page`,
  light: msg`Light`,
  dark: msg`Dark`,
  satellite: msg`Aerial`,
}

export const colourWords: Record<ColourBy, MessageDescriptor> = {
  hex: msg`Areas by price`,
  density: msg`Areas by sales`,
  group: msg`Kind of home`,
  psf: msg`Median psf`,
  change: msg`Change in 12 months`,
  yield: msg`Rental yield`,
}
