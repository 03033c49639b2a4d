import type { Browser } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#provider/demo/people/accounts.ts'
import { signInElsewhere } from '../fixtures/newcomer.ts'
import { scriptsSent, TOOL_PAGES } from '../fixtures/sent-scripts.ts'
import type { Row } from './report-table.ts'

/** Script of the pages of the tools for an agent with a plan, as the edge sends it, against what each may load. */
export async function toolScriptRows(browser: Browser, base: string): Promise<Row[]> {
  const context = await browser.newContext({ baseURL: base })
  const { token } = await signInElsewhere(context.request, DEMO_ACCOUNTS.subscriber.email, DEMO_PASSWORD)
  if (!token) throw new Error('the demo agent cannot be signed in')
  await context.addCookies([{ name: 'apollo-token', value: token, url: base, httpOnly: true, sameSite: 'Lax' }])
  const page = await context.newPage()
  const rows: Row[] = []
  for (const [address, limit] of Object.entries(TOOL_PAGES)) {
    const { sent, gzip } = await scriptsSent(page, address)
    rows.push({
      what: `script of ${address} for an agent, KB as sent (gzip ${Math.round(gzip / 1_000)} kB)`,
      ours: (sent / 1_024).toFixed(0),
      yardstick: String(limit),
      ratio: `${Math.round((100 * sent) / 1_024 / limit)} %`,
      isBroken: sent / 1_024 > limit,
    })
  }
  await context.close()
  return rows
}
