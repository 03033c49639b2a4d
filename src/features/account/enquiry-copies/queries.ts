import { isWholeToken } from '../links/link-token.ts'

/** What the link of a letter about copies is about; null where the address is not complete, a value of null where it is not known. */
export const loadCopies = async (token: string | undefined) =>
  isWholeToken(token) ? (await import('./enquiry-copies.functions.ts')).fetchEnquiryCopies({ data: { token } }) : null
