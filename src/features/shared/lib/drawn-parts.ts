/** Where a drawn part looks the same: on every page of its language, or for viewers of a kind at one address, because it has links. */
export type DrawnWhere = 'anywhere' | 'here'

/** What the server keeps of the drawn parts of the page that it renders. */
export interface DrawnParts {
  /**
   * The HTML of a part as it was drawn before, or the number under which it is marked, to be kept once the page is rendered; null for a part
   * that is not kept. `boundary` is its place in the code, `audience` what it depends on beside its content, language and address.
   */
  find(boundary: string, content: unknown, where: DrawnWhere, audience: string): { html: string } | { mark: number } | null
}
