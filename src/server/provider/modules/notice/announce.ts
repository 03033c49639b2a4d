import type { ProviderContext } from '../../context.ts'

/** What is needed to tell people that there is something new. */
export interface AnnounceContext extends Pick<ProviderContext, 'later'> {
  live: Pick<ProviderContext['live'], 'wake'>
  post: Pick<ProviderContext['post'], 'pushNotices'>
}

/** Tells the open pages of these people, after the transaction, that there is something new to look at, and mails it to those who want mails. */
export function announce({ live, later, post }: AnnounceContext, readers: readonly { userId: string }[]): void {
  if (readers.length === 0) return
  later(live.wake([...new Set(readers.map(({ userId }) => userId))]))
  later(post.pushNotices())
}
