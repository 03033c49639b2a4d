import { readEnv } from './env.ts'
import { embeddedProvider } from './provider-gateway.server.ts'

/** Once a day (wrangler.toml, triggers): accounts whose deletion is due, files and records past their time. A failure is tried again the next day. */
export async function runDaily(raw: object): Promise<void> {
  try {
    const { accounts, files } = await embeddedProvider(readEnv(raw)).tidy()
    console.log(JSON.stringify({ event: 'tidied', accounts, files }))
  } catch (error) {
    console.error(JSON.stringify({ event: 'tidy-failed', error: String(error) }))
    throw error
  }
}
