import { DurableObject } from 'cloudflare:workers'
import type { LedgerObject } from './provider/ports/ledger/durable.ts'
import type { NewSecret, RateLimit } from './provider/ports/ledger/port.ts'
import { attempt, EMPTY, forget, issue, type LedgerState, take, withdraw } from './provider/ports/ledger/rules.ts'

const STATE = 'state'

/**
 * The counts of one key. A method reads, decides and writes without awaiting, so no other call can interleave;
 * the platform holds answers back until the write is on disk. The object deletes its storage when nothing is left to count.
 */
export class AttemptLedger extends DurableObject implements LedgerObject {
  async issue(secret: NewSecret) {
    return this.step((state) => issue(state, secret, Date.now()))
  }

  async attempt(secretHash: string) {
    return this.step((state) => attempt(state, secretHash, Date.now()))
  }

  async withdraw(secretHash: string) {
    return this.step((state) => [withdraw(state, secretHash), undefined])
  }

  async take(limit: RateLimit, events = 1) {
    return this.step((state) => take(state, limit, Date.now(), events))
  }

  async forget() {
    return this.step((state) => [forget(state), undefined])
  }

  override async alarm() {
    const { forgetAt } = this.state()
    if (Date.now() < forgetAt) return this.ctx.storage.setAlarm(forgetAt)
    return this.ctx.storage.deleteAll()
  }

  private step<Answer>(rule: (state: LedgerState) => readonly [LedgerState, Answer]): Answer {
    const before = this.state()
    const [after, answer] = rule(before)
    if (after !== before) this.ctx.storage.kv.put(STATE, after)
    // an alarm that fires early sets the next one, so only the first is set here
    if (after.forgetAt > 0 && before.forgetAt === 0) void this.ctx.storage.setAlarm(after.forgetAt)
    return answer
  }

  private state(): LedgerState {
    return this.ctx.storage.kv.get<LedgerState>(STATE) ?? EMPTY
  }
}
