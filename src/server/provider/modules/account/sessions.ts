import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { requireViewer } from '../../viewer.ts'
import { recordAudit } from './audit.ts'
import type { SessionRow } from './session-store.ts'
import { listSessions, revokeSession, revokeSessions, SESSIONS_MAX } from './session-store.ts'

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

builder.queryField('sessions', (t) =>
  t.field({
    type: [SessionRef],
    description: 'The sessions of the signed-in person, last seen first.',
    extensions: { cost: 10, listSize: SESSIONS_MAX },
    resolve: async (_, __, context) => {
      const { id, sessionId } = await requireViewer(context)
      const sessions = await listSessions(context.account, id, unixSeconds(context.clock))
      return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }))
    },
  }),
)

builder.mutationFields((t) => ({
  logout: t.field({
    type: SuccessRef,
    description: 'Ends the session of the token, also a vendor’s. Succeeds for an unknown token, because no session is left.',
    extensions: { cost: 20 },
    resolve: async (_, __, context) => {
      const viewer = await context.viewer()
      if (viewer) {
        const at = unixSeconds(context.clock)
        await Promise.all([
          revokeSession(context.account, viewer.id, viewer.sessionId, at),
          recordAudit(context.account, 'signed-out', { userId: viewer.id, at, ifChanged: true }),
        ])
        context.later(context.live.end(viewer.id, { only: viewer.sessionId }))
      }
      return DONE
    },
  }),
  revokeOtherSessions: t.field({
    type: SuccessRef,
    description: 'Ends every session of the signed-in person except the one of this request.',
    extensions: { cost: 20 },
    resolve: async (_, __, context) => {
      const viewer = await requireViewer(context)
      const at = unixSeconds(context.clock)
      await Promise.all([
        revokeSessions(context.account, viewer.id, viewer.sessionId, at),
        recordAudit(context.account, 'session-revoked', { userId: viewer.id, at, ifChanged: true }),
      ])
      context.later(context.live.end(viewer.id, { except: viewer.sessionId }))
      return DONE
    },
  }),
  revokeSession: t.field({
    type: SuccessRef,
    description: 'Ends one session of the signed-in person. Code "token-spent" when it has ended already or is not theirs.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { id }, context) => {
      const viewer = await requireViewer(context)
      const at = unixSeconds(context.clock)
      const [revoked] = await Promise.all([
        revokeSession(context.account, viewer.id, String(id), at),
        recordAudit(context.account, 'session-revoked', { userId: viewer.id, at, ifChanged: true }),
      ])
      if (!revoked) throw refusal('token-spent', 'There is no such session any more.')
      context.later(context.live.end(viewer.id, { only: String(id) }))
      return DONE
    },
  }),
}))
