import { licenceRule } from '#market/licence-rules.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { today } from '../../day.ts'
import { refusal } from '../../errors.ts'
import { messageLocale } from '../../messages/locale.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { randomSecret } from '../../secret.ts'
import { forgetNetwork, takeFromNetwork } from '../../throttle.ts'
import { emailKey } from '../../user-row.ts'
import { findAgentInfo, licenceHolder } from '../licence/store.ts'
import { enter } from './enter.ts'
import { factorsOf } from './factors.ts'
import { failingAs } from './failing-as.ts'
import { checkInTurn, hashInTurn, knownAs, signingIn } from './hash-in-turn.ts'
import { hasPhoneVerification, verificationHolder } from './phone-verification.ts'
import { type Registration, readRegistration } from './registration-rules.ts'
import { createAccount } from './registration-store.ts'
import { replacedSession } from './replaced-session.ts'
import { mailLink } from './send-link.ts'
import { RegisterInput, TokenRef } from './type.ts'
import { type Credentials, findByEmail } from './user-store.ts'

builder.mutationField('register', (t) =>
  t.field({
    type: TokenRef,
    description:
      'Creates an account whose phone the same caller has proven (checkOTP), signs it in, ends the session of the token that came along, and sends the link to verify the e-mail address. The same registration sent twice creates one account. Codes: "name-missing", "email-invalid", "email-used", "phone-invalid", "phone-country", "phone-unproven", "proof-invalid", "licence-invalid", "licence-used", "password-weak", "password-common", "too-many-attempts", "user.errorwhileregistering".',
    args: { input: t.arg({ type: RegisterInput, required: true }) },
    extensions: { cost: 200 },
    resolve: (_, { input }, context) =>
      failingAs('user.errorwhileregistering', 'The registration could not be done.', async () => {
        const read = readRegistration(input, context.country.countryCode)
        if ('fault' in read) throw refusal(read.fault, 'The registration is not whole.')
        await takeFromNetwork(context, 'register')
        return register(context, read.registration, verificationHolder(context, input.phoneProof))
      }),
  }),
)

async function register(context: ProviderContext, asked: Registration, phoneHolder: string): Promise<{ token: string }> {
  const [known, registration, isProven, replaced] = await Promise.all([
    findByEmail(context.account, asked.email),
    withRegister(context, asked),
    hasPhoneVerification(context.account, { phone: asked.phone, holder: phoneHolder }, unixSeconds(context.clock)),
    replacedSession(context, 'user'),
  ])
  if (known) return welcomeBack(context, known, asked.password)
  if (typeof registration === 'string') throw refusal(registration, 'The licence number cannot be used.')
  // checked before the hash, which is expensive
  if (!isProven) throw phoneUnproven()
  const country = context.country.countryCode
  const made = {
    id: crypto.randomUUID(),
    registration,
    phoneHolder,
    replaced,
    passwordHash: await hashInTurn(context, knownAs(asked.phone), registration.password),
    country,
    language: messageLocale(context.language, country),
    token: randomSecret(),
    verifyToken: randomSecret(),
    userAgent: context.userAgent,
    now: unixSeconds(context.clock),
  }
  if (!(await createAccount(context.account, made))) return explainRefusal(context, registration)
  context.device.remember(made.id)
  if (replaced) context.later(context.live.end(replaced.userId, { only: replaced.sessionId }))
  const { name: nickName, email } = registration
  const recipient = { id: made.id, email, emailKey: emailKey(email), nickName, language: made.language, country }
  context.later(mailLink(context, recipient, 'verify-email', made.verifyToken))
  return { token: made.token }
}

/** §5: outside Malaysia name and agency come from the register, whatever was sent. */
async function withRegister(context: ProviderContext, asked: Registration): Promise<Registration | 'licence-used' | 'licence-invalid'> {
  const { licence } = asked
  if (!licence?.key) return asked
  const { account, country, clock } = context
  const { isLookedUp } = licenceRule(country.countryCode)
  const [holder, info] = await Promise.all([
    licenceHolder(account, country.countryCode, licence.key),
    isLookedUp ? findAgentInfo(account, country.countryCode, licence.key, today(clock, country)) : null,
  ])
  if (holder) return 'licence-used'
  if (!isLookedUp) return asked
  if (!info) return 'licence-invalid'
  const { ceaNumber, salespersonName, estateAgency, estateAgencyLicenseNo } = info
  return { ...asked, name: salespersonName, licence: { key: licence.key, ceaNumber, salespersonName, estateAgency, estateAgencyLicenseNo } }
}

/** The reason why the write failed after all checks passed: the same registration sent twice, or a concurrent one. */
async function explainRefusal(context: ProviderContext, { email, password, licence }: Registration): Promise<{ token: string }> {
  const [known, holder] = await Promise.all([
    findByEmail(context.account, email),
    licence?.key ? licenceHolder(context.account, context.country.countryCode, licence.key) : null,
  ])
  if (known) return welcomeBack(context, known, password)
  if (holder) throw refusal('licence-used', 'An account holds this licence number already.')
  throw phoneUnproven()
}

const phoneUnproven = () => refusal('phone-unproven', 'The phone has not answered its code, or too long ago.')

/** A registration that is repeated soon and with the same password counts as the first one. */
const SAME_WITHIN_SECONDS = 900

async function welcomeBack(context: ProviderContext, known: Credentials, password: string): Promise<{ token: string }> {
  const { id: userId, createdAt, passwordHash, emailKey: account } = known
  const now = unixSeconds(context.clock)
  if (passwordHash !== null && now - createdAt <= SAME_WITHIN_SECONDS) {
    // this is in effect a login, so it counts towards the limit of logins
    await takeFromNetwork(context, 'login', account)
    const { isRight } = await checkInTurn(context, signingIn(context, userId), { given: password, stored: passwordHash })
    const isEnough = isRight && (await factorsOf(context, userId)).length === 0
    const entered = isEnough && (await enter(context, { userId, passwordHash, purpose: 'user', now }))
    if (entered) {
      await forgetNetwork(context, 'login', account)
      return entered
    }
  }
  throw refusal('email-used', 'An account has this e-mail address already.')
}
