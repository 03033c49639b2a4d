import type { PartAnswer } from '#api/put-part.ts'
import { untilHeard } from '#api/until-heard.ts'
import type { OrderFileFragment } from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'

/** What sending needs of the outside. */
export interface SendPorts {
  print(file: Blob): Promise<string>
  start(asked: { order: string; name: string; bytes: number; print: string }): Promise<Result<OrderFileFragment>>
  put(address: string, bytes: Blob, onSent: (bytes: number) => void, signal: AbortSignal): Promise<PartAnswer>
  /** a small JPEG of a picture; null for what is none, or cannot be read */
  preview(file: Blob): Promise<Blob | null>
  finish(file: string): Promise<Result<unknown>>
  /** Waits before try number `tries`, from 1: some seconds, or until there is a connection again. */
  rest(tries: number, signal: AbortSignal): Promise<void>
}

/** What is heard of a file on its way. */
export interface SendReport {
  onSent(bytes: number): void
  /** the connection is lost; it is tried again */
  onLost(): void
}

export type SendEnd = { id: string } | { code: string } | 'stopped'

/** Times that a file is sent anew whose parts the store has lost. */
const ROUNDS_MAX = 3

/**
 * Sends a file in its parts, those alone that have not arrived before, and goes on after every break of the connection. Ends with its id, with the code of a
 * refusal, or 'stopped' by the signal.
 */
export async function sendFile(
  ports: SendPorts,
  { order, file, name }: { order: string; file: Blob; name: string },
  report: SendReport,
  signal: AbortSignal,
): Promise<SendEnd> {
  const print = await ports.print(file).catch(() => null)
  // the file was moved or changed since it was chosen
  if (print === null) return { code: 'upload-unreadable' }
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const begun = await untilHeard(ports, report, signal, () => ports.start({ order, name, bytes: file.size, print }))
    if (begun === 'stopped') return begun
    if (!begun.ok) return { code: begun.failure.code }
    const refused = begun.value.isStored ? null : await sendParts(ports, begun.value, file, report, signal)
    if (refused) return refused
    const { id, hasPreview } = begun.value
    if (!hasPreview) await sendPreview(ports, id, file, signal)
    const finished = await untilHeard(ports, report, signal, () => ports.finish(id))
    if (finished === 'stopped') return finished
    if (finished.ok) return { id }
    if (finished.failure.code !== 'upload-parts') return { code: finished.failure.code }
  }
  return { code: 'upload-failed' }
}

async function sendParts(
  ports: SendPorts,
  { id, parts, partBytes, done }: OrderFileFragment,
  file: Blob,
  report: SendReport,
  signal: AbortSignal,
): Promise<{ code: string } | 'stopped' | null> {
  const arrived = new Set(done)
  const missing = Array.from({ length: parts }, (_, at) => at + 1).filter((number) => !arrived.has(number))
  const sizeOf = (number: number) => Math.min(partBytes, file.size - (number - 1) * partBytes)
  let sent = done.reduce((sum, number) => sum + sizeOf(number), 0)
  report.onSent(sent)
  for (const number of missing) {
    const piece = file.slice((number - 1) * partBytes, (number - 1) * partBytes + sizeOf(number))
    for (let tries = 1; ; tries++) {
      const answer = await ports.put(`/uploads/${id}/${number}`, piece, (bytes) => report.onSent(sent + bytes), signal)
      if (signal.aborted) return 'stopped'
      if (answer.kept) break
      if (!answer.lost) return { code: answer.code }
      report.onSent(sent)
      report.onLost()
      await ports.rest(tries, signal)
    }
    sent += sizeOf(number)
    report.onSent(sent)
  }
  return null
}

/** A file without a small picture is shown by its name: nothing waits for it. */
async function sendPreview(ports: SendPorts, id: string, file: Blob, signal: AbortSignal): Promise<void> {
  const small = await ports.preview(file).catch(() => null)
  if (small) await ports.put(`/uploads/${id}/preview`, small, () => undefined, signal)
}
