import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FeedScope, WebhookTopic } from '#graphql/generated/graphql.ts'

/** What of a source others can be given: to read with a key (scopes), and to be told of by a webhook (topics). */
export const GIVEN_KINDS = {
  listings: { words: msg`Listings`, scopes: ['API'], topics: ['PROPERTY', 'OPENHOUSE'] },
  pictures: { words: msg`Pictures`, scopes: [], topics: ['MEDIA'] },
  enquiries: { words: msg`Enquiries`, scopes: ['ENQUIRIES'], topics: ['CONTACTS'] },
  appointments: { words: msg`Appointments`, scopes: ['APPOINTMENTS'], topics: ['SHOWINGAPPOINTMENT'] },
  orders: { words: msg`Orders`, scopes: ['ORDERS'], topics: ['X_ORDER'] },
} as const satisfies Record<string, { words: MessageDescriptor; scopes: readonly FeedScope[]; topics: readonly WebhookTopic[] }>
export type GivenKind = keyof typeof GIVEN_KINDS

export const GIVEN_BY_MANAGER: readonly GivenKind[] = ['listings', 'pictures', 'enquiries', 'appointments', 'orders']
/** What people wrote to an agent is given by that agent alone. */
export const GIVEN_BY_STAFF: readonly GivenKind[] = ['listings', 'pictures']

/** Kinds of which each opens something by a key. */
export const isRead = (kind: GivenKind): boolean => GIVEN_KINDS[kind].scopes.length > 0

export const scopesOf = (kinds: readonly GivenKind[]): FeedScope[] => kinds.flatMap((kind) => GIVEN_KINDS[kind].scopes)
export const topicsOf = (kinds: readonly GivenKind[]): WebhookTopic[] => kinds.flatMap((kind) => GIVEN_KINDS[kind].topics)

/** The kinds that some scopes and topics stand for. */
export const kindsOf = ({ scopes = [], topics = [] }: { scopes?: readonly FeedScope[]; topics?: readonly WebhookTopic[] }): GivenKind[] =>
  GIVEN_BY_MANAGER.filter(
    (kind) => GIVEN_KINDS[kind].scopes.some((one) => scopes.includes(one)) || GIVEN_KINDS[kind].topics.some((one) => topics.includes(one)),
  )
