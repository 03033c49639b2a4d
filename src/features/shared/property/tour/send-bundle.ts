import type { PartAnswer } from '#api/put-part.ts'
import { untilHeard } from '#api/until-heard.ts'
import type { TourBundleKind, TourBundleStateFragment } from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'

/** What sending needs of the outside. */
export interface BundlePorts {
  print(bundle: Blob): Promise<string>
  begin(asked: { tour: string; kind: TourBundleKind; bytes: number; print: string }): Promise<Result<TourBundleStateFragment>>
  put(address: string, bytes: Blob, onSent: (bytes: number) => void, signal: AbortSignal): Promise<PartAnswer>
  finish(id: string): Promise<Result<TourBundleStateFragment>>
  /** Waits before try number `tries`, from 1: some seconds, or until there is a connection again. */
  rest(tries: number, signal: AbortSignal): Promise<void>
}

export interface BundleReport {
  onSent(bytes: number): void
  /** the connection is lost; it is tried again */
  onLost(): void
}

/** Times that a bundle is sent anew whose parts the store has lost. */
const ROUNDS_MAX = 3

/**
 * Sends a bundle in its parts, those alone that have not arrived before, and goes on after every break of the connection. Ends with its id, the code of a refusal, or
 * 'stopped' by the signal.
 */
export async function sendBundle(
  ports: BundlePorts,
  { tour, kind, bundle }: { tour: string; kind: TourBundleKind; bundle: Blob },
  report: BundleReport,
  signal: AbortSignal,
): Promise<{ id: string; width: number; height: number } | { code: string } | 'stopped'> {
  const print = await ports.print(bundle)
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const begun = await untilHeard(ports, report, signal, () => ports.begin({ tour, kind, bytes: bundle.size, print }))
    if (begun === 'stopped') return begun
    if (!begun.ok) return { code: begun.failure.code }
    const refused = begun.value.isStored ? null : await sendParts(ports, begun.value, bundle, report, signal)
    if (refused) return refused
    const finished = await untilHeard(ports, report, signal, () => ports.finish(begun.value.id))
    if (finished === 'stopped') return finished
    if (finished.ok) {
      const { id, width, height } = finished.value
      report.onSent(bundle.size)
      return { id, width: width ?? 0, height: height ?? 0 }
    }
    if (finished.failure.code !== 'bundle-parts') return { code: finished.failure.code }
  }
  return { code: 'upload-failed' }
}

async function sendParts(
  ports: BundlePorts,
  { id, parts, partBytes, done }: TourBundleStateFragment,
  bundle: Blob,
  report: BundleReport,
  signal: AbortSignal,
): Promise<{ code: string } | 'stopped' | null> {
  let sent = 0
  for (let number = 1; number <= parts; number++) {
    const piece = bundle.slice((number - 1) * partBytes, number * partBytes)
    for (let tries = 1; !done.includes(number); tries++) {
      const answer = await ports.put(`/tour-media/${id}/${number}`, piece, (bytes) => report.onSent(sent + bytes), signal)
      if (signal.aborted) return 'stopped'
      if (answer.kept) break
      if (!answer.lost) return { code: answer.code }
      report.onLost()
      await ports.rest(tries, signal)
      if (signal.aborted) return 'stopped'
    }
    sent += piece.size
    report.onSent(sent)
  }
  return null
}
