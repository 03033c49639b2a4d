/**
 * What trade holds about an account, for its export: a select each, with the account's id as its parameter. Secrets are left out.
 * Every table of trade that names a person has a row here and one in {@link TRADE_FORGET}.
 */
export const TRADE_PERSONAL = {
  notices: 'select kind, country, facts, path, at, read_at from notice where user_id = ? order by at',
  schedule: 'select country, rules, updated_at from schedule where owner = ?',
  bookings: `select kind, country, starts_at, ends_at, time_zone, place, state, visitor_name, visitor_email, visitor_phone, note, home, created_at
    from booking where owner = ? order by starts_at`,
} as const satisfies Record<string, string>

/** What is deleted, or loses the person, when an account is: statements with the ids of accounts as one JSON array (`?1`). */
export const TRADE_FORGET = [
  'delete from notice where user_id in (select value from json_each(?1))',
  'delete from schedule where owner in (select value from json_each(?1))',
  'delete from booking_link where uid in (select uid from booking where owner in (select value from json_each(?1)))',
  'delete from booking where owner in (select value from json_each(?1))',
] as const
