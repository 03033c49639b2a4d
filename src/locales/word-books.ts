/**
 * The catalogues of each language and the folders of src/features whose words they hold: a message belongs to the nearest folder above it
 * that is named here. Within a room they follow its loading stages (first, late, still). `shell` belongs to every page, with the two
 * beside it; a route names the others in `staticData`, a late part with `useLateWords`.
 */
export const WORD_BOOKS = {
  shell: ['shell', 'shared/ui', 'shared/session', 'shared/access'],
  'shell-late': ['shell/late'],
  'shell-still': ['shell/still'],
  // of the pictures beside links, which the server alone draws
  'link-picture': ['shared/access/link-picture'],
  // what is asked where another site leads to an account, which the server alone writes
  'account-offer': ['shared/access/account-offer'],
  property: ['shared/property', 'shared/ui/chart', 'shared/ui/carousel'],
  // the box that searches for a home, and what saves a search
  'property-search': ['shared/property/search'],
  'property-late': ['shared/property/search/late'],
  'share-dialog': ['shared/property/share/late'],
  // small examples of what the agents' tools make
  'tool-example': ['shared/property/tool-example'],
  'estimate-history': ['shared/property/estimate/history'],
  'row-estimate': ['shared/property/estimate/row'],
  // stations, schools, shops and what else stands around homes
  around: ['shared/property/around'],
  // estimates in words: how sure they are, why there is none
  estimate: ['shared/property/estimate'],
  // what stands in place of homes where none is on record
  'figures-alone': ['shared/property/figures-alone'],
  evidence: ['shared/property/evidence'],
  // what appointments are called
  appointment: ['shared/property/appointment'],
  'duty-words': ['shared/property/duty-words'],
  owner: ['shared/property/owner'],
  filter: ['shared/property/filter'],
  'filter-form': ['shared/property/filter/form'],
  // homes that are advertised: rows, marks and words
  'listing-card': ['shared/property/listing/card'],
  'home-first': ['site/home/first'],
  'home-late': ['site/home/late'],
  'home-still': ['site/home/still'],
  'data-sources': ['site/data-sources'],
  'market-figures': ['site/market-figures'],
  site: ['site'],
  'transaction-list': ['transaction-list'],
  contact: ['site/contact'],
  'contact-still': ['site/contact/still'],
  'search-first': ['search/first'],
  'search-still': ['search/still'],
  'report-first': ['report/first'],
  'report-late': ['report/late'],
  'report-still': ['report/still'],
  'report-pro': ['report/pro'],
  'report-landing': ['report/landing'],
  'map-first': ['map/first'],
  'map-late': ['map/late'],
  account: ['account'],
  'account-editor': ['account/editor'],
  'account-links': ['account/links'],
  'account-seats': ['account/seats'],
  // what a seat may do: for its payer, for its holder, and in its invitation
  'seat-words': ['account/seat-words'],
  // the list of notices, and the newest under the bell of every page
  notice: ['notice', 'shared/session/notice'],
  // refusals of payments and how a price is told, for the two below
  billing: ['billing'],
  'billing-plans': ['billing/plans'],
  'billing-checkout': ['billing/checkout'],
  'billing-overview': ['billing/overview'],
  // parts that may open over any page
  auth: ['auth'],
  share: ['share'],
  'own-shares': ['share/own'],
  'agent-page': ['share/agent'],
  scheduler: ['scheduler'],
  'scheduler-late': ['scheduler/late'],
  'scheduler-still': ['scheduler/still'],
  booking: ['booking'],
  valuation: ['booking/valuation'],
  lead: ['lead'],
  today: ['today'],
  homes: ['homes'],
  listing: ['listing'],
  'listing-website': ['listing/website'],
  // both sides of an order
  order: ['order'],
  'real-agent': ['real-agent', 'order/vendor'],
  'real-agent-first': ['real-agent/first'],
  'real-agent-still': ['real-agent/still'],
  // address labels on sheets, for agents
  'agent-label': ['real-agent/label'],
  // what a household may buy and sell over the years
  'smart-plan': ['real-agent/plan'],
  // comparative market analyses; the workbook is in shared links as well
  'agent-analysis': ['real-agent/analysis'],
  'analysis-workbook': ['real-agent/analysis/workbook'],
  'real-listing': ['real-listing'],
  'listing-search': ['real-listing/search'],
  'listing-map': ['real-listing/search/map'],
  'listing-search-still': ['real-listing/search/still'],
  'listing-landing': ['real-listing/landing'],
  'listing-comparison': ['real-listing/comparison'],
  'listing-kind': ['real-listing/kind'],
  // a question to an agent: of a home, a tour, or a page of appointments
  enquiry: ['shared/property/enquiry'],
  'listed-home': ['real-listing/home'],
  'listed-home-still': ['real-listing/home/still'],
  'listed-home-late': ['real-listing/home/late'],
  // an agent's listings in a frame on the agent's website
  'agent-block': ['real-listing/agent-block'],
  'real-value': ['real-value'],
  'real-value-first': ['real-value/first'],
  // the estimate in a frame on another website
  'value-plugin': ['real-value/plugin'],
  'real-value-late': ['real-value/late'],
  'real-value-still': ['real-value/still'],
  'calculators-first': ['real-value/calculators/first'],
  'calculators-still': ['real-value/calculators/still'],
  'real-launch': ['real-launch'],
  'launch-map': ['real-launch/map'],
  // the page of one launch
  'launch-sale': ['real-launch/sale'],
  'launch-desk': ['real-launch/desk'],
  'launch-interest': ['real-launch/sale/interest'],
  land: ['land'],
  'real-360': ['real-360'],
  // how a vendor signs in, and is told that the session ends
  'vendor-session': ['shared/session/vendor'],
  // a tour in a page, or the way to one
  'tour-frame': ['shared/property/tour'],
  // which advertisement a tour is joined to
  'tour-place': ['shared/property/tour/place'],
  // a tour that is walked, in a window of its own
  tour: ['real-360/tour'],
  // where agents make tours
  'tour-studio': ['real-360/studio'],
} as const satisfies Record<string, readonly string[]>

export type WordBook = keyof typeof WORD_BOOKS
