import { type CSSProperties, useId } from 'react'
import { buildingKind, type PictureFacts } from './facts.ts'
import { buildingInks, pictureInks } from './palette.ts'
import { discsPath, range, round1 } from './path.ts'
import { pictureRandom } from './random.ts'
import { arrangeSite, type Footprint, type SiteBuilding, scaleBarMetres, siteExtent } from './site-arrangement.ts'

interface SitePlanProps {
  facts: PictureFacts
  buildings: readonly SiteBuilding[]
  /** the text alternative */
  label: string
  /** the north letter in the reader's language */
  north: string
  className?: string
}

function Block({ footprint: f, unit, pool }: { footprint: Footprint; unit: number; pool: boolean }) {
  const inset = Math.min(f.width, f.depth) * 0.16
  return (
    <g transform={`translate(${round1(f.x)} ${round1(f.y)}) rotate(${round1(f.turn)})`}>
      <rect
        x={round1(-f.width / 2 + 2)}
        y={round1(-f.depth / 2 + 2.5)}
        width={round1(f.width)}
        height={round1(f.depth)}
        fill="var(--p-line)"
        opacity=".5"
      />
      <rect
        x={round1(-f.width / 2)}
        y={round1(-f.depth / 2)}
        width={round1(f.width)}
        height={round1(f.depth)}
        rx=".8"
        fill="var(--p-wall)"
        stroke="var(--p-ink)"
        strokeWidth={unit}
      />
      <rect
        x={round1(-f.width / 2 + inset)}
        y={round1(-f.depth / 2 + inset)}
        width={round1(f.width - inset * 2)}
        height={round1(f.depth - inset * 2)}
        fill="none"
        stroke="var(--p-line)"
        strokeWidth={unit * 0.7}
      />
      {pool && (
        <rect
          x={round1(-f.width * 0.4)}
          y={round1(f.depth / 2 + 6)}
          width={round1(Math.min(25, f.width * 0.6))}
          height="7"
          rx="3"
          fill="var(--p-glass)"
          stroke="var(--p-ink)"
          strokeWidth={unit * 0.6}
        />
      )}
      <text
        transform={`rotate(${round1(-f.turn)})`}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={round1(unit * 12)}
        fontWeight="600"
        fill="var(--color-ink)"
      >
        {f.label}
      </text>
    </g>
  )
}

/** Trees around the edge and between the blocks, never on a roof. */
function siteTrees(seed: string, footprints: readonly Footprint[], halfWidth: number, halfHeight: number) {
  const random = pictureRandom(`${seed} trees`)
  return range(56)
    .map(() => ({ x: (random() * 2 - 1) * halfWidth * 0.9, y: (random() * 2 - 1) * halfHeight * 0.72, r: 2.4 + random() * 2.6 }))
    .filter((t) =>
      footprints.every(
        (f) => Math.hypot(t.x - f.x, t.y - f.y) > Math.hypot(f.width, f.depth) / 2 + t.r || Math.abs(t.y - f.y) > f.width * 0.5 + f.depth,
      ),
    )
}

/** A project from above: its blocks where the data puts them, access road, trees, north arrow, scale bar in metres. */
export function SitePlanDrawing({ facts, buildings, label, north, className }: SitePlanProps) {
  const id = useId()
  const kind = buildingKind(facts)
  const footprints = arrangeSite(facts.seed, kind === 'slab' || kind === 'tower' ? kind : 'house', buildings)
  const { halfWidth, halfHeight } = siteExtent(footprints)
  const unit = halfWidth / 160
  const bar = scaleBarMetres(halfWidth * 2)
  const road = halfHeight * 0.86
  return (
    <svg
      viewBox={`${round1(-halfWidth)} ${round1(-halfHeight)} ${round1(halfWidth * 2)} ${round1(halfHeight * 2)}`}
      className={className}
      style={
        {
          ...pictureInks,
          ...buildingInks(kind, facts.seed),
          display: 'block',
          background: 'var(--p-ground)',
          fontFamily: 'var(--font-sans, sans-serif)',
        } as CSSProperties
      }
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>{label}</title>
      <path
        d={`M${round1(-halfWidth)} ${round1(road)}H${round1(halfWidth)}M${round1(halfWidth * 0.82)} ${round1(-halfHeight)}V${round1(halfHeight)}`}
        stroke="var(--color-sheet)"
        strokeWidth={round1(unit * 22)}
        fill="none"
      />
      <path
        d={`M${round1(-halfWidth)} ${round1(road)}H${round1(halfWidth)}M${round1(halfWidth * 0.82)} ${round1(-halfHeight)}V${round1(road)}`}
        stroke="var(--p-line)"
        strokeWidth={unit}
        strokeDasharray={`${unit * 6} ${unit * 6}`}
        fill="none"
      />
      <path d={`M0 ${round1(road)}V${round1(halfHeight * 0.3)}`} stroke="var(--color-sheet)" strokeWidth={round1(unit * 12)} />
      <path
        d={discsPath(siteTrees(facts.seed, footprints, halfWidth, halfHeight))}
        fill="var(--p-leaf)"
        fillOpacity=".85"
        stroke="var(--p-leaf2)"
        strokeWidth={unit * 0.6}
      />
      {footprints.map((f) => (
        <Block key={f.id} footprint={f} unit={unit} pool={kind === 'tower' && f === footprints[0]} />
      ))}
      <g
        transform={`translate(${round1(-halfWidth + unit * 22)} ${round1(-halfHeight + unit * 30)}) scale(${unit})`}
        fill="var(--color-ink)"
      >
        <path d="M0-18L6 6L0 2L-6 6z" />
        <text y="20" textAnchor="middle" fontSize="12" fontWeight="600">
          {north}
        </text>
      </g>
      <g transform={`translate(${round1(-halfWidth + unit * 14)} ${round1(halfHeight - unit * 10)})`}>
        <path d={`M0 ${-unit * 4}V0H${bar}V${-unit * 4}`} fill="none" stroke="var(--color-ink)" strokeWidth={unit * 1.2} />
        <text x={bar + unit * 5} fontSize={round1(unit * 11)} fill="var(--color-ink)">
          {bar} m
        </text>
      </g>
    </svg>
  )
}
