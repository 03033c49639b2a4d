import { readLocal, writeLocal } from '#session/local-storage.ts'

/** §3: an object in local storage with what the visitor has closed for good */
const TUTORIAL = 'tutorial'

/** `helpWhatsapp`: the hint at the chat buttons was closed (§3); `helpPutAway`: the buttons too. */
export type TutorialFlag = 'helpWhatsapp' | 'helpPutAway'

/** Whether something was closed for good in this browser. */
export const isClosed = (flag: TutorialFlag): boolean => parseTutorial(readLocal(TUTORIAL))[flag] === true

/** Keeps that something was closed; other flags stay. */
export const closeForGood = (flag: TutorialFlag): void =>
  writeLocal(TUTORIAL, JSON.stringify({ ...parseTutorial(readLocal(TUTORIAL)), [flag]: true }))

/** The stored object; anything else in storage counts as an empty one. */
export function parseTutorial(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}
