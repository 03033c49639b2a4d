const FRAMES_MAX = 6

/** What the log keeps of an error. */
export interface ErrorTrace {
  /** its kind, e.g. "TypeError" */
  error: string
  /** where it came from, innermost first */
  at: string[]
}

/** The kind and origin of an error, without its message, which may repeat what a visitor typed or is called. */
export function errorTrace(error: unknown): ErrorTrace {
  if (!(error instanceof Error)) return { error: typeof error, at: [] }
  const { name, message, stack = '' } = error
  // a message of several lines could look like a frame
  const after = stack.indexOf(message) < 0 ? stack : stack.slice(stack.indexOf(message) + message.length)
  const frames = after.split('\n').flatMap((line) => /^\s+at (.+)$/.exec(line)?.[1] ?? [])
  return { error: name, at: frames.slice(0, FRAMES_MAX) }
}
