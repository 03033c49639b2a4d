import type { Statements } from '../../db/client.ts'
import { hashOf } from '../../secret.ts'

/** The link in a mail that stops alerts is valid this long: half a year, in seconds. */
export const STOP_LINK_SECONDS = 182 * 86_400

/** Turns off all alerts of the person whose mail held the token; false for an unknown token. It may be used again. */
export async function stopAlertsByToken(account: Statements, token: string, now: number): Promise<boolean> {
  const tokenHash = hashOf(token)
  const reader = 'select user_id from alert_letter where token_hash = ? and sent_at > ?'
  const [known] = await Promise.all([
    account.first({}, reader, tokenHash, now - STOP_LINK_SECONDS),
    account.run(
      `update saved_search set alert = 'off', updated_at = ? where alert <> 'off' and user_id = (${reader})`,
      now,
      tokenHash,
      now - STOP_LINK_SECONDS,
    ),
  ])
  return known !== null
}
