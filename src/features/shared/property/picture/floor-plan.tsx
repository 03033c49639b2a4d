import { type CSSProperties, useId } from 'react'
import type { PropertyGroup } from '#graphql/generated/graphql.ts'
import { layRooms, type Room, type RoomKind } from './floor-plan-rooms.ts'
import { pictureInks } from './palette.ts'
import { boxesPath, round1 } from './path.ts'

interface FloorPlanProps {
  unitMix: string
  group: PropertyGroup
  areaSqm: number
  /** room names in the reader's language */
  roomNames: Record<RoomKind, string>
  formatSqm: (sqm: number) => string
  label: string
  className?: string
}

/** drawing units across every plan, so that lettering is the same size in all of them */
const PLAN_WIDTH = 340
const DOOR_METRES = 0.85
/** undefined: the paper shows */
const FILLS: Record<RoomKind, string | undefined> = {
  living: undefined,
  bedroom: undefined,
  master: undefined,
  study: undefined,
  bath: 'var(--p-glass)',
  balcony: 'var(--p-ground)',
  kitchen: 'var(--p-dim)',
  corridor: 'var(--color-paper)',
}

/** Where a room opens: bedrooms and baths to the corridor or living side, kitchen and balcony to the living room. */
function doorOf(room: Room, rooms: readonly Room[]): { x: number; y: number; upright: boolean } | null {
  const middle = { x: room.x + room.width * 0.5 - DOOR_METRES / 2, y: room.y + room.height * 0.5 - DOOR_METRES / 2 }
  const corridor = rooms.find((r) => r.kind === 'corridor')
  if (room.kind === 'kitchen')
    return rooms.length > 3 ? { x: middle.x, y: room.y, upright: false } : { x: room.x, y: middle.y, upright: true }
  if (room.kind === 'balcony') return { x: middle.x, y: room.y + room.height, upright: false }
  if (room.kind === 'living') return { x: 0, y: room.y + room.height * 0.72, upright: true }
  if (room.kind === 'corridor') return { x: room.x, y: room.y + room.height / 2 - DOOR_METRES / 2, upright: true }
  if (!corridor)
    return room.y > 0 && room.kind === 'bath' && rooms.length > 3
      ? { x: middle.x, y: room.y, upright: false }
      : { x: room.x, y: middle.y, upright: true }
  return { x: room.kind === 'bath' ? middle.x : room.x + 0.3, y: Math.max(corridor.y, room.y), upright: false }
}

/** The door leaf as a quarter circle, and the gap it leaves in the wall. */
function doorsPath(rooms: readonly Room[], scale: number): { gaps: string; leaves: string } {
  let gaps = ''
  let leaves = ''
  for (const room of rooms) {
    const door = doorOf(room, rooms)
    if (!door) continue
    const [x, y, d] = [round1(door.x * scale), round1(door.y * scale), round1(DOOR_METRES * scale)]
    gaps += door.upright ? `M${x} ${y}v${d}` : `M${x} ${y}h${d}`
    if (room.kind === 'corridor' || room.kind === 'balcony' || room.kind === 'kitchen') continue
    const into = room.y * scale >= y ? 1 : -1
    leaves += door.upright
      ? `M${x} ${y}h${d}A${d} ${d} 0 0 1 ${x} ${round1(y + d)}`
      : `M${x} ${y}v${into * d}A${d} ${d} 0 0 ${into > 0 ? 0 : 1} ${round1(x + d)} ${y}`
  }
  return { gaps, leaves }
}

function RoomName({ room, name, sqm, scale }: { room: Room; name: string; sqm: string; scale: number }) {
  const [w, h] = [room.width * scale, room.height * scale]
  const size = Math.min(11, w / Math.max(4, name.length * 0.62), h / 2.6)
  if (size < 5.5 || room.kind === 'corridor') return null
  const [cx, cy] = [round1(room.x * scale + w / 2), round1(room.y * scale + h / 2)]
  return (
    <text x={cx} y={cy} textAnchor="middle" fontSize={round1(size)} fill="var(--color-ink)">
      {name}
      {h > size * 3.4 && (
        <tspan x={cx} dy="1.25em" fill="var(--color-ink-2)">
          {sqm}
        </tspan>
      )}
    </text>
  )
}

/** A usual floor plan for a unit mix and size: rooms with their m², walls, doors. A schematic, not a survey. */
export function FloorPlanDrawing({ unitMix, group, areaSqm, roomNames, formatSqm, label, className }: FloorPlanProps) {
  const id = useId()
  const { width, height, rooms } = layRooms(unitMix, areaSqm, group)
  const scale = PLAN_WIDTH / width
  const boxes = rooms.map((r) => ({ kind: r.kind, x: r.x * scale, y: r.y * scale, width: r.width * scale, height: r.height * scale }))
  const { gaps, leaves } = doorsPath(rooms, scale)
  const pad = 10
  return (
    <svg
      viewBox={`${-pad} ${-pad} ${round1(width * scale + pad * 2)} ${round1(height * scale + pad * 2)}`}
      className={className}
      style={{ ...pictureInks, display: 'block', fontFamily: 'var(--font-sans, sans-serif)' } as CSSProperties}
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>{label}</title>
      <path d={boxesPath(boxes)} fill="var(--color-sheet)" />
      {(['bath', 'balcony', 'kitchen', 'corridor'] as const).map((kind) => (
        <path
          key={kind}
          d={boxesPath(boxes.filter((b) => b.kind === kind))}
          fill={FILLS[kind]}
          fillOpacity={kind === 'bath' ? 0.35 : 0.6}
        />
      ))}
      <path d={boxesPath(boxes)} fill="none" stroke="var(--p-ink)" strokeWidth="2.2" />
      <rect width={round1(width * scale)} height={round1(height * scale)} fill="none" stroke="var(--color-ink)" strokeWidth="4.5" />
      <path d={gaps} stroke="var(--color-sheet)" strokeWidth="5" />
      <path d={leaves} fill="none" stroke="var(--p-ink)" strokeWidth=".8" />
      {rooms.map((room) => (
        <RoomName
          scale={scale}
          key={`${room.kind}${room.index}`}
          room={room}
          name={room.kind === 'bedroom' ? `${roomNames.bedroom} ${room.index + 1}` : roomNames[room.kind]}
          sqm={formatSqm(room.width * room.height)}
        />
      ))}
    </svg>
  )
}
