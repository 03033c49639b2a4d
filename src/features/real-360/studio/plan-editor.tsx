import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Field } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { planPictureOf, type Scene, type Tour } from '../tour/tour-scenes.ts'
import type { PictureQueue } from './pano/picture-queue.ts'
import type { StudioEdit } from './use-studio.ts'

interface PlanEditorProps {
  studio: StudioEdit
  queue: PictureQueue
  scene: Scene | null
  choose: (id: string) => void
}

const STEP = 0.01
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const within = (value: number): number => Math.min(1, Math.max(0, value))

/** The floor plan with a place for each room: put by a press or in the middle, moved by arrow keys. North is up on it. */
export function PlanEditor({ studio, queue, scene, choose }: PlanEditorProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { tour, edit } = studio
  const { plan } = tour
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (!file) return
    queue.add([
      {
        name: file.name,
        work: { file, kind: 'plan' },
        onArrived: ({ plan: one }) =>
          one && edit({ edit: 'plan', plan: { bundle: one.id, width: one.width, height: one.height, metre: null } }),
      },
    ])
  }
  return (
    <section aria-label={t`Floor plan`} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" onClick={() => input.current?.click()}>
          {plan ? <Trans>Another plan</Trans> : <Trans>Add a floor plan</Trans>}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t`Floor plan to add`}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
        {plan ? (
          <Button size="small" look="ghost" onClick={() => edit({ edit: 'plan', plan: null })}>
            <Trans>Take the plan out</Trans>
          </Button>
        ) : null}
      </div>
      {plan ? (
        <PlanBoard studio={studio} scene={scene} choose={choose} plan={plan} />
      ) : (
        <p className="max-w-[60ch] text-sm text-ink-3">
          <Trans>A picture of the plan with north at its top. Rooms are then placed on it, and visitors see where they stand.</Trans>
        </p>
      )}
    </section>
  )
}

function PlanBoard({
  studio: { tour, edit },
  plan,
  scene,
  choose,
}: Pick<PlanEditorProps, 'studio' | 'scene' | 'choose'> & { plan: NonNullable<Tour['plan']> }) {
  const { t } = useLingui()
  const place = (id: string, planX: number, planY: number) =>
    edit({ edit: 'scene', id, change: { planX: within(planX), planY: within(planY) } })
  const press = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    if (scene) place(scene.id, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }
  const onKeyDown = (event: KeyboardEvent, one: Scene) => {
    const move = MOVES[event.key]
    if (!move || one.planX == null || one.planY == null) return
    event.preventDefault()
    place(one.id, one.planX + move[0], one.planY + move[1])
  }
  const name = scene?.name || t`Room without a name`
  const metres = plan.metre == null ? null : Math.round((10 * plan.width) / plan.metre) / 10
  return (
    <>
      <div className="relative overflow-hidden rounded border border-line bg-white">
        {/* biome-ignore lint/a11y: the buttons below do the same for keys */}
        <img
          src={planPictureOf(tour)}
          alt={t`Floor plan of the home`}
          width={plan.width}
          height={plan.height}
          onClick={press}
          className="w-full cursor-crosshair"
        />
        <ul>
          {tour.scenes.map((one, at) =>
            one.planX == null || one.planY == null ? null : (
              <li key={one.id} className="absolute -translate-1/2" style={{ left: `${one.planX * 100}%`, top: `${one.planY * 100}%` }}>
                <button
                  type="button"
                  aria-label={t`${one.name || String(at + 1)} on the plan. Arrow keys move it.`}
                  aria-pressed={one.id === scene?.id}
                  onClick={() => choose(one.id)}
                  onKeyDown={(event) => onKeyDown(event, one)}
                  className="grid size-7 place-items-center rounded-full"
                >
                  <span
                    className={cx(
                      'size-3.5 rounded-full border-2 border-white shadow-float',
                      one.id === scene?.id ? 'bg-terracotta-mark' : 'bg-indigo',
                    )}
                  />
                </button>
              </li>
            ),
          )}
        </ul>
      </div>
      {scene ? (
        <div className="flex flex-wrap items-center gap-2">
          <Button size="small" disabled={scene.planX != null} onClick={() => place(scene.id, 0.5, 0.5)}>
            <Trans>Put “{name}” on the plan</Trans>
          </Button>
          <Button
            size="small"
            look="ghost"
            disabled={scene.planX == null}
            onClick={() => edit({ edit: 'scene', id: scene.id, change: { planX: null, planY: null } })}
          >
            <Trans>Take “{name}” off the plan</Trans>
          </Button>
        </div>
      ) : null}
      <Field label={t`Width of the whole picture of the plan, in metres`} hint={t`For the scale; leave it empty where you do not know it.`}>
        {(control) => (
          <NumberInput
            {...control}
            className="max-w-32"
            min={1}
            max={200}
            decimals={1}
            value={metres}
            onValue={(width) => edit({ edit: 'plan', plan: { ...plan, metre: width === null || width < 1 ? null : plan.width / width } })}
          />
        )}
      </Field>
    </>
  )
}
