import type { ShareWish } from '#api/shares.ts'
import type { Result } from '#lib/result.ts'

/** What can be frozen and passed on. */
export interface PageToShare {
  /** proposed */
  title: string
  /** freezes the page; answers the id of the share */
  make: (wish: ShareWish) => Promise<Result<string>>
}
