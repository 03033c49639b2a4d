import { asked } from './own-listing-fixture.ts'

/** Who asks what of listings, shares, tours and blocks, and what the answer is; listing-authorisation.test.ts asks it. */
export const ROLES = [
  ...(['nobody', 'a vendor', 'a closed account', 'a consumer', 'staff', 'staff without the role', 'an agent without a plan'] as const),
  ...(['another agent', 'a seat of another payer', 'a seat without the right', 'a seat with the right', 'the agent'] as const),
] as const
export type Role = (typeof ROLES)[number]

/** 'told' and 'done': what is asked for, with what belongs to the agent; 'nothing': an answer without any of it; else the code of the refusal. */
export type Expected = string
type Row = Record<Role, Expected>

const everybody = (answer: Expected): Row => Object.fromEntries(ROLES.map((role) => [role, answer])) as Row
const signedIn = (answer: Expected, change: Partial<Row> = {}): Row => ({
  ...everybody(answer),
  nobody: 'invalid_access_token',
  'a vendor': 'invalid_access_token',
  'a closed account': 'invalid_access_token',
  ...change,
})
/** Of one who writes the agent's listings: that agent and the seat to which it is granted. */
const writers = (answer: Expected, others: Expected): Row =>
  signedIn('listing-agents', {
    'an agent without a plan': others,
    'another agent': others,
    'a seat of another payer': others,
    'a seat without the right': 'seat-right',
    'a seat with the right': answer,
    'the agent': answer,
  })
const owner = (answer: Expected, others: Expected): Row => signedIn(others, { 'the agent': answer })
const staff = (answer: Expected): Row => signedIn('forbidden', { staff: answer })
/** Who has a page as an agent. */
const LICENSED = signedIn('agent-page-licence', { 'an agent without a plan': 'done', 'another agent': 'done', 'the agent': 'done' })

/** What the agent alone may read, in everything that is written below. */
export const SECRET = 'Heron and lantern'
export interface Things {
  draft: string
  live: string
  media: string
  share: string
  tour: string
  bundle: string
  key: string
}
const one = (field: string, types = '', answer = '{ id }') => `${types} { ${field} ${answer} }`
const SAVED =
  'mutation($key: String!, $id: ID, $input: ListingInput!) { saveListing(key: $key, id: $id, version: 1, input: $input) { id headline } }'
const PAGE = { typeGroup: 'PUBLIC_STACK', slug: 'blk-101-cedar-ave' }
export const SHARED = {
  kind: 'REPORT',
  title: 'Mine',
  path: '/report/realvalue/project/SG/public-stack/blk-101-cedar-ave',
  about: '{}',
  days: 7,
  questions: [{ operation: 'ReportTop', variables: JSON.stringify(PAGE) }],
}
const WIDGET = { name: 'Ah Lian', email: 'asks@example.com', phone: '', message: 'May I?' }
const ENQUIRY = { group: 'x', listing: 'x', ...WIDGET }

interface Operation {
  query: string
  row: Row
  variables?: (things: Things) => Record<string, unknown>
}

export const LISTINGS: Record<string, Operation> = {
  ownListings: { query: one('ownListings', 'query', '{ totalCount nodes { id headline } }'), row: writers('told', 'nothing') },
  ownOpenHouses: {
    query: one('ownOpenHouses(from: "2026-11-01T00:00:00Z", until: "2026-12-01T00:00:00Z")', 'query', '{ id name }'),
    row: signedIn('nothing'),
  },
  ownListingCounts: { query: one('ownListingCounts', 'query', '{ state total }'), row: writers('done', 'nothing') },
  ownListing: {
    query: one('ownListing(id: $draft)', 'query($draft: ID!)', '{ id headline events { note } }'),
    row: writers('told', 'listing-unknown'),
    variables: ({ draft }) => ({ draft }),
  },
  saveListing: {
    query: SAVED,
    row: writers('told', 'listing-unknown'),
    variables: ({ key, draft }) => ({ key, id: draft, input: asked({ headline: SECRET }) }),
  },
  actOnListing: {
    query: one('actOnListing(key: $key, id: $live, action: CLOSE, closing: { outcome: SOLD })', 'mutation($key: String!, $live: ID!)'),
    row: writers('done', 'listing-unknown'),
    variables: ({ key, live }) => ({ key, live }),
  },
  beginListingMedia: {
    query: one('beginListingMedia(listing: $draft, key: $key, kind: PHOTO)', 'mutation($key: String!, $draft: ID!)'),
    row: writers('done', 'listing-unknown'),
    variables: ({ key, draft }) => ({ key, draft }),
  },
  describeListingMedia: {
    query: one('describeListingMedia(id: $media, kind: PHOTO, caption: "x", alt: "x")', 'mutation($media: ID!)'),
    row: writers('done', 'listing-unknown'),
    variables: ({ media }) => ({ media }),
  },
  orderListingMedia: {
    query: one('orderListingMedia(listing: $live, ids: [])', 'mutation($live: ID!)'),
    row: writers('done', 'listing-unknown'),
    variables: ({ live }) => ({ live }),
  },
  removeListingMedia: {
    query: one('removeListingMedia(id: $media)', 'mutation($media: ID!)'),
    // the last photograph of what is advertised
    row: writers('media-last', 'listing-unknown'),
    variables: ({ media }) => ({ media }),
  },
  // by the secret of a letter
  listingToConfirm: { query: one('listingToConfirm(token: "x")', 'query', '{ state }'), row: everybody('listing-link') },
  confirmListing: { query: one('confirmListing(token: "x")', 'mutation', '{ state }'), row: everybody('listing-link') },
}

const PRINT = 'a'.repeat(64)
/** Also asked by vendors, of tours that are ordered. */
const ofEither = (answer: Expected): Row => ({ ...writers(answer, 'tour-unknown'), 'a vendor': 'tour-unknown' })
export const TOURS: Record<string, Operation> = {
  ownTours: { query: one('ownTours', 'query', '{ id title draft { title } }'), row: writers('told', 'nothing') },
  ownTour: {
    query: one('ownTour(id: $tour)', 'query($tour: ID!)', '{ id title }'),
    row: ofEither('told'),
    variables: ({ tour }) => ({ tour }),
  },
  createTour: {
    query: one('createTour(key: $key, title: "Mine")', 'mutation($key: String!)'),
    row: writers('done', 'done'),
    variables: ({ key }) => ({ key }),
  },
  saveTour: {
    query: one(
      `saveTour(id: $tour, version: 1, draft: { title: "${SECRET}", about: "", scenes: [] })`,
      'mutation($tour: ID!)',
      '{ title }',
    ),
    row: ofEither('told'),
    variables: ({ tour }) => ({ tour }),
  },
  publishTour: {
    query: one('publishTour(id: $tour, version: 1)', 'mutation($tour: ID!)'),
    row: writers('tour-incomplete', 'tour-unknown'),
    variables: ({ tour }) => ({ tour }),
  },
  placeTour: {
    query: one('placeTour(id: $tour, version: 1)', 'mutation($tour: ID!)', '{ title }'),
    row: writers('told', 'tour-unknown'),
    variables: ({ tour }) => ({ tour }),
  },
  hideTour: {
    query: one('hideTour(id: $tour)', 'mutation($tour: ID!)', '{ title }'),
    row: writers('told', 'tour-unknown'),
    variables: ({ tour }) => ({ tour }),
  },
  deleteTour: {
    query: one('deleteTour(id: $tour)', 'mutation($tour: ID!)', ''),
    row: writers('done', 'tour-unknown'),
    variables: ({ tour }) => ({ tour }),
  },
  beginTourBundle: {
    query: one(`beginTourBundle(tour: $tour, kind: PLAN, bytes: 200, print: "${PRINT}")`, 'mutation($tour: ID!)'),
    row: ofEither('done'),
    variables: ({ tour }) => ({ tour }),
  },
  finishTourBundle: {
    query: one('finishTourBundle(id: $bundle)', 'mutation($bundle: ID!)'),
    row: ofEither('bundle-parts'),
    variables: ({ bundle }) => ({ bundle }),
  },
}

/** All words that stand for a home: none of a draft among them. */
const ADVERTISED = '{ nodes { id projectName advertisers { headline description agentName } } }'

const PUBLIC: Record<string, Operation> = {
  tour: { query: one('tour(path: "heron-and-lantern")', 'query', '{ title }'), row: everybody('nothing') },
  tourLink: { query: one('tourLink(path: "heron-and-lantern")', 'query', '{ title }'), row: everybody('nothing') },
  countTour: { query: one('countTour(path: "x", events: [])', 'mutation', ''), row: everybody('nothing') },
  askAboutTour: {
    query: one('askAboutTour(key: $key, input: $input)', 'mutation($key: String!, $input: TourEnquiryInput!)', ''),
    row: everybody('enquiry-closed'),
    variables: ({ key }) => ({ key, input: { path: 'x', ...WIDGET } }),
  },
  listingGroup: { query: one('listingGroup(slug: "x")'), row: everybody('nothing') },
  listingGroupsByIds: { query: one('listingGroupsByIds(ids: ["x"])'), row: everybody('nothing') },
  listingGroupsOfProject: {
    query: one('listingGroupsOfProject(typeGroup: PUBLIC_STACK, slug: "blk-101-cedar-ave")', 'query', ADVERTISED),
    row: everybody('nothing'),
  },
  listingsOfAgent: {
    query: one('listingsOfAgent(licence: "R900001A")', 'query', ADVERTISED),
    row: everybody('nothing'),
  },
  listingSearch: {
    query: one('listingSearch', 'query', `{ nodes { group ${ADVERTISED.slice('{ nodes '.length, -1)} } }`),
    row: everybody('nothing'),
  },
  listingFacets: { query: one('listingFacets', 'query', '{ __typename }'), row: everybody('nothing') },
  listingMapPoints: {
    query: one('listingMapPoints(box: { south: 1, west: 103, north: 2, east: 104 })', 'query', '{ __typename }'),
    row: everybody('nothing'),
  },
  listingsNormalised: { query: one('listingsNormalised(slugs: ["x"])', 'query', '{ homes { __typename } }'), row: everybody('nothing') },
  askAboutListing: {
    query: one('askAboutListing(key: $key, input: $input)', 'mutation($key: String!, $input: ListingEnquiryInput!)', ''),
    row: everybody('enquiry-closed'),
    variables: ({ key }) => ({ key, input: ENQUIRY }),
  },
  reportListing: {
    query: one('reportListing(key: $key, group: "x", reason: GONE, text: "")', 'mutation($key: String!)', '{ success }'),
    row: everybody('problem-gone'),
    variables: ({ key }) => ({ key }),
  },
  widget: { query: one('widget(key: "x")', 'query', '{ agency }'), row: everybody('nothing') },
  askWidget: {
    query: one('askWidget(key: $key, widgetKey: "x", input: $input)', 'mutation($key: String!, $input: WidgetEnquiryInput!)', ''),
    row: everybody('enquiry-closed'),
    variables: ({ key }) => ({ key, input: WIDGET }),
  },
  share: {
    // behind a password
    query: one('share(id: $share)', 'query($share: ID!)', '{ needsPassword opened { title answers { data } } }'),
    row: { ...everybody('nothing'), 'the agent': 'told' },
    variables: ({ share }) => ({ share }),
  },
  // what needs a password has none
  shareCover: {
    query: one('shareCover(id: $share)', 'query($share: ID!)', '{ title lines { name } }'),
    row: everybody('nothing'),
    variables: ({ share }) => ({ share }),
  },
  enterShare: {
    query: one('enterShare(id: $share, password: "not-this-one")', 'mutation($share: ID!)', ''),
    row: everybody('share-password'),
    variables: ({ share }) => ({ share }),
  },
  agentPage: { query: one('agentPage(ceaNumber: "R000000Z")', 'query', '{ about }'), row: everybody('nothing') },
  agentBrand: { query: one('agentBrand(ceaNumber: "R000000Z")', 'query', '{ hosts }'), row: everybody('nothing') },
  listingPlaces: { query: one('listingPlaces', 'query', '{ __typename }'), row: everybody('nothing') },
}

export const SHARES: Record<string, Operation> = {
  ownShares: { query: one('ownShares', 'query', '{ totalCount nodes { id title views days { count } } }'), row: owner('told', 'nothing') },
  createShare: {
    query: one('createShare(key: $key, share: $made)', 'mutation($key: String!, $made: NewShare!)', '{ title }'),
    row: signedIn('done', { 'a seat without the right': 'seat-right' }),
    variables: ({ key }) => ({ key, made: SHARED }),
  },
  extendShare: {
    query: one('extendShare(id: $share, days: 7)', 'mutation($share: ID!)', '{ title views }'),
    row: owner('told', 'share-unknown'),
    variables: ({ share }) => ({ share }),
  },
  setSharePassword: {
    query: one('setSharePassword(id: $share)', 'mutation($share: ID!)', '{ title }'),
    row: owner('told', 'share-unknown'),
    variables: ({ share }) => ({ share }),
  },
  revokeShare: {
    query: one('revokeShare(id: $share)', 'mutation($share: ID!)', '{ title }'),
    row: owner('told', 'share-unknown'),
    variables: ({ share }) => ({ share }),
  },
  ownAgentPage: { query: one('ownAgentPage', 'query', '{ about }'), row: owner('told', 'nothing') },
  updateAgentPage: {
    query: one('updateAgentPage(about: "About me", languages: [], areas: [])', 'mutation', '{ about }'),
    row: LICENSED,
  },
  ownAgentBrand: { query: one('ownAgentBrand', 'query', '{ accent }'), row: signedIn('nothing') },
  updateAgentBrand: { query: one('updateAgentBrand(accent: "#336699", hosts: [])', 'mutation', '{ accent }'), row: LICENSED },
  setAgentLogo: { query: one('setAgentLogo', 'mutation', '{ accent }'), row: LICENSED },
}

const STAFF: Record<string, Operation> = {
  listingSources: { query: one('listingSources', 'query', '{ id }'), row: staff('nothing') },
  feedRejections: { query: one('feedRejections(run: "x")', 'query', ''), row: staff('nothing') },
  saveListingSource: {
    query: one(
      'saveListingSource(input: { id: "new-source", agency: "", agencyLicence: "x", format: RESO, silenceDays: 14, isActive: true, version: 0 })',
      'mutation',
    ),
    row: staff('source-agency'),
  },
  renewFeedKey: {
    query: one('renewFeedKey(source: "x", scopes: [READ], reader: "")', 'mutation', '{ key }'),
    row: staff('source-unknown'),
  },
  endFeedKey: { query: one('endFeedKey(source: "x", prefix: "feed_")', 'mutation', '{ success }'), row: staff('source-unknown') },
  addWebhook: {
    query: one('addWebhook(source: "x", address: "https://agency.example.com/hook", topics: [PROPERTY])', 'mutation', '{ secret }'),
    row: staff('source-unknown'),
  },
  endWebhook: { query: one('endWebhook(id: "x")', 'mutation', '{ success }'), row: staff('nothing') },
  replayWebhook: { query: one('replayWebhook(id: "x")', 'mutation', '{ success }'), row: staff('nothing') },
  listingProblems: { query: one('listingProblems', 'query', '{ nodes { id } }'), row: staff('nothing') },
  allowListing: {
    query: one('allowListing(key: $key, id: "x", note: "n")', 'mutation($key: String!)'),
    row: staff('problem-unknown'),
    variables: ({ key }) => ({ key }),
  },
  settleListingProblem: {
    query: one('settleListingProblem(key: $key, id: "x", note: "n", withdraws: true)', 'mutation($key: String!)'),
    row: staff('problem-unknown'),
    variables: ({ key }) => ({ key }),
  },
}

export const OPERATIONS: Record<string, Operation> = { ...PUBLIC, ...LISTINGS, ...SHARES, ...TOURS, ...STAFF }
