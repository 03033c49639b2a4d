import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import type { ProjectCardFragment } from '#graphql/generated/graphql.ts'
import type { Camera } from '#property/base-map/camera.ts'
import { calloutLeft, calloutLeftUnknown, offsetFrom } from '../engine/callout-place.ts'
import type { DrawnMap } from '../engine/map-canvas.tsx'
import { MOVING, useFollowMap } from './use-follow-map.ts'

/** the same as in the callout's classes */
const CALLOUT_PX = 312

/** The project's place, where it has one. */
const placeOf = ({ lat, lng }: Pick<ProjectCardFragment, 'lat' | 'lng'>) =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null

/** Its position in the server's HTML: beside the place that the camera will show. */
export function placedCallout(project: ProjectCardFragment, camera: Camera): CSSProperties {
  const place = placeOf(project)
  const { x, y } = place ? offsetFrom(camera, place) : { x: 10_000, y: 0 }
  return { '--callout-x': calloutLeftUnknown(x, CALLOUT_PX), '--mark-y': `calc(50% + ${Math.round(y)}px)` } as CSSProperties
}

/**
 * Keeps the callout beside its mark while the map moves, without rendering: only its style changes. Before there is a map the position
 * is computed from the camera, so that nothing jumps when the map appears. On phones CSS overrides it.
 */
export function useCallout(map: DrawnMap | null, camera: Camera, project: ProjectCardFragment | null) {
  const stage = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const place = () => {
    const area = stage.current
    const { current: callout } = box
    const spot = project && placeOf(project)
    if (!area || !callout || !spot) return
    const { offsetWidth: width, offsetHeight: height } = area
    const offset = offsetFrom(camera, spot)
    const point = map ? map.project([spot.lng, spot.lat]) : { x: width / 2 + offset.x, y: height / 2 + offset.y }
    const left = calloutLeft(point, CALLOUT_PX, { width, height })
    callout.toggleAttribute('data-away', left === null)
    if (left === null) return
    callout.style.setProperty('--callout-x', `${left}px`)
    callout.style.setProperty('--mark-y', `${Math.round(point.y)}px`)
  }
  useLayoutEffect(place)
  useFollowMap(map, MOVING, place)
  return { stage, box }
}
