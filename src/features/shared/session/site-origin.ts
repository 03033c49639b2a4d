import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'

/** The site's public origin, e.g. "https://example.org": `PUBLIC_ORIGIN` where it is set; the document tells the browser. */
export const siteOrigin = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.currentRequest.siteOrigin ?? new URL(getRequest().url).origin)
  .client(() => document.documentElement.dataset.origin ?? window.location.origin)
