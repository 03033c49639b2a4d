import { useEffect, useState } from 'react'
import type { DrawnMap } from '../engine/map-canvas.tsx'

/** Draws the component anew whenever the map moves or changes its size, so that what it places on the map follows. */
export function useMapMoves(map: DrawnMap): void {
  const [, setMoves] = useState(0)
  useEffect(() => {
    const move = () => setMoves((count) => count + 1)
    map.on('move', move)
    map.on('resize', move)
    return () => {
      map.off('move', move)
      map.off('resize', move)
    }
  }, [map])
}
