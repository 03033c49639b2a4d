import { recordOf } from '#lib/records.ts'
import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'
import type { ColourScheme } from '#property/base-map/map-colours.ts'
import type { GroupMarkers, MarkerData } from './marker-data.ts'
import { CHANNELS, channelValues, type FilterPlan, foldedValues } from './marker-filter.ts'
import type { Painting } from './marker-metric.ts'

interface Column<T> {
  value: T
  size: number
}

/** One group's columns on the graphics card, in deck.gl's form. The same object means that nothing is uploaded again. */
export interface GroupBuffer {
  length: number
  attributes: {
    getPosition: Column<Float64Array>
    getFilterValue?: Column<Float32Array>
    getFilterCategory?: Column<Uint32Array>
    getFillColor?: Column<Uint8Array> & { normalized: true }
  }
}

export type MarkerBuffers = Readonly<Record<TypeGroup, GroupBuffer>>

interface Made {
  markers: GroupMarkers
  plan: FilterPlan | null
  painting: Painting | null
  scheme: ColourScheme
  buffer: GroupBuffer
}

/** Caches the uploaded columns and rebuilds only those that a change affects. `plan` null: no filter has been set yet. */
export function bufferStore() {
  const made = new Map<TypeGroup, Made>()
  const bufferOf = (markers: GroupMarkers, plan: FilterPlan | null, painting: Painting | null, scheme: ColourScheme): GroupBuffer => {
    const before = made.get(markers.group)
    const isSameData = before?.markers === markers
    const isSameChannels = isSameData && before.plan?.channels === plan?.channels
    const isSameFold = isSameData && before.plan?.folded === plan?.folded
    const isSamePaint = isSameData && before.painting === painting && before.scheme === scheme
    if (before && isSameChannels && isSameFold && isSamePaint) return before.buffer
    const old = before?.buffer.attributes
    const attributes: GroupBuffer['attributes'] = {
      getPosition: isSameData && old ? old.getPosition : { value: markers.world, size: 2 },
    }
    if (plan) {
      const values = isSameChannels ? old?.getFilterValue : undefined
      const folded = isSameFold ? old?.getFilterCategory : undefined
      attributes.getFilterValue = values ?? { value: channelValues(markers, plan.channels), size: CHANNELS }
      attributes.getFilterCategory = folded ?? { value: foldedValues(markers, plan.folded), size: 1 }
    }
    if (painting) {
      const colours = isSamePaint ? old?.getFillColor : undefined
      attributes.getFillColor = colours ?? { value: painting.colours(markers, scheme), size: 4, normalized: true }
    }
    const buffer = { length: markers.count, attributes }
    made.set(markers.group, { markers, plan, painting, scheme, buffer })
    return buffer
  }
  return (data: MarkerData, plan: FilterPlan | null, painting: Painting | null, scheme: ColourScheme): MarkerBuffers =>
    recordOf(TYPE_GROUPS, (group) => bufferOf(data[group], plan, painting, scheme))
}
