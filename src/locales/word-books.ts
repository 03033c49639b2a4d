/**
 * The catalogues of each language and the folders or files of src/features whose words they hold: one per room, so that a page loads only its own.
 * `shell` belongs to every page; a route names the others in `staticData.words`. "!" leaves files out.
 */
export const WORD_BOOKS = {
  shell: ['shell', 'shared/ui', 'shared/session', 'shared/access'],
  'shell-late': ['shell/late'],
  'shell-still': ['shell/still'],
  property: [
    'shared/property',
    '!shared/property/filter/*',
    '!shared/property/search/{save-search-dialog,suggestion-row,suggestion-place,suggestion-panel,suggestion-list}.*',
  ],
  // the list below a search box
  suggest: ['shared/property/search/{suggestion-row,suggestion-place,suggestion-panel,suggestion-list}.*'],
  'home-first': ['site/home/first'],
  'home-late': ['site/home/late'],
  site: ['site'],
  'search-first': ['search/first'],
  'search-still': ['search/still'],
  // beside and above the results, and what opens there
  'search-late': ['shared/property/filter', 'shared/property/search/{save-search-dialog,suggestion-place}.*'],
  'report-first': ['report/first'],
  'report-late': ['report/late'],
  'report-still': ['report/still'],
  'report-landing': ['report/landing'],
  map: ['map', '!map/tools/**'],
  // filters, layers and comparisons come after the map's first frame
  'map-late': ['map/tools', 'shared/property/filter'],
  account: ['account', 'billing'],
  // over any page
  auth: ['auth'],
  share: ['share', 'scheduler'],
  'real-agent': ['real-agent', 'vendor'],
  'real-agent-first': ['real-agent/first'],
  'real-agent-still': ['real-agent/still'],
  'real-listing': ['real-listing'],
  'real-value': ['real-value'],
  'real-value-first': ['real-value/first'],
  'real-value-late': ['real-value/late'],
  'real-value-still': ['real-value/still'],
  'calculators-first': ['real-value/calculators/first'],
  'calculators-still': ['real-value/calculators/still'],
  'real-launch': ['real-launch'],
  'real-360': ['real-360'],
} as const satisfies Record<string, readonly string[]>

export type WordBook = keyof typeof WORD_BOOKS
