import type { ProviderContext } from '../../context.ts'

/** Tells the open pages of these people, after the transaction, that there is something new to look at, and mails it to those who want mails. */
export function announce(
  { live, later, post }: Pick<ProviderContext, 'live' | 'later' | 'post'>,
  readers: readonly { userId: string }[],
): void {
  if (readers.length === 0) return
  later(live.wake([...new Set(readers.map(({ userId }) => userId))]))
  later(post.pushNotices())
}
