import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { hasActed } from '../../db/history.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { hashOf } from '../../secret.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { CountryCodeEnum, PropertyGroupEnum } from '../../vocabulary-enums.ts'
import { ListingActivityEnum } from '../listing/listing-enums.ts'
import { listingOfLink } from './confirm-link.ts'
import { doWithListing } from './do-with-listing.ts'
import { ListingStateEnum } from './own-enums.ts'
import { type OwnListingRow, readOwnListing } from './own-row.ts'

interface ConfirmedListing {
  row: OwnListingRow
  isConfirmed: boolean
}

const ConfirmedListingRef = builder.objectRef<ConfirmedListing>('ConfirmedListing').implement({
  description: 'What the holder of a letter about a listing sees of it.',
  fields: (t) => ({
    country: t.field({ type: CountryCodeEnum, resolve: ({ row }) => row.country }),
    projectName: t.string({ resolve: ({ row }) => row.projectName }),
    projectNameLocal: t.string({ nullable: true, resolve: ({ row }) => row.projectNameLocal }),
    propertyGroup: t.field({ type: PropertyGroupEnum, resolve: ({ row }) => row.propertyGroup }),
    unitMix: t.string({ resolve: ({ row }) => row.unitMix }),
    activity: t.field({ type: ListingActivityEnum, resolve: ({ row }) => row.activity }),
    price: t.field({ type: 'Money', resolve: ({ row }) => row.price }),
    state: t.field({ type: ListingStateEnum, resolve: ({ row }) => row.state }),
    confirmedDate: t.string({ resolve: ({ row }) => isoTime(row.confirmedAt) }),
    isConfirmed: t.boolean({ description: 'By this very link.', resolve: ({ isConfirmed }) => isConfirmed }),
  }),
})

/** A link does one thing once: its secret is the key of the act. */
const keyOf = (token: string): string => hashOf(`confirm ${token}`)

async function named(context: ProviderContext, token: string): Promise<OwnListingRow> {
  const row = await listingOfLink(context.trade, token, unixSeconds(context.clock))
  if (row) return row
  // only wrong ones count
  await takeFromNetwork(context, 'oneTimeLink')
  throw refusal('listing-link', 'The link is not known, or too old.')
}

builder.queryField('listingToConfirm', (t) =>
  t.field({
    type: ConfirmedListingRef,
    description: 'The listing of a letter’s link. Codes: listing-link, too-many-attempts.',
    args: { token: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { token }, context) => {
      const row = await named(context, token)
      return { row, isConfirmed: await hasActed(context.trade, 'listing', { key: keyOf(token), id: row.id }) }
    },
  }),
)

builder.mutationField('confirmListing', (t) =>
  t.field({
    type: ConfirmedListingRef,
    description:
      'Confirms the listing of a letter’s link, once; pressed again it says so. Codes: listing-link, listing-state, listing-incomplete, too-many-attempts.',
    args: { token: t.arg.string({ required: true }) },
    extensions: { cost: 60 },
    resolve: async (_, { token }, context) => {
      const known = await named(context, token)
      const key = keyOf(token)
      if (await hasActed(context.trade, 'listing', { key, id: known.id })) return { row: known, isConfirmed: true }
      await doWithListing(context, { id: known.id, actor: known.agent ?? '', key, action: 'confirm', edits: null, closing: null })
      return { row: (await readOwnListing(context.trade, 'l.id = ?', known.id)) ?? known, isConfirmed: true }
    },
  }),
)
