import { CODE_KINDS, CODE_STATES, type CodeKind, type CodeState } from '#graphql/billing-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import { connectionType } from '../../paging.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'

export const CodeKindEnum = vocabularyEnum('CodeKind', CODE_KINDS)
const CodeStateEnum = vocabularyEnum('CodeState', CODE_STATES)

const optionalTime = (at: number | null): string | null => (at === null ? null : isoTime(at))

/** A promotion code as whoever uses it sees it. */
export interface AppliedCode {
  code: string
  kind: CodeKind
  percent: number | null
  /** in the smallest unit of the country's currency */
  amountOff: number | null
  /** how many months it holds; null: as long as the subscription */
  months: number | null
  /** unix seconds; of a VIP code */
  vipUntil: number | null
}

export const AppliedCodeRef = builder.objectRef<AppliedCode>('AppliedCode').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    kind: t.expose('kind', { type: CodeKindEnum }),
    percent: t.exposeFloat('percent', { nullable: true }),
    amountOff: t.exposeInt('amountOff', { nullable: true, description: "In the currency's smallest unit." }),
    months: t.exposeInt('months', { nullable: true, description: 'How many months it holds; null: as long as the subscription.' }),
    vipUntilDate: t.string({
      nullable: true,
      description: 'Of a VIP code: until when it opens everything. ISO 8601, UTC.',
      resolve: ({ vipUntil }) => optionalTime(vipUntil),
    }),
  }),
})

/** A promotion code as staff see it. Times are unix seconds. */
export interface MadeCode extends AppliedCode {
  id: string
  country: CountryCode
  state: CodeState
  plans: readonly string[]
  isFirstTimeOnly: boolean
  useLimit: number | null
  uses: number
  endsAt: number | null
  createdAt: number
}

export const PromotionCodeRef = builder.objectRef<MadeCode>('PromotionCode').implement({
  description: 'For staff.',
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    kind: t.expose('kind', { type: CodeKindEnum }),
    country: t.expose('country', { type: CountryCodeEnum }),
    state: t.expose('state', { type: CodeStateEnum }),
    percent: t.exposeFloat('percent', { nullable: true }),
    amountOff: t.exposeInt('amountOff', { nullable: true, description: "In the currency's smallest unit." }),
    months: t.exposeInt('months', { nullable: true }),
    plans: t.field({
      type: ['String'],
      description: 'Keys of the plans it is for; none: all.',
      extensions: { listSize: 4 },
      resolve: ({ plans }) => [...plans],
    }),
    isFirstTimeOnly: t.exposeBoolean('isFirstTimeOnly'),
    useLimit: t.exposeInt('useLimit', { nullable: true }),
    uses: t.exposeInt('uses'),
    endsDate: t.string({ nullable: true, description: 'ISO 8601, UTC.', resolve: ({ endsAt }) => optionalTime(endsAt) }),
    vipUntilDate: t.string({ nullable: true, description: 'ISO 8601, UTC.', resolve: ({ vipUntil }) => optionalTime(vipUntil) }),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
  }),
})

export const PromotionCodeConnectionRef = connectionType('PromotionCodeConnection', PromotionCodeRef)
