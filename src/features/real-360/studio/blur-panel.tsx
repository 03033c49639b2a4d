import { Trans, useLingui } from '@lingui/react/macro'
import { type PointerEvent, type RefObject, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import type { Sphere } from '../tour/sphere.ts'
import { pictureOf, type Scene } from '../tour/tour-scenes.ts'
import type { BlurArea } from './pano/blur-areas.ts'
import type { PictureQueue } from './pano/picture-queue.ts'
import { placeOf } from './pano/sphere-view.ts'
import { tilesOf } from './studio-canvas.tsx'
import type { StudioEdit } from './use-studio.ts'

interface BlurPanelProps {
  studio: StudioEdit
  scene: Scene
  queue: PictureQueue
  sphere: RefObject<Sphere | null>
}

const SIZE = 0.06
const within = (value: number, most = 1): number => Math.min(most, Math.max(0, value))
interface KeyedArea extends BlurArea {
  key: string
}

const areaAt = (u: number, v: number): KeyedArea => ({
  key: crypto.randomUUID(),
  left: within(u - SIZE / 2, 1 - SIZE),
  top: within(v - SIZE, 1 - 2 * SIZE),
  width: SIZE,
  height: 2 * SIZE,
})

/** Rectangles over faces and screens, drawn on the flat panorama or put in the middle of the view. The picture is cut anew on this device: what they cover leaves it. */
export function BlurPanel({ studio, scene, queue, sphere }: BlurPanelProps) {
  const { t } = useLingui()
  const [areas, setAreas] = useState<readonly KeyedArea[]>([])
  const [corner, setCorner] = useState<{ u: number; v: number } | null>(null)
  const change = (at: number, next: Partial<BlurArea>) => setAreas(areas.map((area, one) => (one === at ? { ...area, ...next } : area)))
  const at = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return { u: within((event.clientX - box.left) / box.width), v: within((event.clientY - box.top) / box.height) }
  }
  const apply = () => {
    const { id, width, yaw, pitch } = scene
    const base = pictureOf(studio.tour, scene, 'base')
    queue.add([
      {
        name: scene.name || t`Panorama`,
        work: {
          task: {
            do: 'blur',
            tiles: tilesOf(studio.tour, scene),
            base,
            width,
            areas: areas.map(({ key: _, ...area }) => area),
            look: { yaw, pitch },
          },
        },
        onArrived: ({ pano, still }) => pano && still && studio.edit({ edit: 'scene', id, change: { pano, still } }),
      },
    ])
    setAreas([])
  }
  return (
    <details className="rounded border border-line bg-sheet">
      <summary className="min-h-9 cursor-pointer px-4 py-2 text-sm font-[560]">
        <Trans>Blur faces and screens</Trans>
      </summary>
      <div className="grid gap-3 border-t border-line p-4">
        <p className="max-w-[64ch] text-sm text-ink-2">
          <Trans>
            Draw rectangles on the flat picture, or put one in the middle of the view. What they cover leaves the picture for good.
          </Trans>
        </p>
        <div
          className="relative touch-none overflow-hidden rounded select-none"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setCorner(at(event))
          }}
          onPointerUp={(event) => {
            const end = at(event)
            if (!corner) return
            setCorner(null)
            const [width, height] = [Math.abs(end.u - corner.u), Math.abs(end.v - corner.v)]
            const isDrawn = width > 0.004 && height > 0.004
            setAreas([
              ...areas,
              isDrawn
                ? { key: crypto.randomUUID(), left: Math.min(end.u, corner.u), top: Math.min(end.v, corner.v), width, height }
                : areaAt(end.u, end.v),
            ])
          }}
        >
          <img src={pictureOf(studio.tour, scene, 'base')} alt="" width={2_048} height={1_024} draggable={false} className="w-full" />
          {areas.map((area) => (
            <span
              key={area.key}
              className="pointer-events-none absolute border-2 border-terracotta-mark bg-sheet/60"
              style={{
                left: `${area.left * 100}%`,
                top: `${area.top * 100}%`,
                width: `${area.width * 100}%`,
                height: `${area.height * 100}%`,
              }}
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            onClick={() => {
              const { u, v } = placeOf(sphere.current?.look() ?? scene)
              setAreas([...areas, areaAt(u, v)])
            }}
          >
            <Trans>Put a rectangle in the middle of the view</Trans>
          </Button>
          <Button size="small" look="primary" disabled={areas.length === 0} onClick={apply}>
            <Trans>Blur what they cover</Trans>
          </Button>
        </div>
        <ol className="grid gap-3">
          {areas.map((area, number) => (
            <AreaFields
              key={area.key}
              area={area}
              number={number + 1}
              change={(next) => change(number, next)}
              remove={() => setAreas(areas.filter((_, one) => one !== number))}
            />
          ))}
        </ol>
      </div>
    </details>
  )
}

interface AreaFieldsProps {
  area: BlurArea
  number: number
  change: (next: Partial<BlurArea>) => void
  remove: () => void
}

/** A rectangle by numbers, in hundredths of the picture. */
function AreaFields({ area, number, change, remove }: AreaFieldsProps) {
  const { t } = useLingui()
  const fields = [
    ['left', t`From the left, %`],
    ['top', t`From the top, %`],
    ['width', t`Width, %`],
    ['height', t`Height, %`],
  ] as const
  return (
    <li className="flex flex-wrap items-end gap-2" aria-label={t`Rectangle ${number}`}>
      {fields.map(([field, label]) => (
        <div key={field} className="w-28">
          <Field label={label}>
            {(control) => (
              <NumberInput
                {...control}
                min={0}
                max={100}
                decimals={1}
                value={Math.round(area[field] * 1_000) / 10}
                onValue={(part) => part !== null && change({ [field]: part / 100 })}
              />
            )}
          </Field>
        </div>
      ))}
      <Button size="small" look="ghost" onClick={remove}>
        <Trans>Take out rectangle {number}</Trans>
      </Button>
    </li>
  )
}
