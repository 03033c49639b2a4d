import { BUNDLE_MAX_BYTES, TOUR_BUNDLES } from '#graphql/tour-kinds.ts'
import { UPLOAD_PART_BYTES } from '#graphql/upload-kinds.ts'
import { builder, vocabularyEnum } from '../../../builder.ts'
import { refusal } from '../../../errors.ts'
import { unixSeconds } from '../../../ports/clock/clock.ts'
import { partsOf } from '../../upload/upload-bytes.ts'
import { writtenTour } from '../own/tour-writer.ts'
import { type BundleRow, beginBundle, finishBundle, listBundleParts, readBundleRow } from './bundle-store.ts'

const TourBundleKindEnum = vocabularyEnum('TourBundleKind', TOUR_BUNDLES)

const TourBundleRef = builder.objectRef<BundleRow>('TourBundle').implement({
  description: 'Pictures of a tour that travel as one file, in parts by PUT /tour-media/<id>/<number>.',
  fields: (t) => ({
    id: t.exposeID('id'),
    isStored: t.boolean({ description: 'It has arrived and was looked at.', resolve: ({ state }) => state === 'stored' }),
    parts: t.int({ resolve: ({ bytes }) => partsOf(bytes) }),
    partBytes: t.int({ description: 'Of all parts but the last.', resolve: () => UPLOAD_PART_BYTES }),
    done: t.field({
      type: ['Int'],
      description: 'Numbers of the parts that have arrived.',
      extensions: { listSize: 20, cost: 5 },
      resolve: async ({ id, state }, _, { trade }) =>
        state === 'stored' ? [] : (await listBundleParts(trade, id)).map(({ number }) => number),
    }),
    width: t.exposeInt('width', { nullable: true, description: 'Pixels, once it is stored.' }),
    height: t.exposeInt('height', { nullable: true }),
  }),
})

const CODES = 'Codes: tour-unknown, listing-agents, seat-right'

builder.mutationFields((t) => ({
  beginTourBundle: t.field({
    type: TourBundleRef,
    description: `Begins a bundle, or finds the one of the same content. ${CODES}, bundle-bytes, bundle-count.`,
    args: {
      tour: t.arg.id({ required: true }),
      kind: t.arg({ type: TourBundleKindEnum, required: true }),
      bytes: t.arg.int({ required: true }),
      print: t.arg.string({ required: true, description: 'SHA-256 of the bytes, in hexadecimal digits.' }),
    },
    extensions: { cost: 40 },
    resolve: async (_, { tour: id, kind, bytes, print }, context) => {
      const tour = await writtenTour(context, String(id))
      if (bytes < 1 || bytes > BUNDLE_MAX_BYTES || !/^[0-9a-f]{64}$/.test(print)) throw refusal('bundle-bytes', 'The bundle is too large.')
      const asked = { tour: tour.id, kind, bytes, print, now: unixSeconds(context.clock) }
      const bundle = await beginBundle(context, asked)
      // of another kind or length it is not what its print says
      if (!bundle || bundle.kind !== kind || bundle.bytes !== bytes) throw refusal('bundle-count', 'The tour has too many pictures.')
      return bundle
    },
  }),
  finishTourBundle: t.field({
    type: TourBundleRef,
    description: `Makes the bundle of its parts and looks at every picture in it. ${CODES}, bundle-unknown, bundle-parts (some are missing), bundle-list, bundle-type, bundle-size.`,
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 60 },
    resolve: async (_, { id }, context) => {
      const bundle = await readBundleRow(context.trade, String(id))
      // who may not write the tour is told the same of a bundle that is there and of one that is not
      await writtenTour(context, bundle?.tour ?? '')
      if (!bundle) throw refusal('bundle-unknown', 'There is no such bundle.')
      const read = await finishBundle(context, bundle, unixSeconds(context.clock))
      if (typeof read === 'string') throw refusal(read, 'The bundle is not what it should be.')
      return (await readBundleRow(context.trade, bundle.id)) ?? bundle
    },
  }),
}))
