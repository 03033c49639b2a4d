import { PHONE_VERIFICATION_SECONDS } from '#graphql/limits.ts'
import type { ProviderContext } from '../../context.ts'
import type { Statements } from '../../db/client.ts'
import { refusal } from '../../errors.ts'
import { hashOf } from '../../secret.ts'
import { limitedNetwork } from '../../throttle.ts'

/** 32 characters of base64url are 192 bits, which cannot be guessed within the minutes of a verification. */
const SECRET = /^[\w-]{32,128}$/

/** The hash of a joined number ("+6591234567"), the key of the table of proofs. */
export const verifiedPhoneHash = (phone: string): string => hashOf(`phone-proof ${phone}`)

/**
 * The hash of the verification's holder: of the secret that came with the code, or, for a caller that knows only §7, of the network that the Worker
 * reports. Knowing the number alone is not enough. Throws `proof-invalid` for a secret that could be guessed.
 */
export function verificationHolder({ clientAddress }: Pick<ProviderContext, 'clientAddress'>, secret: string | null | undefined): string {
  if (secret === null || secret === undefined) return hashOf(`phone-proof network ${limitedNetwork(clientAddress)}`)
  if (!SECRET.test(secret)) throw refusal('proof-invalid', 'The secret is 32 to 128 letters of base64url.')
  return hashOf(`phone-proof secret ${secret}`)
}

/** A number and the holder of its verification. */
export interface PhoneClaim {
  phone: string
  /** see {@link verificationHolder} */
  holder: string
}

/** Whether this holder has a valid verification of the phone. The write that spends the verification checks again. */
export const hasPhoneVerification = async (account: Statements, { phone, holder }: PhoneClaim, now: number): Promise<boolean> =>
  (await account.first(
    {},
    'select 1 from phone_proof where phone_hash = ? and holder_hash = ? and at > ?',
    verifiedPhoneHash(phone),
    holder,
    now - PHONE_VERIFICATION_SECONDS,
  )) !== null

/** Notes that a phone answered its code, whoever proved it before; registering with it spends the verification. One batch. */
export async function storePhoneVerification(account: Statements, { phone, holder }: PhoneClaim, now: number): Promise<void> {
  await Promise.all([
    account.run('delete from phone_proof where at <= ?', now - PHONE_VERIFICATION_SECONDS),
    account.run(
      `insert into phone_proof (phone_hash, holder_hash, at) values (?, ?, ?)
      on conflict (phone_hash) do update set holder_hash = excluded.holder_hash, at = excluded.at`,
      verifiedPhoneHash(phone),
      holder,
      now,
    ),
  ])
}
