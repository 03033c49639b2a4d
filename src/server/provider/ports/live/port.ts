/** The channel to people's open pages. It carries no contents: pages that are woken ask for what is new. */
export interface LivePort {
  /** Wakes all open pages of these accounts. Never throws; a page that is not reached asks when it gets the focus. */
  wake(userIds: readonly string[]): Promise<void>
}
