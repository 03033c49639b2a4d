import { isTaken } from './serve-built.ts'

/** PORT and HOST of the environment, 3000 and this machine only by default. Ends with a plain message where they cannot be used. */
export async function localAddress(): Promise<{ port: number; host: string }> {
  const port = Number(process.env.PORT || 3000)
  const host = process.env.HOST || '127.0.0.1'
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    console.error(`PORT is "${process.env.PORT}"; it must be a number between 1 and 65535.`)
    process.exit(1)
  }
  if (await isTaken(port, host)) {
    console.error(`Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`)
    process.exit(1)
  }
  return { port, host }
}
