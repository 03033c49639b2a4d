import {
  UPLOAD_FILES_MAX,
  UPLOAD_KINDS,
  UPLOAD_NAME_MAX_CHARS,
  UPLOAD_PART_BYTES,
  UPLOAD_TYPES,
  uploadKindOf,
} from '#graphql/upload-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import type { OrderSide } from '../../db/trade/words.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { beginUpload, finishUpload } from '../upload/upload.ts'
import { partsOf } from '../upload/upload-bytes.ts'
import { listParts, listUploads, markWaste, readUpload, type UploadRow } from '../upload/upload-store.ts'
import { partyOf, visibleOrder } from './order-access.ts'
import type { OrderRow } from './order-row.ts'
import { OrderRef, OrderSideEnum } from './order-type.ts'
import { SENDING_STATES } from './states/order-states.ts'

const UploadKindEnum = vocabularyEnum('UploadKind', UPLOAD_KINDS)

type SeenUpload = UploadRow & { done: string }

export const OrderFileRef = builder.objectRef<SeenUpload>('OrderFile').implement({
  description:
    'A file that a vendor hands over, or a picture that the agent sends it to work on. It travels in parts, by PUT /uploads/<id>/<part>, and is read at /uploads/<id>.',
  fields: (t) => ({
    id: t.exposeID('id'),
    side: t.expose('side', { type: OrderSideEnum, description: 'Who sent it.' }),
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: UploadKindEnum }),
    bytes: t.exposeInt('bytes'),
    partBytes: t.int({ description: 'The size of all parts but the last.', resolve: () => UPLOAD_PART_BYTES }),
    parts: t.int({ resolve: ({ bytes }) => partsOf(bytes) }),
    done: t.intList({ description: 'Numbers of the parts that have arrived, from 1.', extensions: { listSize: 20 }, resolve: doneParts }),
    isStored: t.boolean({ description: 'All of it is there.', resolve: ({ state }) => state === 'stored' }),
    hasPreview: t.boolean({
      description: 'There is a small picture at /uploads/<id>/preview.',
      resolve: ({ hasPreview }) => hasPreview === 1,
    }),
    isDelivered: t.boolean({ description: 'The agent sees it.', resolve: ({ deliveredAt }) => deliveredAt !== null }),
    date: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
  }),
})

const doneParts = ({ done }: SeenUpload): number[] => JSON.parse(done)

builder.objectField(OrderRef, 'files', (t) =>
  t.field({
    type: [OrderFileRef],
    description:
      'Of the own side also what is on its way; the agent sees of the vendor’s what was delivered. Asked for one order at a time.',
    extensions: { listSize: 20 },
    resolve: ({ id, side }, _, context) => listUploads(context.trade, id, side),
  }),
)

/** An order to which the asking side can send files. Throws `order-unknown`, `order-state`. */
async function workedOn(context: ProviderContext, id: string): Promise<{ order: OrderRow; side: OrderSide }> {
  const { order, side } = await visibleOrder(context, id)
  if (!SENDING_STATES[side].some((state) => state === order.state))
    throw refusal('order-state', 'Files are handed over while the order is worked on.')
  return { order, side }
}

/** A file of the asking side, of such an order. Throws `upload-unknown` and `order-state`: a file of an order of others is as unknown as one that there is not. */
async function ownUpload(context: ProviderContext, id: string): Promise<UploadRow> {
  const { viewer, side } = await partyOf(context)
  const isOwn = `upload.id = ? and upload.state <> 'waste' and upload.side = ? and o.${side} = ?`
  const upload = await readUpload(context.trade, isOwn, id, side, viewer.id)
  if (!upload) throw refusal('upload-unknown', 'There is no such file.')
  await workedOn(context, upload.orderId)
  return upload
}

const shown = async (context: ProviderContext, upload: UploadRow): Promise<SeenUpload> => {
  const parts = await listParts(context.trade, upload.id)
  return { ...upload, done: JSON.stringify(parts.map(({ number }) => number)) }
}

const PRINT = /^[0-9a-f]{64}$/

/** Characters that a name of a file cannot hold: controls, separators of paths, and marks that turn the direction of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNFIT = /[\u0000-\u001f\u007f/\\\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The name as it is kept; its ending stays. Throws `upload-type`, `upload-size`, `upload-print`. */
function checkedFile(input: { name: string; bytes: number; print: string }) {
  const name = input.name.replace(UNFIT, ' ').trim()
  const kind = uploadKindOf(name)
  if (!kind) throw refusal('upload-type', 'Files of this kind are not taken.')
  if (input.bytes < 1) throw refusal('upload-empty', 'The file is empty.')
  if (input.bytes > UPLOAD_TYPES[kind].maxBytes) throw refusal('upload-size', 'The file is too large.')
  if (!PRINT.test(input.print)) throw refusal('upload-print', 'A SHA-256 in hexadecimal digits is expected.')
  return { name: [...name].slice(-UPLOAD_NAME_MAX_CHARS).join(''), kind, bytes: input.bytes, print: input.print }
}

builder.mutationFields((t) => ({
  startDelivery: t.field({
    type: OrderFileRef,
    description: `Begins a file of an order, or finds it where it was begun: then only the missing parts are sent. At most ${UPLOAD_FILES_MAX} files. Codes: order-unknown, order-state, upload-type, upload-empty, upload-size, upload-print, upload-count.`,
    args: {
      order: t.arg.id({ required: true }),
      name: t.arg.string({ required: true }),
      bytes: t.arg.int({ required: true }),
      print: t.arg.string({ required: true, description: 'SHA-256 of what tells the file from others: its size, beginning and end.' }),
    },
    extensions: { cost: 50 },
    resolve: async (_, { order: id, ...input }, context) => {
      const { order, side } = await workedOn(context, String(id))
      const file = checkedFile(input)
      const upload = await beginUpload(context, { orderId: order.id, side, ...file, now: unixSeconds(context.clock) })
      if (upload?.side !== side) throw refusal('upload-count', 'The order has too many files, or too large ones.')
      return shown(context, upload)
    },
  }),
  finishDelivery: t.field({
    type: OrderFileRef,
    description: 'Makes the file of its parts; done again, it changes nothing. Codes: upload-unknown, order-state, upload-parts.',
    args: { file: t.arg.id({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { file }, context) => {
      const upload = await ownUpload(context, String(file))
      if (!(await finishUpload(context, upload, unixSeconds(context.clock))))
        throw refusal('upload-parts', 'Parts of the file are missing.')
      return shown(context, { ...upload, state: 'stored' })
    },
  }),
  removeDelivery: t.field({
    type: OrderRef,
    description: 'Takes a file out of an order. Codes: upload-unknown, order-state.',
    args: { file: t.arg.id({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { file }, context) => {
      const upload = await ownUpload(context, String(file))
      await markWaste(context.trade, upload.id, unixSeconds(context.clock))
      const { order, side } = await visibleOrder(context, upload.orderId)
      return { ...order, side, unread: 0 }
    },
  }),
}))
