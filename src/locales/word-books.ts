/**
 * The catalogues of each language, and the folders of src/features whose words they hold: a message belongs to the nearest folder above it
 * that is named here. A room has one, and a second where it is larger than 3 kB and its pages need only a part of it before they work.
 * Which catalogues a page loads, and when, follows from its code (`page-words.gen.ts`).
 */
export const WORD_BOOKS = {
  // every page
  shell: ['shell', 'shared/ui', 'shared/session', 'shared/access'],
  // what most pages have from the server alone: the footer, pictures for links, the offer of an account; and what vendors' pages have
  'shell-more': [
    'shell/footer',
    'shared/access/link-picture',
    'shared/access/account-offer',
    'shared/session/vendor',
    'shared/property/figures-alone',
  ],
  // what opens over any page: its menus, signing in, the newest notices; and what pages behind the sign-in call seats and states
  overlays: ['shell/overlays', 'shell/bench', 'auth', 'notice', 'shared/session/notice', 'shared/session/factor', 'account/words'],
  // what a seat is told whose right is missing: a few words, on pages that have little else of what the overlays say
  seat: ['shared/access/seat'],
  property: ['shared/property', 'shared/ui/carousel'],
  // what a home is worth, and how prices went
  estimate: ['shared/property/estimate', 'shared/ui/chart'],
  // what an owner reckons with: the sales behind an estimate, duties, proceeds
  owner: ['shared/property/owner', 'shared/property/duty-words', 'shared/property/evidence'],
  // finding a home: suggestions, filters, what lies around it
  'property-search': ['shared/property/search/suggestions', 'shared/property/filter', 'shared/property/around'],
  // homes that are advertised, questions about them, and examples of what agents' tools make
  'listing-card': [
    'shared/property/listing',
    'shared/property/enquiry',
    'shared/property/ask-agent/dialog',
    'shared/property/tool-example',
  ],
  site: ['site'],
  // the pages that are not texts: the home page and the contact form
  'site-home': ['site/home', 'site/contact'],
  'site-figures': ['site/data-sources', 'site/market-figures'],
  'transaction-list': ['transaction-list'],
  search: ['search'],
  report: ['report'],
  'report-sections': ['report/landing', 'report/head', 'report/sections', 'report/stack-grid', 'report/pro'],
  map: ['map'],
  'map-tools': ['map/tools', 'map/outlines', 'map/layers', 'map/filters', 'map/comparison'],
  // the ways of a household, where it has places
  ways: ['map/ways', 'shared/property/ways', 'report/ways', 'search/ways'],
  account: ['account', 'shared/property/copies'],
  // a copy that is brought in
  'account-taking': ['account/taking'],
  'account-editor': ['account/editor', 'account/links', 'account/seats', 'account/assistants'],
  // the lists for staff
  'account-desk': ['account/desk'],
  billing: ['billing'],
  'billing-plans': ['billing/plans', 'billing/checkout'],
  share: ['share', 'shared/property/share/dialog'],
  scheduler: ['scheduler'],
  booking: ['booking', 'shared/property/appointment'],
  // an agent's day: what is next, and who has asked
  today: ['today', 'lead'],
  homes: ['homes', 'shared/property/estimate/history'],
  listing: ['listing'],
  // what agencies send, for them and for staff
  feed: ['listing/feed', 'shared/property/feed'],
  // both sides of an order
  order: ['order'],
  'real-agent': ['real-agent'],
  'agent-label': ['real-agent/label'],
  'smart-plan': ['real-agent/plan'],
  'agent-analysis': ['real-agent/analysis'],
  'real-listing': ['real-listing'],
  'listed-home': ['real-listing/home'],
  'listing-search': ['real-listing/search', 'real-listing/landing'],
  'real-value': ['real-value'],
  'real-value-page': ['real-value/page', 'real-value/plugin'],
  calculators: ['real-value/calculators'],
  'real-launch': ['real-launch'],
  'launch-sale': ['real-launch/sale'],
  land: ['land'],
  'real-360': ['real-360'],
  // a tour that is walked, in a window of its own
  tour: ['real-360/tour', 'shared/property/tour'],
  // what an assistant shows of an answer; no page has them
  widget: ['widget'],
  // where agents make tours
  'tour-studio': ['real-360/studio'],
} as const satisfies Record<string, readonly string[]>

export type WordBook = keyof typeof WORD_BOOKS
