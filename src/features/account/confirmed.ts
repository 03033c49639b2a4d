import { fail, type Result } from '#lib/result.ts'

/** What the operations of §7 answer that have no result but their success. */
interface Confirmation {
  success: boolean
  message?: string | null
}

/** Longer sentences of another provider are cut, in characters. */
const MESSAGE_MAX_CHARS = 300

/**
 * §7: an answer whose `success` is false is a refusal, although the call went through: `code`, and the provider's message where it gives one.
 * For documents that select one such operation.
 */
export function confirmed<T extends Record<string, Confirmation>>(answer: Result<T>, code = 'refused'): Result<T> {
  if (!answer.ok) return answer
  const refused = Object.values(answer.value).find(({ success }) => !success)
  if (!refused) return answer
  const message = refused.message?.trim().slice(0, MESSAGE_MAX_CHARS)
  return message ? { ok: false, failure: { layer: 'graphql', code, message } } : fail('graphql', code)
}
