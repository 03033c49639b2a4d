import { createHmac } from 'node:crypto'

/** What an environment asks of those who sign in. */
export interface SignInSettings {
  /** makes the secrets of authenticator apps; null: there are none */
  factorKey: string | null
  /** whoever is of staff and has no passkey is no staff */
  mustStaffHaveKey: boolean
  /** how long the way back without passkey and app waits, in which it can be refused */
  recoveryWaitSeconds: number
}

export interface SignInRules extends Omit<SignInSettings, 'factorKey'> {
  /** the secret of an authenticator app, 160 bits as RFC 4226 asks for; null where there is no key */
  appSecret(seed: string): Uint8Array | null
}

const SECRET_BYTES = 20

/** A secret is made of the key and the app's seed each time: no database holds it. Another key ends all apps. */
export const signInRules = ({ factorKey, ...rules }: SignInSettings): SignInRules => ({
  ...rules,
  appSecret: (seed) =>
    factorKey === null ? null : createHmac('sha256', factorKey).update(`authenticator app\n${seed}`).digest().subarray(0, SECRET_BYTES),
})
