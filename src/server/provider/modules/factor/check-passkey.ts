import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { z } from 'zod'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { type ChallengeUse, spendChallenge } from './challenge.ts'
import { findPasskey, noteUse, type StoredPasskey } from './passkey-store.ts'

const ANSWER_MAX_CHARS = 20_000
const base64Url = z.string().regex(/^[\w-]+$/)

/** What browsers make of an authenticator's answer (WebAuthn 3, 5.1.8). What is not asked for here is dropped. */
const credential = z.object({
  id: base64Url,
  rawId: base64Url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
})
const registration = credential.extend({
  response: z.object({
    clientDataJSON: base64Url,
    attestationObject: base64Url,
    transports: z
      .array(z.string().regex(/^[\w-]{1,20}$/))
      .max(10)
      .default([]),
  }),
})
const assertion = credential.extend({
  response: z.object({ clientDataJSON: base64Url, authenticatorData: base64Url, signature: base64Url, userHandle: base64Url.optional() }),
})

/** Whose passkeys they are: the public address of the site, as the environment names it, never as the caller does. */
export function relyingParty({ siteOrigin }: Pick<ProviderContext, 'siteOrigin'>): { id: string; origin: string } {
  if (!URL.canParse(siteOrigin)) throw refusal('passkey-unavailable', 'The site has no public address.')
  const { hostname, origin } = new URL(siteOrigin)
  return { id: hostname, origin }
}

function parsed<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  if (text.length > ANSWER_MAX_CHARS) throw invalid()
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw invalid()
  }
}

/** Spends the challenge that was signed, whatever comes of the signature. Returns it. Throws `passkey-expired`. */
async function spendSigned({ account }: ProviderContext, clientData: string, use: ChallengeUse): Promise<string> {
  const challenge = challengeIn(clientData)
  if (challenge === null || !(await spendChallenge(account, challenge, use))) throw refusal('passkey-expired', 'Ask for another challenge.')
  return challenge
}

function challengeIn(clientData: string): string | null {
  try {
    return z.object({ challenge: base64Url }).parse(decodeClientDataJSON(clientData)).challenge
  } catch {
    return null
  }
}

/** A new passkey of an authenticator that has seen its holder. Throws `passkey-expired`, `passkey-invalid`, `passkey-unavailable`. */
export async function checkRegistration(context: ProviderContext, text: string, use: ChallengeUse) {
  const answer = parsed(registration, text)
  const { id, origin } = relyingParty(context)
  const expectedChallenge = await spendSigned(context, answer.response.clientDataJSON, use)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => {
    throw invalid()
  })
  if (!registrationInfo) throw invalid()
  const { credential: made, credentialBackedUp: isBackedUp } = registrationInfo
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: answer.response.transports,
    isBackedUp,
  }
}

/**
 * The passkey that signed, of `userId` where the account is known already. Throws `passkey-expired`, `passkey-unknown` for one that is not there or is somebody
 * else's, `passkey-invalid` for another site, a wrong signature, a holder who was not seen, or a counter that did not move on.
 */
export async function checkAssertion(
  context: ProviderContext,
  text: string,
  { userId, ...use }: ChallengeUse & { userId: string | null },
): Promise<StoredPasskey> {
  const { account } = context
  const answer = parsed(assertion, text)
  const { id, origin } = relyingParty(context)
  const expectedChallenge = await spendSigned(context, answer.response.clientDataJSON, use)
  const passkey = await findPasskey(account, answer.id)
  const handle = answer.response.userHandle
  if (!passkey || (userId !== null && passkey.userId !== userId)) throw refusal('passkey-unknown', 'No account has this passkey.')
  if (handle !== undefined && Buffer.from(handle, 'base64url').toString() !== passkey.userId) throw invalid()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => {
    throw invalid()
  })
  if (!verified) throw invalid()
  const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo
  if (!(await noteUse(account, { id: passkey.id, counter, isBackedUp, now: use.now }))) throw invalid()
  return passkey
}

const invalid = () => refusal('passkey-invalid', 'The passkey’s answer is not right.')
