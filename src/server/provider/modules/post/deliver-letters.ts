import { parseLocaleCode } from '#market/locale-tags.ts'
import type { Statements } from '../../db/client.ts'
import { notNull, pick, type RowOf } from '../../db/column-table.ts'
import { LETTER } from '../../db/trade/post-tables.ts'
import { MAIL_TEMPLATES } from '../../messages/words/templates.ts'
import type { Mailer } from '../../ports/mailer/port.ts'
import type { LetterContents } from '../letter/write-letter.ts'
import { LEASE_SECONDS, retrySeconds, TRIES_MAX } from './retries.ts'

const LETTER_ROW = {
  ...pick(LETTER, 'key', 'recipient', 'locale', 'template'),
  contents: notNull(LETTER.columns.contents),
  ...pick(LETTER, 'tries'),
}
type LetterRow = RowOf<typeof LETTER_ROW>

/** A letter that was not taken and is to be tried again. */
export interface LetterRetry {
  key: string
  /** after so long */
  seconds: number
}

interface Delivery {
  trade: Statements
  mailer: Mailer
  /** unix seconds */
  now: number
}

/**
 * Sends the letters that wait under these keys. It may be asked for the same key at once or again, and be killed at any point: a letter is leased to
 * one delivery at a time, and a mail that was handed over before the kill is handed over again under the same key, by which the mail service (or
 * the local outbox) knows it. What is not taken waits for its next try, and is dead after the last.
 */
export async function deliverLetters({ trade, mailer, now }: Delivery, keys: readonly string[]): Promise<LetterRetry[]> {
  const settled = await Promise.all((await lease(trade, now, keys)).map(async (row) => ({ row, fault: await send(mailer, row) })))
  const sent = settled.flatMap(({ row, fault }) => (fault === null ? [row.key] : []))
  const failed = settled.flatMap(({ row: { key, tries }, fault }) => (fault === null ? [] : [{ key, tries, fault }]))
  await Promise.all([markSent(trade, now, sent), ...failed.map((one) => markFailed(trade, now, one))])
  return failed.flatMap(({ key, tries }) => (tries < TRIES_MAX ? [{ key, seconds: retrySeconds(tries) }] : []))
}

const FREE = `state = 'waiting' and key in (select value from json_each(?2)) and (lease_until is null or lease_until <= ?1)`

/** Takes the letters for this delivery, and counts a try of each, so that one whose delivery is always cut ends as well. */
async function lease(trade: Statements, now: number, keys: readonly string[]): Promise<LetterRow[]> {
  const list = JSON.stringify(keys)
  const [, rows] = await Promise.all([
    trade.run(
      `update letter set state = 'dead', fault = coalesce(fault, 'cut'), settled_at = ?1, lease_until = null where ${FREE} and tries >= ${TRIES_MAX}`,
      now,
      list,
    ),
    trade.all(
      LETTER_ROW,
      `update letter set lease_until = ?1 + ${LEASE_SECONDS}, due_at = ?1 + ${LEASE_SECONDS}, tries = tries + 1
      where ${FREE} and (not_after is null or not_after > ?1) returning key, recipient, locale, template, contents, tries`,
      now,
      list,
    ),
  ])
  return rows
}

/** Why the mail was not taken; null when it was. */
async function send(mailer: Mailer, { key, recipient, locale: code, template: name, contents }: LetterRow): Promise<string | null> {
  const locale = parseLocaleCode(code)
  const template = MAIL_TEMPLATES.find((known) => known === name)
  if (!locale || !template) return 'unknown-template'
  // written by writeLetter, which the compiler holds to the template
  const { values, attachments }: LetterContents = JSON.parse(contents)
  return mailer.send({ key, to: recipient, locale, template, values, attachments })
}

async function markSent(trade: Statements, now: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await trade.run(
    `update letter set state = 'sent', contents = null, fault = null, lease_until = null, settled_at = ?
    where state = 'waiting' and key in (select value from json_each(?))`,
    now,
    JSON.stringify(keys),
  )
}

interface FailedTry {
  key: string
  tries: number
  fault: string
}

const markFailed = (trade: Statements, now: number, { key, tries, fault }: FailedTry): Promise<unknown> =>
  tries < TRIES_MAX
    ? trade.run(
        `update letter set fault = ?, lease_until = null, due_at = ? where state = 'waiting' and key = ? and tries = ?`,
        fault,
        now + retrySeconds(tries) + LEASE_SECONDS,
        key,
        tries,
      )
    : trade.run(
        `update letter set state = 'dead', fault = ?, lease_until = null, settled_at = ? where state = 'waiting' and key = ? and tries = ?`,
        fault,
        now,
        key,
        tries,
      )
