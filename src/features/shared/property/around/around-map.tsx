import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { localName } from '#lib/local-name.ts'
import type { Format } from '../use-format.ts'
import { MarkShape } from './mark-dot.tsx'
import type { Nearby } from './pick-nearby.ts'
import { placeMarks, RINGS, streetPaths } from './place-map.ts'
import { shopName } from './shop-names.ts'

interface AroundMapProps {
  project: {
    name: string
    nameLocal: string | null
    lat: number | null
    lng: number | null
    streetsAround: readonly { isMain: boolean; points: string }[]
  }
  nearby: readonly Nearby[]
  format: Format
  width: number
  height: number
  /** shown from the middle upwards */
  metres: number
  className?: string
}

/** Where the project lies among the places around it, drawn from their positions: north up, rings of walking time. */
export function AroundMap({ project, nearby, format, width, height, metres, className }: AroundMapProps) {
  const { i18n, t } = useLingui()
  const { lat, lng } = project
  if (lat === null || lng === null) return null
  const marks = placeMarks({ lat, lng }, nearby, { width, height, metres }, (amenity) =>
    amenity.type === 'supermarket' || amenity.type === 'bank'
      ? (shopName(localName(i18n, amenity)) ?? localName(i18n, amenity))
      : localName(i18n, amenity),
  )
  const streets = streetPaths({ lat, lng }, project.streetsAround, { width, height, metres })
  const scale = height / 2 / metres
  const name = localName(i18n, project)
  const bar = metres > 700 ? 500 : 200
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} role="img" aria-label={t`Map of what is around ${name}, north up`}>
      <rect width={width} height={height} className="fill-wash" />
      <Streets {...streets} />
      {RINGS.map((ring) => (
        <g key={ring.minutes}>
          <circle
            cx={width / 2}
            cy={height / 2}
            r={ring.metres * scale}
            className="fill-lagoon/5 stroke-lagoon/50"
            strokeWidth="1"
            strokeDasharray="3 4"
          />
          <text x={width / 2} y={height / 2 - ring.metres * scale - 4} textAnchor="middle" fontSize="10.5" className="fill-ink-3">
            <Trans>{ring.minutes} min</Trans>
          </text>
        </g>
      ))}
      {marks.map(({ id, x, y, kind, name: label }) => (
        <g key={id}>
          <g transform={`translate(${x} ${y})`}>
            <MarkShape kind={kind} />
          </g>
          {label ? (
            <text x={label.x} y={y + 4} textAnchor={label.anchor} fontSize="11" className="fill-ink-2">
              {label.text}
            </text>
          ) : null}
        </g>
      ))}
      <circle cx={width / 2} cy={height / 2} r="8" className="fill-terracotta stroke-paper" strokeWidth="2.5" />
      <g transform={`translate(14 ${height - 12})`} className="fill-ink-2">
        <path d={`M0-4V0H${bar * scale}V-4`} fill="none" className="stroke-ink-2" />
        <text x={bar * scale + 6} y="1" fontSize="10.5">
          {format.distance(bar)}
        </text>
      </g>
    </svg>
  )
}

/** Each path is in the document once, and drawn twice: its edge, and the street on it. */
function Streets({ main, other }: ReturnType<typeof streetPaths>) {
  const id = useId()
  if (main === '' && other === '') return null
  const drawn = (edge: number) => (
    <>
      <use href={`#${id}other`} strokeWidth={1.6 + edge} />
      <use href={`#${id}main`} strokeWidth={3.6 + edge} />
    </>
  )
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <defs>
        <path id={`${id}other`} d={other} />
        <path id={`${id}main`} d={main} />
      </defs>
      <g className="stroke-ink-3/30">{drawn(1.2)}</g>
      <g className="stroke-sheet">{drawn(0)}</g>
    </g>
  )
}
