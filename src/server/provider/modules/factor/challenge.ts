import { PASSKEY_CHALLENGE } from '../../db/account/factor-tables.ts'
import type { PasskeyPurpose } from '../../db/account/words.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { hashOf } from '../../secret.ts'

/** How long an authenticator has for its signature. */
export const CHALLENGE_SECONDS = 300

/** What a challenge is for, and for whom: a session's id, the hash of a step, '' where nobody is known yet. */
export interface ChallengeUse {
  purpose: PasskeyPurpose
  boundTo: string
  now: number
}

/** `challenge`: base64url, as it stands in the signed data. */
export async function keepChallenge(account: Statements, challenge: string, { purpose, boundTo, now }: ChallengeUse): Promise<void> {
  await account.run(
    'insert into passkey_challenge (challenge_hash, purpose, bound_to, expires_at) values (?, ?, ?, ?)',
    hashOf(challenge),
    purpose,
    boundTo,
    now + CHALLENGE_SECONDS,
  )
}

/** Spends a challenge; false where it is none of ours, for something else, for somebody else, over, or was spent. */
export const spendChallenge = async (account: Statements, challenge: string, { purpose, boundTo, now }: ChallengeUse): Promise<boolean> =>
  (await account.first(
    pick(PASSKEY_CHALLENGE, 'challengeHash'),
    `delete from passkey_challenge where challenge_hash = ? and purpose = ? and bound_to = ? and expires_at > ?
    returning challenge_hash as challengeHash`,
    hashOf(challenge),
    purpose,
    boundTo,
    now,
  )) !== null
