import { builder } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import type { SessionRow } from './session-store.ts'

/** A session, and whether it is the one of this request. */
export interface ListedSession extends SessionRow {
  isCurrent: boolean
}

export const SessionRef = builder.objectRef<ListedSession>('Session').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
    lastSeenDate: t.string({
      description: 'ISO 8601, UTC; exact to a quarter of an hour.',
      resolve: ({ lastSeenAt }) => isoTime(lastSeenAt),
    }),
    userAgent: t.exposeString('userAgent', { description: 'As the browser named itself.' }),
    isCurrent: t.exposeBoolean('isCurrent'),
  }),
})
