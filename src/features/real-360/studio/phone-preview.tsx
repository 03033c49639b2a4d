import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import type { Sphere } from '../tour/sphere.ts'
import { SphereSpot } from '../tour/sphere-spot.tsx'
import { firstLook, type Tour } from '../tour/tour-scenes.ts'
import type { Look } from '../tour/tour-view.ts'
import { StudioSphere } from './studio-sphere.tsx'

/** The tour as a visitor walks it on a phone, with what is not published yet. */
export function PhonePreview({ tour, from, onClose }: { tour: Tour; from: string; onClose: () => void }) {
  const sphere = useRef<Sphere | null>(null)
  const [at, setAt] = useState<{ id: string; look: Look | null }>({ id: from, look: null })
  const scene = tour.scenes.find(({ id }) => id === at.id) ?? tour.scenes[0]
  return (
    <Dialog title={<Trans>On a phone</Trans>} onClose={onClose}>
      {scene ? (
        <div className="mx-auto w-full max-w-[300px] rounded-[28px] border-8 border-ink bg-ink">
          <div className="relative aspect-[9/17] overflow-hidden rounded-[20px] bg-wash">
            <StudioSphere
              tour={tour}
              scene={scene}
              sphere={sphere}
              look={{ ...(at.look ?? firstLook(scene)), zoom: 5 }}
              drawSpot={(spot, hold) => (
                <SphereSpot
                  key={spot.id}
                  tour={tour}
                  scene={scene}
                  spot={spot}
                  hold={hold}
                  go={(to, look) => setAt({ id: to.id, look })}
                  face={({ yaw, pitch }) => void sphere.current?.turn({ yaw, pitch }, 0)}
                  onOpen={() => undefined}
                />
              )}
            />
            <p className="absolute inset-x-3 top-3 z-10 rounded border border-line bg-sheet px-3 py-2 text-sm shadow-float">
              <b className="font-semibold">{tour.title}</b>
              <span className="block text-ink-2">{scene.name}</span>
            </p>
          </div>
        </div>
      ) : null}
    </Dialog>
  )
}
