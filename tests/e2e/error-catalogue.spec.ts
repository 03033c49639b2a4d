import type { Locator, Page, Route } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#provider/demo/people/accounts.ts'
import {
  alert,
  codeBox,
  dialog,
  field,
  goToCode,
  logIn,
  openOverlay,
  PASSWORD,
  problem,
  somebody,
  submit,
  typeCode,
  writePerson,
} from '../fixtures/auth-overlay.ts'
import { asRead, catalogue } from '../fixtures/catalogue.ts'
import type { Mailbox } from '../fixtures/outbox.ts'
import { expect, test } from '../fixtures/test.ts'

// §8, row by row: each error is provoked, and its message read in two languages. served/status.spec.ts reads what an unknown address says.
// Three rows have no message: a chunk that cannot be loaded reloads the page (chunk-reload.test.ts), a cache that cannot be reset is logged
// on the console (use-session.test.ts), and no page can name an unknown middleware, because guards are checked by the compiler
// (error-status.test.ts has the 500).

interface Visit {
  page: Page
  /** a page of Singapore in the language of the test */
  at: (path: string) => string
  outbox: (recipient: string) => Mailbox
}

interface Row {
  /** in English, as the catalogues have it */
  message: string
  /** provokes the error and returns the element with its message */
  provoke: (visit: Visit) => Promise<Locator>
}

const LOGIN = '/?auth=1'
const FORGOTTEN = '/?auth=1&forgotPassword=1'
const REGISTER = '/?auth=1&authKey=register&formType=nonAgent'
const REGISTER_AGENT = '/?auth=1&authKey=register'

const SERVER_FUNCTION = '**/_serverFn/**'

/** Imitates the server's answer when the provider fails (provider tests cause such failures for real); everything else is real. */
const answering = (result: unknown) => (route: Route) => route.fulfill({ json: { result } })

const failing = answering({ ok: false, failure: { layer: 'graphql', code: 'INTERNAL_SERVER_ERROR' } })

/** A registration that waits for its code. */
async function untilCode({ page, at }: Visit) {
  const person = somebody()
  await openOverlay(page, at(REGISTER))
  await writePerson(page, person)
  await goToCode(page)
  return person
}

async function untilPassword({ page, at }: Visit) {
  await openOverlay(page, at(REGISTER))
  await writePerson(page, somebody())
  await submit(page).click()
  await expect(field(page, 'password')).toBeVisible()
}

/** The address of an account, once the server has said that there is one: other answers may come before. */
async function writeKnownAddress(page: Page): Promise<void> {
  const { email } = DEMO_ACCOUNTS.person
  const checked = page.waitForResponse(
    (response) => response.url().includes('/_serverFn/') && (response.request().postData() ?? '').includes(email),
  )
  await field(page, 'email').fill(email)
  await checked
}

const wrong = (code: string) => (code === '111111' ? '222222' : '111111')

/** The message of a field, once there is one. */
async function fault(page: Page, name: string): Promise<Locator> {
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  const described = (await field(page, name).getAttribute('aria-describedby')) ?? ''
  return page.locator(`[id="${described.split(' ').at(-1)}"]`)
}

/** A text typed into a field of one of the screens. */
const typing =
  (screen: string, name: string, text: string) =>
  async ({ page, at }: Visit) => {
    await openOverlay(page, at(screen))
    await field(page, name).fill(text)
    return fault(page, name)
  }

const ROWS: Record<string, Row> = {
  'login rejected': {
    message: 'Login ID or password is invalid. Check both, or reset your password.',
    async provoke({ page, at }) {
      await openOverlay(page, at(LOGIN))
      await logIn(page, somebody().email, 'Wrong-House-27')
      return problem(page)
    },
  },
  'login exception': {
    message: 'You could not be logged in. Nothing is wrong with what you typed; try again in a moment.',
    async provoke({ page, at }) {
      await openOverlay(page, at(LOGIN))
      await page.route(SERVER_FUNCTION, failing)
      await logIn(page, DEMO_ACCOUNTS.person.email, 'Wrong-House-27')
      return problem(page)
    },
  },
  'forgot-password send failure': {
    message: 'The e-mail could not be sent. Try again in a moment.',
    async provoke({ page, at }) {
      await openOverlay(page, at(FORGOTTEN))
      await writeKnownAddress(page)
      await page.route(SERVER_FUNCTION, answering({ ok: true, value: false }))
      await submit(page).click()
      return problem(page)
    },
  },
  'registration failure': {
    message: 'You could not be registered. Nothing you typed is lost; try again in a moment.',
    async provoke(visit) {
      const { page, outbox } = visit
      const { phone } = await untilCode(visit)
      const code = await outbox(phone).code()
      await page.route(SERVER_FUNCTION, (route) =>
        route.request().postData()?.includes('phoneNumber') ? failing(route) : route.continue(),
      )
      await typeCode(page, code)
      return problem(page)
    },
  },
  'wrong OTP': {
    message: 'This is not the code that was sent. Check the latest message and type it again.',
    async provoke(visit) {
      const { page, outbox } = visit
      const { phone } = await untilCode(visit)
      await typeCode(page, wrong(await outbox(phone).code()))
      await expect(codeBox(page)).toHaveValue('')
      return problem(page)
    },
  },
  'licence number already exists': {
    message: 'CEA number already exists',
    provoke: typing(REGISTER_AGENT, 'ceaNumber', DEMO_ACCOUNTS.agent.licence.number),
  },
  'OTP send failed': {
    message: 'There was an error while sending the code. Check the phone number, or try again in a moment.',
    async provoke(visit) {
      const { page } = visit
      await untilPassword(visit)
      await field(page, 'password').fill(PASSWORD)
      await field(page, 'confirm').fill(PASSWORD)
      await page.route(SERVER_FUNCTION, answering({ ok: true, value: false }))
      await submit(page).click()
      return problem(page)
    },
  },
  'OTP resend within 60 s': {
    message: 'Please wait {seconds} s before you ask for another code.',
    async provoke(visit) {
      const { page, outbox } = visit
      const { phone } = await untilCode(visit)
      await outbox(phone).code()
      await dialog(page).locator('form button[type="button"]').click()
      return problem(page)
    },
  },
  'email already used': {
    message: 'This e-mail address is already used. Log in with it, or take another.',
    provoke: typing(REGISTER, 'email', DEMO_ACCOUNTS.agent.email),
  },
  'email invalid': { message: 'This is not an e-mail address.', provoke: typing(REGISTER, 'email', 'mei@example') },
  'phone invalid': { message: 'This is not a phone number.', provoke: typing(REGISTER, 'phone', '12') },
  'email does not exist': {
    message: 'This e-mail address does not exist here.',
    provoke: typing(FORGOTTEN, 'email', 'nobody@demo.example'),
  },
  'licence invalid': {
    message: 'No agent is registered under this licence number. Check each letter and digit.',
    provoke: typing(REGISTER_AGENT, 'ceaNumber', 'R000000Z'),
  },
  'passwords that do not match': {
    message: 'The passwords do not match.',
    async provoke(visit) {
      const { page } = visit
      await untilPassword(visit)
      await field(page, 'password').fill(PASSWORD)
      await field(page, 'confirm').fill(`${PASSWORD}s`)
      return fault(page, 'confirm')
    },
  },
}

/** The first rule that each of them breaks, and its message. */
const PASSWORDS: Record<string, string> = {
  '': 'Choose a password.',
  'Ti7#kel': 'The password needs at least {PASSWORD_MIN_LENGTH} characters.',
  Tidal7kelpbed: 'The password needs a symbol, such as ! or #.',
  'Tidal#kelpbed': 'The password needs a digit.',
  'tidal7#kelp': 'The password needs an upper-case letter.',
  'TIDAL7#KELP': 'The password needs a lower-case letter.',
  'Tidal7# kelp': 'The password may not hold a space or an underscore.',
  'Tidal7#_kelp': 'The password may not hold a space or an underscore.',
}

const cantonese = catalogue('zh-HK')

/** The words of Hong Kong, which are Chinese. */
function inCantonese(message: string): string {
  const words = cantonese.get(message) ?? ''
  if (!/\p{Script=Han}/u.test(words)) throw new Error(`zh-HK has no Chinese words for: ${message}`)
  return words
}

const LANGUAGES = {
  'en-US': { at: (path: string) => path, words: (message: string) => message },
  'zh-HK': {
    at: (path: string) => `${path}${path.includes('?') ? '&' : '?'}locale=zh-HK`,
    words: inCantonese,
  },
}

for (const [language, { at, words }] of Object.entries(LANGUAGES))
  test.describe(`in ${language}`, { tag: language === 'zh-HK' ? '@long' : [] }, () => {
    for (const [name, { message, provoke }] of Object.entries(ROWS))
      test(`${name} shows its message`, async ({ page, outbox }) => {
        await expect(await provoke({ page, at, outbox })).toHaveText(asRead(words(message)))
      })

    test('shows the broken rules of a password', async ({ page, outbox }) => {
      await untilPassword({ page, at, outbox })
      await submit(page).click()
      for (const [password, message] of Object.entries(PASSWORDS)) {
        await field(page, 'password').fill(password)
        await expect(await fault(page, 'password')).toHaveText(asRead(words(message)))
      }
    })
  })

test.describe('an exception while the mail for a forgotten password is sent', () => {
  test.use({ expectedComplaints: [/status of 500/] })

  test('is swallowed silently', async ({ page }) => {
    await openOverlay(page, FORGOTTEN)
    await writeKnownAddress(page)
    await page.route(SERVER_FUNCTION, (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'gone' }))
    const tried = page.waitForResponse(SERVER_FUNCTION)
    await submit(page).click()
    await tried
    await expect(submit(page)).toHaveText('Send the link')
    await expect(alert(page)).toHaveCount(0)
    await expect(field(page, 'email')).toHaveValue(DEMO_ACCOUNTS.person.email)
  })
})
