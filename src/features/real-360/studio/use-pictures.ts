import { useEffect, useState, useSyncExternalStore } from 'react'
import { putPart } from '#api/put-part.ts'
import { restUntilOnline } from '#api/rest-until-online.ts'
import { fail } from '#lib/result.ts'
import { sha256Hex } from '#lib/sha-256.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { cutInThread } from './pano/cut-pano.ts'
import { PictureQueue, type SentPicture } from './pano/picture-queue.ts'
import type { TourWriter } from './tour-writer.ts'

const NONE: readonly SentPicture[] = []
const unheard = () => fail('network', 'unreachable')
const functions = () => import('#property/tour/write-tour.functions.ts')

/** Pictures of a tour that this page cuts and sends; leaving the page meanwhile asks back. */
export function usePictures(
  { id, country }: { id: string; country: CountryCode },
  { as }: Pick<TourWriter, 'as'>,
): { queue: PictureQueue; sent: readonly SentPicture[] } {
  const [queue] = useState(
    () =>
      new PictureQueue(id, {
        cut: cutInThread,
        print: sha256Hex,
        put: putPart,
        rest: restUntilOnline,
        begin: (data) =>
          functions()
            .then(({ startTourBundle }) => startTourBundle({ data: { ...data, country, as } }))
            .catch(unheard),
        finish: (bundle) =>
          functions()
            .then(({ endTourBundle }) => endTourBundle({ data: { id: bundle, country, as } }))
            .catch(unheard),
      }),
  )
  const sent = useSyncExternalStore(queue.subscribe, queue.shown, () => NONE)
  useEffect(() => {
    const askBack = (event: BeforeUnloadEvent) => {
      if (queue.isBusy()) event.preventDefault()
    }
    window.addEventListener('beforeunload', askBack)
    return () => window.removeEventListener('beforeunload', askBack)
  }, [queue])
  return { queue, sent }
}
