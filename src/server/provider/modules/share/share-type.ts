import { SHARE_KIND_NAMES } from '#graphql/share-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { integer, type RowOf, text } from '../../db/column-table.ts'
import { isoTime } from '../../iso-time.ts'
import { connectionType } from '../../paging.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import type { AdvertisedBy } from '../listing/listing-row.ts'
import { SHARE_STATES, type ShareState, STORED_SHARE_ROW, type StoredShare, shareState } from './share-row.ts'
import type { FrozenAnswer } from './snapshot.ts'

export const ShareKindEnum = vocabularyEnum('ShareKind', SHARE_KIND_NAMES)
const ShareStateEnum = vocabularyEnum('ShareState', SHARE_STATES)

/** Visitors of one day. */
interface ViewDay {
  day: string
  n: number
}

/** A share with its newest days. */
export const OWN_SHARE_ROW = {
  ...STORED_SHARE_ROW,
  views: integer(),
  /** JSON of ViewDay[] */
  days: text(),
}
export type OwnShare = RowOf<typeof OWN_SHARE_ROW>

const ShareViewsRef = builder.objectRef<ViewDay>('ShareViews').implement({
  fields: (t) => ({
    day: t.exposeString('day', { description: 'Of the country’s calendar, "2026-11-28".' }),
    count: t.exposeInt('n'),
  }),
})

export const SHOWN_DAYS = 30

const OwnShareFields = builder.objectRef<OwnShare>('OwnShare')
export const OwnShareRef = OwnShareFields.implement({
  description: 'A share, as its maker sees it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: ShareKindEnum }),
    country: t.expose('country', { type: CountryCodeEnum }),
    title: t.exposeString('title'),
    path: t.exposeString('path', { description: 'The live page, without the prefix of a language.' }),
    state: t.field({ type: ShareStateEnum, resolve: (share, _, { clock }) => shareState(share, unixSeconds(clock)) }),
    hasPassword: t.boolean({ resolve: ({ passwordHash }) => passwordHash !== null }),
    madeAt: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
    expiresAt: t.string({ resolve: ({ expiresAt }) => isoTime(expiresAt) }),
    views: t.exposeInt('views', { description: 'Visitors, each once a day; of all days.' }),
    days: t.field({
      type: [ShareViewsRef],
      description: `The newest ${SHOWN_DAYS} days on which somebody came, oldest first.`,
      extensions: { listSize: SHOWN_DAYS },
      resolve: ({ days }): ViewDay[] => JSON.parse(days),
    }),
  }),
})

export const OwnSharesRef = connectionType('OwnShareConnection', OwnShareRef)

export const AgentLinesRef = builder.objectRef<AdvertisedBy>('AgentLines').implement({
  description: 'The lines that every page of an agent shows.',
  fields: (t) => ({
    name: t.exposeString('agentName'),
    licence: t.exposeString('agentLicence'),
    phone: t.exposeString('agentPhone'),
    agency: t.exposeString('agency'),
    agencyLicence: t.exposeString('agencyLicence'),
  }),
})

const FrozenAnswerRef = builder.objectRef<FrozenAnswer>('FrozenAnswer').implement({
  fields: (t) => ({
    operation: t.exposeString('operation', { description: 'Name of a document of the site.' }),
    variables: t.exposeString('variables', { description: 'JSON.' }),
    data: t.exposeString('data', { description: 'JSON.' }),
  }),
})

/** What the link opens. */
export interface OpenedShare extends Pick<StoredShare, 'kind' | 'country' | 'title' | 'path' | 'about' | 'edition' | 'figuresTo'> {
  lines: AdvertisedBy | null
  createdAt: number
  expiresAt: number
  /** null: the site has come to show what was not kept */
  answers: readonly FrozenAnswer[] | null
}

const OpenedShareRef = builder.objectRef<OpenedShare>('OpenedShare').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: ShareKindEnum }),
    country: t.expose('country', { type: CountryCodeEnum }),
    title: t.exposeString('title'),
    path: t.exposeString('path', { description: 'The live page, without the prefix of a language.' }),
    about: t.exposeString('about', { description: 'What the page is about, JSON, as it was given at the making.' }),
    edition: t.exposeString('edition', { description: 'Market.dataVersion at the making.' }),
    figuresTo: t.expose('figuresTo', { type: 'Month', nullable: true }),
    lines: t.field({ type: AgentLinesRef, nullable: true, resolve: ({ lines }) => lines }),
    madeAt: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
    expiresAt: t.string({ resolve: ({ expiresAt }) => isoTime(expiresAt) }),
    answers: t.field({
      type: [FrozenAnswerRef],
      nullable: true,
      description: 'Null where the site has come to show what was not kept.',
      extensions: { listSize: 8 },
      resolve: ({ answers }) => answers && [...answers],
    }),
  }),
})

/** What somebody with the address sees. */
export interface SeenShare {
  state: ShareState
  needsPassword: boolean
  opened: OpenedShare | null
}

export const SharedPageRef = builder.objectRef<SeenShare>('SharedPage').implement({
  description: 'A frozen page by its address. Of one that is not live its state is told and nothing else.',
  fields: (t) => ({
    state: t.expose('state', { type: ShareStateEnum }),
    needsPassword: t.exposeBoolean('needsPassword'),
    opened: t.field({ type: OpenedShareRef, nullable: true, resolve: ({ opened }) => opened }),
  }),
})

/** What may stand beside a link to a share. */
type ShareCover = Pick<StoredShare, 'kind' | 'title' | 'figuresTo'> & { lines: AdvertisedBy | null }

export const ShareCoverRef = builder.objectRef<ShareCover>('ShareCover').implement({
  description: 'What programs that show links may tell of a share that is open to whoever has its address.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ShareKindEnum }),
    title: t.exposeString('title'),
    figuresTo: t.expose('figuresTo', { type: 'Month', nullable: true }),
    lines: t.field({ type: AgentLinesRef, nullable: true, resolve: ({ lines }) => lines }),
  }),
})
