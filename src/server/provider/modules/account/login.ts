import { licenceKey } from '#market/licence-number.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import type { LoginPurpose } from '../../db/account/words.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { forgetNetwork, takeFromNetwork } from '../../throttle.ts'
import { emailKey } from '../../user-row.ts'
import { recordAudit } from './audit.ts'
import { enter } from './enter.ts'
import { failingAs } from './failing-as.ts'
import { checkInTurn, hashInTurn, knownAs, signingIn } from './hash-in-turn.ts'
import { SourceTypeEnum, TokenRef } from './type.ts'
import { type Credentials, findByLogin, replacePassword } from './user-store.ts'

builder.mutationField('login', (t) =>
  t.field({
    type: TokenRef,
    description:
      'Signs in with an e-mail address or a licence number; ends the session of the same kind whose token came along. Codes: "user.loginidorpasswordisinvalid", "user.suspended", "too-many-attempts", "user.errorwhilelogin".',
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
async function login(context: ProviderContext, name: string, password: string, purpose: LoginPurpose): Promise<{ token: string }> {
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
  const [entered] = await Promise.all([
    enter(context, { userId: user.id, passwordHash: user.passwordHash, purpose, now }),
    forgetNetwork(context, 'login', counted),
  ])
  if (!entered) throw rejected()
  if (isOutdated) context.later(raiseHash(context, { userId: user.id, from: user.passwordHash, password, now }))
  return entered
}

/** The key under which guesses at one account are counted, whatever its spelling. */
const countedName = (name: string): string => (name.includes('@') ? emailKey(name) : (licenceKey(name) ?? name.toUpperCase()))

/** A vendor's session is for vendors only; an account that is due for deletion cannot log in. */
const isOpen = ({ kind, deletionDueAt }: Credentials, purpose: LoginPurpose, now: number): boolean =>
  (purpose === 'user' || kind === 'vendor') && (deletionDueAt === null || deletionDueAt > now)

/** Replaces a hash of an older cost, which is possible only now that the password is known. */
async function raiseHash(
  context: ProviderContext,
  { userId, from, password, now }: { userId: string; from: string; password: string; now: number },
): Promise<void> {
  await replacePassword(context.account, { userId, from, to: await hashInTurn(context, knownAs(userId), password), now })
}

const rejected = () => refusal('user.loginidorpasswordisinvalid', 'The login or the password is not right.')
