interface ShareKindFacts {
  /** the documents whose answers are frozen; no other can be */
  operations: readonly string[]
  /** the live pages of this kind, without a language's prefix */
  path: RegExp
}

/** What can be passed on as a frozen page. */
export const SHARE_KINDS = {
  report: {
    operations: [
      'ReportTop',
      'ReportBody',
      'ReportTours',
      'ReportPro',
      'StackView',
      'EstimateHome',
      'ProjectTransactions',
      'BuildingStacks',
    ],
    path: /^\/report\/[a-z-]+\/(?:project|phase)\/[\w%./-]+(?:\?[\w%&=.+~-]*)?$/,
  },
  // the plan without its title, which may name whose it is
  plan: { operations: ['SharedSmartPlan', 'SmartPlanMarket'], path: /^\/(?:realAgent\/)?smartplan$/ },
  comparison: { operations: ['ComparedProject', 'ProjectEstimate'], path: /^\/realListing\/compare(?:\?[\w%&=.,+~-]*)?$/ },
  analysis: { operations: ['AnalysisWorkbook'], path: /^\/realAgent\/market-analysis\/workbook\?id=[\da-f-]{36}$/ },
} as const satisfies Record<string, ShareKindFacts>

export type ShareKind = keyof typeof SHARE_KINDS

export const SHARE_KIND_NAMES = ['report', 'comparison', 'analysis', 'plan'] as const satisfies readonly ShareKind[]

/** For how long something may be shared, in days, and for how long unless one chooses. */
export const SHARE_DAYS = [7, 30, 90, 365] as const
export const SHARE_DAYS_DEFAULT = 90

export const SHARE_TITLE_MAX_CHARS = 120
export const SHARE_PASSWORD_MIN_CHARS = 6
/** live and expired ones of one account */
export const SHARES_MAX = 200
/** documents of one share */
export const SHARE_QUESTIONS_MAX = 16
/** how long a browser that gave the password is let in */
export const SHARE_PASS_SECONDS = 3_600

/** The id in an address: 128 random bits in base64url. */
export const isShareId = (text: string): boolean => /^[\w-]{22}$/.test(text)

/** What agents say of themselves on their own pages. */
export const AGENT_ABOUT_MAX_CHARS = 600
export const AGENT_AREAS_MAX = 5
/** ISO 639 codes of the languages that are spoken in the four countries' trade */
export const AGENT_LANGUAGES = ['en', 'zh', 'yue', 'nan', 'ms', 'ta', 'hi', 'ko', 'ja', 'th', 'vi', 'id', 'ar', 'el', 'it'] as const

/** Agents of an area that somebody is shown, and that one question goes to, at most. */
export const AREA_AGENTS_MAX = 12
export const ASKED_AGENTS_MAX = 3

/** Websites that may show an agent's listings in a frame. */
export const AGENT_HOSTS_MAX = 5
/** of a logo; either side in pixels */
export const AGENT_LOGO_MAX_BYTES = 300_000
export const AGENT_LOGO_MIN_PX = 24
export const AGENT_LOGO_MAX_PX = 1_200
