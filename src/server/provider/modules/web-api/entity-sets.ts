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
import { PROPERTY, TOLD_LISTINGS } from './property-set.ts'

/** RESO's Media: the pictures and plans of what is advertised, at the addresses that the source gives. */
const MEDIA: EntitySet = {
  name: 'Media',
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
  key: 'OfficeKey',
  rows: 'listing_source s where s.id = ?',
  properties: {
    OfficeKey: edmKey('s.agency_licence', 120),
    OfficeName: edmText('s.agency', 120),
    OfficeCorporateLicense: edmText('s.agency_licence', 120),
    ModificationTimestamp: edmTime('s.updated_at'),
  },
}

/** RESO's EntityEvent (RCP-027): the log of what changed, which triggers write (migration 0042). */
const ENTITY_EVENT_SET: EntitySet = {
  name: 'EntityEvent',
  key: 'EntityEventSequence',
  rows: 'entity_event e where e.source_id = ?',
  properties: {
    EntityEventSequence: edmSequence('e.sequence'),
    ResourceName: { ...edmWord('e.resource', [PROPERTY.name, MEDIA.name, OPEN_HOUSE_SET.name]), isNullable: false },
    ResourceRecordKey: edmKey('e.record_key', 160),
    X_EventTimestamp: edmTime('e.at'),
  },
}

const RECORDS: readonly EntitySet[] = [PROPERTY, MEDIA, OPEN_HOUSE_SET, MEMBER, OFFICE, ENTITY_EVENT_SET]

const wordsOf = ([name, { words }]: [string, EdmProperty]) => words.map((word) => [`${name}:${word}`, name, word])
const LOOKUPS = RECORDS.flatMap(({ properties }) => Object.entries(properties).flatMap(wordsOf))
const LOOKUP_ROWS = JSON.stringify([...new Map(LOOKUPS.map((row) => [row[0], row])).values()])

/** RESO's Lookup (RCP-032): the words of properties that hold one of a list. They change with the code alone. */
const LOOKUP: EntitySet = {
  name: 'Lookup',
  key: 'LookupKey',
  // the words are those of all sources; the source stands for itself
  rows: `listing_source s, json_each(${sqlText(LOOKUP_ROWS)}) w where s.id = ?`,
  properties: {
    LookupKey: edmKey("json_extract(w.value, '$[0]')"),
    LookupName: edmKey("json_extract(w.value, '$[1]')"),
    LookupValue: edmKey("json_extract(w.value, '$[2]')"),
  },
}

export const ENTITY_SETS: ReadonlyMap<string, EntitySet> = new Map([...RECORDS, LOOKUP].map((set) => [set.name, set]))
