import { createHash } from 'node:crypto'
import { ACCESS_TOKEN_SECONDS, type AssistantScope, GRANT_DAYS, scopesIn } from '#graphql/assistant-kinds.ts'
import type { ProviderContext } from '../../context.ts'
import { ASSISTANT_CODE, ASSISTANT_GRANT } from '../../db/account/assistant-tables.ts'
import { SESSION } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { allBut, integer, pick, type RowOf } from '../../db/column-table.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { hashOf, randomSecret } from '../../secret.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { recordAudit } from '../account/audit.ts'

/** What a program gets (RFC 6749, 5.1). */
export interface AssistantTokens {
  accessToken: string
  refreshToken: string
  scopes: readonly AssistantScope[]
}

export interface CodeExchange {
  code: string
  verifier: string
  clientId: string
  redirectUri: string
  /** '' where it is not named */
  resource: string
}

export interface TokenRefresh {
  refreshToken: string
  clientId: string
  /** '' where it is not named: as before */
  scope: string
  resource: string
}

// RFC 6749, 5.2: one code for whatever is wrong with a code or token, so that nothing is told of others'
const invalidGrant = () => refusal('invalid_grant', 'The code or token is not good, or not any more.')

/** RFC 7636, 4.6, for S256. */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** RFC 7636, 4.1 */
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/

const CODE_ROW = {
  ...pick(ASSISTANT_CODE, 'userId', 'clientId', 'redirectUri', 'challenge', 'scopes', 'resource', 'expiresAt', 'spentAt', 'grantId'),
  isSessionOpen: integer(),
}

/**
 * A code becomes tokens, once (RFC 6749, 4.1.3). The first try spends it, right or wrong; a second one ends what the first opened (there, 10.5).
 * Throws `invalid_grant`, `invalid_target`, `too-many-attempts`.
 */
export async function exchangeCode(context: ProviderContext, asked: CodeExchange): Promise<AssistantTokens> {
  await takeFromNetwork(context, 'assistantToken')
  const { account, clock } = context
  const now = unixSeconds(clock)
  const codeHash = hashOf(asked.code)
  const known = await account.first(
    CODE_ROW,
    `select user_id as userId, client_id as clientId, redirect_uri as redirectUri, challenge, scopes, resource, expires_at as expiresAt,
      spent_at as spentAt, grant_id as grantId,
      exists (select 1 from session where session.id = code.session_id and session.revoked_at is null) as isSessionOpen
    from assistant_code as code where code_hash = ?`,
    codeHash,
  )
  if (!known) throw invalidGrant()
  if (known.spentAt !== null) {
    await endByReuse(account, known.grantId, known.userId, now)
    throw invalidGrant()
  }
  if (!isRightExchange(known, asked, now)) {
    await account.run('update assistant_code set spent_at = ? where code_hash = ? and spent_at is null', now, codeHash)
    throw invalidGrant()
  }
  if (asked.resource !== '' && asked.resource !== known.resource) throw refusal('invalid_target', 'The code is for another resource.')
  const opened = await openGrant(account, codeHash, now)
  if (opened) return { ...opened, scopes: scopesIn(known.scopes) ?? [] }
  // another request was faster with the same code
  const after = await account.first(
    pick(ASSISTANT_CODE, 'grantId'),
    'select grant_id as grantId from assistant_code where code_hash = ?',
    codeHash,
  )
  await endByReuse(account, after?.grantId ?? null, known.userId, now)
  throw invalidGrant()
}

function isRightExchange(known: RowOf<typeof CODE_ROW>, { clientId, redirectUri, verifier }: CodeExchange, now: number): boolean {
  if (known.expiresAt <= now || known.isSessionOpen !== 1) return false
  if (known.clientId !== clientId || known.redirectUri !== redirectUri) return false
  return VERIFIER.test(verifier) && challengeOf(verifier) === known.challenge
}

/** Spends the code and opens its grant as one transaction; null where the code was spent meanwhile. */
async function openGrant(account: Statements, codeHash: string, now: number): Promise<Omit<AssistantTokens, 'scopes'> | null> {
  const [id, accessToken, family, secret] = [crypto.randomUUID(), randomSecret(), randomSecret(), randomSecret()]
  const [, opened] = await Promise.all([
    account.run('update assistant_code set spent_at = ?, grant_id = ? where code_hash = ? and spent_at is null', now, id, codeHash),
    account.first(
      pick(SESSION, 'id'),
      `insert into session (token_hash, id, user_id, purpose, created_at, last_seen_at, expires_at)
      select ?, grant_id, user_id, 'assistant', ?, ?, ? from assistant_code as code where code_hash = ? and grant_id = ?
        and exists (select 1 from session where session.id = code.session_id and session.revoked_at is null)
      returning id`,
      hashOf(accessToken),
      now,
      now,
      now + GRANT_DAYS * 86_400,
      codeHash,
      id,
    ),
    account.run(
      `insert into assistant_grant (session_id, client_id, client_name, scopes, resource, family_hash, refresh_hash, access_scopes, access_expires_at)
      select session.id, client_id, client_name, scopes, resource, ?, ?, scopes, ? from assistant_code join session on session.id = grant_id
      where code_hash = ? and grant_id = ?`,
      hashOf(family),
      hashOf(secret),
      now + ACCESS_TOKEN_SECONDS,
      codeHash,
      id,
    ),
  ])
  return opened ? { accessToken, refreshToken: `${family}.${secret}` } : null
}

const GRANT_ROW = {
  ...allBut(ASSISTANT_GRANT, 'clientName', 'familyHash', 'accessScopes', 'accessExpiresAt'),
  userId: SESSION.columns.userId,
}

const findByFamily = (account: Statements, refreshToken: string, now: number) =>
  account.first(
    GRANT_ROW,
    `select given.session_id as sessionId, given.client_id as clientId, given.scopes, given.resource, given.refresh_hash as refreshHash,
      session.user_id as userId
    from assistant_grant as given join session on session.id = given.session_id join user on user.id = session.user_id
    where given.family_hash = ? and session.revoked_at is null and session.expires_at > ? and (user.deletion_due_at is null or user.deletion_due_at > ?)`,
    hashOf(refreshToken.split('.')[0] ?? ''),
    now,
    now,
  )

const secretHashOf = (refreshToken: string): string => hashOf(refreshToken.split('.')[1] ?? '')

/**
 * New tokens for a refresh token, which is good once: one that comes a second time was stolen from somebody, so its whole grant ends (RFC 9700, 4.14.2).
 * Throws `invalid_grant`, `invalid_scope` for more than was allowed, `invalid_target`, `too-many-attempts`.
 */
export async function refreshTokens(
  context: ProviderContext,
  { refreshToken, clientId, scope, resource }: TokenRefresh,
): Promise<AssistantTokens> {
  await takeFromNetwork(context, 'assistantToken')
  const { account, clock } = context
  const now = unixSeconds(clock)
  const known = await findByFamily(account, refreshToken, now)
  if (known?.clientId !== clientId) throw invalidGrant()
  if (known.refreshHash !== secretHashOf(refreshToken)) {
    await endByReuse(account, known.sessionId, known.userId, now)
    throw invalidGrant()
  }
  if (resource !== '' && resource !== known.resource) throw refusal('invalid_target', 'The token is for another resource.')
  const allowed = scopesIn(known.scopes) ?? []
  const asked = scope === '' ? allowed : scopesIn(scope)
  if (!asked?.length || !asked.every((one) => allowed.includes(one))) throw refusal('invalid_scope', 'That was not allowed.')
  const [accessToken, secret] = [randomSecret(), randomSecret()]
  const [turned] = await Promise.all([
    account.first(
      pick(ASSISTANT_GRANT, 'sessionId'),
      `update assistant_grant set refresh_hash = ?, access_scopes = ?, access_expires_at = ? where session_id = ? and refresh_hash = ?
      returning session_id as sessionId`,
      hashOf(secret),
      asked.join(' '),
      now + ACCESS_TOKEN_SECONDS,
      known.sessionId,
      known.refreshHash,
    ),
    account.run(
      'update session set token_hash = ?, last_seen_at = ? where id = ? and exists (select 1 from assistant_grant where session_id = session.id and refresh_hash = ?)',
      hashOf(accessToken),
      now,
      known.sessionId,
      hashOf(secret),
    ),
  ])
  if (turned) return { accessToken, refreshToken: `${refreshToken.split('.')[0]}.${secret}`, scopes: asked }
  await endByReuse(account, known.sessionId, known.userId, now)
  throw invalidGrant()
}

/** RFC 7009: ends the grant of an access or refresh token, if it is of this program. Nothing is told of a token that is not. */
export async function endByToken(context: ProviderContext, token: string, clientId: string): Promise<void> {
  await takeFromNetwork(context, 'assistantToken')
  await context.account.run(
    `update session set revoked_at = ? where revoked_at is null and id in (
      select given.session_id from assistant_grant as given join session as held on held.id = given.session_id
      where given.client_id = ? and (held.token_hash = ? or (given.family_hash = ? and given.refresh_hash = ?)))`,
    unixSeconds(context.clock),
    clientId,
    hashOf(token),
    hashOf(token.split('.')[0] ?? ''),
    secretHashOf(token),
  )
}

async function endByReuse(account: Statements, grantId: string | null, userId: string, now: number): Promise<void> {
  if (grantId === null) return
  await Promise.all([
    account.run('update session set revoked_at = ? where id = ? and revoked_at is null', now, grantId),
    recordAudit(account, 'assistant-ended-by-reuse', { userId, at: now, ifChanged: true }),
  ])
}

/** The program that a grant was given to; null where the session is no grant. */
export async function clientOfGrant(account: Statements, sessionId: string): Promise<string | null> {
  const row = await account.first(
    pick(ASSISTANT_GRANT, 'clientId'),
    'select client_id as clientId from assistant_grant where session_id = ?',
    sessionId,
  )
  return row?.clientId ?? null
}

const LISTED_GRANT = {
  ...pick(SESSION, 'id', 'createdAt', 'lastSeenAt', 'expiresAt'),
  ...pick(ASSISTANT_GRANT, 'clientId', 'clientName', 'scopes'),
}
export type ListedGrant = RowOf<typeof LISTED_GRANT>

/** The most grants listed. */
export const GRANTS_MAX = 50

/** The programs that a person allowed and that may still act, last seen first. */
export const listGrants = (account: Statements, userId: string, now: number): Promise<ListedGrant[]> =>
  account.all(
    LISTED_GRANT,
    `select session.id, session.created_at as createdAt, session.last_seen_at as lastSeenAt, session.expires_at as expiresAt,
      given.client_id as clientId, given.client_name as clientName, given.scopes
    from assistant_grant as given join session on session.id = given.session_id
    where session.user_id = ? and session.revoked_at is null and session.expires_at > ? order by session.last_seen_at desc, session.created_at desc limit ?`,
    userId,
    now,
    GRANTS_MAX,
  )
