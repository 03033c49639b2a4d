import { columnName } from '../../db/column-table.ts'
import { SAID_OF_HOME } from '../../db/trade/said-of-home.ts'

const SAID_COLUMNS = Object.keys(SAID_OF_HOME).map(columnName).join(', ')

/**
 * What trade holds about an account, for its export: a select each, with the account's id as its parameter. Secrets are left out.
 * Every table of trade that names a person has a row here and one in {@link TRADE_FORGET}.
 */
export const TRADE_PERSONAL = {
  notices: 'select kind, country, facts, path, at, read_at from notice where user_id = ? order by at',
  schedule: 'select country, rules, updated_at from schedule where owner = ?',
  bookings: `select kind, country, starts_at, ends_at, time_zone, place, state, visitor_name, visitor_email, visitor_phone, note, home, created_at
    from booking where owner = ? order by starts_at`,
  ownAppointments: `select kind, country, starts_at, ends_at, time_zone, home, address, name, phone, email, place, note, outcome, created_at
    from own_appointment where owner = ? and removed_at is null order by starts_at`,
  openHouses: `select country, starts_at, ends_at, time_zone, question, cancelled_at, created_at from hosted_open_house where owner = ? order by starts_at`,
  openHouseVisits: `select open_house_id, name, email, phone, answer, at from open_house_visit where open_house_id in (
    select id from hosted_open_house where owner = ?) order by at`,
  proposedTimes: `select proposal.country, proposal.kind, proposal.lead_id, proposal.state, proposal.note, proposal.held_until, proposal.created_at, one.starts_at,
    one.ends_at, one.is_taken from time_proposal proposal join proposed_time one on one.proposal_id = proposal.id where proposal.owner = ? order by one.starts_at`,
  waiting: 'select country, kind, day, count(*) as people from waiting where owner = ? group by country, kind, day order by day',
  calendarAddress: 'select country, locale, made_at from calendar_address where user_id = ?',
  // an address is a secret of another service
  otherCalendars: 'select country, name, created_at, read_at, failing_since from other_calendar where owner = ? order by created_at',
  busyTimes: `select c.name, busy.starts_at, busy.ends_at from busy_time busy join other_calendar c on c.id = busy.calendar_id where busy.owner = ?
    order by busy.starts_at`,
  leads: `select origin, interest, name, email, phone, company, message, home, state, follow_up_on, first_answer_at, created_at from lead
    where owner = ?1 or assigned_to = ?1 order by created_at`,
  vendor: 'select country, name, about, address, tax_number, prices, next_prices, next_from, is_active from vendor where user_id = ?',
  orders: `select country, serial, agent_name, vendor_name, lines, cents, home, place, iif(agent = ?1, access, null) as access, note, staging, wish_days,
    bedrooms, visit_on, visit_starts_at, visit_ends_at, due_on, proposal, state, invoice, created_at from vendor_order where agent = ?1 or vendor = ?1 order by created_at`,
  orderMessages: `select author, text, at from vendor_order_message where order_id in (select id from vendor_order where agent = ?1 or vendor = ?1)
    order by at`,
  shares: `select country, kind, title, path, about, lines, created_at, expires_at, revoked_at, opened_at,
    (select coalesce(sum(n), 0) from share_view where share_id = share.id) as views from share where owner = ? order by created_at`,
  agentPage: 'select country, about, languages, areas, accent, hosts, updated_at from agent_page where owner = ?',
  deliveredFiles: `select name, kind, bytes, created_at, delivered_at from upload where state = 'stored' and order_id in (
    select id from vendor_order where vendor = ?1 or (agent = ?1 and (delivered_at is not null or upload.side = 'agent'))) order by created_at`,
  dealLists: 'select code, country, name, search, has_alert, shared_at, created_at from deal_list where owner = ? order by created_at',
  marketAnalyses:
    'select country, project_name, title, facts, choice, note, shows_engine, asking, value, created_at, updated_at from market_analysis where owner = ? order by created_at',
  labelSheets: 'select country, title, print, homes, count, left_out, created_at from label_sheet where owner = ? order by created_at',
  suppressedHomes: 'select country, home, reason, created_at from suppressed_home where owner = ? order by created_at',
  ownHomes: `select country, type_group, slug, name, home, purchase, is_monthly, has_alert, letter_month, created_at from own_home where owner = ?
    order by created_at`,
  homeLetterLinks: 'select letter, made_at from own_home_link where owner = ? order by made_at',
  smartPlans: 'select country, title, plan, created_at, updated_at from smart_plan where owner = ? order by created_at',
  tours: `select country, path, state, title, about, locale, project_name, lines, draft, created_at, updated_at from tour where agent = ? order by created_at`,
  tourScenes: `select tour_id, name, caption, alt, hour from tour_scene where tour_id in (select id from tour where agent = ?) order by tour_id, position`,
  orderedTours: `select country, state, title, about, locale, draft, created_at, updated_at from tour where agent is null and order_id in (
    select id from vendor_order where vendor = ?1) order by created_at`,
  launches: 'select launch_id, updated_at from launch_care where agent = ?',
  copies: 'select source, country, state, asked_at, ends_at from data_copy where owner = ? order by asked_at',
  feeds: `select country, id, agency, agency_licence, format, approval, approval_note, asked_at, agents, created_at from listing_source where manager = ?
    order by created_at`,
  listings: `select country, source, state, activity, project_name, street, postal_code, address, property_type, unit_mix, ${SAID_COLUMNS},
    price, available_on, headline, description, locale, tour_url, video_url, agent_name, agent_licence, agent_phone, agent_email,
    agency, agency_licence, confirmed_at, created_at, updated_at from listing where agent = ? order by created_at`,
  listingPictures: `select listing_id, kind, caption, alt, width, height, created_at from listing_media where listing_id in (
    select id from listing where agent = ?) and source_url is null order by listing_id, position`,
  listingMarks:
    'select listing_id, under_offer_at from listing_mark where listing_id in (select id from listing where agent = ?) order by under_offer_at',
  listingHistory: `select listing_id, action, to_state, note, at from listing_event where listing_id in (select id from listing where agent = ?) order by at`,
} as const satisfies Record<string, string>

/** What is deleted, or loses the person, when an account is: statements with the ids of accounts as one JSON array (`?1`). */
export const TRADE_FORGET = [
  // keys of letters about an account may hold its id
  'delete from letter where exists (select 1 from json_each(?1) where instr(letter.key, value) > 0)',
  'delete from calendar_address where user_id in (select value from json_each(?1))',
  'delete from notice where user_id in (select value from json_each(?1))',
  'delete from schedule where owner in (select value from json_each(?1))',
  // what was given up for the future stays without its host, so that the visitor's letter leads somewhere until the day is over
  `update booking set owner = '', place = '' where owner in (select value from json_each(?1)) and state in ('cancelled', 'declined')
    and starts_at > unixepoch()`,
  'delete from booking_link where uid in (select uid from booking where owner in (select value from json_each(?1)))',
  'delete from booking where owner in (select value from json_each(?1))',
  'delete from own_appointment where owner in (select value from json_each(?1))',
  // with who came, and their times off the pages of homes
  `delete from open_house where exists (select 1 from hosted_open_house hosted where hosted.listing_id = open_house.listing_id
    and hosted.starts_at = open_house.starts_at and hosted.owner in (select value from json_each(?1)))`,
  'delete from hosted_open_house where owner in (select value from json_each(?1))',
  'delete from time_proposal where owner in (select value from json_each(?1))',
  // with the times that were read of them
  'delete from other_calendar where owner in (select value from json_each(?1))',
  'delete from waiting where owner in (select value from json_each(?1))',
  `delete from lead_rule where not exists (select 1 from json_each(lead_rule.people) person where person.value not in
    (select value from json_each(?1)))`,
  `update lead_rule set people = (select json_group_array(person.value) from json_each(lead_rule.people) person where person.value not in
    (select value from json_each(?1))) where exists (select 1 from json_each(lead_rule.people) person where person.value in
    (select value from json_each(?1)))`,
  'delete from lead where owner in (select value from json_each(?1))',
  'update lead set assigned_to = null where assigned_to in (select value from json_each(?1))',
  'update lead_event set actor = null where actor in (select value from json_each(?1))',
  'delete from vendor where user_id in (select value from json_each(?1))',
  // invoices are kept as the tax laws of the countries want it (decision 080); they hold the names of both sides, and nothing to reach them by
  `delete from vendor_order where state <> 'approved' and (agent in (select value from json_each(?1)) or vendor in (select value from json_each(?1)))`,
  // that was handed over to nobody
  `delete from tour where agent is null and order_id in (select id from vendor_order where agent in (select value from json_each(?1))
    or vendor in (select value from json_each(?1)))`,
  `delete from vendor_order_message where order_id in (select id from vendor_order where agent in (select value from json_each(?1))
    or vendor in (select value from json_each(?1)))`,
  `update vendor_order set access = '', note = '', agent = iif(agent in (select value from json_each(?1)), '', agent),
    vendor = iif(vendor in (select value from json_each(?1)), '', vendor)
    where agent in (select value from json_each(?1)) or vendor in (select value from json_each(?1))`,
  // with its snapshot, views and passes
  'delete from share where owner in (select value from json_each(?1))',
  'delete from agent_page where owner in (select value from json_each(?1))',
  'delete from deal_list where owner in (select value from json_each(?1))',
  'delete from market_analysis where owner in (select value from json_each(?1))',
  'delete from label_sheet where owner in (select value from json_each(?1))',
  'delete from smart_plan where owner in (select value from json_each(?1))',
  // with the sales that were seen near them
  'delete from own_home where owner in (select value from json_each(?1))',
  'delete from own_home_link where owner in (select value from json_each(?1))',
  // with the keys by which its homes are recognised
  'delete from suppressed_home where owner in (select value from json_each(?1))',
  // with its scenes and counts
  'delete from tour where agent in (select value from json_each(?1))',
  'delete from launch_care where agent in (select value from json_each(?1))',
  // nobody can fetch them any more; the next run removes their files
  "update data_copy set owner = '' where owner in (select value from json_each(?1))",
  // off the pages first: the page of the home is made again without them, then the next clean-up deletes them
  `update listing set state = 'withdrawn', agent = null, agent_name = '', agent_licence = '', agent_phone = '', agent_email = '', address = '', is_ungrouped = 1,
    version = version + 1, updated_at = unixepoch() where source = 'own' and agent in (select value from json_each(?1))`,
  // the clean-up that follows removes what was tried out, with its file; staff keep the source
  `update feed_dry_run set made_at = 0 where source_id in (select id from listing_source where manager in (select value from json_each(?1)))`,
  `update listing_source set agents = '[]', approval = 'declined' where approval <> 'approved' and manager in (select value from json_each(?1))`,
  'update listing_source set manager = null where manager in (select value from json_each(?1))',
  // what was added to listings of feeds, which stay: their files go with the next clean-up
  `delete from listing_media where source_url is null and listing_id in (select id from listing where source <> 'own'
    and agent in (select value from json_each(?1)))`,
  // what was an offer of theirs is what the feed says again
  `update listing set state = 'live', is_ungrouped = 1, version = version + 1, updated_at = unixepoch() where state = 'under-offer'
    and agent in (select value from json_each(?1)) and id in (select listing_id from listing_mark)`,
  'delete from listing_mark where listing_id in (select id from listing where agent in (select value from json_each(?1)))',
  'update listing set agent = null where agent in (select value from json_each(?1))',
  "update listing_event set actor = '' where replace(actor, 'staff:', '') in (select value from json_each(?1))",
  'update listing_problem set settled_by = null where settled_by in (select value from json_each(?1))',
  "update lead_event set note = '' where action = 'assign' and note in (select value from json_each(?1))",
] as const

/** What is held about a verified address, whoever wrote to it: for the export, with the address in lower case as its parameter. */
export const TRADE_OF_ADDRESS = {
  appointments: `select kind, country, starts_at, ends_at, time_zone, place, state, visitor_name, visitor_phone, note, home, created_at from booking
    where lower(visitor_email) = ? order by starts_at`,
  // what an agent has noted for the own eyes stays theirs
  agentsAppointments: `select kind, country, starts_at, ends_at, time_zone, place, name, phone, outcome, created_at from own_appointment
    where lower(email) = ? and removed_at is null order by starts_at`,
  openHouseVisits: `select hosted.country, hosted.starts_at, visit.name, visit.phone, visit.answer, visit.at from open_house_visit visit
    join hosted_open_house hosted on hosted.id = visit.open_house_id where lower(visit.email) = ? order by visit.at`,
  proposedTimes: `select proposal.country, proposal.kind, proposal.state, proposal.note, proposal.created_at, one.starts_at, one.ends_at, one.is_taken
    from lead join time_proposal proposal on proposal.lead_id = lead.id join proposed_time one on one.proposal_id = proposal.id
    where lower(lead.email) = ? order by one.starts_at`,
  waiting: 'select country, kind, day, name, created_at, told_at from waiting where email_key = ? order by day',
  enquiries:
    'select origin, interest, name, phone, company, message, home, created_at from lead where lower(email) = ? order by created_at',
  launchInterests:
    'select launch_id, number, unit, unit_mixes, preview_on, agreed_at from launch_interest where person = ? order by agreed_at',
  launchRegistrations: 'select launch_id, asked, created_at from launch_registration where person = ? order by created_at',
  listingProblems: 'select country, reason, text, state, created_at from listing_problem where lower(email) = ? order by created_at',
  letters: 'select template, country, locale, state, created_at, settled_at from letter where lower(recipient) = ? order by created_at',
} as const satisfies Record<string, string>

/**
 * What is deleted with the account of an address: statements with `[{ address, isVerified }]` as JSON (`?1`). Of an address that was never proven to be the
 * account's, what still waits may be somebody else's.
 */
export const TRADE_FORGET_ADDRESS = [
  `delete from letter where lower(recipient) in (
    select value ->> 'address' from json_each(?1) where value ->> 'isVerified' or letter.state <> 'waiting')`,
  `update booking set visitor_name = '', visitor_email = '', visitor_phone = '', note = '', evidence = null
    where lower(visitor_email) in (select value ->> 'address' from json_each(?1) where value ->> 'isVerified')`,
  `update own_appointment set name = '', phone = '', email = '', note = '', lead_id = null, earlier = null, change_key = ''
    where lower(email) in (select value ->> 'address' from json_each(?1) where value ->> 'isVerified')`,
  `delete from open_house_visit where lower(email) in (select value ->> 'address' from json_each(?1) where value ->> 'isVerified')`,
  `delete from waiting where email_key in (select value ->> 'address' from json_each(?1) where value ->> 'isVerified')`,
  `delete from launch_registration where person in (select value ->> 'address' from json_each(?1) where value ->> 'isVerified')`,
  `delete from launch_interest where person in (select value ->> 'address' from json_each(?1) where value ->> 'isVerified')`,
  `update listing_problem set email = '' where lower(email) in (select value ->> 'address' from json_each(?1) where value ->> 'isVerified')`,
  `delete from lead where lower(email) in (select value ->> 'address' from json_each(?1) where value ->> 'isVerified')`,
] as const
