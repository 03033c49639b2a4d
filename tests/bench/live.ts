import type { DatabaseSync } from 'node:sqlite'
import { hashOf, randomSecret } from '#provider/secret.ts'
import { serveBuilt } from '../../scripts/serve-built.ts'
import { ownWorker } from '../fixtures/own-worker.ts'
import type { Row } from './report-table.ts'
import { workerdMemory } from './workerd.ts'

/** Connections are opened so many at a time: each asks for a ticket first. */
const AT_ONCE = 16
/** A notice is on the screen within this (product §10.1, decision 076). */
const SOON_MS = 2_000

const TICKET = 'mutation { liveTicket { ticket } }'
/** Changes a setting, after which the person's open pages are woken. */
const RING = 'mutation { updateNoticeSetting(group: LEADS, channel: SCREEN) { group } }'

interface OpenPage {
  token: string
  socket: WebSocket
}

interface LiveBounds {
  port: number
  /** people with a page open each */
  people: number
  wakes: number
}

/** Holds an idle connection for each of many people, each with an object of their own, and wakes some of them: memory per connection, delivery. */
export async function liveRows({ port, people, wakes }: LiveBounds): Promise<Row[]> {
  const own = await ownWorker()
  const accounts = own.account()
  const tokens = addPeople(accounts, people)
  accounts.close()
  const others = new Set(workerdMemory().map(({ pid }) => pid))
  const served = await serveBuilt({ port, state: own.state })
  const rss = () => workerdMemory().find(({ pid, isProxy }) => !others.has(pid) && !isProxy)?.rssMib ?? 0
  const pages: OpenPage[] = []
  try {
    const warm = tokens.slice(0, AT_ONCE)
    for (const token of warm) pages.push(await openPage(served.url, token))
    const before = rss()
    const rest = tokens.slice(AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let token = rest.pop(); token !== undefined; token = rest.pop()) pages.push(await openPage(served.url, token))
      }),
    )
    const after = rss()
    const delays: number[] = []
    for (let i = 0; i < wakes; i++) {
      const page = pages[Math.floor((i * pages.length) / wakes)]
      if (page) delays.push(await delayOf(served.url, page))
    }
    const held = pages.filter(({ socket }) => socket.readyState === WebSocket.OPEN).length
    const sorted = delays.toSorted((a, b) => a - b)
    const quantile = (q: number) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.POSITIVE_INFINITY
    const kib = ((after - before) * 1_024) / Math.max(1, pages.length - AT_ONCE)
    return [
      {
        what: `live, ${held} of ${people} connections held, application ${before.toFixed(0)} → ${after.toFixed(0)} MiB; KiB each`,
        ours: kib.toFixed(1),
        baseline: '',
        ratio: '–',
        isBroken: held < people,
      },
      {
        what: `live, ms from an act to the open page among them, p50 / p95 of ${delays.length}`,
        ours: `${quantile(0.5).toFixed(0)} / ${quantile(0.95).toFixed(0)}`,
        baseline: String(SOON_MS),
        ratio: `${(quantile(0.95) / SOON_MS).toFixed(2)} ×`,
        isBroken: quantile(0.95) >= SOON_MS,
      },
    ]
  } finally {
    for (const { socket } of pages) socket.close()
    await served.close()
    await own.remove()
  }
}

/** Invented people with a session each; returns its tokens. */
function addPeople(db: DatabaseSync, count: number): string[] {
  const now = Math.floor(Date.now() / 1_000)
  const user = db.prepare(
    `insert into user (id, email, email_key, nick_name, country, kind, created_at, updated_at)
    values (?1, ?1 || '@example.com', ?1 || '@example.com', 'Ines Alder', 'SG', 'non-agent', ?2, ?2)`,
  )
  const session = db.prepare(
    'insert into session (token_hash, id, user_id, created_at, last_seen_at, expires_at) values (?, ?, ?, ?, ?, ?)',
  )
  db.exec('begin')
  const tokens = Array.from({ length: count }, () => {
    const [id, token] = [crypto.randomUUID(), randomSecret()]
    user.run(id, now)
    session.run(hashOf(token), crypto.randomUUID(), id, now, now, now + 86_400)
    return token
  })
  db.exec('commit')
  return tokens
}

async function ask<Data>(url: string, token: string, query: string): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'country-code': 'sg', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  })
  return ((await response.json()) as { data: Data }).data
}

async function openPage(url: string, token: string): Promise<OpenPage> {
  const { liveTicket } = await ask<{ liveTicket: { ticket: string } }>(url, token, TICKET)
  const address = `${url.replace(/^http/, 'ws')}/live?ticket=${liveTicket.ticket}`
  // Node's takes headers, which a browser sets by itself
  const socket: WebSocket = Reflect.construct(WebSocket, [address, { headers: { origin: url, cookie: `apollo-token=${token}` } }])
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error('a connection was refused')), { once: true })
  })
  return { token, socket }
}

async function delayOf(url: string, { token, socket }: OpenPage): Promise<number> {
  const came = new Promise<void>((resolve) => socket.addEventListener('message', () => resolve(), { once: true }))
  const begun = performance.now()
  await Promise.all([ask(url, token, RING), came])
  return performance.now() - begun
}
