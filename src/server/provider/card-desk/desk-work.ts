import { isRecord } from '#lib/records.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type SqlDatabase, Statements } from '../db/client.ts'
import type { CardDelivery } from '../ports/cards/cards.ts'
import { type Clock, unixSeconds } from '../ports/clock/clock.ts'
import { missing } from './desk-error.ts'
import { type DeskEvent, type DeskHidden, type DeskKind, type DeskObjects, type HiddenOf, ID_PREFIXES } from './desk-objects.ts'
import { type DeskIndex, type DeskPage, type DeskRow, type DeskRowFilter, rowOf, rowOfItem, rowsOf, writeRows } from './desk-rows.ts'
import { nextDue } from './next-due.ts'

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** What an object belongs to, by kind. */
const PARENTS: Readonly<Record<string, string>> = {
  price: 'product',
  charge: 'payment_intent',
  invoice_payment: 'invoice',
  discount: 'subscription',
}
/** What an object is looked up by, by kind. */
const NAMES: Readonly<Record<string, string>> = {
  customer: 'email',
  price: 'lookup_key',
  promotion_code: 'code',
  event: 'type',
  'test_helpers.test_clock': 'name',
}

/** The columns by which the row of an object is found. */
function indexOf(kind: string, object: unknown, hidden: unknown): DeskIndex {
  const fields = isRecord(object) ? object : {}
  return {
    customer: textOr(fields.customer),
    parent: kind === 'invoice' ? subscriptionOf(fields.parent) : textOr(fields[PARENTS[kind] ?? '']),
    name: kind === 'promotion_code' ? (textOr(fields.code)?.toLowerCase() ?? null) : textOr(fields[NAMES[kind] ?? '']),
    clock: textOr(fields.test_clock),
    due: kind === 'subscription' ? nextDue(object as DeskObjects['subscription'], hidden as DeskHidden['subscription']) : null,
  }
}

function subscriptionOf(parent: unknown): string | null {
  const details = isRecord(parent) ? parent.subscription_details : null
  return isRecord(details) ? textOr(details.subscription) : null
}

export interface DeskSources {
  country: CountryCode
  database: SqlDatabase
  clock: Clock
  later(work: Promise<unknown>): void
  /** null: nobody is told of events */
  deliver: CardDelivery | null
}

export interface DeskRequestMeta {
  requestId: string
  idempotencyKey: string | null
  apiVersion: string
}

interface Known extends DeskRow {
  isChanged: boolean
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `length` letters and digits that nobody guesses. */
export const randomText = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/**
 * What one request reads and changes. Changes stay here until {@link commit} writes them in one transaction, which fails as a whole when something that
 * was read has changed meanwhile; then the request is worked out anew.
 */
export class DeskWork {
  /** unix seconds: by the clock of whoever is served */
  now: number
  /** unix seconds by the real clock, whatever test clocks say */
  readonly realNow: number
  readonly country: CountryCode
  readonly trade: Statements
  readonly events: DeskEvent[] = []
  private readonly meta: DeskRequestMeta
  private readonly known = new Map<string, Known>()

  constructor({ country, database, clock }: DeskSources, now: number, meta: DeskRequestMeta) {
    this.country = country
    this.trade = new Statements(database, 'first-primary')
    this.now = now
    this.realNow = unixSeconds(clock)
    this.meta = meta
  }

  newId(kind: DeskKind): string {
    return `${ID_PREFIXES[kind]}_${randomText(24)}`
  }

  async find<Kind extends DeskKind>(kind: Kind, id: string): Promise<DeskObjects[Kind] | null> {
    const known = await this.row(id)
    return known?.kind === kind ? (known.object as DeskObjects[Kind]) : null
  }

  /** Throws Stripe's "No such …" where there is none; `param` names where the id came from, `id` is the address. */
  async need<Kind extends DeskKind>(kind: Kind, id: string, param = 'id'): Promise<DeskObjects[Kind]> {
    const object = await this.find(kind, id)
    if (!object) throw missing(kind, id, param)
    return object
  }

  /** What the desk remembers of an object that there is. */
  async hidden<Kind extends DeskKind>(kind: Kind, id: string): Promise<HiddenOf<Kind>> {
    await this.need(kind, id)
    return this.known.get(id)?.hidden as HiddenOf<Kind>
  }

  /** Any object that there is, by its id: for expansion. */
  async any(id: string): Promise<unknown> {
    return (await this.row(id))?.object ?? null
  }

  put<Kind extends DeskKind>(kind: Kind, object: DeskObjects[Kind], hidden: HiddenOf<Kind>): DeskObjects[Kind] {
    const version = this.known.get(object.id)?.version ?? 0
    this.known.set(object.id, { id: object.id, kind, object, hidden, version, isChanged: true })
    return object
  }

  /** Changes some fields of an object that there is, and tells of it with what they were. */
  async patch<Kind extends DeskKind>(
    kind: Kind,
    id: string,
    patch: Partial<DeskObjects[Kind]>,
    event?: string,
    hiddenPatch?: Partial<HiddenOf<Kind>>,
  ): Promise<DeskObjects[Kind]> {
    const before = await this.need(kind, id)
    const hidden = await this.hidden(kind, id)
    const after = this.put(kind, { ...before, ...patch }, hiddenPatch && hidden ? { ...hidden, ...hiddenPatch } : hidden)
    const previous = Object.fromEntries(
      Object.keys(patch)
        .map((field) => [field, Reflect.get(before, field)] as const)
        .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(after, field))),
    )
    if (event) this.tell(event, after, event.endsWith('.updated') ? previous : undefined)
    return after
  }

  /** Takes an object away; what is left says that it was there. */
  async bury(kind: DeskKind, id: string): Promise<{ id: string; object: string; deleted: true }> {
    await this.need(kind, id)
    const grave = { id, object: kind, deleted: true } as const
    this.known.set(id, {
      id,
      kind: `deleted_${kind}`,
      object: grave,
      hidden: null,
      version: this.known.get(id)?.version ?? 0,
      isChanged: true,
    })
    return grave
  }

  /** Objects of a kind, newest first, with those of this request; for lists of an object's own, which are short. */
  async all<Kind extends DeskKind>(kind: Kind, filter: DeskRowFilter, limit = 100): Promise<DeskObjects[Kind][]> {
    const stored = await rowsOf(this.trade, this.country, kind, filter, { limit })
    for (const row of stored) if (!this.known.has(row.id)) this.known.set(row.id, { ...row, isChanged: false })
    const inIndex = (known: Known) => {
      const index = indexOf(known.kind, known.object, known.hidden)
      return (['customer', 'parent', 'name', 'clock'] as const).every(
        (column) => filter[column] === undefined || index[column] === filter[column],
      )
    }
    const fresh = [...this.known.values()].filter((known) => known.kind === kind && inIndex(known))
    const order = new Map(stored.map(({ id }, i) => [id, i]))
    return fresh
      .toSorted((one, other) => (order.get(one.id) ?? -1) - (order.get(other.id) ?? -1))
      .map(({ object }) => object as DeskObjects[Kind])
  }

  /** A page of what is stored, as lists of the API show it. */
  async page(kind: DeskKind, filter: DeskRowFilter, page: DeskPage): Promise<{ rows: unknown[]; hasMore: boolean }> {
    for (const [param, id] of [
      ['starting_after', page.after],
      ['ending_before', page.before],
    ] as const)
      if (id !== undefined && !(await this.row(id))) throw missing(kind, id, param)
    const rows = await rowsOf(this.trade, this.country, kind, filter, page)
    const shown = rows.slice(0, page.limit)
    return { rows: (page.before === undefined ? shown : shown.toReversed()).map(({ object }) => object), hasMore: rows.length > page.limit }
  }

  async subscriptionOfItem(item: string): Promise<DeskObjects['subscription'] | null> {
    const row = await rowOfItem(this.trade, this.country, item)
    return row && this.find('subscription', row.id)
  }

  /** Writes an event; whoever listens is told after the transaction. */
  tell(type: string, object: object, previous?: Record<string, unknown>): void {
    const event: DeskEvent = {
      id: this.newId('event'),
      object: 'event',
      api_version: this.meta.apiVersion,
      created: this.now,
      data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 1,
      type,
      request: { id: this.meta.requestId, idempotency_key: this.meta.idempotencyKey },
    }
    this.events.push(event)
  }

  /** Nothing of what was worked out will be written. */
  drop(): void {
    this.known.clear()
    this.events.length = 0
  }

  /** Writes everything, and what `also` adds, in one transaction. */
  async commit(also: (trade: Statements) => Promise<unknown>[] = () => []): Promise<void> {
    for (const event of this.events) this.put('event', event, null)
    if (![...this.known.values()].some(({ isChanged }) => isChanged)) {
      await Promise.all(also(this.trade))
      return
    }
    const all = [...this.known.values()].map((known) => ({ ...known, index: indexOf(known.kind, known.object, known.hidden) }))
    await Promise.all([...writeRows(this.trade, this.country, all), ...also(this.trade)])
  }

  private async row(id: string): Promise<Known | null> {
    const known = this.known.get(id)
    if (known) return known
    const row = await rowOf(this.trade, this.country, id)
    if (!row) return null
    const read = { ...row, isChanged: false }
    this.known.set(id, read)
    return read
  }
}
