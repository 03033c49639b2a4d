import { unzipped } from '#fixtures/unzipped.ts'
import type { TestProvider } from './harness.ts'

export const MAKE = 'mutation { makeDataCopy { id state } }'
const LIST =
  'query List($source: ID) { dataCopies(source: $source) { id state endsDate progress { files done missing } parts { number bytes sha256 address } } }'

interface ShownCopy {
  id: string
  state: string
  endsDate: string | null
  progress: { files: number; done: number; missing: number }
  parts: { number: number; bytes: number; sha256: string; address: string }[]
}

type Ask = <Data>(
  query: string,
  variables?: Record<string, unknown>,
  options?: { token?: string },
) => Promise<{
  data: Data | null
  errors: { extensions: { code: string } }[]
}>

/** Steps that the tests of copies share. */
export function copyTools(provider: TestProvider, ask: Ask) {
  /** The person's copies of their own things, or of a source. */
  const list = async (token: string, source: string | null = null) =>
    (await ask<{ dataCopies: ShownCopy[] }>(LIST, { source }, { token })).data?.dataCopies ?? []
  const fetchPart = (address: string, token?: string) =>
    provider.fetch(address, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  /** Runs what is due by the clock until the newest copy is settled. */
  async function settled(token: string, source: string | null = null): Promise<ShownCopy> {
    for (let runs = 0; runs < 20; runs++) {
      const [copy] = await list(token, source)
      if (copy && (copy.state === 'READY' || copy.state === 'FAILED')) return copy
      await provider.env.DB_TRADE.prepare('update data_copy set lease_until = null').run()
      await provider.fetch('/jobs')
    }
    throw new Error('the copy is not settled')
  }
  /** The files of a finished copy, of all its parts. */
  async function filesOf(token: string, { parts }: ShownCopy): Promise<Map<string, Buffer>> {
    const files = new Map<string, Buffer>()
    for (const { address } of parts) {
      const response = await fetchPart(address, token)
      if (response.status !== 200) throw new Error(`a part answers ${response.status}`)
      for (const [name, bytes] of await unzipped(new Uint8Array(await response.arrayBuffer()))) {
        if (files.has(name)) throw new Error(`${name} is in two parts`)
        files.set(name, bytes)
      }
    }
    return files
  }
  /** A copy that is asked for now, with its files. */
  async function copied(token: string) {
    const { errors } = await ask(MAKE, {}, { token })
    if (errors.length > 0) throw new Error(JSON.stringify(errors))
    const copy = await settled(token)
    return { copy, files: await filesOf(token, copy) }
  }
  return { copied, fetchPart, filesOf, list, settled }
}

/** The records of a file of JSON Lines; none where the copy has no such file. */
export const recordsIn = (files: ReadonlyMap<string, Buffer>, name: string): Record<string, unknown>[] =>
  (files.get(name)?.toString('utf8') ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
