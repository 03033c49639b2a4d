import * as v from 'valibot'

/** §2.4: a token as our letters carry it: 32 to 128 letters, digits, hyphens and underscores. */
const linkToken = v.pipe(v.string(), v.regex(/^[\w-]{32,128}$/))

/** incomplete: missing, cut short or mistyped; whole: has the shape of a token, which says nothing about its being valid */
export type LinkState = 'incomplete' | 'whole'

export const linkStateOf = (token: string | undefined): LinkState => (v.is(linkToken, token) ? 'whole' : 'incomplete')
