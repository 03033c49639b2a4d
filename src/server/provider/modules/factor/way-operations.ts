import { cleanLine } from '#lib/clean-line.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { PASSKEY_PURPOSES } from '../../db/account/words.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork, takeOfAccount } from '../../throttle.ts'
import { mayRead, requireConfirmed, requireViewer } from '../../viewer.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { factorsOf } from '../account/factors.ts'
import { SignInFactorEnum } from '../account/login.ts'
import { findOpenStep } from '../account/second-step.ts'
import { mailOfSignIn } from '../account/send-link.ts'
import { UserRef } from '../account/type.ts'
import { deleteApp, prepareApp, takeAppCode } from './app.ts'
import { askForNewPasskey, askForPasskey } from './ask-passkey.ts'
import { checkRegistration } from './check-passkey.ts'
import { deletePasskey, insertPasskey, type ListedPasskey, listPasskeys, nameAnew, PASSKEYS_MAX } from './passkey-store.ts'
import { codesLeft, renewRecoveryCodes } from './recovery-codes.ts'

const NAME_MAX_CHARS = 60

const PasskeyRef = builder.objectRef<ListedPasskey>('Passkey').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'As its holder calls it.' }),
    isBackedUp: t.boolean({
      description: 'It is kept by a password manager, and so on several devices.',
      resolve: (row) => row.isBackedUp === 1,
    }),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
    lastUsedDate: t.string({
      nullable: true,
      description: 'ISO 8601, UTC; null: never.',
      resolve: ({ lastUsedAt }) => (lastUsedAt === null ? null : isoTime(lastUsedAt)),
    }),
  }),
})

const SignInWaysRef = builder.objectRef<ViewerRow>('SignInWays').implement({
  description: 'What the viewer signs in with besides the password.',
  fields: (t) => ({
    passkeys: t.field({
      type: [PasskeyRef],
      description: 'The oldest first.',
      extensions: { cost: 5, listSize: PASSKEYS_MAX },
      resolve: ({ id }, _, { account }) => listPasskeys(account, id),
    }),
    factors: t.field({
      type: [SignInFactorEnum],
      description: 'What is asked besides the password; empty where nothing is.',
      extensions: { cost: 5 },
      resolve: ({ id }, _, context) => factorsOf(context, id),
    }),
    recoveryCodesLeft: t.int({ extensions: { cost: 5 }, resolve: ({ id }, _, { account }) => codesLeft(account, id) }),
    mayHaveApp: t.boolean({
      description: 'Whether authenticator apps can be used here.',
      resolve: (_, __, { signInRules }) => signInRules.appSecret('') !== null,
    }),
  }),
})

builder.objectField(UserRef, 'isPasskeyMissing', (t) =>
  t.boolean({
    description: 'The viewer is of staff and has no passkey, which staff must have here: until one is added, nothing of staff is open.',
    resolve: async ({ id }, _, context) => {
      if (!(await mayRead(context, id))) throw refusal('forbidden', 'This belongs to somebody else.')
      const viewer = await context.viewer()
      return viewer?.id === id && viewer.isKeyMissing
    },
  }),
)

const AppSetupRef = builder.objectRef<{ secret: string; address: string }>('AppSetup').implement({
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'Base32, to be typed into an authenticator app.' }),
    address: t.exposeString('address', { description: '"otpauth://totp/…", for a QR code.' }),
  }),
})

const RecoveryCodesRef = builder.objectRef<{ codes: string[] }>('RecoveryCodes').implement({
  description: 'Codes in place of all earlier ones, told this once; each is good once.',
  fields: (t) => ({ codes: t.exposeStringList('codes') }),
})

const PasskeyPurposeEnum = vocabularyEnum('PasskeyPurpose', PASSKEY_PURPOSES)

/** A name on one line. Throws `passkey-name` without one. */
function nameOf(text: string): string {
  const name = cleanLine(text).slice(0, NAME_MAX_CHARS)
  if (name === '') throw refusal('passkey-name', 'A name is needed.')
  return name
}

/** The viewer after they have proved who they are. Throws as requireViewer and requireConfirmed do. */
async function confirmedViewer(context: ProviderContext): Promise<ViewerRow> {
  const viewer = await requireViewer(context)
  requireConfirmed(context, viewer)
  return viewer
}

const tell = (context: ProviderContext, viewer: ViewerRow, template: 'factor-added' | 'factor-removed') =>
  context.later(mailOfSignIn(context, viewer, { template, key: `${template} ${crypto.randomUUID()}` }))

async function question(context: ProviderContext, purpose: (typeof PASSKEY_PURPOSES)[number], step: string | null): Promise<string> {
  await takeFromNetwork(context, 'passkey')
  const now = unixSeconds(context.clock)
  if (purpose === 'sign-in') return askForPasskey(context, null, { purpose, boundTo: '', now })
  if (purpose === 'second-step') {
    const open = await findOpenStep(context.account, step ?? '', now)
    if (!open) throw refusal('step-spent', 'The password has to be given again.')
    return askForPasskey(context, open.userId, { purpose, boundTo: open.tokenHash, now })
  }
  if (purpose === 'step-up') {
    const { id, sessionId } = await requireViewer(context)
    return askForPasskey(context, id, { purpose, boundTo: sessionId, now })
  }
  const viewer = await confirmedViewer(context)
  return askForNewPasskey(context, viewer, { purpose, boundTo: viewer.sessionId, now })
}

builder.queryField('signInWays', (t) =>
  t.field({
    type: SignInWaysRef,
    description: 'What the viewer signs in with besides the password.',
    extensions: { cost: 10 },
    resolve: (_, __, context) => requireViewer(context),
  }),
)

builder.mutationFields((t) => ({
  askPasskey: t.field({
    type: 'String',
    description:
      'What a passkey is to sign, as JSON of WebAuthn (PublicKeyCredentialCreationOptionsJSON to register one, else PublicKeyCredentialRequestOptionsJSON); good once, for five minutes. Codes: "step-spent", "step-up-needed" and "invalid_access_token" for what needs them, "passkey-unavailable", "too-many-attempts".',
    args: {
      purpose: t.arg({ type: PasskeyPurposeEnum, required: true }),
      step: t.arg.string({ description: 'Of login, for SECOND_STEP.' }),
    },
    extensions: { cost: 20 },
    resolve: (_, { purpose, step }, context) => question(context, purpose, step ?? null),
  }),
  addPasskey: t.field({
    type: SignInWaysRef,
    description:
      'Adds a passkey by the answer of the browser to askPasskey, as JSON, and tells its holder by mail. Codes: "step-up-needed", "passkey-name", "passkey-expired", "passkey-invalid", "passkey-known", "passkey-unavailable".',
    args: { answer: t.arg.string({ required: true }), name: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { answer, name }, context) => {
      const viewer = await confirmedViewer(context)
      const [named, now] = [nameOf(name), unixSeconds(context.clock)]
      const made = await checkRegistration(context, answer, { purpose: 'register', boundTo: viewer.sessionId, now })
      if (!(await insertPasskey(context.account, { ...made, userId: viewer.id, name: named, now })))
        throw refusal('passkey-known', 'This passkey is known, or the account has too many.')
      tell(context, viewer, 'factor-added')
      return viewer
    },
  }),
  renamePasskey: t.field({
    type: SignInWaysRef,
    description: 'Codes: "passkey-name", "passkey-unknown".',
    args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { id, name }, context) => {
      const viewer = await requireViewer(context)
      if (!(await nameAnew(context.account, { userId: viewer.id, id: String(id), name: nameOf(name) }))) throw unknown()
      return viewer
    },
  }),
  removePasskey: t.field({
    type: SignInWaysRef,
    description: 'Removes a passkey and tells its holder by mail. Codes: "step-up-needed", "passkey-unknown".',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { id }, context) => {
      const viewer = await confirmedViewer(context)
      if (!(await deletePasskey(context.account, { userId: viewer.id, id: String(id), now: unixSeconds(context.clock) }))) throw unknown()
      tell(context, viewer, 'factor-removed')
      return viewer
    },
  }),
  beginApp: t.field({
    type: AppSetupRef,
    description:
      'Begins with an authenticator app (RFC 6238); it counts once confirmApp has taken a code of it. Codes: "step-up-needed", "app-known", "app-unavailable".',
    extensions: { cost: 20 },
    resolve: async (_, __, context) => prepareApp(context, await confirmedViewer(context)),
  }),
  confirmApp: t.field({
    type: RecoveryCodesRef,
    description:
      'Takes the first code of the app that was begun, tells its holder by mail, and gives recovery codes. Codes: "step-up-needed", "factor-wrong", "too-many-attempts".',
    args: { code: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { code }, context) => {
      const viewer = await confirmedViewer(context)
      await takeOfAccount(context, viewer.id)
      if (!(await takeAppCode(context, { userId: viewer.id, code: code.trim(), isConfirming: true })))
        throw refusal('factor-wrong', 'The code is not right, or was used before.')
      tell(context, viewer, 'factor-added')
      return { codes: await renewRecoveryCodes(context.account, viewer.id) }
    },
  }),
  removeApp: t.field({
    type: SignInWaysRef,
    description: 'Removes the authenticator app and tells its holder by mail. Codes: "step-up-needed", "app-unknown".',
    extensions: { cost: 20 },
    resolve: async (_, __, context) => {
      const viewer = await confirmedViewer(context)
      if (!(await deleteApp(context, viewer.id))) throw refusal('app-unknown', 'The account has no authenticator app.')
      tell(context, viewer, 'factor-removed')
      return viewer
    },
  }),
  renewRecoveryCodes: t.field({
    type: RecoveryCodesRef,
    description:
      'Ten codes for who has lost passkey and app, in place of all earlier ones. Codes: "step-up-needed", "factor-needed" where the account has neither.',
    extensions: { cost: 20 },
    resolve: async (_, __, context) => {
      const viewer = await confirmedViewer(context)
      if (viewer.hasPasskey === 0 && viewer.hasApp === 0) throw refusal('factor-needed', 'The account has neither passkey nor app.')
      return { codes: await renewRecoveryCodes(context.account, viewer.id) }
    },
  }),
}))

const unknown = () => refusal('passkey-unknown', 'The account has no such passkey.')
