import { enumName } from '#filter/wire-names.ts'
import { TOUR_BUNDLES } from '#graphql/tour-kinds.ts'
import { type Sending, SendQueue } from '#lib/send-queue.ts'
import { type BundlePorts, sendBundle } from '#property/tour/send-bundle.ts'
import type { CutAnswer, CutTask } from './cut-pano-thread.ts'
import { type PanoHead, readPanoHead } from './read-pano-head.ts'
import { middleOfPart } from './sphere-part.ts'

/** A picture that this page cuts and sends, or has tried to. */
export interface SentPicture extends Sending {
  name: string
  /** 0 to 1; 0 while it is cut */
  share: number
}

/** What has arrived: ids of bundles, pixels of the largest, and what the camera wrote. */
export interface ArrivedPicture {
  pano: string | null
  still: string | null
  plan: { id: string; width: number; height: number } | null
  width: number
  head: PanoHead | null
}

/** What is done with a picture: a panorama or plan that was chosen, or a scene that is cut anew. */
export type PictureWork = { file: Blob; kind: 'pano' | 'plan' } | { task: CutTask }

export interface QueuedPicture {
  name: string
  work: PictureWork
  onArrived: (arrived: ArrivedPicture) => void
}

interface PicturePorts extends BundlePorts {
  cut(task: CutTask, signal: AbortSignal): Promise<CutAnswer>
}

const BLOCK = 16

/** Pictures of one tour on their way, in the order in which they were chosen. What has arrived leaves the queue. */
export class PictureQueue extends SendQueue<SentPicture, QueuedPicture> {
  protected readonly untried = { share: 0 }
  private readonly tour: string
  private readonly ports: PicturePorts

  constructor(tour: string, ports: PicturePorts) {
    super()
    this.tour = tour
    this.ports = ports
  }

  add(pictures: readonly QueuedPicture[]): void {
    this.push(
      pictures.map((what) => ({ shown: { key: crypto.randomUUID(), name: what.name, share: 0, state: 'waiting', code: null }, what })),
    )
  }

  protected async send({ work, onArrived }: QueuedPicture, tell: (change: Partial<SentPicture>) => void, signal: AbortSignal) {
    const asked = await this.taskOf(work)
    if (typeof asked === 'string') return { state: 'refused', code: asked } as const
    const made = await this.ports.cut(asked.task, signal)
    if (signal.aborted) return 'stopped'
    if (!made.ok) return { state: 'refused', code: made.code } as const
    const total = [made.pano, made.still, made.plan].reduce((sum, one) => sum + (one?.size ?? 0), 0)
    const arrived: ArrivedPicture = { pano: null, still: null, plan: null, width: 0, head: asked.head }
    let before = 0
    for (const kind of TOUR_BUNDLES) {
      const bundle = made[kind]
      if (!bundle) continue
      const report = {
        onSent: (bytes: number) => tell({ share: (before + bytes) / total, state: 'sending' }),
        onLost: () => tell({ state: 'lost' }),
      }
      const end = await sendBundle(this.ports, { tour: this.tour, kind: enumName(kind), bundle }, report, signal)
      if (end === 'stopped') return end
      if ('code' in end) return { state: 'refused', code: end.code } as const
      before += bundle.size
      if (kind === 'plan') arrived.plan = end
      else arrived[kind] = end.id
      if (kind === 'pano') arrived.width = end.width
    }
    onArrived(arrived)
    return 'arrived'
  }

  /** Looks at a chosen file first: what cannot be used is never opened. */
  private async taskOf(work: PictureWork): Promise<{ task: CutTask; head: PanoHead | null } | string> {
    if ('task' in work) return { task: work.task, head: null }
    const { file, kind } = work
    if (file.size === 0) return 'pano-empty'
    if (kind === 'plan') return { task: { do: 'plan', file }, head: null }
    const head = await readPanoHead(file)
    if (typeof head === 'string') return head
    const { part } = head
    return { task: { do: 'cut', file, width: Math.floor(head.width / BLOCK) * BLOCK, part, look: middleOfPart(part) }, head }
  }
}
