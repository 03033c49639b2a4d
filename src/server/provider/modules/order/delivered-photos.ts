import { LISTING_PHOTOS_MAX } from '#graphql/listing-kinds.ts'
import { isPictureKind } from '#graphql/upload-kinds.ts'
import { actionKey } from '../../asked.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { batchLoader, groupBy } from '../../db/batch-loader.ts'
import { notNull, pick } from '../../db/column-table.ts'
import { LISTING_MEDIA } from '../../db/trade/listing-tables.ts'
import { refusal } from '../../errors.ts'
import { idOfKey } from '../../id-of-key.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { insertMedia } from '../listing-own/media-store.ts'
import { workedListing } from '../listing-own/own-operations.ts'
import { type ListingMediaRow, readListingMedia } from '../listing-own/own-row.ts'
import { ListingMediaRef } from '../listing-own/own-type.ts'
import { readUpload, type UploadRow } from '../upload/upload-store.ts'
import { OrderFileRef } from './delivery.ts'
import { partyOf, visibleOrder } from './order-access.ts'

/** A picture that the asking agent was delivered. Throws `upload-unknown` for all others, `upload-type` for a file that is no picture. */
async function deliveredPicture(context: ProviderContext, id: string): Promise<UploadRow> {
  const upload = await readUpload(
    context.trade,
    "upload.id = ? and upload.side = 'vendor' and upload.state = 'stored' and upload.delivered_at is not null",
    id,
  )
  const { side } = await visibleOrder(context, upload?.orderId ?? '')
  if (!upload || side !== 'agent') throw refusal('upload-unknown', 'There is no such file.')
  if (!isPictureKind(upload.kind)) throw refusal('upload-type', 'Only pictures go into a listing.')
  return upload
}

/** Begins the picture of a file once; what broke off on its way goes on. */
async function begin(context: ProviderContext, asked: { listing: string; file: string; key: string }): Promise<ListingMediaRow> {
  const { listing } = await workedListing(context, asked.listing)
  const upload = await deliveredPicture(context, asked.file)
  if (listing.state === 'closed') throw refusal('listing-state', 'This cannot be done with the listing any more.')
  const id = idOfKey(actionKey(asked.key, listing.id, 'media'))
  await insertMedia(context.trade, { id, listing: listing.id, kind: 'photo', upload: upload.id, now: unixSeconds(context.clock) })
  const [media] = await readListingMedia(context.trade, 'media.listing_id = ? and media.upload_id = ?', listing.id, upload.id)
  if (!media) throw refusal('media-count', `A listing has at most ${LISTING_PHOTOS_MAX} pictures.`)
  if (media.state === 'stored') throw refusal('media-there', 'The photograph is in the listing already.')
  return media
}

builder.mutationField('beginDeliveredPhoto', (t) =>
  t.field({
    type: ListingMediaRef,
    description:
      'Begins the picture of a listing that a delivered photograph becomes, whose file then comes by PUT /listing-media/<id>. The same file begins one, whatever the key. Codes: order-unknown, upload-unknown, upload-type, media-there (it is in the listing already), media-count, listing-unknown, listing-state, listing-agents, seat-right.',
    args: { listing: t.arg.id({ required: true }), file: t.arg.id({ required: true }), key: t.arg.string({ required: true }) },
    extensions: { cost: 40 },
    resolve: (_, { listing, file, key }, context) => begin(context, { listing: String(listing), file: String(file), key }),
  }),
)

const LISTING_OF_UPLOAD_ROW = { uploadId: notNull(LISTING_MEDIA.columns.uploadId), ...pick(LISTING_MEDIA, 'listingId') }

/** The listings that hold the picture of each file. One statement for all files of a request. */
const listingsOfUploads = ({ trade }: ProviderContext) =>
  batchLoader<string, { listingId: string }[]>(async (ids) => {
    const rows = await trade.all(
      LISTING_OF_UPLOAD_ROW,
      `select media.upload_id as uploadId, media.listing_id as listingId from listing_media media
      where media.upload_id in (select value from json_each(?)) and media.state = 'stored' order by media.listing_id`,
      JSON.stringify(ids),
    )
    return groupBy(rows, ({ uploadId }) => uploadId)
  }, [])

builder.objectField(OrderFileRef, 'listings', (t) =>
  t.idList({
    description: 'To the agent: the listings that it was put into; to the vendor none.',
    extensions: { listSize: 2 },
    resolve: async ({ id }, _, context) => {
      if ((await partyOf(context)).side !== 'agent') return []
      return (await context.perRequest(listingsOfUploads).load(id)).map(({ listingId }) => listingId)
    },
  }),
)
