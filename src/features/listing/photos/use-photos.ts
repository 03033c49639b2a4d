import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { putPart } from '#api/put-part.ts'
import { restUntilOnline } from '#api/rest-until-online.ts'
import { fail } from '#lib/result.ts'
import { PhotoQueue, type SentPhoto } from './photo-queue.ts'
import type { PhotoDoors } from './send-photo.ts'
import { shrinkPhoto } from './shrink-photo.ts'

const DOORS: PhotoDoors = {
  shrink: shrinkPhoto,
  put: putPart,
  rest: restUntilOnline,
  begin: (data) =>
    import('../listing.functions.ts').then(({ beginPicture }) => beginPicture({ data })).catch(() => fail('network', 'unreachable')),
}

const NONE: readonly SentPhoto[] = []

/** Photographs of a listing that this page sends. Where one has arrived the listing is asked for again; leaving the page meanwhile asks back. */
export function usePhotos(listing: string): { queue: PhotoQueue; sent: readonly SentPhoto[] } {
  const router = useRouter()
  const look = useEffectEvent(() => void router.invalidate())
  const [arrived, setArrived] = useState(0)
  const [queue] = useState(() => new PhotoQueue(listing, DOORS, () => setArrived((count) => count + 1)))
  const sent = useSyncExternalStore(queue.subscribe, queue.shown, () => NONE)
  useEffect(() => {
    if (arrived > 0) look()
  }, [arrived])
  useEffect(() => {
    const askBack = (event: BeforeUnloadEvent) => {
      if (queue.isBusy()) event.preventDefault()
    }
    window.addEventListener('beforeunload', askBack)
    return () => window.removeEventListener('beforeunload', askBack)
  }, [queue])
  return { queue, sent }
}
