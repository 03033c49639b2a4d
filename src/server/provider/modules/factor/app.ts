import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { ProviderContext } from '../../context.ts'
import { AUTHENTICATOR_APP } from '../../db/account/factor-tables.ts'
import { pick } from '../../db/column-table.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { recordAudit } from '../account/audit.ts'
import { dropCodesOfNothing } from './passkey-store.ts'

/** RFC 6238 with what every app takes: SHA-1, six digits, half a minute. */
const PERIOD_SECONDS = 30
/** steps before and after the present one, for clocks that differ (RFC 6238, 5.2) */
const WINDOW = 1

function totpOf({ signInRules }: Pick<ProviderContext, 'signInRules'>, seed: string, label = ''): TOTP {
  const bytes = signInRules.appSecret(seed)
  if (!bytes) throw refusal('app-unavailable', 'Authenticator apps cannot be used here.')
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer })
  return new TOTP({ issuer: 'realEstate', label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS })
}

/** Begins with an app in place of one that was not confirmed. Throws `app-known` where one is confirmed, `app-unavailable`. */
export async function prepareApp(context: ProviderContext, viewer: ViewerRow): Promise<{ secret: string; address: string }> {
  const { account, clock } = context
  const seed = randomBytes(16).toString('base64url')
  const totp = totpOf(context, seed, viewer.email)
  const begun = await account.first(
    pick(AUTHENTICATOR_APP, 'userId'),
    `insert into authenticator_app (user_id, seed, created_at) values (?, ?, ?)
    on conflict (user_id) do update set seed = excluded.seed, created_at = excluded.created_at, last_step = 0
      where authenticator_app.confirmed_at is null returning user_id as userId`,
    viewer.id,
    seed,
    unixSeconds(clock),
  )
  if (!begun) throw refusal('app-known', 'The account has an authenticator app. Remove it first.')
  return { secret: totp.secret.base32, address: totp.toString() }
}

/** Takes a code of the account's app, once. `isConfirming`: of one that has just been set up. False for a wrong code and for one that was taken before. */
export async function takeAppCode(
  context: ProviderContext,
  { userId, code, isConfirming = false }: { userId: string; code: string; isConfirming?: boolean },
): Promise<boolean> {
  const { account, clock } = context
  const now = unixSeconds(clock)
  const app = await account.first(
    pick(AUTHENTICATOR_APP, 'seed'),
    `select seed from authenticator_app where user_id = ? and (confirmed_at is null) = ?`,
    userId,
    isConfirming ? 1 : 0,
  )
  if (!app) return false
  const delta = totpOf(context, app.seed).validate({ token: code, timestamp: now * 1_000, window: WINDOW })
  if (delta === null) return false
  const step = Math.floor(now / PERIOD_SECONDS) + delta
  const [taken] = await Promise.all([
    account.first(
      pick(AUTHENTICATOR_APP, 'userId'),
      `update authenticator_app set last_step = ?, confirmed_at = coalesce(confirmed_at, ?) where user_id = ? and seed = ? and last_step < ?
        and (confirmed_at is null) = ? returning user_id as userId`,
      step,
      now,
      userId,
      app.seed,
      step,
      isConfirming ? 1 : 0,
    ),
    isConfirming ? recordAudit(account, 'factor-added', { userId, at: now, detail: 'app', ifChanged: true }) : null,
  ])
  return taken !== null
}

/** False where the account has no app. */
export async function deleteApp({ account, clock }: ProviderContext, userId: string): Promise<boolean> {
  const [removed] = await Promise.all([
    account.first(pick(AUTHENTICATOR_APP, 'userId'), 'delete from authenticator_app where user_id = ? returning user_id as userId', userId),
    recordAudit(account, 'factor-removed', { userId, at: unixSeconds(clock), detail: 'app', ifChanged: true }),
    dropCodesOfNothing(account, userId),
  ])
  return removed !== null
}
