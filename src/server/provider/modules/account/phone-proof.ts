import type { Statements } from '../../db/client.ts'
import { hashOf } from './secret.ts'

/** How long a phone that answered its code may be registered with. */
export const PHONE_PROOF_SECONDS = 900

/** What stands for a joined number ("+6591234567") in the table of proofs. */
export const phoneProofHash = (phone: string): string => hashOf(`phone-proof ${phone}`)

/** Whether a phone answered its code lately. The write that spends the proof looks again. */
export const hasPhoneProof = async (account: Statements, phone: string, now: number): Promise<boolean> =>
  (await account.first('select 1 from phone_proof where phone_hash = ? and at > ?', phoneProofHash(phone), now - PHONE_PROOF_SECONDS)) !==
  null

/** Notes that a visitor's phone answered its code; registering with it spends the proof. One batch. */
export async function keepPhoneProof(account: Statements, phone: string, now: number): Promise<void> {
  await Promise.all([
    account.all('delete from phone_proof where at <= ?', now - PHONE_PROOF_SECONDS),
    account.all(
      'insert into phone_proof (phone_hash, at) values (?, ?) on conflict (phone_hash) do update set at = excluded.at',
      phoneProofHash(phone),
      now,
    ),
  ])
}
