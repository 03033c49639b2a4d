/**
 * The router's `scrollRestoration`. When it takes over a page that the server made, it would put it to its top; whoever has scrolled by then is reading or
 * about to press something, and stays there. Every later page is treated as usual.
 */
export function keepEarlyScroll({ isServer }: { isServer: boolean }): () => boolean {
  let isFirst = !isServer
  return () => {
    const isTakenOver = isFirst
    isFirst = false
    return !isTakenOver || window.scrollY === 0
  }
}
