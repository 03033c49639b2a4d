import { Secret, TOTP } from 'otpauth'
import { softwareAuthenticator } from '#fixtures/software-authenticator.ts'
import { accountTools, type Caller, PASSWORD } from './account-fixture.ts'
import type { TestProvider } from './harness.ts'

type Purpose = 'REGISTER' | 'SIGN_IN' | 'SECOND_STEP' | 'STEP_UP'

const WAYS = '{ passkeys { id name lastUsedDate } factors recoveryCodesLeft }'
export interface Ways {
  passkeys: { id: string; name: string; lastUsedDate: string | null }[]
  factors: string[]
  recoveryCodesLeft: number
}

const LOGIN = `mutation($email: String!, $password: String!, $sourceType: SourceType!) {
  login(email: $email, password: $password, sourceType: $sourceType) { token secondStep { token factors } } }`
interface LoginAnswer {
  login: { token: string | null; secondStep: { token: string; factors: string[] } | null }
}

/** Steps that the tests of passkeys, apps and codes share. */
export function factorTools(provider: TestProvider) {
  const tools = accountTools(provider)
  const { ask, person } = tools

  const askPasskey = (purpose: Purpose, caller: Caller = {}, step?: string) =>
    ask<{ askPasskey: string }>(
      'mutation($purpose: PasskeyPurpose!, $step: String) { askPasskey(purpose: $purpose, step: $step) }',
      { purpose, step },
      caller,
    )
  const question = async (purpose: Purpose, caller: Caller = {}, step?: string) =>
    (await askPasskey(purpose, caller, step)).data?.askPasskey ?? ''

  const add = (answer: string, caller: Caller, name = 'Pocket') =>
    ask<{ addPasskey: Ways }>(
      `mutation($answer: String!, $name: String!) { addPasskey(answer: $answer, name: $name) ${WAYS} }`,
      { answer, name },
      caller,
    )
  const remove = (id: string, caller: Caller) =>
    ask<{ removePasskey: Ways }>(`mutation($id: ID!) { removePasskey(id: $id) ${WAYS} }`, { id }, caller)
  const ways = async (token: string) => (await ask<{ signInWays: Ways }>(`{ signInWays ${WAYS} }`, {}, { token })).data?.signInWays

  /** A passkey of somebody who is signed in. */
  async function withPasskey(caller: Caller, options: Parameters<typeof softwareAuthenticator>[0] = {}) {
    const authenticator = await softwareAuthenticator(options)
    const { errors } = await add(authenticator.register(await question('REGISTER', caller)), caller)
    if (errors.length > 0) throw new Error(`no passkey was added: ${JSON.stringify(errors)}`)
    return authenticator
  }

  const login = (email: string, caller: Caller = {}, sourceType = 'Website', password = PASSWORD) =>
    ask<LoginAnswer>(LOGIN, { email, password, sourceType }, caller)
  const stepOf = async (email: string, caller: Caller = {}, sourceType = 'Website') =>
    (await login(email, caller, sourceType)).data?.login.secondStep?.token ?? ''

  const byPasskey = (answer: string, caller: Caller = {}) =>
    ask<{ signInByPasskey: { token: string } }>(
      'mutation($answer: String!) { signInByPasskey(answer: $answer) { token } }',
      { answer },
      caller,
    )
  const finish = (step: string, shown: { passkey?: string; code?: string }, caller: Caller = {}, sourceType = 'Website') =>
    ask<{ finishSignIn: { token: string } }>(
      `mutation($step: String!, $passkey: String, $code: String, $sourceType: SourceType!) {
        finishSignIn(step: $step, passkey: $passkey, code: $code, sourceType: $sourceType) { token } }`,
      { step, ...shown, sourceType },
      caller,
    )
  const stepUp = (shown: { password?: string; passkey?: string; code?: string }, caller: Caller) =>
    ask(
      `mutation($password: String, $passkey: String, $code: String) { stepUp(password: $password, passkey: $passkey, code: $code) { success } }`,
      shown,
      caller,
    )

  /** The code that an app shows; `steps` half minutes from now. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
  const beginApp = async (token: string) =>
    (await ask<{ beginApp: { secret: string; address: string } }>('mutation { beginApp { secret address } }', {}, { token })).data?.beginApp
  const confirmApp = (code: string, token: string) =>
    ask<{ confirmApp: { codes: string[] } }>('mutation($code: String!) { confirmApp(code: $code) { codes } }', { code }, { token })

  /** Somebody with an app: its secret and the recovery codes. */
  async function withApp(token: string) {
    const secret = (await beginApp(token))?.secret ?? ''
    const { data, errors } = await confirmApp(codeOf(secret, -1), token)
    if (!data) throw new Error(`no app was set up: ${JSON.stringify(errors)}`)
    return { secret, codes: data.confirmApp.codes }
  }

  /** As if the last proof of who it is had been given long ago. */
  const age = (id: string) =>
    tools.database.prepare('update session set confirmed_at = confirmed_at - 601 where user_id = ?').bind(id).run()

  return {
    ...tools,
    person,
    add,
    age,
    askPasskey,
    beginApp,
    byPasskey,
    confirmApp,
    finish,
    login,
    question,
    remove,
    stepOf,
    stepUp,
    totp: codeOf,
    ways,
    withApp,
    withPasskey,
  }
}
