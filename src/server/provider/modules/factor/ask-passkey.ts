import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import { z } from 'zod'
import type { ProviderContext } from '../../context.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { type ChallengeUse, keepChallenge } from './challenge.ts'
import { relyingParty } from './check-passkey.ts'
import { credentialsOf } from './passkey-store.ts'

/** ES256, RS256 and Ed25519 (RFC 9053), which every authenticator has one of. */
const ALGORITHMS = [-7, -257, -8]

const transportsOf = (text: string): string[] => z.array(z.string()).parse(JSON.parse(text))

async function knownOf(context: ProviderContext, userId: string) {
  const known = await credentialsOf(context.account, userId)
  return known.map(({ credentialId: id, transports }) => ({ id, transports: transportsOf(transports) }))
}

/** PublicKeyCredentialCreationOptionsJSON for a passkey that needs no name to sign in with. */
export async function askForNewPasskey(context: ProviderContext, viewer: ViewerRow, use: ChallengeUse): Promise<string> {
  const { id: rpID } = relyingParty(context)
  const options = await generateRegistrationOptions({
    rpName: 'realEstate',
    rpID,
    userID: new TextEncoder().encode(viewer.id),
    userName: viewer.email,
    userDisplayName: viewer.nickName,
    excludeCredentials: await knownOf(context, viewer.id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
  })
  await keepChallenge(context.account, options.challenge, use)
  return JSON.stringify(options)
}

/** PublicKeyCredentialRequestOptionsJSON for a passkey of an account, or, with null, for any that the device offers. */
export async function askForPasskey(context: ProviderContext, userId: string | null, use: ChallengeUse): Promise<string> {
  const { id: rpID } = relyingParty(context)
  const allowCredentials = userId === null ? [] : await knownOf(context, userId)
  const options = await generateAuthenticationOptions({ rpID, allowCredentials, userVerification: 'required' })
  await keepChallenge(context.account, options.challenge, use)
  return JSON.stringify(options)
}
