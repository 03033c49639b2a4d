import type { DatabaseSync } from 'node:sqlite'
import { PDFDocument, rgb } from 'pdf-lib'
import type { OrderService, OrderState } from '#graphql/order-kinds.ts'
import { UPLOAD_TYPES } from '#graphql/upload-kinds.ts'
import { previewKey, uploadKey } from '../../modules/upload/upload-store.ts'
import type { FileStore } from '../../ports/files/port.ts'
import { drawnRoom } from '../listings/drawn-room.ts'

/** Rows whose bytes are not in the store yet. */
const NOT_YET = 'demo'

interface DemoFile {
  name: string
  /** which drawing; null for the plan */
  room: number | null
}

const rooms = (word: string, first: number, count: number): DemoFile[] =>
  Array.from({ length: count }, (_, at) => ({ name: `${word} ${at + 1}.png`, room: first + at }))

const FILES: Record<OrderService, readonly DemoFile[]> = {
  photographs: rooms('Living room', 0, 4),
  'floor-plan': [{ name: 'Floor plan.pdf', room: null }],
  tour: rooms('Panorama', 4, 2),
  staging: rooms('Staged', 6, 2),
  video: [],
}

const DELIVERED: ReadonlySet<OrderState> = new Set(['delivered', 'changes-asked', 'approved'])

/** What was delivered with a demo order; the bytes come by {@link storeOrderFiles}. */
export function fillOrderFiles(
  db: DatabaseSync,
  order: { id: string; state: OrderState; services: readonly OrderService[]; at: number },
): void {
  if (!DELIVERED.has(order.state)) return
  const put =
    db.prepare(`insert or ignore into upload (id, order_id, name, kind, bytes, print, parts_id, has_preview, state, delivered_at, created_at, changed_at)
    values (?, ?, ?, ?, 1, ?, '${NOT_YET}', ?, 'stored', ?, ?, ?)`)
  order.services
    .flatMap((service) => FILES[service])
    .forEach(({ name, room }, at) => {
      const id = `${order.id.slice(0, 24)}${String(at + 1).padStart(4, '0')}${order.id.slice(28)}`
      put.run(
        id,
        order.id,
        name,
        room === null ? 'pdf' : 'png',
        `demo ${room ?? 'plan'}`,
        room === null ? 0 : 1,
        order.at,
        order.at,
        order.at,
      )
    })
}

/** Demo files that are still to be put into the store; the caller opens it only when there are any. */
export const missingOrderFiles = (db: DatabaseSync): { id: string; print: string }[] =>
  db.prepare('select id, print from upload where parts_id = ?').all(NOT_YET) as { id: string; print: string }[]

/** Puts them there. Cut, it goes on where it stopped. */
export async function storeOrderFiles(db: DatabaseSync, files: Pick<FileStore, 'put'>): Promise<void> {
  const noted = db.prepare(`update upload set parts_id = '', bytes = ? where id = ?`)
  for (const { id, print } of missingOrderFiles(db)) {
    const isPlan = print === 'demo plan'
    const bytes = isPlan ? await drawnPlan() : drawnRoom(Number(print.slice('demo '.length)))
    await files.put(uploadKey(id), bytes, UPLOAD_TYPES[isPlan ? 'pdf' : 'png'].contentType)
    if (!isPlan) await files.put(previewKey(id), bytes, UPLOAD_TYPES.png.contentType)
    noted.run(bytes.length, id)
  }
}

const WALLS = [
  [60, 420, 240, 300],
  [300, 420, 220, 180],
  [300, 600, 220, 120],
  [60, 300, 460, 120],
] as const

async function drawnPlan(): Promise<Uint8Array<ArrayBuffer>> {
  const plan = await PDFDocument.create()
  const page = plan.addPage([595, 842])
  const ink = rgb(0.15, 0.2, 0.2)
  for (const [x, y, width, height] of WALLS) page.drawRectangle({ x, y, width, height, borderColor: ink, borderWidth: 3 })
  page.drawText('Floor plan (demo, not to scale)', { x: 60, y: 760, size: 18, color: ink })
  for (const [text, x, y] of [
    ['Living', 140, 560],
    ['Bedroom', 370, 500],
    ['Bath', 390, 650],
    ['Kitchen', 250, 350],
  ] as const)
    page.drawText(text, { x, y, size: 14, color: ink })
  return new Uint8Array(await plan.save())
}
