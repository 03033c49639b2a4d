import type { Statements } from '../../db/client.ts'
import { hashOf } from '../../secret.ts'

/** The events that are logged about an account. */
export type AuditKind =
  | 'registered'
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'session-revoked'
  | 'password-reset-asked'
  | 'password-reset'
  | 'password-changed'
  | 'factor-added'
  | 'factor-removed'
  | 'stepped-up'
  | 'recovery-asked'
  | 'recovery-refused'
  | 'recovered'
  | 'activated'
  | 'email-verified'
  | 'email-changed'
  | 'phone-changed'
  | 'profile-changed'
  | 'assistant-allowed'
  | 'assistant-ended-by-reuse'
  | 'data-exported'
  | 'deletion-asked'
  | 'deleted'
  | 'letters-resent'
  | 'letters-dropped'
  | 'vendor-kept'
  | 'lead-rules-kept'
  | 'feed-source-kept'
  | 'feed-key-renewed'
  | 'feed-key-ended'
  | 'feed-begun'
  | 'feed-approved'
  | 'feed-declined'
  | 'webhook-added'
  | 'webhook-ended'
  | 'webhook-replayed'
  | 'listing-allowed'
  | 'listing-withdrawn'
  | 'listing-problem-settled'

/** The hash that represents a person in the log. */
export const auditSubject = (userId: string): string => hashOf(`audit ${userId}`)

/**
 * Logs an event in the batch of the write that it is about: send both in one tick, the event right after the write.
 * With `ifChanged` nothing is logged when that write changed nothing.
 * A person is named by the hash of the id only, which cannot be resolved once the account is deleted. `detail` never holds personal data.
 */
export async function recordAudit(
  account: Statements,
  kind: AuditKind,
  { userId, at, detail, ifChanged = false }: { userId: string | null; at: number; detail?: string; ifChanged?: boolean },
): Promise<void> {
  await account.run(
    `insert into audit_event (at, kind, subject_hash, detail) select ?, ?, ?, ? ${ifChanged ? 'where changes() > 0' : ''}`,
    at,
    kind,
    userId === null ? null : auditSubject(userId),
    detail ?? null,
  )
}
