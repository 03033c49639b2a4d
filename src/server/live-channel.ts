import { DurableObject } from 'cloudflare:workers'
import { z } from 'zod'
import type { LiveObject } from './provider/ports/live/durable.ts'
import type { EndedSessions, LiveTicket } from './provider/ports/live/port.ts'
import { hasEnded, takeTicket, type WaitingTicket, withTicket } from './provider/ports/live/tickets.ts'

/** Headers by which the Worker hands on what it has checked of a browser's request for a socket. */
export const LIVE_HEADERS = { secretHash: 'x-live-secret', tokenHash: 'x-live-token' } as const

/** Why the server ends a socket, with its close code: the session has ended (§4); a newer page took its place. */
const FAREWELLS = { session: 4_401, replaced: 4_408 } as const

/** Open pages of one person; the oldest gives way. */
const SOCKETS_MAX = 20
const TICKETS = 'tickets'

/** What a socket remembers while the object sleeps. */
const attachment = z.object({ sessionId: z.string(), sessionEndsAt: z.number(), openedAt: z.number() })
type Attachment = z.infer<typeof attachment>

const unixNow = (): number => Math.floor(Date.now() / 1_000)

/** Says why before it closes: the close itself may reach the page seconds later, when the platform lets go of the connection. */
function dismiss(socket: WebSocket, why: keyof typeof FAREWELLS): void {
  socket.send(JSON.stringify({ end: why }))
  socket.close(FAREWELLS[why])
}

/**
 * The open pages of one person (product §10.1). The platform keeps the sockets while the object sleeps and answers their pings; the object
 * awakes to hand on that something is new, never what. Tickets are stored, because it may sleep between giving and taking one.
 */
export class LiveChannel extends DurableObject implements LiveObject {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  /** Takes the ticket and opens the socket; 403 where there is no such ticket for this browser. */
  override async fetch(request: Request): Promise<Response> {
    const secretHash = request.headers.get(LIVE_HEADERS.secretHash) ?? ''
    const tokenHash = request.headers.get(LIVE_HEADERS.tokenHash) ?? ''
    const { rest, ticket } = takeTicket(this.tickets(), { secretHash, tokenHash }, unixNow())
    if (!ticket) return new Response('The ticket is not valid.', { status: 403 })
    this.keep(rest)
    const { 0: theirs, 1: ours } = new WebSocketPair()
    this.ctx.acceptWebSocket(ours)
    ours.serializeAttachment({
      sessionId: ticket.sessionId,
      sessionEndsAt: ticket.sessionEndsAt,
      openedAt: Date.now(),
    } satisfies Attachment)
    this.makeRoom()
    return new Response(null, { status: 101, webSocket: theirs })
  }

  async wake(): Promise<void> {
    const now = unixNow()
    const look = JSON.stringify({ look: Date.now() })
    for (const { socket, sessionEndsAt } of this.sockets()) {
      if (sessionEndsAt <= now) dismiss(socket, 'session')
      else socket.send(look)
    }
  }

  async admit(ticket: LiveTicket): Promise<void> {
    this.keep(withTicket(this.tickets(), ticket, unixNow()))
  }

  async end(ended: EndedSessions): Promise<void> {
    this.keep(this.tickets().filter(({ sessionId }) => !hasEnded(sessionId, ended)))
    for (const { socket, sessionId } of this.sockets()) if (hasEnded(sessionId, ended)) dismiss(socket, 'session')
  }

  /** Pages say nothing but "ping", which the platform answers. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(1_008)
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    // 1005 and 1006 say that no code came, and may not be sent
    socket.close(code === 1_005 || code === 1_006 ? 1_000 : code)
  }

  /** Drops tickets that nobody used, so that the object leaves nothing stored. */
  override async alarm(): Promise<void> {
    this.keep(this.tickets().filter(({ until }) => until > unixNow()))
  }

  private sockets() {
    return this.ctx.getWebSockets().flatMap((socket) => {
      const known = attachment.safeParse(socket.deserializeAttachment())
      return known.success && socket.readyState === WebSocket.OPEN ? [{ socket, ...known.data }] : []
    })
  }

  private makeRoom(): void {
    const open = this.sockets().toSorted((one, other) => one.openedAt - other.openedAt)
    for (const { socket } of open.slice(0, Math.max(0, open.length - SOCKETS_MAX))) dismiss(socket, 'replaced')
  }

  private tickets(): WaitingTicket[] {
    return this.ctx.storage.kv.get<WaitingTicket[]>(TICKETS) ?? []
  }

  private keep(tickets: WaitingTicket[]): void {
    const last = tickets.at(-1)
    if (!last) {
      this.ctx.storage.kv.delete(TICKETS)
      return
    }
    this.ctx.storage.kv.put(TICKETS, tickets)
    void this.ctx.storage.setAlarm((last.until + 1) * 1_000)
  }
}
