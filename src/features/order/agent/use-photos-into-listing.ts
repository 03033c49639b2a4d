import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { putPart } from '#api/put-part.ts'
import { restUntilOnline } from '#api/rest-until-online.ts'
import { type Failure, fail } from '#lib/result.ts'
import { type PhotoPorts, type PhotoReport, sendPhoto } from '#property/photos/send-photo.ts'
import { shrinkPhoto } from '#property/photos/shrink-photo.ts'

/** How far the photographs of an order are on their way into a listing. */
interface Way {
  done: number
  of: number
  /** the connection is lost; it goes on by itself */
  isLost: boolean
}

/** Of one file: it is refused a second time without harm, and begins its picture anew where it broke off. */
const portsOf = (file: string): PhotoPorts => ({
  shrink: shrinkPhoto,
  put: putPart,
  rest: restUntilOnline,
  begin: ({ listing, key }) =>
    import('../files/order-file.functions.ts')
      .then(({ beginDeliveredPhoto }) => beginDeliveredPhoto({ data: { listing, file, key } }))
      .catch(() => fail('network', 'unreachable')),
})

async function fileOf(id: string, signal: AbortSignal): Promise<Blob | null> {
  const answer = await fetch(`/uploads/${id}`, { signal }).catch(() => null)
  return answer?.ok ? answer.blob() : null
}

/**
 * Puts delivered photographs into a listing, one after the other and in their order: each is made smaller here, as one that is chosen on the listing's own page.
 * What is in the listing already is passed over; at another refusal it stops, and goes on from there when it is pressed again.
 */
export function usePhotosIntoListing() {
  const router = useRouter()
  const [way, setWay] = useState<Way | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const put = async (listing: string, files: readonly string[]) => {
    stop.current = new AbortController()
    const { signal } = stop.current
    setFailure(null)
    for (const [done, file] of files.entries()) {
      setWay({ done, of: files.length, isLost: false })
      const report: PhotoReport = {
        onSent: () => setWay({ done, of: files.length, isLost: false }),
        onLost: () => setWay({ done, of: files.length, isLost: true }),
      }
      const blob = await fileOf(file, signal)
      const asked = blob && { listing, key: crypto.randomUUID(), kind: 'PHOTO' as const, file: blob }
      const end = asked ? await sendPhoto(portsOf(file), asked, report, signal) : { code: 'unreachable' }
      if (signal.aborted || end === 'stopped') return
      if ('code' in end && end.code !== 'media-there') {
        setFailure({ layer: 'graphql', code: end.code })
        break
      }
    }
    setWay(null)
    await router.invalidate()
  }
  return { put, way, failure }
}
