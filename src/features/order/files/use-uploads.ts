import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { putPart } from '#api/put-part.ts'
import { restUntilOnline } from '#api/rest-until-online.ts'
import type { OrderSide } from '#graphql/generated/graphql.ts'
import { UPLOAD_PREVIEW_BYTES } from '#graphql/upload-kinds.ts'
import { fail, ok } from '#lib/result.ts'
import { filePrint } from './file-print.ts'
import type { SendPorts } from './send-file.ts'
import { type SentFile, UploadQueue } from './upload-queue.ts'

const WIDTH_PX = 480
const QUALITIES = [0.75, 0.5]

/** A picture as a small JPEG, upright as its camera meant it; null for what is no picture, or stays too large. */
async function drawPreview(file: Blob): Promise<Blob | null> {
  if (!file.type.startsWith('image/')) return null
  const picture = await createImageBitmap(file, { resizeWidth: WIDTH_PX, resizeQuality: 'medium' })
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // a JPEG has no transparency: what shows through a plan is paper
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0)
  picture.close()
  for (const quality of QUALITIES) {
    const small = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (small.size <= UPLOAD_PREVIEW_BYTES) return small
  }
  return null
}

const unheard = () => fail('network', 'unreachable')

const functions = () => import('./order-file.functions.ts')

const portsOf = (side: OrderSide): SendPorts => ({
  print: filePrint,
  put: putPart,
  preview: drawPreview,
  rest: restUntilOnline,
  async start(data) {
    const begun = await functions()
      .then(({ startDelivery }) => startDelivery({ data: { side, ...data } }))
      .catch(unheard)
    return begun.ok ? ok(begun.value.startDelivery) : begun
  },
  finish: (file) =>
    functions()
      .then(({ finishDelivery }) => finishDelivery({ data: { side, file } }))
      .catch(unheard),
})

const queues = new Map<string, UploadQueue>()

/** Stops and forgets all files of this page: whoever logs out leaves nothing behind. */
export function forgetUploadQueues(): void {
  for (const queue of queues.values()) for (const { key } of queue.shown()) queue.drop(key)
  queues.clear()
}

function queueOf(order: string, side: OrderSide): UploadQueue {
  const key = `${side} ${order}`
  const known = queues.get(key) ?? new UploadQueue(order, portsOf(side))
  // a server renders the pages of many people
  if (typeof window !== 'undefined') queues.set(key, known)
  return known
}

const NONE: readonly SentFile[] = []

/** Files of an order that this page sends for a side. Where one has arrived, the order is asked for again; leaving the page meanwhile asks back. */
export function useUploads(order: string, side: OrderSide): { queue: UploadQueue; files: readonly SentFile[] } {
  const router = useRouter()
  const queue = queueOf(order, side)
  const files = useSyncExternalStore(queue.subscribe, queue.shown, () => NONE)
  const arrived = files.filter(({ state }) => state === 'done').length
  const look = useEffectEvent(() => void router.invalidate())
  useEffect(() => {
    if (arrived > 0) look()
  }, [arrived])
  useEffect(() => {
    const askBack = (event: BeforeUnloadEvent) => {
      if ([...queues.values()].some((one) => one.isBusy())) event.preventDefault()
    }
    window.addEventListener('beforeunload', askBack)
    return () => window.removeEventListener('beforeunload', askBack)
  }, [])
  return { queue, files }
}
