import { licenceKey } from '#market/licence-number.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { type LoginPurpose, SIGN_IN_FACTORS } from '../../db/account/words.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { forgetNetwork, takeFromNetwork } from '../../throttle.ts'
import { emailKey } from '../../user-row.ts'
import { recordAudit } from './audit.ts'
import { enter } from './enter.ts'
import { factorsOf } from './factors.ts'
import { failingAs } from './failing-as.ts'
import { checkInTurn, hashInTurn, knownAs, signingIn } from './hash-in-turn.ts'
import { openSecondStep, type SecondStep } from './second-step.ts'
import { SourceTypeEnum } from './type.ts'
import { type Credentials, findByLogin, replacePassword } from './user-store.ts'

export const SignInFactorEnum = vocabularyEnum('SignInFactor', SIGN_IN_FACTORS)

const SecondStepRef = builder.objectRef<SecondStep>('SecondStep').implement({
  description: 'The password is right, and the account asks for more (finishSignIn).',
  fields: (t) => ({
    token: t.exposeString('token', { description: 'Opens no account: it goes to finishSignIn within 15 minutes.' }),
    factors: t.field({
      type: [SignInFactorEnum],
      description: 'What the account takes, one of them is enough.',
      resolve: ({ factors }) => [...factors],
    }),
  }),
})

const LoginRef = builder.objectRef<{ token: string | null; secondStep: SecondStep | null }>('Login').implement({
  description: 'A session, or what is asked besides the password: one of the two.',
  fields: (t) => ({
    token: t.exposeString('token', { nullable: true, description: 'As that of Token; null where the account asks for more.' }),
    secondStep: t.field({ type: SecondStepRef, nullable: true, resolve: ({ secondStep }) => secondStep }),
  }),
})

builder.mutationField('login', (t) =>
  t.field({
    type: LoginRef,
    description:
      'Signs in with an e-mail address or a licence number; ends the session of the same kind whose token came along. Where the account has a passkey or an authenticator app it gives a step instead. Codes: "user.loginidorpasswordisinvalid", "user.suspended", "too-many-attempts", "user.errorwhilelogin".',
    args: {
      email: t.arg.string({ required: true, description: 'An e-mail address or a licence number.' }),
      password: t.arg.string({ required: true }),
      sourceType: t.arg({ type: SourceTypeEnum, required: true }),
    },
    extensions: { cost: 100 },
    resolve: (_, { email, password, sourceType }, context) =>
      failingAs('user.errorwhilelogin', 'The login could not be done.', () =>
        login(context, email.trim(), password, sourceType === 'Vendor' ? 'vendor' : 'user'),
      ),
  }),
)

/**
 * Takes the same time and statements for an unknown name as for a wrong password, so that neither reveals which names exist. Limits are asked before
 * anybody waits for a hash.
 */
async function login(context: ProviderContext, name: string, password: string, purpose: LoginPurpose) {
  await takeFromNetwork(context, 'loginAddress')
  const user = await findByLogin(context.account, name, context.country.countryCode)
  // an account's e-mail address and its licence number share one count of tries
  const counted = user?.emailKey ?? countedName(name)
  await takeFromNetwork(context, 'login', counted)
  const { isRight, isOutdated } = await checkInTurn(context, signingIn(context, user?.id), {
    given: password,
    stored: user?.passwordHash ?? null,
  })
  const now = unixSeconds(context.clock)
  const mayEnter = isRight && user !== null && isOpen(user, purpose, now)
  if (!mayEnter || user.passwordHash === null) {
    await recordAudit(context.account, 'sign-in-refused', { userId: user?.id ?? null, at: now })
    throw rejected()
  }
  // said only to whoever knows the password
  if (user.suspendedAt !== null) throw refusal('user.suspended', 'The account is suspended. Write to us.')
  const factors = await factorsOf(context, user.id)
  const entry = { userId: user.id, passwordHash: user.passwordHash, purpose, now }
  if (factors.length > 0) {
    const [token] = await Promise.all([openSecondStep(context.account, entry), forgetNetwork(context, 'login', counted)])
    return { token: null, secondStep: { token, factors } }
  }
  const [entered] = await Promise.all([enter(context, entry), forgetNetwork(context, 'login', counted)])
  if (!entered) throw rejected()
  if (isOutdated) context.later(raiseHash(context, { userId: user.id, from: user.passwordHash, password, now }))
  return { token: entered.token, secondStep: null }
}

/** The key under which guesses at one account are counted, whatever its spelling. */
const countedName = (name: string): string => (name.includes('@') ? emailKey(name) : (licenceKey(name) ?? name.toUpperCase()))

/** A vendor's session is for vendors only; an account that is due for deletion cannot log in. */
export const isOpen = ({ kind, deletionDueAt }: Credentials, purpose: LoginPurpose, now: number): boolean =>
  (purpose === 'user' || kind === 'vendor') && (deletionDueAt === null || deletionDueAt > now)

/** Replaces a hash of an older cost, which is possible only now that the password is known. */
async function raiseHash(
  context: ProviderContext,
  { userId, from, password, now }: { userId: string; from: string; password: string; now: number },
): Promise<void> {
  await replacePassword(context.account, { userId, from, to: await hashInTurn(context, knownAs(userId), password), now })
}

const rejected = () => refusal('user.loginidorpasswordisinvalid', 'The login or the password is not right.')
