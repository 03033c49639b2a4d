/** §2.4: a token in our mails: 32 to 128 letters, digits, hyphens and underscores. */
const LINK_TOKEN = /^[\w-]{32,128}$/

/** Whether it has the form of a token, so not missing, cut short or mistyped. It may still be invalid. */
export const isWholeToken = (token: string | undefined): token is string => token !== undefined && LINK_TOKEN.test(token)
