import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'

/** From this width on the map stands beside the list; below, it has the whole width. CSS pixels. */
export const LG_PX = 1024

/** §3, §4 isLg: is the screen a large one? The server knows the user agent only; the browser measures the window at that moment. */
export const isLg: () => boolean = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.currentRequest?.isLg ?? true)
  .client(() => window.innerWidth >= LG_PX)
