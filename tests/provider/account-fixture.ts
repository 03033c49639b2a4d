import { verificationHolder, verifiedPhoneHash } from '#provider/modules/account/phone-verification.ts'
import type { TestProvider } from './harness.ts'

export const PASSWORD = 'Nine-tigers-7-sleep'
/** the secret of the fixture's phone proofs */
export const PHONE_PROOF = 'the-secret-of-the-browser-that-proved-it'

export interface Caller {
  /** the password is {@link PASSWORD}, whose hash is made once */
  isHashedOnce?: boolean
  /** the environment asks staff for a passkey */
  asksStaffForKeys?: boolean
  /** what an earlier sign-in gave the device */
  device?: string
  token?: string
  /** every caller has a network of its own by default, so that limits of one test do not affect another */
  address?: string
  country?: 'SG' | 'MY' | 'HK' | 'AU'
  language?: string
  userAgent?: string
}

export const REGISTER = 'mutation Register($input: RegisterInput!) { register(input: $input) { token } }'
export const LOGIN =
  'mutation Login($email: String!, $password: String!, $sourceType: SourceType!) { login(email: $email, password: $password, sourceType: $sourceType) { token } }'

const now = () => Math.floor(Date.now() / 1_000)

/** Steps that the account tests share, by the real schema. */
export function accountTools(provider: TestProvider) {
  const database = provider.env.DB_ACCOUNT
  let count = 0
  const nextAddress = () => `198.51.${100 + Math.floor(count / 250)}.${++count % 250}`

  const ask = <Data = Record<string, unknown>>(query: string, variables: Record<string, unknown> = {}, caller: Caller = {}) =>
    provider.ask<Data>(query, variables, {
      'x-client-address': caller.address ?? nextAddress(),
      'country-code': caller.country ?? 'SG',
      language: caller.language ?? 'en',
      'x-site-origin': 'https://site.example',
      ...(caller.asksStaffForKeys ? { 'x-staff-keys': '1' } : {}),
      ...(caller.device ? { 'x-known-device': caller.device } : {}),
      ...(caller.isHashedOnce ? { 'x-hash-once': '1' } : {}),
      ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
      ...(caller.userAgent ? { 'user-agent': caller.userAgent } : {}),
    })

  /** With headers of its own, from a network of its own. */
  const askWith = (query: string, headers: Record<string, string>) =>
    provider.ask(
      query,
      {},
      { 'x-client-address': nextAddress(), 'country-code': 'SG', 'x-site-origin': 'https://site.example', ...headers },
    )

  /** As checkOTP leaves it behind. */
  const provePhone = (phone: string, at = now()) =>
    database
      .prepare('insert or replace into phone_proof (phone_hash, holder_hash, at) values (?, ?, ?)')
      .bind(verifiedPhoneHash(phone), verificationHolder({ clientAddress: '' }, PHONE_PROOF), at)
      .run()

  const input = (name: string) => ({
    name: 'Ah Meng Tan',
    email: `${name}@example.com`,
    phoneNumber: `+65${String(81_000_000 + ++count)}`,
    password: PASSWORD,
    phoneProof: PHONE_PROOF,
  })

  /** Registers and signs in a non-agent; `change` replaces parts of the input. */
  async function person(name: string, change: Record<string, unknown> = {}, caller: Caller = {}) {
    const sent = { ...input(name), ...change }
    await provePhone(sent.phoneNumber)
    const { data, errors } = await ask<{ register: { token: string } }>(
      REGISTER,
      { input: sent },
      { ...caller, isHashedOnce: sent.password === PASSWORD },
    )
    if (!data?.register) throw new Error(`could not register: ${JSON.stringify(errors)}`)
    const user = await row('select id from user where email_key = ?', sent.email.toLowerCase())
    return { ...sent, token: data.register.token, id: String(user?.id) }
  }

  const login = (email: string, password: string, caller: Caller = {}, sourceType = 'Website') =>
    ask<{ login: { token: string } }>(LOGIN, { email, password, sourceType }, caller)

  const row = (sql: string, ...values: unknown[]) =>
    database
      .prepare(sql)
      .bind(...values)
      .first<Record<string, unknown>>()

  /** The headers of a request by somebody who is told what subscribers are told. */
  async function entitled(): Promise<Record<string, string>> {
    const { id, token } = await person(`entitled${++count}`)
    await database.prepare(`update user set roles = '["ROLE_SALE"]' where id = ?`).bind(id).run()
    return { authorization: `Bearer ${token}` }
  }

  /** The newest message to an address, waited for: it may be sent after the answer. */
  async function mailTo(recipient: string, template: string) {
    for (let turn = 0; turn < 100; turn++) {
      const mail = await row('select * from outbox where recipient = ? and template = ? order by id desc', recipient, template)
      if (mail) return mail
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`no ${template} came`)
  }

  /** The one-time token in the link of a mail. */
  const tokenIn = (mail: Record<string, unknown>) => {
    const token = /\/user\/[a-z-]+\/([\w-]{43})/.exec(String(mail.text))?.[1]
    if (!token) throw new Error('the mail has no link')
    return token
  }

  const whoIs = (token: string) => ask<{ user: { id: string; email: string } }>('{ user(sourceType: Website) { id email } }', {}, { token })

  return { ask, askWith, database, entitled, input, login, mailTo, nextAddress, person, provePhone, row, tokenIn, whoIs }
}

export const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code
