import { FEED_FORMATS } from '#graphql/listing-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import { readTexts } from '../../json-texts.ts'
import type { DryFault, DryHome } from './dry-run.ts'
import { type DryRunRow, readDryDetails } from './dry-run-store.ts'

export const FeedFormatEnum = vocabularyEnum('FeedFormat', FEED_FORMATS)

const DryHomeRef = builder.objectRef<DryHome>('FeedDryHome').implement({
  description: 'A home of a file that was tried out.',
  fields: (t) => ({
    sourceKey: t.exposeString('sourceKey'),
    isNew: t.exposeBoolean('isNew'),
    headline: t.exposeString('headline'),
    place: t.exposeString('place'),
    activity: t.exposeString('activity', { description: '"sale", "rent" or "room"' }),
    price: t.exposeFloat('price', { nullable: true }),
    priceWords: t.exposeString('priceWords'),
    bedrooms: t.exposeInt('bedrooms', { nullable: true }),
    areaSqm: t.exposeFloat('areaSqm', { nullable: true }),
    pictures: t.exposeInt('pictures'),
    hasPicture: t.boolean({ resolve: ({ picture }) => picture !== null }),
  }),
})

const DryFaultRef = builder.objectRef<DryFault>('FeedDryFault').implement({
  description: 'A record that would not be taken, or a part that would be left out of one that is.',
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'Its place in the file, from 1.' }),
    sourceKey: t.exposeString('sourceKey', { description: '"" where it could not be read.' }),
    isTaken: t.exposeBoolean('isTaken', { description: 'The rest of the record is.' }),
    code: t.exposeString('code'),
    field: t.exposeString('field', { description: 'By the name of RESO.' }),
    reason: t.exposeString('reason'),
    given: t.exposeString('given', { description: 'What stood there.' }),
  }),
})

export const FeedDryRunRef = builder.objectRef<DryRunRow>('FeedDryRun').implement({
  description: 'What the newest file that was tried out would do.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    format: t.expose('format', { type: FeedFormatEnum }),
    isWhole: t.boolean({ resolve: ({ isWhole }) => isWhole === 1 }),
    bytes: t.exposeInt('bytes'),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it, or its withdrawals, would be refused; begins with a code.' }),
    read: t.exposeInt('read'),
    added: t.exposeInt('added'),
    changed: t.exposeInt('changed'),
    standing: t.exposeInt('standing', { description: 'That stay as they are.' }),
    withdrawn: t.exposeInt('withdrawn'),
    rejected: t.exposeInt('rejected'),
    omitted: t.exposeInt('omitted', { description: 'Parts that would be left out of records that are taken.' }),
    madeAt: t.string({ resolve: ({ madeAt }) => isoTime(madeAt) }),
    unknownColumns: t.stringList({ resolve: ({ unknownColumns }) => readTexts(unknownColumns) }),
    homes: t.field({ type: [DryHomeRef], resolve: async ({ id }, _, { trade }) => (await readDryDetails(trade, id)).homes }),
    faults: t.field({
      type: [DryFaultRef],
      description: 'The first 500.',
      resolve: async ({ id }, _, { trade }) => (await readDryDetails(trade, id)).faults,
    }),
  }),
})
