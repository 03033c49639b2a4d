/** §2.4: a token as our letters carry it: 32 to 128 letters, digits, hyphens and underscores. */
const LINK_TOKEN = /^[\w-]{32,128}$/

/** Whether it has the shape of a token; missing, cut short or mistyped it has not. It says nothing about its being valid. */
export const isWholeToken = (token: string | undefined): token is string => token !== undefined && LINK_TOKEN.test(token)
