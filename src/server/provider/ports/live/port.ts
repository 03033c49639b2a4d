/** Proof that the holder of a session asked for a socket, as the channel keeps it until it is used. */
export interface LiveTicket {
  /** sha256 of its secret */
  secretHash: string
  /** sha256 of the session's token: only the browser that holds it can use the ticket */
  tokenHash: string
  sessionId: string
  /** unix seconds; a socket does not outlive its session */
  sessionEndsAt: number
}

/** Which sessions of a person have ended: one, all but one, or all. */
export type EndedSessions = { only: string } | { except: string | null }

/** The channel to people's open pages. It carries no contents: pages that are woken ask for what is new. */
export interface LivePort {
  /** Wakes all open pages of these accounts. Never throws; a page that is not reached asks when it gets the focus. */
  wake(userIds: readonly string[]): Promise<void>
  /** Keeps a ticket for {@link LIVE_TICKET_SECONDS}; false where the channel does not answer. */
  admit(userId: string, ticket: LiveTicket): Promise<boolean>
  /** Closes the sockets of sessions that have ended (§4) and drops their tickets. Never throws. */
  end(userId: string, ended: EndedSessions): Promise<void>
}
