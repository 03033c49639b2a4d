import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OwnTourWholeFragment } from '#graphql/generated/graphql.ts'
import { TOUR_MAX_CHARS } from '#graphql/tour-kinds.ts'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Panel } from '#ui/panel.tsx'
import type { Sphere } from '../tour/sphere.ts'
import { wrappedAngle } from '../tour/tour-view.ts'
import { PlanEditor } from './plan-editor.tsx'
import { SceneForm } from './scene-form.tsx'
import { SceneList } from './scene-list.tsx'
import type { SpotPlacing } from './spot-kinds.tsx'
import { SpotPanel } from './spot-panel.tsx'
import { StudioHeader } from './studio-header.tsx'
import { TourDays } from './tour-days.tsx'
import type { TourWriter } from './tour-writer.ts'
import { usePictures } from './use-pictures.ts'
import { type StudioEdit, useStudio } from './use-studio.ts'

// three.js comes with the first panorama
const StudioCanvas = lazy(async () => ({ default: (await import('./studio-canvas.tsx')).StudioCanvas }))
const BlurPanel = lazy(async () => ({ default: (await import('./blur-panel.tsx')).BlurPanel }))
const LeaveDialog = lazy(async () => ({ default: (await import('./studio-dialogs.tsx')).LeaveDialog }))
const ConflictDialog = lazy(async () => ({ default: (await import('./studio-dialogs.tsx')).ConflictDialog }))

interface StudioProps {
  tour: OwnTourWholeFragment
  writer: TourWriter
  panels: Panels
}

/** What becomes of the tour as a whole; `isBusy` while pictures are on their way. */
type Panels = (studio: StudioEdit, isBusy: boolean) => ReactNode

/** Where a tour is made: its rooms, their doors and notes, the plan, and what becomes of it. */
export function Studio({ tour: first, writer, panels }: StudioProps) {
  const studio = useStudio(first, writer)
  const { queue, sent } = usePictures(first, writer)
  const [chosen, choose] = useState<string | null>(first.draft.scenes[0]?.id ?? null)
  const scene = studio.tour.scenes.find(({ id }) => id === chosen) ?? studio.tour.scenes[0] ?? null
  const isBusy = sent.some(({ state }) => state !== 'refused' && state !== 'done')
  return (
    <>
      <StudioHeader studio={studio} from={scene?.id ?? null} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)_19rem]">
        <SceneList studio={studio} queue={queue} sent={sent} choose={choose} chosen={scene?.id ?? null} />
        {scene ? (
          <SceneEditor key={scene.id} studio={studio} scene={scene} queue={queue} choose={choose} />
        ) : (
          <Panel kind="empty" title={<Trans>A tour begins with a panorama</Trans>}>
            {writer.as === 'vendor' ? (
              <Trans>
                Add the pictures of your 360° camera, one for each room. Then join them by doors, and say what each shows. The agent sees it
                when you deliver it.
              </Trans>
            ) : (
              <Trans>
                Add the pictures of your 360° camera, one for each room. Then join them by doors, and say what each shows. Nobody sees it
                until you publish it.
              </Trans>
            )}
          </Panel>
        )}
      </div>
      <StudioFoot studio={studio} queue={queue} scene={scene} choose={choose} isBusy={isBusy} panels={panels} />
      <Conflict studio={studio} />
      <Leaving isBusy={isBusy} />
    </>
  )
}

type Pictures = ReturnType<typeof usePictures>
type SceneOf = StudioEdit['tour']['scenes'][number]

interface SceneEditorProps {
  studio: StudioEdit
  scene: SceneOf
  queue: Pictures['queue']
  choose: (id: string) => void
}

/** The chosen room: its panorama, and beside it what is written of it. */
function SceneEditor({ studio, scene, queue, choose }: SceneEditorProps) {
  const { t } = useLingui()
  const sphere = useRef<Sphere | null>(null)
  const [placing, setPlacing] = useState<SpotPlacing | null>(null)
  const put = (what: SpotPlacing, at: { yaw: number; pitch: number }) => {
    const place = { yaw: wrappedAngle(at.yaw), pitch: at.pitch }
    const id = crypto.randomUUID()
    setPlacing(null)
    if (what.what === 'move') {
      const spot = scene.spots.find((one) => one.id === what.spot)
      if (spot) studio.edit({ edit: 'put-spot', scene: scene.id, spot: { ...spot, ...place } })
      return
    }
    studio.edit({
      edit: 'put-spot',
      scene: scene.id,
      returnId: crypto.randomUUID(),
      isReturned: what.isReturned,
      spot: { id, ...what.spot, ...place },
    })
  }
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <Suspense fallback={<div className="aspect-[16/10] rounded border border-line bg-wash" />}>
          <StudioCanvas
            studio={studio}
            scene={scene}
            sphere={sphere}
            queue={queue}
            placing={placing}
            setPlacing={setPlacing}
            put={put}
            choose={choose}
          />
        </Suspense>
        <Suspense>
          <BlurPanel studio={studio} scene={scene} queue={queue} sphere={sphere} />
        </Suspense>
      </div>
      <div className="grid content-start gap-6 max-xl:col-span-full max-xl:sm:grid-cols-2">
        <section aria-label={t`Words of the room`}>
          <SceneForm studio={studio} scene={scene} />
        </section>
        <section aria-label={t`Doors and notes`} className="border-line xl:border-t xl:pt-5">
          <SpotPanel
            studio={studio}
            scene={scene}
            placing={placing}
            setPlacing={setPlacing}
            putHere={(what) => put(what, sphere.current?.look() ?? scene)}
            face={({ yaw, pitch }) => void sphere.current?.turn({ yaw, pitch }, 0)}
          />
        </section>
      </div>
    </>
  )
}

interface StudioFootProps extends Omit<SceneEditorProps, 'scene'> {
  scene: SceneOf | null
  isBusy: boolean
  panels: Panels
}

function StudioFoot({ studio, queue, scene, choose, isBusy, panels }: StudioFootProps) {
  const { t } = useLingui()
  const { title, about } = studio.tour
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 border-t border-line pt-6 lg:grid-cols-2">
      <div className="grid content-start gap-8">
        <section aria-label={t`Words of the tour`} className="grid gap-3">
          <FootTitle>
            <Trans>The tour as a whole</Trans>
          </FootTitle>
          <Field label={t`Title`} required>
            {(control) => (
              <TextInput
                {...control}
                maxLength={TOUR_MAX_CHARS.title}
                value={title}
                onValue={(text) => studio.edit({ edit: 'words', words: { title: text } })}
              />
            )}
          </Field>
          <Field label={t`About the home`}>
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={TOUR_MAX_CHARS.about}
                value={about}
                onValue={(text) => studio.edit({ edit: 'words', words: { about: text } })}
              />
            )}
          </Field>
        </section>
        {panels(studio, isBusy)}
      </div>
      <div className="grid content-start gap-8">
        <div className="grid gap-3">
          <FootTitle>
            <Trans>Floor plan</Trans>
          </FootTitle>
          <PlanEditor studio={studio} queue={queue} scene={scene} choose={choose} />
        </div>
        {studio.writer.as === 'vendor' ? null : (
          <section aria-label={t`Visits`} className="grid gap-3">
            <FootTitle>
              <Trans>Visits</Trans>
            </FootTitle>
            <TourDays days={studio.own.days} />
          </section>
        )}
      </div>
    </div>
  )
}

const FootTitle = ({ children }: { children: ReactNode }) => <h2 className="title text-xl">{children}</h2>

/** Asks back where somebody goes on within the site; the browser asks where a window closes. */
function Leaving({ isBusy }: { isBusy: boolean }) {
  const { status, proceed, reset } = useBlocker({ shouldBlockFn: () => isBusy, enableBeforeUnload: false, withResolver: true })
  if (status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDialog onStay={reset} onLeave={proceed} />
    </Suspense>
  )
}

/** Asks which of two versions stays, once the newer one is known. */
function Conflict({ studio }: { studio: StudioEdit }) {
  const [theirs, setTheirs] = useState<OwnTourWholeFragment | null>(null)
  const isOpen = studio.failure === 'tour-changed'
  const look = useEffectEvent(async () => {
    const answer = await studio.look()
    if (answer.ok) setTheirs(answer.value)
  })
  useEffect(() => {
    if (isOpen) void look()
  }, [isOpen])
  if (!isOpen || !theirs) return null
  const end = (choice: () => void) => () => {
    setTheirs(null)
    choice()
  }
  return (
    <Suspense>
      <ConflictDialog
        theirs={theirs}
        onClose={() => setTheirs(null)}
        onTheirs={end(() => studio.takeOver(theirs))}
        onMine={end(() => studio.step({ do: 'insist', version: theirs.version }))}
      />
    </Suspense>
  )
}
