import { rmSync } from 'node:fs'
import { request } from '@playwright/test'
import { COMPANY_PATHS, SITE_MAP } from '#access/site-map.ts'
import { DEMO_ACCOUNTS } from '#provider/demo/people/accounts.ts'
import { serveBuilt } from '../../scripts/serve-built.ts'
import { pageText } from '../fixtures/page-text.ts'
import { siteAddresses } from '../fixtures/site-addresses.ts'
import { ownState } from './bench-state.ts'
import { demoToken } from './demo-login.ts'
import type { Row } from './report-table.ts'

/** somebody about to register: no kept page is handed out */
const NOBODY_YET = `phone-proof=${'p'.repeat(43)}`

/** Ids as React gives them out by place, and as drawn parts have them. */
const IDS = /_R_[\da-zA-Z]*_|d[\da-f]{12}-(?:n\d+-)?\d+_/g

interface Bounds {
  port: number
  state: string
}

/**
 * Every page of the site for people of each kind, once with nothing kept, and twice with what is drawn kept: the same bytes, but for ids, which are the same in
 * the same places. Pages that differ by themselves, because they tell the time or count visits, are left out.
 */
export async function drawnRows({ port, state }: Bounds): Promise<Row[]> {
  const own = ownState(state)
  try {
    const base = `http://127.0.0.1:${port}`
    const off = await serveBuilt({ port, state: own, vars: { PAGE_CACHE: 'off' } })
    const people = await peopleOf(base)
    const asked = await request.newContext({ baseURL: base })
    const paths = [...SITE_MAP.map(await siteAddresses(asked)), ...COMPANY_PATHS]
    await asked.dispose()
    const [plain, again] = [await pagesOf(base, people, paths), await pagesOf(base, people, paths)]
    await off.close()
    const on = await serveBuilt({ port, state: own })
    const [first, second] = [await pagesOf(base, people, paths), await pagesOf(base, people, paths)]
    await on.close()
    const steady = [...plain.keys()].filter((page) => plain.get(page) === again.get(page))
    const differing = steady.filter((page) => first.get(page) !== plain.get(page) || second.get(page) !== plain.get(page))
    for (const page of differing.slice(0, 20)) console.log(`differs: ${page}`)
    return [
      {
        what: `pages with drawn parts that differ from pages made whole, of ${steady.length} that do not change by themselves`,
        ours: String(differing.length),
        yardstick: '0',
        ratio: '',
        isBroken: differing.length > 0,
      },
    ]
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}

/** Cookies by the kind of person. */
async function peopleOf(base: string): Promise<[string, string][]> {
  const people: [string, string][] = [
    ['nobody yet', `countryCode=SG; ${NOBODY_YET}`],
    ['nobody yet, in Hong Kong', `countryCode=HK; ${NOBODY_YET}`],
  ]
  for (const { email } of Object.values(DEMO_ACCOUNTS)) {
    const token = await demoToken(base, email)
    if (token !== null) people.push([email, `countryCode=SG; apollo-token=${token}`])
  }
  return people
}

async function pagesOf(base: string, people: readonly [string, string][], paths: readonly string[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  for (const [who, cookie] of people)
    for (const path of paths) {
      const answer = await fetch(base + path, { headers: { accept: 'text/html', cookie }, redirect: 'manual' })
      const text = pageText(await answer.text(), answer.headers.get('content-security-policy'))
      pages.set(`${path} (${who})`, `${answer.status} ${inOrder(text)}`)
    }
  return pages
}

/** The text with its ids numbered as they come. */
function inOrder(text: string): string {
  const numbers = new Map<string, string>()
  return text.replace(IDS, (id) => {
    const known = numbers.get(id) ?? `id${numbers.size}`
    numbers.set(id, known)
    return known
  })
}
