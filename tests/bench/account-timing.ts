import { setTimeout } from 'node:timers/promises'
import { TURN_LIMITS } from '#provider/ports/hash-turns.ts'
import { accountTools, PASSWORD } from '../provider/account-fixture.ts'
import { startProvider, stopServer } from '../provider/harness.ts'
import { type Row, times } from './report-table.ts'

const LOGIN = 'mutation L($email: String!, $password: String!) { login(email: $email, password: $password, sourceType: Website) { token } }'
const FORGOT = 'mutation F($email: String!) { forgotPassword(email: $email) { success } }'

/** Work that a known address starts after its answer, and the rest behind a hash, must not slow down the next request. */
const PAUSE_MS = TURN_LIMITS.restMs + 50

const quantile = (sorted: number[], share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
const spread = (sorted: number[]) => [0.1, 0.5, 0.9].map((share) => quantile(sorted, share).toFixed(1)).join(' / ')

/**
 * Whether the response time reveals that an address has an account: milliseconds of the 10th, 50th and 90th of a hundred answers,
 * for a known address (ours) and an unknown one (baseline), asked in turn. Fails when the medians differ by more than the noise,
 * which is the median distance of an answer from the median of its kind.
 */
export async function accountTimingRows(count: number): Promise<Row[]> {
  const provider = await startProvider()
  const tools = accountTools(provider)
  await tools.person('known')
  // by one provider for all requests, as in the application: an unknown name waits as long as the hash before it took
  const ask = async (query: string, variables: Record<string, string>, code: string | null) => {
    const answer = await provider.fetch('/shared', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-address': tools.nextAddress(), 'country-code': 'SG', language: 'en' },
      body: JSON.stringify({ query, variables }),
    })
    const { errors = [] } = (await answer.json()) as { errors?: { extensions: { code: string } }[] }
    if ((errors[0]?.extensions.code ?? null) !== code) throw new Error(`answered ${JSON.stringify(errors)} instead of ${code}`)
  }
  const password = `${PASSWORD}-not`
  const rows = [
    await row('login, known and unknown address, ms', count, (email) => ask(LOGIN, { email, password }, 'user.loginidorpasswordisinvalid')),
    await row('forgotPassword, known and unknown address, ms', count, (email) => ask(FORGOT, { email }, null)),
  ]
  await stopServer()
  return rows
}

async function row(what: string, count: number, ask: (email: string) => Promise<unknown>): Promise<Row> {
  const taken: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let i = -3; i < count; i++) {
    // in turn, each first every other time, so that neither gains from caches that the other warmed
    for (const who of i % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const begun = performance.now()
      // the same unknown address each time, as the known one is: a first question makes a count, a later one finds it
      await ask(`${who}@example.com`)
      if (i >= 0) taken[who].push(performance.now() - begun)
      await setTimeout(PAUSE_MS)
    }
  }
  const [known, unknown] = [taken.known.toSorted((a, b) => a - b), taken.unknown.toSorted((a, b) => a - b)]
  const [ours, theirs] = [quantile(known, 0.5), quantile(unknown, 0.5)]
  const distances = [...known.map((ms) => Math.abs(ms - ours)), ...unknown.map((ms) => Math.abs(ms - theirs))].toSorted((a, b) => a - b)
  return {
    what,
    ours: spread(known),
    baseline: spread(unknown),
    ratio: times(ours, theirs),
    isBroken: Math.abs(ours - theirs) > quantile(distances, 0.5),
  }
}
