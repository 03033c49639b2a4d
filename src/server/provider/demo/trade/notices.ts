import type { DatabaseSync } from 'node:sqlite'
import { DEMO_ACCOUNTS } from '../people/accounts.ts'

/** What the agent was told of the appointments that fill-trade made before: the last day's is unread. No mail is sent of it. */
export function fillNotices(db: DatabaseSync, now: number): void {
  db.prepare(
    `insert or ignore into notice (id, key, user_id, kind, country, facts, path, at, read_at, mail_settled_at)
    select '00000000-0000-4000-9100-' || substr(id, 25), 'demo ' || id, owner,
      case state when 'held' then 'booking-asked' when 'cancelled' then 'booking-cancelled' when 'lapsed' then 'booking-lapsed' else 'booking-made' end,
      country,
      json_object('visitor', visitor_name, 'appointment', kind, 'startsAt', strftime('%Y-%m-%dT%H:%M:%SZ', starts_at, 'unixepoch'),
        'timeZone', time_zone, 'home', null),
      '/scheduler?booking=' || id, min(created_at, ?1), case when state in ('held', 'confirmed') then null else ?1 end, ?1
    from booking where owner = ?2`,
  ).run(now, DEMO_ACCOUNTS.subscriber.id)
}
