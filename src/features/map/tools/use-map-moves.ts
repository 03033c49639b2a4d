import { useReducer } from 'react'
import type { DrawnMap } from '../engine/map-canvas.tsx'
import { MOVING, useFollowMap } from '../page/use-follow-map.ts'

/** Draws the component anew whenever the map moves or changes its size, so that what it places on the map follows. */
export function useMapMoves(map: DrawnMap): void {
  const [, move] = useReducer((count: number) => count + 1, 0)
  useFollowMap(map, MOVING, move)
}
