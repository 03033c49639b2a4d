/**
 * The key by which anybody reads what one agency of the demonstration advertises: it is written on the page for developers, made with the demonstration's data
 * alone, and opens nothing but reading.
 */
export const SANDBOX = { source: 'lantern-bay', key: 'feed_sandbox_of_the_demonstration', scopes: ['read', 'api'] } as const
