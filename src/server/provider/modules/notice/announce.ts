import type { ProviderContext } from '../../context.ts'

/** Tells the open pages of these people, after the transaction, that there is something new to look at. */
export function announce({ live, later }: Pick<ProviderContext, 'live' | 'later'>, readers: readonly { userId: string }[]): void {
  if (readers.length > 0) later(live.wake([...new Set(readers.map(({ userId }) => userId))]))
}
