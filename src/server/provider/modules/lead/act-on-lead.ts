import type { ProviderContext } from '../../context.ts'
import type { Guard, SqlValue, Statements } from '../../db/client.ts'
import { type Act, hasActed, recordAct, wasActed } from '../../db/history.ts'
import type { MailValues } from '../../messages/words/templates.ts'
import { writeLetter } from '../letter/write-letter.ts'
import { announce } from '../notice/announce.ts'
import { writeNotice } from '../notice/write-notice.ts'
import { type LeadRow, leadHome } from './lead-row.ts'
import { LEAD_TRANSITIONS, type LeadMove } from './lead-states.ts'

type ActContext = Pick<ProviderContext, 'trade' | 'live' | 'later' | 'post'>

/** What is done with a lead: it moves on, or something is noted of it and its state stays. */
export interface LeadAct {
  /** the action's: sent again, it changes nothing */
  key: string
  lead: LeadRow
  /** the account that does it */
  actor: string
  action: LeadMove | 'reply' | 'note' | 'follow-up' | 'assign' | 'trust' | 'propose'
  /** the words of a note or a reply; the day, the person, or the first of the proposed times, as text */
  note: string
  now: number
  /** what must hold beside the state */
  where?: Guard
}

interface Change extends Pick<Act, 'from' | 'to'> {
  /** what else it changes, behind a comma, with its parameters */
  set: string
  parameters: SqlValue[]
}

const FIRST_ANSWER = ', first_answer_at = coalesce(first_answer_at, ?)'

/** Whoever answers a lead that was held back has taken it in. */
const WANTED = ', suspicion = null'

/** A lead that is held back is discarded by losing it: it stays suspected, and can still be taken in. */
function changeOf({ action, actor, note, now }: LeadAct): Change {
  switch (action) {
    case 'contact':
      return { ...LEAD_TRANSITIONS.contact, set: `${FIRST_ANSWER}${WANTED}`, parameters: [now] }
    case 'meet':
    case 'win':
    case 'lose':
      return { ...LEAD_TRANSITIONS[action], set: '', parameters: [] }
    case 'reply':
    case 'propose':
      return {
        from: null,
        to: { sql: "case when state = 'new' then 'contacted' else state end" },
        set: `${FIRST_ANSWER}${WANTED}`,
        parameters: [now],
      }
    case 'note':
      return { from: null, to: null, set: '', parameters: [] }
    case 'follow-up':
      return { from: null, to: null, set: ', follow_up_on = ?', parameters: [note === '' ? null : note] }
    case 'assign':
      return { from: null, to: null, set: ', assigned_to = ?', parameters: [note] }
    case 'trust':
      return {
        from: null,
        to: { sql: "case when state = 'lost' and suspicion is not null then 'new' else state end" },
        set: `${WANTED}, assigned_to = coalesce(assigned_to, ?)`,
        parameters: [actor],
      }
  }
}

/**
 * Does it once, with its row of history and what tells of it, as one transaction. False where the state does not allow it; true as well for an act
 * of the same key that was done before.
 */
export async function actOnLead(context: ActContext, act: LeadAct, tell: Tell = {}): Promise<boolean> {
  const { trade } = context
  const { key, lead, actor, action, note, now, where } = act
  const { from, to, set, parameters } = changeOf(act)
  const { id } = lead
  const done = wasActed('lead', { key, id, at: now })
  const [isFresh, , readers] = await Promise.all([
    recordAct(trade, 'lead', { key, id, action, actor, note, now, from, to, where }),
    trade.run(
      `update lead set state = (select to_state from lead_event where key = ?)${set}, updated_at = ? where id = ?
        and state is (select from_state from lead_event where key = ?) and ${done.sql}`,
      key,
      ...parameters,
      now,
      lead.id,
      key,
      ...done.parameters,
    ),
    tellOf(trade, act, tell, done),
  ])
  if (tell.letter) context.later(context.post.push([letterKey(act)]))
  announce(context, readers)
  return isFresh || hasActed(trade, 'lead', { key, id, action })
}

/** What an act tells: a letter to who wrote, a notice to whom it is given. */
export interface Tell {
  letter?: Omit<MailValues['lead-reply'], 'name'>
  notice?: { userId: string }
}

const letterKey = ({ key }: LeadAct): string => `lead-reply ${key}`

async function tellOf(trade: Statements, act: LeadAct, { letter, notice }: Tell, done: Guard): Promise<{ userId: string }[]> {
  const { key, lead, now } = act
  const { country, locale, email: to, name } = lead
  const [, readers] = await Promise.all([
    letter
      ? writeLetter(trade, { key: letterKey(act), country, to, locale, template: 'lead-reply', values: { name, ...letter }, at: now }, done)
      : null,
    notice
      ? writeNotice(
          trade,
          {
            key: `lead-assigned ${key}`,
            userId: notice.userId,
            kind: 'lead-assigned',
            country,
            at: now,
            facts: { name, origin: lead.origin, home: leadHome(lead)?.name ?? null },
            path: `/user/leads?lead=${lead.id}`,
          },
          done,
        )
      : [],
  ])
  return readers
}
