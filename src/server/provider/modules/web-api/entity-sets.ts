import type { FeedScope } from '../listing-feed/feed-keys.ts'
import { MEDIA_CATEGORIES } from '../listing-feed/reso-words.ts'
import {
  type EdmProperty,
  type EntitySet,
  edmInt32,
  edmKey,
  edmMapped,
  edmSequence,
  edmText,
  edmTime,
  edmWord,
  sqlText,
} from './entity-set.ts'
import { CONTACTS, SHOWING_APPOINTMENT, X_ORDER } from './people-sets.ts'
import { PROPERTY, TOLD_LISTINGS } from './property-set.ts'

/** RESO's Media: the pictures and plans of what is advertised, at the addresses that the source gives. */
const MEDIA: EntitySet = {
  name: 'Media',
  scope: 'api',
  key: 'MediaKey',
  rows: `listing_media m join listing l on l.id = m.listing_id
    where ${TOLD_LISTINGS} and m.source_url is not null and coalesce(m.fault, '') not in ('gone', 'address')`,
  properties: {
    MediaKey: edmKey('m.id', 36),
    ResourceName: edmKey(sqlText(PROPERTY.name)),
    ResourceRecordKey: edmKey('l.source_key', 160),
    MediaURL: edmKey('m.source_url', 1_000),
    MediaCategory: edmMapped('m.kind', MEDIA_CATEGORIES),
    Order: edmInt32('m.position'),
    ShortDescription: edmText("nullif(m.caption, '')", 200),
  },
}

/** RESO's OpenHouse: when what is advertised is open for everybody, also what is past. */
const OPEN_HOUSE_SET: EntitySet = {
  name: 'OpenHouse',
  scope: 'api',
  key: 'OpenHouseKey',
  rows: `open_house o join listing l on l.id = o.listing_id where ${TOLD_LISTINGS}`,
  properties: {
    OpenHouseKey: edmKey("o.listing_id || ' ' || o.starts_at", 60),
    ListingKey: edmKey('l.source_key', 160),
    OpenHouseStartTime: edmTime('o.starts_at'),
    OpenHouseEndTime: edmTime('o.ends_at'),
    OpenHouseType: { ...edmWord(sqlText('Public'), ['Public']), isNullable: false },
  },
}

/** RESO's Member: the agents of what is advertised, as the newest of their listings has their lines. */
const MEMBER: EntitySet = {
  name: 'Member',
  scope: 'api',
  key: 'MemberKey',
  rows: `(select l.agent_licence, l.agent_name, l.agent_phone, l.agency, l.agency_licence, max(l.modified_at) as modified_at from listing l
    where ${TOLD_LISTINGS} and l.agent_licence <> '' group by l.agent_licence) m where true`,
  properties: {
    MemberKey: edmKey('m.agent_licence', 40),
    MemberFullName: edmText("nullif(m.agent_name, '')", 120),
    MemberStateLicense: edmText('m.agent_licence', 40),
    MemberDirectPhone: edmText("nullif(m.agent_phone, '')", 40),
    OfficeKey: edmText("nullif(m.agency_licence, '')", 120),
    OfficeName: edmText("nullif(m.agency, '')", 120),
    ModificationTimestamp: edmTime('m.modified_at'),
  },
}

/** RESO's Office: the agency of the source. */
const OFFICE: EntitySet = {
  name: 'Office',
  scope: 'api',
  key: 'OfficeKey',
  rows: 'listing_source s where s.id = ?',
  properties: {
    OfficeKey: edmKey('s.agency_licence', 120),
    OfficeName: edmText('s.agency', 120),
    OfficeCorporateLicense: edmText('s.agency_licence', 120),
    ModificationTimestamp: edmTime('s.updated_at'),
  },
}

/** What the log tells of, each with the scope that opens it. */
const LOGGED: readonly EntitySet[] = [PROPERTY, MEDIA, OPEN_HOUSE_SET, CONTACTS, SHOWING_APPOINTMENT, X_ORDER]

/** RESO's EntityEvent (RCP-027): the log of what changed, which triggers write (migrations 0042, 0048), of what a key opens. */
function entityEvents(opened: ReadonlySet<EntitySet>): EntitySet {
  const names = LOGGED.filter((set) => opened.has(set)).map(({ name }) => name)
  return {
    name: 'EntityEvent',
    scope: null,
    key: 'EntityEventSequence',
    rows: `entity_event e where e.source_id = ? and e.resource in (${names.map(sqlText).join(', ')})`,
    properties: {
      EntityEventSequence: edmSequence('e.sequence'),
      ResourceName: { ...edmWord('e.resource', names), isNullable: false },
      ResourceRecordKey: edmKey('e.record_key', 160),
      X_EventTimestamp: edmTime('e.at'),
    },
  }
}

const wordsOf = ([name, { words }]: [string, EdmProperty]) => words.map((word) => [`${name}:${word}`, name, word])

/** RESO's Lookup (RCP-032): the words of properties that hold one of a list. They change with the code alone. */
function lookup(sets: readonly EntitySet[]): EntitySet {
  const words = sets.flatMap(({ properties }) => Object.entries(properties).flatMap(wordsOf))
  const rows = JSON.stringify([...new Map(words.map((row) => [row[0], row])).values()])
  return {
    name: 'Lookup',
    scope: null,
    key: 'LookupKey',
    // the words are those of all sources; the source stands for itself
    rows: `listing_source s, json_each(${sqlText(rows)}) w where s.id = ?`,
    properties: {
      LookupKey: edmKey("json_extract(w.value, '$[0]')"),
      LookupName: edmKey("json_extract(w.value, '$[1]')"),
      LookupValue: edmKey("json_extract(w.value, '$[2]')"),
    },
  }
}

const RECORDS: readonly EntitySet[] = [PROPERTY, MEDIA, OPEN_HOUSE_SET, MEMBER, OFFICE, CONTACTS, SHOWING_APPOINTMENT, X_ORDER]

/** Whether there is a resource of this name, for whatever key. */
export const isResource = (name: string): boolean => RECORDS.some((set) => set.name === name)

/** The resources that a key with these scopes opens, by name: what belongs to the scopes, and the log and the words of that. */
export function entitySetsOf(scopes: readonly FeedScope[]): ReadonlyMap<string, EntitySet> {
  const records = RECORDS.filter(({ scope }) => scope === null || scopes.includes(scope))
  const told = [...records, entityEvents(new Set(records))]
  return new Map([...told, lookup(told)].map((set) => [set.name, set]))
}
