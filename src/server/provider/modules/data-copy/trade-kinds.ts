import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { columnName } from '../../db/column-table.ts'
import { homesJson, postalHomes } from '../label/label-row.ts'
import { honouredLists, writable } from '../label/suppression.ts'
import { type CopyKind, tableKind } from './copy-kind.ts'

/** Fields by the columns of a table that an alias names. */
const fieldsBy = (alias: string, ...fields: string[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, `${alias}.${columnName(field)}`]))

/** Rows of a history as JSON, the oldest first; who acted is an account, and stays out. */
const historyOf = (table: string, owner: string, alias: string, note = 'note'): string =>
  `(select json_group_array(json_object('action', action, 'fromState', from_state, 'toState', to_state, 'note', ${note},
    'at', strftime('%Y-%m-%dT%H:%M:%SZ', at, 'unixepoch'))) from (select * from ${table} where ${owner} = ${alias}.id order by at, rowid))`

/** What was written to the person, what was said of it, and what became of it. A note of a lead's assignment holds an account. */
const enquiries = tableKind({
  in: 'trade',
  from: 'lead l',
  where: 'l.owner = ?1',
  id: 'l.id',
  at: 'l.created_at',
  fields: {
    ...fieldsBy('l', 'id', 'country', 'origin', 'interest', 'name', 'email', 'phone', 'company', 'locale', 'message', 'home', 'state'),
    ...fieldsBy('l', 'followUpOn', 'firstAnswerAt', 'isProven', 'suspicion', 'createdAt', 'updatedAt'),
    history: historyOf('lead_event', 'lead_id', 'l', "iif(action = 'assign', '', note)"),
  },
  json: ['home', 'history'],
})

const appointments = tableKind({
  in: 'trade',
  from: 'booking b',
  where: 'b.owner = ?1',
  id: 'b.id',
  at: 'b.created_at',
  fields: {
    ...fieldsBy(
      'b',
      'id',
      'uid',
      'sequence',
      'country',
      'kind',
      'startsAt',
      'endsAt',
      'bufferSeconds',
      'timeZone',
      'day',
      'place',
      'state',
    ),
    ...fieldsBy('b', 'heldUntil', 'visitorName', 'visitorEmail', 'visitorPhone', 'visitorLocale', 'note', 'home', 'evidence'),
    ...fieldsBy('b', 'createdAt', 'updatedAt'),
    history: historyOf('booking_event', 'booking_id', 'b'),
  },
  json: ['home', 'evidence', 'history'],
})

/** As either side of it; how to get in is the agent's alone. */
const orders = tableKind({
  in: 'trade',
  from: 'vendor_order o',
  where: '(o.agent = ?1 or o.vendor = ?1)',
  id: 'o.id',
  at: 'o.created_at',
  fields: {
    ...fieldsBy('o', 'id', 'country', 'serial'),
    side: "iif(o.agent = ?1, 'agent', 'vendor')",
    ...fieldsBy('o', 'agentName', 'vendorName', 'lines', 'cents', 'home', 'place'),
    access: 'iif(o.agent = ?1, o.access, null)',
    ...fieldsBy('o', 'note', 'staging', 'wishDays', 'bedrooms', 'visitOn', 'visitStartsAt', 'visitEndsAt', 'dueOn', 'proposal', 'state'),
    ...fieldsBy('o', 'invoice', 'createdAt', 'updatedAt'),
    messages: `(select json_group_array(json_object('author', author, 'text', text, 'at', strftime('%Y-%m-%dT%H:%M:%SZ', at, 'unixepoch')))
      from (select * from vendor_order_message where order_id = o.id order by at, rowid))`,
    history: historyOf('vendor_order_event', 'order_id', 'o'),
  },
  json: ['lines', 'home', 'staging', 'wishDays', 'proposal', 'invoice', 'messages', 'history'],
})

const SPOTS = `(select json_group_array(json_object('kind', kind, 'toScene', to_scene, 'title', title, 'text', text, 'yaw', yaw, 'pitch', pitch))
  from (select * from tour_spot where scene_id = s.id order by id))`

const tours = tableKind({
  in: 'trade',
  from: 'tour t',
  where: 't.agent = ?1',
  id: 't.id',
  at: 't.created_at',
  fields: {
    ...fieldsBy('t', 'id', 'country', 'path', 'state', 'title', 'about', 'locale', 'typeGroup', 'projectSlug', 'projectName'),
    listing: 't.listing_id',
    lines: 't.lines',
    ...fieldsBy('t', 'planWidth', 'planHeight', 'planMetre', 'lat', 'lng', 'cameraMetres', 'draft', 'createdAt', 'updatedAt'),
    scenes: `(select json_group_array(json_object('id', id, 'place', place, 'hour', hour, 'name', name, 'caption', caption, 'alt', alt, 'north', north,
      'yaw', yaw, 'pitch', pitch, 'zoom', zoom, 'planX', plan_x, 'planY', plan_y, 'width', width, 'spots', json(${SPOTS})))
      from (select * from tour_scene where tour_id = t.id order by position, id) s)`,
  },
  json: ['lines', 'draft', 'scenes'],
})

interface Owned {
  in?: 'trade' | 'account'
  table: string
  owner?: string
  id?: string
  fields: readonly string[]
  json?: readonly string[]
}

/** A table of which each row is somebody's. */
const ownedKind = ({ in: place = 'trade', table, owner = 'owner', id = 'id', fields, json }: Owned): CopyKind =>
  tableKind({
    in: place,
    from: `${table} o`,
    where: `o.${owner} = ?1`,
    id: `o.${id}`,
    at: 'o.created_at',
    fields: fieldsBy('o', ...fields),
    ...(json ? { json } : {}),
  })

const keptSheets = ownedKind({
  table: 'label_sheet',
  fields: ['id', 'country', 'title', 'print', 'homes', 'count', 'leftOut', 'createdAt'],
  json: ['print'],
})

/** A sheet as it could be printed today: without the homes that asked for no letters since. */
const labelSheets: CopyKind = {
  ...keptSheets,
  async read(scope, first) {
    const [sheets, lists] = await Promise.all([keptSheets.read(scope, first), honouredLists(scope, { id: scope.owner })])
    return Promise.all(
      sheets.map(async (sheet) => {
        const country = COUNTRY_CODES.find((code) => code === sheet.country)
        if (!country) throw new Error('a sheet of labels is of no country')
        const homes = await writable(scope.trade, { country, lists, homes: postalHomes(String(sheet.homes), () => true) })
        return { ...sheet, homes: JSON.parse(homesJson(homes)) }
      }),
    )
  },
}

/** What is kept of a person in trade and of what they look for, by the names of its files. Sales that an analysis or a plan was made from are the records', not theirs. */
export const TRADE_KINDS = {
  enquiries,
  appointments,
  orders,
  'market-analyses': ownedKind({
    table: 'market_analysis',
    fields: [
      'id',
      'country',
      'typeGroup',
      'slug',
      'projectName',
      'title',
      'facts',
      'added',
      'choice',
      'note',
      'showsEngine',
      'asking',
      'edition',
      'value',
      'createdAt',
      'updatedAt',
    ],
    json: ['facts', 'added', 'choice', 'asking'],
  }),
  'deal-lists': ownedKind({
    table: 'deal_list',
    id: 'code',
    fields: ['code', 'country', 'name', 'search', 'filter', 'hasAlert', 'sharedAt', 'lines', 'createdAt'],
    json: ['filter', 'lines'],
  }),
  'saved-searches': ownedKind({
    in: 'account',
    table: 'saved_search',
    owner: 'user_id',
    fields: ['id', 'name', 'country', 'path', 'search', 'filter', 'listingFilter', 'placeNames', 'alert', 'createdAt', 'updatedAt'],
    json: ['filter', 'listingFilter', 'placeNames'],
  }),
  'own-homes': ownedKind({
    table: 'own_home',
    fields: ['id', 'country', 'typeGroup', 'slug', 'name', 'home', 'purchase', 'isMonthly', 'hasAlert', 'createdAt'],
    json: ['home', 'purchase'],
  }),
  'smart-plans': ownedKind({
    table: 'smart_plan',
    fields: ['id', 'country', 'title', 'plan', 'createdAt', 'updatedAt'],
    json: ['plan'],
  }),
  tours,
  'label-sheets': labelSheets,
  'homes-not-written-to': ownedKind({
    table: 'suppressed_home',
    fields: ['id', 'country', 'home', 'reason', 'createdAt'],
    json: ['home'],
  }),
  'shared-pages': ownedKind({
    table: 'share',
    fields: ['id', 'country', 'kind', 'title', 'path', 'about', 'lines', 'createdAt', 'expiresAt', 'revokedAt'],
    json: ['about', 'lines'],
  }),
} as const satisfies Readonly<Record<string, CopyKind>>
