import { useRouteContext } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { load } from '@tanstack/react-start/hydration'
import { BenchBar } from './bench-bar.tsx'
import { openRooms } from './rooms.ts'

const atOnce = load()

/** The bench of whoever works here. Nobody else loads its code or its words. */
export function Bench() {
  const { viewer, country } = useRouteContext({ from: '__root__' })
  const rooms = openRooms(viewer, country)
  if (rooms.length === 0) return null
  return (
    <Hydrate when={atOnce} fallback={<div className="h-11" />}>
      <BenchBar rooms={rooms} />
    </Hydrate>
  )
}
