import { isUuid } from '#lib/uuid.ts'
/** Of the page of one's homes: the one that is shown. */
export interface HomesSearch {
  home?: string
}

/** Reads the page's parameters; a wrong value is dropped, never an error. */
export const homesSearch = ({ home }: Record<string, unknown>): HomesSearch => ({
  home: typeof home === 'string' && isUuid(home) ? home : undefined,
})

/** Of the page that stops a letter: it could not be stopped just now. */
export const stopSearch = ({ failed }: Record<string, unknown>): { failed?: true } => ({ failed: failed === true ? true : undefined })
