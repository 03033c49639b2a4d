import { PHONE_PROOF_SECONDS } from '#graphql/limits.ts'
import type { ProviderContext } from '../../context.ts'
import type { Statements } from '../../db/client.ts'
import { refusal } from '../../errors.ts'
import { hashOf } from './secret.ts'
import { limitedNetwork } from './throttle.ts'

/** 32 letters of base64url are 192 bits: too many to be guessed within the minutes of a proof. */
const SECRET = /^[\w-]{32,128}$/

/** What stands for a joined number ("+6591234567") in the table of proofs. */
export const phoneProofHash = (phone: string): string => hashOf(`phone-proof ${phone}`)

/**
 * What stands for the prover: the secret that came with the code, or, for a caller that knows only §7, the network that the Worker
 * vouches for. Who merely knows the number is neither. Throws `proof-invalid` for a secret that could be guessed.
 */
export function proofHolder({ clientAddress }: Pick<ProviderContext, 'clientAddress'>, secret: string | null | undefined): string {
  if (secret === null || secret === undefined) return hashOf(`phone-proof network ${limitedNetwork(clientAddress)}`)
  if (!SECRET.test(secret)) throw refusal('proof-invalid', 'The secret is 32 to 128 letters of base64url.')
  return hashOf(`phone-proof secret ${secret}`)
}

/** A number and who proved it. */
export interface PhoneClaim {
  phone: string
  /** see {@link proofHolder} */
  holder: string
}

/** Whether a phone answered its code to this holder lately. The write that spends the proof looks again. */
export const hasPhoneProof = async (account: Statements, { phone, holder }: PhoneClaim, now: number): Promise<boolean> =>
  (await account.first(
    'select 1 from phone_proof where phone_hash = ? and holder_hash = ? and at > ?',
    ...[phoneProofHash(phone), holder, now - PHONE_PROOF_SECONDS],
  )) !== null

/** Notes that a phone answered its code, whoever proved it before; registering with it spends the proof. One batch. */
export async function keepPhoneProof(account: Statements, { phone, holder }: PhoneClaim, now: number): Promise<void> {
  await Promise.all([
    account.all('delete from phone_proof where at <= ?', now - PHONE_PROOF_SECONDS),
    account.all(
      `insert into phone_proof (phone_hash, holder_hash, at) values (?, ?, ?)
      on conflict (phone_hash) do update set holder_hash = excluded.holder_hash, at = excluded.at`,
      ...[phoneProofHash(phone), holder, now],
    ),
  ])
}
