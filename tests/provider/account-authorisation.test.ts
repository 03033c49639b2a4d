import { beforeAll, describe, expect, it } from 'vitest'
import { accountTools, codeOf, PASSWORD } from './account-fixture.ts'
import { AGENT_TOOLS, TOUR_WRITING } from './agent-tool-operations.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = accountTools(provider)

/** Every operation of the schema stands in one of these three. */
const PUBLIC = [
  // interest in a launch
  'registerForLaunch',
  'amenities',
  'areaFigures',
  'areas',
  'land',
  'landUses',
  'lands',
  'launch',
  'launchAreas',
  'launchPlaces',
  'launches',
  'mapData',
  'market',
  'officialCourses',
  'officialFigures',
  'priceIndex',
  'project',
  'projectFacets',
  'projectIds',
  'projects',
  // frozen pages by their address, agents' pages by their number
  'agentBrand',
  'agentPage',
  'enterShare',
  'share',
  'shareCover',
  'filterRelief',
  'searchSuggestions',
  'stopAlerts',
  // copies of enquiries, by the link of a letter
  'acceptCopies',
  'copies',
  'stopCopies',
  'valuationAccuracy',
  'valuationUnmeasured',
  'homeLetter',
  'likeSales',
  'stopHomeLetter',
  'ceaInfo',
  'checkOTP',
  'geoipFuture',
  'sendOTP',
  'validateCeaNumber',
  'validateEmail',
  'validateToken',
  // a passkey without a name, what is asked behind a right password, and the way back by the link of a letter
  'askPasskey',
  'askRecovery',
  'finishRecovery',
  'finishSignIn',
  'mailSignInCode',
  'recovery',
  'refuseRecovery',
  'signInByPasskey',
  'verifyEmail',
  // appointments, by the public id of who offers them or by the secret of a letter
  'actOnAppointment',
  'appointment',
  'appointmentHost',
  'appointmentTimes',
  'askAboutListing',
  'askAgent',
  'askAreaAgents',
  'areaAgents',
  'askWidget',
  'bookAppointment',
  // an open house and proposed times, by the secret of a code or a letter
  'checkIn',
  'declineProposedTimes',
  'openHouse',
  'proposedTimes',
  'takeProposedTime',
  'bookValuation',
  'freeTimes',
  'fullDays',
  'joinWaiting',
  'leaveWaiting',
  'hostOfAgent',
  'widget',
  // a listing, by the secret of a letter; and what anybody may say is wrong with one
  'confirmListing',
  'listingToConfirm',
  'reportListing',
  'moveAppointment',
  'plans',
  // a tour by its address: seen, counted without who it was, asked about
  'askAboutTour',
  'countTour',
  'tour',
  'tourLink',
  // what studios ask at least
  'dealBins',
  'dealGroups',
  'dealTotals',
  'deals',
  'servicePrices',
  'sharedDealList',
  // what is advertised
  'listingFacets',
  'listingGroup',
  'listingGroupsByIds',
  'listingGroupsOfProject',
  'listingMapPoints',
  'listingPlaces',
  'listingSearch',
  'listingsNormalised',
  'listingsOfAgent',
  // OAuth: programs register and bring codes and tokens, which say themselves what they are good for
  'endAssistantToken',
  'exchangeAssistantCode',
  'refreshAssistantTokens',
  'registerAssistant',
  'acceptSeat',
  'activeUserSelf',
  'createContactConsult',
  'forgotPassword',
  'login',
  'logout',
  'register',
  'resetPassword',
  'seatInvitation',
]

const CONSENT =
  '{ clientId: "x", redirectUri: "https://a.example.com/", responseType: "code", scope: "", state: "", codeChallenge: "", codeChallengeMethod: "S256", resource: "" }'

const OWN_APPOINTMENT =
  '{ kind: BLOCKED, startsAt: "2026-11-01T00:00:00Z", minutes: 30, address: "", name: "", phone: "", email: "", place: "", note: "" }'

const OPEN_HOUSE = '{ startsAt: "2026-12-01T00:00:00Z", minutes: 60, question: "" }'

/** Operations on the signed-in person's own data, with arguments to call them. */
const OWN: Record<string, string> = {
  accountExport: '{ accountExport }',
  allowAssistant: `mutation { allowAssistant(request: ${CONSENT}) }`,
  askAssistantConsent: `mutation { askAssistantConsent(request: ${CONSENT}) { clientName } }`,
  assistantGrants: '{ assistantGrants { id } }',
  assistantSession: '{ assistantSession { scopes } }',
  beginSubscription: `mutation { beginSubscription(key: "key-00000001", input: { country: SG, payPackageId: "x", quantity: 1, details: { name: "x" } }) { state } }`,
  copyAddresses: '{ copyAddresses { email } }',
  dataCopies: '{ dataCopies { id } }',
  makeDataCopy: 'mutation { makeDataCopy { id } }',
  takeCopyRecords: 'mutation { takeCopyRecords(kind: ENQUIRIES, lines: "") { taken } }',
  billing: '{ billing(country: SG) { payment } }',
  billingInvoices: '{ billingInvoices(country: SG) { endCursor } }',
  cancelSubscription: 'mutation { cancelSubscription(key: "key-00000001", country: SG) { payment } }',
  changeCard: 'mutation { changeCard(key: "key-00000001", country: SG) { state } }',
  changeSubscription:
    'mutation { changeSubscription(key: "key-00000001", country: SG, payPackageId: "x", quantity: 1, at: NOW) { state } }',
  payInvoice: 'mutation { payInvoice(key: "key-00000001", country: SG, withCardOnFile: true) { state } }',
  previewChange: '{ previewChange(country: SG, payPackageId: "x", quantity: 1, at: NOW) { total } }',
  previewSubscription: '{ previewSubscription(country: SG, payPackageId: "x", quantity: 1) { total } }',
  promotionCode: '{ promotionCode(country: SG, invCode: "x") { code } }',
  redeemCode: 'mutation { redeemCode(country: SG, invCode: "x") { id } }',
  refreshBilling: 'mutation { refreshBilling(country: SG) { payment } }',
  resumeSubscription: 'mutation { resumeSubscription(key: "key-00000001", country: SG) { payment } }',
  settleCheckout: 'mutation { settleCheckout(country: SG) { state } }',
  actOnSeat: 'mutation { actOnSeat(id: "x", key: "key-00000001", move: REMOVE) { id } }',
  writeToPayer: 'mutation { writeToPayer(key: "key-00000001", message: "x") }',
  grantSeat: 'mutation { grantSeat(id: "x", key: "key-00000001", rights: []) { id } }',
  inviteSeats: 'mutation { inviteSeats(key: "key-00000001", emails: ["new@example.com"], rights: []) { code } }',
  joinSeat: 'mutation { joinSeat(token: "x", key: "key-00000001") { success } }',
  leaveSeat: 'mutation { leaveSeat(id: "x", key: "key-00000001") { success } }',
  moveSeat: 'mutation { moveSeat(id: "x", key: "key-00000001", email: "new@example.com") { id } }',
  ownSeat: '{ ownSeat { state } }',
  resendSeat: 'mutation { resendSeat(id: "x", key: "key-00000001") { id } }',
  seatEvents: '{ seatEvents(id: "x") { action } }',
  seats: '{ seats { paid } }',
  createShare: `mutation { createShare(key: "key-00000001", share: { kind: REPORT, title: "x", path: "/report/realvalue/project/SG/private-stack/x",
    about: "{}", questions: [{ operation: "ReportTop", variables: "{}" }], days: 7 }) { id } }`,
  extendShare: 'mutation { extendShare(id: "x", days: 7) { id } }',
  ...AGENT_TOOLS,
  ownAgentBrand: '{ ownAgentBrand { accent } }',
  ownAgentPage: '{ ownAgentPage { about } }',
  ownShares: '{ ownShares { nodes { id } } }',
  revokeShare: 'mutation { revokeShare(id: "x") { id } }',
  setSharePassword: 'mutation { setSharePassword(id: "x") { id } }',
  setAgentLogo: 'mutation { setAgentLogo { logo } }',
  updateAgentBrand: 'mutation { updateAgentBrand(accent: "", hosts: []) { accent } }',
  updateAgentPage: 'mutation { updateAgentPage(about: "x", languages: [], areas: []) { about } }',
  actOnBooking: 'mutation { actOnBooking(id: "x", key: "key-00000001", action: CONFIRM) { id } }',
  booking: '{ booking(id: "x") { id } }',
  bookings: '{ bookings(from: "2026-11-01T00:00:00Z", until: "2026-12-01T00:00:00Z") { id } }',
  addOtherCalendar: 'mutation { addOtherCalendar(key: "key-00000001", name: "x", address: "https://calendar.example/x.ics") { id } }',
  busyTimes: '{ busyTimes(from: "2026-11-01T00:00:00Z", until: "2026-12-01T00:00:00Z") { name } }',
  calendarAddress: '{ calendarAddress }',
  changeOwnAppointment: `mutation { changeOwnAppointment(id: "x", key: "key-00000001", version: 1, input: ${OWN_APPOINTMENT}) { id } }`,
  closeOwnAppointment: 'mutation { closeOwnAppointment(id: "x", key: "key-00000001", version: 1, outcome: CAME) { id } }',
  cancelOpenHouse: 'mutation { cancelOpenHouse(id: "x", key: "key-00000001", version: 1) { id } }',
  changeOpenHouse: `mutation { changeOpenHouse(id: "x", key: "key-00000001", version: 1, input: ${OPEN_HOUSE}) { id } }`,
  hostedOpenHouse: '{ hostedOpenHouse(id: "x") { visits { name phone } } }',
  hostOpenHouse: `mutation { hostOpenHouse(key: "key-00000001", listing: "x", input: ${OPEN_HOUSE}) { id } }`,
  proposeTimes: 'mutation { proposeTimes(lead: "x", key: "key-00000001", kind: VIEWING, startsAt: ["2026-12-01T00:00:00Z"]) { id } }',
  timeProposals: '{ timeProposals { name } }',
  withdrawTimes: 'mutation { withdrawTimes(id: "x", key: "key-00000001") { id } }',
  createOwnAppointment: `mutation { createOwnAppointment(key: "key-00000001", input: ${OWN_APPOINTMENT}) { id } }`,
  moveOwnAppointment: 'mutation { moveOwnAppointment(id: "x", key: "key-00000001", version: 1, startsAt: "2026-11-01T00:00:00Z") { id } }',
  otherCalendars: '{ otherCalendars { id } }',
  readOtherCalendar: 'mutation { readOtherCalendar(id: "x") { id } }',
  removeOtherCalendar: 'mutation { removeOtherCalendar(id: "x") { success } }',
  ownAppointments: '{ ownAppointments(from: "2026-11-01T00:00:00Z", until: "2026-12-01T00:00:00Z") { id } }',
  removeOwnAppointment: 'mutation { removeOwnAppointment(id: "x", key: "key-00000001", version: 1) { id } }',
  undoOwnAppointments: 'mutation { undoOwnAppointments(key: "key-00000001") { id } }',
  checkSubscription: '{ checkSubscription(country: SG) { stripeSubscription { status } } }',
  deleteAccount: `mutation { deleteAccount(currentPassword: "${PASSWORD}") { success } }`,
  deleteSavedSearch: 'mutation { deleteSavedSearch(id: "x") { success } }',
  emailUpdate: 'mutation { emailUpdate(email: "new@example.com", code: "123456") { success } }',
  filesUpload: 'mutation ($file: File!) { filesUpload(file: $file) { success } }',
  liveTicket: 'mutation { liveTicket { ticket } }',
  markNoticesRead: 'mutation { markNoticesRead { success } }',
  noticeCount: '{ noticeCount }',
  notices: '{ notices { nodes { id } } }',
  noticeSettings: '{ noticeSettings { group } }',
  orderVendors: '{ orderVendors { id } }',
  ownContactConsults: '{ ownContactConsults { id } }',
  assignLead: 'mutation { assignLead(id: "x", key: "key-00000001", to: "y") { id } }',
  followUpLead: 'mutation { followUpLead(id: "x", key: "key-00000001", on: "2026-12-01") { id } }',
  lead: '{ lead(id: "x") { id } }',
  leadAssignees: '{ leadAssignees(id: "x") { id } }',
  leadCounts: '{ leadCounts { total } }',
  leadEvents: '{ leadEvents(id: "x") { note } }',
  leads: '{ leads { nodes { id } } }',
  moveLead: 'mutation { moveLead(id: "x", key: "key-00000001", move: LOSE) { id } }',
  noteOnLead: 'mutation { noteOnLead(id: "x", key: "key-00000001", note: "n") { id } }',
  replyToLead: 'mutation { replyToLead(id: "x", key: "key-00000001", text: "t") { id } }',
  trustLead: 'mutation { trustLead(id: "x", key: "key-00000001") { id } }',
  beginDeliveredPhoto: 'mutation { beginDeliveredPhoto(listing: "x", file: "x", key: "key-00000001") { id } }',
  placeOrder: 'mutation { placeOrder(key: "key-00000001", input: { vendor: "x", services: [VIDEO], cents: 1, wishDays: [] }) { id } }',
  actOnListing: 'mutation { actOnListing(key: "key-00000001", id: "x", action: CLOSE) { id } }',
  askFeedApproval: 'mutation { askFeedApproval { agency } }',
  inviteFeedAgent: 'mutation { inviteFeedAgent(licence: "x") { agency } }',
  keepFeedAddress: 'mutation { keepFeedAddress(address: "", isWhole: true, hours: 24) { agency } }',
  keepFeedAgency: 'mutation { keepFeedAgency(agency: "x", agencyLicence: "L1", format: CSV) { agency } }',
  keepFeedAgents: 'mutation { keepFeedAgents(agents: [], version: 1) { agency } }',
  keepFeedColumns: 'mutation { keepFeedColumns(columns: []) { agency } }',
  ownFeed: '{ ownFeed { agency } }',
  takeFeedDryRun: 'mutation { takeFeedDryRun(dryRun: "x", allowsMany: false) { id } }',
  beginListingMedia: 'mutation { beginListingMedia(listing: "x", key: "key-00000001", kind: PHOTO) { id } }',
  describeListingMedia: 'mutation { describeListingMedia(id: "x", kind: PHOTO, caption: "", alt: "") { id } }',
  orderListingMedia: 'mutation { orderListingMedia(listing: "x", ids: []) { id } }',
  ownListing: '{ ownListing(id: "x") { id } }',
  ownListingCounts: '{ ownListingCounts { total } }',
  ownListings: '{ ownListings { nodes { id } } }',
  ownOpenHouses: '{ ownOpenHouses(from: "2026-11-01T00:00:00Z", until: "2026-12-01T00:00:00Z") { id } }',
  removeListingMedia: 'mutation { removeListingMedia(id: "x") { id } }',
  saveListing: `mutation { saveListing(key: "key-00000001", version: 0, input: { activity: SALE, projectName: "", street: "", postalCode: "", address: "", facilities: [], headline: "", description: "", locale: "en-US", tourUrl: "", videoUrl: "" }) { id } }`,
  moveBooking: 'mutation { moveBooking(id: "x", key: "key-00000001", startsAt: "2026-11-01T00:00:00Z") { id } }',
  removeAvatar: 'mutation { removeAvatar { success } }',
  renewCalendarAddress: 'mutation { renewCalendarAddress }',
  revokeOtherSessions: 'mutation { revokeOtherSessions { success } }',
  revokeSession: 'mutation { revokeSession(id: "x") { success } }',
  addPasskey: 'mutation { addPasskey(answer: "{}", name: "n") { factors } }',
  beginApp: 'mutation { beginApp { secret } }',
  confirmApp: 'mutation { confirmApp(code: "123456") { codes } }',
  removeApp: 'mutation { removeApp { factors } }',
  removePasskey: 'mutation { removePasskey(id: "x") { factors } }',
  renamePasskey: 'mutation { renamePasskey(id: "x", name: "n") { factors } }',
  renewRecoveryCodes: 'mutation { renewRecoveryCodes { codes } }',
  signInWays: '{ signInWays { factors } }',
  stepUp: 'mutation { stepUp(password: "x") { success } }',
  savedSearches: '{ savedSearches { id } }',
  saveSearch: 'mutation { saveSearch(input: { name: "x", path: "/search" }) { id } }',
  schedule: '{ schedule { version } }',
  sendEmailUpdateCode: '{ sendEmailUpdateCode(email: "new@example.com") { success } }',
  sendVerifyEmail: 'mutation { sendVerifyEmail { success } }',
  sessions: '{ sessions { id } }',
  timesToMoveTo: '{ timesToMoveTo(id: "x", from: "2026-11-01T00:00:00Z", until: "2026-12-01T00:00:00Z") { startsAt } }',
  updatePassword: `mutation { updatePassword(currentPassword: "${PASSWORD}", password: "Seven-otters-9", confirmPassword: "Seven-otters-9") { success } }`,
  updateNoticeSetting: 'mutation { updateNoticeSetting(group: LEADS, channel: OFF) { group } }',
  updateSavedSearch: 'mutation { updateSavedSearch(id: "x", alert: DAILY) { id } }',
  updateSchedule:
    'mutation { updateSchedule(version: 0, input: { timeZone: "Asia/Singapore", observesHolidays: true, daysOff: [], kinds: [] }) { version } }',
  updateUser: 'mutation { updateUser(patch: { nickName: "Mallory" }) { id } }',
  user: '{ user(sourceType: Website) { id } }',
  userUniqueId: 'mutation { userUniqueId { data } }',
  waitedDays: '{ waitedDays(from: "2026-11-01", until: "2026-12-01") { day } }',
}

/** What both sides of an order do: an account with what it ordered, a vendor's session with what it carries out. */
const EITHER_SIDE: Record<string, string> = {
  actOnOrder: 'mutation { actOnOrder(id: "x", key: "key-00000001", action: APPROVE) { id } }',
  ...TOUR_WRITING,
  order: '{ order(id: "x") { id } }',
  orderCounts: '{ orderCounts { total } }',
  orderInvoices: '{ orderInvoices(month: "2026-11") { number } }',
  orderMonths: '{ orderMonths { month } }',
  orders: '{ orders { nodes { id } } }',
  readOrder: 'mutation { readOrder(id: "x") { id } }',
  startDelivery: 'mutation { startDelivery(order: "x", name: "a.jpg", bytes: 1, print: "x") { id } }',
  finishDelivery: 'mutation { finishDelivery(file: "x") { id } }',
  removeDelivery: 'mutation { removeDelivery(file: "x") { id } }',
  writeOnOrder: 'mutation { writeOnOrder(id: "x", key: "key-00000001", text: "t") { id } }',
}

/** What a vendor's session alone does. */
const VENDORS_OWN: Record<string, string> = {
  ownPrices: '{ ownPrices { version } }',
  saveOwnPrices: 'mutation { saveOwnPrices(input: { country: SG, prices: [], from: "2026-12-01", version: 1 }) { version } }',
  shoots: '{ shoots(from: "2026-12-01", until: "2026-12-02") { id } }',
}

const STAFF: Record<string, string> = {
  accountInvoices: '{ accountInvoices(id: "x") { endCursor } }',
  actOnAccount: 'mutation { actOnAccount(key: "key-00000001", id: "x", deed: SUSPEND, reason: "r") { id } }',
  extendTrial: 'mutation { extendTrial(key: "key-00000001", id: "x", until: "2026-12-01T00:00:00Z", reason: "r") { id } }',
  handOverListing: 'mutation { handOverListing(key: "key-00000001", id: "x", listing: "x", to: "a@example.com", reason: "r") { id } }',
  resendAccountLetter: 'mutation { resendAccountLetter(key: "key-00000001", id: "x", letter: "x", reason: "r") { id } }',
  staffAccount: '{ staffAccount(id: "x") { id user { email } deeds { reason } } }',
  setLaunchAgent: 'mutation { setLaunchAgent(id: "x", email: "") { id } }',
  contactConsults: '{ contactConsults { nodes { id } } }',
  deadLetters: '{ deadLetters { nodes { id } } }',
  dropLetters: 'mutation { dropLetters(ids: []) { ids } }',
  leadRules: '{ leadRules { version } }',
  saveLeadRules: 'mutation { saveLeadRules(version: 0, rules: []) { version } }',
  endPromotionCode: 'mutation { endPromotionCode(id: "x") { id } }',
  makePromotionCode: 'mutation { makePromotionCode(key: "key-00000001", input: { code: "x", country: SG, kind: DISCOUNT }) { id } }',
  promotionCodes: '{ promotionCodes { nodes { id } } }',
  endFeedKey: 'mutation { endFeedKey(source: "x", prefix: "feed_") { success } }',
  feedRejections: '{ feedRejections(run: "x") }',
  feedUnknowns: '{ feedUnknowns { field } }',
  settleFeedApproval: 'mutation { settleFeedApproval(source: "x", version: 1, approves: true, note: "") { id } }',
  listingSources: '{ listingSources { id keys { prefix } } }',
  renewFeedKey: 'mutation { renewFeedKey(source: "x", scopes: [READ], reader: "") { key } }',
  saveListingSource:
    'mutation { saveListingSource(input: { id: "x", agency: "x", agencyLicence: "x", format: RESO, silenceDays: 14, isActive: true, version: 0 }) { id } }',
  addWebhook: 'mutation { addWebhook(source: "x", address: "https://agency.example.com/", topics: [PROPERTY]) { secret } }',
  endWebhook: 'mutation { endWebhook(id: "x") { success } }',
  replayWebhook: 'mutation { replayWebhook(id: "x") { success } }',
  inviteVendor: 'mutation { inviteVendor(id: "x") }',
  listingProblems: '{ listingProblems { nodes { id } } }',
  allowListing: 'mutation { allowListing(key: "key-00000001", id: "x", note: "n") { id } }',
  settleListingProblem: 'mutation { settleListingProblem(key: "key-00000001", id: "x", note: "n", withdraws: false) { id } }',
  resendLetters: 'mutation { resendLetters(ids: []) { ids } }',
  saveVendor:
    'mutation { saveVendor(input: { email: "x", name: "", about: "", address: "", taxNumber: "", prices: [], isActive: true, version: 0 }) { id } }',
  sysStripeInfoes: '{ sysStripeInfoes { nodes { email } } }',
  sysUserDetails: '{ sysUserDetails { nodes { userId } } }',
  vendors: '{ vendors { id } }',
  users: '{ users { nodes { id email phoneNumber } } }',
}

/** A file cannot be sent as JSON; uploads are tested in avatar.test.ts. */
const asked = Object.entries({ ...OWN, ...STAFF, ...EITHER_SIDE, ...VENDORS_OWN }).filter(([name]) => name !== 'filesUpload')

it('every operation is public, for its owner or for staff', async () => {
  const query = '{ __schema { queryType { fields { name } } mutationType { fields { name } } } }'
  const { data } = await provider.ask<{ __schema: Record<'queryType' | 'mutationType', { fields: { name: string }[] }> }>(
    query,
    {},
    { 'x-local': '1' },
  )
  const names = [...(data?.__schema.queryType.fields ?? []), ...(data?.__schema.mutationType.fields ?? [])].map(({ name }) => name)
  expect(
    [...PUBLIC, ...Object.keys(OWN), ...Object.keys(EITHER_SIDE), ...Object.keys(STAFF), ...Object.keys(VENDORS_OWN)].toSorted(),
  ).toEqual(names.toSorted())
})

describe('what belongs to somebody', () => {
  let tokens: [string, string | undefined][] = []
  beforeAll(async () => {
    const { id, email, token } = await tools.person('target')
    const second = async (sourceType: string) => (await tools.login(email, PASSWORD, {}, sourceType)).data?.login.token ?? ''
    const [expired, revoked, due, suspended] = [
      await second('Website'),
      await second('Website'),
      await tools.person('due'),
      await tools.person('suspended'),
    ]
    await tools.database.prepare("update user set kind = 'vendor' where id = ?").bind(id).run()
    const vendor = await second('Vendor')
    const sessions = await tools.database.prepare('select id from session where user_id = ? order by rowid').bind(id).all<{ id: string }>()
    const at = Math.floor(Date.now() / 1_000)
    await tools.database.prepare('update session set expires_at = ? where id = ?').bind(at, sessions.results[1]?.id).run()
    await tools.database.prepare('update session set revoked_at = ? where id = ?').bind(at, sessions.results[2]?.id).run()
    await tools.database.prepare('update user set deletion_due_at = ? where id = ?').bind(at, due.id).run()
    await tools.database.prepare('update user set suspended_at = ? where id = ?').bind(at, suspended.id).run()
    tokens = [
      ['no token', undefined],
      ['an invented token', 'x'.repeat(43)],
      ['a token cut short', token.slice(0, -1)],
      ['the hash of a session', String((await tools.row('select token_hash from session limit 1'))?.token_hash)],
      ['an expired session', expired],
      ['a revoked session', revoked],
      ['a vendor session', vendor],
      ['an account whose grace is over', due.token],
      ['a suspended account', suspended.token],
    ]
  })

  it.each(asked)('%s is for nobody without a session', async (name, query) => {
    for (const [what, token] of tokens) {
      if (what === 'a vendor session' && (name in EITHER_SIDE || name in VENDORS_OWN)) continue
      const { errors, data } = await tools.ask(query, {}, token ? { token } : {})
      expect(errors[0], what).toMatchObject({ message: 'invalid_access_token', extensions: { code: 'invalid_access_token' } })
      expect(
        Object.values(data ?? {}).filter((value) => value !== null),
        what,
      ).toEqual([])
    }
  })

  it('is not changed by any of them', async () => {
    expect(
      await tools.row("select nick_name as nickName, deletion_due_at as due from user where email_key = 'target@example.com'"),
    ).toEqual({
      nickName: 'Ah Meng Tan',
      due: null,
    })
    expect((await tools.login('target@example.com', PASSWORD)).errors).toEqual([])
  })
})

describe('what is for staff', () => {
  it.each(Object.entries(STAFF))('%s is for ROLE_ADMIN and ROLE_SALE, and for no other role', async (name, query) => {
    const { id, token } = await tools.person(`role-${name.toLowerCase()}`)
    const setRoles = (roles: string[]) =>
      tools.database.prepare('update user set roles = ? where id = ?').bind(JSON.stringify(roles), id).run()
    for (const roles of [[], ['agent', 'non-agent', 'sub-account', 'vendor'], ['role_admin', 'ROLE_ADMINS', ' ROLE_SALE']]) {
      await setRoles(roles)
      expect(codeOf(await tools.ask(query, {}, { token }))).toBe('forbidden')
    }
    for (const role of ['ROLE_ADMIN', 'ROLE_SALE']) {
      await setRoles([role])
      // past the door: what is asked for may be refused for what it says
      expect(['forbidden', 'invalid_access_token']).not.toContain(codeOf(await tools.ask(query, {}, { token })))
    }
  })
})

it('a request costs one statement for its token, and none without one', async () => {
  const { token } = await tools.person('cheap')
  const MARKET = '{ market { country } }'
  const [anonymous, signedIn] = [await tools.ask(MARKET), await tools.ask(MARKET, {}, { token })]
  expect(signedIn.statements).toBe(anonymous.statements)
  const both = await tools.ask('{ user(sourceType: Website) { id email detail { ceaNumber } } sessions { id } }', {}, { token })
  expect([both.statements, both.roundTrips]).toEqual([2, 2])
})
