/**
 * Whether a form comes from a page of this site, as the browser says. One that says nothing (older ones, where the page hides its origin) is
 * believed: what must hold there too asks for a secret as well.
 */
export function isSentFromHere({ headers, url }: Pick<Request, 'headers' | 'url'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin === null || origin === 'null' || (URL.canParse(origin) && new URL(origin).host === new URL(url).host)
}
