import type { Browser } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#provider/demo/people/accounts.ts'
import { signInElsewhere } from '../fixtures/newcomer.ts'
import { SCRIPT_BUDGETS } from '../fixtures/script-budgets.ts'
import { scriptsSent, TOOL_PAGES } from '../fixtures/sent-scripts.ts'
import { budgetRow, type Row } from './report-table.ts'

/** Script of the pages of the tools for an agent with a plan, against what a tool may load; beside it what the edge sends. */
export async function toolScriptRows(browser: Browser, base: string): Promise<Row[]> {
  const context = await browser.newContext({ baseURL: base })
  const { token } = await signInElsewhere(context.request, DEMO_ACCOUNTS.subscriber.email, DEMO_PASSWORD)
  if (!token) throw new Error('the demo agent cannot be signed in')
  await context.addCookies([{ name: 'apollo-token', value: token, url: base, httpOnly: true, sameSite: 'Lax' }])
  const page = await context.newPage()
  const rows: Row[] = []
  for (const address of TOOL_PAGES) {
    const { sent, gzip } = await scriptsSent(page, address)
    rows.push(budgetRow(`script of ${address} for an agent (as sent ${Math.round(sent / 1_024)} KB)`, gzip, SCRIPT_BUDGETS.tool))
  }
  await context.close()
  return rows
}
