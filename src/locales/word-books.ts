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
  property: ['shared/property', 'shared/geo'],
  // the first page most people see has a book of its own beside its room's
  home: [
    'site/{busiest-projects,hero,home-head,home-page,late-price-trend,market-snapshot,price-trend,project-picture,segment-figures,segment-words,sources,valuation-steps}.*',
  ],
  site: ['site'],
  search: ['search'],
  // the first screen of a report; what is below loads the room's words when it comes into view
  'report-top': [
    'report/{report-page,report-top,report-heading,report-head,report-keys,value-block,value-steps,home-form,refusal-block,place-facts,preview-end,locked-report,load-failed,messages,print-button,report-pending}.*',
  ],
  report: ['report'],
  map: ['map'],
  account: ['account', 'billing', 'auth'],
  share: ['share', 'scheduler'],
  // the first screens of the landings; what is read below them is still, with the words of its room
  'agent-landing': ['real-agent/{real-agent-page,real-agent-head,example-reports,market-street}.*'],
  'real-agent': ['real-agent', 'vendor'],
  'real-listing': ['real-listing'],
  'value-landing': ['real-value/{value-page,value-hero,live-example,way-on,real-value-page,real-value-savills-page,real-value-head}.*'],
  'real-value': ['real-value'],
  'real-launch': ['real-launch'],
  'real-360': ['real-360'],
} as const satisfies Record<string, readonly string[]>

export type WordBook = keyof typeof WORD_BOOKS
