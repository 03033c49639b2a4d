import type { PartAnswer } from '#api/put-part.ts'
import type { Result } from '#lib/result.ts'
import type { ShrunkPhoto } from './shrink-photo.ts'

/** What sending needs of the outside. */
export interface PhotoPorts {
  shrink(file: Blob): Promise<ShrunkPhoto>
  begin(asked: { listing: string; key: string; kind: 'PHOTO' | 'PLAN' }): Promise<Result<{ id: string }>>
  put(address: string, bytes: Blob, onSent: (bytes: number) => void, signal: AbortSignal): Promise<PartAnswer>
  /** waits before try number `tries`, from 1 */
  rest(tries: number, signal: AbortSignal): Promise<void>
}

/** What is heard of a photograph on its way. */
export interface PhotoReport {
  /** the share that has been sent, 0 to 1 */
  onSent(share: number): void
  /** the connection is lost; it is tried again */
  onLost(): void
}

/** Sends a photograph, made smaller here, and goes on after every break of the connection. Ends with its id, the code of a refusal, or 'stopped'. */
export async function sendPhoto(
  ports: PhotoPorts,
  asked: { listing: string; key: string; kind: 'PHOTO' | 'PLAN'; file: Blob },
  report: PhotoReport,
  signal: AbortSignal,
): Promise<{ id: string } | { code: string } | 'stopped'> {
  const { file, ...begun } = asked
  const photo = await ports.shrink(file).catch(() => null)
  if (photo === null) return { code: 'media-unreadable' }
  let id: string | null = null
  for (let tries = 1; id === null; tries++) {
    const answer = await ports.begin(begun)
    if (signal.aborted) return 'stopped'
    if (answer.ok) id = answer.value.id
    else if (answer.failure.layer === 'graphql') return { code: answer.failure.code }
    else await lost(tries)
  }
  const total = photo.small.size + photo.whole.size
  let sent = 0
  // the small one first: with the other the picture is there
  for (const [more, bytes] of [
    ['/small', photo.small],
    ['', photo.whole],
  ] as const) {
    for (let tries = 1; ; tries++) {
      const answer = await ports.put(`/listing-media/${id}${more}`, bytes, (now) => report.onSent((sent + now) / total), signal)
      if (signal.aborted) return 'stopped'
      if (answer.kept) break
      if (!answer.lost) return { code: answer.code }
      await lost(tries)
    }
    sent += bytes.size
    report.onSent(sent / total)
  }
  return { id }

  async function lost(tries: number): Promise<void> {
    report.onLost()
    await ports.rest(tries, signal)
  }
}
