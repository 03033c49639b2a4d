import type { DatabaseSync } from 'node:sqlite'
import type { LeadOrigin, LeadState, Suspicion } from '../../db/trade/words.ts'
import { houseOf } from '../../modules/lead/lead-row.ts'
import { DEMO_ACCOUNTS } from '../people/accounts.ts'

const HOUR = 3_600
const DAY = 86_400
const SINGAPORE_SECONDS = 8 * HOUR

interface DemoLead {
  name: string
  message: string
  origin: LeadOrigin
  interest: string
  state: LeadState
  /** before now */
  hours: number
  /** from the message to its answer */
  answered?: number
  /** days from now */
  followUp?: number
  suspicion?: Suspicion
  locale?: string
  isHouse?: boolean
}

/** Invented people, in an order that also makes their telephone numbers and addresses. */
const LEADS: readonly DemoLead[] = [
  {
    name: 'Iris Hawthorn',
    origin: 'share',
    interest: 'viewing',
    state: 'new',
    hours: 1,
    message: 'Could we see the home on Saturday morning? We are two, with a dog.',
  },
  {
    name: '陳梓',
    origin: 'report',
    interest: 'value',
    state: 'new',
    hours: 5,
    locale: 'zh-HK',
    message: '報告的估價是十月的，現在的價格有變嗎？',
  },
  {
    name: 'Zul Merbau',
    origin: 'listing',
    interest: 'rent',
    state: 'contacted',
    hours: 30,
    answered: 2 * HOUR,
    followUp: 0,
    message: 'Adakah sewa ini termasuk tempat letak kereta?',
    locale: 'ms-MY',
  },
  {
    name: 'Oliver Beech',
    origin: 'booking',
    interest: 'viewing',
    state: 'meeting',
    hours: 72,
    answered: 40 * 60,
    followUp: 2,
    message: 'Thank you, Tuesday at six. Please bring the floor plan.',
  },
  {
    name: 'Sita Cypress',
    origin: 'share',
    interest: 'sale',
    state: 'won',
    hours: 700,
    answered: 3 * HOUR,
    message: 'We would like you to sell our flat.',
  },
  {
    name: 'Bruno Alder',
    origin: 'contact',
    interest: 'sale',
    state: 'lost',
    hours: 900,
    answered: 20 * HOUR,
    message: 'Only asking what it might be worth.',
  },
  {
    name: 'Best Offers',
    origin: 'share',
    interest: 'sale',
    state: 'new',
    hours: 8,
    suspicion: 'many-links',
    message: 'http://one.example http://two.example http://three.example http://four.example',
  },
  {
    name: 'Wen Magnolia',
    origin: 'contact',
    interest: 'plans',
    state: 'new',
    hours: 3,
    isHouse: true,
    message: 'Is there a plan for a team of twelve?',
  },
  {
    name: 'Asha Neem',
    origin: 'training',
    interest: 'training',
    state: 'contacted',
    hours: 50,
    answered: 4 * HOUR,
    isHouse: true,
    message: 'When is the next session for new agents?',
  },
]

const idOf = (at: number): string => `00000000-0000-4000-a000-${String(at + 1).padStart(12, '0')}`
const dayOf = (at: number): string => new Date((at + SINGAPORE_SECONDS) * 1_000).toISOString().slice(0, 10)

/** How each state was come to, after it came in. */
const PATHS: Record<LeadState, readonly [action: string, state: LeadState][]> = {
  new: [],
  contacted: [['reply', 'contacted']],
  meeting: [
    ['reply', 'contacted'],
    ['meet', 'meeting'],
  ],
  won: [
    ['reply', 'contacted'],
    ['meet', 'meeting'],
    ['win', 'won'],
  ],
  lost: [
    ['reply', 'contacted'],
    ['lose', 'lost'],
  ],
}

/** Enquiries in every state for the agent with a plan and for the operator. */
export function fillLeads(db: DatabaseSync, now: number): void {
  const { subscriber, staff } = DEMO_ACCOUNTS
  const put =
    db.prepare(`insert or ignore into lead (id, country, owner, origin, interest, name, email, phone, company, locale, message, state,
    assigned_to, follow_up_on, first_answer_at, suspicion, site_origin, created_at, updated_at)
    values (?, 'SG', ?, ?, ?, ?, ?, ?, '', ?, ?, ?, ?, ?, ?, ?, '', ?, ?)`)
  const putEvent = db.prepare(`insert or ignore into lead_event (key, lead_id, action, actor, from_state, to_state, note, at)
    values (?, ?, ?, ?, ?, ?, ?, ?)`)
  for (const [at, lead] of LEADS.entries()) {
    const { name, message, origin, interest, state, hours, answered, followUp, suspicion, locale = 'en-US', isHouse = false } = lead
    const id = idOf(at)
    const came = now - hours * HOUR
    const answerer = isHouse ? staff.id : subscriber.id
    const { changes } = put.run(
      id,
      isHouse ? houseOf('SG') : subscriber.id,
      origin,
      interest,
      name,
      `enquiry-${at + 1}@demo.example`,
      `+65800002${String(at + 1).padStart(2, '0')}`,
      locale,
      message,
      state,
      answerer,
      followUp === undefined ? null : dayOf(now + followUp * DAY),
      answered === undefined ? null : came + answered,
      suspicion ?? null,
      came,
      came,
    )
    if (changes === 0) continue
    putEvent.run(`in ${id}`, id, 'in', null, null, 'new', '', came)
    let before: LeadState = 'new'
    for (const [step, [action, to]] of PATHS[state].entries()) {
      putEvent.run(`demo ${id} ${action}`, id, action, answerer, before, to, '', came + (answered ?? HOUR) * (step + 1))
      before = to
    }
  }
}
