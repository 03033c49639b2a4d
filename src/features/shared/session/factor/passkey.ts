import { z } from 'zod/mini'
import type { PasskeyPurpose } from '#graphql/generated/graphql.ts'
import { fail, ok, type Result } from '#lib/result.ts'

const credential = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.optional(z.array(z.string())) })

const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.optional(z.string()),
  timeout: z.optional(z.number()),
  allowCredentials: z.optional(z.array(credential)),
  userVerification: z.optional(z.enum(['required', 'preferred', 'discouraged'])),
})

const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(z.array(credential)),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(z.enum(['required', 'preferred', 'discouraged'])),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(z.enum(['required', 'preferred', 'discouraged'])),
    }),
  ),
  attestation: z.optional(z.enum(['direct', 'enterprise', 'indirect', 'none'])),
})

const isKnownHere = (): boolean => typeof window.PublicKeyCredential === 'function'

interface Asking {
  /** of a right password, for SECOND_STEP */
  step?: string
  /** The browser offers passkeys in the list of names it knows, instead of asking at once. Asked right before it: no longer where it asks at once. */
  offers?: () => boolean
}

/** What the browser answers when its holder shows a passkey, as JSON. Failures: `passkey-unsupported`, `passkey-dismissed`, `passkey-failed`, and the provider's. */
export async function showPasskey(purpose: Exclude<PasskeyPurpose, 'REGISTER'>, { step, offers }: Asking = {}): Promise<Result<string>> {
  if (!isKnownHere()) return fail('validation', 'passkey-unsupported')
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { askPasskey } = await import('#api/factor.functions.ts')
  const asked = await askPasskey({ data: { purpose, step } }).catch(() => fail('network', 'unreachable'))
  if (!asked.ok) return asked
  const options = requestOptions.safeParse(JSON.parse(asked.value))
  if (!options.success) return fail('validation', 'malformed-answer')
  if (offers && !offers()) return fail('validation', 'passkey-dismissed')
  return answerOf(() => startAuthentication({ optionsJSON: options.data, useBrowserAutofill: offers !== undefined }))
}

/** As {@link showPasskey}, of a new one. */
export async function makePasskey(): Promise<Result<string>> {
  if (!isKnownHere()) return fail('validation', 'passkey-unsupported')
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { askPasskey } = await import('#api/factor.functions.ts')
  const asked = await askPasskey({ data: { purpose: 'REGISTER' } }).catch(() => fail('network', 'unreachable'))
  if (!asked.ok) return asked
  const options = creationOptions.safeParse(JSON.parse(asked.value))
  if (!options.success) return fail('validation', 'malformed-answer')
  return answerOf(() => startRegistration({ optionsJSON: options.data }))
}

/** Whether the browser can offer passkeys in the list of names it knows. */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!isKnownHere()) return false
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
  return browserSupportsWebAuthnAutofill()
}

/** Ends an offer in the list of names: its field is gone. */
export async function endOffer(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}

async function answerOf(ask: () => Promise<unknown>): Promise<Result<string>> {
  try {
    return ok(JSON.stringify(await ask()))
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return fail('validation', 'passkey-dismissed')
    return fail('validation', name === 'InvalidStateError' ? 'passkey-known' : 'passkey-failed')
  }
}
