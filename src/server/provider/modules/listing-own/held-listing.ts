/** Of the last thing that staff did with the listing of an id, a column of listing_event. */
const lastOfStaff = (id: string, column: 'action' | 'at'): string =>
  `(select event.${column} from listing_event event where event.listing_id = ${id} and event.actor like 'staff:%'
    order by event.at desc, event.rowid desc limit 1)`

/** Whether staff took the listing of an id off the pages and have not allowed it since: its agent cannot publish it. */
export const isHeldSql = (id: string): string => `coalesce(${lastOfStaff(id, 'action')} = 'withdraw', 0)`

/** When they did. */
export const heldSinceSql = (id: string): string => lastOfStaff(id, 'at')
