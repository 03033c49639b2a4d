import { Statements } from '#provider/db/client.ts'
import { type NewLead, takeLead } from '#provider/modules/lead/take-lead.ts'

let count = 0
export const newKey = () => `key-${String(++count).padStart(8, '0')}`
export const now = () => Math.floor(Date.now() / 1_000)

/** Leads as they come in, past the forms. */
export function leadTools(DB_TRADE: D1Database) {
  const trade = new Statements(DB_TRADE)
  async function take(owner: string, change: Partial<NewLead> = {}, staff: readonly string[] = []) {
    const id = crypto.randomUUID()
    const lead: NewLead = {
      id,
      country: 'SG',
      owner,
      origin: 'contact',
      interest: 'question',
      name: 'Ah Lian',
      email: `writer${++count}@example.com`,
      phone: '+6591234567',
      company: '',
      locale: 'zh-CH',
      message: `May I see the flat? ${count}`,
      home: null,
      isProven: false,
      honey: '',
      seconds: 30,
      siteOrigin: 'https://site.example',
      at: now(),
      ...change,
    }
    return { id: lead.id, email: lead.email, notified: await takeLead(trade, lead, staff) }
  }
  const stored = (id: string) =>
    DB_TRADE.prepare('select state, assigned_to as assignedTo, suspicion, first_answer_at as answered from lead where id = ?')
      .bind(id)
      .first<{ state: string; assignedTo: string | null; suspicion: string | null; answered: number | null }>()
  return { take, stored }
}
