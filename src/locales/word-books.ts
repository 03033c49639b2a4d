/**
 * The catalogues of each language and the folders or files of src/features whose words they hold: one per room, so that a page loads only its own.
 * `shell` belongs to every page; a route names the others in `staticData.words`. "!" leaves files out.
 */
export const WORD_BOOKS = {
  shell: [
    'shell',
    'shared/ui',
    'shared/session',
    'shared/access',
    '!shell/{footer,footer-words,chat-buttons,place-picker-dialog,mobile-menu-panel}.*',
  ],
  // parts of every page that are still, or open when they are asked for
  'shell-late': ['shell/{footer,footer-words,chat-buttons,place-picker-dialog,mobile-menu-panel}.*'],
  property: [
    'shared/property',
    '!shared/property/filter/*',
    '!shared/property/estimate-headline.*',
    '!shared/property/search/{save-search-dialog,suggestion-row,suggestion-place,suggestion-panel,suggestion-list}.*',
  ],
  // the list below a search box
  suggest: ['shared/property/search/{suggestion-row,suggestion-place,suggestion-panel,suggestion-list}.*'],
  // the first page most people see has a book of its own beside its room's
  home: [
    'site/{busiest-projects,hero,home-head,home-page,late-price-trend,market-snapshot,price-trend,project-picture,segment-figures,segment-words,sources,valuation-steps}.*',
  ],
  site: ['site'],
  search: ['search', '!search/{facet-panel,facet-words,nothing-found,results-bar,sort-links,active-filter-chips,total-in-words}.*'],
  // beside and above the results, and what opens there
  'search-late': [
    'search/{facet-panel,facet-words,nothing-found,results-bar,sort-links,active-filter-chips,total-in-words}.*',
    'shared/property/filter',
    'shared/property/search/{save-search-dialog,suggestion-place}.*',
  ],
  // the first screen of a report; what is below stays still, but for the chart and the deals, which come alive in view
  'report-top': [
    'report/{report-page,report-top,report-head,value-block,home-form,load-failed,messages,print-button,report-pending}.*',
    'shared/property/estimate-headline.*',
  ],
  'report-late': ['report/{trend-section,transactions-section,late-titles,load-failed,messages}.*'],
  report: ['report'],
  map: ['map', '!map/tools/**'],
  // filters, layers and comparisons come after the map's first frame
  'map-late': ['map/tools', 'shared/property/filter'],
  account: ['account', 'billing', 'auth'],
  share: ['share', 'scheduler'],
  // the first screens of the landings; what is read below them is still, with the words of its room
  'agent-landing': ['real-agent/{real-agent-page,real-agent-head,example-reports,market-street}.*'],
  'real-agent': ['real-agent', 'vendor'],
  'real-listing': ['real-listing'],
  'value-landing': [
    'real-value/{value-page,value-hero,value-home,demo-note,real-value-page,real-value-savills-page,real-value-accuracy-page,real-value-head}.*',
  ],
  // the buttons below an estimate come alive after the page
  'value-share': ['real-value/share-row.*'],
  // the questions, which are alive; the answers are still
  calculators: [
    'real-value/calculators/{calculators-page,calculators-head,calculator-form,calculator-field,choice-words,field-words,spoken,tool-tabs}.*',
  ],
  'calculator-results': [
    'real-value/calculators',
    '!real-value/calculators/{calculators-page,calculators-head,calculator-form,calculator-field,choice-words,field-words,spoken,tool-tabs}.*',
  ],
  'real-value': ['real-value', '!real-value/calculators/**', 'shared/property/estimate-headline.*'],
  'real-launch': ['real-launch'],
  'real-360': ['real-360'],
} as const satisfies Record<string, readonly string[]>

export type WordBook = keyof typeof WORD_BOOKS
