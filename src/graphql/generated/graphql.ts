/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AccountDeed =
  | 'END_SESSIONS'
  | 'LET_IN'
  | 'NOTE'
  | 'SEND_LINK'
  | 'SUSPEND';

export type ActivityType =
  | 'NEWSALE'
  | 'RENT'
  | 'RENTROOM'
  | 'RENTWHOLE'
  | 'RESALE'
  | 'SALE'
  | 'SUBSALE';

export type AdjustedFor =
  | 'AGE'
  | 'CONDITION'
  | 'FACING'
  | 'FLOOR'
  | 'SIZE'
  | 'VIEW';

export type AgainstEstimate =
  | 'ABOVE'
  | 'BELOW'
  | 'WITHIN';

export type AgentEnquiryInput = {
  email: string;
  home?: BookedHomeInput | null | undefined;
  /** A field that people do not see; "" from them. */
  honey?: string | null | undefined;
  /** Public id of the agent. */
  host: string;
  message: string;
  name: string;
  /** "" where none is given. */
  phone: string;
  /** From the form to its sending. */
  seconds?: number | null | undefined;
};

export type AlertInterval =
  | 'DAILY'
  | 'OFF'
  | 'WEEKLY';

export type AmenityFilter = {
  bounds?: BoundsInput | null | undefined;
  /** Only places with homes within so many metres. */
  homesWithin?: number | null | undefined;
  near?: NearInput | null | undefined;
  types?: Array<string> | null | undefined;
};

export type AnalysedHome = {
  /** Sales that stand for themselves beside the heaviest. */
  added: Array<string>;
  /** JSON, as MarketAnalysis.facts. */
  facts: string;
  slug: string;
  typeGroup: TypeGroup;
};

/** Whether somebody makes market analyses. NEEDS_PLAN: an agent without one. SEAT_RIGHT: the seat does not include it. */
export type AnalysisStanding =
  | 'AGENTS_ONLY'
  | 'NEEDS_PLAN'
  | 'OPEN'
  | 'SEAT_RIGHT';

export type AppointmentAction =
  | 'CANCEL'
  | 'WITHDRAW';

export type AppointmentKind =
  | 'CONSULTATION'
  | 'VALUATION'
  | 'VIEWING';

export type AppointmentOutcome =
  | 'ABSENT'
  | 'CAME'
  | 'LATE';

export type AppointmentRulesInput = {
  aheadDays: number;
  bufferMinutes: number;
  capacity: number;
  hours: Array<WeeklyHoursInput>;
  isOpen: boolean;
  kind: AppointmentKind;
  lengthMinutes: number;
  mode: BookingMode;
  noticeHours: number;
  perDayMax: number;
  place: string;
};

export type AreaAgentsEnquiryInput = {
  /** Licence numbers; 3 at most. */
  agents: Array<string>;
  email: string;
  /** A field that people do not see; "" from them. */
  honey?: string | null | undefined;
  message: string;
  name: string;
  /** "" where none is given. */
  phone: string;
  /** From the form to its sending. */
  seconds?: number | null | undefined;
  /** Of the project. */
  slug: string;
  typeGroup: TypeGroup;
  /** What the person says of the home in it; "" for nothing. */
  unit: string;
};

export type AreaFilter = {
  level?: string | null | undefined;
  parentId?: string | null | undefined;
};

export type AreaMeasure =
  | 'BUA'
  | 'GFA'
  | 'IFA'
  | 'LFA'
  | 'NFA'
  | 'NLA'
  | 'SFA'
  | 'UFA';

/** The parameters of an authorisation request (RFC 6749, 4.1.1), "" where one is missing. */
export type AssistantRequest = {
  clientId: string;
  codeChallenge: string;
  codeChallengeMethod: string;
  redirectUri: string;
  resource: string;
  responseType: string;
  scope: string;
  state: string;
};

export type AssistantScope =
  | 'DRAFT'
  | 'READ';

/** Who sent the visitor and what for, from the address of the page; what is no id is left out. */
export type AttributionInput = {
  invCode?: string | null | undefined;
  orderId?: string | null | undefined;
  payPackageId?: string | null | undefined;
  /** The desk of a salesperson. */
  s?: string | null | undefined;
  transactionlist?: string | null | undefined;
};

export type BathroomChoice =
  | 'FIVE_OR_MORE'
  | 'FOUR'
  | 'ONE'
  | 'THREE'
  | 'TWO';

export type BedroomChoice =
  | 'FIVE_OR_MORE'
  | 'FOUR'
  | 'ONE'
  | 'STUDIO'
  | 'THREE'
  | 'TWO';

export type BeginSubscriptionInput = {
  attribution?: AttributionInput | null | undefined;
  country: CountryCode;
  details: BillingDetails;
  invCode?: string | null | undefined;
  payPackageId: string;
  quantity: number;
};

/** Who the invoices name. */
export type BillingDetails = {
  /** One line; needed where INVOICE_DETAILS says so. */
  address?: string | null | undefined;
  name: string;
  taxNumber?: string | null | undefined;
};

export type BillingStanding =
  | 'ACTIVE'
  | 'CARD_MISSING'
  | 'CLOSED'
  | 'ENDED'
  | 'ENDING'
  | 'PAST_DUE'
  | 'TRIAL'
  | 'UNPAID';

export type BookAppointmentInput = {
  email: string;
  home?: BookedHomeInput | null | undefined;
  /** Public id of the agent, or "desk-sg". */
  host: string;
  kind: AppointmentKind;
  /** The advertisement of the host that it is about; `home` says the unit, and holds where it is not advertised any more. */
  listing?: string | null | undefined;
  name: string;
  note: string;
  phone: string;
  startsAt: string;
};

export type BookValuationInput = {
  /** The home as it is to be estimated; without it the usual home of the project. */
  details?: HomeInput | null | undefined;
  email: string;
  home: BookedHomeInput;
  name: string;
  note: string;
  phone: string;
  /** The secret that came with the code of the phone. */
  phoneProof?: string | null | undefined;
  startsAt: string;
};

export type BookedHomeInput = {
  country: CountryCode;
  slug: string;
  typeGroup: TypeGroup;
  unit: string;
};

export type BookingAction =
  | 'ABSENT'
  | 'CANCEL'
  | 'COMPLETE'
  | 'CONFIRM'
  | 'DECLINE'
  | 'LATE';

export type BookingMode =
  | 'INSTANT'
  | 'REVIEW';

export type BookingState =
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'DECLINED'
  | 'DONE'
  | 'HELD'
  | 'LAPSED'
  | 'MOVED';

export type BoundsInput = {
  east: number;
  north: number;
  south: number;
  west: number;
};

export type BuildingType =
  | 'HOTEL'
  | 'INDUSTRIAL'
  | 'MIXED_USE'
  | 'OFFICE'
  | 'RESIDENTIAL'
  | 'RETAIL';

export type CalendarFault =
  | 'ABSENT'
  | 'ADDRESS'
  | 'COMPONENTS'
  | 'FORMAT'
  | 'MANY'
  | 'REDIRECTS'
  | 'SIZE'
  | 'STATUS'
  | 'UNREACHABLE';

export type ChangeTime =
  | 'AT_END'
  | 'NOW';

export type CheckInInput = {
  /** To the question; "" without one. At most 500 characters. */
  answer: string;
  /** "" where none is given. */
  email: string;
  /** By the clock of the visitor’s device, which may have had no connection then. */
  enteredAt: string;
  name: string;
  phone: string;
};

export type CheckoutState =
  | 'CARD'
  | 'DONE'
  | 'NONE'
  | 'PAYMENT'
  | 'WORKING';

export type CodeKind =
  | 'DISCOUNT'
  | 'VIP';

export type CodeState =
  | 'ENDED'
  | 'LIVE'
  | 'USED_UP';

export type Confidence =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type ConstructionStatus =
  | 'BUILDING_UNDER_CONSTRUCTION'
  | 'COMPLETED'
  | 'PRECONSTRUCTION';

export type ContactConsultFilter = {
  country?: CountryCode | null | undefined;
  /** Part of the message, of its subject, or of the name, the address or the phone number of who wrote it. */
  text?: string | null | undefined;
};

export type ContactConsultInput = {
  /** Address on this site of the page that led to the form: "/realValue?projectType=…". */
  about?: string | null | undefined;
  attribution?: AttributionInput | null | undefined;
  companyName?: string | null | undefined;
  country?: CountryCode | null | undefined;
  email: string;
  /** A field that people do not see; "" from them. */
  honey?: string | null | undefined;
  interest: string;
  message: string;
  name: string;
  phone: string;
  /** From the form to its sending. */
  seconds?: number | null | undefined;
};

export type CopyRecordKind =
  | 'APPOINTMENTS'
  | 'DEAL_LISTS'
  | 'ENQUIRIES'
  | 'HOMES_NOT_WRITTEN_TO'
  | 'LABEL_SHEETS'
  | 'LISTINGS'
  | 'MARKET_ANALYSES'
  | 'OWN_HOMES'
  | 'SAVED_SEARCHES'
  | 'SMART_PLANS'
  | 'TOURS';

export type CountryCode =
  | 'AU'
  | 'HK'
  | 'MY'
  | 'SG';

export type DataCopyState =
  | 'FAILED'
  | 'MAKING'
  | 'READY'
  | 'WAITING';

/** What comes first in the days of a sheet, where both are numerals. */
export type DayOrder =
  | 'DMY'
  | 'MDY';

export type DaysOffInput = {
  from: string;
  to: string;
};

/** Recorded deals; all that is given must hold. */
export type DealFilter = {
  activities?: Array<ActivityType> | null | undefined;
  /** Of houses that are kept by suburb or scheme: "8 Cedar Avenue" is this house, "Cedar Avenue" every house of the street. Compared as written, and with the addresses of houses alone. */
  address?: string | null | undefined;
  areaSqm?: RangeInput | null | undefined;
  /** A band of floors belongs to it when one of its floors does; unknown floors do not. */
  floor?: RangeInput | null | undefined;
  from?: string | null | undefined;
  /** Of the projects of this filter; a station, a point and an area are places of it. */
  homes?: ProjectFilter | null | undefined;
  /** Without several units in one deal, and without outliers. */
  isUsual?: boolean | null | undefined;
  /** Sales without it. */
  kind?: TransactionKind | null | undefined;
  price?: RangeInput | null | undefined;
  psf?: RangeInput | null | undefined;
  slug?: string | null | undefined;
  to?: string | null | undefined;
  /** With slug: of this project alone. */
  typeGroup?: TypeGroup | null | undefined;
  unitMixes?: Array<string> | null | undefined;
};

export type DealGrouping =
  | 'FLOOR'
  | 'MONTH'
  | 'PROJECT'
  | 'PSF'
  | 'SIZE'
  | 'UNIT_MIX';

export type DealSort =
  | 'NEWEST'
  | 'OLDEST'
  | 'PRICE_HIGH'
  | 'PRICE_LOW'
  | 'PSF_HIGH'
  | 'PSF_LOW'
  | 'SIZE_HIGH'
  | 'SIZE_LOW';

export type DealStorey =
  | 'HIGH'
  | 'LOW'
  | 'MIDDLE';

/** The mark of decimals in a sheet. */
export type DecimalMark =
  | 'COMMA'
  | 'POINT';

export type Drawing =
  | 'FACADE'
  | 'FLOOR_PLAN'
  | 'LOCATION'
  | 'SITE_PLAN';

export type EnquiryCopyState =
  | 'AGREED'
  | 'ASKED'
  | 'STOPPED';

/** LEARNED: the correction that the engine learnt from errors of past estimates of such homes. */
export type EstimateDriverCode =
  | 'AREA'
  | 'FLOOR'
  | 'KIND'
  | 'LEARNED'
  | 'LEASE'
  | 'TIME';

/** FIRST: similar sales adjusted to the home. ENGINE: the fitted engine, whose accuracy is measured. */
export type EstimateMethod =
  | 'ENGINE'
  | 'FIRST';

export type Facet =
  | 'AREA'
  | 'BEDROOMS'
  | 'CONSTRUCTION_STATUS'
  | 'PROPERTY_TYPE'
  | 'TENURE'
  | 'TYPE_GROUP';

export type Facility =
  | 'BBQ'
  | 'FUNCTION_ROOM'
  | 'GYM'
  | 'JACUZZI'
  | 'LIFT'
  | 'PLAYGROUND'
  | 'POOL'
  | 'RETAIL_SHOPS'
  | 'SECURITY'
  | 'SKY_GARDEN';

export type FeedApproval =
  | 'APPROVED'
  | 'ASKED'
  | 'DECLINED'
  | 'DRAFT';

export type FeedFormat =
  | 'CSV'
  | 'REAXML'
  | 'RESO';

export type FeedScope =
  | 'API'
  | 'APPOINTMENTS'
  | 'ENQUIRIES'
  | 'ORDERS'
  | 'READ'
  | 'SEND'
  | 'WIDGET';

export type FigureRegion =
  | 'ALL'
  | 'HONG_KONG_ISLAND'
  | 'KOWLOON'
  | 'NEW_TERRITORIES';

export type FigureSeries =
  | 'AVERAGE_PRICE'
  | 'AVERAGE_RENT'
  | 'PRICE_INDEX'
  | 'REGISTRATIONS'
  | 'RENT_INDEX'
  | 'YIELD';

export type FloorType =
  | 'GROUND'
  | 'HIGH'
  | 'LOW'
  | 'MID'
  | 'PENTHOUSE';

export type FurnishedType =
  | 'FLEXIBLE'
  | 'FULLY'
  | 'PARTIALLY'
  | 'UNFURNISHED';

export type HomeInput = {
  areaSqm?: number | null | undefined;
  floor?: number | null | undefined;
  leaseStartYear?: number | null | undefined;
  /** Used only where the record of the project has none, as is leaseStartYear. */
  tenure?: Tenure | null | undefined;
  unitMix?: string | null | undefined;
};

export type HomeLetterKind =
  | 'MONTHLY'
  | 'SOLD';

export type KeepOwnHomeInput = {
  home: HomeInput;
  name: string;
  slug: string;
  typeGroup: TypeGroup;
};

export type LabelSheetInput = {
  /** JSON rows: unit, building, street, locality, postal code. Names of people are not kept. */
  homes: string;
  /** JSON, as LabelSheet.print. */
  print: string;
  title: string;
};

/** Whether somebody prints labels. NEEDS_PLAN: an agent without one. SEAT_RIGHT: the seat does not include it. */
export type LabelStanding =
  | 'AGENTS_ONLY'
  | 'NEEDS_PLAN'
  | 'OPEN'
  | 'SEAT_RIGHT';

export type LandFilter = {
  activity?: string | null | undefined;
  areaId?: string | null | undefined;
  landUse?: string | null | undefined;
  status?: string | null | undefined;
};

export type LaunchFilter = {
  /** The area, all areas inside it, or the postal district. */
  areaId?: string | null | undefined;
  /** 0 … 5, a studio and five or more: an available unit has so many. */
  bedrooms?: number | null | undefined;
  /** Of the cheapest available unit. */
  priceMax?: number | null | undefined;
  /** Those of projects with these slugs, at most 50. */
  projectSlugs?: Array<string> | null | undefined;
  sizeMax?: number | null | undefined;
  /** Square feet that one of its homes has at least, of so many bedrooms where these are given. */
  sizeMin?: number | null | undefined;
  state?: LaunchState | null | undefined;
  tenure?: Tenure | null | undefined;
  topYear?: number | null | undefined;
};

export type LaunchInterestInput = {
  /** To be written to about the launch. */
  agrees: boolean;
  email: string;
  /** A field that people do not see; "" from them. */
  honey?: string | null | undefined;
  /** "" without any. */
  message: string;
  name: string;
  /** "" where none is given. */
  phone: string;
  /** A day of the preview, "2026-11-28". */
  previewOn?: string | null | undefined;
  /** From the form to its sending. */
  seconds?: number | null | undefined;
  slug: string;
  /** A free time of `previewTimes`, ISO 8601; its day is then that of the preview. */
  startsAt?: string | null | undefined;
  typeGroup: TypeGroup;
  /** Floor and stack, "12-03". */
  unit?: string | null | undefined;
  unitMixes: Array<string>;
};

export type LaunchQuestionAbout =
  | 'DAY_ORDER'
  | 'DECIMAL_MARK';

export type LaunchSort =
  | 'MOST_LEFT'
  | 'NEXT_DAY'
  | 'PRICE_HIGH'
  | 'PRICE_LOW'
  | 'TOP_FIRST';

export type LaunchState =
  | 'ANNOUNCED'
  | 'PREVIEW'
  | 'SELLING'
  | 'SOLD_OUT';

export type LeadFilter = {
  /** To be followed up until then, "2026-11-28". */
  dueUntil?: string | null | undefined;
  /** Only what is given to the viewer. */
  isMine?: boolean | null | undefined;
  /** Neither won nor lost. */
  isOpen?: boolean | null | undefined;
  /** Only what may be unwanted; else none of it. */
  isSuspected?: boolean | null | undefined;
  origin?: LeadOrigin | null | undefined;
  state?: LeadState | null | undefined;
  /** Part of the message, or of who wrote it. */
  text?: string | null | undefined;
};

export type LeadMove =
  | 'CONTACT'
  | 'LOSE'
  | 'MEET'
  | 'WIN';

export type LeadOrigin =
  | 'AREA'
  | 'BOOKING'
  | 'CONTACT'
  | 'LAUNCH'
  | 'LISTING'
  | 'OPEN_HOUSE'
  | 'REPORT'
  | 'SHARE'
  | 'TOUR'
  | 'TRAINING'
  | 'VALUE';

export type LeadRuleInput = {
  /** Of a rule that is there: it keeps its turn. */
  id?: string | null | undefined;
  interests: Array<string>;
  languages: Array<string>;
  people: Array<string>;
};

export type LeadState =
  | 'CONTACTED'
  | 'LOST'
  | 'MEETING'
  | 'NEW'
  | 'WON';

export type LeadSuspicion =
  | 'HASTY'
  | 'HONEY'
  | 'MANY_LINKS'
  | 'REPEATED';

export type LetterState =
  | 'DEAD'
  | 'LATE'
  | 'SENT'
  | 'WAITING';

export type ListingAction =
  | 'CLOSE'
  | 'CONFIRM'
  | 'OFFER'
  | 'OFFER_FELL_THROUGH'
  | 'PUBLISH'
  | 'REOPEN'
  | 'WITHDRAW';

export type ListingActivity =
  | 'RENT'
  | 'ROOM'
  | 'SALE';

/** How a listing ends, as its agent says. Price and day where they are known and may be told: visitors see them. */
export type ListingClosingInput = {
  /** "2026-11-20"; not after today. */
  day?: string | null | undefined;
  outcome: ListingOutcome;
  /** What it was sold for, or the rent a month. Of no home that its owner withdrew. */
  price?: number | null | undefined;
};

export type ListingEditsChoice =
  | 'DISCARD'
  | 'KEEP'
  | 'PUBLISH';

export type ListingEnquiryInput = {
  email: string;
  /** The home. */
  group: string;
  /** A field that people do not see; "" from them. */
  honey?: string | null | undefined;
  /** The advertisement whose agent is asked. */
  listing: string;
  message: string;
  name: string;
  /** "" where none is given. */
  phone: string;
  /** From the form to its sending. */
  seconds?: number | null | undefined;
};

export type ListingFacet =
  | 'AGAINST_ESTIMATE'
  | 'AREA'
  | 'BEDROOMS'
  | 'CONSTRUCTION_STATUS'
  | 'FURNISHED'
  | 'PROPERTY_TYPE'
  | 'TENURE';

/** All given conditions must hold, of homes that somebody advertises now. A home without a figure fails any range on that figure. */
export type ListingFilter = {
  /** SALE without it. */
  activity?: ListingActivity | null | undefined;
  /** Where the price lies against the range of our estimate. */
  againstEstimate?: Array<AgainstEstimate> | null | undefined;
  /** Advertised now by this agent. */
  agentLicence?: string | null | undefined;
  /** Floor area in square feet. */
  area?: RangeInput | null | undefined;
  /** An area or district with all areas inside it. */
  areaId?: string | null | undefined;
  /** Any of them, at most 20; listingFacets counts them. */
  areaIds?: Array<string> | null | undefined;
  /** Inside all of these circles, at most four. */
  around?: Array<NearInput> | null | undefined;
  /** Any of them. */
  bathrooms?: Array<BathroomChoice> | null | undefined;
  /** Any of them. */
  bedrooms?: Array<BedroomChoice> | null | undefined;
  bounds?: BoundsInput | null | undefined;
  /** Year. */
  completion?: RangeInput | null | undefined;
  constructionStatuses?: Array<ConstructionStatus> | null | undefined;
  /** Whose least price fell within so many days. */
  cutWithinDays?: number | null | undefined;
  /** All of them. */
  facilities?: Array<Facility> | null | undefined;
  /** Any of them. */
  furnished?: Array<FurnishedType> | null | undefined;
  hasTour?: boolean | null | undefined;
  /** Land in square feet. */
  land?: RangeInput | null | undefined;
  /** Years left on the lease of its project, as of projects. */
  leaseLeft?: RangeInput | null | undefined;
  /** First seen within so many days. */
  listedWithinDays?: number | null | undefined;
  near?: NearInput | null | undefined;
  /** Inside any of at most 8 outlines of together at most 200 corners, parted by dots. A corner is the difference from the one before, latitude then longitude in hundred-thousandths of a degree, each a zigzag number in base64url digits of five bits, the lowest first, all but the last plus 32. */
  outlines?: string | null | undefined;
  /** What is asked to buy; nothing of a home to rent. */
  price?: RangeInput | null | undefined;
  /** Of this project. */
  project?: ProjectOfListingsInput | null | undefined;
  propertyGroups?: Array<PropertyGroup> | null | undefined;
  /** Any of them, at most 20. */
  propertyTypes?: Array<string> | null | undefined;
  /** The price asked by the floor area. */
  psf?: RangeInput | null | undefined;
  reach?: ReachInput | null | undefined;
  /** What is asked a month; nothing of a home to buy. */
  rent?: RangeInput | null | undefined;
  /** Minutes on foot to the nearest station, as of its project. */
  stationWalk?: RangeInput | null | undefined;
  /** LEASEHOLD_999: at least 900 years. LEASEHOLD: at most 110. */
  tenures?: Array<TenureChoice> | null | undefined;
  /** Words of its project, street, postal code, headline or description; each may be unfinished. */
  text?: string | null | undefined;
  typeGroups?: Array<TypeGroup> | null | undefined;
};

/** A listing as its agent writes it, whole: what is null or "" is not told. Areas in square metres, rents a month. */
export type ListingInput = {
  activity: ListingActivity;
  /** Block, house or unit: told to nobody, it tells homes of one kind apart. */
  address: string;
  areaMeasure?: AreaMeasure | null | undefined;
  areaSqm?: number | null | undefined;
  /** "2026-12-01" */
  availableOn?: string | null | undefined;
  bathrooms?: number | null | undefined;
  bedrooms?: number | null | undefined;
  description: string;
  facilities: Array<Facility>;
  floor?: number | null | undefined;
  floorType?: FloorType | null | undefined;
  furnished?: FurnishedType | null | undefined;
  headline: string;
  landSqm?: number | null | undefined;
  /** Of the two. */
  locale: string;
  postalCode: string;
  price?: number | null | undefined;
  /** Of this market; name, street, postal code and type are then those of the records. */
  project?: ListingProjectInput | null | undefined;
  projectName: string;
  propertyGroup?: PropertyGroup | null | undefined;
  propertyType?: string | null | undefined;
  street: string;
  tourUrl: string;
  unitMix?: string | null | undefined;
  videoUrl: string;
};

export type ListingMatch =
  | 'POSTAL'
  | 'PROJECT'
  | 'STREET'
  | 'WORDS';

export type ListingMediaKind =
  | 'PHOTO'
  | 'PLAN';

export type ListingMediaState =
  | 'REFUSED'
  | 'STORED'
  | 'WAITING';

export type ListingNeed =
  | 'AGENCY'
  | 'AGENCY_LICENCE'
  | 'AGENT_LICENCE'
  | 'AGENT_NAME'
  | 'AGENT_PHONE'
  | 'AREA'
  | 'PHOTO'
  | 'PLACE'
  | 'PRICE'
  | 'PROPERTY_TYPE'
  | 'SALEABLE_AREA'
  | 'UNIT_MIX';

export type ListingOutcome =
  | 'LET'
  | 'SOLD'
  | 'WITHDRAWN';

export type ListingPictureKind =
  | 'PHOTO'
  | 'PLAN';

export type ListingProblem =
  | 'DUPLICATE'
  | 'FACTS'
  | 'GONE'
  | 'NOT_THEIRS'
  | 'OTHER'
  | 'PICTURES'
  | 'PRICE';

export type ListingProjectInput = {
  slug: string;
  typeGroup: TypeGroup;
};

export type ListingSort =
  | 'AGAINST_ESTIMATE'
  | 'AREA_LARGE'
  | 'CUT_NEWEST'
  | 'NEWEST'
  | 'PRICE_HIGH'
  | 'PRICE_LOW'
  | 'PSF_HIGH'
  | 'PSF_LOW';

export type ListingSourceInput = {
  agency: string;
  agencyLicence: string;
  /** At most 1000; null: as they are. */
  agents?: Array<SourceAgentInput> | null | undefined;
  format: FeedFormat;
  /** Part of the address of its feed: lower-case words with hyphens. */
  id: string;
  isActive: boolean;
  silenceDays: number;
  /** The one that was changed, 0 for a new one. */
  version: number;
};

export type ListingState =
  | 'CLOSED'
  | 'DRAFT'
  | 'EXPIRED'
  | 'LIVE'
  | 'UNDER_OFFER'
  | 'WITHDRAWN';

export type MarketAnalysisInput = {
  /** What the agent proposes to ask; without it nothing is proposed. */
  asking?: ProposedAskingInput | null | undefined;
  /** JSON of AnalysisChoice. */
  choice: string;
  home: AnalysedHome;
  /** Of the analysis that is changed; null for a new one. */
  id?: string | null | undefined;
  note: string;
  /** Takes the evidence of today for that of the last saving. */
  renews: boolean;
  showsEngine: boolean;
  title: string;
  /** Of the analysis as it was seen. */
  version?: number | null | undefined;
};

export type NearInput = {
  lat: number;
  lng: number;
  /** At most 5,000. */
  radiusMetres: number;
};

export type NewShare = {
  /** What the page is about, a JSON object; given back as it came. */
  about: string;
  /** One of 7, 30, 90, 365. */
  days: number;
  kind: ShareKind;
  /** Null and "": whoever has the address may open it. */
  password?: string | null | undefined;
  /** The live page, without the prefix of a language. */
  path: string;
  questions: Array<ShareQuestion>;
  title: string;
};

export type NoticeChannel =
  | 'MAIL'
  | 'OFF'
  | 'SCREEN';

export type NoticeGroup =
  | 'BOOKINGS'
  | 'LEADS'
  | 'LISTINGS'
  | 'ORDERS'
  | 'SEARCHES'
  | 'SEATS'
  | 'SESSIONS'
  | 'SHARES'
  | 'SUBSCRIPTION';

export type OpenHouseInput = {
  /** From 5 to 1440. */
  minutes: number;
  /** To visitors; "" for the usual one. At most 200 characters. */
  question: string;
  startsAt: string;
};

export type OrderAction =
  | 'ACCEPT'
  | 'AGREE'
  | 'APPROVE'
  | 'ASK_CHANGES'
  | 'CANCEL'
  | 'DECLINE'
  | 'DELIVER'
  | 'PROPOSE'
  | 'RESUME'
  | 'START';

export type OrderFilter = {
  /** Owed, and due before today. */
  isLate?: boolean | null | undefined;
  states?: Array<OrderState> | null | undefined;
  /** Part of the number, of where it is, or of the other side’s name. */
  text?: string | null | undefined;
};

export type OrderService =
  | 'FLOOR_PLAN'
  | 'PHOTOGRAPHS'
  | 'STAGING'
  | 'TOUR'
  | 'VIDEO';

export type OrderSide =
  | 'AGENT'
  | 'VENDOR';

export type OrderState =
  | 'ACCEPTED'
  | 'APPROVED'
  | 'CANCELLED'
  | 'CHANGES_ASKED'
  | 'DECLINED'
  | 'DELIVERED'
  | 'IN_PRODUCTION'
  | 'NEW';

/** What becomes of the tour of an order that is approved. */
export type OrderTourInput = {
  /** It is shown at once. */
  isPublished: boolean;
  /** The agent’s advertisement that it is joined to. */
  listing?: string | null | undefined;
  /** The one that was looked at. */
  version: number;
};

/** Of an acceptance or a proposal. Days are "2026-11-28", by the clock of the order’s country. */
export type OrderVisitInput = {
  /** When the files are due. */
  dueOn: string;
  /** The hour, "09:30"; then that time of the vendor is taken. */
  visitAt?: string | null | undefined;
  /** How long the visit is, with an hour. */
  visitMinutes?: number | null | undefined;
  /** The day on which the vendor comes. */
  visitOn?: string | null | undefined;
};

/** Of the homes one is meant: a listing before a project, a project before an address. */
export type OwnAppointmentInput = {
  address: string;
  email: string;
  home?: BookedHomeInput | null | undefined;
  kind: OwnAppointmentKind;
  /** Name, phone and e-mail are then the enquiry’s. */
  lead?: string | null | undefined;
  /** Of the viewer. */
  listing?: string | null | undefined;
  /** From 5 to 1440. */
  minutes: number;
  name: string;
  note: string;
  phone: string;
  place: string;
  startsAt: string;
};

export type OwnAppointmentKind =
  | 'BLOCKED'
  | 'MEETING'
  | 'OTHER'
  | 'VALUATION'
  | 'VIEWING';

export type OwnListingFilter = {
  activity?: ListingActivity | null | undefined;
  /** Advertised, and to be confirmed within the next days. */
  isDue?: boolean | null | undefined;
  states?: Array<ListingState> | null | undefined;
  /** Part of the name, street, postal code, address or headline. */
  text?: string | null | undefined;
};

export type OwnPricesInput = {
  country: CountryCode;
  /** The day from which they are in force, "2026-12-01": today, or one to come. */
  from: string;
  prices: Array<ServicePriceInput>;
  /** The one that was changed. */
  version: number;
};

export type PasskeyPurpose =
  | 'REGISTER'
  | 'SECOND_STEP'
  | 'SIGN_IN'
  | 'STEP_UP';

export type PlaceOrderInput = {
  /** How to get in, and whom to call. */
  access?: string | null | undefined;
  /** Of the home; needed where a price goes by them. */
  bedrooms?: number | null | undefined;
  /** The sum that was shown, before tax. */
  cents: number;
  /** A home of this market. */
  home?: BookedHomeInput | null | undefined;
  note?: string | null | undefined;
  /** The address in own words; needed without a home. */
  place?: string | null | undefined;
  services: Array<OrderService>;
  /** With the service staging. */
  staging?: StagingBriefInput | null | undefined;
  vendor: string;
  wishDays: Array<string>;
};

export type PlanAudience =
  | 'AGENT'
  | 'NON_AGENT'
  | 'SUB_ACCOUNT';

export type PlanPayment =
  | 'CARDS'
  | 'UNAVAILABLE'
  | 'WRITE_TO_US';

export type PlanRight =
  | 'ADDRESS_LABELS'
  | 'DEAL_SHEETS'
  | 'MARKET_ANALYSES'
  | 'PRO_REPORTS'
  | 'SEATS'
  | 'SMART_PLAN_HANDOUTS'
  | 'UNIT_NUMBERS';

export type PreviewLineKind =
  | 'PLAN'
  | 'REST'
  | 'UNUSED';

export type PriceStepInput = {
  bedrooms: number;
  cents: number;
};

/** All given conditions must hold. A project without a figure fails any range on that figure. */
export type ProjectFilter = {
  /** Square feet; the areas of the project overlap the range. */
  area?: RangeInput | null | undefined;
  /** An area or district by its id, with all areas inside it: the place that is asked about. Numbers of areas from before are read, with their name as "12:Bishan". */
  areaId?: string | null | undefined;
  /** Any of these areas, with all inside them, at most 20; projectFacets counts them. */
  areaIds?: Array<string> | null | undefined;
  /** Inside all of these circles, at most four. */
  around?: Array<NearInput> | null | undefined;
  /** Any of them. */
  bathrooms?: Array<BathroomChoice> | null | undefined;
  /** Any of them. */
  bedrooms?: Array<BedroomChoice> | null | undefined;
  bounds?: BoundsInput | null | undefined;
  /** Per cent in twelve months. */
  change?: RangeInput | null | undefined;
  /** Year. */
  completion?: RangeInput | null | undefined;
  constructionStatuses?: Array<ConstructionStatus> | null | undefined;
  /** All of them. */
  facilities?: Array<Facility> | null | undefined;
  ids?: Array<string> | null | undefined;
  /** Offices, shops and the like, or homes; both without it. */
  isCommercial?: boolean | null | undefined;
  /** Years left on the lease in the year that it is. Freehold and leases of 900 years and more pass any minimum and no maximum; a lease whose end is not known fails. */
  leaseLeft?: RangeInput | null | undefined;
  near?: NearInput | null | undefined;
  /** Inside any of at most 8 outlines of together at most 200 corners, parted by dots. A corner is the difference from the one before, latitude then longitude in hundred-thousandths of a degree, each a zigzag number in base64url digits of five bits, the lowest first, all but the last plus 32. */
  outlines?: string | null | undefined;
  /** Last sale price. */
  price?: RangeInput | null | undefined;
  propertyGroups?: Array<PropertyGroup> | null | undefined;
  /** Any of them, at most 20. */
  propertyTypes?: Array<string> | null | undefined;
  /** Median psf of the newest twelve months. */
  psf?: RangeInput | null | undefined;
  reach?: ReachInput | null | undefined;
  /** Last rent a month; nothing passes where rents are not disclosed. */
  rent?: RangeInput | null | undefined;
  /** Begun minutes at 80 m a minute along 1.3 × the straight line to the nearest station; not known beyond 60. */
  stationWalk?: RangeInput | null | undefined;
  street?: string | null | undefined;
  /** LEASEHOLD_999: at least 900 years. LEASEHOLD: at most 110. */
  tenures?: Array<TenureChoice> | null | undefined;
  /** Words as in the type-ahead. */
  text?: string | null | undefined;
  typeGroups?: Array<TypeGroup> | null | undefined;
  /** Tenths of a per cent a year; nothing passes where rents are not disclosed. */
  yield?: RangeInput | null | undefined;
};

export type ProjectOfListingsInput = {
  slug: string;
  typeGroup: TypeGroup;
};

export type ProjectSort =
  | 'BLOCK'
  | 'CHANGE_HIGH'
  | 'CHANGE_LOW'
  | 'MOST_TRADED'
  | 'NEAREST'
  | 'NEWEST_BUILT'
  | 'NEWEST_SALE'
  | 'PRICE_HIGH'
  | 'PRICE_LOW'
  | 'PSF_HIGH'
  | 'PSF_LOW'
  | 'YIELD_HIGH';

export type PromotionCodeInput = {
  /** Off, in the currency's smallest unit; instead of per cent. */
  amountOff?: number | null | undefined;
  code: string;
  country: CountryCode;
  /** After it nobody can use the code. ISO 8601. */
  endsDate?: string | null | undefined;
  isFirstTimeOnly?: boolean | null | undefined;
  kind: CodeKind;
  /** How long a discount holds; without: as long as the subscription. */
  months?: number | null | undefined;
  /** Off; instead of an amount. */
  percent?: number | null | undefined;
  /** Keys of plans; without: all. */
  plans?: Array<string> | null | undefined;
  useLimit?: number | null | undefined;
  /** Of a VIP code: until when it opens everything. ISO 8601. */
  vipUntilDate?: string | null | undefined;
};

export type PropertyGroup =
  | 'CONDO'
  | 'HDB'
  | 'HOS'
  | 'LAND';

export type ProposalState =
  | 'DECLINED'
  | 'EXPIRED'
  | 'OPEN'
  | 'TAKEN'
  | 'WITHDRAWN';

export type ProposedAskingInput = {
  /** As low for one price. */
  high: number;
  /** Whole units of the market’s currency. */
  low: number;
  why: string;
};

/** Another price of a line of the order. */
export type ProposedLineInput = {
  cents: number;
  service: OrderService;
};

/** Both ends belong to it; null is open. Bounds go to the nearest step that the figure is compared at. */
export type RangeInput = {
  max?: number | null | undefined;
  min?: number | null | undefined;
};

/** Within the given minutes of the station at this place, by rail and then on foot. */
export type ReachInput = {
  lat: number;
  lng: number;
  /** At most 60. */
  minutes: number;
};

export type ReferenceHomeInput = {
  areaSqm?: number | null | undefined;
  floor?: number | null | undefined;
  leaseStartYear?: number | null | undefined;
};

export type RefusalReason =
  | 'FLOOR_NOT_HERE'
  | 'NO_SALES'
  | 'SIZE_NOT_HERE'
  | 'TOO_FEW_COMPARABLES'
  | 'TOO_OLD'
  | 'TOO_SPREAD'
  | 'UNKNOWN_HOME';

export type RegisterDetailInput = {
  ceaNumber?: string | null | undefined;
  estateAgency?: string | null | undefined;
  estateAgencyLicenseNo?: string | null | undefined;
  salespersonName?: string | null | undefined;
};

export type RegisterInput = {
  attribution?: AttributionInput | null | undefined;
  /** Agents send it, the others do not. */
  detail?: RegisterDetailInput | null | undefined;
  email: string;
  name: string;
  password: string;
  phoneNumber: string;
  /** The secret that went to checkOTP as proof; without one the network must be the same. */
  phoneProof?: string | null | undefined;
};

export type RentScope =
  | 'NEIGHBOURS'
  | 'PROJECT';

export type RepetitionInput = {
  /** The last day that is meant, "2026-12-31"; at most 60 times. */
  until: string;
  /** 1: every week; 2: every other week. */
  weeks: number;
};

export type SaveSearchInput = {
  alert?: AlertInterval | null | undefined;
  /** The projects it shows; without it there are no alerts. */
  filter?: ProjectFilter | null | undefined;
  /** The advertised homes it shows, where it shows those and no projects. */
  listings?: ListingFilter | null | undefined;
  name: string;
  /** A page of the site without the prefix of a language. */
  path: string;
  /** Its parameters, beginning with "?". */
  search?: string | null | undefined;
};

export type ScheduleInput = {
  daysOff: Array<DaysOffInput>;
  kinds: Array<AppointmentRulesInput>;
  observesHolidays: boolean;
  timeZone: string;
};

export type SearchKind =
  | 'AREA'
  | 'POSTAL_CODE'
  | 'PROJECT'
  | 'SCHOOL'
  | 'STATION'
  | 'STREET';

export type SeatInvitationState =
  | 'EXPIRED'
  | 'OPEN'
  | 'USED'
  | 'WITHDRAWN';

export type SeatMove =
  | 'REMOVE'
  | 'RESUME'
  | 'SUSPEND';

export type SeatRight =
  | 'CALENDAR'
  | 'LEADS'
  | 'LISTINGS'
  | 'ORDERS'
  | 'REPORTS';

export type SeatState =
  | 'ACTIVE'
  | 'INVITED'
  | 'REMOVED'
  | 'SUSPENDED';

export type Segment =
  | 'CONDO'
  | 'HDB'
  | 'HOS'
  | 'LAND';

export type ServicePriceInput = {
  cents: number;
  days: number;
  /** Not given, it stays as it is; so do the two below. */
  name?: string | null | undefined;
  service: OrderService;
  steps?: Array<PriceStepInput> | null | undefined;
  travelCents?: number | null | undefined;
};

export type ShareKind =
  | 'ANALYSIS'
  | 'COMPARISON'
  | 'PLAN'
  | 'REPORT';

export type ShareQuestion = {
  /** Name of a document of the site that this kind of page asks. */
  operation: string;
  /** JSON. */
  variables: string;
};

export type ShareState =
  | 'EXPIRED'
  | 'LIVE'
  | 'REVOKED';

export type SignInFactor =
  | 'APP'
  | 'MAIL_CODE'
  | 'PASSKEY'
  | 'RECOVERY_CODE';

export type SizeClass =
  | 'A'
  | 'ALL'
  | 'A_C'
  | 'B'
  | 'C'
  | 'D'
  | 'D_E'
  | 'E';

export type SourceAgentInput = {
  /** "" where it is not known. */
  email: string;
  licence: string;
  name: string;
  /** "" where it is not known. */
  phone: string;
};

export type SourceType =
  | 'Vendor'
  | 'Website';

export type StaffDeedKind =
  | 'END_SESSIONS'
  | 'EXTEND_TRIAL'
  | 'HAND_OVER_LISTING'
  | 'LET_IN'
  | 'NOTE'
  | 'RESEND_LETTER'
  | 'SEND_LINK'
  | 'SUSPEND';

export type StagingBriefInput = {
  rooms: Array<StagingRoom>;
  style: StagingStyle;
  /** A day, "2026-12-01". */
  wantedOn?: string | null | undefined;
};

export type StagingRoom =
  | 'BALCONY'
  | 'BEDROOM'
  | 'CHILD_ROOM'
  | 'DINING_ROOM'
  | 'LIVING_ROOM'
  | 'STUDY';

export type StagingStyle =
  | 'BOLD'
  | 'LIGHT'
  | 'NATURAL'
  | 'WARM';

export type SysStripeInfoFilter = {
  /** Part of the address. */
  email?: string | null | undefined;
  mainUserId?: string | null | undefined;
  /** Text that the params must contain; "vipPromo" lists promotion codes. */
  params?: string | null | undefined;
  status?: string | null | undefined;
};

export type TableColumnInput = {
  /** A name of RESO; "": it is not needed. */
  means: string;
  /** As it stands in the file. */
  name: string;
};

export type Tenure =
  | 'FREEHOLD'
  | 'LEASEHOLD';

export type TenureChoice =
  | 'FREEHOLD'
  | 'LEASEHOLD'
  | 'LEASEHOLD_999';

export type TourBundleKind =
  | 'PANO'
  | 'PLAN'
  | 'STILL';

export type TourCount =
  | 'ENQUIRY'
  | 'OPEN'
  | 'SCENE'
  | 'SECONDS'
  | 'SPOT';

/** All that is written of a tour, with at most 24 scenes in the order of walking. */
export type TourDraftInput = {
  about: string;
  plan?: TourPlanInput | null | undefined;
  scenes: Array<TourSceneInput>;
  title: string;
};

export type TourEnquiryInput = {
  email: string;
  /** A field that people do not see; "" from them. */
  honey?: string | null | undefined;
  message: string;
  name: string;
  path: string;
  /** "" where none is given. */
  phone: string;
  /** From the form to its sending. */
  seconds?: number | null | undefined;
};

export type TourEvent = {
  /** Null: the tour as a whole. */
  scene?: string | null | undefined;
  /** How long somebody stayed in the scene. */
  seconds?: number | null | undefined;
  what: TourCount;
};

export type TourHour =
  | 'DAY'
  | 'DUSK'
  | 'EMPTY';

export type TourNeed =
  | 'AGENCY'
  | 'AGENCY_LICENCE'
  | 'AGENT_LICENCE'
  | 'AGENT_NAME'
  | 'AGENT_PHONE'
  | 'ALT'
  | 'NOTE'
  | 'SCENES'
  | 'SCENE_NAME'
  | 'TITLE';

export type TourPlanInput = {
  /** Null: the plan that was there before, which has a file of its own. */
  bundle?: string | null | undefined;
  /** Pixels of a metre; null where the scale is not known. */
  metre?: number | null | undefined;
};

export type TourProjectInput = {
  slug: string;
  typeGroup: TypeGroup;
};

/** With at most 10 spots; angles in radians. */
export type TourSceneInput = {
  alt: string;
  caption: string;
  hour: TourHour;
  id: string;
  name: string;
  north: number;
  /** A bundle that has arrived, or the scene itself where its files are its own. */
  pano: string;
  pitch: number;
  place: string;
  planX?: number | null | undefined;
  planY?: number | null | undefined;
  spots: Array<TourSpotInput>;
  still: string;
  yaw: number;
  zoom: number;
};

export type TourSpotInput = {
  id: string;
  kind: TourSpotKind;
  pitch: number;
  text: string;
  title: string;
  /** Behind a door, and behind nothing else. */
  toScene?: string | null | undefined;
  yaw: number;
};

export type TourSpotKind =
  | 'DOOR'
  | 'NOTE';

export type TourState =
  | 'DRAFT'
  | 'LIVE'
  | 'OFF';

export type TransactionKind =
  | 'RENT'
  | 'SALE';

export type TypeGroup =
  | 'PRIVATE_LAND'
  | 'PRIVATE_STACK'
  | 'PUBLIC_STACK';

export type UnitState =
  | 'AVAILABLE'
  | 'RESERVED'
  | 'SOLD';

/** NO_STACKS: the layout is not known. NO_UNIT_NUMBERS: the sales on record do not name the home. NO_RESALES: no home was sold twice. */
export type UnitsMissing =
  | 'NO_RESALES'
  | 'NO_STACKS'
  | 'NO_UNIT_NUMBERS';

export type UnmeasuredReason =
  /** The prices of this market are invented. */
  | 'DEMONSTRATION'
  /** No back-test of such homes is on record. */
  | 'NO_BACK_TEST'
  /** The back-test on record is of the engine, which could not value this home. */
  | 'OTHER_METHOD'
  /** Such homes have too few past sales for a back-test. */
  | 'TOO_FEW_SALES';

export type UploadKind =
  | 'JPEG'
  | 'MP4'
  | 'PDF'
  | 'PNG'
  | 'WEBP';

/** Outside Malaysia names and agency come from the register, whatever is sent with the licence number (§5). */
export type UserDetailPatch = {
  ccEmails?: Array<string> | null | undefined;
  ceaNumber?: string | null | undefined;
  estateAgency?: string | null | undefined;
  estateAgencyLicenseNo?: string | null | undefined;
  salespersonName?: string | null | undefined;
  /** "" takes it away. */
  website?: string | null | undefined;
  websiteTitle?: string | null | undefined;
};

export type UserFilter = {
  country?: CountryCode | null | undefined;
  ids?: Array<string> | null | undefined;
  kind?: UserKind | null | undefined;
  /** Part of a name, an e-mail address, a phone number or a licence number. */
  text?: string | null | undefined;
};

export type UserKind =
  | 'AGENT'
  | 'NON_AGENT'
  | 'STAFF'
  | 'SUB_ACCOUNT'
  | 'VENDOR';

/** The e-mail address changes by emailUpdate. */
export type UserPatch = {
  country?: CountryCode | null | undefined;
  /** The code of a locale, "en-US". */
  language?: string | null | undefined;
  nickName?: string | null | undefined;
  /** One that answered its code (checkOTP) to the viewer within the last 15 minutes. */
  phoneNumber?: string | null | undefined;
};

export type VendorInput = {
  about: string;
  address: string;
  /** Of a new vendor, who is sent a link to set a password. */
  email?: string | null | undefined;
  /** Of a vendor that is there; without it a new one is made for `email`. */
  id?: string | null | undefined;
  isActive: boolean;
  name: string;
  prices: Array<ServicePriceInput>;
  taxNumber: string;
  /** The one that was changed, 0 for a new one. */
  version: number;
};

export type WaitingInput = {
  /** By the clock of the host: "2026-11-28". */
  day: string;
  email: string;
  /** Public id of the agent. */
  host: string;
  kind: AppointmentKind;
  name: string;
};

export type WebhookTopic =
  | 'CONTACTS'
  | 'MEDIA'
  | 'OPENHOUSE'
  | 'PROPERTY'
  | 'SHOWINGAPPOINTMENT'
  | 'X_ORDER';

export type WeeklyHoursInput = {
  from: number;
  to: number;
  weekday: number;
};

export type WidgetEnquiryInput = {
  /** Registration number of the agent who is meant; the house answers where it is of nobody at the agency. */
  agent?: string | null | undefined;
  email: string;
  home?: BookedHomeInput | null | undefined;
  /** A field that people do not see; "" from them. */
  honey?: string | null | undefined;
  message: string;
  name: string;
  /** "" where none is given. */
  phone: string;
  /** From the form to its sending. */
  seconds?: number | null | undefined;
};

export type AcceptCopiesMutationVariables = Exact<{
  token: string;
}>;


export type AcceptCopiesMutation = { acceptCopies: { success: boolean } };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { user: { id: string, nickName: string, email: string, isEmailVerified: boolean, isPasskeyMissing: boolean, phoneNumber: string, country: CountryCode, language: string, avatar: string | null, roles: Array<string>, createdDate: string, detail: { salespersonName: string, ceaNumber: string | null, estateAgency: string, estateAgencyLicenseNo: string } | null, stripeSubscription: { status: string, expireDate: string, trialPeriodDays: number | null, recurringPriceQuantity: number, stripePrice: { recurringType: string, intervalCount: number, unitAmount: number, currencyCode: string }, stripeProduct: { name: string } } | null, subscription: { promoCode: string | null, expireDate: string | null } | null } };

export type AccountExportQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountExportQuery = { accountExport: string };

export type AccountInvoicesQueryVariables = Exact<{
  id: string;
}>;


export type AccountInvoicesQuery = { accountInvoices: { nodes: Array<{ id: string, number: string | null, status: string, createdDate: string, paidDate: string | null, currencyCode: string, total: number, amountDue: number }> } };

export type ActOnAccountMutationVariables = Exact<{
  key: string;
  id: string;
  deed: AccountDeed;
  reason: string;
}>;


export type ActOnAccountMutation = { actOnAccount: { id: string } };

export type ActiveUserSelfMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ActiveUserSelfMutation = { activeUserSelf: { success: boolean } };

export type AddPasskeyMutationVariables = Exact<{
  answer: string;
  name: string;
}>;


export type AddPasskeyMutation = { addPasskey: { factors: Array<SignInFactor>, recoveryCodesLeft: number, mayHaveApp: boolean, passkeys: Array<{ id: string, name: string, isBackedUp: boolean, createdDate: string, lastUsedDate: string | null }> } };

export type AddWebhookMutationVariables = Exact<{
  source: string;
  address: string;
  topics: Array<WebhookTopic> | WebhookTopic;
}>;


export type AddWebhookMutation = { addWebhook: { secret: string } };

export type BeginAppMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginAppMutation = { beginApp: { secret: string, address: string } };

export type CheckPhoneCodeQueryVariables = Exact<{
  phone: string;
  otp: string;
}>;


export type CheckPhoneCodeQuery = { checkOTP: { success: boolean } };

export type ConfirmAppMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAppMutation = { confirmApp: { codes: Array<string> } };

export type CopiesQueryVariables = Exact<{
  token: string;
}>;


export type CopiesQuery = { copies: { email: string, agent: string, state: EnquiryCopyState, isWanted: boolean } | null };

export type CopyAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type CopyAddressesQuery = { copyAddresses: Array<{ email: string, state: EnquiryCopyState }> };

export type DataCopyShownFragment = { id: string, state: DataCopyState, askedDate: string, endsDate: string | null, progress: { files: number, done: number, missing: number }, parts: Array<{ number: number, bytes: number, address: string }> };

export type DataCopiesQueryVariables = Exact<{
  source?: string | null | undefined;
}>;


export type DataCopiesQuery = { dataCopies: Array<{ id: string, state: DataCopyState, askedDate: string, endsDate: string | null, progress: { files: number, done: number, missing: number }, parts: Array<{ number: number, bytes: number, address: string }> }> };

export type DeleteAccountMutationVariables = Exact<{
  currentPassword: string;
}>;


export type DeleteAccountMutation = { deleteAccount: { __typename: 'AccountDeletion' } };

export type DeleteSavedSearchMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedSearchMutation = { deleteSavedSearch: { success: boolean } };

export type DropLettersMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DropLettersMutation = { dropLetters: { ids: Array<string> } };

export type EmailUpdateMutationVariables = Exact<{
  email: string;
  code: string;
}>;


export type EmailUpdateMutation = { emailUpdate: { success: boolean, message: string | null } };

export type EndFeedKeyMutationVariables = Exact<{
  source: string;
  prefix: string;
}>;


export type EndFeedKeyMutation = { endFeedKey: { success: boolean } };

export type EndWebhookMutationVariables = Exact<{
  id: string;
}>;


export type EndWebhookMutation = { endWebhook: { success: boolean } };

export type ExtendTrialMutationVariables = Exact<{
  key: string;
  id: string;
  until: string;
  reason: string;
}>;


export type ExtendTrialMutation = { extendTrial: { id: string } };

export type FeedRejectionsQueryVariables = Exact<{
  run: string;
}>;


export type FeedRejectionsQuery = { feedRejections: string | null };

export type FinishRecoveryMutationVariables = Exact<{
  token: string;
}>;


export type FinishRecoveryMutation = { finishRecovery: { success: boolean } };

export type HandOverListingMutationVariables = Exact<{
  key: string;
  id: string;
  listing: string;
  to: string;
  reason: string;
}>;


export type HandOverListingMutation = { handOverListing: { id: string } };

export type MakeDataCopyMutationVariables = Exact<{
  source?: string | null | undefined;
}>;


export type MakeDataCopyMutation = { makeDataCopy: { id: string, state: DataCopyState, askedDate: string, endsDate: string | null, progress: { files: number, done: number, missing: number }, parts: Array<{ number: number, bytes: number, address: string }> } };

export type NextPaymentQueryVariables = Exact<{
  country: CountryCode;
}>;


export type NextPaymentQuery = { checkSubscription: { invoiceUpcoming: { amountDue: number, currencyCode: string, dueDate: string } | null } };

export type OwnConsultsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnConsultsQuery = { ownContactConsults: Array<{ id: string, interest: string, message: string, createdDate: string }> };

export type RecoveryQueryVariables = Exact<{
  token: string;
}>;


export type RecoveryQuery = { recovery: { opensDate: string, isWaiting: boolean } | null };

export type RefuseRecoveryMutationVariables = Exact<{
  token: string;
}>;


export type RefuseRecoveryMutation = { refuseRecovery: { success: boolean } };

export type RemoveAppMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAppMutation = { removeApp: { factors: Array<SignInFactor>, recoveryCodesLeft: number, mayHaveApp: boolean, passkeys: Array<{ id: string, name: string, isBackedUp: boolean, createdDate: string, lastUsedDate: string | null }> } };

export type RemoveAvatarMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAvatarMutation = { removeAvatar: { success: boolean } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey: { factors: Array<SignInFactor>, recoveryCodesLeft: number, mayHaveApp: boolean, passkeys: Array<{ id: string, name: string, isBackedUp: boolean, createdDate: string, lastUsedDate: string | null }> } };

export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { factors: Array<SignInFactor>, recoveryCodesLeft: number, mayHaveApp: boolean, passkeys: Array<{ id: string, name: string, isBackedUp: boolean, createdDate: string, lastUsedDate: string | null }> } };

export type RenewFeedKeyMutationVariables = Exact<{
  source: string;
  scopes: Array<FeedScope> | FeedScope;
  reader: string;
}>;


export type RenewFeedKeyMutation = { renewFeedKey: { key: string } };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { codes: Array<string> } };

export type ReplayWebhookMutationVariables = Exact<{
  id: string;
  after?: number | null | undefined;
}>;


export type ReplayWebhookMutation = { replayWebhook: { success: boolean } };

export type ResendAccountLetterMutationVariables = Exact<{
  key: string;
  id: string;
  letter: string;
  reason: string;
}>;


export type ResendAccountLetterMutation = { resendAccountLetter: { id: string } };

export type ResendLettersMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ResendLettersMutation = { resendLetters: { ids: Array<string> } };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
  confirmPassword: string;
}>;


export type ResetPasswordMutation = { resetPassword: { success: boolean } };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { revokeOtherSessions: { success: boolean } };

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSessionMutation = { revokeSession: { success: boolean } };

export type SaveListingSourceMutationVariables = Exact<{
  input: ListingSourceInput;
}>;


export type SaveListingSourceMutation = { saveListingSource: { id: string, version: number } };

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { savedSearches: Array<{ id: string, name: string, country: CountryCode, path: string, search: string, alert: AlertInterval, canAlert: boolean, createdDate: string, places: Array<{ at: string, name: string, nameLocal: string | null }> }> };

export type SendEmailUpdateCodeQueryVariables = Exact<{
  email: string;
}>;


export type SendEmailUpdateCodeQuery = { sendEmailUpdateCode: { success: boolean, message: string | null } };

export type SendPhoneCodeQueryVariables = Exact<{
  phone: string;
}>;


export type SendPhoneCodeQuery = { sendOTP: { success: boolean } };

export type SendVerifyEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendVerifyEmailMutation = { sendVerifyEmail: { success: boolean } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: string, createdDate: string, lastSeenDate: string, userAgent: string, isCurrent: boolean }> };

export type SettleFeedApprovalMutationVariables = Exact<{
  source: string;
  version: number;
  approves: boolean;
  note: string;
}>;


export type SettleFeedApprovalMutation = { settleFeedApproval: { id: string, approval: FeedApproval } };

export type SignInWaysShownFragment = { factors: Array<SignInFactor>, recoveryCodesLeft: number, mayHaveApp: boolean, passkeys: Array<{ id: string, name: string, isBackedUp: boolean, createdDate: string, lastUsedDate: string | null }> };

export type SignInWaysQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInWaysQuery = { signInWays: { factors: Array<SignInFactor>, recoveryCodesLeft: number, mayHaveApp: boolean, passkeys: Array<{ id: string, name: string, isBackedUp: boolean, createdDate: string, lastUsedDate: string | null }> } };

export type StaffAccountQueryVariables = Exact<{
  id: string;
}>;


export type StaffAccountQuery = { staffAccount: { id: string, isStaff: boolean, isActivated: boolean, suspendedDate: string | null, user: { id: string, nickName: string, email: string, isEmailVerified: boolean, phoneNumber: string, country: CountryCode, language: string, roles: Array<string>, createdDate: string, deletionDate: string | null, detail: { salespersonName: string, ceaNumber: string | null, estateAgency: string, estateAgencyLicenseNo: string } | null }, sessions: Array<{ id: string, createdDate: string, lastSeenDate: string, userAgent: string }>, billing: { country: CountryCode, subscription: { id: string, standing: BillingStanding, planName: string, quantity: number, currencyCode: string, periodEndsDate: string, trialEndsDate: string | null, endsDate: string | null, accessUntilDate: string | null, next: { amountDue: number, currencyCode: string, dueDate: string } | null } | null }, listings: Array<{ id: string, home: string, state: ListingState, activity: ListingActivity, price: number | null, isOwn: boolean, updatedDate: string }>, orders: Array<{ id: string, serial: number, state: OrderState, agentName: string, vendorName: string, cents: number, home: string, createdDate: string }>, letters: Array<{ id: string, template: string, state: LetterState, tries: number, fault: string | null, createdDate: string, settledDate: string | null, mayResend: boolean }>, deeds: Array<{ id: string, deed: StaffDeedKind, reason: string, about: string, staffName: string | null, date: string }> }, market: { currencyCode: string } };

export type FeedSourcePartsFragment = { id: string, agency: string, agencyLicence: string, format: FeedFormat, silenceDays: number, isActive: boolean, isManaged: boolean, approval: FeedApproval, approvalNote: string, askedAt: string | null, version: number, advertised: number, agents: Array<{ name: string, licence: string, phone: string, email: string }>, keys: Array<{ prefix: string, reader: string, scopes: Array<FeedScope>, createdAt: string, endsAt: string | null, lastUsedAt: string | null }>, webhooks: Array<{ id: string, address: string, topics: Array<WebhookTopic>, createdAt: string, endedAt: string | null, isGone: boolean, tries: number, deadCount: number }>, runs: Array<{ id: string, isWhole: boolean, state: string, reason: string | null, taken: number, changed: number, rejected: number, omitted: number, withdrawn: number, begunAt: string }> };

export type WebhookPartsFragment = { id: string, address: string, topics: Array<WebhookTopic>, createdAt: string, endedAt: string | null, isGone: boolean, tries: number, deadCount: number };

export type StaffFeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffFeedsQuery = { feedUnknowns: Array<{ format: FeedFormat, field: string, code: string, shape: string, count: number, seenAt: string }>, listingSources: Array<{ id: string, agency: string, agencyLicence: string, format: FeedFormat, silenceDays: number, isActive: boolean, isManaged: boolean, approval: FeedApproval, approvalNote: string, askedAt: string | null, version: number, advertised: number, dryRun: { id: string, fileName: string, format: FeedFormat, isWhole: boolean, reason: string | null, read: number, added: number, changed: number, standing: number, withdrawn: number, rejected: number, omitted: number, madeAt: string } | null, agents: Array<{ name: string, licence: string, phone: string, email: string }>, keys: Array<{ prefix: string, reader: string, scopes: Array<FeedScope>, createdAt: string, endsAt: string | null, lastUsedAt: string | null }>, webhooks: Array<{ id: string, address: string, topics: Array<WebhookTopic>, createdAt: string, endedAt: string | null, isGone: boolean, tries: number, deadCount: number }>, runs: Array<{ id: string, isWhole: boolean, state: string, reason: string | null, taken: number, changed: number, rejected: number, omitted: number, withdrawn: number, begunAt: string }> }> };

export type StaffLettersQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type StaffLettersQuery = { deadLetters: { totalCount: number, pageInfo: { hasNextPage: boolean }, nodes: Array<{ id: string, template: string, country: CountryCode, recipient: string, tries: number, fault: string, createdDate: string, failedDate: string, isOver: boolean }> } };

export type StaffLicencesQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type StaffLicencesQuery = { sysUserDetails: { totalCount: number, pageInfo: { hasNextPage: boolean }, nodes: Array<{ userId: string, nickName: string, licenceCountry: CountryCode | null, salespersonName: string | null, ceaNumber: string | null, estateAgency: string | null, estateAgencyLicenseNo: string | null }> } };

export type StaffMessagesQueryVariables = Exact<{
  filter?: ContactConsultFilter | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type StaffMessagesQuery = { contactConsults: { totalCount: number, pageInfo: { hasNextPage: boolean }, nodes: Array<{ id: string, name: string, email: string, phone: string, companyName: string | null, interest: string, message: string, country: CountryCode | null, createdDate: string }> } };

export type StaffPromoCodesQueryVariables = Exact<{
  filter?: SysStripeInfoFilter | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type StaffPromoCodesQuery = { sysStripeInfoes: { totalCount: number, pageInfo: { hasNextPage: boolean }, nodes: Array<{ id: string, email: string, params: string, status: string, expireDate: string | null, createdDate: string }> } };

export type StaffUsersQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type StaffUsersQuery = { users: { totalCount: number, pageInfo: { hasNextPage: boolean }, nodes: Array<{ id: string, nickName: string, email: string, phoneNumber: string, country: CountryCode, roles: Array<string>, createdDate: string, detail: { ceaNumber: string | null, estateAgency: string } | null, stripeSubscription: { status: string } | null }> } };

export type KeptVendorFragment = { id: string, email: string, isActivated: boolean, name: string, about: string, address: string, taxNumber: string, isActive: boolean, version: number, prices: Array<{ service: OrderService, cents: number, days: number }>, totals: Array<{ state: OrderState, total: number }> };

export type StaffVendorsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffVendorsQuery = { market: { currencyCode: string }, vendors: Array<{ id: string, email: string, isActivated: boolean, name: string, about: string, address: string, taxNumber: string, isActive: boolean, version: number, prices: Array<{ service: OrderService, cents: number, days: number }>, totals: Array<{ state: OrderState, total: number }> }> };

export type SaveVendorMutationVariables = Exact<{
  input: VendorInput;
}>;


export type SaveVendorMutation = { saveVendor: { id: string, email: string, isActivated: boolean, name: string, about: string, address: string, taxNumber: string, isActive: boolean, version: number, prices: Array<{ service: OrderService, cents: number, days: number }>, totals: Array<{ state: OrderState, total: number }> } };

export type InviteVendorMutationVariables = Exact<{
  id: string;
}>;


export type InviteVendorMutation = { inviteVendor: boolean };

export type StepUpMutationVariables = Exact<{
  password?: string | null | undefined;
  passkey?: string | null | undefined;
  code?: string | null | undefined;
}>;


export type StepUpMutation = { stepUp: { success: boolean } };

export type StopAlertsMutationVariables = Exact<{
  token: string;
}>;


export type StopAlertsMutation = { stopAlerts: { success: boolean } };

export type StopCopiesMutationVariables = Exact<{
  token: string;
}>;


export type StopCopiesMutation = { stopCopies: { success: boolean } };

export type TakeCopyRecordsMutationVariables = Exact<{
  kind: CopyRecordKind;
  lines: string;
}>;


export type TakeCopyRecordsMutation = { takeCopyRecords: { taken: number, refused: Array<{ line: number, code: string, field: string }>, omitted: Array<{ line: number, field: string }>, made: Array<{ key: string, id: string }> } };

export type TakenTourQueryVariables = Exact<{
  id: string;
}>;


export type TakenTourQuery = { ownTour: { id: string, version: number } };

export type UpdatePasswordMutationVariables = Exact<{
  currentPassword: string;
  password: string;
  confirmPassword: string;
}>;


export type UpdatePasswordMutation = { updatePassword: { success: boolean } };

export type UpdateSavedSearchMutationVariables = Exact<{
  id: string;
  name?: string | null | undefined;
  alert?: AlertInterval | null | undefined;
}>;


export type UpdateSavedSearchMutation = { updateSavedSearch: { id: string, name: string, alert: AlertInterval } };

export type UpdateUserMutationVariables = Exact<{
  patch: UserPatch;
  detail?: UserDetailPatch | null | undefined;
}>;


export type UpdateUserMutation = { updateUser: { id: string } };

export type UploadAvatarMutationVariables = Exact<{
  file: File;
}>;


export type UploadAvatarMutation = { filesUpload: { success: boolean } };

export type UserUniqueIdMutationVariables = Exact<{ [key: string]: never; }>;


export type UserUniqueIdMutation = { userUniqueId: { success: boolean, message: string, data: string } };

export type ValidateTokenQueryVariables = Exact<{
  token: string;
}>;


export type ValidateTokenQuery = { validateToken: { success: boolean } };

export type VerifyEmailQueryVariables = Exact<{
  token: string;
}>;


export type VerifyEmailQuery = { verifyEmail: { success: boolean } };

export type AnalysisWorkbookQueryVariables = Exact<{
  id: string;
}>;


export type AnalysisWorkbookQuery = { market: { countryCode: CountryCode, currencyCode: string, isDemo: boolean, lastMonth: string | null, hasOfficialFigures: boolean, projectCount: number, sources: Array<{ name: string, licence: string, rowsAccepted: number, firstMonth: string | null, lastMonth: string | null }> }, analysisWorkbook: { id: string, country: CountryCode, title: string, unitMix: string, areaSqm: number, floor: number | null, facts: string, note: string, method: EstimateMethod, asOf: string, changedAt: string, value: number, low: number, high: number, median: number, count: number, modelFraction: number, modelMoney: number, furtherCount: number, furtherShare: number, accent: string | null, logo: string | null, portrait: string | null, place: { name: string, nameLocal: string | null, street: string, propertyGroup: PropertyGroup, tenure: Tenure | null, completionYear: number | null, leaseStartYear: number | null }, asking: { low: number, high: number, why: string } | null, sales: Array<{ share: number, price: number, sale: { id: string, projectName: string, projectNameLocal: string | null, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, distanceMetres: number, east: number | null, north: number | null, ageMonths: number, timeAdjustment: number, kindAdjustment: number, areaAdjustment: number, floorAdjustment: number, leaseAdjustment: number, adjustedPrice: number }, adjustments: Array<{ for: AdjustedFor, percent: number, money: number }> }>, engine: { value: number, low68: number, high68: number, departure: number } | null, forSale: { areaName: string | null, areaNameLocal: string | null, count: number, date: string, psf: { low: number, median: number, high: number }, homes: Array<{ id: string, projectName: string, projectNameLocal: string | null, price: number, psf: number, areaSqm: number | null, since: string }> } | null, askingSteps: Array<{ from: number | null, to: number | null, count: number, days: { low: number, median: number, high: number } }>, lines: { name: string, licence: string, phone: string, agency: string, agencyLicence: string } | null } };

export type AnalysisSaleFactsFragment = { id: string, projectName: string, projectNameLocal: string | null, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, distanceMetres: number, east: number | null, north: number | null, ageMonths: number, timeAdjustment: number, kindAdjustment: number, areaAdjustment: number, floorAdjustment: number, leaseAdjustment: number, adjustedPrice: number };

export type WeighedAnalysisSaleFragment = { weight: number, id: string, projectName: string, projectNameLocal: string | null, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, distanceMetres: number, east: number | null, north: number | null, ageMonths: number, timeAdjustment: number, kindAdjustment: number, areaAdjustment: number, floorAdjustment: number, leaseAdjustment: number, adjustedPrice: number };

export type AnalysisEvidenceFactsFragment = { unitMix: string, areaSqm: number, floor: number | null, method: EstimateMethod, asOf: string, value: number, low68: number, high68: number, effectiveN: number, place: { name: string, nameLocal: string | null, street: string, propertyGroup: PropertyGroup, tenure: Tenure | null, completionYear: number | null, leaseStartYear: number | null }, sales: Array<{ weight: number, id: string, projectName: string, projectNameLocal: string | null, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, distanceMetres: number, east: number | null, north: number | null, ageMonths: number, timeAdjustment: number, kindAdjustment: number, areaAdjustment: number, floorAdjustment: number, leaseAdjustment: number, adjustedPrice: number }>, further: { count: number, weight: number, mean: number, prices: Array<number> } | null };

export type MarketAnalysisCardFactsFragment = { id: string, country: CountryCode, typeGroup: TypeGroup, slug: string, projectName: string, title: string, version: number, value: number, madeAt: string, changedAt: string };

export type MarketAnalysisFactsFragment = { facts: string, choice: string, added: Array<string>, note: string, showsEngine: boolean, edition: string, card: { id: string, country: CountryCode, typeGroup: TypeGroup, slug: string, projectName: string, title: string, version: number, value: number, madeAt: string, changedAt: string }, asking: { low: number, high: number, why: string } | null, evidence: { unitMix: string, areaSqm: number, floor: number | null, method: EstimateMethod, asOf: string, value: number, low68: number, high68: number, effectiveN: number, place: { name: string, nameLocal: string | null, street: string, propertyGroup: PropertyGroup, tenure: Tenure | null, completionYear: number | null, leaseStartYear: number | null }, sales: Array<{ weight: number, id: string, projectName: string, projectNameLocal: string | null, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, distanceMetres: number, east: number | null, north: number | null, ageMonths: number, timeAdjustment: number, kindAdjustment: number, areaAdjustment: number, floorAdjustment: number, leaseAdjustment: number, adjustedPrice: number }>, further: { count: number, weight: number, mean: number, prices: Array<number> } | null } };

export type AnalysisStandingQueryVariables = Exact<{ [key: string]: never; }>;


export type AnalysisStandingQuery = { analysisStanding: AnalysisStanding };

export type AnalysisEvidenceQueryVariables = Exact<{
  home: AnalysedHome;
}>;


export type AnalysisEvidenceQuery = { analysisEvidence:
    | { __typename: 'AnalysisEvidence', unitMix: string, areaSqm: number, floor: number | null, method: EstimateMethod, asOf: string, value: number, low68: number, high68: number, effectiveN: number, place: { name: string, nameLocal: string | null, street: string, propertyGroup: PropertyGroup, tenure: Tenure | null, completionYear: number | null, leaseStartYear: number | null }, sales: Array<{ weight: number, id: string, projectName: string, projectNameLocal: string | null, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, distanceMetres: number, east: number | null, north: number | null, ageMonths: number, timeAdjustment: number, kindAdjustment: number, areaAdjustment: number, floorAdjustment: number, leaseAdjustment: number, adjustedPrice: number }>, further: { count: number, weight: number, mean: number, prices: Array<number> } | null }
    | { __typename: 'EstimateRefusal', reason: RefusalReason, evidence: number, needed: number, areaSqmMin: number | null, areaSqmMax: number | null, floorMax: number | null, newestEvidence: string | null }
   };

export type FurtherAnalysisSalesQueryVariables = Exact<{
  home: AnalysedHome;
  without: Array<string> | string;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type FurtherAnalysisSalesQuery = { furtherAnalysisSales: { totalCount: number, nodes: Array<{ weight: number, id: string, projectName: string, projectNameLocal: string | null, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, distanceMetres: number, east: number | null, north: number | null, ageMonths: number, timeAdjustment: number, kindAdjustment: number, areaAdjustment: number, floorAdjustment: number, leaseAdjustment: number, adjustedPrice: number }> } };

export type OwnMarketAnalysesQueryVariables = Exact<{
  typeGroup?: TypeGroup | null | undefined;
  slug?: string | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type OwnMarketAnalysesQuery = { ownMarketAnalyses: { totalCount: number, nodes: Array<{ id: string, country: CountryCode, typeGroup: TypeGroup, slug: string, projectName: string, title: string, version: number, value: number, madeAt: string, changedAt: string }> } };

export type OwnMarketAnalysisQueryVariables = Exact<{
  id: string;
}>;


export type OwnMarketAnalysisQuery = { ownMarketAnalysis: { facts: string, choice: string, added: Array<string>, note: string, showsEngine: boolean, edition: string, card: { id: string, country: CountryCode, typeGroup: TypeGroup, slug: string, projectName: string, title: string, version: number, value: number, madeAt: string, changedAt: string }, asking: { low: number, high: number, why: string } | null, evidence: { unitMix: string, areaSqm: number, floor: number | null, method: EstimateMethod, asOf: string, value: number, low68: number, high68: number, effectiveN: number, place: { name: string, nameLocal: string | null, street: string, propertyGroup: PropertyGroup, tenure: Tenure | null, completionYear: number | null, leaseStartYear: number | null }, sales: Array<{ weight: number, id: string, projectName: string, projectNameLocal: string | null, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, distanceMetres: number, east: number | null, north: number | null, ageMonths: number, timeAdjustment: number, kindAdjustment: number, areaAdjustment: number, floorAdjustment: number, leaseAdjustment: number, adjustedPrice: number }>, further: { count: number, weight: number, mean: number, prices: Array<number> } | null } } };

export type SaveMarketAnalysisMutationVariables = Exact<{
  key: string;
  input: MarketAnalysisInput;
}>;


export type SaveMarketAnalysisMutation = { saveMarketAnalysis: { facts: string, choice: string, added: Array<string>, note: string, showsEngine: boolean, edition: string, card: { id: string, country: CountryCode, typeGroup: TypeGroup, slug: string, projectName: string, title: string, version: number, value: number, madeAt: string, changedAt: string }, asking: { low: number, high: number, why: string } | null, evidence: { unitMix: string, areaSqm: number, floor: number | null, method: EstimateMethod, asOf: string, value: number, low68: number, high68: number, effectiveN: number, place: { name: string, nameLocal: string | null, street: string, propertyGroup: PropertyGroup, tenure: Tenure | null, completionYear: number | null, leaseStartYear: number | null }, sales: Array<{ weight: number, id: string, projectName: string, projectNameLocal: string | null, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, distanceMetres: number, east: number | null, north: number | null, ageMonths: number, timeAdjustment: number, kindAdjustment: number, areaAdjustment: number, floorAdjustment: number, leaseAdjustment: number, adjustedPrice: number }>, further: { count: number, weight: number, mean: number, prices: Array<number> } | null } } };

export type CopyMarketAnalysisMutationVariables = Exact<{
  key: string;
  id: string;
  title: string;
}>;


export type CopyMarketAnalysisMutation = { copyMarketAnalysis: { card: { id: string } } };

export type DeleteMarketAnalysisMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMarketAnalysisMutation = { deleteMarketAnalysis: { success: boolean } };

export type AgentEnquiryQueryVariables = Exact<{
  id: string;
}>;


export type AgentEnquiryQuery = { lead: { id: string, name: string, locale: string, state: LeadState, home: { name: string, unit: string } | null } };

export type AssistantAccuracyQueryVariables = Exact<{ [key: string]: never; }>;


export type AssistantAccuracyQuery = { market: { currencyCode: string, isDemo: boolean, lastMonth: string | null, sources: Array<{ name: string, licence: string }> }, valuationUnmeasured: Array<{ typeGroup: TypeGroup, reason: UnmeasuredReason }>, valuationAccuracy: Array<{ typeGroup: TypeGroup, from: string, to: string, madeOn: string, coverage: number, scores: { n: number, medianError: number, meanError: number, within5: number, within10: number, within20: number, medianBias: number, cover68: number | null, cover90: number | null }, naive: { n: number, medianError: number, meanError: number, within5: number, within10: number, within20: number, medianBias: number, cover68: number | null, cover90: number | null }, statements: Array<{ typeGroup: TypeGroup, area: string | null, areaSqmFrom: number | null, areaSqmTo: number | null, half: number, nine: number, n: number, from: string, to: string }> }> };

export type AssistantFiguresQueryVariables = Exact<{
  filter: ProjectFilter;
}>;


export type AssistantFiguresQuery = { market: { currencyCode: string, isDemo: boolean, lastMonth: string | null, segments: Array<{ segment: Segment, month: string, change12m: number | null, saleCount: number, medianPrice: number, priceP25: number, priceP75: number, medianPsf: number, psfP25: number, psfP75: number }>, sources: Array<{ name: string, licence: string }> }, areaFigures: { projectCount: number, grossYield: number | null, to: string | null, groups: Array<{ group: PropertyGroup, change12m: number | null, psf: { n: number, p25: number, median: number, p75: number } | null, price: { n: number, p25: number, median: number, p75: number } | null }> } };

export type AssistantHomesQueryVariables = Exact<{
  filter: ProjectFilter;
  sort?: ProjectSort | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type AssistantHomesQuery = { market: { currencyCode: string, isDemo: boolean, lastMonth: string | null, sources: Array<{ name: string, licence: string }> }, projects: { totalCount: number, nodes: Array<{ tenure: Tenure | null, completionYear: number | null, saleCount1y: number, lastSaleMonth: string | null, lastSalePrice: number | null, figuresTo: string | null, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, psf: { n: number, p25: number, median: number, p75: number } | null, area: { name: string }, usualEstimate:
        | { __typename: 'UsualEstimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, low90: number, high90: number, confidence: Confidence | null, unmeasured: UnmeasuredReason | null }
        | { __typename: 'UsualEstimateRefusal', reason: RefusalReason }
       | null }> } };

export type AnswerBasisFragment = { currencyCode: string, isDemo: boolean, lastMonth: string | null, sources: Array<{ name: string, licence: string }> };

export type NamedProjectFragment = { typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, area: { name: string } };

export type AssistantSalesQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  unitMix?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type AssistantSalesQuery = { market: { currencyCode: string, isDemo: boolean, lastMonth: string | null, sources: Array<{ name: string, licence: string }> }, project: { typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, transactions: { totalCount: number, nodes: Array<{ month: string, price: number, psf: number | null, areaSqm: number | null, unitMix: string, floorLow: number | null, floorHigh: number | null, units: number }> }, area: { name: string } } | null };

export type AskAssistantConsentMutationVariables = Exact<{
  request: AssistantRequest;
}>;


export type AskAssistantConsentMutation = { askAssistantConsent: { clientName: string, clientHost: string | null, answerTo: string, isOnOwnMachine: boolean, scopes: Array<AssistantScope>, fault: string | null, backTo: string } };

export type AllowAssistantMutationVariables = Exact<{
  request: AssistantRequest;
}>;


export type AllowAssistantMutation = { allowAssistant: string };

export type AssistantGrantsQueryVariables = Exact<{ [key: string]: never; }>;


export type AssistantGrantsQuery = { assistantGrants: Array<{ id: string, clientName: string, clientHost: string | null, scopes: Array<AssistantScope>, createdDate: string, lastSeenDate: string, expiresDate: string }> };

export type RegisterAssistantMutationVariables = Exact<{
  name: string;
  redirectUris: Array<string> | string;
}>;


export type RegisterAssistantMutation = { registerAssistant: { id: string, name: string, redirectUris: Array<string> } };

export type ExchangeAssistantCodeMutationVariables = Exact<{
  code: string;
  verifier: string;
  clientId: string;
  redirectUri: string;
  resource: string;
}>;


export type ExchangeAssistantCodeMutation = { exchangeAssistantCode: { accessToken: string, refreshToken: string, expiresIn: number, scopes: Array<AssistantScope> } };

export type RefreshAssistantTokensMutationVariables = Exact<{
  refreshToken: string;
  clientId: string;
  scope: string;
  resource: string;
}>;


export type RefreshAssistantTokensMutation = { refreshAssistantTokens: { accessToken: string, refreshToken: string, expiresIn: number, scopes: Array<AssistantScope> } };

export type EndAssistantTokenMutationVariables = Exact<{
  token: string;
  clientId: string;
}>;


export type EndAssistantTokenMutation = { endAssistantToken: { success: boolean } };

export type AssistantSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type AssistantSessionQuery = { assistantSession: { grantId: string, clientId: string, scopes: Array<AssistantScope> } };

export type AskPasskeyMutationVariables = Exact<{
  purpose: PasskeyPurpose;
  step?: string | null | undefined;
}>;


export type AskPasskeyMutation = { askPasskey: string };

export type AskRecoveryMutationVariables = Exact<{
  step: string;
}>;


export type AskRecoveryMutation = { askRecovery: { success: boolean } };

export type CheckOtpQueryVariables = Exact<{
  phone: string;
  otp: string;
  proof: string;
}>;


export type CheckOtpQuery = { checkOTP: { success: boolean } };

export type FinishSignInMutationVariables = Exact<{
  step: string;
  passkey?: string | null | undefined;
  code?: string | null | undefined;
  sourceType: SourceType;
}>;


export type FinishSignInMutation = { finishSignIn: { token: string } };

export type ForgotPasswordMutationVariables = Exact<{
  email: string;
}>;


export type ForgotPasswordMutation = { forgotPassword: { success: boolean } };

export type LicenceQueryVariables = Exact<{
  ceaNumber: string;
}>;


export type LicenceQuery = { validateCeaNumber: { isExist: boolean }, ceaInfo: { ceaNumber: string, salespersonName: string, estateAgency: string, estateAgencyLicenseNo: string } | null };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { login: { token: string | null, secondStep: { token: string, factors: Array<SignInFactor> } | null } };

export type MailSignInCodeMutationVariables = Exact<{
  step?: string | null | undefined;
}>;


export type MailSignInCodeMutation = { mailSignInCode: { success: boolean } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { token: string } };

export type SendOtpQueryVariables = Exact<{
  phone: string;
}>;


export type SendOtpQuery = { sendOTP: { success: boolean } };

export type SignInByPasskeyMutationVariables = Exact<{
  answer: string;
}>;


export type SignInByPasskeyMutation = { signInByPasskey: { token: string } };

export type ValidateEmailQueryVariables = Exact<{
  email: string;
}>;


export type ValidateEmailQuery = { validateEmail: { isExist: boolean } };

export type BeginSubscriptionMutationVariables = Exact<{
  key: string;
  input: BeginSubscriptionInput;
}>;


export type BeginSubscriptionMutation = { beginSubscription: { state: CheckoutState, clientSecret: string | null, amountDue: number, currencyCode: string, payPackageId: string | null, quantity: number, invCode: string | null, lastFailure: string | null, cardKey: { publishableKey: string, isDesk: boolean } | null } };

export type StepFactsFragment = { state: CheckoutState, clientSecret: string | null, amountDue: number, currencyCode: string, payPackageId: string | null, quantity: number, invCode: string | null, lastFailure: string | null, cardKey: { publishableKey: string, isDesk: boolean } | null };

export type BillingQueryVariables = Exact<{
  country: CountryCode;
}>;


export type BillingQuery = { billing: { country: CountryCode, payment: PlanPayment, cardKey: { publishableKey: string, isDesk: boolean } | null, subscription: { id: string, standing: BillingStanding, status: string, payPackageId: string, planKey: string, planName: string, recurringType: string, currencyCode: string, quantity: number, seats: number, createdDate: string, periodEndsDate: string, trialEndsDate: string | null, endsDate: string | null, accessUntilDate: string | null, invCode: string | null, next: { amountDue: number, currencyCode: string, dueDate: string } | null, card: { brand: string, last4: string, expMonth: number, expYear: number, isExpiring: boolean } | null, change: { payPackageId: string, planName: string, recurringType: string, quantity: number, date: string } | null } | null, openCheckout: { payPackageId: string, quantity: number, invCode: string | null } | null, vip: { id: string, promoCode: string | null, expireDate: string | null } | null } };

export type BillingFactsFragment = { country: CountryCode, payment: PlanPayment, cardKey: { publishableKey: string, isDesk: boolean } | null, subscription: { id: string, standing: BillingStanding, status: string, payPackageId: string, planKey: string, planName: string, recurringType: string, currencyCode: string, quantity: number, seats: number, createdDate: string, periodEndsDate: string, trialEndsDate: string | null, endsDate: string | null, accessUntilDate: string | null, invCode: string | null, next: { amountDue: number, currencyCode: string, dueDate: string } | null, card: { brand: string, last4: string, expMonth: number, expYear: number, isExpiring: boolean } | null, change: { payPackageId: string, planName: string, recurringType: string, quantity: number, date: string } | null } | null, openCheckout: { payPackageId: string, quantity: number, invCode: string | null } | null, vip: { id: string, promoCode: string | null, expireDate: string | null } | null };

export type BillingInvoicesQueryVariables = Exact<{
  country: CountryCode;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BillingInvoicesQuery = { billingInvoices: { endCursor: string | null, nodes: Array<{ id: string, number: string | null, status: string, createdDate: string, paidDate: string | null, currencyCode: string, total: number, amountDue: number, discount: number, tax: number, pdfAddress: string | null, taxRate: { name: string, percent: number } | null, buyer: { name: string, email: string, address: string, taxNumber: string }, lines: Array<{ text: string, quantity: number, amount: number, fromDate: string, untilDate: string }> }> } };

export type BillingStandingQueryVariables = Exact<{
  country: CountryCode;
}>;


export type BillingStandingQuery = { billing: { subscription: { standing: BillingStanding, planName: string, accessUntilDate: string | null } | null } };

export type CancelSubscriptionMutationVariables = Exact<{
  key: string;
  country: CountryCode;
}>;


export type CancelSubscriptionMutation = { cancelSubscription: { country: CountryCode, payment: PlanPayment, cardKey: { publishableKey: string, isDesk: boolean } | null, subscription: { id: string, standing: BillingStanding, status: string, payPackageId: string, planKey: string, planName: string, recurringType: string, currencyCode: string, quantity: number, seats: number, createdDate: string, periodEndsDate: string, trialEndsDate: string | null, endsDate: string | null, accessUntilDate: string | null, invCode: string | null, next: { amountDue: number, currencyCode: string, dueDate: string } | null, card: { brand: string, last4: string, expMonth: number, expYear: number, isExpiring: boolean } | null, change: { payPackageId: string, planName: string, recurringType: string, quantity: number, date: string } | null } | null, openCheckout: { payPackageId: string, quantity: number, invCode: string | null } | null, vip: { id: string, promoCode: string | null, expireDate: string | null } | null } };

export type ChangeCardMutationVariables = Exact<{
  key: string;
  country: CountryCode;
}>;


export type ChangeCardMutation = { changeCard: { state: CheckoutState, clientSecret: string | null, amountDue: number, currencyCode: string, payPackageId: string | null, quantity: number, invCode: string | null, lastFailure: string | null, cardKey: { publishableKey: string, isDesk: boolean } | null } };

export type ChangeSubscriptionMutationVariables = Exact<{
  key: string;
  country: CountryCode;
  payPackageId: string;
  quantity: number;
  at: ChangeTime;
}>;


export type ChangeSubscriptionMutation = { changeSubscription: { state: CheckoutState, clientSecret: string | null, amountDue: number, currencyCode: string, payPackageId: string | null, quantity: number, invCode: string | null, lastFailure: string | null, cardKey: { publishableKey: string, isDesk: boolean } | null } };

export type EndPromotionCodeMutationVariables = Exact<{
  id: string;
}>;


export type EndPromotionCodeMutation = { endPromotionCode: { id: string, code: string, kind: CodeKind, country: CountryCode, state: CodeState, percent: number | null, amountOff: number | null, months: number | null, plans: Array<string>, isFirstTimeOnly: boolean, useLimit: number | null, uses: number, endsDate: string | null, vipUntilDate: string | null, createdDate: string } };

export type MakePromotionCodeMutationVariables = Exact<{
  key: string;
  input: PromotionCodeInput;
}>;


export type MakePromotionCodeMutation = { makePromotionCode: { id: string, code: string, kind: CodeKind, country: CountryCode, state: CodeState, percent: number | null, amountOff: number | null, months: number | null, plans: Array<string>, isFirstTimeOnly: boolean, useLimit: number | null, uses: number, endsDate: string | null, vipUntilDate: string | null, createdDate: string } };

export type PayInvoiceMutationVariables = Exact<{
  key: string;
  country: CountryCode;
  withCardOnFile: boolean;
}>;


export type PayInvoiceMutation = { payInvoice: { state: CheckoutState, clientSecret: string | null, amountDue: number, currencyCode: string, payPackageId: string | null, quantity: number, invCode: string | null, lastFailure: string | null, cardKey: { publishableKey: string, isDesk: boolean } | null } };

export type PlansQueryVariables = Exact<{
  country: CountryCode;
  audience: PlanAudience;
}>;


export type PlansQuery = { plans: { country: CountryCode, audience: PlanAudience, currencyCode: string, payment: PlanPayment, refusal: string | null, isCurrent: boolean, cardKey: { publishableKey: string, isDesk: boolean } | null, tax: { name: string, percent: number } | null, plans: Array<{ key: string, name: string, frontParams: string, hasSeats: boolean, quantityMin: number, quantityMax: number, prices: Array<{ id: string, recurringType: string, intervalCount: number, unitAmount: number, currencyCode: string, trialDays: number, savingPercent: number, tiers: Array<{ upTo: number | null, unitAmount: number }> }> }> } };

export type PreviewChangeQueryVariables = Exact<{
  country: CountryCode;
  payPackageId: string;
  quantity: number;
  at: ChangeTime;
}>;


export type PreviewChangeQuery = { previewChange: { currencyCode: string, discount: number, total: number, tax: number, trialEndsDate: string | null, renewsDate: string, renewsAmount: number, lines: Array<{ kind: PreviewLineKind, quantity: number, amount: number, fromDate: string, untilDate: string }>, taxRate: { name: string, percent: number } | null, code: { code: string, kind: CodeKind, percent: number | null, amountOff: number | null, months: number | null } | null } };

export type PreviewSubscriptionQueryVariables = Exact<{
  country: CountryCode;
  payPackageId: string;
  quantity: number;
  invCode?: string | null | undefined;
}>;


export type PreviewSubscriptionQuery = { previewSubscription: { currencyCode: string, discount: number, total: number, tax: number, trialEndsDate: string | null, renewsDate: string, renewsAmount: number, lines: Array<{ kind: PreviewLineKind, quantity: number, amount: number, fromDate: string, untilDate: string }>, taxRate: { name: string, percent: number } | null, code: { code: string, kind: CodeKind, percent: number | null, amountOff: number | null, months: number | null } | null } };

export type PriceFactsFragment = { currencyCode: string, discount: number, total: number, tax: number, trialEndsDate: string | null, renewsDate: string, renewsAmount: number, lines: Array<{ kind: PreviewLineKind, quantity: number, amount: number, fromDate: string, untilDate: string }>, taxRate: { name: string, percent: number } | null, code: { code: string, kind: CodeKind, percent: number | null, amountOff: number | null, months: number | null } | null };

export type PromotionCodeQueryVariables = Exact<{
  country: CountryCode;
  invCode: string;
  payPackageId?: string | null | undefined;
}>;


export type PromotionCodeQuery = { promotionCode: { code: string, kind: CodeKind, percent: number | null, amountOff: number | null, months: number | null, vipUntilDate: string | null } };

export type PromotionCodesQueryVariables = Exact<{
  country?: CountryCode | null | undefined;
  text?: string | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type PromotionCodesQuery = { promotionCodes: { totalCount: number, pageInfo: { hasNextPage: boolean }, nodes: Array<{ id: string, code: string, kind: CodeKind, country: CountryCode, state: CodeState, percent: number | null, amountOff: number | null, months: number | null, plans: Array<string>, isFirstTimeOnly: boolean, useLimit: number | null, uses: number, endsDate: string | null, vipUntilDate: string | null, createdDate: string }> } };

export type RedeemCodeMutationVariables = Exact<{
  country: CountryCode;
  invCode: string;
}>;


export type RedeemCodeMutation = { redeemCode: { id: string, promoCode: string | null, expireDate: string | null } };

export type RefreshBillingMutationVariables = Exact<{
  country: CountryCode;
}>;


export type RefreshBillingMutation = { refreshBilling: { country: CountryCode, payment: PlanPayment, cardKey: { publishableKey: string, isDesk: boolean } | null, subscription: { id: string, standing: BillingStanding, status: string, payPackageId: string, planKey: string, planName: string, recurringType: string, currencyCode: string, quantity: number, seats: number, createdDate: string, periodEndsDate: string, trialEndsDate: string | null, endsDate: string | null, accessUntilDate: string | null, invCode: string | null, next: { amountDue: number, currencyCode: string, dueDate: string } | null, card: { brand: string, last4: string, expMonth: number, expYear: number, isExpiring: boolean } | null, change: { payPackageId: string, planName: string, recurringType: string, quantity: number, date: string } | null } | null, openCheckout: { payPackageId: string, quantity: number, invCode: string | null } | null, vip: { id: string, promoCode: string | null, expireDate: string | null } | null } };

export type ResumeSubscriptionMutationVariables = Exact<{
  key: string;
  country: CountryCode;
}>;


export type ResumeSubscriptionMutation = { resumeSubscription: { country: CountryCode, payment: PlanPayment, cardKey: { publishableKey: string, isDesk: boolean } | null, subscription: { id: string, standing: BillingStanding, status: string, payPackageId: string, planKey: string, planName: string, recurringType: string, currencyCode: string, quantity: number, seats: number, createdDate: string, periodEndsDate: string, trialEndsDate: string | null, endsDate: string | null, accessUntilDate: string | null, invCode: string | null, next: { amountDue: number, currencyCode: string, dueDate: string } | null, card: { brand: string, last4: string, expMonth: number, expYear: number, isExpiring: boolean } | null, change: { payPackageId: string, planName: string, recurringType: string, quantity: number, date: string } | null } | null, openCheckout: { payPackageId: string, quantity: number, invCode: string | null } | null, vip: { id: string, promoCode: string | null, expireDate: string | null } | null } };

export type SettleCheckoutMutationVariables = Exact<{
  country: CountryCode;
}>;


export type SettleCheckoutMutation = { settleCheckout: { state: CheckoutState, clientSecret: string | null, amountDue: number, currencyCode: string, payPackageId: string | null, quantity: number, invCode: string | null, lastFailure: string | null, cardKey: { publishableKey: string, isDesk: boolean } | null } };

export type ActOnAppointmentMutationVariables = Exact<{
  token: string;
  key: string;
  action: AppointmentAction;
  reason?: string | null | undefined;
}>;


export type ActOnAppointmentMutation = { actOnAppointment: { kind: AppointmentKind, state: BookingState, startsAt: string, endsAt: string, timeZone: string, place: string, host: string | null, hostName: string, visitorName: string, mayMove: boolean, mayCancel: boolean, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null } };

export type AppointmentQueryVariables = Exact<{
  token: string;
}>;


export type AppointmentQuery = { appointment: { kind: AppointmentKind, state: BookingState, startsAt: string, endsAt: string, timeZone: string, place: string, host: string | null, hostName: string, visitorName: string, mayMove: boolean, mayCancel: boolean, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null } };

export type AppointmentHostQueryVariables = Exact<{
  host: string;
}>;


export type AppointmentHostQuery = { appointmentHost: { name: string, isDesk: boolean, country: CountryCode, ceaNumber: string | null, estateAgency: string | null, estateAgencyLicenseNo: string | null, timeZone: string, kinds: Array<{ kind: AppointmentKind, lengthMinutes: number, mode: BookingMode, capacity: number, aheadDays: number, place: string }> } | null };

export type AppointmentTimesQueryVariables = Exact<{
  token: string;
  from: string;
  until: string;
}>;


export type AppointmentTimesQuery = { appointmentTimes: Array<{ startsAt: string, endsAt: string, left: number }> };

export type AskAgentMutationVariables = Exact<{
  key: string;
  input: AgentEnquiryInput;
}>;


export type AskAgentMutation = { askAgent: boolean };

export type BookAppointmentMutationVariables = Exact<{
  key: string;
  input: BookAppointmentInput;
}>;


export type BookAppointmentMutation = { bookAppointment: { code: string | null, token: string | null, appointment: { kind: AppointmentKind, state: BookingState, startsAt: string, endsAt: string, timeZone: string, place: string, host: string | null, hostName: string, visitorName: string, mayMove: boolean, mayCancel: boolean, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null } | null, next: Array<{ startsAt: string, endsAt: string, left: number }> } };

export type AnsweredAppointmentFragment = { code: string | null, token: string | null, appointment: { kind: AppointmentKind, state: BookingState, startsAt: string, endsAt: string, timeZone: string, place: string, host: string | null, hostName: string, visitorName: string, mayMove: boolean, mayCancel: boolean, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null } | null, next: Array<{ startsAt: string, endsAt: string, left: number }> };

export type AppointmentFactsFragment = { kind: AppointmentKind, state: BookingState, startsAt: string, endsAt: string, timeZone: string, place: string, host: string | null, hostName: string, visitorName: string, mayMove: boolean, mayCancel: boolean, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null };

export type BookValuationMutationVariables = Exact<{
  key: string;
  input: BookValuationInput;
}>;


export type BookValuationMutation = { bookValuation: { code: string | null, token: string | null, appointment: { kind: AppointmentKind, state: BookingState, startsAt: string, endsAt: string, timeZone: string, place: string, host: string | null, hostName: string, visitorName: string, mayMove: boolean, mayCancel: boolean, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null } | null, next: Array<{ startsAt: string, endsAt: string, left: number }> } };

export type BookedProjectQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
}>;


export type BookedProjectQuery = { project: { id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null } | null };

export type FreeTimesQueryVariables = Exact<{
  host: string;
  kind: AppointmentKind;
  from: string;
  until: string;
}>;


export type FreeTimesQuery = { freeTimes: Array<{ startsAt: string, endsAt: string, left: number }> };

export type FreeTimeFragment = { startsAt: string, endsAt: string, left: number };

export type HostTimesQueryVariables = Exact<{
  host: string;
  kind: AppointmentKind;
  from: string;
  until: string;
}>;


export type HostTimesQuery = { fullDays: Array<string>, freeTimes: Array<{ startsAt: string, endsAt: string, left: number }> };

export type MoveAppointmentMutationVariables = Exact<{
  token: string;
  key: string;
  startsAt: string;
}>;


export type MoveAppointmentMutation = { moveAppointment: { code: string | null, token: string | null, appointment: { kind: AppointmentKind, state: BookingState, startsAt: string, endsAt: string, timeZone: string, place: string, host: string | null, hostName: string, visitorName: string, mayMove: boolean, mayCancel: boolean, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null } | null, next: Array<{ startsAt: string, endsAt: string, left: number }> } };

export type OpenHouseQueryVariables = Exact<{
  token: string;
}>;


export type OpenHouseQuery = { openHouse: { country: CountryCode, name: string, startsAt: string, endsAt: string, timeZone: string, opensAt: string, closesAt: string, question: string, agentName: string, agentLicence: string, agency: string, agencyLicence: string, now: string } };

export type CheckInMutationVariables = Exact<{
  token: string;
  entry: string;
  input: CheckInInput;
}>;


export type CheckInMutation = { checkIn: boolean };

export type ProposedTimesQueryVariables = Exact<{
  token: string;
}>;


export type ProposedTimesQuery = { proposedTimes: { country: CountryCode, kind: AppointmentKind, state: ProposalState, hostName: string, host: string | null, ceaNumber: string | null, estateAgency: string | null, estateAgencyLicenseNo: string | null, timeZone: string, place: string, heldUntil: string, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null, times: Array<{ startsAt: string, endsAt: string, isTaken: boolean }> } };

export type TakeProposedTimeMutationVariables = Exact<{
  token: string;
  key: string;
  startsAt: string;
}>;


export type TakeProposedTimeMutation = { takeProposedTime: { code: string | null, token: string | null, appointment: { kind: AppointmentKind, state: BookingState, startsAt: string, endsAt: string, timeZone: string, place: string, host: string | null, hostName: string, visitorName: string, mayMove: boolean, mayCancel: boolean, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null } | null, next: Array<{ startsAt: string, endsAt: string, left: number }> } };

export type DeclineProposedTimesMutationVariables = Exact<{
  token: string;
  key: string;
  note: string;
}>;


export type DeclineProposedTimesMutation = { declineProposedTimes: { country: CountryCode, kind: AppointmentKind, state: ProposalState, hostName: string, host: string | null, ceaNumber: string | null, estateAgency: string | null, estateAgencyLicenseNo: string | null, timeZone: string, place: string, heldUntil: string, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null, times: Array<{ startsAt: string, endsAt: string, isTaken: boolean }> } };

export type ProposedTimesPartsFragment = { country: CountryCode, kind: AppointmentKind, state: ProposalState, hostName: string, host: string | null, ceaNumber: string | null, estateAgency: string | null, estateAgencyLicenseNo: string | null, timeZone: string, place: string, heldUntil: string, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null, times: Array<{ startsAt: string, endsAt: string, isTaken: boolean }> };

export type ValuationHomeQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  home?: HomeInput | null | undefined;
}>;


export type ValuationHomeQuery = { market: { currencyCode: string }, project: { id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, floors: number | null, floorSoldMax: number | null, unitCount: number | null, completionYear: number | null, unitMixes: Array<{ unitMix: string }>, estimate:
      | { __typename: 'Estimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, confidence: Confidence | null, effectiveN: number, statement:
          | { __typename: 'MeasuredStatement', typeGroup: TypeGroup, area: string | null, areaSqmFrom: number | null, areaSqmTo: number | null, half: number, nine: number, n: number, from: string, to: string }
          | { __typename: 'UnmeasuredStatement', reason: UnmeasuredReason }
         }
      | { __typename: 'EstimateRefusal', reason: RefusalReason, evidence: number, needed: number, areaSqmMin: number | null, areaSqmMax: number | null, floorMax: number | null, newestEvidence: string | null }
    , area: { name: string, nameLocal: string | null } } | null };

export type JoinWaitingMutationVariables = Exact<{
  input: WaitingInput;
}>;


export type JoinWaitingMutation = { joinWaiting: boolean };

export type LeaveWaitingMutationVariables = Exact<{
  token: string;
}>;


export type LeaveWaitingMutation = { leaveWaiting: boolean };

export type ChangeOwnHomeMutationVariables = Exact<{
  id: string;
  name?: string | null | undefined;
  isMonthly?: boolean | null | undefined;
  hasAlert?: boolean | null | undefined;
}>;


export type ChangeOwnHomeMutation = { changeOwnHome: { id: string, country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, purchase: string | null, isMonthly: boolean, hasAlert: boolean, canAlert: boolean, home: { unitMix: string | null, areaSqm: number | null, floor: number | null } } };

export type HomeLetterQueryVariables = Exact<{
  token: string;
}>;


export type HomeLetterQuery = { homeLetter: { letter: HomeLetterKind, name: string | null, isOn: boolean } | null };

export type KeepOwnHomeMutationVariables = Exact<{
  input: KeepOwnHomeInput;
}>;


export type KeepOwnHomeMutation = { keepOwnHome: { id: string } };

export type KeepOwnPurchaseMutationVariables = Exact<{
  id: string;
  purchase?: string | null | undefined;
}>;


export type KeepOwnPurchaseMutation = { keepOwnPurchase: { id: string, purchase: string | null } };

export type LikeSalesQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  areaSqm: number;
}>;


export type LikeSalesQuery = { likeSales: { to: string | null, sales: Array<{ id: string, month: string, price: number, areaSqm: number, psf: number, floorLow: number | null, floorHigh: number | null, metres: number, project: { id: string, name: string, nameLocal: string | null, slug: string, typeGroup: TypeGroup } }>, year: { n: number, p25: number, median: number, p75: number } | null, yearBefore: { n: number, median: number } | null } | null };

export type OwnHomeHistoryQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  home: HomeInput;
}>;


export type OwnHomeHistoryQuery = { project: { id: string, estimateHistory: Array<{ asOf: string, value: number, low68: number, high68: number, low90: number, high90: number }> } | null };

export type OwnHomeValueQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  home: HomeInput;
}>;


export type OwnHomeValueQuery = { market: { countryCode: CountryCode, currencyCode: string, isDemo: boolean }, project: { id: string, name: string, nameLocal: string | null, slug: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, street: string, leaseStartYear: number | null, completionYear: number | null, estimate:
      | { __typename: 'Estimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, confidence: Confidence | null, effectiveN: number, statement:
          | { __typename: 'MeasuredStatement', typeGroup: TypeGroup, area: string | null, areaSqmFrom: number | null, areaSqmTo: number | null, half: number, nine: number, n: number, from: string, to: string }
          | { __typename: 'UnmeasuredStatement', reason: UnmeasuredReason }
         }
      | { __typename: 'EstimateRefusal', reason: RefusalReason, evidence: number, needed: number, areaSqmMin: number | null, areaSqmMax: number | null, floorMax: number | null, newestEvidence: string | null }
     } | null };

export type KeptHomeFragment = { id: string, country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, purchase: string | null, isMonthly: boolean, hasAlert: boolean, canAlert: boolean, home: { unitMix: string | null, areaSqm: number | null, floor: number | null } };

export type OwnHomesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnHomesQuery = { ownHomes: Array<{ id: string, country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, purchase: string | null, isMonthly: boolean, hasAlert: boolean, canAlert: boolean, home: { unitMix: string | null, areaSqm: number | null, floor: number | null } }> };

export type RemoveOwnHomeMutationVariables = Exact<{
  id: string;
}>;


export type RemoveOwnHomeMutation = { removeOwnHome: { success: boolean } };

export type StopHomeLetterMutationVariables = Exact<{
  token: string;
}>;


export type StopHomeLetterMutation = { stopHomeLetter: { success: boolean } };

export type LabelPlaceFragment = { id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, area: { name: string, nameLocal: string | null }, buildings: Array<{ slug: string, name: string, postalCode: string | null, floors: number | null, stacks: Array<{ label: string, floorLow: number, floorHigh: number }> }> };

export type LabelProjectQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
}>;


export type LabelProjectQuery = { project: { id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, area: { name: string, nameLocal: string | null }, buildings: Array<{ slug: string, name: string, postalCode: string | null, floors: number | null, stacks: Array<{ label: string, floorLow: number, floorHigh: number }> }> } | null };

export type LabelStreetQueryVariables = Exact<{
  street: string;
  first?: number | null | undefined;
}>;


export type LabelStreetQuery = { projects: { totalCount: number, nodes: Array<{ id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, area: { name: string, nameLocal: string | null }, buildings: Array<{ slug: string, name: string, postalCode: string | null, floors: number | null, stacks: Array<{ label: string, floorLow: number, floorHigh: number }> }> }> } };

export type LabelSheetFactsFragment = { id: string, country: CountryCode, title: string, print: string, count: number, leftOut: number, madeAt: string };

export type OpenedLabelSheetFactsFragment = { homes: string, leftOutNow: number, sheet: { id: string, country: CountryCode, title: string, print: string, count: number, leftOut: number, madeAt: string } };

export type LabelStandingQueryVariables = Exact<{ [key: string]: never; }>;


export type LabelStandingQuery = { labelStanding: LabelStanding };

export type OwnLabelSheetsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type OwnLabelSheetsQuery = { ownLabelSheets: { totalCount: number, nodes: Array<{ id: string, country: CountryCode, title: string, print: string, count: number, leftOut: number, madeAt: string }> } };

export type OwnLabelSheetQueryVariables = Exact<{
  id: string;
}>;


export type OwnLabelSheetQuery = { ownLabelSheet: { homes: string, leftOutNow: number, sheet: { id: string, country: CountryCode, title: string, print: string, count: number, leftOut: number, madeAt: string } } };

export type MakeLabelSheetMutationVariables = Exact<{
  key: string;
  input: LabelSheetInput;
}>;


export type MakeLabelSheetMutation = { makeLabelSheet: { homes: string, leftOutNow: number, sheet: { id: string, country: CountryCode, title: string, print: string, count: number, leftOut: number, madeAt: string } } };

export type CopyLabelSheetMutationVariables = Exact<{
  key: string;
  id: string;
}>;


export type CopyLabelSheetMutation = { copyLabelSheet: { homes: string, leftOutNow: number, sheet: { id: string, country: CountryCode, title: string, print: string, count: number, leftOut: number, madeAt: string } } };

export type DeleteLabelSheetMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLabelSheetMutation = { deleteLabelSheet: { success: boolean } };

export type SuppressedHomesQueryVariables = Exact<{
  isForAll?: boolean | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type SuppressedHomesQuery = { suppressedHomes: { totalCount: number, nodes: Array<{ id: string, country: CountryCode, home: string, reason: string, since: string }> } };

export type SuppressHomesMutationVariables = Exact<{
  homes: string;
  reason: string;
  isForAll?: boolean | null | undefined;
}>;


export type SuppressHomesMutation = { suppressHomes: number };

export type UnsuppressHomeMutationVariables = Exact<{
  id: string;
  isForAll?: boolean | null | undefined;
}>;


export type UnsuppressHomeMutation = { unsuppressHome: { success: boolean } };

export type LandDetailsQueryVariables = Exact<{
  landKey: string;
}>;


export type LandDetailsQuery = { market: { currencyCode: string, isDemo: boolean, lastMonth: string | null }, land: { id: string, landKey: string, nameDisplayText: string, landUse: string, status: string, activity: string, tenureYears: number | null, siteAreaSqm: number | null, grossFloorAreaSqm: number | null, plotRatio: number | null, price: number | null, psfPpr: number | null, launchMonth: string | null, tenderCloseMonth: string | null, awardMonth: string | null, lat: number | null, lng: number | null, area: { id: string, name: string, nameLocal: string | null } } | null };

export type LandNearbyQueryVariables = Exact<{
  near: NearInput;
}>;


export type LandNearbyQuery = { launches: { nodes: Array<{ id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null, completionYear: number | null, lastSaleMonth: string | null, lastSalePrice: number | null, figuresTo: string | null, psf: { n: number, p25: number, median: number, p75: number } | null }> }, sales: { nodes: Array<{ id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null, completionYear: number | null, lastSaleMonth: string | null, lastSalePrice: number | null, figuresTo: string | null, psf: { n: number, p25: number, median: number, p75: number } | null }> } };

export type NearbyProjectFragment = { id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null, completionYear: number | null, lastSaleMonth: string | null, lastSalePrice: number | null, figuresTo: string | null, psf: { n: number, p25: number, median: number, p75: number } | null };

export type LandsQueryVariables = Exact<{
  filter?: LandFilter | null | undefined;
  offset?: number | null | undefined;
}>;


export type LandsQuery = { landUses: Array<string>, market: { currencyCode: string, isDemo: boolean, lastMonth: string | null }, lands: { totalCount: number, nodes: Array<{ id: string, landKey: string, nameDisplayText: string, landUse: string, status: string, activity: string, tenureYears: number | null, siteAreaSqm: number | null, grossFloorAreaSqm: number | null, plotRatio: number | null, price: number | null, psfPpr: number | null, launchMonth: string | null, tenderCloseMonth: string | null, awardMonth: string | null, lat: number | null, lng: number | null, area: { id: string, name: string, nameLocal: string | null } }> } };

export type LandMarketFragment = { currencyCode: string, isDemo: boolean, lastMonth: string | null };

export type LandParcelFragment = { id: string, landKey: string, nameDisplayText: string, landUse: string, status: string, activity: string, tenureYears: number | null, siteAreaSqm: number | null, grossFloorAreaSqm: number | null, plotRatio: number | null, price: number | null, psfPpr: number | null, launchMonth: string | null, tenderCloseMonth: string | null, awardMonth: string | null, lat: number | null, lng: number | null, area: { id: string, name: string, nameLocal: string | null } };

export type LeadRulesPartsFragment = { version: number, rules: Array<{ id: string, interests: Array<string>, languages: Array<string>, people: Array<string>, taken: number }>, staff: Array<{ id: string, name: string }> };

export type LeadRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type LeadRulesQuery = { leadRules: { version: number, rules: Array<{ id: string, interests: Array<string>, languages: Array<string>, people: Array<string>, taken: number }>, staff: Array<{ id: string, name: string }> } };

export type SaveLeadRulesMutationVariables = Exact<{
  version: number;
  rules: Array<LeadRuleInput> | LeadRuleInput;
}>;


export type SaveLeadRulesMutation = { saveLeadRules: { version: number, rules: Array<{ id: string, interests: Array<string>, languages: Array<string>, people: Array<string>, taken: number }>, staff: Array<{ id: string, name: string }> } };

export type LeadPartsFragment = { id: string, country: CountryCode, isHouse: boolean, origin: LeadOrigin, interest: string, name: string, email: string, phone: string, company: string, locale: string, message: string, state: LeadState, assignedTo: string | null, followUpOn: string | null, answerSeconds: number | null, isProven: boolean, suspicion: LeadSuspicion | null, createdDate: string, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string, listing: { slug: string, activity: ListingActivity } | null } | null, launchInterest: { number: number, unit: string | null, unitMixes: Array<string>, previewOn: string | null } | null };

export type LeadsQueryVariables = Exact<{
  filter?: LeadFilter | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type LeadsQuery = { leads: { totalCount: number, nodes: Array<{ id: string, country: CountryCode, isHouse: boolean, origin: LeadOrigin, interest: string, name: string, email: string, phone: string, company: string, locale: string, message: string, state: LeadState, assignedTo: string | null, followUpOn: string | null, answerSeconds: number | null, isProven: boolean, suspicion: LeadSuspicion | null, createdDate: string, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string, listing: { slug: string, activity: ListingActivity } | null } | null, launchInterest: { number: number, unit: string | null, unitMixes: Array<string>, previewOn: string | null } | null }> }, leadCounts: Array<{ state: LeadState, isSuspected: boolean, total: number }> };

export type LeadQueryVariables = Exact<{
  id: string;
}>;


export type LeadQuery = { lead: { host: string | null, mayProposeTimes: boolean, id: string, country: CountryCode, isHouse: boolean, origin: LeadOrigin, interest: string, name: string, email: string, phone: string, company: string, locale: string, message: string, state: LeadState, assignedTo: string | null, followUpOn: string | null, answerSeconds: number | null, isProven: boolean, suspicion: LeadSuspicion | null, createdDate: string, attendance: { came: number, absent: number, late: number }, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string, listing: { slug: string, activity: ListingActivity } | null } | null, launchInterest: { number: number, unit: string | null, unitMixes: Array<string>, previewOn: string | null } | null }, leadEvents: Array<{ action: string, actor: string | null, toState: LeadState, note: string, date: string }>, leadAssignees: Array<{ id: string, name: string }> };

export type MoveLeadMutationVariables = Exact<{
  id: string;
  key: string;
  move: LeadMove;
}>;


export type MoveLeadMutation = { moveLead: { id: string } };

export type NoteOnLeadMutationVariables = Exact<{
  id: string;
  key: string;
  note: string;
}>;


export type NoteOnLeadMutation = { noteOnLead: { id: string } };

export type FollowUpLeadMutationVariables = Exact<{
  id: string;
  key: string;
  on?: string | null | undefined;
}>;


export type FollowUpLeadMutation = { followUpLead: { id: string } };

export type AssignLeadMutationVariables = Exact<{
  id: string;
  key: string;
  to: string;
}>;


export type AssignLeadMutation = { assignLead: { id: string } };

export type TrustLeadMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type TrustLeadMutation = { trustLead: { id: string } };

export type ReplyToLeadMutationVariables = Exact<{
  id: string;
  key: string;
  text: string;
}>;


export type ReplyToLeadMutation = { replyToLead: { id: string } };

export type ProposalHostQueryVariables = Exact<{
  host: string;
  lead: string;
}>;


export type ProposalHostQuery = { appointmentHost: { timeZone: string, kinds: Array<{ kind: AppointmentKind }> } | null, timeProposals: Array<{ id: string, kind: AppointmentKind, state: ProposalState, timeZone: string, heldUntil: string, note: string, times: Array<{ startsAt: string, endsAt: string, isTaken: boolean }> }> };

export type TimesToProposeQueryVariables = Exact<{
  host: string;
  kind: AppointmentKind;
  from: string;
  until: string;
}>;


export type TimesToProposeQuery = { freeTimes: Array<{ startsAt: string }> };

export type ProposeTimesMutationVariables = Exact<{
  lead: string;
  key: string;
  kind: AppointmentKind;
  startsAt: Array<string> | string;
}>;


export type ProposeTimesMutation = { proposeTimes: { id: string, kind: AppointmentKind, state: ProposalState, timeZone: string, heldUntil: string, note: string, times: Array<{ startsAt: string, endsAt: string, isTaken: boolean }> } };

export type WithdrawTimesMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type WithdrawTimesMutation = { withdrawTimes: { id: string, kind: AppointmentKind, state: ProposalState, timeZone: string, heldUntil: string, note: string, times: Array<{ startsAt: string, endsAt: string, isTaken: boolean }> } };

export type TimeProposalPartsFragment = { id: string, kind: AppointmentKind, state: ProposalState, timeZone: string, heldUntil: string, note: string, times: Array<{ startsAt: string, endsAt: string, isTaken: boolean }> };

export type LinkPictureQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
}>;


export type LinkPictureQuery = { market: { currencyCode: string, isDemo: boolean, dataVersion: string }, project: { slug: string, typeGroup: TypeGroup, propertyType: string, name: string, nameLocal: string | null, block: string | null, street: string, floors: number | null, floorSoldMax: number | null, unitCount: number | null, completionYear: number | null, tenure: Tenure | null, figuresTo: string | null, area: { name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null, usualEstimate:
      | { __typename: 'UsualEstimate', asOf: string, value: number }
      | { __typename: 'UsualEstimateRefusal' }
     | null } | null };

export type LinkPictureOfAgentQueryVariables = Exact<{
  ceaNumber: string;
}>;


export type LinkPictureOfAgentQuery = { agentPage: { verifiedOn: string | null, lines: { name: string, licence: string, agency: string, agencyLicence: string, phone: string } } | null };

export type LinkPictureOfListingQueryVariables = Exact<{
  slug: string;
}>;


export type LinkPictureOfListingQuery = { market: { currencyCode: string, isDemo: boolean }, listingGroup: { slug: string, activity: ListingActivity, addressTypeGroup: TypeGroup, addressProjectSlug: string, projectName: string, projectNameLocal: string | null, street: string, propertyType: string, tenure: Tenure | null, completionYear: number | null, bedrooms: number | null, areaSqm: number | null, isLive: boolean, isUnderOffer: boolean, price: number | null, priceWords: string, agentCount: number, advertisers: Array<{ agentName: string, agentLicence: string, agentPhone: string, agency: string, agencyLicence: string }> } | null };

export type LinkPictureOfShareQueryVariables = Exact<{
  id: string;
}>;


export type LinkPictureOfShareQuery = { shareCover: { kind: ShareKind, title: string, figuresTo: string | null, lines: { name: string, licence: string, agency: string, agencyLicence: string, phone: string } | null } | null };

export type ActOnListingMutationVariables = Exact<{
  key: string;
  id: string;
  action: ListingAction;
  edits?: ListingEditsChoice | null | undefined;
  closing?: ListingClosingInput | null | undefined;
}>;


export type ActOnListingMutation = { actOnListing: { needs: Array<ListingNeed>, twin: string | null, id: string, version: number, country: CountryCode, state: ListingState, activity: ListingActivity, typeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, projectNameLocal: string | null, street: string, address: string, propertyGroup: PropertyGroup | null, propertyType: string | null, unitMix: string | null, areaSqm: number | null, price: number | null, headline: string, hasEdits: boolean, cover: string | null, photoCount: number, may: Array<ListingAction>, daysLeft: number | null, groupSlug: string | null, addressTypeGroup: TypeGroup, addressProjectSlug: string, confirmedDate: string, updatedDate: string, postalCode: string, areaMeasure: AreaMeasure | null, floor: number | null, facilities: Array<Facility>, availableOn: string | null, description: string, locale: string, tourUrl: string | null, videoUrl: string | null, bedrooms: number | null, bathrooms: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null, edited: { price: number | null, activity: ListingActivity, typeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, street: string, address: string, propertyGroup: PropertyGroup | null, propertyType: string | null, unitMix: string | null, headline: string, postalCode: string, areaMeasure: AreaMeasure | null, floor: number | null, facilities: Array<Facility>, availableOn: string | null, description: string, locale: string, tourUrl: string | null, videoUrl: string | null, bedrooms: number | null, bathrooms: number | null, areaSqm: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null } | null, advertiser: { agentName: string, agentLicence: string, agentPhone: string, agency: string, agencyLicence: string }, media: Array<{ id: string, kind: ListingMediaKind, caption: string, alt: string, state: ListingMediaState, isOfFeed: boolean }>, events: Array<{ action: string, note: string, date: string }>, feed: { agency: string, receivedDate: string | null, isMarked: boolean } | null, closing: { outcome: ListingOutcome, price: number | null, day: string | null, date: string, undoUntil: string } | null } };

export type AllowListingMutationVariables = Exact<{
  key: string;
  id: string;
  note: string;
}>;


export type AllowListingMutation = { allowListing: { id: string } };

export type AskFeedApprovalMutationVariables = Exact<{ [key: string]: never; }>;


export type AskFeedApprovalMutation = { askFeedApproval: { source: { id: string } | null } };

export type BeginListingMediaMutationVariables = Exact<{
  listing: string;
  key: string;
  kind: ListingMediaKind;
}>;


export type BeginListingMediaMutation = { beginListingMedia: { id: string, kind: ListingMediaKind, caption: string, alt: string, state: ListingMediaState, isOfFeed: boolean } };

export type ConfirmListingMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmListingMutation = { confirmListing: { isConfirmed: boolean } };

export type DescribeListingMediaMutationVariables = Exact<{
  id: string;
  kind: ListingMediaKind;
  caption: string;
  alt: string;
}>;


export type DescribeListingMediaMutation = { describeListingMedia: { id: string } };

export type InviteFeedAgentMutationVariables = Exact<{
  licence: string;
}>;


export type InviteFeedAgentMutation = { inviteFeedAgent: { agents: Array<{ licence: string, invitedAt: string | null }> } };

export type KeepFeedAddressMutationVariables = Exact<{
  address: string;
  isWhole: boolean;
  hours: number;
}>;


export type KeepFeedAddressMutation = { keepFeedAddress: { source: { id: string } | null } };

export type KeepFeedAgencyMutationVariables = Exact<{
  agency: string;
  agencyLicence: string;
  format: FeedFormat;
}>;


export type KeepFeedAgencyMutation = { keepFeedAgency: { source: { id: string } | null } };

export type KeepFeedAgentsMutationVariables = Exact<{
  agents: Array<SourceAgentInput> | SourceAgentInput;
  version: number;
}>;


export type KeepFeedAgentsMutation = { keepFeedAgents: { source: { id: string } | null } };

export type KeepFeedColumnsMutationVariables = Exact<{
  columns: Array<TableColumnInput> | TableColumnInput;
}>;


export type KeepFeedColumnsMutation = { keepFeedColumns: { source: { id: string } | null } };

export type ListingPictureFragment = { id: string, kind: ListingMediaKind, caption: string, alt: string, state: ListingMediaState, isOfFeed: boolean };

export type ListingProblemsQueryVariables = Exact<{
  isSettled?: boolean | null | undefined;
  first: number;
  offset: number;
}>;


export type ListingProblemsQuery = { listingProblems: { totalCount: number, nodes: Array<{ id: string, reason: ListingProblem, text: string, email: string, homeName: string | null, groupSlug: string | null, typeGroup: string | null, projectSlug: string | null, activity: string | null, agentName: string | null, agency: string | null, isAdvertised: boolean, isHeld: boolean, isSuspected: boolean, createdDate: string }> } };

export type ListingProjectQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
}>;


export type ListingProjectQuery = { project: { name: string, nameLocal: string | null } | null };

export type ListingToConfirmQueryVariables = Exact<{
  token: string;
}>;


export type ListingToConfirmQuery = { listingToConfirm: { country: CountryCode, projectName: string, projectNameLocal: string | null, propertyGroup: PropertyGroup, unitMix: string, activity: ListingActivity, price: number, state: ListingState, isConfirmed: boolean } };

export type ListingToursQueryVariables = Exact<{ [key: string]: never; }>;


export type ListingToursQuery = { ownTours: Array<{ id: string, version: number, country: CountryCode, state: TourState, title: string, projectTypeGroup: TypeGroup | null, projectSlug: string | null, listing: { id: string } | null }> };

export type HangTourMutationVariables = Exact<{
  id: string;
  version: number;
  listing?: string | null | undefined;
  project?: TourProjectInput | null | undefined;
}>;


export type HangTourMutation = { placeTour: { id: string } };

export type OrderListingMediaMutationVariables = Exact<{
  listing: string;
  ids: Array<string> | string;
}>;


export type OrderListingMediaMutation = { orderListingMedia: { id: string } };

export type DryCountsFragment = { id: string, fileName: string, format: FeedFormat, isWhole: boolean, reason: string | null, read: number, added: number, changed: number, standing: number, withdrawn: number, rejected: number, omitted: number, madeAt: string };

export type OwnFeedPartsFragment = { agency: string, agencyLicence: string, isFromLicence: boolean, isConnected: boolean, columnNames: Array<string>, agents: Array<{ name: string, licence: string, phone: string, email: string, hasAccount: boolean, invitedAt: string | null }>, source: { fetchUrl: string | null, fetchWhole: boolean, fetchHours: number, fetchedAt: string | null, fetchFault: string | null, fetchFailures: number, id: string, agency: string, agencyLicence: string, format: FeedFormat, silenceDays: number, isActive: boolean, isManaged: boolean, approval: FeedApproval, approvalNote: string, askedAt: string | null, version: number, advertised: number, columns: Array<{ name: string, means: string }>, dryRun: { unknownColumns: Array<string>, id: string, fileName: string, format: FeedFormat, isWhole: boolean, reason: string | null, read: number, added: number, changed: number, standing: number, withdrawn: number, rejected: number, omitted: number, madeAt: string, homes: Array<{ sourceKey: string, isNew: boolean, headline: string, place: string, activity: string, price: number | null, priceWords: string, bedrooms: number | null, areaSqm: number | null, pictures: number, hasPicture: boolean }>, faults: Array<{ row: number, sourceKey: string, isTaken: boolean, code: string, field: string, reason: string, given: string }> } | null, agents: Array<{ name: string, licence: string, phone: string, email: string }>, keys: Array<{ prefix: string, reader: string, scopes: Array<FeedScope>, createdAt: string, endsAt: string | null, lastUsedAt: string | null }>, webhooks: Array<{ id: string, address: string, topics: Array<WebhookTopic>, createdAt: string, endedAt: string | null, isGone: boolean, tries: number, deadCount: number }>, runs: Array<{ id: string, isWhole: boolean, state: string, reason: string | null, taken: number, changed: number, rejected: number, omitted: number, withdrawn: number, begunAt: string }> } | null };

export type OwnFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnFeedQuery = { ownFeed: { agency: string, agencyLicence: string, isFromLicence: boolean, isConnected: boolean, columnNames: Array<string>, agents: Array<{ name: string, licence: string, phone: string, email: string, hasAccount: boolean, invitedAt: string | null }>, source: { fetchUrl: string | null, fetchWhole: boolean, fetchHours: number, fetchedAt: string | null, fetchFault: string | null, fetchFailures: number, id: string, agency: string, agencyLicence: string, format: FeedFormat, silenceDays: number, isActive: boolean, isManaged: boolean, approval: FeedApproval, approvalNote: string, askedAt: string | null, version: number, advertised: number, columns: Array<{ name: string, means: string }>, dryRun: { unknownColumns: Array<string>, id: string, fileName: string, format: FeedFormat, isWhole: boolean, reason: string | null, read: number, added: number, changed: number, standing: number, withdrawn: number, rejected: number, omitted: number, madeAt: string, homes: Array<{ sourceKey: string, isNew: boolean, headline: string, place: string, activity: string, price: number | null, priceWords: string, bedrooms: number | null, areaSqm: number | null, pictures: number, hasPicture: boolean }>, faults: Array<{ row: number, sourceKey: string, isTaken: boolean, code: string, field: string, reason: string, given: string }> } | null, agents: Array<{ name: string, licence: string, phone: string, email: string }>, keys: Array<{ prefix: string, reader: string, scopes: Array<FeedScope>, createdAt: string, endsAt: string | null, lastUsedAt: string | null }>, webhooks: Array<{ id: string, address: string, topics: Array<WebhookTopic>, createdAt: string, endedAt: string | null, isGone: boolean, tries: number, deadCount: number }>, runs: Array<{ id: string, isWhole: boolean, state: string, reason: string | null, taken: number, changed: number, rejected: number, omitted: number, withdrawn: number, begunAt: string }> } | null } };

export type OwnListingQueryVariables = Exact<{
  id: string;
}>;


export type OwnListingQuery = { ownListing: { needs: Array<ListingNeed>, twin: string | null, id: string, version: number, country: CountryCode, state: ListingState, activity: ListingActivity, typeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, projectNameLocal: string | null, street: string, address: string, propertyGroup: PropertyGroup | null, propertyType: string | null, unitMix: string | null, areaSqm: number | null, price: number | null, headline: string, hasEdits: boolean, cover: string | null, photoCount: number, may: Array<ListingAction>, daysLeft: number | null, groupSlug: string | null, addressTypeGroup: TypeGroup, addressProjectSlug: string, confirmedDate: string, updatedDate: string, postalCode: string, areaMeasure: AreaMeasure | null, floor: number | null, facilities: Array<Facility>, availableOn: string | null, description: string, locale: string, tourUrl: string | null, videoUrl: string | null, bedrooms: number | null, bathrooms: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null, edited: { price: number | null, activity: ListingActivity, typeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, street: string, address: string, propertyGroup: PropertyGroup | null, propertyType: string | null, unitMix: string | null, headline: string, postalCode: string, areaMeasure: AreaMeasure | null, floor: number | null, facilities: Array<Facility>, availableOn: string | null, description: string, locale: string, tourUrl: string | null, videoUrl: string | null, bedrooms: number | null, bathrooms: number | null, areaSqm: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null } | null, advertiser: { agentName: string, agentLicence: string, agentPhone: string, agency: string, agencyLicence: string }, media: Array<{ id: string, kind: ListingMediaKind, caption: string, alt: string, state: ListingMediaState, isOfFeed: boolean }>, events: Array<{ action: string, note: string, date: string }>, feed: { agency: string, receivedDate: string | null, isMarked: boolean } | null, closing: { outcome: ListingOutcome, price: number | null, day: string | null, date: string, undoUntil: string } | null } };

export type OwnListingCardFragment = { id: string, version: number, country: CountryCode, state: ListingState, activity: ListingActivity, typeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, projectNameLocal: string | null, street: string, address: string, propertyGroup: PropertyGroup | null, propertyType: string | null, unitMix: string | null, areaSqm: number | null, price: number | null, headline: string, hasEdits: boolean, cover: string | null, photoCount: number, may: Array<ListingAction>, daysLeft: number | null, groupSlug: string | null, addressTypeGroup: TypeGroup, addressProjectSlug: string, confirmedDate: string, updatedDate: string, feed: { agency: string, receivedDate: string | null, isMarked: boolean } | null, edited: { price: number | null } | null, closing: { outcome: ListingOutcome, price: number | null, day: string | null, date: string, undoUntil: string } | null };

export type OwnListingValuesFragment = { activity: ListingActivity, typeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, street: string, address: string, propertyGroup: PropertyGroup | null, propertyType: string | null, unitMix: string | null, price: number | null, headline: string, postalCode: string, areaMeasure: AreaMeasure | null, floor: number | null, facilities: Array<Facility>, availableOn: string | null, description: string, locale: string, tourUrl: string | null, videoUrl: string | null, bedrooms: number | null, bathrooms: number | null, areaSqm: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null };

export type OwnListingWholeFragment = { needs: Array<ListingNeed>, twin: string | null, id: string, version: number, country: CountryCode, state: ListingState, activity: ListingActivity, typeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, projectNameLocal: string | null, street: string, address: string, propertyGroup: PropertyGroup | null, propertyType: string | null, unitMix: string | null, areaSqm: number | null, price: number | null, headline: string, hasEdits: boolean, cover: string | null, photoCount: number, may: Array<ListingAction>, daysLeft: number | null, groupSlug: string | null, addressTypeGroup: TypeGroup, addressProjectSlug: string, confirmedDate: string, updatedDate: string, postalCode: string, areaMeasure: AreaMeasure | null, floor: number | null, facilities: Array<Facility>, availableOn: string | null, description: string, locale: string, tourUrl: string | null, videoUrl: string | null, bedrooms: number | null, bathrooms: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null, edited: { price: number | null, activity: ListingActivity, typeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, street: string, address: string, propertyGroup: PropertyGroup | null, propertyType: string | null, unitMix: string | null, headline: string, postalCode: string, areaMeasure: AreaMeasure | null, floor: number | null, facilities: Array<Facility>, availableOn: string | null, description: string, locale: string, tourUrl: string | null, videoUrl: string | null, bedrooms: number | null, bathrooms: number | null, areaSqm: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null } | null, advertiser: { agentName: string, agentLicence: string, agentPhone: string, agency: string, agencyLicence: string }, media: Array<{ id: string, kind: ListingMediaKind, caption: string, alt: string, state: ListingMediaState, isOfFeed: boolean }>, events: Array<{ action: string, note: string, date: string }>, feed: { agency: string, receivedDate: string | null, isMarked: boolean } | null, closing: { outcome: ListingOutcome, price: number | null, day: string | null, date: string, undoUntil: string } | null };

export type OwnListingsQueryVariables = Exact<{
  filter?: OwnListingFilter | null | undefined;
  first: number;
  offset: number;
}>;


export type OwnListingsQuery = { ownListings: { totalCount: number, nodes: Array<{ id: string, version: number, country: CountryCode, state: ListingState, activity: ListingActivity, typeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, projectNameLocal: string | null, street: string, address: string, propertyGroup: PropertyGroup | null, propertyType: string | null, unitMix: string | null, areaSqm: number | null, price: number | null, headline: string, hasEdits: boolean, cover: string | null, photoCount: number, may: Array<ListingAction>, daysLeft: number | null, groupSlug: string | null, addressTypeGroup: TypeGroup, addressProjectSlug: string, confirmedDate: string, updatedDate: string, feed: { agency: string, receivedDate: string | null, isMarked: boolean } | null, edited: { price: number | null } | null, closing: { outcome: ListingOutcome, price: number | null, day: string | null, date: string, undoUntil: string } | null }> }, ownListingCounts: Array<{ state: ListingState, total: number, due: number }> };

export type RemoveListingMediaMutationVariables = Exact<{
  id: string;
}>;


export type RemoveListingMediaMutation = { removeListingMedia: { id: string } };

export type SaveListingMutationVariables = Exact<{
  key: string;
  id?: string | null | undefined;
  version: number;
  input: ListingInput;
  isUnpublished?: boolean | null | undefined;
}>;


export type SaveListingMutation = { saveListing: { needs: Array<ListingNeed>, twin: string | null, id: string, version: number, country: CountryCode, state: ListingState, activity: ListingActivity, typeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, projectNameLocal: string | null, street: string, address: string, propertyGroup: PropertyGroup | null, propertyType: string | null, unitMix: string | null, areaSqm: number | null, price: number | null, headline: string, hasEdits: boolean, cover: string | null, photoCount: number, may: Array<ListingAction>, daysLeft: number | null, groupSlug: string | null, addressTypeGroup: TypeGroup, addressProjectSlug: string, confirmedDate: string, updatedDate: string, postalCode: string, areaMeasure: AreaMeasure | null, floor: number | null, facilities: Array<Facility>, availableOn: string | null, description: string, locale: string, tourUrl: string | null, videoUrl: string | null, bedrooms: number | null, bathrooms: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null, edited: { price: number | null, activity: ListingActivity, typeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, street: string, address: string, propertyGroup: PropertyGroup | null, propertyType: string | null, unitMix: string | null, headline: string, postalCode: string, areaMeasure: AreaMeasure | null, floor: number | null, facilities: Array<Facility>, availableOn: string | null, description: string, locale: string, tourUrl: string | null, videoUrl: string | null, bedrooms: number | null, bathrooms: number | null, areaSqm: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null } | null, advertiser: { agentName: string, agentLicence: string, agentPhone: string, agency: string, agencyLicence: string }, media: Array<{ id: string, kind: ListingMediaKind, caption: string, alt: string, state: ListingMediaState, isOfFeed: boolean }>, events: Array<{ action: string, note: string, date: string }>, feed: { agency: string, receivedDate: string | null, isMarked: boolean } | null, closing: { outcome: ListingOutcome, price: number | null, day: string | null, date: string, undoUntil: string } | null } };

export type SettleListingProblemMutationVariables = Exact<{
  key: string;
  id: string;
  note: string;
  withdraws: boolean;
}>;


export type SettleListingProblemMutation = { settleListingProblem: { id: string } };

export type TakeFeedDryRunMutationVariables = Exact<{
  dryRun: string;
  allowsMany: boolean;
}>;


export type TakeFeedDryRunMutation = { takeFeedDryRun: { id: string, state: string, reason: string | null, taken: number, changed: number, withdrawn: number, rejected: number } };

export type AreaFiguresQueryVariables = Exact<{
  filter: ProjectFilter;
}>;


export type AreaFiguresQuery = { areaFigures: { projectCount: number, homeCount: number | null, grossYield: number | null, to: string | null, groups: Array<{ group: PropertyGroup, change12m: number | null, psf: { n: number, p25: number, median: number, p75: number } | null, price: { n: number, p25: number, median: number, p75: number } | null }> } };

export type MapAmenitiesQueryVariables = Exact<{
  filter?: AmenityFilter | null | undefined;
  first?: number | null | undefined;
}>;


export type MapAmenitiesQuery = { amenities: { nodes: Array<{ id: string, type: string, code: string | null, name: string, nameLocal: string | null, lat: number, lng: number }> } };

export type MapAreasQueryVariables = Exact<{
  filter?: AreaFilter | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type MapAreasQuery = { areas: { nodes: Array<{ id: string, name: string, nameLocal: string | null, lat: number | null, lng: number | null, parent: { id: string, name: string, nameLocal: string | null } | null }>, pageInfo: { hasNextPage: boolean } } };

export type MapAskedIdsQueryVariables = Exact<{
  filter: ProjectFilter;
}>;


export type MapAskedIdsQuery = { projectIds: Array<number> };

export type MapDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MapDataQuery = { market: { dataVersion: string, countryCode: CountryCode, currencyCode: string, isDemo: boolean, lastMonth: string | null, hasOfficialFigures: boolean, projectCount: number, kinds: Array<{ projectCount: number, placedCount: number }> | null }, mapData: { basemapUrl: string, stationsUrl: string, stationGraphUrl: string | null, timetableUrl: string | null, streetsUrl: string | null, places: Array<{ type: string, count: number, url: string }>, markers: Array<{ typeGroup: TypeGroup, count: number, url: string, figuresTo: string | null }> } };

export type MapListQueryVariables = Exact<{
  filter?: ProjectFilter | null | undefined;
  sort?: ProjectSort | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type MapListQuery = { projects: { totalCount: number, nodes: Array<{ id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, isPlacedByArea: boolean, stationWalk: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, floorSoldMax: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number | null, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, figuresTo: string | null, change12m: number | null, psfNBefore: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, tenureMix: { freehold: number, leasehold: number } | null, psf: { n: number, p25: number, median: number, p75: number } | null, usualEstimate:
        | { __typename: 'UsualEstimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, low90: number, high90: number, confidence: Confidence | null, unmeasured: UnmeasuredReason | null }
        | { __typename: 'UsualEstimateRefusal', reason: RefusalReason }
       | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type MapProjectQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
}>;


export type MapProjectQuery = { project: { developer: string | null, facilities: Array<Facility>, buildings: Array<{ id: string }>, tours: Array<{ path: string, title: string }>, estimate:
      | { __typename: 'Estimate', statement:
          | { __typename: 'MeasuredStatement', typeGroup: TypeGroup, area: string | null, areaSqmFrom: number | null, areaSqmTo: number | null, half: number, nine: number, n: number, from: string, to: string }
          | { __typename: 'UnmeasuredStatement', reason: UnmeasuredReason }
         }
      | { __typename: 'EstimateRefusal' }
    , nearby: Array<{ walkMinutes: number, amenity: { id: string, type: string, name: string, nameLocal: string | null } }> } | null };

export type LiveTicketMutationVariables = Exact<{ [key: string]: never; }>;


export type LiveTicketMutation = { liveTicket: { ticket: string } | null };

export type MarkNoticesReadMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type MarkNoticesReadMutation = { markNoticesRead: { success: boolean } };

export type NoticeCountQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticeCountQuery = { noticeCount: number };

export type NoticeSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticeSettingsQuery = { noticeSettings: Array<{ group: NoticeGroup, channel: NoticeChannel }> };

export type NoticesQueryVariables = Exact<{
  first: number;
  offset: number;
}>;


export type NoticesQuery = { notices: { totalCount: number, nodes: Array<{ id: string, kind: string, country: CountryCode, facts: string, path: string, at: string, isRead: boolean }> } };

export type UpdateNoticeSettingMutationVariables = Exact<{
  group: NoticeGroup;
  channel: NoticeChannel;
}>;


export type UpdateNoticeSettingMutation = { updateNoticeSetting: { group: NoticeGroup, channel: NoticeChannel } };

export type BeginDeliveredPhotoMutationVariables = Exact<{
  listing: string;
  file: string;
  key: string;
}>;


export type BeginDeliveredPhotoMutation = { beginDeliveredPhoto: { id: string } };

export type StartDeliveryMutationVariables = Exact<{
  order: string;
  name: string;
  bytes: number;
  print: string;
}>;


export type StartDeliveryMutation = { startDelivery: { id: string, side: OrderSide, name: string, kind: UploadKind, bytes: number, partBytes: number, parts: number, done: Array<number>, isStored: boolean, hasPreview: boolean, isDelivered: boolean } };

export type FinishDeliveryMutationVariables = Exact<{
  file: string;
}>;


export type FinishDeliveryMutation = { finishDelivery: { id: string, isStored: boolean } };

export type RemoveDeliveryMutationVariables = Exact<{
  file: string;
}>;


export type RemoveDeliveryMutation = { removeDelivery: { id: string } };

export type OrderQueryVariables = Exact<{
  id: string;
}>;


export type OrderQuery = { order: { access: string | null, note: string, bedrooms: number | null, holidays: Array<string>, calendarFile: string | null, may: Array<OrderAction>, id: string, number: string, country: CountryCode, state: OrderState, agentName: string, vendorName: string, place: string, cents: number, wishDays: Array<string>, visitOn: string | null, visitStarts: string | null, visitEnds: string | null, dueOn: string | null, createdDate: string, proposal: { id: string, cents: number, dueOn: string, lines: Array<{ service: OrderService, name: string, cents: number, travelCents: number, days: number }> } | null, staging: { style: StagingStyle, rooms: Array<StagingRoom>, wantedOn: string | null } | null, messages: Array<{ author: OrderSide, text: string, date: string }>, events: Array<{ action: string, actor: OrderSide | null, toState: OrderState, note: string, date: string }>, tour: { id: string, version: number, title: string, rooms: number, picture: string | null, alt: string, needs: Array<TourNeed>, isTaken: boolean, state: TourState } | null, files: Array<{ listings: Array<string>, id: string, side: OrderSide, name: string, kind: UploadKind, bytes: number, partBytes: number, parts: number, done: Array<number>, isStored: boolean, hasPreview: boolean, isDelivered: boolean }>, invoice: { number: string, issuedOn: string, order: string, place: string, country: CountryCode, netCents: number, totalCents: number, seller: { name: string, address: string, taxNumber: string }, buyer: { name: string, agency: string, licence: string }, lines: Array<{ service: OrderService, cents: number }>, tax: { name: string, percent: number, cents: number } | null } | null, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null, lines: Array<{ service: OrderService, name: string, cents: number, travelCents: number, days: number }> } };

export type ActOnOrderMutationVariables = Exact<{
  id: string;
  key: string;
  action: OrderAction;
  note?: string | null | undefined;
  visit?: OrderVisitInput | null | undefined;
  lines?: Array<ProposedLineInput> | ProposedLineInput | null | undefined;
  proposal?: string | null | undefined;
  tour?: OrderTourInput | null | undefined;
}>;


export type ActOnOrderMutation = { actOnOrder: { id: string, state: OrderState } };

export type WriteOnOrderMutationVariables = Exact<{
  id: string;
  key: string;
  text: string;
}>;


export type WriteOnOrderMutation = { writeOnOrder: { id: string } };

export type ReadOrderMutationVariables = Exact<{
  id: string;
}>;


export type ReadOrderMutation = { readOrder: { id: string } };

export type OrderFactsFragment = { id: string, number: string, country: CountryCode, state: OrderState, agentName: string, vendorName: string, place: string, cents: number, wishDays: Array<string>, visitOn: string | null, visitStarts: string | null, visitEnds: string | null, dueOn: string | null, createdDate: string, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null, lines: Array<{ service: OrderService, name: string, cents: number, travelCents: number, days: number }> };

export type OrderFileFragment = { id: string, side: OrderSide, name: string, kind: UploadKind, bytes: number, partBytes: number, parts: number, done: Array<number>, isStored: boolean, hasPreview: boolean, isDelivered: boolean };

export type OrderInvoiceFactsFragment = { number: string, issuedOn: string, order: string, place: string, country: CountryCode, netCents: number, totalCents: number, seller: { name: string, address: string, taxNumber: string }, buyer: { name: string, agency: string, licence: string }, lines: Array<{ service: OrderService, cents: number }>, tax: { name: string, percent: number, cents: number } | null };

export type OrderMonthsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderMonthsQuery = { orderMonths: Array<{ month: string, country: CountryCode, otherId: string, otherName: string, orders: number, totalCents: number }> };

export type OrderInvoicesQueryVariables = Exact<{
  month: string;
  other?: string | null | undefined;
}>;


export type OrderInvoicesQuery = { orderInvoices: Array<{ number: string, issuedOn: string, order: string, place: string, country: CountryCode, netCents: number, totalCents: number, seller: { name: string, address: string, taxNumber: string }, buyer: { name: string, agency: string, licence: string }, lines: Array<{ service: OrderService, cents: number }>, tax: { name: string, percent: number, cents: number } | null }> };

export type OrderWholeFragment = { access: string | null, note: string, bedrooms: number | null, holidays: Array<string>, calendarFile: string | null, may: Array<OrderAction>, id: string, number: string, country: CountryCode, state: OrderState, agentName: string, vendorName: string, place: string, cents: number, wishDays: Array<string>, visitOn: string | null, visitStarts: string | null, visitEnds: string | null, dueOn: string | null, createdDate: string, proposal: { id: string, cents: number, dueOn: string, lines: Array<{ service: OrderService, name: string, cents: number, travelCents: number, days: number }> } | null, staging: { style: StagingStyle, rooms: Array<StagingRoom>, wantedOn: string | null } | null, messages: Array<{ author: OrderSide, text: string, date: string }>, events: Array<{ action: string, actor: OrderSide | null, toState: OrderState, note: string, date: string }>, tour: { id: string, version: number, title: string, rooms: number, picture: string | null, alt: string, needs: Array<TourNeed>, isTaken: boolean, state: TourState } | null, files: Array<{ listings: Array<string>, id: string, side: OrderSide, name: string, kind: UploadKind, bytes: number, partBytes: number, parts: number, done: Array<number>, isStored: boolean, hasPreview: boolean, isDelivered: boolean }>, invoice: { number: string, issuedOn: string, order: string, place: string, country: CountryCode, netCents: number, totalCents: number, seller: { name: string, address: string, taxNumber: string }, buyer: { name: string, agency: string, licence: string }, lines: Array<{ service: OrderService, cents: number }>, tax: { name: string, percent: number, cents: number } | null } | null, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null, lines: Array<{ service: OrderService, name: string, cents: number, travelCents: number, days: number }> };

export type OrdersQueryVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  first: number;
  offset: number;
}>;


export type OrdersQuery = { orders: { totalCount: number, nodes: Array<{ unread: number, id: string, number: string, country: CountryCode, state: OrderState, agentName: string, vendorName: string, place: string, cents: number, wishDays: Array<string>, visitOn: string | null, visitStarts: string | null, visitEnds: string | null, dueOn: string | null, createdDate: string, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null, lines: Array<{ service: OrderService, name: string, cents: number, travelCents: number, days: number }> }> }, orderCounts: Array<{ state: OrderState, total: number, unread: number }> };

export type PriceItemFactsFragment = { service: OrderService, name: string, cents: number, days: number, travelCents: number, steps: Array<{ bedrooms: number, cents: number }> };

export type OwnPriceListFragment = { country: CountryCode, version: number, prices: Array<{ service: OrderService, name: string, cents: number, days: number, travelCents: number, steps: Array<{ bedrooms: number, cents: number }> }>, next: { from: string, prices: Array<{ service: OrderService, name: string, cents: number, days: number, travelCents: number, steps: Array<{ bedrooms: number, cents: number }> }> } | null };

export type OwnPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPricesQuery = { ownPrices: Array<{ country: CountryCode, version: number, prices: Array<{ service: OrderService, name: string, cents: number, days: number, travelCents: number, steps: Array<{ bedrooms: number, cents: number }> }>, next: { from: string, prices: Array<{ service: OrderService, name: string, cents: number, days: number, travelCents: number, steps: Array<{ bedrooms: number, cents: number }> }> } | null }> };

export type SaveOwnPricesMutationVariables = Exact<{
  input: OwnPricesInput;
}>;


export type SaveOwnPricesMutation = { saveOwnPrices: { country: CountryCode, version: number, prices: Array<{ service: OrderService, name: string, cents: number, days: number, travelCents: number, steps: Array<{ bedrooms: number, cents: number }> }>, next: { from: string, prices: Array<{ service: OrderService, name: string, cents: number, days: number, travelCents: number, steps: Array<{ bedrooms: number, cents: number }> }> } | null } };

export type OrderVendorsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderVendorsQuery = { market: { currencyCode: string }, orderVendors: Array<{ id: string, name: string, about: string, isRegistered: boolean, approved: number, prices: Array<{ service: OrderService, name: string, cents: number, days: number, travelCents: number, steps: Array<{ bedrooms: number, cents: number }> }> }> };

export type PlaceOrderMutationVariables = Exact<{
  key: string;
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { id: string, number: string } };

export type ServicePricesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServicePricesQuery = { servicePrices: Array<{ service: OrderService, cents: number, days: number }> };

export type ShootsQueryVariables = Exact<{
  from: string;
  until: string;
}>;


export type ShootsQuery = { shoots: Array<{ access: string | null, calendarFile: string | null, id: string, number: string, country: CountryCode, state: OrderState, agentName: string, vendorName: string, place: string, cents: number, wishDays: Array<string>, visitOn: string | null, visitStarts: string | null, visitEnds: string | null, dueOn: string | null, createdDate: string, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null, lines: Array<{ service: OrderService, name: string, cents: number, travelCents: number, days: number }> }> };

export type AreaAgentsQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
}>;


export type AreaAgentsQuery = { areaAgents: { area: { name: string, nameLocal: string | null }, agents: Array<{ avatar: string | null, languages: Array<string>, verifiedOn: string | null, liveInProject: number, liveInArea: number, closedInArea: number, lines: { name: string, licence: string, agency: string, agencyLicence: string }, answers: { medianSeconds: number | null, n: number } | null }> } | null };

export type AskAreaAgentsMutationVariables = Exact<{
  key: string;
  input: AreaAgentsEnquiryInput;
}>;


export type AskAreaAgentsMutation = { askAreaAgents: Array<string> };

export type ExamplePlaceFragment = { id: string, kind: SearchKind, title: string, subtitle: string, typeGroup: TypeGroup | null, slug: string | null, projectId: string | null, areaId: string | null, lat: number | null, lng: number | null, resultCount: number };

export type ListingCardFragment = { id: string, slug: string, activity: ListingActivity, addressTypeGroup: TypeGroup, addressProjectSlug: string, projectName: string, projectNameLocal: string | null, street: string, postalCode: string, propertyGroup: PropertyGroup, propertyType: string, tenure: Tenure | null, completionYear: number | null, unitMix: string, areaSqm: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null, isLive: boolean, isUnderOffer: boolean, price: number | null, priceWords: string, priceFirst: number | null, priceCutDate: string | null, psf: number | null, agentCount: number, hasTour: boolean, firstSeenDate: string, confirmedDate: string, goneDate: string | null, floors: { low: number, high: number } | null, estimate: { value: number, low: number, high: number, against: AgainstEstimate | null } | null, photo: { id: string, url: string, alt: string } | null };

export type ListingsOfAgentQueryVariables = Exact<{
  licence: string;
  activity?: ListingActivity | null | undefined;
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type ListingsOfAgentQuery = { listingsOfAgent: { totalCount: number, nodes: Array<{ id: string, slug: string, activity: ListingActivity, addressTypeGroup: TypeGroup, addressProjectSlug: string, projectName: string, projectNameLocal: string | null, street: string, postalCode: string, propertyGroup: PropertyGroup, propertyType: string, tenure: Tenure | null, completionYear: number | null, unitMix: string, areaSqm: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null, isLive: boolean, isUnderOffer: boolean, price: number | null, priceWords: string, priceFirst: number | null, priceCutDate: string | null, psf: number | null, agentCount: number, hasTour: boolean, firstSeenDate: string, confirmedDate: string, goneDate: string | null, floors: { low: number, high: number } | null, estimate: { value: number, low: number, high: number, against: AgainstEstimate | null } | null, photo: { id: string, url: string, alt: string } | null }>, pageInfo: { hasNextPage: boolean } } };

export type MarketTimetableQueryVariables = Exact<{ [key: string]: never; }>;


export type MarketTimetableQuery = { mapData: { timetableUrl: string | null } };

export type OwnContactQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnContactQuery = { user: { nickName: string, email: string, phoneNumber: string } };

export type ProjectCardFragment = { id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, isPlacedByArea: boolean, stationWalk: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, floorSoldMax: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number | null, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, figuresTo: string | null, change12m: number | null, psfNBefore: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, tenureMix: { freehold: number, leasehold: number } | null, psf: { n: number, p25: number, median: number, p75: number } | null };

export type ProjectEstimateQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  home?: HomeInput | null | undefined;
}>;


export type ProjectEstimateQuery = { market: { currencyCode: string, isDemo: boolean }, project: { id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, floors: number | null, floorSoldMax: number | null, unitCount: number | null, completionYear: number | null, estimate:
      | { __typename: 'Estimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, confidence: Confidence | null, effectiveN: number, statement:
          | { __typename: 'MeasuredStatement', typeGroup: TypeGroup, area: string | null, areaSqmFrom: number | null, areaSqmTo: number | null, half: number, nine: number, n: number, from: string, to: string }
          | { __typename: 'UnmeasuredStatement', reason: UnmeasuredReason }
         }
      | { __typename: 'EstimateRefusal', reason: RefusalReason, evidence: number, needed: number, areaSqmMin: number | null, areaSqmMax: number | null, floorMax: number | null, newestEvidence: string | null }
    , area: { name: string, nameLocal: string | null } } | null };

export type EstimatedProjectFragment = { id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, floors: number | null, floorSoldMax: number | null, unitCount: number | null, completionYear: number | null, area: { name: string, nameLocal: string | null } };

type EstimateSummary_Estimate_Fragment = { __typename: 'Estimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, confidence: Confidence | null, effectiveN: number, statement:
    | { __typename: 'MeasuredStatement', typeGroup: TypeGroup, area: string | null, areaSqmFrom: number | null, areaSqmTo: number | null, half: number, nine: number, n: number, from: string, to: string }
    | { __typename: 'UnmeasuredStatement', reason: UnmeasuredReason }
   };

type EstimateSummary_EstimateRefusal_Fragment = { __typename: 'EstimateRefusal', reason: RefusalReason, evidence: number, needed: number, areaSqmMin: number | null, areaSqmMax: number | null, floorMax: number | null, newestEvidence: string | null };

export type EstimateSummaryFragment =
  | EstimateSummary_Estimate_Fragment
  | EstimateSummary_EstimateRefusal_Fragment
;

type Statement_MeasuredStatement_Fragment = { __typename: 'MeasuredStatement', typeGroup: TypeGroup, area: string | null, areaSqmFrom: number | null, areaSqmTo: number | null, half: number, nine: number, n: number, from: string, to: string };

type Statement_UnmeasuredStatement_Fragment = { __typename: 'UnmeasuredStatement', reason: UnmeasuredReason };

export type StatementFragment =
  | Statement_MeasuredStatement_Fragment
  | Statement_UnmeasuredStatement_Fragment
;

export type MeasuredStatementFragment = { typeGroup: TypeGroup, area: string | null, areaSqmFrom: number | null, areaSqmTo: number | null, half: number, nine: number, n: number, from: string, to: string };

export type EstimateGroundsFragment = { method: EstimateMethod, paid: number, learnedFrom: number | null, drivers: Array<{ code: EstimateDriverCode, amount: number }>, rent: { value: number, low: number, high: number, n: number, scope: RentScope, asOf: string, grossYield: number } | null };

export type RowEstimateFragment = { usualEstimate:
    | { __typename: 'UsualEstimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, low90: number, high90: number, confidence: Confidence | null, unmeasured: UnmeasuredReason | null }
    | { __typename: 'UsualEstimateRefusal', reason: RefusalReason }
   | null };

type SaidOfHome_ListingGroup_Fragment = { bedrooms: number | null, bathrooms: number | null, areaSqm: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null };

type SaidOfHome_OwnListing_Fragment = { bedrooms: number | null, bathrooms: number | null, areaSqm: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null };

export type SaidOfHomeFragment =
  | SaidOfHome_ListingGroup_Fragment
  | SaidOfHome_OwnListing_Fragment
;

export type ToolExamplesQueryVariables = Exact<{
  areaId: string;
  from: string;
  typeGroup: TypeGroup;
  slug: string;
}>;


export type ToolExamplesQuery = { deals: { nodes: Array<{ projectName: string, projectNameLocal: string | null, transaction: { id: string, month: string, price: number, psf: number | null } }> }, dealTotals: { figures: { n: number, psf: { median: number } | null } | null }, project: { estimate:
      | { value: number, low90: number, high90: number, comparables: Array<{ id: string, month: string, adjustedPrice: number, weight: number, project: { name: string, nameLocal: string | null } }> }
      | Record<PropertyKey, never>
     } | null };

export type ToolPlaceQueryVariables = Exact<{ [key: string]: never; }>;


export type ToolPlaceQuery = { market: { currencyCode: string, isDemo: boolean, lastMonth: string | null }, projects: { nodes: Array<{ id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, floors: number | null, floorSoldMax: number | null, unitCount: number | null, completionYear: number | null, area: { id: string, name: string, nameLocal: string | null } }> } };

export type AgentMarketQueryVariables = Exact<{ [key: string]: never; }>;


export type AgentMarketQuery = { market: { currencyCode: string, isDemo: boolean, projectCount: number, saleCount: number, lastMonth: string | null, examples: Array<{ id: string, kind: SearchKind, title: string, subtitle: string, typeGroup: TypeGroup | null, slug: string | null, projectId: string | null, areaId: string | null, lat: number | null, lng: number | null, resultCount: number }> }, projects: { nodes: Array<{ id: string, slug: string, typeGroup: TypeGroup, propertyType: string, floors: number | null, floorSoldMax: number | null, unitCount: number | null, completionYear: number | null, block: string | null }> } };

export type LaunchListQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  part?: number | null | undefined;
  unit?: string | null | undefined;
  unitMix?: string | null | undefined;
  isLeft?: boolean | null | undefined;
  named: Array<string> | string;
}>;


export type LaunchListQuery = { launch: { id: string, priceList: { part: number, count: number, parts: Array<{ floorFrom: number, floorTo: number, stackFrom: string, stackTo: string, count: number }>, units: Array<{ stack: string, floor: number, unitMix: string, sizeSqft: number, plan: string, state: UnitState, stateOn: string, price: number | null }> }, namedUnits: Array<{ belowFloor: number | null, belowPrice: number | null, stack: string, floor: number, unitMix: string, sizeSqft: number, plan: string, state: UnitState, stateOn: string, price: number | null }> } | null };

export type LaunchPlacesQueryVariables = Exact<{
  filter?: LaunchFilter | null | undefined;
}>;


export type LaunchPlacesQuery = { market: { currencyCode: string }, mapData: { basemapUrl: string, stationsUrl: string }, launchPlaces: { placeless: number, places: Array<{ lat: number, lng: number, launch: { id: string, typeGroup: TypeGroup, projectSlug: string, name: string, developer: string, state: LaunchState, previewFrom: string | null, previewTo: string | null, bookingFrom: string | null, unitCount: number, available: number, reserved: number, sold: number, priceFrom: number | null } }> } };

export type PlacedLaunchFragment = { id: string, typeGroup: TypeGroup, projectSlug: string, name: string, developer: string, state: LaunchState, previewFrom: string | null, previewTo: string | null, bookingFrom: string | null, unitCount: number, available: number, reserved: number, sold: number, priceFrom: number | null };

export type LaunchUnitsQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
}>;


export type LaunchUnitsQuery = { launch: { id: string, units: Array<{ stack: string, floor: number, unitMix: string, sizeSqft: number, plan: string, state: UnitState, stateOn: string, price: number | null }> } | null };

export type LaunchesQueryVariables = Exact<{
  areaId?: string | null | undefined;
  offset?: number | null | undefined;
}>;


export type LaunchesQuery = { market: { currencyCode: string, isDemo: boolean, lastMonth: string | null }, projects: { totalCount: number, nodes: Array<{ id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, developer: string | null, tenure: Tenure | null, tenureYears: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, floorSoldMax: number | null, unitCount: number | null, saleCount1y: number, lastSaleMonth: string | null, figuresTo: string | null, area: { id: string, name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null, unitMixes: Array<{ unitMix: string, unitsAvailable: number | null, launchPriceMin: number | null, launchPriceMax: number | null, salePriceMedian: number | null }> }> }, first50: { totalCount: number, nodes: Array<{ id: string, area: { id: string, name: string, nameLocal: string | null } }> }, next50: { totalCount: number, nodes: Array<{ id: string, area: { id: string, name: string, nameLocal: string | null } }> }, last50: { totalCount: number, nodes: Array<{ id: string, area: { id: string, name: string, nameLocal: string | null } }> } };

export type LaunchAreasFragment = { totalCount: number, nodes: Array<{ id: string, area: { id: string, name: string, nameLocal: string | null } }> };

export type LaunchCardFragment = { id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, developer: string | null, tenure: Tenure | null, tenureYears: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, floorSoldMax: number | null, unitCount: number | null, saleCount1y: number, lastSaleMonth: string | null, figuresTo: string | null, area: { id: string, name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null, unitMixes: Array<{ unitMix: string, unitsAvailable: number | null, launchPriceMin: number | null, launchPriceMax: number | null, salePriceMedian: number | null }> };

export type RegisterForLaunchMutationVariables = Exact<{
  key: string;
  input: LaunchInterestInput;
}>;


export type RegisterForLaunchMutation = { registerForLaunch: number | null };

export type KeptLaunchesQueryVariables = Exact<{
  filter?: LaunchFilter | null | undefined;
  sort?: LaunchSort | null | undefined;
  offset?: number | null | undefined;
}>;


export type KeptLaunchesQuery = { market: { currencyCode: string, isDemo: boolean }, launches: { totalCount: number, nodes: Array<{ id: string, typeGroup: TypeGroup, projectSlug: string, name: string, developer: string, state: LaunchState, previewFrom: string | null, previewTo: string | null, bookingFrom: string | null, topMonth: string | null, tenure: Tenure, tenureYears: number | null, pricesOn: string, isInvented: boolean, unitCount: number, available: number, reserved: number, sold: number, priceFrom: number | null, psfMin: number | null, psfMax: number | null, project: { id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, completionYear: number | null, floors: number | null, floorSoldMax: number | null, unitCount: number | null, tenure: Tenure | null, area: { id: string, name: string, nameLocal: string | null } } | null }> }, launchAreas: Array<{ count: number, area: { id: string, level: string, name: string, nameLocal: string | null } }> };

export type KeptLaunchFragment = { id: string, typeGroup: TypeGroup, projectSlug: string, name: string, developer: string, state: LaunchState, previewFrom: string | null, previewTo: string | null, bookingFrom: string | null, topMonth: string | null, tenure: Tenure, tenureYears: number | null, pricesOn: string, isInvented: boolean, unitCount: number, available: number, reserved: number, sold: number, priceFrom: number | null, psfMin: number | null, psfMax: number | null, project: { id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, completionYear: number | null, floors: number | null, floorSoldMax: number | null, unitCount: number | null, tenure: Tenure | null, area: { id: string, name: string, nameLocal: string | null } } | null };

export type DeskLaunchesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskLaunchesQuery = { deskLaunches: Array<{ id: string, typeGroup: TypeGroup, projectSlug: string, name: string, state: LaunchState, pricesOn: string, unitCount: number, available: number, agent: { name: string } | null }> };

export type LaunchFileMutationVariables = Exact<{
  text: string;
  takes: boolean;
  dayOrder?: DayOrder | null | undefined;
  decimalMark?: DecimalMark | null | undefined;
}>;


export type LaunchFileMutation = { launchFile: { isTaken: boolean, differences: Array<{ id: string, name: string, isNew: boolean, added: number, removed: number, repriced: number, restated: number }>, faults: Array<{ row: number, field: string, reason: string }>, questions: Array<{ about: LaunchQuestionAbout, cell: string, given: string, meanings: Array<{ means: string, dayOrder: DayOrder | null, decimalMark: DecimalMark | null }> }> } };

export type SetLaunchAgentMutationVariables = Exact<{
  id: string;
  email: string;
}>;


export type SetLaunchAgentMutation = { setLaunchAgent: { id: string, agent: { name: string } | null } };

export type LaunchBallotQueryVariables = Exact<{
  id: string;
}>;


export type LaunchBallotQuery = { launchBallot: Array<{ number: number, lead: string | null, name: string | null, email: string | null, phone: string | null, state: LeadState | null, unit: string | null, unitMixes: Array<string>, previewOn: string | null, registeredDate: string }> };

export type SetUnitStateMutationVariables = Exact<{
  id: string;
  stack: string;
  floor: number;
  from: UnitState;
  to: UnitState;
}>;


export type SetUnitStateMutation = { setUnitState: { id: string } };

export type LaunchSaleQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
}>;


export type LaunchSaleQuery = { market: { currencyCode: string, isDemo: boolean }, launch: { country: CountryCode, source: string, facilities: Array<Facility>, id: string, typeGroup: TypeGroup, projectSlug: string, name: string, developer: string, state: LaunchState, previewFrom: string | null, previewTo: string | null, bookingFrom: string | null, topMonth: string | null, tenure: Tenure, tenureYears: number | null, pricesOn: string, isInvented: boolean, unitCount: number, available: number, reserved: number, sold: number, priceFrom: number | null, psfMin: number | null, psfMax: number | null, tours: Array<{ path: string, title: string, locale: string, picture: string, alt: string, rooms: number }>, agent: { name: string, host: string | null } | null, previewTimes: { timeZone: string, mode: BookingMode, place: string, slots: Array<{ startsAt: string }> } | null, pictures: Array<{ url: string, caption: string }>, plans: Array<{ plan: string, url: string | null, homes: { unitMix: string, count: number, available: number, reserved: number, sold: number, priced: number, sizeMin: number, sizeMax: number, priceMin: number | null, priceMax: number | null } }>, mixes: Array<{ unitMix: string, count: number, available: number, reserved: number, sold: number, priced: number, sizeMin: number, sizeMax: number, priceMin: number | null, priceMax: number | null }>, site: { id: string, name: string, nameLocal: string | null, propertyGroup: PropertyGroup, lat: number | null, lng: number | null, streetsAround: Array<{ isMain: boolean, points: string }>, nearby: Array<{ distanceMetres: number, walkMetres: number, walkMinutes: number, amenity: { id: string, type: string, subtype: string | null, code: string | null, name: string, nameLocal: string | null, lat: number, lng: number } }> } | null, balance: Array<{ day: string, unitMix: string, available: number, reserved: number, sold: number }>, resale: { metres: number, months: number, asOf: string, launchPsf: number, needed: number, groups: Array<{ ageFrom: number | null, ageTo: number | null, isLikeTenure: boolean, n: number, p25: number | null, median: number | null, p75: number | null, sales: Array<{ projectName: string, projectSlug: string, month: string, price: number, areaSqm: number, floorLow: number | null, floorHigh: number | null, builtYear: number | null, psf: number, restatedPsf: number }> }> } | null, project: { id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, completionYear: number | null, floors: number | null, floorSoldMax: number | null, unitCount: number | null, tenure: Tenure | null, area: { id: string, name: string, nameLocal: string | null } } | null } | null };

export type LaunchMixFragment = { unitMix: string, count: number, available: number, reserved: number, sold: number, priced: number, sizeMin: number, sizeMax: number, priceMin: number | null, priceMax: number | null };

export type LaunchUnitFactsFragment = { stack: string, floor: number, unitMix: string, sizeSqft: number, plan: string, state: UnitState, stateOn: string, price: number | null };

export type AskAboutListingMutationVariables = Exact<{
  key: string;
  input: ListingEnquiryInput;
}>;


export type AskAboutListingMutation = { askAboutListing: boolean };

export type ComparedListingsQueryVariables = Exact<{
  slugs: Array<string> | string;
  home?: ReferenceHomeInput | null | undefined;
}>;


export type ComparedListingsQuery = { listingsNormalised: { reference: { areaSqm: number | null, floor: number | null, leaseStartYear: number | null }, homes: Array<{ group: { bathrooms: number | null, tenureYears: number | null, facilities: Array<Facility>, id: string, slug: string, activity: ListingActivity, addressTypeGroup: TypeGroup, addressProjectSlug: string, projectName: string, projectNameLocal: string | null, street: string, postalCode: string, propertyGroup: PropertyGroup, propertyType: string, tenure: Tenure | null, completionYear: number | null, unitMix: string, areaSqm: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null, isLive: boolean, isUnderOffer: boolean, price: number | null, priceWords: string, priceFirst: number | null, priceCutDate: string | null, psf: number | null, agentCount: number, hasTour: boolean, firstSeenDate: string, confirmedDate: string, goneDate: string | null, floors: { low: number, high: number } | null, estimate: { value: number, low: number, high: number, against: AgainstEstimate | null } | null, photo: { id: string, url: string, alt: string } | null }, restated: { price: number, areaFactor: number | null, floorFactor: number | null, leaseFactor: number | null } | null }> } };

export type ComparedProjectQueryVariables = Exact<{
  slug: string;
}>;


export type ComparedProjectQuery = { market: { currencyCode: string, isDemo: boolean, lastMonth: string | null }, publicStack: { id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, isPlacedByArea: boolean, stationWalk: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, floorSoldMax: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number | null, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, figuresTo: string | null, change12m: number | null, psfNBefore: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, unitMixes: Array<{ unitMix: string, gfaSqftAvg: number | null, saleCount1y: number }>, area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, tenureMix: { freehold: number, leasehold: number } | null, psf: { n: number, p25: number, median: number, p75: number } | null } | null, privateStack: { id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, isPlacedByArea: boolean, stationWalk: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, floorSoldMax: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number | null, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, figuresTo: string | null, change12m: number | null, psfNBefore: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, unitMixes: Array<{ unitMix: string, gfaSqftAvg: number | null, saleCount1y: number }>, area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, tenureMix: { freehold: number, leasehold: number } | null, psf: { n: number, p25: number, median: number, p75: number } | null } | null, privateLand: { id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, isPlacedByArea: boolean, stationWalk: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, floorSoldMax: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number | null, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, figuresTo: string | null, change12m: number | null, psfNBefore: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, unitMixes: Array<{ unitMix: string, gfaSqftAvg: number | null, saleCount1y: number }>, area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, tenureMix: { freehold: number, leasehold: number } | null, psf: { n: number, p25: number, median: number, p75: number } | null } | null };

export type ComparedFactsFragment = { id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, isPlacedByArea: boolean, stationWalk: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, floorSoldMax: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number | null, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, figuresTo: string | null, change12m: number | null, psfNBefore: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, unitMixes: Array<{ unitMix: string, gfaSqftAvg: number | null, saleCount1y: number }>, area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, tenureMix: { freehold: number, leasehold: number } | null, psf: { n: number, p25: number, median: number, p75: number } | null };

export type ListedHomeQueryVariables = Exact<{
  slug: string;
  agent?: string | null | undefined;
}>;


export type ListedHomeQuery = { listingGroup: { typeGroup: TypeGroup | null, projectSlug: string | null, tenureYears: number | null, constructionStatus: ConstructionStatus, facilities: Array<Facility>, priceMax: number | null, isBack: boolean, daysAdvertised: number, id: string, slug: string, activity: ListingActivity, addressTypeGroup: TypeGroup, addressProjectSlug: string, projectName: string, projectNameLocal: string | null, street: string, postalCode: string, propertyGroup: PropertyGroup, propertyType: string, tenure: Tenure | null, completionYear: number | null, unitMix: string, areaSqm: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null, isLive: boolean, isUnderOffer: boolean, price: number | null, priceWords: string, priceFirst: number | null, priceCutDate: string | null, psf: number | null, agentCount: number, hasTour: boolean, firstSeenDate: string, confirmedDate: string, goneDate: string | null, bedrooms: number | null, bathrooms: number | null, closing: { outcome: ListingOutcome, price: number | null, date: string } | null, advertisers: Array<{ id: string, agentName: string, agentLicence: string, agentPhone: string, host: string | null, agency: string, agencyLicence: string, sourceName: string | null, isLead: boolean, isUnderOffer: boolean, price: number | null, priceWords: string, availableOn: string | null, furnished: FurnishedType | null, headline: string, description: string, locale: string, tourUrl: string | null, videoUrl: string | null, firstSeenDate: string, confirmedDate: string, tour: { path: string, title: string, locale: string, picture: string, alt: string, rooms: number } | null, openHouses: Array<{ startsAt: string, endsAt: string }> }>, pictures: Array<{ id: string, kind: ListingPictureKind, url: string, alt: string, caption: string, contentType: string | null, width: number | null, height: number | null }>, prices: Array<{ date: string, price: number | null }>, floors: { low: number, high: number } | null, estimate: { value: number, low: number, high: number, against: AgainstEstimate | null } | null, photo: { id: string, url: string, alt: string } | null } | null };

export type ListedHomeFragment = { typeGroup: TypeGroup | null, projectSlug: string | null, tenureYears: number | null, constructionStatus: ConstructionStatus, facilities: Array<Facility>, priceMax: number | null, isBack: boolean, daysAdvertised: number, id: string, slug: string, activity: ListingActivity, addressTypeGroup: TypeGroup, addressProjectSlug: string, projectName: string, projectNameLocal: string | null, street: string, postalCode: string, propertyGroup: PropertyGroup, propertyType: string, tenure: Tenure | null, completionYear: number | null, unitMix: string, areaSqm: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null, isLive: boolean, isUnderOffer: boolean, price: number | null, priceWords: string, priceFirst: number | null, priceCutDate: string | null, psf: number | null, agentCount: number, hasTour: boolean, firstSeenDate: string, confirmedDate: string, goneDate: string | null, bedrooms: number | null, bathrooms: number | null, closing: { outcome: ListingOutcome, price: number | null, date: string } | null, advertisers: Array<{ id: string, agentName: string, agentLicence: string, agentPhone: string, host: string | null, agency: string, agencyLicence: string, sourceName: string | null, isLead: boolean, isUnderOffer: boolean, price: number | null, priceWords: string, availableOn: string | null, furnished: FurnishedType | null, headline: string, description: string, locale: string, tourUrl: string | null, videoUrl: string | null, firstSeenDate: string, confirmedDate: string, tour: { path: string, title: string, locale: string, picture: string, alt: string, rooms: number } | null, openHouses: Array<{ startsAt: string, endsAt: string }> }>, pictures: Array<{ id: string, kind: ListingPictureKind, url: string, alt: string, caption: string, contentType: string | null, width: number | null, height: number | null }>, prices: Array<{ date: string, price: number | null }>, floors: { low: number, high: number } | null, estimate: { value: number, low: number, high: number, against: AgainstEstimate | null } | null, photo: { id: string, url: string, alt: string } | null };

export type ListingGroupQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  home?: HomeInput | null | undefined;
}>;


export type ListingGroupQuery = { market: { currencyCode: string, isDemo: boolean, lastMonth: string | null }, project: { developer: string | null, id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, isPlacedByArea: boolean, stationWalk: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, floorSoldMax: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number | null, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, figuresTo: string | null, change12m: number | null, psfNBefore: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, unitMixes: Array<{ unitMix: string, unitCount: number | null, bedroomCount: number | null, bathroomCount: number | null, gfaSqftAvg: number | null, gfaSqftMin: number | null, gfaSqftMax: number | null, lastSalePrice: number | null, lastSalePsf: number | null, lastSaleMonth: string | null, salePriceMin: number | null, salePriceMax: number | null, salePriceMedian: number | null, salePsfMin: number | null, salePsfMax: number | null, salePsfMedian: number | null, rentPriceMin: number | null, rentPriceMax: number | null, rentPriceMedian: number | null, saleCount1y: number, rentCount1y: number | null, lastRentPrice: number | null, lastRentMonth: string | null }>, estimate:
      | { __typename: 'Estimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, confidence: Confidence | null, effectiveN: number, statement:
          | { __typename: 'MeasuredStatement', typeGroup: TypeGroup, area: string | null, areaSqmFrom: number | null, areaSqmTo: number | null, half: number, nine: number, n: number, from: string, to: string }
          | { __typename: 'UnmeasuredStatement', reason: UnmeasuredReason }
         }
      | { __typename: 'EstimateRefusal', reason: RefusalReason, evidence: number, needed: number, areaSqmMin: number | null, areaSqmMax: number | null, floorMax: number | null, newestEvidence: string | null }
    , area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, tenureMix: { freehold: number, leasehold: number } | null, psf: { n: number, p25: number, median: number, p75: number } | null } | null };

export type ListingLandingQueryVariables = Exact<{ [key: string]: never; }>;


export type ListingLandingQuery = { sale: { totalCount: number, nodes: Array<{ group: { id: string, slug: string, activity: ListingActivity, addressTypeGroup: TypeGroup, addressProjectSlug: string, projectName: string, projectNameLocal: string | null, street: string, postalCode: string, propertyGroup: PropertyGroup, propertyType: string, tenure: Tenure | null, completionYear: number | null, unitMix: string, areaSqm: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null, isLive: boolean, isUnderOffer: boolean, price: number | null, priceWords: string, priceFirst: number | null, priceCutDate: string | null, psf: number | null, agentCount: number, hasTour: boolean, firstSeenDate: string, confirmedDate: string, goneDate: string | null, floors: { low: number, high: number } | null, estimate: { value: number, low: number, high: number, against: AgainstEstimate | null } | null, photo: { id: string, url: string, alt: string } | null } }> }, rent: { totalCount: number }, room: { totalCount: number } };

export type ListingPlacesQueryVariables = Exact<{
  filter?: ListingFilter | null | undefined;
}>;


export type ListingPlacesQuery = { market: { currencyCode: string }, mapData: { basemapUrl: string, stationsUrl: string }, listingPlaces: { projects: number, placeless: number, places: Array<{ typeGroup: TypeGroup, projectSlug: string, projectName: string, projectNameLocal: string | null, lat: number, lng: number, count: number, priceMin: number | null }> } };

export type ListingSearchQueryVariables = Exact<{
  filter?: ListingFilter | null | undefined;
  sort?: ListingSort | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type ListingSearchQuery = { listingSearch: { totalCount: number, nodes: Array<{ matched: Array<ListingMatch>, group: { id: string, slug: string, activity: ListingActivity, addressTypeGroup: TypeGroup, addressProjectSlug: string, projectName: string, projectNameLocal: string | null, street: string, postalCode: string, propertyGroup: PropertyGroup, propertyType: string, tenure: Tenure | null, completionYear: number | null, unitMix: string, areaSqm: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null, isLive: boolean, isUnderOffer: boolean, price: number | null, priceWords: string, priceFirst: number | null, priceCutDate: string | null, psf: number | null, agentCount: number, hasTour: boolean, firstSeenDate: string, confirmedDate: string, goneDate: string | null, floors: { low: number, high: number } | null, estimate: { value: number, low: number, high: number, against: AgainstEstimate | null } | null, photo: { id: string, url: string, alt: string } | null } }> }, listingFacets: Array<{ facet: ListingFacet, value: string, count: number, name: string | null, nameLocal: string | null }> };

export type ListingsOfMixQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  activity: ListingActivity;
  unitMix?: string | null | undefined;
  first?: number | null | undefined;
  agent?: string | null | undefined;
  isOfAgent?: boolean | null | undefined;
}>;


export type ListingsOfMixQuery = { listingGroupsOfProject: { totalCount: number, nodes: Array<{ id: string, slug: string, activity: ListingActivity, addressTypeGroup: TypeGroup, addressProjectSlug: string, projectName: string, projectNameLocal: string | null, street: string, postalCode: string, propertyGroup: PropertyGroup, propertyType: string, tenure: Tenure | null, completionYear: number | null, unitMix: string, areaSqm: number | null, landSqm: number | null, floorType: FloorType | null, furnished: FurnishedType | null, isLive: boolean, isUnderOffer: boolean, price: number | null, priceWords: string, priceFirst: number | null, priceCutDate: string | null, psf: number | null, agentCount: number, hasTour: boolean, firstSeenDate: string, confirmedDate: string, goneDate: string | null, advertisers?: Array<{ agentName: string, agentLicence: string, agentPhone: string, agency: string, agencyLicence: string }>, floors: { low: number, high: number } | null, estimate: { value: number, low: number, high: number, against: AgainstEstimate | null } | null, photo: { id: string, url: string, alt: string } | null }> } };

export type ReportListingMutationVariables = Exact<{
  key: string;
  group: string;
  listing?: string | null | undefined;
  reason: ListingProblem;
  text: string;
  email?: string | null | undefined;
  honey?: string | null | undefined;
}>;


export type ReportListingMutation = { reportListing: { success: boolean } };

export type AccuracyStateQueryVariables = Exact<{ [key: string]: never; }>;


export type AccuracyStateQuery = { market: { countryCode: CountryCode, lastMonth: string | null, saleCount: number }, valuationUnmeasured: Array<{ reason: UnmeasuredReason }>, valuationAccuracy: Array<{ typeGroup: TypeGroup }> };

export type AccuracyTablesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccuracyTablesQuery = { market: { isDemo: boolean, lastMonth: string | null, currencyCode: string }, valuationUnmeasured: Array<{ typeGroup: TypeGroup, reason: UnmeasuredReason }>, valuationAccuracy: Array<{ typeGroup: TypeGroup, from: string, to: string, madeOn: string, coverage: number, scores: { n: number, medianError: number, meanError: number, within5: number, within10: number, within20: number, medianBias: number, cover68: number | null, cover90: number | null }, naive: { n: number, medianError: number, meanError: number, within5: number, within10: number, within20: number, medianBias: number, cover68: number | null, cover90: number | null }, floor: { pairs: number, medianError: number, meanError: number } | null, byArea: Array<{ name: string, scores: { n: number, medianError: number, meanError: number, within5: number, within10: number, within20: number, medianBias: number, cover68: number | null, cover90: number | null } }>, byKind: Array<{ name: string, scores: { n: number, medianError: number, meanError: number, within5: number, within10: number, within20: number, medianBias: number, cover68: number | null, cover90: number | null } }>, byPriceDecile: Array<{ name: string, scores: { n: number, medianError: number, meanError: number, within5: number, within10: number, within20: number, medianBias: number, cover68: number | null, cover90: number | null } }>, statements: Array<{ typeGroup: TypeGroup, area: string | null, areaSqmFrom: number | null, areaSqmTo: number | null, half: number, nine: number, n: number, from: string, to: string }> }> };

export type MeasuredSegmentFragment = { typeGroup: TypeGroup, from: string, to: string, madeOn: string, coverage: number, scores: { n: number, medianError: number, meanError: number, within5: number, within10: number, within20: number, medianBias: number, cover68: number | null, cover90: number | null }, naive: { n: number, medianError: number, meanError: number, within5: number, within10: number, within20: number, medianBias: number, cover68: number | null, cover90: number | null }, floor: { pairs: number, medianError: number, meanError: number } | null, byArea: Array<{ name: string, scores: { n: number, medianError: number, meanError: number, within5: number, within10: number, within20: number, medianBias: number, cover68: number | null, cover90: number | null } }>, byKind: Array<{ name: string, scores: { n: number, medianError: number, meanError: number, within5: number, within10: number, within20: number, medianBias: number, cover68: number | null, cover90: number | null } }>, byPriceDecile: Array<{ name: string, scores: { n: number, medianError: number, meanError: number, within5: number, within10: number, within20: number, medianBias: number, cover68: number | null, cover90: number | null } }>, statements: Array<{ typeGroup: TypeGroup, area: string | null, areaSqmFrom: number | null, areaSqmTo: number | null, half: number, nine: number, n: number, from: string, to: string }> };

export type MeasuredScoresFragment = { n: number, medianError: number, meanError: number, within5: number, within10: number, within20: number, medianBias: number, cover68: number | null, cover90: number | null };

export type AskWidgetMutationVariables = Exact<{
  key: string;
  widgetKey: string;
  input: WidgetEnquiryInput;
}>;


export type AskWidgetMutation = { askWidget: boolean };

export type HomeHistoryQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  home?: HomeInput | null | undefined;
}>;


export type HomeHistoryQuery = { project: { id: string, estimateHistory: Array<{ asOf: string, value: number, low68: number, high68: number, low90: number, high90: number }> } | null };

export type HomeValueQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  home?: HomeInput | null | undefined;
}>;


export type HomeValueQuery = { market: { countryCode: CountryCode, currencyCode: string, isDemo: boolean, lastMonth: string | null, hasOfficialFigures: boolean, projectCount: number, sources: Array<{ name: string, licence: string }> }, project: { postalCode: string | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, lastSaleMonth: string | null, lastSalePrice: number | null, hasDerivedMixes: boolean, id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, floors: number | null, floorSoldMax: number | null, unitCount: number | null, completionYear: number | null, estimate:
      | { __typename: 'Estimate', method: EstimateMethod, paid: number, learnedFrom: number | null, asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, confidence: Confidence | null, effectiveN: number, comparables: Array<{ id: string, month: string, price: number, unitMix: string, areaSqm: number, floorLow: number | null, floorHigh: number | null, distanceMetres: number, ageMonths: number, timeAdjustment: number, kindAdjustment: number, areaAdjustment: number, floorAdjustment: number, leaseAdjustment: number, adjustedPrice: number, weight: number, project: { id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null } }>, drivers: Array<{ code: EstimateDriverCode, amount: number }>, rent: { value: number, low: number, high: number, n: number, scope: RentScope, asOf: string, grossYield: number } | null, statement:
          | { __typename: 'MeasuredStatement', typeGroup: TypeGroup, area: string | null, areaSqmFrom: number | null, areaSqmTo: number | null, half: number, nine: number, n: number, from: string, to: string }
          | { __typename: 'UnmeasuredStatement', reason: UnmeasuredReason }
         }
      | { __typename: 'EstimateRefusal', reason: RefusalReason, evidence: number, needed: number, areaSqmMin: number | null, areaSqmMax: number | null, floorMax: number | null, newestEvidence: string | null }
    , unitMixes: Array<{ unitMix: string, gfaSqftAvg: number | null }>, area: { name: string, nameLocal: string | null } } | null };

export type ValuedProjectFragment = { postalCode: string | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, lastSaleMonth: string | null, lastSalePrice: number | null, hasDerivedMixes: boolean, id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, floors: number | null, floorSoldMax: number | null, unitCount: number | null, completionYear: number | null, unitMixes: Array<{ unitMix: string, gfaSqftAvg: number | null }>, area: { name: string, nameLocal: string | null } };

type HomeEstimate_Estimate_Fragment = { __typename: 'Estimate', method: EstimateMethod, paid: number, learnedFrom: number | null, asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, confidence: Confidence | null, effectiveN: number, comparables: Array<{ id: string, month: string, price: number, unitMix: string, areaSqm: number, floorLow: number | null, floorHigh: number | null, distanceMetres: number, ageMonths: number, timeAdjustment: number, kindAdjustment: number, areaAdjustment: number, floorAdjustment: number, leaseAdjustment: number, adjustedPrice: number, weight: number, project: { id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null } }>, drivers: Array<{ code: EstimateDriverCode, amount: number }>, rent: { value: number, low: number, high: number, n: number, scope: RentScope, asOf: string, grossYield: number } | null, statement:
    | { __typename: 'MeasuredStatement', typeGroup: TypeGroup, area: string | null, areaSqmFrom: number | null, areaSqmTo: number | null, half: number, nine: number, n: number, from: string, to: string }
    | { __typename: 'UnmeasuredStatement', reason: UnmeasuredReason }
   };

type HomeEstimate_EstimateRefusal_Fragment = { __typename: 'EstimateRefusal', reason: RefusalReason, evidence: number, needed: number, areaSqmMin: number | null, areaSqmMax: number | null, floorMax: number | null, newestEvidence: string | null };

export type HomeEstimateFragment =
  | HomeEstimate_Estimate_Fragment
  | HomeEstimate_EstimateRefusal_Fragment
;

export type ComparableSaleFragment = { id: string, month: string, price: number, unitMix: string, areaSqm: number, floorLow: number | null, floorHigh: number | null, distanceMetres: number, ageMonths: number, timeAdjustment: number, kindAdjustment: number, areaAdjustment: number, floorAdjustment: number, leaseAdjustment: number, adjustedPrice: number, weight: number, project: { id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null } };

export type ValuationAccuracyQueryVariables = Exact<{ [key: string]: never; }>;


export type ValuationAccuracyQuery = { valuationUnmeasured: Array<{ reason: UnmeasuredReason }>, valuationAccuracy: Array<{ typeGroup: TypeGroup, from: string, to: string, madeOn: string, coverage: number, scores: { n: number, medianError: number, within10: number, cover68: number | null, cover90: number | null }, naive: { medianError: number, within10: number } }> };

export type ValueExamplesQueryVariables = Exact<{ [key: string]: never; }>;


export type ValueExamplesQuery = { market: { projectCount: number, saleCount: number, countryCode: CountryCode, currencyCode: string, isDemo: boolean, lastMonth: string | null, hasOfficialFigures: boolean, examples: Array<{ id: string, kind: SearchKind, title: string, subtitle: string, typeGroup: TypeGroup | null, slug: string | null, projectId: string | null, areaId: string | null, lat: number | null, lng: number | null, resultCount: number }> } };

export type ValuePlacesQueryVariables = Exact<{
  filter?: ProjectFilter | null | undefined;
  sort?: ProjectSort | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type ValuePlacesQuery = { projects: { totalCount: number, nodes: Array<{ id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, slug: string, name: string, nameLocal: string | null, street: string, saleCount1y: number, lastSaleMonth: string | null, lastSalePrice: number | null, area: { name: string, nameLocal: string | null } }> } };

export type WidgetQueryVariables = Exact<{
  key: string;
}>;


export type WidgetQuery = { widget: { country: CountryCode, agency: string, hosts: Array<string> } | null };

export type BuildingPanelFragment = { buildingStatus: ConstructionStatus, buildingType: BuildingType | null, buildingHeight: number | null, officeDetails: { buildingGrade: string | null, raiseFloorSystem: boolean | null, officeFacilities: { retail: boolean | null } | null } | null, launchCompletionPeriod: { launchDate: string | null, completionYear: number | null, occupationPermitDate: string | null, certificateComplianceDate: string | null } | null, totalBuildingArea: { verified: Array<{ measure: AreaMeasure, sqm: number }>, marketable: Array<{ measure: AreaMeasure, sqm: number }>, other: Array<{ measure: AreaMeasure, sqm: number }> } | null, typicalFloorPlateArea: { verified: Array<{ measure: AreaMeasure, sqm: number }>, marketable: Array<{ measure: AreaMeasure, sqm: number }>, other: Array<{ measure: AreaMeasure, sqm: number }> } | null, totalTransactedArea: { verified: Array<{ measure: AreaMeasure, sqm: number }>, marketable: Array<{ measure: AreaMeasure, sqm: number }>, other: Array<{ measure: AreaMeasure, sqm: number }> } | null, buildingSpecs: { floors: number | null, basementFloors: number | null, towers: number | null, units: number | null, rentalUnits: number | null, lifts: number | null, serviceLifts: number | null, floorToFloorHeight: number | null, ceilingHeight: number | null, floorLoadingKpa: number | null, airConditioning: string | null, powerSupply: string | null, structure: string | null } | null, buildingFacilities: { parkingLots: number | null, chargingPoints: number | null, bicycleParking: number | null, loadingBays: number | null, multiStoreyCarPark: boolean | null, shops: boolean | null, marketAndFood: boolean | null, pavilion: boolean | null, endOfTrip: boolean | null, conferenceRooms: boolean | null } | null, siteInfo: { siteAreaSqm: number | null, plotRatio: number | null, landUse: string | null, lotNumber: string | null } | null, developmentOwnershipManagement: { developer: string | null, owner: string | null, manager: string | null, architect: string | null, contractor: string | null, strataTitled: boolean | null, serviceChargePsf: number | null } | null, leaseSpaceDetails: { availableSqm: number | null, smallestSqm: number | null, largestSqm: number | null, vacancyRate: number | null, leaseTermYears: number | null } | null, tenant: { count: number | null, occupancyRate: number | null, anchors: Array<string> } | null, rentSchedules: { netRent: Array<{ from: string, to: string | null, psf: number }> } | null, lastSale: { month: string, price: number, psf: number } | null, lastRent: { month: string, price: number, psf: number } | null };

export type BuildingAreaFiguresFragment = { verified: Array<{ measure: AreaMeasure, sqm: number }>, marketable: Array<{ measure: AreaMeasure, sqm: number }>, other: Array<{ measure: AreaMeasure, sqm: number }> };

export type BuildingStacksQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
}>;


export type BuildingStacksQuery = { project: { id: string, buildings: Array<{ slug: string, name: string, postalCode: string | null, floors: number | null, unitCount: number | null, completionYear: number | null, stacks: Array<{ id: string, label: string, unitMix: string, areaSqm: number, floorLow: number, floorHigh: number }> }> } | null };

type EstimateFacts_Estimate_Fragment = { __typename: 'Estimate', fsd: number, method: EstimateMethod, paid: number, learnedFrom: number | null, asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, confidence: Confidence | null, effectiveN: number, comparables: Array<{ psf: number, unitMix: string, id: string, month: string, price: number, areaSqm: number, floorLow: number | null, floorHigh: number | null, distanceMetres: number, ageMonths: number, timeAdjustment: number, kindAdjustment: number, areaAdjustment: number, floorAdjustment: number, leaseAdjustment: number, adjustedPrice: number, weight: number, project: { block: string | null, street: string, id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null } }>, drivers: Array<{ code: EstimateDriverCode, amount: number }>, rent: { value: number, low: number, high: number, n: number, scope: RentScope, asOf: string, grossYield: number } | null, statement:
    | { __typename: 'MeasuredStatement', typeGroup: TypeGroup, area: string | null, areaSqmFrom: number | null, areaSqmTo: number | null, half: number, nine: number, n: number, from: string, to: string }
    | { __typename: 'UnmeasuredStatement', reason: UnmeasuredReason }
   };

type EstimateFacts_EstimateRefusal_Fragment = { __typename: 'EstimateRefusal', reason: RefusalReason, evidence: number, needed: number, areaSqmMin: number | null, areaSqmMax: number | null, floorMax: number | null, newestEvidence: string | null };

export type EstimateFactsFragment =
  | EstimateFacts_Estimate_Fragment
  | EstimateFacts_EstimateRefusal_Fragment
;

export type EstimateHomeQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  home?: HomeInput | null | undefined;
}>;


export type EstimateHomeQuery = { project: { id: string, estimate:
      | { __typename: 'Estimate', fsd: number, method: EstimateMethod, paid: number, learnedFrom: number | null, asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, confidence: Confidence | null, effectiveN: number, comparables: Array<{ psf: number, unitMix: string, id: string, month: string, price: number, areaSqm: number, floorLow: number | null, floorHigh: number | null, distanceMetres: number, ageMonths: number, timeAdjustment: number, kindAdjustment: number, areaAdjustment: number, floorAdjustment: number, leaseAdjustment: number, adjustedPrice: number, weight: number, project: { block: string | null, street: string, id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null } }>, drivers: Array<{ code: EstimateDriverCode, amount: number }>, rent: { value: number, low: number, high: number, n: number, scope: RentScope, asOf: string, grossYield: number } | null, statement:
          | { __typename: 'MeasuredStatement', typeGroup: TypeGroup, area: string | null, areaSqmFrom: number | null, areaSqmTo: number | null, half: number, nine: number, n: number, from: string, to: string }
          | { __typename: 'UnmeasuredStatement', reason: UnmeasuredReason }
         }
      | { __typename: 'EstimateRefusal', reason: RefusalReason, evidence: number, needed: number, areaSqmMin: number | null, areaSqmMax: number | null, floorMax: number | null, newestEvidence: string | null }
     } | null };

export type ProjectTransactionsQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  kind?: TransactionKind | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
  unitMix?: string | null | undefined;
  building?: string | null | undefined;
}>;


export type ProjectTransactionsQuery = { project: { id: string, transactions: { totalCount: number, nodes: Array<{ id: string, activity: ActivityType, month: string, price: number, areaSqm: number | null, psf: number | null, unitMix: string, isMixDerived: boolean, floorLow: number | null, floorHigh: number | null, unitNo: string | null, units: number, model: string | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } } | null };

export type ReportAgentQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportAgentQuery = { user: { id: string, phoneNumber: string, detail: { salespersonName: string, ceaNumber: string | null, estateAgency: string, estateAgencyLicenseNo: string } | null } };

export type ReportBodyQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  admitsByDistance?: boolean | null | undefined;
}>;


export type ReportBodyQuery = { project: { id: string, developer: string | null, facilities: Array<Facility>, district: { id: string, level: string, slug: string, name: string, nameLocal: string | null } | null, unitMixes: Array<{ unitMix: string, unitCount: number | null, gfaSqftAvg: number | null, gfaSqftMin: number | null, gfaSqftMax: number | null, lastSalePrice: number | null, lastSaleMonth: string | null, salePriceMin: number | null, salePriceMax: number | null, salePriceMedian: number | null, salePsfMedian: number | null, rentPriceMedian: number | null, monthlyRentYield: number | null, saleCount1y: number }>, assets: Array<{ id: string, type: string, subtype: string, title: string, url: string | null, drawing: Drawing | null, unitMix: string | null }>, trend: Array<{ quarter: string, n: number, p25: number, median: number, p75: number }>, areaIndex: { area: { name: string, nameLocal: string | null } | null, points: Array<{ month: string, value: number, n: number }> } | null, nearby: Array<{ distanceMetres: number, walkMetres: number, walkMinutes: number, amenity: { id: string, type: string, subtype: string | null, code: string | null, name: string, nameLocal: string | null, lat: number, lng: number } }>, primarySchools?: Array<{ distanceMetres: number, amenity: { id: string, name: string, nameLocal: string | null } }>, bands: { nodes: Array<{ id: string, unitMix: string, floorLow: number | null, floorHigh: number | null, psf: number | null, month: string }> } } | null };

export type ReportExamplesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportExamplesQuery = { market: { countryCode: CountryCode, currencyCode: string, isDemo: boolean, lastMonth: string | null, hasOfficialFigures: boolean, projectCount: number, examples: Array<{ id: string, kind: SearchKind, title: string, subtitle: string, typeGroup: TypeGroup | null, slug: string | null, projectId: string | null, areaId: string | null, lat: number | null, lng: number | null, resultCount: number }> } };

export type ReportListingsQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
}>;


export type ReportListingsQuery = { sale: { totalCount: number }, rent: { totalCount: number }, room: { totalCount: number }, launch: { available: number, unitCount: number } | null };

export type ReportProQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  unitMix?: string | null | undefined;
  psf?: number | null | undefined;
}>;


export type ReportProQuery = { project: { id: string, figures: Array<{ unitMix: string, unitCount: number | null, unitsAvailable: number | null, bedroomCount: number | null, bathroomCount: number | null, gfaSqftAvg: number | null, gfaSqftMin: number | null, gfaSqftMax: number | null, lastSalePrice: number | null, lastSalePsf: number | null, lastSaleMonth: string | null, lastRentPrice: number | null, lastRentPsf: number | null, lastRentMonth: string | null, salePriceAvg: number | null, salePriceMin: number | null, salePriceMax: number | null, salePriceMedian: number | null, salePriceP25: number | null, salePriceP75: number | null, salePsfAvg: number | null, salePsfMin: number | null, salePsfMax: number | null, salePsfMedian: number | null, salePsfP25: number | null, salePsfP75: number | null, rentPriceAvg: number | null, rentPriceMin: number | null, rentPriceMax: number | null, rentPriceMedian: number | null, rentPriceP25: number | null, rentPriceP75: number | null, rentPsfAvg: number | null, rentPsfMin: number | null, rentPsfMax: number | null, rentPsfMedian: number | null, rentPsfP25: number | null, rentPsfP75: number | null, launchPriceAvg: number | null, launchPriceMin: number | null, launchPriceMax: number | null, launchPriceMedian: number | null, launchPsfAvg: number | null, launchPsfMin: number | null, launchPsfMax: number | null, launchPsfMedian: number | null, launchCount: number, launchFrom: string | null, launchTo: string | null, monthlyRentYield: number | null, saleCount1y: number, saleCount30d: number, rentCount1y: number | null, rentCount30d: number | null, listingCount1y: number | null, listingCount30d: number | null, listingPriceMin: number | null, listingPriceMax: number | null, listingPsfMin: number | null, listingPsfMax: number | null }>, rentalYield: { gross: number, from: string, to: string, sales: { n: number, median: number }, rents: { n: number, median: number } } | null, gains: { reason: UnitsMissing | null, n: number, from: string | null, to: string | null, profitableShare: number | null, medianHoldingYears: number | null, gainRate: { p25: number, median: number, p75: number } | null, annualised: { n: number, p25: number, median: number, p75: number } | null, bins: Array<{ from: number | null, to: number | null, n: number }>, pairs: Array<{ unitNo: string | null, unitMix: string, areaSqm: number, floor: number | null, buyMonth: string, buyPrice: number, sellMonth: string, sellPrice: number, holdingYears: number, gain: number, gainRate: number, annualised: number | null }> }, buildingInfo: { buildingStatus: ConstructionStatus, buildingType: BuildingType | null, buildingHeight: number | null, officeDetails: { buildingGrade: string | null, raiseFloorSystem: boolean | null, officeFacilities: { retail: boolean | null } | null } | null, launchCompletionPeriod: { launchDate: string | null, completionYear: number | null, occupationPermitDate: string | null, certificateComplianceDate: string | null } | null, totalBuildingArea: { verified: Array<{ measure: AreaMeasure, sqm: number }>, marketable: Array<{ measure: AreaMeasure, sqm: number }>, other: Array<{ measure: AreaMeasure, sqm: number }> } | null, typicalFloorPlateArea: { verified: Array<{ measure: AreaMeasure, sqm: number }>, marketable: Array<{ measure: AreaMeasure, sqm: number }>, other: Array<{ measure: AreaMeasure, sqm: number }> } | null, totalTransactedArea: { verified: Array<{ measure: AreaMeasure, sqm: number }>, marketable: Array<{ measure: AreaMeasure, sqm: number }>, other: Array<{ measure: AreaMeasure, sqm: number }> } | null, buildingSpecs: { floors: number | null, basementFloors: number | null, towers: number | null, units: number | null, rentalUnits: number | null, lifts: number | null, serviceLifts: number | null, floorToFloorHeight: number | null, ceilingHeight: number | null, floorLoadingKpa: number | null, airConditioning: string | null, powerSupply: string | null, structure: string | null } | null, buildingFacilities: { parkingLots: number | null, chargingPoints: number | null, bicycleParking: number | null, loadingBays: number | null, multiStoreyCarPark: boolean | null, shops: boolean | null, marketAndFood: boolean | null, pavilion: boolean | null, endOfTrip: boolean | null, conferenceRooms: boolean | null } | null, siteInfo: { siteAreaSqm: number | null, plotRatio: number | null, landUse: string | null, lotNumber: string | null } | null, developmentOwnershipManagement: { developer: string | null, owner: string | null, manager: string | null, architect: string | null, contractor: string | null, strataTitled: boolean | null, serviceChargePsf: number | null } | null, leaseSpaceDetails: { availableSqm: number | null, smallestSqm: number | null, largestSqm: number | null, vacancyRate: number | null, leaseTermYears: number | null } | null, tenant: { count: number | null, occupancyRate: number | null, anchors: Array<string> } | null, rentSchedules: { netRent: Array<{ from: string, to: string | null, psf: number }> } | null, lastSale: { month: string, price: number, psf: number } | null, lastRent: { month: string, price: number, psf: number } | null }, priceDistribution: { from: string, to: string, inPricesOf: string | null, below: number | null, psf: { n: number, p25: number, median: number, p75: number }, bins: Array<{ from: number, to: number, n: number }> } | null, floorFigures: { inPricesOf: string | null, bands: Array<{ floorLow: number, floorHigh: number, unitMix: string, n: number, medianPsf: number, first: string, last: string }>, premium: { n: number, perFloor: number, low: number, high: number } | null }, seasons: { fromYear: number, toYear: number, area: { name: string, nameLocal: string | null } | null, months: Array<{ month: number, area: number, own: number }> } | null, rentYears: Array<{ year: number, to: string, grossYield: number | null, rents: { n: number, p25: number, median: number, p75: number }, sales: { n: number, median: number } | null }> | null, likeProjects: { tenure: Tenure | null, year: number | null, yearsApart: number, sizeSqft: number | null, sizeApart: number, projects: Array<{ id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null, completionYear: number | null, leaseStartYear: number | null, change12m: number | null, psfNBefore: number | null, grossYield: number | null, psf: { n: number, p25: number, median: number, p75: number } | null }> } | null } | null };

export type UnitMixFiguresFragment = { unitMix: string, unitCount: number | null, unitsAvailable: number | null, bedroomCount: number | null, bathroomCount: number | null, gfaSqftAvg: number | null, gfaSqftMin: number | null, gfaSqftMax: number | null, lastSalePrice: number | null, lastSalePsf: number | null, lastSaleMonth: string | null, lastRentPrice: number | null, lastRentPsf: number | null, lastRentMonth: string | null, salePriceAvg: number | null, salePriceMin: number | null, salePriceMax: number | null, salePriceMedian: number | null, salePriceP25: number | null, salePriceP75: number | null, salePsfAvg: number | null, salePsfMin: number | null, salePsfMax: number | null, salePsfMedian: number | null, salePsfP25: number | null, salePsfP75: number | null, rentPriceAvg: number | null, rentPriceMin: number | null, rentPriceMax: number | null, rentPriceMedian: number | null, rentPriceP25: number | null, rentPriceP75: number | null, rentPsfAvg: number | null, rentPsfMin: number | null, rentPsfMax: number | null, rentPsfMedian: number | null, rentPsfP25: number | null, rentPsfP75: number | null, launchPriceAvg: number | null, launchPriceMin: number | null, launchPriceMax: number | null, launchPriceMedian: number | null, launchPsfAvg: number | null, launchPsfMin: number | null, launchPsfMax: number | null, launchPsfMedian: number | null, launchCount: number, launchFrom: string | null, launchTo: string | null, monthlyRentYield: number | null, saleCount1y: number, saleCount30d: number, rentCount1y: number | null, rentCount30d: number | null, listingCount1y: number | null, listingCount30d: number | null, listingPriceMin: number | null, listingPriceMax: number | null, listingPsfMin: number | null, listingPsfMax: number | null };

export type ReportTopQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
}>;


export type ReportTopQuery = { market: { dataVersion: string, rentCount: number | null, countryCode: CountryCode, currencyCode: string, isDemo: boolean, lastMonth: string | null, hasOfficialFigures: boolean, projectCount: number, sources: Array<{ name: string, licence: string, rowsAccepted: number, firstMonth: string | null, lastMonth: string | null }> }, project: { isCommercial: boolean, hasDerivedMixes: boolean, id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, isPlacedByArea: boolean, stationWalk: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, floorSoldMax: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number | null, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, figuresTo: string | null, change12m: number | null, psfNBefore: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, areaChange: { fraction: number, n: number, nBefore: number } | null, lease: { tenure: Tenure, years: number | null, startYear: number | null, endYear: number | null, remainingYears: number | null, asOfYear: number } | null, buildings: Array<{ id: string, slug: string, name: string, postalCode: string | null, lat: number | null, lng: number | null, floors: number | null, unitCount: number | null, completionYear: number | null }>, homes: Array<{ unitMix: string, gfaSqftAvg: number | null }>, streetsAround: Array<{ isMain: boolean, points: string }>, closest: Array<{ distanceMetres: number, walkMetres: number, walkMinutes: number, amenity: { id: string, type: string, subtype: string | null, code: string | null, name: string, nameLocal: string | null, lat: number, lng: number } }>, area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, tenureMix: { freehold: number, leasehold: number } | null, psf: { n: number, p25: number, median: number, p75: number } | null } | null };

export type NearbyPlaceFragment = { distanceMetres: number, walkMetres: number, walkMinutes: number, amenity: { id: string, type: string, subtype: string | null, code: string | null, name: string, nameLocal: string | null, lat: number, lng: number } };

export type ReportToursQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
}>;


export type ReportToursQuery = { project: { id: string, tours: Array<{ path: string, title: string, locale: string, picture: string, alt: string, rooms: number }> } | null };

export type StackViewQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  building?: string | null | undefined;
}>;


export type StackViewQuery = { project: { id: string, stackView: { isSample: boolean, sampleFloors: number, reason: UnitsMissing | null, building: { slug: string, name: string, floors: number, soldCount: number, inPricesOf: string | null, stacks: Array<{ label: string, unitMix: string, areaSqm: number, floorLow: number, floorHigh: number, units: Array<{ floor: number, unitNo: string, month: string, price: number, psf: number, psfToday: number | null, saleCount: number, boughtMonth: string | null, gain: number | null, gainRate: number | null, annualised: number | null }> }> } | null } } | null };

export type TransactionPageFragment = { totalCount: number, nodes: Array<{ id: string, activity: ActivityType, month: string, price: number, areaSqm: number | null, psf: number | null, unitMix: string, isMixDerived: boolean, floorLow: number | null, floorHigh: number | null, unitNo: string | null, units: number, model: string | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } };

export type ActOnBookingMutationVariables = Exact<{
  id: string;
  key: string;
  action: BookingAction;
  reason?: string | null | undefined;
}>;


export type ActOnBookingMutation = { actOnBooking: { id: string, state: BookingState } };

export type ListingsToMeetAtQueryVariables = Exact<{ [key: string]: never; }>;


export type ListingsToMeetAtQuery = { ownListings: { nodes: Array<{ id: string, projectName: string, street: string, address: string }> } };

export type PeopleToMeetQueryVariables = Exact<{ [key: string]: never; }>;


export type PeopleToMeetQuery = { leads: { nodes: Array<{ id: string, name: string, createdDate: string, home: { name: string } | null }> } };

export type BookingQueryVariables = Exact<{
  id: string;
}>;


export type BookingQuery = { booking: { id: string, kind: AppointmentKind, state: BookingState, startsAt: string, endsAt: string, timeZone: string, heldUntil: string | null, place: string, visitorName: string, visitorEmail: string, visitorPhone: string, note: string, evidence: string | null, outcome: AppointmentOutcome | null, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string, listing: { slug: string, activity: ListingActivity } | null } | null } };

export type BookingsQueryVariables = Exact<{
  desk?: CountryCode | null | undefined;
  from: string;
  until: string;
}>;


export type BookingsQuery = { bookings: Array<{ id: string, kind: AppointmentKind, state: BookingState, startsAt: string, endsAt: string, timeZone: string, heldUntil: string | null, place: string, visitorName: string, visitorEmail: string, visitorPhone: string, note: string, evidence: string | null, outcome: AppointmentOutcome | null, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string, listing: { slug: string, activity: ListingActivity } | null } | null }> };

export type WaitedDaysQueryVariables = Exact<{
  desk?: CountryCode | null | undefined;
  from: string;
  until: string;
}>;


export type WaitedDaysQuery = { waitedDays: Array<{ day: string, kind: AppointmentKind, people: number }> };

export type BookingPartsFragment = { id: string, kind: AppointmentKind, state: BookingState, startsAt: string, endsAt: string, timeZone: string, heldUntil: string | null, place: string, visitorName: string, visitorEmail: string, visitorPhone: string, note: string, evidence: string | null, outcome: AppointmentOutcome | null, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string, listing: { slug: string, activity: ListingActivity } | null } | null };

export type CalendarAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarAddressQuery = { calendarAddress: string | null };

export type HostedOpenHouseQueryVariables = Exact<{
  id: string;
}>;


export type HostedOpenHouseQuery = { hostedOpenHouse: { id: string, token: string, opensAt: string, closesAt: string, visits: Array<{ id: string, name: string, phone: string, email: string, answer: string, date: string, lead: string | null }> } };

export type HostOpenHouseMutationVariables = Exact<{
  key: string;
  listing: string;
  input: OpenHouseInput;
}>;


export type HostOpenHouseMutation = { hostOpenHouse: { id: string } };

export type ChangeOpenHouseMutationVariables = Exact<{
  id: string;
  key: string;
  version: number;
  input: OpenHouseInput;
}>;


export type ChangeOpenHouseMutation = { changeOpenHouse: { id: string } };

export type CancelOpenHouseMutationVariables = Exact<{
  id: string;
  key: string;
  version: number;
}>;


export type CancelOpenHouseMutation = { cancelOpenHouse: { id: string } };

export type MoveBookingMutationVariables = Exact<{
  id: string;
  key: string;
  startsAt: string;
  anyTime?: boolean | null | undefined;
  also?: boolean | null | undefined;
}>;


export type MoveBookingMutation = { moveBooking: { id: string, state: BookingState } };

export type OpenProposalsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenProposalsQuery = { timeProposals: Array<{ id: string, lead: string, name: string, kind: AppointmentKind, heldUntil: string, times: Array<{ startsAt: string, endsAt: string }> }> };

export type OtherCalendarsQueryVariables = Exact<{ [key: string]: never; }>;


export type OtherCalendarsQuery = { otherCalendars: Array<{ id: string, name: string, host: string, readAt: string | null, busyCount: number, skipped: number, fault: CalendarFault | null, failingSince: string | null }> };

export type BusyTimesQueryVariables = Exact<{
  from: string;
  until: string;
}>;


export type BusyTimesQuery = { busyTimes: Array<{ calendar: string, name: string, startsAt: string, endsAt: string }> };

export type AddOtherCalendarMutationVariables = Exact<{
  key: string;
  name: string;
  address: string;
}>;


export type AddOtherCalendarMutation = { addOtherCalendar: { id: string, name: string, host: string, readAt: string | null, busyCount: number, skipped: number, fault: CalendarFault | null, failingSince: string | null } };

export type ReadOtherCalendarMutationVariables = Exact<{
  id: string;
}>;


export type ReadOtherCalendarMutation = { readOtherCalendar: { id: string, name: string, host: string, readAt: string | null, busyCount: number, skipped: number, fault: CalendarFault | null, failingSince: string | null } };

export type RemoveOtherCalendarMutationVariables = Exact<{
  id: string;
}>;


export type RemoveOtherCalendarMutation = { removeOtherCalendar: { success: boolean } };

export type OtherCalendarPartsFragment = { id: string, name: string, host: string, readAt: string | null, busyCount: number, skipped: number, fault: CalendarFault | null, failingSince: string | null };

export type OwnAppointmentsQueryVariables = Exact<{
  from: string;
  until: string;
}>;


export type OwnAppointmentsQuery = { ownAppointments: Array<{ id: string, series: string | null, version: number, country: CountryCode, kind: OwnAppointmentKind, startsAt: string, endsAt: string, timeZone: string, listing: string | null, address: string, lead: string | null, name: string, phone: string, email: string, place: string, note: string, outcome: AppointmentOutcome | null, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null }> };

export type CreateOwnAppointmentMutationVariables = Exact<{
  key: string;
  input: OwnAppointmentInput;
  repetition?: RepetitionInput | null | undefined;
  also?: boolean | null | undefined;
}>;


export type CreateOwnAppointmentMutation = { createOwnAppointment: Array<{ id: string, series: string | null, version: number, country: CountryCode, kind: OwnAppointmentKind, startsAt: string, endsAt: string, timeZone: string, listing: string | null, address: string, lead: string | null, name: string, phone: string, email: string, place: string, note: string, outcome: AppointmentOutcome | null, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null }> };

export type ChangeOwnAppointmentMutationVariables = Exact<{
  id: string;
  key: string;
  version: number;
  input: OwnAppointmentInput;
  also?: boolean | null | undefined;
}>;


export type ChangeOwnAppointmentMutation = { changeOwnAppointment: { id: string, series: string | null, version: number, country: CountryCode, kind: OwnAppointmentKind, startsAt: string, endsAt: string, timeZone: string, listing: string | null, address: string, lead: string | null, name: string, phone: string, email: string, place: string, note: string, outcome: AppointmentOutcome | null, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null } };

export type MoveOwnAppointmentMutationVariables = Exact<{
  id: string;
  key: string;
  version: number;
  startsAt: string;
  also?: boolean | null | undefined;
}>;


export type MoveOwnAppointmentMutation = { moveOwnAppointment: { id: string, series: string | null, version: number, country: CountryCode, kind: OwnAppointmentKind, startsAt: string, endsAt: string, timeZone: string, listing: string | null, address: string, lead: string | null, name: string, phone: string, email: string, place: string, note: string, outcome: AppointmentOutcome | null, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null } };

export type CloseOwnAppointmentMutationVariables = Exact<{
  id: string;
  key: string;
  version: number;
  outcome: AppointmentOutcome;
}>;


export type CloseOwnAppointmentMutation = { closeOwnAppointment: { id: string, series: string | null, version: number, country: CountryCode, kind: OwnAppointmentKind, startsAt: string, endsAt: string, timeZone: string, listing: string | null, address: string, lead: string | null, name: string, phone: string, email: string, place: string, note: string, outcome: AppointmentOutcome | null, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null } };

export type RemoveOwnAppointmentMutationVariables = Exact<{
  id: string;
  key: string;
  version: number;
  following?: boolean | null | undefined;
}>;


export type RemoveOwnAppointmentMutation = { removeOwnAppointment: Array<{ id: string }> };

export type UndoOwnAppointmentsMutationVariables = Exact<{
  key: string;
  also?: boolean | null | undefined;
}>;


export type UndoOwnAppointmentsMutation = { undoOwnAppointments: Array<{ id: string }> };

export type OwnAppointmentPartsFragment = { id: string, series: string | null, version: number, country: CountryCode, kind: OwnAppointmentKind, startsAt: string, endsAt: string, timeZone: string, listing: string | null, address: string, lead: string | null, name: string, phone: string, email: string, place: string, note: string, outcome: AppointmentOutcome | null, home: { country: CountryCode, typeGroup: TypeGroup, slug: string, name: string, unit: string } | null };

export type OwnOpenHousesQueryVariables = Exact<{
  from: string;
  until: string;
}>;


export type OwnOpenHousesQuery = { ownOpenHouses: Array<{ id: string, startsAt: string, endsAt: string, country: CountryCode, name: string, slug: string | null, activity: ListingActivity, addressTypeGroup: TypeGroup, addressProjectSlug: string, hosted: { id: string, version: number, listing: string, startsAt: string, endsAt: string, question: string, visitCount: number } | null }> };

export type RenewCalendarAddressMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewCalendarAddressMutation = { renewCalendarAddress: string };

export type ScheduleQueryVariables = Exact<{
  desk?: CountryCode | null | undefined;
}>;


export type ScheduleQuery = { schedule: { country: CountryCode, version: number, timeZone: string, timeZones: Array<string>, observesHolidays: boolean, holidays: Array<{ day: string, name: string, isProvisional: boolean }>, daysOff: Array<{ from: string, to: string }>, kinds: Array<{ kind: AppointmentKind, isOpen: boolean, lengthMinutes: number, bufferMinutes: number, capacity: number, noticeHours: number, aheadDays: number, perDayMax: number, mode: BookingMode, place: string, hours: Array<{ weekday: number, from: number, to: number }> }> } };

export type SchedulePartsFragment = { country: CountryCode, version: number, timeZone: string, timeZones: Array<string>, observesHolidays: boolean, holidays: Array<{ day: string, name: string, isProvisional: boolean }>, daysOff: Array<{ from: string, to: string }>, kinds: Array<{ kind: AppointmentKind, isOpen: boolean, lengthMinutes: number, bufferMinutes: number, capacity: number, noticeHours: number, aheadDays: number, perDayMax: number, mode: BookingMode, place: string, hours: Array<{ weekday: number, from: number, to: number }> }> };

export type TimesToMoveToQueryVariables = Exact<{
  id: string;
  from: string;
  until: string;
}>;


export type TimesToMoveToQuery = { timesToMoveTo: Array<{ startsAt: string, endsAt: string }> };

export type UpdateScheduleMutationVariables = Exact<{
  desk?: CountryCode | null | undefined;
  version: number;
  input: ScheduleInput;
}>;


export type UpdateScheduleMutation = { updateSchedule: { version: number } };

export type NothingFoundQueryVariables = Exact<{
  text: string;
  near?: NearInput | null | undefined;
  isNear: boolean;
  filter?: ProjectFilter | null | undefined;
}>;


export type NothingFoundQuery = { market: { countryCode: CountryCode, currencyCode: string, isDemo: boolean, lastMonth: string | null, hasOfficialFigures: boolean, projectCount: number }, searchSuggestions: Array<{ id: string, kind: SearchKind, title: string, titleLocal: string | null, propertyType: string | null, projectName: string | null, projectNameLocal: string | null, street: string | null, estate: string | null, postalCode: string | null, areaName: string | null, areaNameLocal: string | null, amenityType: string | null, schoolKind: string | null, code: string | null, typeGroup: TypeGroup | null, slug: string | null, projectId: string | null, houseNo: string | null, areaId: string | null, lat: number | null, lng: number | null, isApproximate: boolean, resultCount: number }>, filterRelief: Array<{ field: string, count: number }>, amenities?: { nodes: Array<{ id: string, name: string, nameLocal: string | null, lat: number, lng: number }> } };

export type ResultCountQueryVariables = Exact<{
  filter?: ProjectFilter | null | undefined;
}>;


export type ResultCountQuery = { projects: { totalCount: number } };

export type ResultsQueryVariables = Exact<{
  filter?: ProjectFilter | null | undefined;
  sort?: ProjectSort | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type ResultsQuery = { projects: { totalCount: number, nodes: Array<{ id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, isPlacedByArea: boolean, stationWalk: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, floorSoldMax: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number | null, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, figuresTo: string | null, change12m: number | null, psfNBefore: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, tenureMix: { freehold: number, leasehold: number } | null, psf: { n: number, p25: number, median: number, p75: number } | null, usualEstimate:
        | { __typename: 'UsualEstimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, low90: number, high90: number, confidence: Confidence | null, unmeasured: UnmeasuredReason | null }
        | { __typename: 'UsualEstimateRefusal', reason: RefusalReason }
       | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } }, market: { kinds: Array<{ typeGroup: TypeGroup }> | null }, projectFacets: Array<{ facet: Facet, value: string, count: number, name: string | null, nameLocal: string | null }> };

export type SaveSearchMutationVariables = Exact<{
  input: SaveSearchInput;
}>;


export type SaveSearchMutation = { saveSearch: { id: string } };

export type SuggestQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
}>;


export type SuggestQuery = { searchSuggestions: Array<{ id: string, kind: SearchKind, title: string, titleLocal: string | null, propertyType: string | null, projectName: string | null, projectNameLocal: string | null, street: string | null, estate: string | null, postalCode: string | null, areaName: string | null, areaNameLocal: string | null, amenityType: string | null, schoolKind: string | null, code: string | null, typeGroup: TypeGroup | null, slug: string | null, projectId: string | null, houseNo: string | null, areaId: string | null, lat: number | null, lng: number | null, isApproximate: boolean, resultCount: number }> };

export type SuggestedPlaceFragment = { id: string, kind: SearchKind, title: string, titleLocal: string | null, propertyType: string | null, projectName: string | null, projectNameLocal: string | null, street: string | null, estate: string | null, postalCode: string | null, areaName: string | null, areaNameLocal: string | null, amenityType: string | null, schoolKind: string | null, code: string | null, typeGroup: TypeGroup | null, slug: string | null, projectId: string | null, houseNo: string | null, areaId: string | null, lat: number | null, lng: number | null, isApproximate: boolean, resultCount: number };

export type AcceptSeatMutationVariables = Exact<{
  token: string;
  key: string;
  name: string;
  password: string;
}>;


export type AcceptSeatMutation = { acceptSeat: { token: string } };

export type ActOnSeatMutationVariables = Exact<{
  id: string;
  key: string;
  move: SeatMove;
}>;


export type ActOnSeatMutation = { actOnSeat: { id: string, state: SeatState } };

export type GrantSeatMutationVariables = Exact<{
  id: string;
  key: string;
  rights: Array<SeatRight> | SeatRight;
}>;


export type GrantSeatMutation = { grantSeat: { id: string, state: SeatState } };

export type InviteSeatsMutationVariables = Exact<{
  key: string;
  emails: Array<string> | string;
  rights: Array<SeatRight> | SeatRight;
}>;


export type InviteSeatsMutation = { inviteSeats: Array<{ email: string, code: string | null }> };

export type JoinSeatMutationVariables = Exact<{
  token: string;
  key: string;
}>;


export type JoinSeatMutation = { joinSeat: { success: boolean } };

export type LeaveSeatMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type LeaveSeatMutation = { leaveSeat: { success: boolean } };

export type MoveSeatMutationVariables = Exact<{
  id: string;
  key: string;
  email: string;
}>;


export type MoveSeatMutation = { moveSeat: { id: string, state: SeatState } };

export type OwnSeatQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSeatQuery = { ownSeat: { id: string, holderName: string, state: SeatState, isPaidFor: boolean, rights: Array<SeatRight>, untilDate: string | null } | null };

export type ResendSeatMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type ResendSeatMutation = { resendSeat: { id: string, state: SeatState } };

export type SeatEventsQueryVariables = Exact<{
  id: string;
}>;


export type SeatEventsQuery = { seatEvents: Array<{ action: string, toState: SeatState, date: string }> };

export type SeatInvitationQueryVariables = Exact<{
  token: string;
}>;


export type SeatInvitationQuery = { seatInvitation: { state: SeatInvitationState, email: string, holderName: string, hasAccount: boolean, rights: Array<SeatRight>, linkUntil: string } | null };

export type SeatsQueryVariables = Exact<{ [key: string]: never; }>;


export type SeatsQuery = { seats: { paid: number, taken: number, seats: Array<{ id: string, email: string, name: string, state: SeatState, isPaidFor: boolean, rights: Array<SeatRight>, invitedDate: string, acceptedDate: string | null, endedDate: string | null, linkUntil: string | null, isLinkOld: boolean, resendSeconds: number, lastUsedOn: string | null }> } };

export type SeatPartsFragment = { id: string, email: string, name: string, state: SeatState, isPaidFor: boolean, rights: Array<SeatRight>, invitedDate: string, acceptedDate: string | null, endedDate: string | null, linkUntil: string | null, isLinkOld: boolean, resendSeconds: number, lastUsedOn: string | null };

export type GeoipFutureQueryVariables = Exact<{ [key: string]: never; }>;


export type GeoipFutureQuery = { geoipFuture: { success: boolean, geoip: { country: { isoCode: string } | null } | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { success: boolean } };

export type OfferedAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferedAccountQuery = { user: { nickName: string, email: string } };

export type VendorViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorViewerQuery = { user: { id: string } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { user: { id: string, nickName: string, avatar: string | null, roles: Array<string>, rights: Array<PlanRight>, stripeSubscription: { status: string, seatRights: Array<SeatRight> | null, stripePrice: { frontParams: string } } | null }, ownSeat: { holderName: string, state: SeatState, isPaidFor: boolean } | null };

export type WriteToPayerMutationVariables = Exact<{
  key: string;
  message: string;
}>;


export type WriteToPayerMutation = { writeToPayer: boolean };

export type AgentBrandQueryVariables = Exact<{
  ceaNumber: string;
}>;


export type AgentBrandQuery = { agentBrand: { country: CountryCode, accent: string | null, logo: string | null, lines: { name: string, licence: string, phone: string, agency: string, agencyLicence: string } } | null };

export type AgentHostsQueryVariables = Exact<{
  ceaNumber: string;
}>;


export type AgentHostsQuery = { agentBrand: { hosts: Array<string> } | null };

export type OwnBrandFragment = { number: string | null, accent: string | null, logo: string | null, hosts: Array<string> };

export type OwnAgentBrandQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAgentBrandQuery = { ownAgentBrand: { number: string | null, accent: string | null, logo: string | null, hosts: Array<string> } };

export type UpdateAgentBrandMutationVariables = Exact<{
  accent: string;
  hosts: Array<string> | string;
}>;


export type UpdateAgentBrandMutation = { updateAgentBrand: { number: string | null, accent: string | null, logo: string | null, hosts: Array<string> } };

export type SetAgentLogoMutationVariables = Exact<{
  file?: File | null | undefined;
}>;


export type SetAgentLogoMutation = { setAgentLogo: { number: string | null, accent: string | null, logo: string | null, hosts: Array<string> } };

export type AgentByNumberQueryVariables = Exact<{
  ceaNumber: string;
}>;


export type AgentByNumberQuery = { ceaInfo: { salespersonName: string, estateAgency: string } | null };

export type ServedAreaFragment = { id: string, level: string, slug: string, name: string, nameLocal: string | null };

export type AgentPageQueryVariables = Exact<{
  ceaNumber: string;
}>;


export type AgentPageQuery = { agentPage: { country: CountryCode, verifiedOn: string | null, host: string | null, website: string | null, websiteTitle: string | null, avatar: string | null, accent: string | null, logo: string | null, about: string, languages: Array<string>, lines: { name: string, licence: string, phone: string, agency: string, agencyLicence: string }, tours: Array<{ path: string, title: string, locale: string, picture: string, alt: string, rooms: number }>, areas: Array<{ id: string, level: string, slug: string, name: string, nameLocal: string | null }> } | null };

export type OwnAgentPageQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAgentPageQuery = { ownAgentPage: { about: string, website: string, websiteTitle: string, languages: Array<string>, areas: Array<{ id: string, level: string, slug: string, name: string, nameLocal: string | null }> } };

export type AreaChoicesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  filter?: AreaFilter | null | undefined;
}>;


export type AreaChoicesQuery = { areas: { nodes: Array<{ id: string, level: string, slug: string, name: string, nameLocal: string | null }>, pageInfo: { hasNextPage: boolean } } };

export type UpdateAgentPageMutationVariables = Exact<{
  about: string;
  languages: Array<string> | string;
  areas: Array<string> | string;
}>;


export type UpdateAgentPageMutation = { updateAgentPage: { about: string } };

export type HostOfAgentQueryVariables = Exact<{
  ceaNumber: string;
}>;


export type HostOfAgentQuery = { hostOfAgent: string | null };

export type SharedPageQueryVariables = Exact<{
  id: string;
  pass?: string | null | undefined;
}>;


export type SharedPageQuery = { share: { state: ShareState, needsPassword: boolean, opened: { kind: ShareKind, country: CountryCode, title: string, path: string, about: string, edition: string, figuresTo: string | null, madeAt: string, expiresAt: string, lines: { name: string, licence: string, phone: string, agency: string, agencyLicence: string } | null, answers: Array<{ operation: string, variables: string, data: string }> | null } | null } | null };

export type EditionNowQueryVariables = Exact<{ [key: string]: never; }>;


export type EditionNowQuery = { market: { dataVersion: string, lastMonth: string | null } };

export type EnterShareMutationVariables = Exact<{
  id: string;
  password: string;
}>;


export type EnterShareMutation = { enterShare: string };

export type SharedProjectQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
}>;


export type SharedProjectQuery = { project: { id: string, name: string, nameLocal: string | null, street: string, change12m: number | null, psfNBefore: number | null, figuresTo: string | null, saleCount: number, psf: { n: number, p25: number, median: number, p75: number } | null, tours: Array<{ path: string, title: string, locale: string, picture: string, alt: string, rooms: number }> } | null };

export type OwnShareRowFragment = { id: string, kind: ShareKind, country: CountryCode, title: string, path: string, state: ShareState, hasPassword: boolean, madeAt: string, expiresAt: string, views: number, days: Array<{ day: string, count: number }> };

export type OwnSharesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type OwnSharesQuery = { ownShares: { totalCount: number, nodes: Array<{ id: string, kind: ShareKind, country: CountryCode, title: string, path: string, state: ShareState, hasPassword: boolean, madeAt: string, expiresAt: string, views: number, days: Array<{ day: string, count: number }> }> } };

export type CreateShareMutationVariables = Exact<{
  key: string;
  share: NewShare;
}>;


export type CreateShareMutation = { createShare: { id: string, kind: ShareKind, country: CountryCode, title: string, path: string, state: ShareState, hasPassword: boolean, madeAt: string, expiresAt: string, views: number, days: Array<{ day: string, count: number }> } };

export type RevokeShareMutationVariables = Exact<{
  id: string;
}>;


export type RevokeShareMutation = { revokeShare: { id: string } };

export type ExtendShareMutationVariables = Exact<{
  id: string;
  days: number;
}>;


export type ExtendShareMutation = { extendShare: { id: string } };

export type SetSharePasswordMutationVariables = Exact<{
  id: string;
  password?: string | null | undefined;
}>;


export type SetSharePasswordMutation = { setSharePassword: { id: string } };

export type CreateContactConsultMutationVariables = Exact<{
  input: ContactConsultInput;
}>;


export type CreateContactConsultMutation = { createContactConsult: { id: string, createdDate: string, updatedDate: string } };

export type DataSourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type DataSourcesQuery = { market: { dataVersion: string, firstMonth: string | null, saleCount: number, rentCount: number | null, amenityCount: number, countryCode: CountryCode, currencyCode: string, isDemo: boolean, lastMonth: string | null, hasOfficialFigures: boolean, projectCount: number, sources: Array<{ kind: string, rowsRead: number, rowsRejected: number, name: string, licence: string, rowsAccepted: number, firstMonth: string | null, lastMonth: string | null }> } };

export type DevelopersQueryVariables = Exact<{ [key: string]: never; }>;


export type DevelopersQuery = { market: { isDemo: boolean } };

export type HomeQueryVariables = Exact<{
  centre?: NearInput | null | undefined;
}>;


export type HomeQuery = { market: { dataVersion: string, firstMonth: string | null, saleCount: number, rentCount: number | null, countryCode: CountryCode, currencyCode: string, isDemo: boolean, lastMonth: string | null, hasOfficialFigures: boolean, projectCount: number, sources: Array<{ kind: string, name: string }>, segments: Array<{ segment: Segment, month: string, indexValue: number, change12m: number | null, saleCount: number, saleCountMean12m: number, medianPrice: number, priceP25: number, priceP75: number, medianPsf: number, psfP25: number, psfP75: number, history: Array<{ month: string, value: number, n: number, psfP25: number, psfMedian: number, psfP75: number }> }>, examples: Array<{ id: string, kind: SearchKind, title: string, subtitle: string, typeGroup: TypeGroup | null, slug: string | null, projectId: string | null, areaId: string | null, lat: number | null, lng: number | null, resultCount: number }> }, valuationUnmeasured: Array<{ typeGroup: TypeGroup, reason: UnmeasuredReason }>, valuationAccuracy: Array<{ typeGroup: TypeGroup, statement: { typeGroup: TypeGroup, area: string | null, areaSqmFrom: number | null, areaSqmTo: number | null, half: number, nine: number, n: number, from: string, to: string } | null }>, stations: { nodes: Array<{ id: string, code: string | null, name: string, nameLocal: string | null, lat: number, lng: number }> }, publicStack: { nodes: Array<{ id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, tenure: Tenure | null, tenureYears: number | null, completionYear: number | null, floors: number | null, floorSoldMax: number | null, unitCount: number | null, saleCount1y: number, figuresTo: string | null, area: { name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null }> }, privateStack: { nodes: Array<{ id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, tenure: Tenure | null, tenureYears: number | null, completionYear: number | null, floors: number | null, floorSoldMax: number | null, unitCount: number | null, saleCount1y: number, figuresTo: string | null, area: { name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null }> }, privateLand: { nodes: Array<{ id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, tenure: Tenure | null, tenureYears: number | null, completionYear: number | null, floors: number | null, floorSoldMax: number | null, unitCount: number | null, saleCount1y: number, figuresTo: string | null, area: { name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null }> }, launches: { nodes: Array<{ id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, tenure: Tenure | null, tenureYears: number | null, completionYear: number | null, floors: number | null, floorSoldMax: number | null, unitCount: number | null, saleCount1y: number, figuresTo: string | null, area: { name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null }> } };

export type HomeProjectFragment = { id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, tenure: Tenure | null, tenureYears: number | null, completionYear: number | null, floors: number | null, floorSoldMax: number | null, unitCount: number | null, saleCount1y: number, figuresTo: string | null, area: { name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null };

export type HomeLaunchesQueryVariables = Exact<{
  projectSlugs: Array<string> | string;
}>;


export type HomeLaunchesQuery = { launches: { nodes: Array<{ typeGroup: TypeGroup, projectSlug: string, available: number, priceFrom: number | null }> } };

export type MarketBasisFragment = { countryCode: CountryCode, currencyCode: string, isDemo: boolean, lastMonth: string | null, hasOfficialFigures: boolean, projectCount: number };

export type MarketFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type MarketFactsQuery = { market: { firstMonth: string | null, saleCount: number, rentCount: number | null, amenityCount: number, countryCode: CountryCode, currencyCode: string, isDemo: boolean, lastMonth: string | null, hasOfficialFigures: boolean, projectCount: number, sources: Array<{ name: string, licence: string, rowsAccepted: number, firstMonth: string | null, lastMonth: string | null }> } };

export type MarketFiguresQueryVariables = Exact<{
  sizeClass: SizeClass;
}>;


export type MarketFiguresQuery = { market: { firstMonth: string | null, saleCount: number, countryCode: CountryCode, currencyCode: string, isDemo: boolean, lastMonth: string | null, hasOfficialFigures: boolean, projectCount: number, sources: Array<{ kind: string, rowsRead: number, rowsRejected: number, name: string, licence: string, rowsAccepted: number, firstMonth: string | null, lastMonth: string | null }>, segments: Array<{ segment: Segment, month: string, indexValue: number, change12m: number | null, saleCount: number, saleCountMean12m: number, medianPrice: number, medianPsf: number, psfP25: number, psfP75: number }> }, hdb: Array<{ month: string, value: number, n: number, psfMedian: number }>, hos: Array<{ month: string, value: number, n: number, psfMedian: number }>, condo: Array<{ month: string, value: number, n: number, psfMedian: number }>, land: Array<{ month: string, value: number, n: number, psfMedian: number }>, figures: Array<{ series: FigureSeries, sizeClass: SizeClass, region: FigureRegion, firstMonth: string, month: string, value: number, value1y: number | null, change1y: number | null, change5y: number | null, change10y: number | null }>, indices: Array<{ series: FigureSeries, firstMonth: string, stepMonths: number, values: Array<number | null> }>, registrations: Array<{ series: FigureSeries, firstMonth: string, stepMonths: number, values: Array<number | null> }> };

export type OfficialCourseFragment = { series: FigureSeries, firstMonth: string, stepMonths: number, values: Array<number | null> };

export type RecordedIndexFragment = { month: string, value: number, n: number, psfMedian: number };

export type PlanPaymentQueryVariables = Exact<{
  country: CountryCode;
}>;


export type PlanPaymentQuery = { plans: { payment: PlanPayment } };

export type SiteUpkeepQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteUpkeepQuery = { siteUpkeep: { checkedSince: string | null, checksDue: number, checksMade: number, checksFailed: number, failedDays: Array<{ day: string, checks: number, failed: number }>, lastBackup: { at: string, seconds: number } | null, lastRestore: { at: string, seconds: number } | null }, market: { currencyCode: string }, valuationAccuracy: Array<{ typeGroup: TypeGroup, madeOn: string, scores: { n: number, medianError: number, within10: number } }> };

export type SourceBasisFragment = { name: string, licence: string, rowsAccepted: number, firstMonth: string | null, lastMonth: string | null };

export type IndexValuesFragment = { month: string, value: number };

export type SmartPlanMarketQueryVariables = Exact<{ [key: string]: never; }>;


export type SmartPlanMarketQuery = { official: Array<{ series: FigureSeries, firstMonth: string, stepMonths: number, values: Array<number | null> }>, CONDO: Array<{ month: string, value: number }>, HDB: Array<{ month: string, value: number }>, LAND: Array<{ month: string, value: number }> };

export type KeptSmartPlanFactsFragment = { id: string, country: CountryCode, title: string, plan: string, version: number, changedAt: string };

export type OwnSmartPlansQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type OwnSmartPlansQuery = { ownSmartPlans: { totalCount: number, nodes: Array<{ id: string, country: CountryCode, title: string, plan: string, version: number, changedAt: string }> } };

export type SharedSmartPlanQueryVariables = Exact<{
  id: string;
}>;


export type SharedSmartPlanQuery = { ownSmartPlan: { id: string, country: CountryCode, plan: string } };

export type KeepSmartPlanMutationVariables = Exact<{
  key: string;
  title: string;
  plan: string;
}>;


export type KeepSmartPlanMutation = { keepSmartPlan: { id: string, country: CountryCode, title: string, plan: string, version: number, changedAt: string } };

export type ChangeSmartPlanMutationVariables = Exact<{
  id: string;
  version: number;
  title: string;
  plan: string;
}>;


export type ChangeSmartPlanMutation = { changeSmartPlan: { id: string, country: CountryCode, title: string, plan: string, version: number, changedAt: string } };

export type DeleteSmartPlanMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSmartPlanMutation = { deleteSmartPlan: { success: boolean } };

export type TodayBookingsQueryVariables = Exact<{
  from: string;
  until: string;
}>;


export type TodayBookingsQuery = { bookings: Array<{ id: string, kind: AppointmentKind, state: BookingState, startsAt: string, timeZone: string, visitorName: string, heldUntil: string | null, home: { name: string, unit: string } | null }>, ownOpenHouses: Array<{ id: string, startsAt: string, country: CountryCode, name: string }>, ownAppointments: Array<{ id: string, kind: OwnAppointmentKind, startsAt: string, timeZone: string, name: string, address: string, outcome: AppointmentOutcome | null, home: { name: string, unit: string } | null }> };

export type TodayLeadsQueryVariables = Exact<{
  today: string;
}>;


export type TodayLeadsQuery = { leads: { totalCount: number, nodes: Array<{ id: string, country: CountryCode, name: string, message: string, createdDate: string, home: { name: string } | null }> }, due: { totalCount: number }, held: { totalCount: number } };

export type TodayListingsQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayListingsQuery = { ownListings: { totalCount: number, nodes: Array<{ id: string, country: CountryCode, projectName: string, address: string, activity: ListingActivity, daysLeft: number | null, groupSlug: string | null, addressTypeGroup: TypeGroup, addressProjectSlug: string }> } };

export type TodayOrdersQueryVariables = Exact<{
  states: Array<OrderState> | OrderState;
}>;


export type TodayOrdersQuery = { orders: { totalCount: number, nodes: Array<{ id: string, number: string, place: string, state: OrderState, dueOn: string | null, vendorName: string, unread: number }> } };

export type TodaySharesQueryVariables = Exact<{ [key: string]: never; }>;


export type TodaySharesQuery = { ownShares: { totalCount: number, nodes: Array<{ id: string, title: string, path: string, state: ShareState, days: Array<{ day: string, count: number }> }> } };

export type TodayAreasQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayAreasQuery = { ownAgentPage: { areas: Array<{ id: string, level: string, slug: string, name: string, nameLocal: string | null }> } };

export type AskAboutTourMutationVariables = Exact<{
  key: string;
  input: TourEnquiryInput;
}>;


export type AskAboutTourMutation = { askAboutTour: boolean };

export type BeginOrderTourMutationVariables = Exact<{
  order: string;
}>;


export type BeginOrderTourMutation = { beginOrderTour: { id: string } };

export type BeginTourBundleMutationVariables = Exact<{
  tour: string;
  kind: TourBundleKind;
  bytes: number;
  print: string;
}>;


export type BeginTourBundleMutation = { beginTourBundle: { id: string, isStored: boolean, parts: number, partBytes: number, done: Array<number>, width: number | null, height: number | null } };

export type CountTourMutationVariables = Exact<{
  path: string;
  events: Array<TourEvent> | TourEvent;
}>;


export type CountTourMutation = { countTour: boolean };

export type CreateTourMutationVariables = Exact<{
  key: string;
  title: string;
}>;


export type CreateTourMutation = { createTour: { id: string } };

export type DeleteTourMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTourMutation = { deleteTour: boolean };

export type FinishTourBundleMutationVariables = Exact<{
  id: string;
}>;


export type FinishTourBundleMutation = { finishTourBundle: { id: string, isStored: boolean, parts: number, partBytes: number, done: Array<number>, width: number | null, height: number | null } };

export type HideTourMutationVariables = Exact<{
  id: string;
}>;


export type HideTourMutation = { hideTour: { id: string, path: string, country: CountryCode, state: TourState, version: number, changedAt: string, hasChanges: boolean, needs: Array<TourNeed>, deadEnds: Array<string>, unreachable: Array<string>, projectTypeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, listing: { id: string, country: CountryCode, state: ListingState, activity: ListingActivity, projectName: string, street: string, address: string, headline: string, typeGroup: TypeGroup | null, projectSlug: string | null } | null, draft: { id: string, path: string, country: CountryCode, title: string, about: string, locale: string, lat: number | null, cameraMetres: number | null, lines: { name: string, licence: string, phone: string, agency: string, agencyLicence: string } | null, plan: { bundle: string | null, width: number, height: number, metre: number | null } | null, scenes: Array<{ id: string, place: string, hour: TourHour, name: string, caption: string, alt: string, north: number, yaw: number, pitch: number, zoom: number, planX: number | null, planY: number | null, width: number, pano: string, still: string, spots: Array<{ id: string, kind: TourSpotKind, toScene: string | null, title: string, text: string, yaw: number, pitch: number }> }> }, days: Array<{ day: string, opens: number, scenes: number, seconds: number, spots: number, enquiries: number }> } };

export type OrderedTourQueryVariables = Exact<{
  order: string;
}>;


export type OrderedTourQuery = { order: { id: string, number: string, country: CountryCode, state: OrderState, place: string, side: OrderSide, may: Array<OrderAction>, lines: Array<{ service: OrderService }>, tour: { id: string, isTaken: boolean, own: { id: string, path: string, country: CountryCode, state: TourState, version: number, changedAt: string, hasChanges: boolean, needs: Array<TourNeed>, deadEnds: Array<string>, unreachable: Array<string>, projectTypeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, listing: { id: string, country: CountryCode, state: ListingState, activity: ListingActivity, projectName: string, street: string, address: string, headline: string, typeGroup: TypeGroup | null, projectSlug: string | null } | null, draft: { id: string, path: string, country: CountryCode, title: string, about: string, locale: string, lat: number | null, cameraMetres: number | null, lines: { name: string, licence: string, phone: string, agency: string, agencyLicence: string } | null, plan: { bundle: string | null, width: number, height: number, metre: number | null } | null, scenes: Array<{ id: string, place: string, hour: TourHour, name: string, caption: string, alt: string, north: number, yaw: number, pitch: number, zoom: number, planX: number | null, planY: number | null, width: number, pano: string, still: string, spots: Array<{ id: string, kind: TourSpotKind, toScene: string | null, title: string, text: string, yaw: number, pitch: number }> }> }, days: Array<{ day: string, opens: number, scenes: number, seconds: number, spots: number, enquiries: number }> } | null, shown: { id: string, path: string, country: CountryCode, title: string, about: string, locale: string, lat: number | null, cameraMetres: number | null, lines: { name: string, licence: string, phone: string, agency: string, agencyLicence: string } | null, plan: { bundle: string | null, width: number, height: number, metre: number | null } | null, scenes: Array<{ id: string, place: string, hour: TourHour, name: string, caption: string, alt: string, north: number, yaw: number, pitch: number, zoom: number, planX: number | null, planY: number | null, width: number, pano: string, still: string, spots: Array<{ id: string, kind: TourSpotKind, toScene: string | null, title: string, text: string, yaw: number, pitch: number }> }> } | null } | null } };

export type OwnTourQueryVariables = Exact<{
  id: string;
}>;


export type OwnTourQuery = { ownTour: { id: string, path: string, country: CountryCode, state: TourState, version: number, changedAt: string, hasChanges: boolean, needs: Array<TourNeed>, deadEnds: Array<string>, unreachable: Array<string>, projectTypeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, listing: { id: string, country: CountryCode, state: ListingState, activity: ListingActivity, projectName: string, street: string, address: string, headline: string, typeGroup: TypeGroup | null, projectSlug: string | null } | null, draft: { id: string, path: string, country: CountryCode, title: string, about: string, locale: string, lat: number | null, cameraMetres: number | null, lines: { name: string, licence: string, phone: string, agency: string, agencyLicence: string } | null, plan: { bundle: string | null, width: number, height: number, metre: number | null } | null, scenes: Array<{ id: string, place: string, hour: TourHour, name: string, caption: string, alt: string, north: number, yaw: number, pitch: number, zoom: number, planX: number | null, planY: number | null, width: number, pano: string, still: string, spots: Array<{ id: string, kind: TourSpotKind, toScene: string | null, title: string, text: string, yaw: number, pitch: number }> }> }, days: Array<{ day: string, opens: number, scenes: number, seconds: number, spots: number, enquiries: number }> } };

export type OwnTourWholeFragment = { id: string, path: string, country: CountryCode, state: TourState, version: number, changedAt: string, hasChanges: boolean, needs: Array<TourNeed>, deadEnds: Array<string>, unreachable: Array<string>, projectTypeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, listing: { id: string, country: CountryCode, state: ListingState, activity: ListingActivity, projectName: string, street: string, address: string, headline: string, typeGroup: TypeGroup | null, projectSlug: string | null } | null, draft: { id: string, path: string, country: CountryCode, title: string, about: string, locale: string, lat: number | null, cameraMetres: number | null, lines: { name: string, licence: string, phone: string, agency: string, agencyLicence: string } | null, plan: { bundle: string | null, width: number, height: number, metre: number | null } | null, scenes: Array<{ id: string, place: string, hour: TourHour, name: string, caption: string, alt: string, north: number, yaw: number, pitch: number, zoom: number, planX: number | null, planY: number | null, width: number, pano: string, still: string, spots: Array<{ id: string, kind: TourSpotKind, toScene: string | null, title: string, text: string, yaw: number, pitch: number }> }> }, days: Array<{ day: string, opens: number, scenes: number, seconds: number, spots: number, enquiries: number }> };

export type OwnToursQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnToursQuery = { ownTours: Array<{ id: string, path: string, country: CountryCode, state: TourState, changedAt: string, hasChanges: boolean, title: string, sceneCount: number, cover: string | null, opens: number }> };

export type PlaceTourMutationVariables = Exact<{
  id: string;
  version: number;
  listing?: string | null | undefined;
  project?: TourProjectInput | null | undefined;
}>;


export type PlaceTourMutation = { placeTour: { id: string, path: string, country: CountryCode, state: TourState, version: number, changedAt: string, hasChanges: boolean, needs: Array<TourNeed>, deadEnds: Array<string>, unreachable: Array<string>, projectTypeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, listing: { id: string, country: CountryCode, state: ListingState, activity: ListingActivity, projectName: string, street: string, address: string, headline: string, typeGroup: TypeGroup | null, projectSlug: string | null } | null, draft: { id: string, path: string, country: CountryCode, title: string, about: string, locale: string, lat: number | null, cameraMetres: number | null, lines: { name: string, licence: string, phone: string, agency: string, agencyLicence: string } | null, plan: { bundle: string | null, width: number, height: number, metre: number | null } | null, scenes: Array<{ id: string, place: string, hour: TourHour, name: string, caption: string, alt: string, north: number, yaw: number, pitch: number, zoom: number, planX: number | null, planY: number | null, width: number, pano: string, still: string, spots: Array<{ id: string, kind: TourSpotKind, toScene: string | null, title: string, text: string, yaw: number, pitch: number }> }> }, days: Array<{ day: string, opens: number, scenes: number, seconds: number, spots: number, enquiries: number }> } };

export type PublishTourMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type PublishTourMutation = { publishTour: { id: string, path: string, country: CountryCode, state: TourState, version: number, changedAt: string, hasChanges: boolean, needs: Array<TourNeed>, deadEnds: Array<string>, unreachable: Array<string>, projectTypeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, listing: { id: string, country: CountryCode, state: ListingState, activity: ListingActivity, projectName: string, street: string, address: string, headline: string, typeGroup: TypeGroup | null, projectSlug: string | null } | null, draft: { id: string, path: string, country: CountryCode, title: string, about: string, locale: string, lat: number | null, cameraMetres: number | null, lines: { name: string, licence: string, phone: string, agency: string, agencyLicence: string } | null, plan: { bundle: string | null, width: number, height: number, metre: number | null } | null, scenes: Array<{ id: string, place: string, hour: TourHour, name: string, caption: string, alt: string, north: number, yaw: number, pitch: number, zoom: number, planX: number | null, planY: number | null, width: number, pano: string, still: string, spots: Array<{ id: string, kind: TourSpotKind, toScene: string | null, title: string, text: string, yaw: number, pitch: number }> }> }, days: Array<{ day: string, opens: number, scenes: number, seconds: number, spots: number, enquiries: number }> } };

export type SaveTourMutationVariables = Exact<{
  id: string;
  version: number;
  draft: TourDraftInput;
}>;


export type SaveTourMutation = { saveTour: { id: string, path: string, country: CountryCode, state: TourState, version: number, changedAt: string, hasChanges: boolean, needs: Array<TourNeed>, deadEnds: Array<string>, unreachable: Array<string>, projectTypeGroup: TypeGroup | null, projectSlug: string | null, projectName: string, listing: { id: string, country: CountryCode, state: ListingState, activity: ListingActivity, projectName: string, street: string, address: string, headline: string, typeGroup: TypeGroup | null, projectSlug: string | null } | null, draft: { id: string, path: string, country: CountryCode, title: string, about: string, locale: string, lat: number | null, cameraMetres: number | null, lines: { name: string, licence: string, phone: string, agency: string, agencyLicence: string } | null, plan: { bundle: string | null, width: number, height: number, metre: number | null } | null, scenes: Array<{ id: string, place: string, hour: TourHour, name: string, caption: string, alt: string, north: number, yaw: number, pitch: number, zoom: number, planX: number | null, planY: number | null, width: number, pano: string, still: string, spots: Array<{ id: string, kind: TourSpotKind, toScene: string | null, title: string, text: string, yaw: number, pitch: number }> }> }, days: Array<{ day: string, opens: number, scenes: number, seconds: number, spots: number, enquiries: number }> } };

export type ShownTourQueryVariables = Exact<{
  path: string;
}>;


export type ShownTourQuery = { tour: { id: string, path: string, country: CountryCode, title: string, about: string, locale: string, lat: number | null, cameraMetres: number | null, lines: { name: string, licence: string, phone: string, agency: string, agencyLicence: string } | null, plan: { bundle: string | null, width: number, height: number, metre: number | null } | null, scenes: Array<{ id: string, place: string, hour: TourHour, name: string, caption: string, alt: string, north: number, yaw: number, pitch: number, zoom: number, planX: number | null, planY: number | null, width: number, pano: string, still: string, spots: Array<{ id: string, kind: TourSpotKind, toScene: string | null, title: string, text: string, yaw: number, pitch: number }> }> } | null };

export type TourBundleStateFragment = { id: string, isStored: boolean, parts: number, partBytes: number, done: Array<number>, width: number | null, height: number | null };

export type TourHostsQueryVariables = Exact<{
  path: string;
}>;


export type TourHostsQuery = { tour: { hosts: Array<string> } | null };

export type TourLinkFragment = { path: string, title: string, locale: string, picture: string, alt: string, rooms: number };

export type TourLinkAtQueryVariables = Exact<{
  path: string;
}>;


export type TourLinkAtQuery = { tourLink: { path: string, title: string, locale: string, picture: string, alt: string, rooms: number } | null };

export type TourListingFragment = { id: string, country: CountryCode, state: ListingState, activity: ListingActivity, projectName: string, street: string, address: string, headline: string, typeGroup: TypeGroup | null, projectSlug: string | null };

export type TourListingsQueryVariables = Exact<{ [key: string]: never; }>;


export type TourListingsQuery = { ownListings: { nodes: Array<{ id: string, country: CountryCode, state: ListingState, activity: ListingActivity, projectName: string, street: string, address: string, headline: string, typeGroup: TypeGroup | null, projectSlug: string | null }> } };

export type TourWholeFragment = { id: string, path: string, country: CountryCode, title: string, about: string, locale: string, lat: number | null, cameraMetres: number | null, lines: { name: string, licence: string, phone: string, agency: string, agencyLicence: string } | null, plan: { bundle: string | null, width: number, height: number, metre: number | null } | null, scenes: Array<{ id: string, place: string, hour: TourHour, name: string, caption: string, alt: string, north: number, yaw: number, pitch: number, zoom: number, planX: number | null, planY: number | null, width: number, pano: string, still: string, spots: Array<{ id: string, kind: TourSpotKind, toScene: string | null, title: string, text: string, yaw: number, pitch: number }> }> };

export type AlertDealListMutationVariables = Exact<{
  code: string;
  isOn: boolean;
}>;


export type AlertDealListMutation = { alertDealList: { code: string, name: string, search: string, hasAlert: boolean, isShared: boolean } };

export type DealBinsOfQueryVariables = Exact<{
  filter: DealFilter;
}>;


export type DealBinsOfQuery = { dealBins: { total: number, sizeStep: number, psfStep: number, outside: number, bins: Array<{ size: number, psf: number, storey: DealStorey | null, n: number }> } };

export type DealFiguresPartFragment = { n: number, from: string, to: string, psfN: number, price: { p25: number, median: number, p75: number }, psf: { p25: number, median: number, p75: number } | null };

export type DealGroupsByQueryVariables = Exact<{
  filter: DealFilter;
  by: DealGrouping;
}>;


export type DealGroupsByQuery = { dealGroups: { total: number, step: number | null, groups: Array<{ key: string | null, project: { typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null } | null, figures: { n: number, from: string, to: string, psfN: number, price: { p25: number, median: number, p75: number }, psf: { p25: number, median: number, p75: number } | null } }> } };

export type DealListQueryVariables = Exact<{
  filter: DealFilter;
  sort?: DealSort | null | undefined;
  rows?: number | null | undefined;
  after?: string | null | undefined;
  typeGroup?: TypeGroup | null | undefined;
  slug?: string | null | undefined;
  isOfProject: boolean;
}>;


export type DealListQuery = { market: { firstMonth: string | null, countryCode: CountryCode, currencyCode: string, isDemo: boolean, lastMonth: string | null, hasOfficialFigures: boolean, projectCount: number }, project?: { id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null, propertyGroup: PropertyGroup, area: { name: string, nameLocal: string | null } } | null, deals: { endCursor: string | null, isWithheld: boolean, nodes: Array<{ typeGroup: TypeGroup, propertyGroup: PropertyGroup, slug: string, projectId: string, projectName: string, projectNameLocal: string | null, street: string, areaName: string, areaNameLocal: string | null, isYearAlone: boolean, transaction: { id: string, activity: ActivityType, month: string, price: number, areaSqm: number | null, psf: number | null, unitMix: string, isMixDerived: boolean, floorLow: number | null, floorHigh: number | null, unitNo: string | null, units: number, model: string | null } }> }, dealTotals: { total: number, figures: { n: number, from: string, to: string, psfN: number, price: { p25: number, median: number, p75: number }, psf: { p25: number, median: number, p75: number } | null } | null } };

export type DealListsQueryVariables = Exact<{ [key: string]: never; }>;


export type DealListsQuery = { dealLists: Array<{ code: string, name: string, search: string, hasAlert: boolean, isShared: boolean }> };

export type DealPlacesQueryVariables = Exact<{
  level: string;
}>;


export type DealPlacesQuery = { market: { countryCode: CountryCode, currencyCode: string, isDemo: boolean, lastMonth: string | null, hasOfficialFigures: boolean, projectCount: number }, areas: { nodes: Array<{ id: string, name: string, nameLocal: string | null }> } };

export type DealRowsFragment = { endCursor: string | null, isWithheld: boolean, nodes: Array<{ typeGroup: TypeGroup, propertyGroup: PropertyGroup, slug: string, projectId: string, projectName: string, projectNameLocal: string | null, street: string, areaName: string, areaNameLocal: string | null, isYearAlone: boolean, transaction: { id: string, activity: ActivityType, month: string, price: number, areaSqm: number | null, psf: number | null, unitMix: string, isMixDerived: boolean, floorLow: number | null, floorHigh: number | null, unitNo: string | null, units: number, model: string | null } }> };

export type DealSheetQueryVariables = Exact<{
  filter: DealFilter;
  sort?: DealSort | null | undefined;
  after?: string | null | undefined;
}>;


export type DealSheetQuery = { dealSheet: { rows: string, endCursor: string | null } };

export type DeleteDealListMutationVariables = Exact<{
  code: string;
}>;


export type DeleteDealListMutation = { deleteDealList: { success: boolean } };

export type KeepDealListMutationVariables = Exact<{
  name: string;
  search: string;
  filter: DealFilter;
}>;


export type KeepDealListMutation = { keepDealList: { code: string, name: string, search: string, hasAlert: boolean, isShared: boolean } };

export type KeptDealListFragment = { code: string, name: string, search: string, hasAlert: boolean, isShared: boolean };

export type MoreDealsQueryVariables = Exact<{
  filter: DealFilter;
  sort?: DealSort | null | undefined;
  rows?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MoreDealsQuery = { deals: { endCursor: string | null, isWithheld: boolean, nodes: Array<{ typeGroup: TypeGroup, propertyGroup: PropertyGroup, slug: string, projectId: string, projectName: string, projectNameLocal: string | null, street: string, areaName: string, areaNameLocal: string | null, isYearAlone: boolean, transaction: { id: string, activity: ActivityType, month: string, price: number, areaSqm: number | null, psf: number | null, unitMix: string, isMixDerived: boolean, floorLow: number | null, floorHigh: number | null, unitNo: string | null, units: number, model: string | null } }> } };

export type RenameDealListMutationVariables = Exact<{
  code: string;
  name: string;
}>;


export type RenameDealListMutation = { renameDealList: { code: string, name: string, search: string, hasAlert: boolean, isShared: boolean } };

export type ShareDealListMutationVariables = Exact<{
  code: string;
  isOn: boolean;
}>;


export type ShareDealListMutation = { shareDealList: { code: string, name: string, search: string, hasAlert: boolean, isShared: boolean } };

export type SharedDealListQueryVariables = Exact<{
  code: string;
}>;


export type SharedDealListQuery = { sharedDealList: { name: string, country: CountryCode, search: string, lines: { name: string, licence: string, phone: string, agency: string, agencyLicence: string } | null } | null };

export type VendorLoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type VendorLoginMutation = { login: { token: string | null, secondStep: { token: string, factors: Array<SignInFactor> } | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const DataCopyShownFragmentDoc = new TypedDocumentString(`
    fragment DataCopyShown on DataCopy {
  id
  state
  askedDate
  endsDate
  progress {
    files
    done
    missing
  }
  parts {
    number
    bytes
    address
  }
}
    `, {"fragmentName":"DataCopyShown"}) as unknown as TypedDocumentString<DataCopyShownFragment, unknown>;
export const SignInWaysShownFragmentDoc = new TypedDocumentString(`
    fragment SignInWaysShown on SignInWays {
  passkeys {
    id
    name
    isBackedUp
    createdDate
    lastUsedDate
  }
  factors
  recoveryCodesLeft
  mayHaveApp
}
    `, {"fragmentName":"SignInWaysShown"}) as unknown as TypedDocumentString<SignInWaysShownFragment, unknown>;
export const KeptVendorFragmentDoc = new TypedDocumentString(`
    fragment KeptVendor on Vendor {
  id
  email
  isActivated
  name
  about
  address
  taxNumber
  isActive
  version
  prices {
    service
    cents
    days
  }
  totals {
    state
    total
  }
}
    `, {"fragmentName":"KeptVendor"}) as unknown as TypedDocumentString<KeptVendorFragment, unknown>;
export const MarketAnalysisCardFactsFragmentDoc = new TypedDocumentString(`
    fragment MarketAnalysisCardFacts on MarketAnalysisCard {
  id
  country
  typeGroup
  slug
  projectName
  title
  version
  value
  madeAt
  changedAt
}
    `, {"fragmentName":"MarketAnalysisCardFacts"}) as unknown as TypedDocumentString<MarketAnalysisCardFactsFragment, unknown>;
export const AnalysisSaleFactsFragmentDoc = new TypedDocumentString(`
    fragment AnalysisSaleFacts on AnalysisSale {
  id
  projectName
  projectNameLocal
  month
  price
  areaSqm
  psf
  unitMix
  floorLow
  floorHigh
  distanceMetres
  east
  north
  ageMonths
  timeAdjustment
  kindAdjustment
  areaAdjustment
  floorAdjustment
  leaseAdjustment
  adjustedPrice
}
    `, {"fragmentName":"AnalysisSaleFacts"}) as unknown as TypedDocumentString<AnalysisSaleFactsFragment, unknown>;
export const WeighedAnalysisSaleFragmentDoc = new TypedDocumentString(`
    fragment WeighedAnalysisSale on AnalysisSale {
  ...AnalysisSaleFacts
  weight
}
    fragment AnalysisSaleFacts on AnalysisSale {
  id
  projectName
  projectNameLocal
  month
  price
  areaSqm
  psf
  unitMix
  floorLow
  floorHigh
  distanceMetres
  east
  north
  ageMonths
  timeAdjustment
  kindAdjustment
  areaAdjustment
  floorAdjustment
  leaseAdjustment
  adjustedPrice
}`, {"fragmentName":"WeighedAnalysisSale"}) as unknown as TypedDocumentString<WeighedAnalysisSaleFragment, unknown>;
export const AnalysisEvidenceFactsFragmentDoc = new TypedDocumentString(`
    fragment AnalysisEvidenceFacts on AnalysisEvidence {
  place {
    name
    nameLocal
    street
    propertyGroup
    tenure
    completionYear
    leaseStartYear
  }
  unitMix
  areaSqm
  floor
  method
  asOf
  value
  low68
  high68
  effectiveN
  sales {
    ...WeighedAnalysisSale
  }
  further {
    count
    weight
    mean
    prices
  }
}
    fragment AnalysisSaleFacts on AnalysisSale {
  id
  projectName
  projectNameLocal
  month
  price
  areaSqm
  psf
  unitMix
  floorLow
  floorHigh
  distanceMetres
  east
  north
  ageMonths
  timeAdjustment
  kindAdjustment
  areaAdjustment
  floorAdjustment
  leaseAdjustment
  adjustedPrice
}
fragment WeighedAnalysisSale on AnalysisSale {
  ...AnalysisSaleFacts
  weight
}`, {"fragmentName":"AnalysisEvidenceFacts"}) as unknown as TypedDocumentString<AnalysisEvidenceFactsFragment, unknown>;
export const MarketAnalysisFactsFragmentDoc = new TypedDocumentString(`
    fragment MarketAnalysisFacts on MarketAnalysis {
  card {
    ...MarketAnalysisCardFacts
  }
  facts
  choice
  added
  note
  showsEngine
  asking {
    low
    high
    why
  }
  edition
  evidence {
    ...AnalysisEvidenceFacts
  }
}
    fragment AnalysisSaleFacts on AnalysisSale {
  id
  projectName
  projectNameLocal
  month
  price
  areaSqm
  psf
  unitMix
  floorLow
  floorHigh
  distanceMetres
  east
  north
  ageMonths
  timeAdjustment
  kindAdjustment
  areaAdjustment
  floorAdjustment
  leaseAdjustment
  adjustedPrice
}
fragment WeighedAnalysisSale on AnalysisSale {
  ...AnalysisSaleFacts
  weight
}
fragment AnalysisEvidenceFacts on AnalysisEvidence {
  place {
    name
    nameLocal
    street
    propertyGroup
    tenure
    completionYear
    leaseStartYear
  }
  unitMix
  areaSqm
  floor
  method
  asOf
  value
  low68
  high68
  effectiveN
  sales {
    ...WeighedAnalysisSale
  }
  further {
    count
    weight
    mean
    prices
  }
}
fragment MarketAnalysisCardFacts on MarketAnalysisCard {
  id
  country
  typeGroup
  slug
  projectName
  title
  version
  value
  madeAt
  changedAt
}`, {"fragmentName":"MarketAnalysisFacts"}) as unknown as TypedDocumentString<MarketAnalysisFactsFragment, unknown>;
export const AnswerBasisFragmentDoc = new TypedDocumentString(`
    fragment AnswerBasis on Market {
  currencyCode
  isDemo
  lastMonth
  sources {
    name
    licence
  }
}
    `, {"fragmentName":"AnswerBasis"}) as unknown as TypedDocumentString<AnswerBasisFragment, unknown>;
export const NamedProjectFragmentDoc = new TypedDocumentString(`
    fragment NamedProject on Project {
  typeGroup
  slug
  name
  nameLocal
  block
  street
  area {
    name
  }
}
    `, {"fragmentName":"NamedProject"}) as unknown as TypedDocumentString<NamedProjectFragment, unknown>;
export const StepFactsFragmentDoc = new TypedDocumentString(`
    fragment StepFacts on CheckoutStep {
  state
  clientSecret
  cardKey {
    publishableKey
    isDesk
  }
  amountDue
  currencyCode
  payPackageId
  quantity
  invCode
  lastFailure
}
    `, {"fragmentName":"StepFacts"}) as unknown as TypedDocumentString<StepFactsFragment, unknown>;
export const BillingFactsFragmentDoc = new TypedDocumentString(`
    fragment BillingFacts on BillingOverview {
  country
  payment
  cardKey {
    publishableKey
    isDesk
  }
  subscription {
    id
    standing
    status
    payPackageId
    planKey
    planName
    recurringType
    currencyCode
    quantity
    seats
    createdDate
    periodEndsDate
    trialEndsDate
    endsDate
    accessUntilDate
    next {
      amountDue
      currencyCode
      dueDate
    }
    card {
      brand
      last4
      expMonth
      expYear
      isExpiring
    }
    change {
      payPackageId
      planName
      recurringType
      quantity
      date
    }
    invCode
  }
  openCheckout {
    payPackageId
    quantity
    invCode
  }
  vip {
    id
    promoCode
    expireDate
  }
}
    `, {"fragmentName":"BillingFacts"}) as unknown as TypedDocumentString<BillingFactsFragment, unknown>;
export const PriceFactsFragmentDoc = new TypedDocumentString(`
    fragment PriceFacts on PricePreview {
  currencyCode
  lines {
    kind
    quantity
    amount
    fromDate
    untilDate
  }
  discount
  total
  tax
  taxRate {
    name
    percent
  }
  trialEndsDate
  renewsDate
  renewsAmount
  code {
    code
    kind
    percent
    amountOff
    months
  }
}
    `, {"fragmentName":"PriceFacts"}) as unknown as TypedDocumentString<PriceFactsFragment, unknown>;
export const AppointmentFactsFragmentDoc = new TypedDocumentString(`
    fragment AppointmentFacts on Appointment {
  kind
  state
  startsAt
  endsAt
  timeZone
  place
  host
  hostName
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  visitorName
  mayMove
  mayCancel
}
    `, {"fragmentName":"AppointmentFacts"}) as unknown as TypedDocumentString<AppointmentFactsFragment, unknown>;
export const FreeTimeFragmentDoc = new TypedDocumentString(`
    fragment FreeTime on Slot {
  startsAt
  endsAt
  left
}
    `, {"fragmentName":"FreeTime"}) as unknown as TypedDocumentString<FreeTimeFragment, unknown>;
export const AnsweredAppointmentFragmentDoc = new TypedDocumentString(`
    fragment AnsweredAppointment on AppointmentAnswer {
  appointment {
    ...AppointmentFacts
  }
  code
  next {
    ...FreeTime
  }
  token
}
    fragment AppointmentFacts on Appointment {
  kind
  state
  startsAt
  endsAt
  timeZone
  place
  host
  hostName
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  visitorName
  mayMove
  mayCancel
}
fragment FreeTime on Slot {
  startsAt
  endsAt
  left
}`, {"fragmentName":"AnsweredAppointment"}) as unknown as TypedDocumentString<AnsweredAppointmentFragment, unknown>;
export const ProposedTimesPartsFragmentDoc = new TypedDocumentString(`
    fragment ProposedTimesParts on ProposedTimes {
  country
  kind
  state
  hostName
  host
  ceaNumber
  estateAgency
  estateAgencyLicenseNo
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  timeZone
  place
  heldUntil
  times {
    startsAt
    endsAt
    isTaken
  }
}
    `, {"fragmentName":"ProposedTimesParts"}) as unknown as TypedDocumentString<ProposedTimesPartsFragment, unknown>;
export const KeptHomeFragmentDoc = new TypedDocumentString(`
    fragment KeptHome on OwnHome {
  id
  country
  typeGroup
  slug
  name
  home {
    unitMix
    areaSqm
    floor
  }
  purchase
  isMonthly
  hasAlert
  canAlert
}
    `, {"fragmentName":"KeptHome"}) as unknown as TypedDocumentString<KeptHomeFragment, unknown>;
export const LabelPlaceFragmentDoc = new TypedDocumentString(`
    fragment LabelPlace on Project {
  id
  typeGroup
  slug
  name
  nameLocal
  block
  street
  postalCode
  area {
    name
    nameLocal
  }
  buildings {
    slug
    name
    postalCode
    floors
    stacks {
      label
      floorLow
      floorHigh
    }
  }
}
    `, {"fragmentName":"LabelPlace"}) as unknown as TypedDocumentString<LabelPlaceFragment, unknown>;
export const LabelSheetFactsFragmentDoc = new TypedDocumentString(`
    fragment LabelSheetFacts on LabelSheet {
  id
  country
  title
  print
  count
  leftOut
  madeAt
}
    `, {"fragmentName":"LabelSheetFacts"}) as unknown as TypedDocumentString<LabelSheetFactsFragment, unknown>;
export const OpenedLabelSheetFactsFragmentDoc = new TypedDocumentString(`
    fragment OpenedLabelSheetFacts on OpenedLabelSheet {
  sheet {
    ...LabelSheetFacts
  }
  homes
  leftOutNow
}
    fragment LabelSheetFacts on LabelSheet {
  id
  country
  title
  print
  count
  leftOut
  madeAt
}`, {"fragmentName":"OpenedLabelSheetFacts"}) as unknown as TypedDocumentString<OpenedLabelSheetFactsFragment, unknown>;
export const NearbyProjectFragmentDoc = new TypedDocumentString(`
    fragment NearbyProject on Project {
  id
  typeGroup
  slug
  name
  nameLocal
  completionYear
  lastSaleMonth
  lastSalePrice
  figuresTo
  psf {
    n
    p25
    median
    p75
  }
}
    `, {"fragmentName":"NearbyProject"}) as unknown as TypedDocumentString<NearbyProjectFragment, unknown>;
export const LandMarketFragmentDoc = new TypedDocumentString(`
    fragment LandMarket on Market {
  currencyCode
  isDemo
  lastMonth
}
    `, {"fragmentName":"LandMarket"}) as unknown as TypedDocumentString<LandMarketFragment, unknown>;
export const LandParcelFragmentDoc = new TypedDocumentString(`
    fragment LandParcel on Land {
  id
  landKey
  nameDisplayText
  area {
    id
    name
    nameLocal
  }
  landUse
  status
  activity
  tenureYears
  siteAreaSqm
  grossFloorAreaSqm
  plotRatio
  price
  psfPpr
  launchMonth
  tenderCloseMonth
  awardMonth
  lat
  lng
}
    `, {"fragmentName":"LandParcel"}) as unknown as TypedDocumentString<LandParcelFragment, unknown>;
export const LeadRulesPartsFragmentDoc = new TypedDocumentString(`
    fragment LeadRulesParts on LeadRules {
  version
  rules {
    id
    interests
    languages
    people
    taken
  }
  staff {
    id
    name
  }
}
    `, {"fragmentName":"LeadRulesParts"}) as unknown as TypedDocumentString<LeadRulesPartsFragment, unknown>;
export const LeadPartsFragmentDoc = new TypedDocumentString(`
    fragment LeadParts on Lead {
  id
  country
  isHouse
  origin
  interest
  name
  email
  phone
  company
  locale
  message
  home {
    country
    typeGroup
    slug
    name
    unit
    listing {
      slug
      activity
    }
  }
  state
  assignedTo
  followUpOn
  answerSeconds
  isProven
  suspicion
  createdDate
  launchInterest {
    number
    unit
    unitMixes
    previewOn
  }
}
    `, {"fragmentName":"LeadParts"}) as unknown as TypedDocumentString<LeadPartsFragment, unknown>;
export const TimeProposalPartsFragmentDoc = new TypedDocumentString(`
    fragment TimeProposalParts on TimeProposal {
  id
  kind
  state
  timeZone
  heldUntil
  note
  times {
    startsAt
    endsAt
    isTaken
  }
}
    `, {"fragmentName":"TimeProposalParts"}) as unknown as TypedDocumentString<TimeProposalPartsFragment, unknown>;
export const WebhookPartsFragmentDoc = new TypedDocumentString(`
    fragment WebhookParts on Webhook {
  id
  address
  topics
  createdAt
  endedAt
  isGone
  tries
  deadCount
}
    `, {"fragmentName":"WebhookParts"}) as unknown as TypedDocumentString<WebhookPartsFragment, unknown>;
export const FeedSourcePartsFragmentDoc = new TypedDocumentString(`
    fragment FeedSourceParts on ListingSource {
  id
  agency
  agencyLicence
  format
  silenceDays
  isActive
  isManaged
  approval
  approvalNote
  askedAt
  version
  advertised
  agents {
    name
    licence
    phone
    email
  }
  keys {
    prefix
    reader
    scopes
    createdAt
    endsAt
    lastUsedAt
  }
  webhooks {
    ...WebhookParts
  }
  runs {
    id
    isWhole
    state
    reason
    taken
    changed
    rejected
    omitted
    withdrawn
    begunAt
  }
}
    fragment WebhookParts on Webhook {
  id
  address
  topics
  createdAt
  endedAt
  isGone
  tries
  deadCount
}`, {"fragmentName":"FeedSourceParts"}) as unknown as TypedDocumentString<FeedSourcePartsFragment, unknown>;
export const DryCountsFragmentDoc = new TypedDocumentString(`
    fragment DryCounts on FeedDryRun {
  id
  fileName
  format
  isWhole
  reason
  read
  added
  changed
  standing
  withdrawn
  rejected
  omitted
  madeAt
}
    `, {"fragmentName":"DryCounts"}) as unknown as TypedDocumentString<DryCountsFragment, unknown>;
export const OwnFeedPartsFragmentDoc = new TypedDocumentString(`
    fragment OwnFeedParts on OwnFeed {
  agency
  agencyLicence
  isFromLicence
  isConnected
  columnNames
  agents {
    name
    licence
    phone
    email
    hasAccount
    invitedAt
  }
  source {
    ...FeedSourceParts
    fetchUrl
    fetchWhole
    fetchHours
    fetchedAt
    fetchFault
    fetchFailures
    columns {
      name
      means
    }
    dryRun {
      ...DryCounts
      unknownColumns
      homes {
        sourceKey
        isNew
        headline
        place
        activity
        price
        priceWords
        bedrooms
        areaSqm
        pictures
        hasPicture
      }
      faults {
        row
        sourceKey
        isTaken
        code
        field
        reason
        given
      }
    }
  }
}
    fragment FeedSourceParts on ListingSource {
  id
  agency
  agencyLicence
  format
  silenceDays
  isActive
  isManaged
  approval
  approvalNote
  askedAt
  version
  advertised
  agents {
    name
    licence
    phone
    email
  }
  keys {
    prefix
    reader
    scopes
    createdAt
    endsAt
    lastUsedAt
  }
  webhooks {
    ...WebhookParts
  }
  runs {
    id
    isWhole
    state
    reason
    taken
    changed
    rejected
    omitted
    withdrawn
    begunAt
  }
}
fragment WebhookParts on Webhook {
  id
  address
  topics
  createdAt
  endedAt
  isGone
  tries
  deadCount
}
fragment DryCounts on FeedDryRun {
  id
  fileName
  format
  isWhole
  reason
  read
  added
  changed
  standing
  withdrawn
  rejected
  omitted
  madeAt
}`, {"fragmentName":"OwnFeedParts"}) as unknown as TypedDocumentString<OwnFeedPartsFragment, unknown>;
export const OwnListingCardFragmentDoc = new TypedDocumentString(`
    fragment OwnListingCard on OwnListing {
  id
  version
  country
  state
  activity
  typeGroup
  projectSlug
  projectName
  projectNameLocal
  street
  address
  propertyGroup
  propertyType
  unitMix
  areaSqm
  price
  headline
  feed {
    agency
    receivedDate
    isMarked
  }
  hasEdits
  edited {
    price
  }
  closing {
    outcome
    price
    day
    date
    undoUntil
  }
  cover
  photoCount
  may
  daysLeft
  groupSlug
  addressTypeGroup
  addressProjectSlug
  confirmedDate
  updatedDate
}
    `, {"fragmentName":"OwnListingCard"}) as unknown as TypedDocumentString<OwnListingCardFragment, unknown>;
export const SaidOfHomeFragmentDoc = new TypedDocumentString(`
    fragment SaidOfHome on AdvertisedHome {
  bedrooms
  bathrooms
  areaSqm
  landSqm
  floorType
  furnished
}
    `, {"fragmentName":"SaidOfHome"}) as unknown as TypedDocumentString<SaidOfHomeFragment, unknown>;
export const OwnListingValuesFragmentDoc = new TypedDocumentString(`
    fragment OwnListingValues on OwnListing {
  ...SaidOfHome
  activity
  typeGroup
  projectSlug
  projectName
  street
  address
  propertyGroup
  propertyType
  unitMix
  price
  headline
  postalCode
  areaMeasure
  floor
  facilities
  availableOn
  description
  locale
  tourUrl
  videoUrl
}
    fragment SaidOfHome on AdvertisedHome {
  bedrooms
  bathrooms
  areaSqm
  landSqm
  floorType
  furnished
}`, {"fragmentName":"OwnListingValues"}) as unknown as TypedDocumentString<OwnListingValuesFragment, unknown>;
export const ListingPictureFragmentDoc = new TypedDocumentString(`
    fragment ListingPicture on ListingMedia {
  id
  kind
  caption
  alt
  state
  isOfFeed
}
    `, {"fragmentName":"ListingPicture"}) as unknown as TypedDocumentString<ListingPictureFragment, unknown>;
export const OwnListingWholeFragmentDoc = new TypedDocumentString(`
    fragment OwnListingWhole on OwnListing {
  ...OwnListingCard
  ...OwnListingValues
  edited {
    ...OwnListingValues
  }
  needs
  twin
  advertiser {
    agentName
    agentLicence
    agentPhone
    agency
    agencyLicence
  }
  media {
    ...ListingPicture
  }
  events {
    action
    note
    date
  }
}
    fragment ListingPicture on ListingMedia {
  id
  kind
  caption
  alt
  state
  isOfFeed
}
fragment OwnListingCard on OwnListing {
  id
  version
  country
  state
  activity
  typeGroup
  projectSlug
  projectName
  projectNameLocal
  street
  address
  propertyGroup
  propertyType
  unitMix
  areaSqm
  price
  headline
  feed {
    agency
    receivedDate
    isMarked
  }
  hasEdits
  edited {
    price
  }
  closing {
    outcome
    price
    day
    date
    undoUntil
  }
  cover
  photoCount
  may
  daysLeft
  groupSlug
  addressTypeGroup
  addressProjectSlug
  confirmedDate
  updatedDate
}
fragment OwnListingValues on OwnListing {
  ...SaidOfHome
  activity
  typeGroup
  projectSlug
  projectName
  street
  address
  propertyGroup
  propertyType
  unitMix
  price
  headline
  postalCode
  areaMeasure
  floor
  facilities
  availableOn
  description
  locale
  tourUrl
  videoUrl
}
fragment SaidOfHome on AdvertisedHome {
  bedrooms
  bathrooms
  areaSqm
  landSqm
  floorType
  furnished
}`, {"fragmentName":"OwnListingWhole"}) as unknown as TypedDocumentString<OwnListingWholeFragment, unknown>;
export const OrderFactsFragmentDoc = new TypedDocumentString(`
    fragment OrderFacts on Order {
  id
  number
  country
  state
  agentName
  vendorName
  place
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  lines {
    service
    name
    cents
    travelCents
    days
  }
  cents
  wishDays
  visitOn
  visitStarts
  visitEnds
  dueOn
  createdDate
}
    `, {"fragmentName":"OrderFacts"}) as unknown as TypedDocumentString<OrderFactsFragment, unknown>;
export const OrderFileFragmentDoc = new TypedDocumentString(`
    fragment OrderFile on OrderFile {
  id
  side
  name
  kind
  bytes
  partBytes
  parts
  done
  isStored
  hasPreview
  isDelivered
}
    `, {"fragmentName":"OrderFile"}) as unknown as TypedDocumentString<OrderFileFragment, unknown>;
export const OrderInvoiceFactsFragmentDoc = new TypedDocumentString(`
    fragment OrderInvoiceFacts on OrderInvoice {
  number
  issuedOn
  order
  place
  country
  seller {
    name
    address
    taxNumber
  }
  buyer {
    name
    agency
    licence
  }
  lines {
    service
    cents
  }
  netCents
  tax {
    name
    percent
    cents
  }
  totalCents
}
    `, {"fragmentName":"OrderInvoiceFacts"}) as unknown as TypedDocumentString<OrderInvoiceFactsFragment, unknown>;
export const OrderWholeFragmentDoc = new TypedDocumentString(`
    fragment OrderWhole on Order {
  ...OrderFacts
  access
  note
  bedrooms
  holidays
  calendarFile
  proposal {
    id
    lines {
      service
      name
      cents
      travelCents
      days
    }
    cents
    dueOn
  }
  staging {
    style
    rooms
    wantedOn
  }
  may
  messages {
    author
    text
    date
  }
  events {
    action
    actor
    toState
    note
    date
  }
  tour {
    id
    version
    title
    rooms
    picture
    alt
    needs
    isTaken
    state
  }
  files {
    ...OrderFile
    listings
  }
  invoice {
    ...OrderInvoiceFacts
  }
}
    fragment OrderFacts on Order {
  id
  number
  country
  state
  agentName
  vendorName
  place
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  lines {
    service
    name
    cents
    travelCents
    days
  }
  cents
  wishDays
  visitOn
  visitStarts
  visitEnds
  dueOn
  createdDate
}
fragment OrderFile on OrderFile {
  id
  side
  name
  kind
  bytes
  partBytes
  parts
  done
  isStored
  hasPreview
  isDelivered
}
fragment OrderInvoiceFacts on OrderInvoice {
  number
  issuedOn
  order
  place
  country
  seller {
    name
    address
    taxNumber
  }
  buyer {
    name
    agency
    licence
  }
  lines {
    service
    cents
  }
  netCents
  tax {
    name
    percent
    cents
  }
  totalCents
}`, {"fragmentName":"OrderWhole"}) as unknown as TypedDocumentString<OrderWholeFragment, unknown>;
export const PriceItemFactsFragmentDoc = new TypedDocumentString(`
    fragment PriceItemFacts on PriceItem {
  service
  name
  cents
  days
  travelCents
  steps {
    bedrooms
    cents
  }
}
    `, {"fragmentName":"PriceItemFacts"}) as unknown as TypedDocumentString<PriceItemFactsFragment, unknown>;
export const OwnPriceListFragmentDoc = new TypedDocumentString(`
    fragment OwnPriceList on OwnPrices {
  country
  version
  prices {
    ...PriceItemFacts
  }
  next {
    from
    prices {
      ...PriceItemFacts
    }
  }
}
    fragment PriceItemFacts on PriceItem {
  service
  name
  cents
  days
  travelCents
  steps {
    bedrooms
    cents
  }
}`, {"fragmentName":"OwnPriceList"}) as unknown as TypedDocumentString<OwnPriceListFragment, unknown>;
export const ExamplePlaceFragmentDoc = new TypedDocumentString(`
    fragment ExamplePlace on SearchSuggestion {
  id
  kind
  title
  subtitle
  typeGroup
  slug
  projectId
  areaId
  lat
  lng
  resultCount
}
    `, {"fragmentName":"ExamplePlace"}) as unknown as TypedDocumentString<ExamplePlaceFragment, unknown>;
export const RowEstimateFragmentDoc = new TypedDocumentString(`
    fragment RowEstimate on Project {
  usualEstimate {
    __typename
    ... on UsualEstimate {
      asOf
      unitMix
      areaSqm
      floor
      value
      low90
      high90
      confidence
      unmeasured
    }
    ... on UsualEstimateRefusal {
      reason
    }
  }
}
    `, {"fragmentName":"RowEstimate"}) as unknown as TypedDocumentString<RowEstimateFragment, unknown>;
export const PlacedLaunchFragmentDoc = new TypedDocumentString(`
    fragment PlacedLaunch on Launch {
  id
  typeGroup
  projectSlug
  name
  developer
  state
  previewFrom
  previewTo
  bookingFrom
  unitCount
  available
  reserved
  sold
  priceFrom
}
    `, {"fragmentName":"PlacedLaunch"}) as unknown as TypedDocumentString<PlacedLaunchFragment, unknown>;
export const LaunchAreasFragmentDoc = new TypedDocumentString(`
    fragment LaunchAreas on ProjectConnection {
  nodes {
    id
    area {
      id
      name
      nameLocal
    }
  }
  totalCount
}
    `, {"fragmentName":"LaunchAreas"}) as unknown as TypedDocumentString<LaunchAreasFragment, unknown>;
export const LaunchCardFragmentDoc = new TypedDocumentString(`
    fragment LaunchCard on Project {
  id
  typeGroup
  propertyType
  slug
  name
  nameLocal
  block
  street
  area {
    id
    name
    nameLocal
  }
  developer
  tenure
  tenureYears
  completionYear
  constructionStatus
  floors
  floorSoldMax
  unitCount
  saleCount1y
  lastSaleMonth
  figuresTo
  psf {
    n
    p25
    median
    p75
  }
  unitMixes {
    unitMix
    unitsAvailable
    launchPriceMin
    launchPriceMax
    salePriceMedian
  }
}
    `, {"fragmentName":"LaunchCard"}) as unknown as TypedDocumentString<LaunchCardFragment, unknown>;
export const KeptLaunchFragmentDoc = new TypedDocumentString(`
    fragment KeptLaunch on Launch {
  id
  typeGroup
  projectSlug
  name
  developer
  state
  previewFrom
  previewTo
  bookingFrom
  topMonth
  tenure
  tenureYears
  pricesOn
  isInvented
  unitCount
  available
  reserved
  sold
  priceFrom
  psfMin
  psfMax
  project {
    id
    typeGroup
    propertyType
    slug
    name
    nameLocal
    block
    street
    area {
      id
      name
      nameLocal
    }
    completionYear
    floors
    floorSoldMax
    unitCount
    tenure
  }
}
    `, {"fragmentName":"KeptLaunch"}) as unknown as TypedDocumentString<KeptLaunchFragment, unknown>;
export const LaunchMixFragmentDoc = new TypedDocumentString(`
    fragment LaunchMix on LaunchMix {
  unitMix
  count
  available
  reserved
  sold
  priced
  sizeMin
  sizeMax
  priceMin
  priceMax
}
    `, {"fragmentName":"LaunchMix"}) as unknown as TypedDocumentString<LaunchMixFragment, unknown>;
export const LaunchUnitFactsFragmentDoc = new TypedDocumentString(`
    fragment LaunchUnitFacts on LaunchUnit {
  stack
  floor
  unitMix
  sizeSqft
  plan
  state
  stateOn
  price
}
    `, {"fragmentName":"LaunchUnitFacts"}) as unknown as TypedDocumentString<LaunchUnitFactsFragment, unknown>;
export const ProjectCardFragmentDoc = new TypedDocumentString(`
    fragment ProjectCard on Project {
  id
  typeGroup
  propertyGroup
  propertyType
  slug
  name
  nameLocal
  block
  street
  postalCode
  area {
    id
    level
    slug
    name
    nameLocal
  }
  lat
  lng
  isPlacedByArea
  stationWalk
  tenure
  tenureYears
  tenureMix {
    freehold
    leasehold
  }
  leaseStartYear
  completionYear
  constructionStatus
  floors
  floorSoldMax
  unitCount
  saleCount
  saleCount1y
  rentCount
  lastSaleMonth
  lastSalePrice
  lastSalePsf
  figuresTo
  psf {
    n
    p25
    median
    p75
  }
  change12m
  psfNBefore
  grossYield
  areaSqmMin
  areaSqmMax
}
    `, {"fragmentName":"ProjectCard"}) as unknown as TypedDocumentString<ProjectCardFragment, unknown>;
export const ComparedFactsFragmentDoc = new TypedDocumentString(`
    fragment ComparedFacts on Project {
  ...ProjectCard
  unitMixes {
    unitMix
    gfaSqftAvg
    saleCount1y
  }
}
    fragment ProjectCard on Project {
  id
  typeGroup
  propertyGroup
  propertyType
  slug
  name
  nameLocal
  block
  street
  postalCode
  area {
    id
    level
    slug
    name
    nameLocal
  }
  lat
  lng
  isPlacedByArea
  stationWalk
  tenure
  tenureYears
  tenureMix {
    freehold
    leasehold
  }
  leaseStartYear
  completionYear
  constructionStatus
  floors
  floorSoldMax
  unitCount
  saleCount
  saleCount1y
  rentCount
  lastSaleMonth
  lastSalePrice
  lastSalePsf
  figuresTo
  psf {
    n
    p25
    median
    p75
  }
  change12m
  psfNBefore
  grossYield
  areaSqmMin
  areaSqmMax
}`, {"fragmentName":"ComparedFacts"}) as unknown as TypedDocumentString<ComparedFactsFragment, unknown>;
export const ListingCardFragmentDoc = new TypedDocumentString(`
    fragment ListingCard on ListingGroup {
  id
  slug
  activity
  addressTypeGroup
  addressProjectSlug
  projectName
  projectNameLocal
  street
  postalCode
  propertyGroup
  propertyType
  tenure
  completionYear
  unitMix
  areaSqm
  landSqm
  floorType
  floors {
    low
    high
  }
  furnished
  isLive
  isUnderOffer
  price
  priceWords
  priceFirst
  priceCutDate
  psf
  agentCount
  hasTour
  firstSeenDate
  confirmedDate
  goneDate
  estimate {
    value
    low
    high
    against
  }
  photo {
    id
    url
    alt
  }
}
    `, {"fragmentName":"ListingCard"}) as unknown as TypedDocumentString<ListingCardFragment, unknown>;
export const TourLinkFragmentDoc = new TypedDocumentString(`
    fragment TourLink on TourLink {
  path
  title
  locale
  picture
  alt
  rooms
}
    `, {"fragmentName":"TourLink"}) as unknown as TypedDocumentString<TourLinkFragment, unknown>;
export const ListedHomeFragmentDoc = new TypedDocumentString(`
    fragment ListedHome on ListingGroup {
  ...ListingCard
  ...SaidOfHome
  typeGroup
  projectSlug
  tenureYears
  constructionStatus
  facilities
  priceMax
  isBack
  daysAdvertised
  closing {
    outcome
    price
    date
  }
  advertisers {
    id
    agentName
    agentLicence
    agentPhone
    host
    agency
    agencyLicence
    sourceName
    isLead
    isUnderOffer
    price
    priceWords
    availableOn
    furnished
    headline
    description
    locale
    tourUrl
    tour {
      ...TourLink
    }
    videoUrl
    firstSeenDate
    confirmedDate
    openHouses {
      startsAt
      endsAt
    }
  }
  pictures {
    id
    kind
    url
    alt
    caption
    contentType
    width
    height
  }
  prices {
    date
    price
  }
}
    fragment ListingCard on ListingGroup {
  id
  slug
  activity
  addressTypeGroup
  addressProjectSlug
  projectName
  projectNameLocal
  street
  postalCode
  propertyGroup
  propertyType
  tenure
  completionYear
  unitMix
  areaSqm
  landSqm
  floorType
  floors {
    low
    high
  }
  furnished
  isLive
  isUnderOffer
  price
  priceWords
  priceFirst
  priceCutDate
  psf
  agentCount
  hasTour
  firstSeenDate
  confirmedDate
  goneDate
  estimate {
    value
    low
    high
    against
  }
  photo {
    id
    url
    alt
  }
}
fragment SaidOfHome on AdvertisedHome {
  bedrooms
  bathrooms
  areaSqm
  landSqm
  floorType
  furnished
}
fragment TourLink on TourLink {
  path
  title
  locale
  picture
  alt
  rooms
}`, {"fragmentName":"ListedHome"}) as unknown as TypedDocumentString<ListedHomeFragment, unknown>;
export const MeasuredScoresFragmentDoc = new TypedDocumentString(`
    fragment MeasuredScores on AccuracyScores {
  n
  medianError
  meanError
  within5
  within10
  within20
  medianBias
  cover68
  cover90
}
    `, {"fragmentName":"MeasuredScores"}) as unknown as TypedDocumentString<MeasuredScoresFragment, unknown>;
export const MeasuredStatementFragmentDoc = new TypedDocumentString(`
    fragment MeasuredStatement on MeasuredStatement {
  typeGroup
  area
  areaSqmFrom
  areaSqmTo
  half
  nine
  n
  from
  to
}
    `, {"fragmentName":"MeasuredStatement"}) as unknown as TypedDocumentString<MeasuredStatementFragment, unknown>;
export const MeasuredSegmentFragmentDoc = new TypedDocumentString(`
    fragment MeasuredSegment on ValuationAccuracy {
  typeGroup
  from
  to
  madeOn
  coverage
  scores {
    ...MeasuredScores
  }
  naive {
    ...MeasuredScores
  }
  floor {
    pairs
    medianError
    meanError
  }
  byArea {
    name
    scores {
      ...MeasuredScores
    }
  }
  byKind {
    name
    scores {
      ...MeasuredScores
    }
  }
  byPriceDecile {
    name
    scores {
      ...MeasuredScores
    }
  }
  statements {
    ...MeasuredStatement
  }
}
    fragment MeasuredStatement on MeasuredStatement {
  typeGroup
  area
  areaSqmFrom
  areaSqmTo
  half
  nine
  n
  from
  to
}
fragment MeasuredScores on AccuracyScores {
  n
  medianError
  meanError
  within5
  within10
  within20
  medianBias
  cover68
  cover90
}`, {"fragmentName":"MeasuredSegment"}) as unknown as TypedDocumentString<MeasuredSegmentFragment, unknown>;
export const EstimatedProjectFragmentDoc = new TypedDocumentString(`
    fragment EstimatedProject on Project {
  id
  typeGroup
  propertyGroup
  propertyType
  slug
  name
  nameLocal
  block
  street
  area {
    name
    nameLocal
  }
  floors
  floorSoldMax
  unitCount
  completionYear
}
    `, {"fragmentName":"EstimatedProject"}) as unknown as TypedDocumentString<EstimatedProjectFragment, unknown>;
export const ValuedProjectFragmentDoc = new TypedDocumentString(`
    fragment ValuedProject on Project {
  ...EstimatedProject
  postalCode
  tenure
  tenureYears
  leaseStartYear
  lastSaleMonth
  lastSalePrice
  hasDerivedMixes
  unitMixes {
    unitMix
    gfaSqftAvg
  }
}
    fragment EstimatedProject on Project {
  id
  typeGroup
  propertyGroup
  propertyType
  slug
  name
  nameLocal
  block
  street
  area {
    name
    nameLocal
  }
  floors
  floorSoldMax
  unitCount
  completionYear
}`, {"fragmentName":"ValuedProject"}) as unknown as TypedDocumentString<ValuedProjectFragment, unknown>;
export const StatementFragmentDoc = new TypedDocumentString(`
    fragment Statement on EstimateStatement {
  __typename
  ... on MeasuredStatement {
    ...MeasuredStatement
  }
  ... on UnmeasuredStatement {
    reason
  }
}
    fragment MeasuredStatement on MeasuredStatement {
  typeGroup
  area
  areaSqmFrom
  areaSqmTo
  half
  nine
  n
  from
  to
}`, {"fragmentName":"Statement"}) as unknown as TypedDocumentString<StatementFragment, unknown>;
export const EstimateSummaryFragmentDoc = new TypedDocumentString(`
    fragment EstimateSummary on EstimateResult {
  __typename
  ... on Estimate {
    asOf
    unitMix
    areaSqm
    floor
    value
    psf
    low68
    high68
    low90
    high90
    confidence
    statement {
      ...Statement
    }
    effectiveN
  }
  ... on EstimateRefusal {
    reason
    evidence
    needed
    newestEvidence: asOf
    areaSqmMin
    areaSqmMax
    floorMax
  }
}
    fragment Statement on EstimateStatement {
  __typename
  ... on MeasuredStatement {
    ...MeasuredStatement
  }
  ... on UnmeasuredStatement {
    reason
  }
}
fragment MeasuredStatement on MeasuredStatement {
  typeGroup
  area
  areaSqmFrom
  areaSqmTo
  half
  nine
  n
  from
  to
}`, {"fragmentName":"EstimateSummary"}) as unknown as TypedDocumentString<EstimateSummaryFragment, unknown>;
export const EstimateGroundsFragmentDoc = new TypedDocumentString(`
    fragment EstimateGrounds on Estimate {
  method
  paid
  learnedFrom
  drivers {
    code
    amount
  }
  rent {
    value
    low
    high
    n
    scope
    asOf
    grossYield
  }
}
    `, {"fragmentName":"EstimateGrounds"}) as unknown as TypedDocumentString<EstimateGroundsFragment, unknown>;
export const ComparableSaleFragmentDoc = new TypedDocumentString(`
    fragment ComparableSale on Comparable {
  id
  project {
    id
    typeGroup
    slug
    name
    nameLocal
  }
  month
  price
  unitMix
  areaSqm
  floorLow
  floorHigh
  distanceMetres
  ageMonths
  timeAdjustment
  kindAdjustment
  areaAdjustment
  floorAdjustment
  leaseAdjustment
  adjustedPrice
  weight
}
    `, {"fragmentName":"ComparableSale"}) as unknown as TypedDocumentString<ComparableSaleFragment, unknown>;
export const HomeEstimateFragmentDoc = new TypedDocumentString(`
    fragment HomeEstimate on EstimateResult {
  ...EstimateSummary
  ... on Estimate {
    ...EstimateGrounds
    comparables {
      ...ComparableSale
    }
  }
}
    fragment EstimateSummary on EstimateResult {
  __typename
  ... on Estimate {
    asOf
    unitMix
    areaSqm
    floor
    value
    psf
    low68
    high68
    low90
    high90
    confidence
    statement {
      ...Statement
    }
    effectiveN
  }
  ... on EstimateRefusal {
    reason
    evidence
    needed
    newestEvidence: asOf
    areaSqmMin
    areaSqmMax
    floorMax
  }
}
fragment Statement on EstimateStatement {
  __typename
  ... on MeasuredStatement {
    ...MeasuredStatement
  }
  ... on UnmeasuredStatement {
    reason
  }
}
fragment MeasuredStatement on MeasuredStatement {
  typeGroup
  area
  areaSqmFrom
  areaSqmTo
  half
  nine
  n
  from
  to
}
fragment EstimateGrounds on Estimate {
  method
  paid
  learnedFrom
  drivers {
    code
    amount
  }
  rent {
    value
    low
    high
    n
    scope
    asOf
    grossYield
  }
}
fragment ComparableSale on Comparable {
  id
  project {
    id
    typeGroup
    slug
    name
    nameLocal
  }
  month
  price
  unitMix
  areaSqm
  floorLow
  floorHigh
  distanceMetres
  ageMonths
  timeAdjustment
  kindAdjustment
  areaAdjustment
  floorAdjustment
  leaseAdjustment
  adjustedPrice
  weight
}`, {"fragmentName":"HomeEstimate"}) as unknown as TypedDocumentString<HomeEstimateFragment, unknown>;
export const BuildingAreaFiguresFragmentDoc = new TypedDocumentString(`
    fragment BuildingAreaFigures on BuildingAreas {
  verified {
    measure
    sqm
  }
  marketable {
    measure
    sqm
  }
  other {
    measure
    sqm
  }
}
    `, {"fragmentName":"BuildingAreaFigures"}) as unknown as TypedDocumentString<BuildingAreaFiguresFragment, unknown>;
export const BuildingPanelFragmentDoc = new TypedDocumentString(`
    fragment BuildingPanel on BuildingInfo {
  buildingStatus
  buildingType
  buildingHeight
  officeDetails {
    buildingGrade
    raiseFloorSystem
    officeFacilities {
      retail
    }
  }
  launchCompletionPeriod {
    launchDate
    completionYear
    occupationPermitDate
    certificateComplianceDate
  }
  totalBuildingArea {
    ...BuildingAreaFigures
  }
  typicalFloorPlateArea {
    ...BuildingAreaFigures
  }
  totalTransactedArea {
    ...BuildingAreaFigures
  }
  buildingSpecs {
    floors
    basementFloors
    towers
    units
    rentalUnits
    lifts
    serviceLifts
    floorToFloorHeight
    ceilingHeight
    floorLoadingKpa
    airConditioning
    powerSupply
    structure
  }
  buildingFacilities {
    parkingLots
    chargingPoints
    bicycleParking
    loadingBays
    multiStoreyCarPark
    shops
    marketAndFood
    pavilion
    endOfTrip
    conferenceRooms
  }
  siteInfo {
    siteAreaSqm
    plotRatio
    landUse
    lotNumber
  }
  developmentOwnershipManagement {
    developer
    owner
    manager
    architect
    contractor
    strataTitled
    serviceChargePsf
  }
  leaseSpaceDetails {
    availableSqm
    smallestSqm
    largestSqm
    vacancyRate
    leaseTermYears
  }
  tenant {
    count
    occupancyRate
    anchors
  }
  rentSchedules {
    netRent {
      from
      to
      psf
    }
  }
  lastSale {
    month
    price
    psf
  }
  lastRent {
    month
    price
    psf
  }
}
    fragment BuildingAreaFigures on BuildingAreas {
  verified {
    measure
    sqm
  }
  marketable {
    measure
    sqm
  }
  other {
    measure
    sqm
  }
}`, {"fragmentName":"BuildingPanel"}) as unknown as TypedDocumentString<BuildingPanelFragment, unknown>;
export const EstimateFactsFragmentDoc = new TypedDocumentString(`
    fragment EstimateFacts on EstimateResult {
  ...EstimateSummary
  ... on Estimate {
    ...EstimateGrounds
    fsd
    comparables {
      ...ComparableSale
      psf
      unitMix
      project {
        block
        street
      }
    }
  }
}
    fragment EstimateSummary on EstimateResult {
  __typename
  ... on Estimate {
    asOf
    unitMix
    areaSqm
    floor
    value
    psf
    low68
    high68
    low90
    high90
    confidence
    statement {
      ...Statement
    }
    effectiveN
  }
  ... on EstimateRefusal {
    reason
    evidence
    needed
    newestEvidence: asOf
    areaSqmMin
    areaSqmMax
    floorMax
  }
}
fragment Statement on EstimateStatement {
  __typename
  ... on MeasuredStatement {
    ...MeasuredStatement
  }
  ... on UnmeasuredStatement {
    reason
  }
}
fragment MeasuredStatement on MeasuredStatement {
  typeGroup
  area
  areaSqmFrom
  areaSqmTo
  half
  nine
  n
  from
  to
}
fragment EstimateGrounds on Estimate {
  method
  paid
  learnedFrom
  drivers {
    code
    amount
  }
  rent {
    value
    low
    high
    n
    scope
    asOf
    grossYield
  }
}
fragment ComparableSale on Comparable {
  id
  project {
    id
    typeGroup
    slug
    name
    nameLocal
  }
  month
  price
  unitMix
  areaSqm
  floorLow
  floorHigh
  distanceMetres
  ageMonths
  timeAdjustment
  kindAdjustment
  areaAdjustment
  floorAdjustment
  leaseAdjustment
  adjustedPrice
  weight
}`, {"fragmentName":"EstimateFacts"}) as unknown as TypedDocumentString<EstimateFactsFragment, unknown>;
export const UnitMixFiguresFragmentDoc = new TypedDocumentString(`
    fragment UnitMixFigures on UnitMix {
  unitMix
  unitCount
  unitsAvailable
  bedroomCount
  bathroomCount
  gfaSqftAvg
  gfaSqftMin
  gfaSqftMax
  lastSalePrice
  lastSalePsf
  lastSaleMonth
  lastRentPrice
  lastRentPsf
  lastRentMonth
  salePriceAvg
  salePriceMin
  salePriceMax
  salePriceMedian
  salePriceP25
  salePriceP75
  salePsfAvg
  salePsfMin
  salePsfMax
  salePsfMedian
  salePsfP25
  salePsfP75
  rentPriceAvg
  rentPriceMin
  rentPriceMax
  rentPriceMedian
  rentPriceP25
  rentPriceP75
  rentPsfAvg
  rentPsfMin
  rentPsfMax
  rentPsfMedian
  rentPsfP25
  rentPsfP75
  launchPriceAvg
  launchPriceMin
  launchPriceMax
  launchPriceMedian
  launchPsfAvg
  launchPsfMin
  launchPsfMax
  launchPsfMedian
  launchCount
  launchFrom
  launchTo
  monthlyRentYield
  saleCount1y
  saleCount30d
  rentCount1y
  rentCount30d
  listingCount1y
  listingCount30d
  listingPriceMin
  listingPriceMax
  listingPsfMin
  listingPsfMax
}
    `, {"fragmentName":"UnitMixFigures"}) as unknown as TypedDocumentString<UnitMixFiguresFragment, unknown>;
export const NearbyPlaceFragmentDoc = new TypedDocumentString(`
    fragment NearbyPlace on NearbyAmenity {
  amenity {
    id
    type
    subtype
    code
    name
    nameLocal
    lat
    lng
  }
  distanceMetres
  walkMetres
  walkMinutes
}
    `, {"fragmentName":"NearbyPlace"}) as unknown as TypedDocumentString<NearbyPlaceFragment, unknown>;
export const TransactionPageFragmentDoc = new TypedDocumentString(`
    fragment TransactionPage on TransactionConnection {
  nodes {
    id
    activity
    month
    price
    areaSqm
    psf
    unitMix
    isMixDerived
    floorLow
    floorHigh
    unitNo
    units
    model
  }
  pageInfo {
    hasNextPage
    hasPreviousPage
  }
  totalCount
}
    `, {"fragmentName":"TransactionPage"}) as unknown as TypedDocumentString<TransactionPageFragment, unknown>;
export const BookingPartsFragmentDoc = new TypedDocumentString(`
    fragment BookingParts on Booking {
  id
  kind
  state
  startsAt
  endsAt
  timeZone
  heldUntil
  place
  visitorName
  visitorEmail
  visitorPhone
  note
  home {
    country
    typeGroup
    slug
    name
    unit
    listing {
      slug
      activity
    }
  }
  evidence
  outcome
}
    `, {"fragmentName":"BookingParts"}) as unknown as TypedDocumentString<BookingPartsFragment, unknown>;
export const OtherCalendarPartsFragmentDoc = new TypedDocumentString(`
    fragment OtherCalendarParts on OtherCalendar {
  id
  name
  host
  readAt
  busyCount
  skipped
  fault
  failingSince
}
    `, {"fragmentName":"OtherCalendarParts"}) as unknown as TypedDocumentString<OtherCalendarPartsFragment, unknown>;
export const OwnAppointmentPartsFragmentDoc = new TypedDocumentString(`
    fragment OwnAppointmentParts on OwnAppointment {
  id
  series
  version
  country
  kind
  startsAt
  endsAt
  timeZone
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  listing
  address
  lead
  name
  phone
  email
  place
  note
  outcome
}
    `, {"fragmentName":"OwnAppointmentParts"}) as unknown as TypedDocumentString<OwnAppointmentPartsFragment, unknown>;
export const SchedulePartsFragmentDoc = new TypedDocumentString(`
    fragment ScheduleParts on Schedule {
  country
  version
  timeZone
  timeZones
  holidays {
    day
    name
    isProvisional
  }
  observesHolidays
  daysOff {
    from
    to
  }
  kinds {
    kind
    isOpen
    hours {
      weekday
      from
      to
    }
    lengthMinutes
    bufferMinutes
    capacity
    noticeHours
    aheadDays
    perDayMax
    mode
    place
  }
}
    `, {"fragmentName":"ScheduleParts"}) as unknown as TypedDocumentString<SchedulePartsFragment, unknown>;
export const SuggestedPlaceFragmentDoc = new TypedDocumentString(`
    fragment SuggestedPlace on SearchSuggestion {
  id
  kind
  title
  titleLocal
  propertyType
  projectName
  projectNameLocal
  street
  estate
  postalCode
  areaName
  areaNameLocal
  amenityType
  schoolKind
  code
  typeGroup
  slug
  projectId
  houseNo
  areaId
  lat
  lng
  isApproximate
  resultCount
}
    `, {"fragmentName":"SuggestedPlace"}) as unknown as TypedDocumentString<SuggestedPlaceFragment, unknown>;
export const SeatPartsFragmentDoc = new TypedDocumentString(`
    fragment SeatParts on Seat {
  id
  email
  name
  state
  isPaidFor
  rights
  invitedDate
  acceptedDate
  endedDate
  linkUntil
  isLinkOld
  resendSeconds
  lastUsedOn
}
    `, {"fragmentName":"SeatParts"}) as unknown as TypedDocumentString<SeatPartsFragment, unknown>;
export const OwnBrandFragmentDoc = new TypedDocumentString(`
    fragment OwnBrand on OwnAgentBrand {
  number
  accent
  logo
  hosts
}
    `, {"fragmentName":"OwnBrand"}) as unknown as TypedDocumentString<OwnBrandFragment, unknown>;
export const ServedAreaFragmentDoc = new TypedDocumentString(`
    fragment ServedArea on Area {
  id
  level
  slug
  name
  nameLocal
}
    `, {"fragmentName":"ServedArea"}) as unknown as TypedDocumentString<ServedAreaFragment, unknown>;
export const OwnShareRowFragmentDoc = new TypedDocumentString(`
    fragment OwnShareRow on OwnShare {
  id
  kind
  country
  title
  path
  state
  hasPassword
  madeAt
  expiresAt
  views
  days {
    day
    count
  }
}
    `, {"fragmentName":"OwnShareRow"}) as unknown as TypedDocumentString<OwnShareRowFragment, unknown>;
export const HomeProjectFragmentDoc = new TypedDocumentString(`
    fragment HomeProject on Project {
  id
  typeGroup
  propertyType
  slug
  name
  nameLocal
  block
  area {
    name
    nameLocal
  }
  tenure
  tenureYears
  completionYear
  floors
  floorSoldMax
  unitCount
  saleCount1y
  figuresTo
  psf {
    n
    p25
    median
    p75
  }
}
    `, {"fragmentName":"HomeProject"}) as unknown as TypedDocumentString<HomeProjectFragment, unknown>;
export const MarketBasisFragmentDoc = new TypedDocumentString(`
    fragment MarketBasis on Market {
  countryCode
  currencyCode
  isDemo
  lastMonth
  hasOfficialFigures
  projectCount
}
    `, {"fragmentName":"MarketBasis"}) as unknown as TypedDocumentString<MarketBasisFragment, unknown>;
export const OfficialCourseFragmentDoc = new TypedDocumentString(`
    fragment OfficialCourse on OfficialCourse {
  series
  firstMonth
  stepMonths
  values
}
    `, {"fragmentName":"OfficialCourse"}) as unknown as TypedDocumentString<OfficialCourseFragment, unknown>;
export const RecordedIndexFragmentDoc = new TypedDocumentString(`
    fragment RecordedIndex on PriceIndexPoint {
  month
  value
  n
  psfMedian
}
    `, {"fragmentName":"RecordedIndex"}) as unknown as TypedDocumentString<RecordedIndexFragment, unknown>;
export const SourceBasisFragmentDoc = new TypedDocumentString(`
    fragment SourceBasis on DataSource {
  name
  licence
  rowsAccepted
  firstMonth
  lastMonth
}
    `, {"fragmentName":"SourceBasis"}) as unknown as TypedDocumentString<SourceBasisFragment, unknown>;
export const IndexValuesFragmentDoc = new TypedDocumentString(`
    fragment IndexValues on PriceIndexPoint {
  month
  value
}
    `, {"fragmentName":"IndexValues"}) as unknown as TypedDocumentString<IndexValuesFragment, unknown>;
export const KeptSmartPlanFactsFragmentDoc = new TypedDocumentString(`
    fragment KeptSmartPlanFacts on KeptSmartPlan {
  id
  country
  title
  plan
  version
  changedAt
}
    `, {"fragmentName":"KeptSmartPlanFacts"}) as unknown as TypedDocumentString<KeptSmartPlanFactsFragment, unknown>;
export const TourListingFragmentDoc = new TypedDocumentString(`
    fragment TourListing on OwnListing {
  id
  country
  state
  activity
  projectName
  street
  address
  headline
  typeGroup
  projectSlug
}
    `, {"fragmentName":"TourListing"}) as unknown as TypedDocumentString<TourListingFragment, unknown>;
export const TourWholeFragmentDoc = new TypedDocumentString(`
    fragment TourWhole on Tour {
  id
  path
  country
  title
  about
  locale
  lat
  cameraMetres
  lines {
    name
    licence
    phone
    agency
    agencyLicence
  }
  plan {
    bundle
    width
    height
    metre
  }
  scenes {
    id
    place
    hour
    name
    caption
    alt
    north
    yaw
    pitch
    zoom
    planX
    planY
    width
    pano
    still
    spots {
      id
      kind
      toScene
      title
      text
      yaw
      pitch
    }
  }
}
    `, {"fragmentName":"TourWhole"}) as unknown as TypedDocumentString<TourWholeFragment, unknown>;
export const OwnTourWholeFragmentDoc = new TypedDocumentString(`
    fragment OwnTourWhole on OwnTour {
  id
  path
  country
  state
  version
  changedAt
  hasChanges
  needs
  deadEnds
  unreachable
  listing {
    ...TourListing
  }
  projectTypeGroup
  projectSlug
  projectName
  draft {
    ...TourWhole
  }
  days {
    day
    opens
    scenes
    seconds
    spots
    enquiries
  }
}
    fragment TourListing on OwnListing {
  id
  country
  state
  activity
  projectName
  street
  address
  headline
  typeGroup
  projectSlug
}
fragment TourWhole on Tour {
  id
  path
  country
  title
  about
  locale
  lat
  cameraMetres
  lines {
    name
    licence
    phone
    agency
    agencyLicence
  }
  plan {
    bundle
    width
    height
    metre
  }
  scenes {
    id
    place
    hour
    name
    caption
    alt
    north
    yaw
    pitch
    zoom
    planX
    planY
    width
    pano
    still
    spots {
      id
      kind
      toScene
      title
      text
      yaw
      pitch
    }
  }
}`, {"fragmentName":"OwnTourWhole"}) as unknown as TypedDocumentString<OwnTourWholeFragment, unknown>;
export const TourBundleStateFragmentDoc = new TypedDocumentString(`
    fragment TourBundleState on TourBundle {
  id
  isStored
  parts
  partBytes
  done
  width
  height
}
    `, {"fragmentName":"TourBundleState"}) as unknown as TypedDocumentString<TourBundleStateFragment, unknown>;
export const DealFiguresPartFragmentDoc = new TypedDocumentString(`
    fragment DealFiguresPart on DealFigures {
  n
  from
  to
  price {
    p25
    median
    p75
  }
  psf {
    p25
    median
    p75
  }
  psfN
}
    `, {"fragmentName":"DealFiguresPart"}) as unknown as TypedDocumentString<DealFiguresPartFragment, unknown>;
export const DealRowsFragmentDoc = new TypedDocumentString(`
    fragment DealRows on DealPage {
  nodes {
    transaction {
      id
      activity
      month
      price
      areaSqm
      psf
      unitMix
      isMixDerived
      floorLow
      floorHigh
      unitNo
      units
      model
    }
    typeGroup
    propertyGroup
    slug
    projectId
    projectName
    projectNameLocal
    street
    areaName
    areaNameLocal
    isYearAlone
  }
  endCursor
  isWithheld
}
    `, {"fragmentName":"DealRows"}) as unknown as TypedDocumentString<DealRowsFragment, unknown>;
export const KeptDealListFragmentDoc = new TypedDocumentString(`
    fragment KeptDealList on DealList {
  code
  name
  search
  hasAlert
  isShared
}
    `, {"fragmentName":"KeptDealList"}) as unknown as TypedDocumentString<KeptDealListFragment, unknown>;
export const AcceptCopiesDocument = new TypedDocumentString(`
    mutation AcceptCopies($token: String!) {
  acceptCopies(token: $token) {
    success
  }
}
    `) as unknown as TypedDocumentString<AcceptCopiesMutation, AcceptCopiesMutationVariables>;
export const AccountDocument = new TypedDocumentString(`
    query Account {
  user(sourceType: Website) {
    id
    nickName
    email
    isEmailVerified
    isPasskeyMissing
    phoneNumber
    country
    language
    avatar
    roles
    createdDate
    detail {
      salespersonName
      ceaNumber
      estateAgency
      estateAgencyLicenseNo
    }
    stripeSubscription {
      status
      expireDate
      trialPeriodDays
      recurringPriceQuantity
      stripePrice {
        recurringType
        intervalCount
        unitAmount
        currencyCode
      }
      stripeProduct {
        name
      }
    }
    subscription {
      promoCode
      expireDate
    }
  }
}
    `) as unknown as TypedDocumentString<AccountQuery, AccountQueryVariables>;
export const AccountExportDocument = new TypedDocumentString(`
    query AccountExport {
  accountExport
}
    `) as unknown as TypedDocumentString<AccountExportQuery, AccountExportQueryVariables>;
export const AccountInvoicesDocument = new TypedDocumentString(`
    query AccountInvoices($id: ID!) {
  accountInvoices(id: $id, first: 12) {
    nodes {
      id
      number
      status
      createdDate
      paidDate
      currencyCode
      total
      amountDue
    }
  }
}
    `) as unknown as TypedDocumentString<AccountInvoicesQuery, AccountInvoicesQueryVariables>;
export const ActOnAccountDocument = new TypedDocumentString(`
    mutation ActOnAccount($key: String!, $id: ID!, $deed: AccountDeed!, $reason: String!) {
  actOnAccount(key: $key, id: $id, deed: $deed, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<ActOnAccountMutation, ActOnAccountMutationVariables>;
export const ActiveUserSelfDocument = new TypedDocumentString(`
    mutation ActiveUserSelf($token: String!, $password: String!) {
  activeUserSelf(token: $token, password: $password) {
    success
  }
}
    `) as unknown as TypedDocumentString<ActiveUserSelfMutation, ActiveUserSelfMutationVariables>;
export const AddPasskeyDocument = new TypedDocumentString(`
    mutation AddPasskey($answer: String!, $name: String!) {
  addPasskey(answer: $answer, name: $name) {
    ...SignInWaysShown
  }
}
    fragment SignInWaysShown on SignInWays {
  passkeys {
    id
    name
    isBackedUp
    createdDate
    lastUsedDate
  }
  factors
  recoveryCodesLeft
  mayHaveApp
}`) as unknown as TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const AddWebhookDocument = new TypedDocumentString(`
    mutation AddWebhook($source: ID!, $address: String!, $topics: [WebhookTopic!]!) {
  addWebhook(source: $source, address: $address, topics: $topics) {
    secret
  }
}
    `) as unknown as TypedDocumentString<AddWebhookMutation, AddWebhookMutationVariables>;
export const BeginAppDocument = new TypedDocumentString(`
    mutation BeginApp {
  beginApp {
    secret
    address
  }
}
    `) as unknown as TypedDocumentString<BeginAppMutation, BeginAppMutationVariables>;
export const CheckPhoneCodeDocument = new TypedDocumentString(`
    query CheckPhoneCode($phone: String!, $otp: String!) {
  checkOTP(phone: $phone, otp: $otp) {
    success
  }
}
    `) as unknown as TypedDocumentString<CheckPhoneCodeQuery, CheckPhoneCodeQueryVariables>;
export const ConfirmAppDocument = new TypedDocumentString(`
    mutation ConfirmApp($code: String!) {
  confirmApp(code: $code) {
    codes
  }
}
    `) as unknown as TypedDocumentString<ConfirmAppMutation, ConfirmAppMutationVariables>;
export const CopiesDocument = new TypedDocumentString(`
    query Copies($token: String!) {
  copies(token: $token) {
    email
    agent
    state
    isWanted
  }
}
    `) as unknown as TypedDocumentString<CopiesQuery, CopiesQueryVariables>;
export const CopyAddressesDocument = new TypedDocumentString(`
    query CopyAddresses {
  copyAddresses {
    email
    state
  }
}
    `) as unknown as TypedDocumentString<CopyAddressesQuery, CopyAddressesQueryVariables>;
export const DataCopiesDocument = new TypedDocumentString(`
    query DataCopies($source: ID) {
  dataCopies(source: $source) {
    ...DataCopyShown
  }
}
    fragment DataCopyShown on DataCopy {
  id
  state
  askedDate
  endsDate
  progress {
    files
    done
    missing
  }
  parts {
    number
    bytes
    address
  }
}`) as unknown as TypedDocumentString<DataCopiesQuery, DataCopiesQueryVariables>;
export const DeleteAccountDocument = new TypedDocumentString(`
    mutation DeleteAccount($currentPassword: String!) {
  deleteAccount(currentPassword: $currentPassword) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const DeleteSavedSearchDocument = new TypedDocumentString(`
    mutation DeleteSavedSearch($id: ID!) {
  deleteSavedSearch(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteSavedSearchMutation, DeleteSavedSearchMutationVariables>;
export const DropLettersDocument = new TypedDocumentString(`
    mutation DropLetters($ids: [ID!]!) {
  dropLetters(ids: $ids) {
    ids
  }
}
    `) as unknown as TypedDocumentString<DropLettersMutation, DropLettersMutationVariables>;
export const EmailUpdateDocument = new TypedDocumentString(`
    mutation EmailUpdate($email: String!, $code: String!) {
  emailUpdate(email: $email, code: $code) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<EmailUpdateMutation, EmailUpdateMutationVariables>;
export const EndFeedKeyDocument = new TypedDocumentString(`
    mutation EndFeedKey($source: ID!, $prefix: String!) {
  endFeedKey(source: $source, prefix: $prefix) {
    success
  }
}
    `) as unknown as TypedDocumentString<EndFeedKeyMutation, EndFeedKeyMutationVariables>;
export const EndWebhookDocument = new TypedDocumentString(`
    mutation EndWebhook($id: ID!) {
  endWebhook(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<EndWebhookMutation, EndWebhookMutationVariables>;
export const ExtendTrialDocument = new TypedDocumentString(`
    mutation ExtendTrial($key: String!, $id: ID!, $until: String!, $reason: String!) {
  extendTrial(key: $key, id: $id, until: $until, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<ExtendTrialMutation, ExtendTrialMutationVariables>;
export const FeedRejectionsDocument = new TypedDocumentString(`
    query FeedRejections($run: ID!) {
  feedRejections(run: $run)
}
    `) as unknown as TypedDocumentString<FeedRejectionsQuery, FeedRejectionsQueryVariables>;
export const FinishRecoveryDocument = new TypedDocumentString(`
    mutation FinishRecovery($token: String!) {
  finishRecovery(token: $token) {
    success
  }
}
    `) as unknown as TypedDocumentString<FinishRecoveryMutation, FinishRecoveryMutationVariables>;
export const HandOverListingDocument = new TypedDocumentString(`
    mutation HandOverListing($key: String!, $id: ID!, $listing: ID!, $to: String!, $reason: String!) {
  handOverListing(key: $key, id: $id, listing: $listing, to: $to, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<HandOverListingMutation, HandOverListingMutationVariables>;
export const MakeDataCopyDocument = new TypedDocumentString(`
    mutation MakeDataCopy($source: ID) {
  makeDataCopy(source: $source) {
    ...DataCopyShown
  }
}
    fragment DataCopyShown on DataCopy {
  id
  state
  askedDate
  endsDate
  progress {
    files
    done
    missing
  }
  parts {
    number
    bytes
    address
  }
}`) as unknown as TypedDocumentString<MakeDataCopyMutation, MakeDataCopyMutationVariables>;
export const NextPaymentDocument = new TypedDocumentString(`
    query NextPayment($country: CountryCode!) {
  checkSubscription(country: $country) {
    invoiceUpcoming {
      amountDue
      currencyCode
      dueDate
    }
  }
}
    `) as unknown as TypedDocumentString<NextPaymentQuery, NextPaymentQueryVariables>;
export const OwnConsultsDocument = new TypedDocumentString(`
    query OwnConsults {
  ownContactConsults {
    id
    interest
    message
    createdDate
  }
}
    `) as unknown as TypedDocumentString<OwnConsultsQuery, OwnConsultsQueryVariables>;
export const RecoveryDocument = new TypedDocumentString(`
    query Recovery($token: String!) {
  recovery(token: $token) {
    opensDate
    isWaiting
  }
}
    `) as unknown as TypedDocumentString<RecoveryQuery, RecoveryQueryVariables>;
export const RefuseRecoveryDocument = new TypedDocumentString(`
    mutation RefuseRecovery($token: String!) {
  refuseRecovery(token: $token) {
    success
  }
}
    `) as unknown as TypedDocumentString<RefuseRecoveryMutation, RefuseRecoveryMutationVariables>;
export const RemoveAppDocument = new TypedDocumentString(`
    mutation RemoveApp {
  removeApp {
    ...SignInWaysShown
  }
}
    fragment SignInWaysShown on SignInWays {
  passkeys {
    id
    name
    isBackedUp
    createdDate
    lastUsedDate
  }
  factors
  recoveryCodesLeft
  mayHaveApp
}`) as unknown as TypedDocumentString<RemoveAppMutation, RemoveAppMutationVariables>;
export const RemoveAvatarDocument = new TypedDocumentString(`
    mutation RemoveAvatar {
  removeAvatar {
    success
  }
}
    `) as unknown as TypedDocumentString<RemoveAvatarMutation, RemoveAvatarMutationVariables>;
export const RemovePasskeyDocument = new TypedDocumentString(`
    mutation RemovePasskey($id: ID!) {
  removePasskey(id: $id) {
    ...SignInWaysShown
  }
}
    fragment SignInWaysShown on SignInWays {
  passkeys {
    id
    name
    isBackedUp
    createdDate
    lastUsedDate
  }
  factors
  recoveryCodesLeft
  mayHaveApp
}`) as unknown as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const RenamePasskeyDocument = new TypedDocumentString(`
    mutation RenamePasskey($id: ID!, $name: String!) {
  renamePasskey(id: $id, name: $name) {
    ...SignInWaysShown
  }
}
    fragment SignInWaysShown on SignInWays {
  passkeys {
    id
    name
    isBackedUp
    createdDate
    lastUsedDate
  }
  factors
  recoveryCodesLeft
  mayHaveApp
}`) as unknown as TypedDocumentString<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RenewFeedKeyDocument = new TypedDocumentString(`
    mutation RenewFeedKey($source: ID!, $scopes: [FeedScope!]!, $reader: String!) {
  renewFeedKey(source: $source, scopes: $scopes, reader: $reader) {
    key
  }
}
    `) as unknown as TypedDocumentString<RenewFeedKeyMutation, RenewFeedKeyMutationVariables>;
export const RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewRecoveryCodes {
  renewRecoveryCodes {
    codes
  }
}
    `) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const ReplayWebhookDocument = new TypedDocumentString(`
    mutation ReplayWebhook($id: ID!, $after: Int) {
  replayWebhook(id: $id, after: $after) {
    success
  }
}
    `) as unknown as TypedDocumentString<ReplayWebhookMutation, ReplayWebhookMutationVariables>;
export const ResendAccountLetterDocument = new TypedDocumentString(`
    mutation ResendAccountLetter($key: String!, $id: ID!, $letter: ID!, $reason: String!) {
  resendAccountLetter(key: $key, id: $id, letter: $letter, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<ResendAccountLetterMutation, ResendAccountLetterMutationVariables>;
export const ResendLettersDocument = new TypedDocumentString(`
    mutation ResendLetters($ids: [ID!]!) {
  resendLetters(ids: $ids) {
    ids
  }
}
    `) as unknown as TypedDocumentString<ResendLettersMutation, ResendLettersMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($token: String!, $password: String!, $confirmPassword: String!) {
  resetPassword(
    token: $token
    password: $password
    confirmPassword: $confirmPassword
  ) {
    success
  }
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const RevokeOtherSessionsDocument = new TypedDocumentString(`
    mutation RevokeOtherSessions {
  revokeOtherSessions {
    success
  }
}
    `) as unknown as TypedDocumentString<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>;
export const RevokeSessionDocument = new TypedDocumentString(`
    mutation RevokeSession($id: ID!) {
  revokeSession(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const SaveListingSourceDocument = new TypedDocumentString(`
    mutation SaveListingSource($input: ListingSourceInput!) {
  saveListingSource(input: $input) {
    id
    version
  }
}
    `) as unknown as TypedDocumentString<SaveListingSourceMutation, SaveListingSourceMutationVariables>;
export const SavedSearchesDocument = new TypedDocumentString(`
    query SavedSearches {
  savedSearches {
    id
    name
    country
    path
    search
    alert
    canAlert
    places {
      at
      name
      nameLocal
    }
    createdDate
  }
}
    `) as unknown as TypedDocumentString<SavedSearchesQuery, SavedSearchesQueryVariables>;
export const SendEmailUpdateCodeDocument = new TypedDocumentString(`
    query SendEmailUpdateCode($email: String!) {
  sendEmailUpdateCode(email: $email) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<SendEmailUpdateCodeQuery, SendEmailUpdateCodeQueryVariables>;
export const SendPhoneCodeDocument = new TypedDocumentString(`
    query SendPhoneCode($phone: String!) {
  sendOTP(phone: $phone) {
    success
  }
}
    `) as unknown as TypedDocumentString<SendPhoneCodeQuery, SendPhoneCodeQueryVariables>;
export const SendVerifyEmailDocument = new TypedDocumentString(`
    mutation SendVerifyEmail {
  sendVerifyEmail {
    success
  }
}
    `) as unknown as TypedDocumentString<SendVerifyEmailMutation, SendVerifyEmailMutationVariables>;
export const SessionsDocument = new TypedDocumentString(`
    query Sessions {
  sessions {
    id
    createdDate
    lastSeenDate
    userAgent
    isCurrent
  }
}
    `) as unknown as TypedDocumentString<SessionsQuery, SessionsQueryVariables>;
export const SettleFeedApprovalDocument = new TypedDocumentString(`
    mutation SettleFeedApproval($source: ID!, $version: Int!, $approves: Boolean!, $note: String!) {
  settleFeedApproval(
    source: $source
    version: $version
    approves: $approves
    note: $note
  ) {
    id
    approval
  }
}
    `) as unknown as TypedDocumentString<SettleFeedApprovalMutation, SettleFeedApprovalMutationVariables>;
export const SignInWaysDocument = new TypedDocumentString(`
    query SignInWays {
  signInWays {
    ...SignInWaysShown
  }
}
    fragment SignInWaysShown on SignInWays {
  passkeys {
    id
    name
    isBackedUp
    createdDate
    lastUsedDate
  }
  factors
  recoveryCodesLeft
  mayHaveApp
}`) as unknown as TypedDocumentString<SignInWaysQuery, SignInWaysQueryVariables>;
export const StaffAccountDocument = new TypedDocumentString(`
    query StaffAccount($id: ID!) {
  staffAccount(id: $id) {
    id
    isStaff
    isActivated
    suspendedDate
    user {
      id
      nickName
      email
      isEmailVerified
      phoneNumber
      country
      language
      roles
      createdDate
      deletionDate
      detail {
        salespersonName
        ceaNumber
        estateAgency
        estateAgencyLicenseNo
      }
    }
    sessions {
      id
      createdDate
      lastSeenDate
      userAgent
    }
    billing {
      country
      subscription {
        id
        standing
        planName
        quantity
        currencyCode
        periodEndsDate
        trialEndsDate
        endsDate
        accessUntilDate
        next {
          amountDue
          currencyCode
          dueDate
        }
      }
    }
    listings {
      id
      home
      state
      activity
      price
      isOwn
      updatedDate
    }
    orders {
      id
      serial
      state
      agentName
      vendorName
      cents
      home
      createdDate
    }
    letters {
      id
      template
      state
      tries
      fault
      createdDate
      settledDate
      mayResend
    }
    deeds {
      id
      deed
      reason
      about
      staffName
      date
    }
  }
  market {
    currencyCode
  }
}
    `) as unknown as TypedDocumentString<StaffAccountQuery, StaffAccountQueryVariables>;
export const StaffFeedsDocument = new TypedDocumentString(`
    query StaffFeeds {
  feedUnknowns {
    format
    field
    code
    shape
    count
    seenAt
  }
  listingSources {
    ...FeedSourceParts
    dryRun {
      ...DryCounts
    }
  }
}
    fragment FeedSourceParts on ListingSource {
  id
  agency
  agencyLicence
  format
  silenceDays
  isActive
  isManaged
  approval
  approvalNote
  askedAt
  version
  advertised
  agents {
    name
    licence
    phone
    email
  }
  keys {
    prefix
    reader
    scopes
    createdAt
    endsAt
    lastUsedAt
  }
  webhooks {
    ...WebhookParts
  }
  runs {
    id
    isWhole
    state
    reason
    taken
    changed
    rejected
    omitted
    withdrawn
    begunAt
  }
}
fragment WebhookParts on Webhook {
  id
  address
  topics
  createdAt
  endedAt
  isGone
  tries
  deadCount
}
fragment DryCounts on FeedDryRun {
  id
  fileName
  format
  isWhole
  reason
  read
  added
  changed
  standing
  withdrawn
  rejected
  omitted
  madeAt
}`) as unknown as TypedDocumentString<StaffFeedsQuery, StaffFeedsQueryVariables>;
export const StaffLettersDocument = new TypedDocumentString(`
    query StaffLetters($first: Int, $offset: Int) {
  deadLetters(first: $first, offset: $offset) {
    totalCount
    pageInfo {
      hasNextPage
    }
    nodes {
      id
      template
      country
      recipient
      tries
      fault
      createdDate
      failedDate
      isOver
    }
  }
}
    `) as unknown as TypedDocumentString<StaffLettersQuery, StaffLettersQueryVariables>;
export const StaffLicencesDocument = new TypedDocumentString(`
    query StaffLicences($filter: UserFilter, $first: Int, $offset: Int) {
  sysUserDetails(filter: $filter, first: $first, offset: $offset) {
    totalCount
    pageInfo {
      hasNextPage
    }
    nodes {
      userId
      nickName
      licenceCountry
      salespersonName
      ceaNumber
      estateAgency
      estateAgencyLicenseNo
    }
  }
}
    `) as unknown as TypedDocumentString<StaffLicencesQuery, StaffLicencesQueryVariables>;
export const StaffMessagesDocument = new TypedDocumentString(`
    query StaffMessages($filter: ContactConsultFilter, $first: Int, $offset: Int) {
  contactConsults(filter: $filter, first: $first, offset: $offset) {
    totalCount
    pageInfo {
      hasNextPage
    }
    nodes {
      id
      name
      email
      phone
      companyName
      interest
      message
      country
      createdDate
    }
  }
}
    `) as unknown as TypedDocumentString<StaffMessagesQuery, StaffMessagesQueryVariables>;
export const StaffPromoCodesDocument = new TypedDocumentString(`
    query StaffPromoCodes($filter: SysStripeInfoFilter, $first: Int, $offset: Int) {
  sysStripeInfoes(filter: $filter, first: $first, offset: $offset) {
    totalCount
    pageInfo {
      hasNextPage
    }
    nodes {
      id
      email
      params
      status
      expireDate
      createdDate
    }
  }
}
    `) as unknown as TypedDocumentString<StaffPromoCodesQuery, StaffPromoCodesQueryVariables>;
export const StaffUsersDocument = new TypedDocumentString(`
    query StaffUsers($filter: UserFilter, $first: Int, $offset: Int) {
  users(filter: $filter, first: $first, offset: $offset) {
    totalCount
    pageInfo {
      hasNextPage
    }
    nodes {
      id
      nickName
      email
      phoneNumber
      country
      roles
      createdDate
      detail {
        ceaNumber
        estateAgency
      }
      stripeSubscription {
        status
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StaffUsersQuery, StaffUsersQueryVariables>;
export const StaffVendorsDocument = new TypedDocumentString(`
    query StaffVendors {
  market {
    currencyCode
  }
  vendors {
    ...KeptVendor
  }
}
    fragment KeptVendor on Vendor {
  id
  email
  isActivated
  name
  about
  address
  taxNumber
  isActive
  version
  prices {
    service
    cents
    days
  }
  totals {
    state
    total
  }
}`) as unknown as TypedDocumentString<StaffVendorsQuery, StaffVendorsQueryVariables>;
export const SaveVendorDocument = new TypedDocumentString(`
    mutation SaveVendor($input: VendorInput!) {
  saveVendor(input: $input) {
    ...KeptVendor
  }
}
    fragment KeptVendor on Vendor {
  id
  email
  isActivated
  name
  about
  address
  taxNumber
  isActive
  version
  prices {
    service
    cents
    days
  }
  totals {
    state
    total
  }
}`) as unknown as TypedDocumentString<SaveVendorMutation, SaveVendorMutationVariables>;
export const InviteVendorDocument = new TypedDocumentString(`
    mutation InviteVendor($id: ID!) {
  inviteVendor(id: $id)
}
    `) as unknown as TypedDocumentString<InviteVendorMutation, InviteVendorMutationVariables>;
export const StepUpDocument = new TypedDocumentString(`
    mutation StepUp($password: String, $passkey: String, $code: String) {
  stepUp(password: $password, passkey: $passkey, code: $code) {
    success
  }
}
    `) as unknown as TypedDocumentString<StepUpMutation, StepUpMutationVariables>;
export const StopAlertsDocument = new TypedDocumentString(`
    mutation StopAlerts($token: String!) {
  stopAlerts(token: $token) {
    success
  }
}
    `) as unknown as TypedDocumentString<StopAlertsMutation, StopAlertsMutationVariables>;
export const StopCopiesDocument = new TypedDocumentString(`
    mutation StopCopies($token: String!) {
  stopCopies(token: $token) {
    success
  }
}
    `) as unknown as TypedDocumentString<StopCopiesMutation, StopCopiesMutationVariables>;
export const TakeCopyRecordsDocument = new TypedDocumentString(`
    mutation TakeCopyRecords($kind: CopyRecordKind!, $lines: String!) {
  takeCopyRecords(kind: $kind, lines: $lines) {
    taken
    refused {
      line
      code
      field
    }
    omitted {
      line
      field
    }
    made {
      key
      id
    }
  }
}
    `) as unknown as TypedDocumentString<TakeCopyRecordsMutation, TakeCopyRecordsMutationVariables>;
export const TakenTourDocument = new TypedDocumentString(`
    query TakenTour($id: ID!) {
  ownTour(id: $id) {
    id
    version
  }
}
    `) as unknown as TypedDocumentString<TakenTourQuery, TakenTourQueryVariables>;
export const UpdatePasswordDocument = new TypedDocumentString(`
    mutation UpdatePassword($currentPassword: String!, $password: String!, $confirmPassword: String!) {
  updatePassword(
    currentPassword: $currentPassword
    password: $password
    confirmPassword: $confirmPassword
  ) {
    success
  }
}
    `) as unknown as TypedDocumentString<UpdatePasswordMutation, UpdatePasswordMutationVariables>;
export const UpdateSavedSearchDocument = new TypedDocumentString(`
    mutation UpdateSavedSearch($id: ID!, $name: String, $alert: AlertInterval) {
  updateSavedSearch(id: $id, name: $name, alert: $alert) {
    id
    name
    alert
  }
}
    `) as unknown as TypedDocumentString<UpdateSavedSearchMutation, UpdateSavedSearchMutationVariables>;
export const UpdateUserDocument = new TypedDocumentString(`
    mutation UpdateUser($patch: UserPatch!, $detail: UserDetailPatch) {
  updateUser(patch: $patch, detail: $detail) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateUserMutation, UpdateUserMutationVariables>;
export const UploadAvatarDocument = new TypedDocumentString(`
    mutation UploadAvatar($file: File!) {
  filesUpload(file: $file) {
    success
  }
}
    `) as unknown as TypedDocumentString<UploadAvatarMutation, UploadAvatarMutationVariables>;
export const UserUniqueIdDocument = new TypedDocumentString(`
    mutation UserUniqueId {
  userUniqueId {
    success
    message
    data
  }
}
    `) as unknown as TypedDocumentString<UserUniqueIdMutation, UserUniqueIdMutationVariables>;
export const ValidateTokenDocument = new TypedDocumentString(`
    query ValidateToken($token: String!) {
  validateToken(token: $token) {
    success
  }
}
    `) as unknown as TypedDocumentString<ValidateTokenQuery, ValidateTokenQueryVariables>;
export const VerifyEmailDocument = new TypedDocumentString(`
    query VerifyEmail($token: String!) {
  verifyEmail(token: $token) {
    success
  }
}
    `) as unknown as TypedDocumentString<VerifyEmailQuery, VerifyEmailQueryVariables>;
export const AnalysisWorkbookDocument = new TypedDocumentString(`
    query AnalysisWorkbook($id: ID!) {
  market {
    ...MarketBasis
    sources {
      ...SourceBasis
    }
  }
  analysisWorkbook(id: $id) {
    id
    country
    title
    place {
      name
      nameLocal
      street
      propertyGroup
      tenure
      completionYear
      leaseStartYear
    }
    unitMix
    areaSqm
    floor
    facts
    note
    asking {
      low
      high
      why
    }
    method
    asOf
    changedAt
    value
    low
    high
    median
    count
    modelFraction
    modelMoney
    furtherCount
    furtherShare
    sales {
      sale {
        ...AnalysisSaleFacts
      }
      share
      adjustments {
        for
        percent
        money
      }
      price
    }
    engine {
      value
      low68
      high68
      departure
    }
    forSale {
      areaName
      areaNameLocal
      count
      psf {
        low
        median
        high
      }
      homes {
        id
        projectName
        projectNameLocal
        price
        psf
        areaSqm
        since
      }
      date
    }
    askingSteps {
      from
      to
      count
      days {
        low
        median
        high
      }
    }
    lines {
      name
      licence
      phone
      agency
      agencyLicence
    }
    accent
    logo
    portrait
  }
}
    fragment AnalysisSaleFacts on AnalysisSale {
  id
  projectName
  projectNameLocal
  month
  price
  areaSqm
  psf
  unitMix
  floorLow
  floorHigh
  distanceMetres
  east
  north
  ageMonths
  timeAdjustment
  kindAdjustment
  areaAdjustment
  floorAdjustment
  leaseAdjustment
  adjustedPrice
}
fragment MarketBasis on Market {
  countryCode
  currencyCode
  isDemo
  lastMonth
  hasOfficialFigures
  projectCount
}
fragment SourceBasis on DataSource {
  name
  licence
  rowsAccepted
  firstMonth
  lastMonth
}`) as unknown as TypedDocumentString<AnalysisWorkbookQuery, AnalysisWorkbookQueryVariables>;
export const AnalysisStandingDocument = new TypedDocumentString(`
    query AnalysisStanding {
  analysisStanding
}
    `) as unknown as TypedDocumentString<AnalysisStandingQuery, AnalysisStandingQueryVariables>;
export const AnalysisEvidenceDocument = new TypedDocumentString(`
    query AnalysisEvidence($home: AnalysedHome!) {
  analysisEvidence(home: $home) {
    __typename
    ...AnalysisEvidenceFacts
    ... on EstimateRefusal {
      reason
      evidence
      needed
      newestEvidence: asOf
      areaSqmMin
      areaSqmMax
      floorMax
    }
  }
}
    fragment AnalysisSaleFacts on AnalysisSale {
  id
  projectName
  projectNameLocal
  month
  price
  areaSqm
  psf
  unitMix
  floorLow
  floorHigh
  distanceMetres
  east
  north
  ageMonths
  timeAdjustment
  kindAdjustment
  areaAdjustment
  floorAdjustment
  leaseAdjustment
  adjustedPrice
}
fragment WeighedAnalysisSale on AnalysisSale {
  ...AnalysisSaleFacts
  weight
}
fragment AnalysisEvidenceFacts on AnalysisEvidence {
  place {
    name
    nameLocal
    street
    propertyGroup
    tenure
    completionYear
    leaseStartYear
  }
  unitMix
  areaSqm
  floor
  method
  asOf
  value
  low68
  high68
  effectiveN
  sales {
    ...WeighedAnalysisSale
  }
  further {
    count
    weight
    mean
    prices
  }
}`) as unknown as TypedDocumentString<AnalysisEvidenceQuery, AnalysisEvidenceQueryVariables>;
export const FurtherAnalysisSalesDocument = new TypedDocumentString(`
    query FurtherAnalysisSales($home: AnalysedHome!, $without: [ID!]!, $first: Int, $offset: Int) {
  furtherAnalysisSales(
    home: $home
    without: $without
    first: $first
    offset: $offset
  ) {
    nodes {
      ...WeighedAnalysisSale
    }
    totalCount
  }
}
    fragment AnalysisSaleFacts on AnalysisSale {
  id
  projectName
  projectNameLocal
  month
  price
  areaSqm
  psf
  unitMix
  floorLow
  floorHigh
  distanceMetres
  east
  north
  ageMonths
  timeAdjustment
  kindAdjustment
  areaAdjustment
  floorAdjustment
  leaseAdjustment
  adjustedPrice
}
fragment WeighedAnalysisSale on AnalysisSale {
  ...AnalysisSaleFacts
  weight
}`) as unknown as TypedDocumentString<FurtherAnalysisSalesQuery, FurtherAnalysisSalesQueryVariables>;
export const OwnMarketAnalysesDocument = new TypedDocumentString(`
    query OwnMarketAnalyses($typeGroup: TypeGroup, $slug: String, $first: Int, $offset: Int) {
  ownMarketAnalyses(
    typeGroup: $typeGroup
    slug: $slug
    first: $first
    offset: $offset
  ) {
    nodes {
      ...MarketAnalysisCardFacts
    }
    totalCount
  }
}
    fragment MarketAnalysisCardFacts on MarketAnalysisCard {
  id
  country
  typeGroup
  slug
  projectName
  title
  version
  value
  madeAt
  changedAt
}`) as unknown as TypedDocumentString<OwnMarketAnalysesQuery, OwnMarketAnalysesQueryVariables>;
export const OwnMarketAnalysisDocument = new TypedDocumentString(`
    query OwnMarketAnalysis($id: ID!) {
  ownMarketAnalysis(id: $id) {
    ...MarketAnalysisFacts
  }
}
    fragment AnalysisSaleFacts on AnalysisSale {
  id
  projectName
  projectNameLocal
  month
  price
  areaSqm
  psf
  unitMix
  floorLow
  floorHigh
  distanceMetres
  east
  north
  ageMonths
  timeAdjustment
  kindAdjustment
  areaAdjustment
  floorAdjustment
  leaseAdjustment
  adjustedPrice
}
fragment WeighedAnalysisSale on AnalysisSale {
  ...AnalysisSaleFacts
  weight
}
fragment AnalysisEvidenceFacts on AnalysisEvidence {
  place {
    name
    nameLocal
    street
    propertyGroup
    tenure
    completionYear
    leaseStartYear
  }
  unitMix
  areaSqm
  floor
  method
  asOf
  value
  low68
  high68
  effectiveN
  sales {
    ...WeighedAnalysisSale
  }
  further {
    count
    weight
    mean
    prices
  }
}
fragment MarketAnalysisCardFacts on MarketAnalysisCard {
  id
  country
  typeGroup
  slug
  projectName
  title
  version
  value
  madeAt
  changedAt
}
fragment MarketAnalysisFacts on MarketAnalysis {
  card {
    ...MarketAnalysisCardFacts
  }
  facts
  choice
  added
  note
  showsEngine
  asking {
    low
    high
    why
  }
  edition
  evidence {
    ...AnalysisEvidenceFacts
  }
}`) as unknown as TypedDocumentString<OwnMarketAnalysisQuery, OwnMarketAnalysisQueryVariables>;
export const SaveMarketAnalysisDocument = new TypedDocumentString(`
    mutation SaveMarketAnalysis($key: String!, $input: MarketAnalysisInput!) {
  saveMarketAnalysis(key: $key, input: $input) {
    ...MarketAnalysisFacts
  }
}
    fragment AnalysisSaleFacts on AnalysisSale {
  id
  projectName
  projectNameLocal
  month
  price
  areaSqm
  psf
  unitMix
  floorLow
  floorHigh
  distanceMetres
  east
  north
  ageMonths
  timeAdjustment
  kindAdjustment
  areaAdjustment
  floorAdjustment
  leaseAdjustment
  adjustedPrice
}
fragment WeighedAnalysisSale on AnalysisSale {
  ...AnalysisSaleFacts
  weight
}
fragment AnalysisEvidenceFacts on AnalysisEvidence {
  place {
    name
    nameLocal
    street
    propertyGroup
    tenure
    completionYear
    leaseStartYear
  }
  unitMix
  areaSqm
  floor
  method
  asOf
  value
  low68
  high68
  effectiveN
  sales {
    ...WeighedAnalysisSale
  }
  further {
    count
    weight
    mean
    prices
  }
}
fragment MarketAnalysisCardFacts on MarketAnalysisCard {
  id
  country
  typeGroup
  slug
  projectName
  title
  version
  value
  madeAt
  changedAt
}
fragment MarketAnalysisFacts on MarketAnalysis {
  card {
    ...MarketAnalysisCardFacts
  }
  facts
  choice
  added
  note
  showsEngine
  asking {
    low
    high
    why
  }
  edition
  evidence {
    ...AnalysisEvidenceFacts
  }
}`) as unknown as TypedDocumentString<SaveMarketAnalysisMutation, SaveMarketAnalysisMutationVariables>;
export const CopyMarketAnalysisDocument = new TypedDocumentString(`
    mutation CopyMarketAnalysis($key: String!, $id: ID!, $title: String!) {
  copyMarketAnalysis(key: $key, id: $id, title: $title) {
    card {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CopyMarketAnalysisMutation, CopyMarketAnalysisMutationVariables>;
export const DeleteMarketAnalysisDocument = new TypedDocumentString(`
    mutation DeleteMarketAnalysis($id: ID!) {
  deleteMarketAnalysis(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteMarketAnalysisMutation, DeleteMarketAnalysisMutationVariables>;
export const AgentEnquiryDocument = new TypedDocumentString(`
    query AgentEnquiry($id: ID!) {
  lead(id: $id) {
    id
    name
    locale
    state
    home {
      name
      unit
    }
  }
}
    `) as unknown as TypedDocumentString<AgentEnquiryQuery, AgentEnquiryQueryVariables>;
export const AssistantAccuracyDocument = new TypedDocumentString(`
    query AssistantAccuracy {
  market {
    ...AnswerBasis
  }
  valuationUnmeasured {
    typeGroup
    reason
  }
  valuationAccuracy {
    typeGroup
    from
    to
    madeOn
    coverage
    scores {
      ...MeasuredScores
    }
    naive {
      ...MeasuredScores
    }
    statements {
      ...MeasuredStatement
    }
  }
}
    fragment AnswerBasis on Market {
  currencyCode
  isDemo
  lastMonth
  sources {
    name
    licence
  }
}
fragment MeasuredStatement on MeasuredStatement {
  typeGroup
  area
  areaSqmFrom
  areaSqmTo
  half
  nine
  n
  from
  to
}
fragment MeasuredScores on AccuracyScores {
  n
  medianError
  meanError
  within5
  within10
  within20
  medianBias
  cover68
  cover90
}`) as unknown as TypedDocumentString<AssistantAccuracyQuery, AssistantAccuracyQueryVariables>;
export const AssistantFiguresDocument = new TypedDocumentString(`
    query AssistantFigures($filter: ProjectFilter!) {
  market {
    ...AnswerBasis
    segments {
      segment
      month
      change12m
      saleCount
      medianPrice
      priceP25
      priceP75
      medianPsf
      psfP25
      psfP75
    }
  }
  areaFigures(filter: $filter) {
    projectCount
    groups {
      group
      psf {
        n
        p25
        median
        p75
      }
      price {
        n
        p25
        median
        p75
      }
      change12m
    }
    grossYield
    to
  }
}
    fragment AnswerBasis on Market {
  currencyCode
  isDemo
  lastMonth
  sources {
    name
    licence
  }
}`) as unknown as TypedDocumentString<AssistantFiguresQuery, AssistantFiguresQueryVariables>;
export const AssistantHomesDocument = new TypedDocumentString(`
    query AssistantHomes($filter: ProjectFilter!, $sort: ProjectSort, $first: Int, $offset: Int) {
  market {
    ...AnswerBasis
  }
  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {
    nodes {
      ...NamedProject
      tenure
      completionYear
      saleCount1y
      lastSaleMonth
      lastSalePrice
      figuresTo
      psf {
        n
        p25
        median
        p75
      }
      ...RowEstimate
    }
    totalCount
  }
}
    fragment AnswerBasis on Market {
  currencyCode
  isDemo
  lastMonth
  sources {
    name
    licence
  }
}
fragment NamedProject on Project {
  typeGroup
  slug
  name
  nameLocal
  block
  street
  area {
    name
  }
}
fragment RowEstimate on Project {
  usualEstimate {
    __typename
    ... on UsualEstimate {
      asOf
      unitMix
      areaSqm
      floor
      value
      low90
      high90
      confidence
      unmeasured
    }
    ... on UsualEstimateRefusal {
      reason
    }
  }
}`) as unknown as TypedDocumentString<AssistantHomesQuery, AssistantHomesQueryVariables>;
export const AssistantSalesDocument = new TypedDocumentString(`
    query AssistantSales($typeGroup: TypeGroup!, $slug: String!, $unitMix: String, $first: Int) {
  market {
    ...AnswerBasis
  }
  project(typeGroup: $typeGroup, slug: $slug) {
    ...NamedProject
    transactions(kind: SALE, unitMix: $unitMix, first: $first) {
      nodes {
        month
        price
        psf
        areaSqm
        unitMix
        floorLow
        floorHigh
        units
      }
      totalCount
    }
  }
}
    fragment AnswerBasis on Market {
  currencyCode
  isDemo
  lastMonth
  sources {
    name
    licence
  }
}
fragment NamedProject on Project {
  typeGroup
  slug
  name
  nameLocal
  block
  street
  area {
    name
  }
}`) as unknown as TypedDocumentString<AssistantSalesQuery, AssistantSalesQueryVariables>;
export const AskAssistantConsentDocument = new TypedDocumentString(`
    mutation AskAssistantConsent($request: AssistantRequest!) {
  askAssistantConsent(request: $request) {
    clientName
    clientHost
    answerTo
    isOnOwnMachine
    scopes
    fault
    backTo
  }
}
    `) as unknown as TypedDocumentString<AskAssistantConsentMutation, AskAssistantConsentMutationVariables>;
export const AllowAssistantDocument = new TypedDocumentString(`
    mutation AllowAssistant($request: AssistantRequest!) {
  allowAssistant(request: $request)
}
    `) as unknown as TypedDocumentString<AllowAssistantMutation, AllowAssistantMutationVariables>;
export const AssistantGrantsDocument = new TypedDocumentString(`
    query AssistantGrants {
  assistantGrants {
    id
    clientName
    clientHost
    scopes
    createdDate
    lastSeenDate
    expiresDate
  }
}
    `) as unknown as TypedDocumentString<AssistantGrantsQuery, AssistantGrantsQueryVariables>;
export const RegisterAssistantDocument = new TypedDocumentString(`
    mutation RegisterAssistant($name: String!, $redirectUris: [String!]!) {
  registerAssistant(name: $name, redirectUris: $redirectUris) {
    id
    name
    redirectUris
  }
}
    `) as unknown as TypedDocumentString<RegisterAssistantMutation, RegisterAssistantMutationVariables>;
export const ExchangeAssistantCodeDocument = new TypedDocumentString(`
    mutation ExchangeAssistantCode($code: String!, $verifier: String!, $clientId: String!, $redirectUri: String!, $resource: String!) {
  exchangeAssistantCode(
    code: $code
    verifier: $verifier
    clientId: $clientId
    redirectUri: $redirectUri
    resource: $resource
  ) {
    accessToken
    refreshToken
    expiresIn
    scopes
  }
}
    `) as unknown as TypedDocumentString<ExchangeAssistantCodeMutation, ExchangeAssistantCodeMutationVariables>;
export const RefreshAssistantTokensDocument = new TypedDocumentString(`
    mutation RefreshAssistantTokens($refreshToken: String!, $clientId: String!, $scope: String!, $resource: String!) {
  refreshAssistantTokens(
    refreshToken: $refreshToken
    clientId: $clientId
    scope: $scope
    resource: $resource
  ) {
    accessToken
    refreshToken
    expiresIn
    scopes
  }
}
    `) as unknown as TypedDocumentString<RefreshAssistantTokensMutation, RefreshAssistantTokensMutationVariables>;
export const EndAssistantTokenDocument = new TypedDocumentString(`
    mutation EndAssistantToken($token: String!, $clientId: String!) {
  endAssistantToken(token: $token, clientId: $clientId) {
    success
  }
}
    `) as unknown as TypedDocumentString<EndAssistantTokenMutation, EndAssistantTokenMutationVariables>;
export const AssistantSessionDocument = new TypedDocumentString(`
    query AssistantSession {
  assistantSession {
    grantId
    clientId
    scopes
  }
}
    `) as unknown as TypedDocumentString<AssistantSessionQuery, AssistantSessionQueryVariables>;
export const AskPasskeyDocument = new TypedDocumentString(`
    mutation AskPasskey($purpose: PasskeyPurpose!, $step: String) {
  askPasskey(purpose: $purpose, step: $step)
}
    `) as unknown as TypedDocumentString<AskPasskeyMutation, AskPasskeyMutationVariables>;
export const AskRecoveryDocument = new TypedDocumentString(`
    mutation AskRecovery($step: String!) {
  askRecovery(step: $step) {
    success
  }
}
    `) as unknown as TypedDocumentString<AskRecoveryMutation, AskRecoveryMutationVariables>;
export const CheckOtpDocument = new TypedDocumentString(`
    query CheckOtp($phone: String!, $otp: String!, $proof: String!) {
  checkOTP(phone: $phone, otp: $otp, proof: $proof) {
    success
  }
}
    `) as unknown as TypedDocumentString<CheckOtpQuery, CheckOtpQueryVariables>;
export const FinishSignInDocument = new TypedDocumentString(`
    mutation FinishSignIn($step: String!, $passkey: String, $code: String, $sourceType: SourceType!) {
  finishSignIn(
    step: $step
    passkey: $passkey
    code: $code
    sourceType: $sourceType
  ) {
    token
  }
}
    `) as unknown as TypedDocumentString<FinishSignInMutation, FinishSignInMutationVariables>;
export const ForgotPasswordDocument = new TypedDocumentString(`
    mutation ForgotPassword($email: String!) {
  forgotPassword(email: $email) {
    success
  }
}
    `) as unknown as TypedDocumentString<ForgotPasswordMutation, ForgotPasswordMutationVariables>;
export const LicenceDocument = new TypedDocumentString(`
    query Licence($ceaNumber: String!) {
  validateCeaNumber(ceaNumber: $ceaNumber) {
    isExist
  }
  ceaInfo(ceaNumber: $ceaNumber) {
    ceaNumber
    salespersonName
    estateAgency
    estateAgencyLicenseNo
  }
}
    `) as unknown as TypedDocumentString<LicenceQuery, LicenceQueryVariables>;
export const LoginDocument = new TypedDocumentString(`
    mutation Login($email: String!, $password: String!) {
  login(email: $email, password: $password, sourceType: Website) {
    token
    secondStep {
      token
      factors
    }
  }
}
    `) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const MailSignInCodeDocument = new TypedDocumentString(`
    mutation MailSignInCode($step: String) {
  mailSignInCode(step: $step) {
    success
  }
}
    `) as unknown as TypedDocumentString<MailSignInCodeMutation, MailSignInCodeMutationVariables>;
export const RegisterDocument = new TypedDocumentString(`
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    token
  }
}
    `) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const SendOtpDocument = new TypedDocumentString(`
    query SendOtp($phone: String!) {
  sendOTP(phone: $phone) {
    success
  }
}
    `) as unknown as TypedDocumentString<SendOtpQuery, SendOtpQueryVariables>;
export const SignInByPasskeyDocument = new TypedDocumentString(`
    mutation SignInByPasskey($answer: String!) {
  signInByPasskey(answer: $answer) {
    token
  }
}
    `) as unknown as TypedDocumentString<SignInByPasskeyMutation, SignInByPasskeyMutationVariables>;
export const ValidateEmailDocument = new TypedDocumentString(`
    query ValidateEmail($email: String!) {
  validateEmail(email: $email) {
    isExist
  }
}
    `) as unknown as TypedDocumentString<ValidateEmailQuery, ValidateEmailQueryVariables>;
export const BeginSubscriptionDocument = new TypedDocumentString(`
    mutation BeginSubscription($key: String!, $input: BeginSubscriptionInput!) {
  beginSubscription(key: $key, input: $input) {
    ...StepFacts
  }
}
    fragment StepFacts on CheckoutStep {
  state
  clientSecret
  cardKey {
    publishableKey
    isDesk
  }
  amountDue
  currencyCode
  payPackageId
  quantity
  invCode
  lastFailure
}`) as unknown as TypedDocumentString<BeginSubscriptionMutation, BeginSubscriptionMutationVariables>;
export const BillingDocument = new TypedDocumentString(`
    query Billing($country: CountryCode!) {
  billing(country: $country) {
    ...BillingFacts
  }
}
    fragment BillingFacts on BillingOverview {
  country
  payment
  cardKey {
    publishableKey
    isDesk
  }
  subscription {
    id
    standing
    status
    payPackageId
    planKey
    planName
    recurringType
    currencyCode
    quantity
    seats
    createdDate
    periodEndsDate
    trialEndsDate
    endsDate
    accessUntilDate
    next {
      amountDue
      currencyCode
      dueDate
    }
    card {
      brand
      last4
      expMonth
      expYear
      isExpiring
    }
    change {
      payPackageId
      planName
      recurringType
      quantity
      date
    }
    invCode
  }
  openCheckout {
    payPackageId
    quantity
    invCode
  }
  vip {
    id
    promoCode
    expireDate
  }
}`) as unknown as TypedDocumentString<BillingQuery, BillingQueryVariables>;
export const BillingInvoicesDocument = new TypedDocumentString(`
    query BillingInvoices($country: CountryCode!, $first: Int, $after: String) {
  billingInvoices(country: $country, first: $first, after: $after) {
    nodes {
      id
      number
      status
      createdDate
      paidDate
      currencyCode
      total
      amountDue
      discount
      tax
      taxRate {
        name
        percent
      }
      pdfAddress
      buyer {
        name
        email
        address
        taxNumber
      }
      lines {
        text
        quantity
        amount
        fromDate
        untilDate
      }
    }
    endCursor
  }
}
    `) as unknown as TypedDocumentString<BillingInvoicesQuery, BillingInvoicesQueryVariables>;
export const BillingStandingDocument = new TypedDocumentString(`
    query BillingStanding($country: CountryCode!) {
  billing(country: $country) {
    subscription {
      standing
      planName
      accessUntilDate
    }
  }
}
    `) as unknown as TypedDocumentString<BillingStandingQuery, BillingStandingQueryVariables>;
export const CancelSubscriptionDocument = new TypedDocumentString(`
    mutation CancelSubscription($key: String!, $country: CountryCode!) {
  cancelSubscription(key: $key, country: $country) {
    ...BillingFacts
  }
}
    fragment BillingFacts on BillingOverview {
  country
  payment
  cardKey {
    publishableKey
    isDesk
  }
  subscription {
    id
    standing
    status
    payPackageId
    planKey
    planName
    recurringType
    currencyCode
    quantity
    seats
    createdDate
    periodEndsDate
    trialEndsDate
    endsDate
    accessUntilDate
    next {
      amountDue
      currencyCode
      dueDate
    }
    card {
      brand
      last4
      expMonth
      expYear
      isExpiring
    }
    change {
      payPackageId
      planName
      recurringType
      quantity
      date
    }
    invCode
  }
  openCheckout {
    payPackageId
    quantity
    invCode
  }
  vip {
    id
    promoCode
    expireDate
  }
}`) as unknown as TypedDocumentString<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>;
export const ChangeCardDocument = new TypedDocumentString(`
    mutation ChangeCard($key: String!, $country: CountryCode!) {
  changeCard(key: $key, country: $country) {
    ...StepFacts
  }
}
    fragment StepFacts on CheckoutStep {
  state
  clientSecret
  cardKey {
    publishableKey
    isDesk
  }
  amountDue
  currencyCode
  payPackageId
  quantity
  invCode
  lastFailure
}`) as unknown as TypedDocumentString<ChangeCardMutation, ChangeCardMutationVariables>;
export const ChangeSubscriptionDocument = new TypedDocumentString(`
    mutation ChangeSubscription($key: String!, $country: CountryCode!, $payPackageId: ID!, $quantity: Int!, $at: ChangeTime!) {
  changeSubscription(
    key: $key
    country: $country
    payPackageId: $payPackageId
    quantity: $quantity
    at: $at
  ) {
    ...StepFacts
  }
}
    fragment StepFacts on CheckoutStep {
  state
  clientSecret
  cardKey {
    publishableKey
    isDesk
  }
  amountDue
  currencyCode
  payPackageId
  quantity
  invCode
  lastFailure
}`) as unknown as TypedDocumentString<ChangeSubscriptionMutation, ChangeSubscriptionMutationVariables>;
export const EndPromotionCodeDocument = new TypedDocumentString(`
    mutation EndPromotionCode($id: ID!) {
  endPromotionCode(id: $id) {
    id
    code
    kind
    country
    state
    percent
    amountOff
    months
    plans
    isFirstTimeOnly
    useLimit
    uses
    endsDate
    vipUntilDate
    createdDate
  }
}
    `) as unknown as TypedDocumentString<EndPromotionCodeMutation, EndPromotionCodeMutationVariables>;
export const MakePromotionCodeDocument = new TypedDocumentString(`
    mutation MakePromotionCode($key: String!, $input: PromotionCodeInput!) {
  makePromotionCode(key: $key, input: $input) {
    id
    code
    kind
    country
    state
    percent
    amountOff
    months
    plans
    isFirstTimeOnly
    useLimit
    uses
    endsDate
    vipUntilDate
    createdDate
  }
}
    `) as unknown as TypedDocumentString<MakePromotionCodeMutation, MakePromotionCodeMutationVariables>;
export const PayInvoiceDocument = new TypedDocumentString(`
    mutation PayInvoice($key: String!, $country: CountryCode!, $withCardOnFile: Boolean!) {
  payInvoice(key: $key, country: $country, withCardOnFile: $withCardOnFile) {
    ...StepFacts
  }
}
    fragment StepFacts on CheckoutStep {
  state
  clientSecret
  cardKey {
    publishableKey
    isDesk
  }
  amountDue
  currencyCode
  payPackageId
  quantity
  invCode
  lastFailure
}`) as unknown as TypedDocumentString<PayInvoiceMutation, PayInvoiceMutationVariables>;
export const PlansDocument = new TypedDocumentString(`
    query Plans($country: CountryCode!, $audience: PlanAudience!) {
  plans(country: $country, audience: $audience) {
    country
    audience
    currencyCode
    payment
    cardKey {
      publishableKey
      isDesk
    }
    tax {
      name
      percent
    }
    refusal
    isCurrent
    plans {
      key
      name
      frontParams
      hasSeats
      quantityMin
      quantityMax
      prices {
        id
        recurringType
        intervalCount
        unitAmount
        tiers {
          upTo
          unitAmount
        }
        currencyCode
        trialDays
        savingPercent
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PlansQuery, PlansQueryVariables>;
export const PreviewChangeDocument = new TypedDocumentString(`
    query PreviewChange($country: CountryCode!, $payPackageId: ID!, $quantity: Int!, $at: ChangeTime!) {
  previewChange(
    country: $country
    payPackageId: $payPackageId
    quantity: $quantity
    at: $at
  ) {
    ...PriceFacts
  }
}
    fragment PriceFacts on PricePreview {
  currencyCode
  lines {
    kind
    quantity
    amount
    fromDate
    untilDate
  }
  discount
  total
  tax
  taxRate {
    name
    percent
  }
  trialEndsDate
  renewsDate
  renewsAmount
  code {
    code
    kind
    percent
    amountOff
    months
  }
}`) as unknown as TypedDocumentString<PreviewChangeQuery, PreviewChangeQueryVariables>;
export const PreviewSubscriptionDocument = new TypedDocumentString(`
    query PreviewSubscription($country: CountryCode!, $payPackageId: ID!, $quantity: Int!, $invCode: String) {
  previewSubscription(
    country: $country
    payPackageId: $payPackageId
    quantity: $quantity
    invCode: $invCode
  ) {
    ...PriceFacts
  }
}
    fragment PriceFacts on PricePreview {
  currencyCode
  lines {
    kind
    quantity
    amount
    fromDate
    untilDate
  }
  discount
  total
  tax
  taxRate {
    name
    percent
  }
  trialEndsDate
  renewsDate
  renewsAmount
  code {
    code
    kind
    percent
    amountOff
    months
  }
}`) as unknown as TypedDocumentString<PreviewSubscriptionQuery, PreviewSubscriptionQueryVariables>;
export const PromotionCodeDocument = new TypedDocumentString(`
    query PromotionCode($country: CountryCode!, $invCode: String!, $payPackageId: ID) {
  promotionCode(country: $country, invCode: $invCode, payPackageId: $payPackageId) {
    code
    kind
    percent
    amountOff
    months
    vipUntilDate
  }
}
    `) as unknown as TypedDocumentString<PromotionCodeQuery, PromotionCodeQueryVariables>;
export const PromotionCodesDocument = new TypedDocumentString(`
    query PromotionCodes($country: CountryCode, $text: String, $first: Int, $offset: Int) {
  promotionCodes(country: $country, text: $text, first: $first, offset: $offset) {
    totalCount
    pageInfo {
      hasNextPage
    }
    nodes {
      id
      code
      kind
      country
      state
      percent
      amountOff
      months
      plans
      isFirstTimeOnly
      useLimit
      uses
      endsDate
      vipUntilDate
      createdDate
    }
  }
}
    `) as unknown as TypedDocumentString<PromotionCodesQuery, PromotionCodesQueryVariables>;
export const RedeemCodeDocument = new TypedDocumentString(`
    mutation RedeemCode($country: CountryCode!, $invCode: String!) {
  redeemCode(country: $country, invCode: $invCode) {
    id
    promoCode
    expireDate
  }
}
    `) as unknown as TypedDocumentString<RedeemCodeMutation, RedeemCodeMutationVariables>;
export const RefreshBillingDocument = new TypedDocumentString(`
    mutation RefreshBilling($country: CountryCode!) {
  refreshBilling(country: $country) {
    ...BillingFacts
  }
}
    fragment BillingFacts on BillingOverview {
  country
  payment
  cardKey {
    publishableKey
    isDesk
  }
  subscription {
    id
    standing
    status
    payPackageId
    planKey
    planName
    recurringType
    currencyCode
    quantity
    seats
    createdDate
    periodEndsDate
    trialEndsDate
    endsDate
    accessUntilDate
    next {
      amountDue
      currencyCode
      dueDate
    }
    card {
      brand
      last4
      expMonth
      expYear
      isExpiring
    }
    change {
      payPackageId
      planName
      recurringType
      quantity
      date
    }
    invCode
  }
  openCheckout {
    payPackageId
    quantity
    invCode
  }
  vip {
    id
    promoCode
    expireDate
  }
}`) as unknown as TypedDocumentString<RefreshBillingMutation, RefreshBillingMutationVariables>;
export const ResumeSubscriptionDocument = new TypedDocumentString(`
    mutation ResumeSubscription($key: String!, $country: CountryCode!) {
  resumeSubscription(key: $key, country: $country) {
    ...BillingFacts
  }
}
    fragment BillingFacts on BillingOverview {
  country
  payment
  cardKey {
    publishableKey
    isDesk
  }
  subscription {
    id
    standing
    status
    payPackageId
    planKey
    planName
    recurringType
    currencyCode
    quantity
    seats
    createdDate
    periodEndsDate
    trialEndsDate
    endsDate
    accessUntilDate
    next {
      amountDue
      currencyCode
      dueDate
    }
    card {
      brand
      last4
      expMonth
      expYear
      isExpiring
    }
    change {
      payPackageId
      planName
      recurringType
      quantity
      date
    }
    invCode
  }
  openCheckout {
    payPackageId
    quantity
    invCode
  }
  vip {
    id
    promoCode
    expireDate
  }
}`) as unknown as TypedDocumentString<ResumeSubscriptionMutation, ResumeSubscriptionMutationVariables>;
export const SettleCheckoutDocument = new TypedDocumentString(`
    mutation SettleCheckout($country: CountryCode!) {
  settleCheckout(country: $country) {
    ...StepFacts
  }
}
    fragment StepFacts on CheckoutStep {
  state
  clientSecret
  cardKey {
    publishableKey
    isDesk
  }
  amountDue
  currencyCode
  payPackageId
  quantity
  invCode
  lastFailure
}`) as unknown as TypedDocumentString<SettleCheckoutMutation, SettleCheckoutMutationVariables>;
export const ActOnAppointmentDocument = new TypedDocumentString(`
    mutation ActOnAppointment($token: String!, $key: String!, $action: AppointmentAction!, $reason: String) {
  actOnAppointment(token: $token, key: $key, action: $action, reason: $reason) {
    ...AppointmentFacts
  }
}
    fragment AppointmentFacts on Appointment {
  kind
  state
  startsAt
  endsAt
  timeZone
  place
  host
  hostName
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  visitorName
  mayMove
  mayCancel
}`) as unknown as TypedDocumentString<ActOnAppointmentMutation, ActOnAppointmentMutationVariables>;
export const AppointmentDocument = new TypedDocumentString(`
    query Appointment($token: String!) {
  appointment(token: $token) {
    ...AppointmentFacts
  }
}
    fragment AppointmentFacts on Appointment {
  kind
  state
  startsAt
  endsAt
  timeZone
  place
  host
  hostName
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  visitorName
  mayMove
  mayCancel
}`) as unknown as TypedDocumentString<AppointmentQuery, AppointmentQueryVariables>;
export const AppointmentHostDocument = new TypedDocumentString(`
    query AppointmentHost($host: String!) {
  appointmentHost(host: $host) {
    name
    isDesk
    country
    ceaNumber
    estateAgency
    estateAgencyLicenseNo
    timeZone
    kinds {
      kind
      lengthMinutes
      mode
      capacity
      aheadDays
      place
    }
  }
}
    `) as unknown as TypedDocumentString<AppointmentHostQuery, AppointmentHostQueryVariables>;
export const AppointmentTimesDocument = new TypedDocumentString(`
    query AppointmentTimes($token: String!, $from: String!, $until: String!) {
  appointmentTimes(token: $token, from: $from, until: $until) {
    ...FreeTime
  }
}
    fragment FreeTime on Slot {
  startsAt
  endsAt
  left
}`) as unknown as TypedDocumentString<AppointmentTimesQuery, AppointmentTimesQueryVariables>;
export const AskAgentDocument = new TypedDocumentString(`
    mutation AskAgent($key: String!, $input: AgentEnquiryInput!) {
  askAgent(key: $key, input: $input)
}
    `) as unknown as TypedDocumentString<AskAgentMutation, AskAgentMutationVariables>;
export const BookAppointmentDocument = new TypedDocumentString(`
    mutation BookAppointment($key: String!, $input: BookAppointmentInput!) {
  bookAppointment(key: $key, input: $input) {
    ...AnsweredAppointment
  }
}
    fragment AnsweredAppointment on AppointmentAnswer {
  appointment {
    ...AppointmentFacts
  }
  code
  next {
    ...FreeTime
  }
  token
}
fragment AppointmentFacts on Appointment {
  kind
  state
  startsAt
  endsAt
  timeZone
  place
  host
  hostName
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  visitorName
  mayMove
  mayCancel
}
fragment FreeTime on Slot {
  startsAt
  endsAt
  left
}`) as unknown as TypedDocumentString<BookAppointmentMutation, BookAppointmentMutationVariables>;
export const BookValuationDocument = new TypedDocumentString(`
    mutation BookValuation($key: String!, $input: BookValuationInput!) {
  bookValuation(key: $key, input: $input) {
    ...AnsweredAppointment
  }
}
    fragment AnsweredAppointment on AppointmentAnswer {
  appointment {
    ...AppointmentFacts
  }
  code
  next {
    ...FreeTime
  }
  token
}
fragment AppointmentFacts on Appointment {
  kind
  state
  startsAt
  endsAt
  timeZone
  place
  host
  hostName
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  visitorName
  mayMove
  mayCancel
}
fragment FreeTime on Slot {
  startsAt
  endsAt
  left
}`) as unknown as TypedDocumentString<BookValuationMutation, BookValuationMutationVariables>;
export const BookedProjectDocument = new TypedDocumentString(`
    query BookedProject($typeGroup: TypeGroup!, $slug: String!) {
  project(typeGroup: $typeGroup, slug: $slug) {
    id
    typeGroup
    slug
    name
    nameLocal
  }
}
    `) as unknown as TypedDocumentString<BookedProjectQuery, BookedProjectQueryVariables>;
export const FreeTimesDocument = new TypedDocumentString(`
    query FreeTimes($host: String!, $kind: AppointmentKind!, $from: String!, $until: String!) {
  freeTimes(host: $host, kind: $kind, from: $from, until: $until) {
    ...FreeTime
  }
}
    fragment FreeTime on Slot {
  startsAt
  endsAt
  left
}`) as unknown as TypedDocumentString<FreeTimesQuery, FreeTimesQueryVariables>;
export const HostTimesDocument = new TypedDocumentString(`
    query HostTimes($host: String!, $kind: AppointmentKind!, $from: String!, $until: String!) {
  freeTimes(host: $host, kind: $kind, from: $from, until: $until) {
    ...FreeTime
  }
  fullDays(host: $host, kind: $kind, from: $from, until: $until)
}
    fragment FreeTime on Slot {
  startsAt
  endsAt
  left
}`) as unknown as TypedDocumentString<HostTimesQuery, HostTimesQueryVariables>;
export const MoveAppointmentDocument = new TypedDocumentString(`
    mutation MoveAppointment($token: String!, $key: String!, $startsAt: String!) {
  moveAppointment(token: $token, key: $key, startsAt: $startsAt) {
    ...AnsweredAppointment
  }
}
    fragment AnsweredAppointment on AppointmentAnswer {
  appointment {
    ...AppointmentFacts
  }
  code
  next {
    ...FreeTime
  }
  token
}
fragment AppointmentFacts on Appointment {
  kind
  state
  startsAt
  endsAt
  timeZone
  place
  host
  hostName
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  visitorName
  mayMove
  mayCancel
}
fragment FreeTime on Slot {
  startsAt
  endsAt
  left
}`) as unknown as TypedDocumentString<MoveAppointmentMutation, MoveAppointmentMutationVariables>;
export const OpenHouseDocument = new TypedDocumentString(`
    query OpenHouse($token: String!) {
  openHouse(token: $token) {
    country
    name
    startsAt
    endsAt
    timeZone
    opensAt
    closesAt
    question
    agentName
    agentLicence
    agency
    agencyLicence
    now
  }
}
    `) as unknown as TypedDocumentString<OpenHouseQuery, OpenHouseQueryVariables>;
export const CheckInDocument = new TypedDocumentString(`
    mutation CheckIn($token: String!, $entry: String!, $input: CheckInInput!) {
  checkIn(token: $token, entry: $entry, input: $input)
}
    `) as unknown as TypedDocumentString<CheckInMutation, CheckInMutationVariables>;
export const ProposedTimesDocument = new TypedDocumentString(`
    query ProposedTimes($token: String!) {
  proposedTimes(token: $token) {
    ...ProposedTimesParts
  }
}
    fragment ProposedTimesParts on ProposedTimes {
  country
  kind
  state
  hostName
  host
  ceaNumber
  estateAgency
  estateAgencyLicenseNo
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  timeZone
  place
  heldUntil
  times {
    startsAt
    endsAt
    isTaken
  }
}`) as unknown as TypedDocumentString<ProposedTimesQuery, ProposedTimesQueryVariables>;
export const TakeProposedTimeDocument = new TypedDocumentString(`
    mutation TakeProposedTime($token: String!, $key: String!, $startsAt: String!) {
  takeProposedTime(token: $token, key: $key, startsAt: $startsAt) {
    ...AnsweredAppointment
  }
}
    fragment AnsweredAppointment on AppointmentAnswer {
  appointment {
    ...AppointmentFacts
  }
  code
  next {
    ...FreeTime
  }
  token
}
fragment AppointmentFacts on Appointment {
  kind
  state
  startsAt
  endsAt
  timeZone
  place
  host
  hostName
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  visitorName
  mayMove
  mayCancel
}
fragment FreeTime on Slot {
  startsAt
  endsAt
  left
}`) as unknown as TypedDocumentString<TakeProposedTimeMutation, TakeProposedTimeMutationVariables>;
export const DeclineProposedTimesDocument = new TypedDocumentString(`
    mutation DeclineProposedTimes($token: String!, $key: String!, $note: String!) {
  declineProposedTimes(token: $token, key: $key, note: $note) {
    ...ProposedTimesParts
  }
}
    fragment ProposedTimesParts on ProposedTimes {
  country
  kind
  state
  hostName
  host
  ceaNumber
  estateAgency
  estateAgencyLicenseNo
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  timeZone
  place
  heldUntil
  times {
    startsAt
    endsAt
    isTaken
  }
}`) as unknown as TypedDocumentString<DeclineProposedTimesMutation, DeclineProposedTimesMutationVariables>;
export const ValuationHomeDocument = new TypedDocumentString(`
    query ValuationHome($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {
  market {
    currencyCode
  }
  project(typeGroup: $typeGroup, slug: $slug) {
    ...EstimatedProject
    unitMixes {
      unitMix
    }
    estimate(home: $home) {
      ...EstimateSummary
    }
  }
}
    fragment EstimatedProject on Project {
  id
  typeGroup
  propertyGroup
  propertyType
  slug
  name
  nameLocal
  block
  street
  area {
    name
    nameLocal
  }
  floors
  floorSoldMax
  unitCount
  completionYear
}
fragment EstimateSummary on EstimateResult {
  __typename
  ... on Estimate {
    asOf
    unitMix
    areaSqm
    floor
    value
    psf
    low68
    high68
    low90
    high90
    confidence
    statement {
      ...Statement
    }
    effectiveN
  }
  ... on EstimateRefusal {
    reason
    evidence
    needed
    newestEvidence: asOf
    areaSqmMin
    areaSqmMax
    floorMax
  }
}
fragment Statement on EstimateStatement {
  __typename
  ... on MeasuredStatement {
    ...MeasuredStatement
  }
  ... on UnmeasuredStatement {
    reason
  }
}
fragment MeasuredStatement on MeasuredStatement {
  typeGroup
  area
  areaSqmFrom
  areaSqmTo
  half
  nine
  n
  from
  to
}`) as unknown as TypedDocumentString<ValuationHomeQuery, ValuationHomeQueryVariables>;
export const JoinWaitingDocument = new TypedDocumentString(`
    mutation JoinWaiting($input: WaitingInput!) {
  joinWaiting(input: $input)
}
    `) as unknown as TypedDocumentString<JoinWaitingMutation, JoinWaitingMutationVariables>;
export const LeaveWaitingDocument = new TypedDocumentString(`
    mutation LeaveWaiting($token: String!) {
  leaveWaiting(token: $token)
}
    `) as unknown as TypedDocumentString<LeaveWaitingMutation, LeaveWaitingMutationVariables>;
export const ChangeOwnHomeDocument = new TypedDocumentString(`
    mutation ChangeOwnHome($id: ID!, $name: String, $isMonthly: Boolean, $hasAlert: Boolean) {
  changeOwnHome(id: $id, name: $name, isMonthly: $isMonthly, hasAlert: $hasAlert) {
    ...KeptHome
  }
}
    fragment KeptHome on OwnHome {
  id
  country
  typeGroup
  slug
  name
  home {
    unitMix
    areaSqm
    floor
  }
  purchase
  isMonthly
  hasAlert
  canAlert
}`) as unknown as TypedDocumentString<ChangeOwnHomeMutation, ChangeOwnHomeMutationVariables>;
export const HomeLetterDocument = new TypedDocumentString(`
    query HomeLetter($token: String!) {
  homeLetter(token: $token) {
    letter
    name
    isOn
  }
}
    `) as unknown as TypedDocumentString<HomeLetterQuery, HomeLetterQueryVariables>;
export const KeepOwnHomeDocument = new TypedDocumentString(`
    mutation KeepOwnHome($input: KeepOwnHomeInput!) {
  keepOwnHome(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<KeepOwnHomeMutation, KeepOwnHomeMutationVariables>;
export const KeepOwnPurchaseDocument = new TypedDocumentString(`
    mutation KeepOwnPurchase($id: ID!, $purchase: String) {
  keepOwnPurchase(id: $id, purchase: $purchase) {
    id
    purchase
  }
}
    `) as unknown as TypedDocumentString<KeepOwnPurchaseMutation, KeepOwnPurchaseMutationVariables>;
export const LikeSalesDocument = new TypedDocumentString(`
    query LikeSales($typeGroup: TypeGroup!, $slug: String!, $areaSqm: Float!) {
  likeSales(typeGroup: $typeGroup, slug: $slug, areaSqm: $areaSqm) {
    to
    sales {
      id
      project {
        id
        name
        nameLocal
        slug
        typeGroup
      }
      month
      price
      areaSqm
      psf
      floorLow
      floorHigh
      metres
    }
    year {
      n
      p25
      median
      p75
    }
    yearBefore {
      n
      median
    }
  }
}
    `) as unknown as TypedDocumentString<LikeSalesQuery, LikeSalesQueryVariables>;
export const OwnHomeHistoryDocument = new TypedDocumentString(`
    query OwnHomeHistory($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput!) {
  project(typeGroup: $typeGroup, slug: $slug) {
    id
    estimateHistory(home: $home, withMonthBefore: true) {
      asOf
      value
      low68
      high68
      low90
      high90
    }
  }
}
    `) as unknown as TypedDocumentString<OwnHomeHistoryQuery, OwnHomeHistoryQueryVariables>;
export const OwnHomeValueDocument = new TypedDocumentString(`
    query OwnHomeValue($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput!) {
  market {
    countryCode
    currencyCode
    isDemo
  }
  project(typeGroup: $typeGroup, slug: $slug) {
    id
    name
    nameLocal
    slug
    typeGroup
    propertyGroup
    street
    leaseStartYear
    completionYear
    estimate(home: $home) {
      ...EstimateSummary
    }
  }
}
    fragment EstimateSummary on EstimateResult {
  __typename
  ... on Estimate {
    asOf
    unitMix
    areaSqm
    floor
    value
    psf
    low68
    high68
    low90
    high90
    confidence
    statement {
      ...Statement
    }
    effectiveN
  }
  ... on EstimateRefusal {
    reason
    evidence
    needed
    newestEvidence: asOf
    areaSqmMin
    areaSqmMax
    floorMax
  }
}
fragment Statement on EstimateStatement {
  __typename
  ... on MeasuredStatement {
    ...MeasuredStatement
  }
  ... on UnmeasuredStatement {
    reason
  }
}
fragment MeasuredStatement on MeasuredStatement {
  typeGroup
  area
  areaSqmFrom
  areaSqmTo
  half
  nine
  n
  from
  to
}`) as unknown as TypedDocumentString<OwnHomeValueQuery, OwnHomeValueQueryVariables>;
export const OwnHomesDocument = new TypedDocumentString(`
    query OwnHomes {
  ownHomes {
    ...KeptHome
  }
}
    fragment KeptHome on OwnHome {
  id
  country
  typeGroup
  slug
  name
  home {
    unitMix
    areaSqm
    floor
  }
  purchase
  isMonthly
  hasAlert
  canAlert
}`) as unknown as TypedDocumentString<OwnHomesQuery, OwnHomesQueryVariables>;
export const RemoveOwnHomeDocument = new TypedDocumentString(`
    mutation RemoveOwnHome($id: ID!) {
  removeOwnHome(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<RemoveOwnHomeMutation, RemoveOwnHomeMutationVariables>;
export const StopHomeLetterDocument = new TypedDocumentString(`
    mutation StopHomeLetter($token: String!) {
  stopHomeLetter(token: $token) {
    success
  }
}
    `) as unknown as TypedDocumentString<StopHomeLetterMutation, StopHomeLetterMutationVariables>;
export const LabelProjectDocument = new TypedDocumentString(`
    query LabelProject($typeGroup: TypeGroup!, $slug: String!) {
  project(typeGroup: $typeGroup, slug: $slug) {
    ...LabelPlace
  }
}
    fragment LabelPlace on Project {
  id
  typeGroup
  slug
  name
  nameLocal
  block
  street
  postalCode
  area {
    name
    nameLocal
  }
  buildings {
    slug
    name
    postalCode
    floors
    stacks {
      label
      floorLow
      floorHigh
    }
  }
}`) as unknown as TypedDocumentString<LabelProjectQuery, LabelProjectQueryVariables>;
export const LabelStreetDocument = new TypedDocumentString(`
    query LabelStreet($street: String!, $first: Int) {
  projects(filter: { street: $street }, first: $first) {
    nodes {
      ...LabelPlace
    }
    totalCount
  }
}
    fragment LabelPlace on Project {
  id
  typeGroup
  slug
  name
  nameLocal
  block
  street
  postalCode
  area {
    name
    nameLocal
  }
  buildings {
    slug
    name
    postalCode
    floors
    stacks {
      label
      floorLow
      floorHigh
    }
  }
}`) as unknown as TypedDocumentString<LabelStreetQuery, LabelStreetQueryVariables>;
export const LabelStandingDocument = new TypedDocumentString(`
    query LabelStanding {
  labelStanding
}
    `) as unknown as TypedDocumentString<LabelStandingQuery, LabelStandingQueryVariables>;
export const OwnLabelSheetsDocument = new TypedDocumentString(`
    query OwnLabelSheets($first: Int, $offset: Int) {
  ownLabelSheets(first: $first, offset: $offset) {
    nodes {
      ...LabelSheetFacts
    }
    totalCount
  }
}
    fragment LabelSheetFacts on LabelSheet {
  id
  country
  title
  print
  count
  leftOut
  madeAt
}`) as unknown as TypedDocumentString<OwnLabelSheetsQuery, OwnLabelSheetsQueryVariables>;
export const OwnLabelSheetDocument = new TypedDocumentString(`
    query OwnLabelSheet($id: ID!) {
  ownLabelSheet(id: $id) {
    ...OpenedLabelSheetFacts
  }
}
    fragment LabelSheetFacts on LabelSheet {
  id
  country
  title
  print
  count
  leftOut
  madeAt
}
fragment OpenedLabelSheetFacts on OpenedLabelSheet {
  sheet {
    ...LabelSheetFacts
  }
  homes
  leftOutNow
}`) as unknown as TypedDocumentString<OwnLabelSheetQuery, OwnLabelSheetQueryVariables>;
export const MakeLabelSheetDocument = new TypedDocumentString(`
    mutation MakeLabelSheet($key: String!, $input: LabelSheetInput!) {
  makeLabelSheet(key: $key, input: $input) {
    ...OpenedLabelSheetFacts
  }
}
    fragment LabelSheetFacts on LabelSheet {
  id
  country
  title
  print
  count
  leftOut
  madeAt
}
fragment OpenedLabelSheetFacts on OpenedLabelSheet {
  sheet {
    ...LabelSheetFacts
  }
  homes
  leftOutNow
}`) as unknown as TypedDocumentString<MakeLabelSheetMutation, MakeLabelSheetMutationVariables>;
export const CopyLabelSheetDocument = new TypedDocumentString(`
    mutation CopyLabelSheet($key: String!, $id: ID!) {
  copyLabelSheet(key: $key, id: $id) {
    ...OpenedLabelSheetFacts
  }
}
    fragment LabelSheetFacts on LabelSheet {
  id
  country
  title
  print
  count
  leftOut
  madeAt
}
fragment OpenedLabelSheetFacts on OpenedLabelSheet {
  sheet {
    ...LabelSheetFacts
  }
  homes
  leftOutNow
}`) as unknown as TypedDocumentString<CopyLabelSheetMutation, CopyLabelSheetMutationVariables>;
export const DeleteLabelSheetDocument = new TypedDocumentString(`
    mutation DeleteLabelSheet($id: ID!) {
  deleteLabelSheet(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteLabelSheetMutation, DeleteLabelSheetMutationVariables>;
export const SuppressedHomesDocument = new TypedDocumentString(`
    query SuppressedHomes($isForAll: Boolean, $first: Int, $offset: Int) {
  suppressedHomes(isForAll: $isForAll, first: $first, offset: $offset) {
    nodes {
      id
      country
      home
      reason
      since
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<SuppressedHomesQuery, SuppressedHomesQueryVariables>;
export const SuppressHomesDocument = new TypedDocumentString(`
    mutation SuppressHomes($homes: String!, $reason: String!, $isForAll: Boolean) {
  suppressHomes(homes: $homes, reason: $reason, isForAll: $isForAll)
}
    `) as unknown as TypedDocumentString<SuppressHomesMutation, SuppressHomesMutationVariables>;
export const UnsuppressHomeDocument = new TypedDocumentString(`
    mutation UnsuppressHome($id: ID!, $isForAll: Boolean) {
  unsuppressHome(id: $id, isForAll: $isForAll) {
    success
  }
}
    `) as unknown as TypedDocumentString<UnsuppressHomeMutation, UnsuppressHomeMutationVariables>;
export const LandDetailsDocument = new TypedDocumentString(`
    query LandDetails($landKey: String!) {
  market {
    ...LandMarket
  }
  land(landKey: $landKey) {
    ...LandParcel
  }
}
    fragment LandMarket on Market {
  currencyCode
  isDemo
  lastMonth
}
fragment LandParcel on Land {
  id
  landKey
  nameDisplayText
  area {
    id
    name
    nameLocal
  }
  landUse
  status
  activity
  tenureYears
  siteAreaSqm
  grossFloorAreaSqm
  plotRatio
  price
  psfPpr
  launchMonth
  tenderCloseMonth
  awardMonth
  lat
  lng
}`) as unknown as TypedDocumentString<LandDetailsQuery, LandDetailsQueryVariables>;
export const LandNearbyDocument = new TypedDocumentString(`
    query LandNearby($near: NearInput!) {
  launches: projects(
    filter: {
      near: $near
      constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]
    }
    sort: NEAREST
    first: 6
  ) {
    nodes {
      ...NearbyProject
    }
  }
  sales: projects(
    filter: { near: $near, constructionStatuses: [COMPLETED] }
    sort: NEWEST_SALE
    first: 6
  ) {
    nodes {
      ...NearbyProject
    }
  }
}
    fragment NearbyProject on Project {
  id
  typeGroup
  slug
  name
  nameLocal
  completionYear
  lastSaleMonth
  lastSalePrice
  figuresTo
  psf {
    n
    p25
    median
    p75
  }
}`) as unknown as TypedDocumentString<LandNearbyQuery, LandNearbyQueryVariables>;
export const LandsDocument = new TypedDocumentString(`
    query Lands($filter: LandFilter, $offset: Int) {
  market {
    ...LandMarket
  }
  landUses
  lands(filter: $filter, first: 20, offset: $offset) {
    nodes {
      ...LandParcel
    }
    totalCount
  }
}
    fragment LandMarket on Market {
  currencyCode
  isDemo
  lastMonth
}
fragment LandParcel on Land {
  id
  landKey
  nameDisplayText
  area {
    id
    name
    nameLocal
  }
  landUse
  status
  activity
  tenureYears
  siteAreaSqm
  grossFloorAreaSqm
  plotRatio
  price
  psfPpr
  launchMonth
  tenderCloseMonth
  awardMonth
  lat
  lng
}`) as unknown as TypedDocumentString<LandsQuery, LandsQueryVariables>;
export const LeadRulesDocument = new TypedDocumentString(`
    query LeadRules {
  leadRules {
    ...LeadRulesParts
  }
}
    fragment LeadRulesParts on LeadRules {
  version
  rules {
    id
    interests
    languages
    people
    taken
  }
  staff {
    id
    name
  }
}`) as unknown as TypedDocumentString<LeadRulesQuery, LeadRulesQueryVariables>;
export const SaveLeadRulesDocument = new TypedDocumentString(`
    mutation SaveLeadRules($version: Int!, $rules: [LeadRuleInput!]!) {
  saveLeadRules(version: $version, rules: $rules) {
    ...LeadRulesParts
  }
}
    fragment LeadRulesParts on LeadRules {
  version
  rules {
    id
    interests
    languages
    people
    taken
  }
  staff {
    id
    name
  }
}`) as unknown as TypedDocumentString<SaveLeadRulesMutation, SaveLeadRulesMutationVariables>;
export const LeadsDocument = new TypedDocumentString(`
    query Leads($filter: LeadFilter, $first: Int, $offset: Int) {
  leads(filter: $filter, first: $first, offset: $offset) {
    totalCount
    nodes {
      ...LeadParts
    }
  }
  leadCounts {
    state
    isSuspected
    total
  }
}
    fragment LeadParts on Lead {
  id
  country
  isHouse
  origin
  interest
  name
  email
  phone
  company
  locale
  message
  home {
    country
    typeGroup
    slug
    name
    unit
    listing {
      slug
      activity
    }
  }
  state
  assignedTo
  followUpOn
  answerSeconds
  isProven
  suspicion
  createdDate
  launchInterest {
    number
    unit
    unitMixes
    previewOn
  }
}`) as unknown as TypedDocumentString<LeadsQuery, LeadsQueryVariables>;
export const LeadDocument = new TypedDocumentString(`
    query Lead($id: ID!) {
  lead(id: $id) {
    ...LeadParts
    host
    mayProposeTimes
    attendance {
      came
      absent
      late
    }
  }
  leadEvents(id: $id) {
    action
    actor
    toState
    note
    date
  }
  leadAssignees(id: $id) {
    id
    name
  }
}
    fragment LeadParts on Lead {
  id
  country
  isHouse
  origin
  interest
  name
  email
  phone
  company
  locale
  message
  home {
    country
    typeGroup
    slug
    name
    unit
    listing {
      slug
      activity
    }
  }
  state
  assignedTo
  followUpOn
  answerSeconds
  isProven
  suspicion
  createdDate
  launchInterest {
    number
    unit
    unitMixes
    previewOn
  }
}`) as unknown as TypedDocumentString<LeadQuery, LeadQueryVariables>;
export const MoveLeadDocument = new TypedDocumentString(`
    mutation MoveLead($id: ID!, $key: String!, $move: LeadMove!) {
  moveLead(id: $id, key: $key, move: $move) {
    id
  }
}
    `) as unknown as TypedDocumentString<MoveLeadMutation, MoveLeadMutationVariables>;
export const NoteOnLeadDocument = new TypedDocumentString(`
    mutation NoteOnLead($id: ID!, $key: String!, $note: String!) {
  noteOnLead(id: $id, key: $key, note: $note) {
    id
  }
}
    `) as unknown as TypedDocumentString<NoteOnLeadMutation, NoteOnLeadMutationVariables>;
export const FollowUpLeadDocument = new TypedDocumentString(`
    mutation FollowUpLead($id: ID!, $key: String!, $on: String) {
  followUpLead(id: $id, key: $key, on: $on) {
    id
  }
}
    `) as unknown as TypedDocumentString<FollowUpLeadMutation, FollowUpLeadMutationVariables>;
export const AssignLeadDocument = new TypedDocumentString(`
    mutation AssignLead($id: ID!, $key: String!, $to: ID!) {
  assignLead(id: $id, key: $key, to: $to) {
    id
  }
}
    `) as unknown as TypedDocumentString<AssignLeadMutation, AssignLeadMutationVariables>;
export const TrustLeadDocument = new TypedDocumentString(`
    mutation TrustLead($id: ID!, $key: String!) {
  trustLead(id: $id, key: $key) {
    id
  }
}
    `) as unknown as TypedDocumentString<TrustLeadMutation, TrustLeadMutationVariables>;
export const ReplyToLeadDocument = new TypedDocumentString(`
    mutation ReplyToLead($id: ID!, $key: String!, $text: String!) {
  replyToLead(id: $id, key: $key, text: $text) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReplyToLeadMutation, ReplyToLeadMutationVariables>;
export const ProposalHostDocument = new TypedDocumentString(`
    query ProposalHost($host: String!, $lead: ID!) {
  appointmentHost(host: $host) {
    timeZone
    kinds {
      kind
    }
  }
  timeProposals(lead: $lead) {
    ...TimeProposalParts
  }
}
    fragment TimeProposalParts on TimeProposal {
  id
  kind
  state
  timeZone
  heldUntil
  note
  times {
    startsAt
    endsAt
    isTaken
  }
}`) as unknown as TypedDocumentString<ProposalHostQuery, ProposalHostQueryVariables>;
export const TimesToProposeDocument = new TypedDocumentString(`
    query TimesToPropose($host: String!, $kind: AppointmentKind!, $from: String!, $until: String!) {
  freeTimes(host: $host, kind: $kind, from: $from, until: $until) {
    startsAt
  }
}
    `) as unknown as TypedDocumentString<TimesToProposeQuery, TimesToProposeQueryVariables>;
export const ProposeTimesDocument = new TypedDocumentString(`
    mutation ProposeTimes($lead: ID!, $key: String!, $kind: AppointmentKind!, $startsAt: [String!]!) {
  proposeTimes(lead: $lead, key: $key, kind: $kind, startsAt: $startsAt) {
    ...TimeProposalParts
  }
}
    fragment TimeProposalParts on TimeProposal {
  id
  kind
  state
  timeZone
  heldUntil
  note
  times {
    startsAt
    endsAt
    isTaken
  }
}`) as unknown as TypedDocumentString<ProposeTimesMutation, ProposeTimesMutationVariables>;
export const WithdrawTimesDocument = new TypedDocumentString(`
    mutation WithdrawTimes($id: ID!, $key: String!) {
  withdrawTimes(id: $id, key: $key) {
    ...TimeProposalParts
  }
}
    fragment TimeProposalParts on TimeProposal {
  id
  kind
  state
  timeZone
  heldUntil
  note
  times {
    startsAt
    endsAt
    isTaken
  }
}`) as unknown as TypedDocumentString<WithdrawTimesMutation, WithdrawTimesMutationVariables>;
export const LinkPictureDocument = new TypedDocumentString(`
    query LinkPicture($typeGroup: TypeGroup!, $slug: String!) {
  market {
    currencyCode
    isDemo
    dataVersion
  }
  project(typeGroup: $typeGroup, slug: $slug) {
    slug
    typeGroup
    propertyType
    name
    nameLocal
    block
    street
    area {
      name
      nameLocal
    }
    floors
    floorSoldMax
    unitCount
    completionYear
    tenure
    psf {
      n
      p25
      median
      p75
    }
    figuresTo
    usualEstimate {
      __typename
      ... on UsualEstimate {
        asOf
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LinkPictureQuery, LinkPictureQueryVariables>;
export const LinkPictureOfAgentDocument = new TypedDocumentString(`
    query LinkPictureOfAgent($ceaNumber: String!) {
  agentPage(ceaNumber: $ceaNumber) {
    verifiedOn
    lines {
      name
      licence
      agency
      agencyLicence
      phone
    }
  }
}
    `) as unknown as TypedDocumentString<LinkPictureOfAgentQuery, LinkPictureOfAgentQueryVariables>;
export const LinkPictureOfListingDocument = new TypedDocumentString(`
    query LinkPictureOfListing($slug: String!) {
  market {
    currencyCode
    isDemo
  }
  listingGroup(slug: $slug) {
    slug
    activity
    addressTypeGroup
    addressProjectSlug
    projectName
    projectNameLocal
    street
    propertyType
    tenure
    completionYear
    bedrooms
    areaSqm
    isLive
    isUnderOffer
    price
    priceWords
    agentCount
    advertisers {
      agentName
      agentLicence
      agentPhone
      agency
      agencyLicence
    }
  }
}
    `) as unknown as TypedDocumentString<LinkPictureOfListingQuery, LinkPictureOfListingQueryVariables>;
export const LinkPictureOfShareDocument = new TypedDocumentString(`
    query LinkPictureOfShare($id: ID!) {
  shareCover(id: $id) {
    kind
    title
    figuresTo
    lines {
      name
      licence
      agency
      agencyLicence
      phone
    }
  }
}
    `) as unknown as TypedDocumentString<LinkPictureOfShareQuery, LinkPictureOfShareQueryVariables>;
export const ActOnListingDocument = new TypedDocumentString(`
    mutation ActOnListing($key: String!, $id: ID!, $action: ListingAction!, $edits: ListingEditsChoice, $closing: ListingClosingInput) {
  actOnListing(
    key: $key
    id: $id
    action: $action
    edits: $edits
    closing: $closing
  ) {
    ...OwnListingWhole
  }
}
    fragment ListingPicture on ListingMedia {
  id
  kind
  caption
  alt
  state
  isOfFeed
}
fragment OwnListingCard on OwnListing {
  id
  version
  country
  state
  activity
  typeGroup
  projectSlug
  projectName
  projectNameLocal
  street
  address
  propertyGroup
  propertyType
  unitMix
  areaSqm
  price
  headline
  feed {
    agency
    receivedDate
    isMarked
  }
  hasEdits
  edited {
    price
  }
  closing {
    outcome
    price
    day
    date
    undoUntil
  }
  cover
  photoCount
  may
  daysLeft
  groupSlug
  addressTypeGroup
  addressProjectSlug
  confirmedDate
  updatedDate
}
fragment OwnListingValues on OwnListing {
  ...SaidOfHome
  activity
  typeGroup
  projectSlug
  projectName
  street
  address
  propertyGroup
  propertyType
  unitMix
  price
  headline
  postalCode
  areaMeasure
  floor
  facilities
  availableOn
  description
  locale
  tourUrl
  videoUrl
}
fragment OwnListingWhole on OwnListing {
  ...OwnListingCard
  ...OwnListingValues
  edited {
    ...OwnListingValues
  }
  needs
  twin
  advertiser {
    agentName
    agentLicence
    agentPhone
    agency
    agencyLicence
  }
  media {
    ...ListingPicture
  }
  events {
    action
    note
    date
  }
}
fragment SaidOfHome on AdvertisedHome {
  bedrooms
  bathrooms
  areaSqm
  landSqm
  floorType
  furnished
}`) as unknown as TypedDocumentString<ActOnListingMutation, ActOnListingMutationVariables>;
export const AllowListingDocument = new TypedDocumentString(`
    mutation AllowListing($key: String!, $id: ID!, $note: String!) {
  allowListing(key: $key, id: $id, note: $note) {
    id
  }
}
    `) as unknown as TypedDocumentString<AllowListingMutation, AllowListingMutationVariables>;
export const AskFeedApprovalDocument = new TypedDocumentString(`
    mutation AskFeedApproval {
  askFeedApproval {
    source {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AskFeedApprovalMutation, AskFeedApprovalMutationVariables>;
export const BeginListingMediaDocument = new TypedDocumentString(`
    mutation BeginListingMedia($listing: ID!, $key: String!, $kind: ListingMediaKind!) {
  beginListingMedia(listing: $listing, key: $key, kind: $kind) {
    ...ListingPicture
  }
}
    fragment ListingPicture on ListingMedia {
  id
  kind
  caption
  alt
  state
  isOfFeed
}`) as unknown as TypedDocumentString<BeginListingMediaMutation, BeginListingMediaMutationVariables>;
export const ConfirmListingDocument = new TypedDocumentString(`
    mutation ConfirmListing($token: String!) {
  confirmListing(token: $token) {
    isConfirmed
  }
}
    `) as unknown as TypedDocumentString<ConfirmListingMutation, ConfirmListingMutationVariables>;
export const DescribeListingMediaDocument = new TypedDocumentString(`
    mutation DescribeListingMedia($id: ID!, $kind: ListingMediaKind!, $caption: String!, $alt: String!) {
  describeListingMedia(id: $id, kind: $kind, caption: $caption, alt: $alt) {
    id
  }
}
    `) as unknown as TypedDocumentString<DescribeListingMediaMutation, DescribeListingMediaMutationVariables>;
export const InviteFeedAgentDocument = new TypedDocumentString(`
    mutation InviteFeedAgent($licence: String!) {
  inviteFeedAgent(licence: $licence) {
    agents {
      licence
      invitedAt
    }
  }
}
    `) as unknown as TypedDocumentString<InviteFeedAgentMutation, InviteFeedAgentMutationVariables>;
export const KeepFeedAddressDocument = new TypedDocumentString(`
    mutation KeepFeedAddress($address: String!, $isWhole: Boolean!, $hours: Int!) {
  keepFeedAddress(address: $address, isWhole: $isWhole, hours: $hours) {
    source {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<KeepFeedAddressMutation, KeepFeedAddressMutationVariables>;
export const KeepFeedAgencyDocument = new TypedDocumentString(`
    mutation KeepFeedAgency($agency: String!, $agencyLicence: String!, $format: FeedFormat!) {
  keepFeedAgency(agency: $agency, agencyLicence: $agencyLicence, format: $format) {
    source {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<KeepFeedAgencyMutation, KeepFeedAgencyMutationVariables>;
export const KeepFeedAgentsDocument = new TypedDocumentString(`
    mutation KeepFeedAgents($agents: [SourceAgentInput!]!, $version: Int!) {
  keepFeedAgents(agents: $agents, version: $version) {
    source {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<KeepFeedAgentsMutation, KeepFeedAgentsMutationVariables>;
export const KeepFeedColumnsDocument = new TypedDocumentString(`
    mutation KeepFeedColumns($columns: [TableColumnInput!]!) {
  keepFeedColumns(columns: $columns) {
    source {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<KeepFeedColumnsMutation, KeepFeedColumnsMutationVariables>;
export const ListingProblemsDocument = new TypedDocumentString(`
    query ListingProblems($isSettled: Boolean, $first: Int!, $offset: Int!) {
  listingProblems(isSettled: $isSettled, first: $first, offset: $offset) {
    totalCount
    nodes {
      id
      reason
      text
      email
      homeName
      groupSlug
      typeGroup
      projectSlug
      activity
      agentName
      agency
      isAdvertised
      isHeld
      isSuspected
      createdDate
    }
  }
}
    `) as unknown as TypedDocumentString<ListingProblemsQuery, ListingProblemsQueryVariables>;
export const ListingProjectDocument = new TypedDocumentString(`
    query ListingProject($typeGroup: TypeGroup!, $slug: String!) {
  project(typeGroup: $typeGroup, slug: $slug) {
    name
    nameLocal
  }
}
    `) as unknown as TypedDocumentString<ListingProjectQuery, ListingProjectQueryVariables>;
export const ListingToConfirmDocument = new TypedDocumentString(`
    query ListingToConfirm($token: String!) {
  listingToConfirm(token: $token) {
    country
    projectName
    projectNameLocal
    propertyGroup
    unitMix
    activity
    price
    state
    isConfirmed
  }
}
    `) as unknown as TypedDocumentString<ListingToConfirmQuery, ListingToConfirmQueryVariables>;
export const ListingToursDocument = new TypedDocumentString(`
    query ListingTours {
  ownTours {
    id
    version
    country
    state
    title
    projectTypeGroup
    projectSlug
    listing {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ListingToursQuery, ListingToursQueryVariables>;
export const HangTourDocument = new TypedDocumentString(`
    mutation HangTour($id: ID!, $version: Int!, $listing: ID, $project: TourProjectInput) {
  placeTour(id: $id, version: $version, listing: $listing, project: $project) {
    id
  }
}
    `) as unknown as TypedDocumentString<HangTourMutation, HangTourMutationVariables>;
export const OrderListingMediaDocument = new TypedDocumentString(`
    mutation OrderListingMedia($listing: ID!, $ids: [ID!]!) {
  orderListingMedia(listing: $listing, ids: $ids) {
    id
  }
}
    `) as unknown as TypedDocumentString<OrderListingMediaMutation, OrderListingMediaMutationVariables>;
export const OwnFeedDocument = new TypedDocumentString(`
    query OwnFeed {
  ownFeed {
    ...OwnFeedParts
  }
}
    fragment FeedSourceParts on ListingSource {
  id
  agency
  agencyLicence
  format
  silenceDays
  isActive
  isManaged
  approval
  approvalNote
  askedAt
  version
  advertised
  agents {
    name
    licence
    phone
    email
  }
  keys {
    prefix
    reader
    scopes
    createdAt
    endsAt
    lastUsedAt
  }
  webhooks {
    ...WebhookParts
  }
  runs {
    id
    isWhole
    state
    reason
    taken
    changed
    rejected
    omitted
    withdrawn
    begunAt
  }
}
fragment WebhookParts on Webhook {
  id
  address
  topics
  createdAt
  endedAt
  isGone
  tries
  deadCount
}
fragment DryCounts on FeedDryRun {
  id
  fileName
  format
  isWhole
  reason
  read
  added
  changed
  standing
  withdrawn
  rejected
  omitted
  madeAt
}
fragment OwnFeedParts on OwnFeed {
  agency
  agencyLicence
  isFromLicence
  isConnected
  columnNames
  agents {
    name
    licence
    phone
    email
    hasAccount
    invitedAt
  }
  source {
    ...FeedSourceParts
    fetchUrl
    fetchWhole
    fetchHours
    fetchedAt
    fetchFault
    fetchFailures
    columns {
      name
      means
    }
    dryRun {
      ...DryCounts
      unknownColumns
      homes {
        sourceKey
        isNew
        headline
        place
        activity
        price
        priceWords
        bedrooms
        areaSqm
        pictures
        hasPicture
      }
      faults {
        row
        sourceKey
        isTaken
        code
        field
        reason
        given
      }
    }
  }
}`) as unknown as TypedDocumentString<OwnFeedQuery, OwnFeedQueryVariables>;
export const OwnListingDocument = new TypedDocumentString(`
    query OwnListing($id: ID!) {
  ownListing(id: $id) {
    ...OwnListingWhole
  }
}
    fragment ListingPicture on ListingMedia {
  id
  kind
  caption
  alt
  state
  isOfFeed
}
fragment OwnListingCard on OwnListing {
  id
  version
  country
  state
  activity
  typeGroup
  projectSlug
  projectName
  projectNameLocal
  street
  address
  propertyGroup
  propertyType
  unitMix
  areaSqm
  price
  headline
  feed {
    agency
    receivedDate
    isMarked
  }
  hasEdits
  edited {
    price
  }
  closing {
    outcome
    price
    day
    date
    undoUntil
  }
  cover
  photoCount
  may
  daysLeft
  groupSlug
  addressTypeGroup
  addressProjectSlug
  confirmedDate
  updatedDate
}
fragment OwnListingValues on OwnListing {
  ...SaidOfHome
  activity
  typeGroup
  projectSlug
  projectName
  street
  address
  propertyGroup
  propertyType
  unitMix
  price
  headline
  postalCode
  areaMeasure
  floor
  facilities
  availableOn
  description
  locale
  tourUrl
  videoUrl
}
fragment OwnListingWhole on OwnListing {
  ...OwnListingCard
  ...OwnListingValues
  edited {
    ...OwnListingValues
  }
  needs
  twin
  advertiser {
    agentName
    agentLicence
    agentPhone
    agency
    agencyLicence
  }
  media {
    ...ListingPicture
  }
  events {
    action
    note
    date
  }
}
fragment SaidOfHome on AdvertisedHome {
  bedrooms
  bathrooms
  areaSqm
  landSqm
  floorType
  furnished
}`) as unknown as TypedDocumentString<OwnListingQuery, OwnListingQueryVariables>;
export const OwnListingsDocument = new TypedDocumentString(`
    query OwnListings($filter: OwnListingFilter, $first: Int!, $offset: Int!) {
  ownListings(filter: $filter, first: $first, offset: $offset) {
    totalCount
    nodes {
      ...OwnListingCard
    }
  }
  ownListingCounts {
    state
    total
    due
  }
}
    fragment OwnListingCard on OwnListing {
  id
  version
  country
  state
  activity
  typeGroup
  projectSlug
  projectName
  projectNameLocal
  street
  address
  propertyGroup
  propertyType
  unitMix
  areaSqm
  price
  headline
  feed {
    agency
    receivedDate
    isMarked
  }
  hasEdits
  edited {
    price
  }
  closing {
    outcome
    price
    day
    date
    undoUntil
  }
  cover
  photoCount
  may
  daysLeft
  groupSlug
  addressTypeGroup
  addressProjectSlug
  confirmedDate
  updatedDate
}`) as unknown as TypedDocumentString<OwnListingsQuery, OwnListingsQueryVariables>;
export const RemoveListingMediaDocument = new TypedDocumentString(`
    mutation RemoveListingMedia($id: ID!) {
  removeListingMedia(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RemoveListingMediaMutation, RemoveListingMediaMutationVariables>;
export const SaveListingDocument = new TypedDocumentString(`
    mutation SaveListing($key: String!, $id: ID, $version: Int!, $input: ListingInput!, $isUnpublished: Boolean) {
  saveListing(
    key: $key
    id: $id
    version: $version
    input: $input
    isUnpublished: $isUnpublished
  ) {
    ...OwnListingWhole
  }
}
    fragment ListingPicture on ListingMedia {
  id
  kind
  caption
  alt
  state
  isOfFeed
}
fragment OwnListingCard on OwnListing {
  id
  version
  country
  state
  activity
  typeGroup
  projectSlug
  projectName
  projectNameLocal
  street
  address
  propertyGroup
  propertyType
  unitMix
  areaSqm
  price
  headline
  feed {
    agency
    receivedDate
    isMarked
  }
  hasEdits
  edited {
    price
  }
  closing {
    outcome
    price
    day
    date
    undoUntil
  }
  cover
  photoCount
  may
  daysLeft
  groupSlug
  addressTypeGroup
  addressProjectSlug
  confirmedDate
  updatedDate
}
fragment OwnListingValues on OwnListing {
  ...SaidOfHome
  activity
  typeGroup
  projectSlug
  projectName
  street
  address
  propertyGroup
  propertyType
  unitMix
  price
  headline
  postalCode
  areaMeasure
  floor
  facilities
  availableOn
  description
  locale
  tourUrl
  videoUrl
}
fragment OwnListingWhole on OwnListing {
  ...OwnListingCard
  ...OwnListingValues
  edited {
    ...OwnListingValues
  }
  needs
  twin
  advertiser {
    agentName
    agentLicence
    agentPhone
    agency
    agencyLicence
  }
  media {
    ...ListingPicture
  }
  events {
    action
    note
    date
  }
}
fragment SaidOfHome on AdvertisedHome {
  bedrooms
  bathrooms
  areaSqm
  landSqm
  floorType
  furnished
}`) as unknown as TypedDocumentString<SaveListingMutation, SaveListingMutationVariables>;
export const SettleListingProblemDocument = new TypedDocumentString(`
    mutation SettleListingProblem($key: String!, $id: ID!, $note: String!, $withdraws: Boolean!) {
  settleListingProblem(key: $key, id: $id, note: $note, withdraws: $withdraws) {
    id
  }
}
    `) as unknown as TypedDocumentString<SettleListingProblemMutation, SettleListingProblemMutationVariables>;
export const TakeFeedDryRunDocument = new TypedDocumentString(`
    mutation TakeFeedDryRun($dryRun: ID!, $allowsMany: Boolean!) {
  takeFeedDryRun(dryRun: $dryRun, allowsMany: $allowsMany) {
    id
    state
    reason
    taken
    changed
    withdrawn
    rejected
  }
}
    `) as unknown as TypedDocumentString<TakeFeedDryRunMutation, TakeFeedDryRunMutationVariables>;
export const AreaFiguresDocument = new TypedDocumentString(`
    query AreaFigures($filter: ProjectFilter!) {
  areaFigures(filter: $filter) {
    projectCount
    homeCount
    groups {
      group
      psf {
        n
        p25
        median
        p75
      }
      price {
        n
        p25
        median
        p75
      }
      change12m
    }
    grossYield
    to
  }
}
    `) as unknown as TypedDocumentString<AreaFiguresQuery, AreaFiguresQueryVariables>;
export const MapAmenitiesDocument = new TypedDocumentString(`
    query MapAmenities($filter: AmenityFilter, $first: Int) {
  amenities(filter: $filter, first: $first) {
    nodes {
      id
      type
      code
      name
      nameLocal
      lat
      lng
    }
  }
}
    `) as unknown as TypedDocumentString<MapAmenitiesQuery, MapAmenitiesQueryVariables>;
export const MapAreasDocument = new TypedDocumentString(`
    query MapAreas($filter: AreaFilter, $first: Int, $offset: Int) {
  areas(filter: $filter, first: $first, offset: $offset) {
    nodes {
      id
      name
      nameLocal
      lat
      lng
      parent {
        id
        name
        nameLocal
      }
    }
    pageInfo {
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<MapAreasQuery, MapAreasQueryVariables>;
export const MapAskedIdsDocument = new TypedDocumentString(`
    query MapAskedIds($filter: ProjectFilter!) {
  projectIds(filter: $filter)
}
    `) as unknown as TypedDocumentString<MapAskedIdsQuery, MapAskedIdsQueryVariables>;
export const MapDataDocument = new TypedDocumentString(`
    query MapData {
  market {
    ...MarketBasis
    dataVersion
    kinds {
      projectCount
      placedCount
    }
  }
  mapData {
    basemapUrl
    stationsUrl
    stationGraphUrl
    timetableUrl
    streetsUrl
    places {
      type
      count
      url
    }
    markers {
      typeGroup
      count
      url
      figuresTo
    }
  }
}
    fragment MarketBasis on Market {
  countryCode
  currencyCode
  isDemo
  lastMonth
  hasOfficialFigures
  projectCount
}`) as unknown as TypedDocumentString<MapDataQuery, MapDataQueryVariables>;
export const MapListDocument = new TypedDocumentString(`
    query MapList($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {
  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {
    nodes {
      ...ProjectCard
      ...RowEstimate
    }
    pageInfo {
      hasNextPage
      hasPreviousPage
    }
    totalCount
  }
}
    fragment ProjectCard on Project {
  id
  typeGroup
  propertyGroup
  propertyType
  slug
  name
  nameLocal
  block
  street
  postalCode
  area {
    id
    level
    slug
    name
    nameLocal
  }
  lat
  lng
  isPlacedByArea
  stationWalk
  tenure
  tenureYears
  tenureMix {
    freehold
    leasehold
  }
  leaseStartYear
  completionYear
  constructionStatus
  floors
  floorSoldMax
  unitCount
  saleCount
  saleCount1y
  rentCount
  lastSaleMonth
  lastSalePrice
  lastSalePsf
  figuresTo
  psf {
    n
    p25
    median
    p75
  }
  change12m
  psfNBefore
  grossYield
  areaSqmMin
  areaSqmMax
}
fragment RowEstimate on Project {
  usualEstimate {
    __typename
    ... on UsualEstimate {
      asOf
      unitMix
      areaSqm
      floor
      value
      low90
      high90
      confidence
      unmeasured
    }
    ... on UsualEstimateRefusal {
      reason
    }
  }
}`) as unknown as TypedDocumentString<MapListQuery, MapListQueryVariables>;
export const MapProjectDocument = new TypedDocumentString(`
    query MapProject($typeGroup: TypeGroup!, $slug: String!) {
  project(typeGroup: $typeGroup, slug: $slug) {
    developer
    facilities
    buildings {
      id
    }
    tours {
      path
      title
    }
    estimate {
      __typename
      ... on Estimate {
        statement {
          ...Statement
        }
      }
    }
    nearby(first: 12) {
      amenity {
        id
        type
        name
        nameLocal
      }
      walkMinutes
    }
  }
}
    fragment Statement on EstimateStatement {
  __typename
  ... on MeasuredStatement {
    ...MeasuredStatement
  }
  ... on UnmeasuredStatement {
    reason
  }
}
fragment MeasuredStatement on MeasuredStatement {
  typeGroup
  area
  areaSqmFrom
  areaSqmTo
  half
  nine
  n
  from
  to
}`) as unknown as TypedDocumentString<MapProjectQuery, MapProjectQueryVariables>;
export const LiveTicketDocument = new TypedDocumentString(`
    mutation LiveTicket {
  liveTicket {
    ticket
  }
}
    `) as unknown as TypedDocumentString<LiveTicketMutation, LiveTicketMutationVariables>;
export const MarkNoticesReadDocument = new TypedDocumentString(`
    mutation MarkNoticesRead($ids: [ID!]) {
  markNoticesRead(ids: $ids) {
    success
  }
}
    `) as unknown as TypedDocumentString<MarkNoticesReadMutation, MarkNoticesReadMutationVariables>;
export const NoticeCountDocument = new TypedDocumentString(`
    query NoticeCount {
  noticeCount
}
    `) as unknown as TypedDocumentString<NoticeCountQuery, NoticeCountQueryVariables>;
export const NoticeSettingsDocument = new TypedDocumentString(`
    query NoticeSettings {
  noticeSettings {
    group
    channel
  }
}
    `) as unknown as TypedDocumentString<NoticeSettingsQuery, NoticeSettingsQueryVariables>;
export const NoticesDocument = new TypedDocumentString(`
    query Notices($first: Int!, $offset: Int!) {
  notices(first: $first, offset: $offset) {
    nodes {
      id
      kind
      country
      facts
      path
      at
      isRead
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<NoticesQuery, NoticesQueryVariables>;
export const UpdateNoticeSettingDocument = new TypedDocumentString(`
    mutation UpdateNoticeSetting($group: NoticeGroup!, $channel: NoticeChannel!) {
  updateNoticeSetting(group: $group, channel: $channel) {
    group
    channel
  }
}
    `) as unknown as TypedDocumentString<UpdateNoticeSettingMutation, UpdateNoticeSettingMutationVariables>;
export const BeginDeliveredPhotoDocument = new TypedDocumentString(`
    mutation BeginDeliveredPhoto($listing: ID!, $file: ID!, $key: String!) {
  beginDeliveredPhoto(listing: $listing, file: $file, key: $key) {
    id
  }
}
    `) as unknown as TypedDocumentString<BeginDeliveredPhotoMutation, BeginDeliveredPhotoMutationVariables>;
export const StartDeliveryDocument = new TypedDocumentString(`
    mutation StartDelivery($order: ID!, $name: String!, $bytes: Int!, $print: String!) {
  startDelivery(order: $order, name: $name, bytes: $bytes, print: $print) {
    ...OrderFile
  }
}
    fragment OrderFile on OrderFile {
  id
  side
  name
  kind
  bytes
  partBytes
  parts
  done
  isStored
  hasPreview
  isDelivered
}`) as unknown as TypedDocumentString<StartDeliveryMutation, StartDeliveryMutationVariables>;
export const FinishDeliveryDocument = new TypedDocumentString(`
    mutation FinishDelivery($file: ID!) {
  finishDelivery(file: $file) {
    id
    isStored
  }
}
    `) as unknown as TypedDocumentString<FinishDeliveryMutation, FinishDeliveryMutationVariables>;
export const RemoveDeliveryDocument = new TypedDocumentString(`
    mutation RemoveDelivery($file: ID!) {
  removeDelivery(file: $file) {
    id
  }
}
    `) as unknown as TypedDocumentString<RemoveDeliveryMutation, RemoveDeliveryMutationVariables>;
export const OrderDocument = new TypedDocumentString(`
    query Order($id: ID!) {
  order(id: $id) {
    ...OrderWhole
  }
}
    fragment OrderFacts on Order {
  id
  number
  country
  state
  agentName
  vendorName
  place
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  lines {
    service
    name
    cents
    travelCents
    days
  }
  cents
  wishDays
  visitOn
  visitStarts
  visitEnds
  dueOn
  createdDate
}
fragment OrderFile on OrderFile {
  id
  side
  name
  kind
  bytes
  partBytes
  parts
  done
  isStored
  hasPreview
  isDelivered
}
fragment OrderInvoiceFacts on OrderInvoice {
  number
  issuedOn
  order
  place
  country
  seller {
    name
    address
    taxNumber
  }
  buyer {
    name
    agency
    licence
  }
  lines {
    service
    cents
  }
  netCents
  tax {
    name
    percent
    cents
  }
  totalCents
}
fragment OrderWhole on Order {
  ...OrderFacts
  access
  note
  bedrooms
  holidays
  calendarFile
  proposal {
    id
    lines {
      service
      name
      cents
      travelCents
      days
    }
    cents
    dueOn
  }
  staging {
    style
    rooms
    wantedOn
  }
  may
  messages {
    author
    text
    date
  }
  events {
    action
    actor
    toState
    note
    date
  }
  tour {
    id
    version
    title
    rooms
    picture
    alt
    needs
    isTaken
    state
  }
  files {
    ...OrderFile
    listings
  }
  invoice {
    ...OrderInvoiceFacts
  }
}`) as unknown as TypedDocumentString<OrderQuery, OrderQueryVariables>;
export const ActOnOrderDocument = new TypedDocumentString(`
    mutation ActOnOrder($id: ID!, $key: String!, $action: OrderAction!, $note: String, $visit: OrderVisitInput, $lines: [ProposedLineInput!], $proposal: ID, $tour: OrderTourInput) {
  actOnOrder(
    id: $id
    key: $key
    action: $action
    note: $note
    visit: $visit
    lines: $lines
    proposal: $proposal
    tour: $tour
  ) {
    id
    state
  }
}
    `) as unknown as TypedDocumentString<ActOnOrderMutation, ActOnOrderMutationVariables>;
export const WriteOnOrderDocument = new TypedDocumentString(`
    mutation WriteOnOrder($id: ID!, $key: String!, $text: String!) {
  writeOnOrder(id: $id, key: $key, text: $text) {
    id
  }
}
    `) as unknown as TypedDocumentString<WriteOnOrderMutation, WriteOnOrderMutationVariables>;
export const ReadOrderDocument = new TypedDocumentString(`
    mutation ReadOrder($id: ID!) {
  readOrder(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReadOrderMutation, ReadOrderMutationVariables>;
export const OrderMonthsDocument = new TypedDocumentString(`
    query OrderMonths {
  orderMonths {
    month
    country
    otherId
    otherName
    orders
    totalCents
  }
}
    `) as unknown as TypedDocumentString<OrderMonthsQuery, OrderMonthsQueryVariables>;
export const OrderInvoicesDocument = new TypedDocumentString(`
    query OrderInvoices($month: String!, $other: ID) {
  orderInvoices(month: $month, other: $other) {
    ...OrderInvoiceFacts
  }
}
    fragment OrderInvoiceFacts on OrderInvoice {
  number
  issuedOn
  order
  place
  country
  seller {
    name
    address
    taxNumber
  }
  buyer {
    name
    agency
    licence
  }
  lines {
    service
    cents
  }
  netCents
  tax {
    name
    percent
    cents
  }
  totalCents
}`) as unknown as TypedDocumentString<OrderInvoicesQuery, OrderInvoicesQueryVariables>;
export const OrdersDocument = new TypedDocumentString(`
    query Orders($filter: OrderFilter, $first: Int!, $offset: Int!) {
  orders(filter: $filter, first: $first, offset: $offset) {
    totalCount
    nodes {
      ...OrderFacts
      unread
    }
  }
  orderCounts {
    state
    total
    unread
  }
}
    fragment OrderFacts on Order {
  id
  number
  country
  state
  agentName
  vendorName
  place
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  lines {
    service
    name
    cents
    travelCents
    days
  }
  cents
  wishDays
  visitOn
  visitStarts
  visitEnds
  dueOn
  createdDate
}`) as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
export const OwnPricesDocument = new TypedDocumentString(`
    query OwnPrices {
  ownPrices {
    ...OwnPriceList
  }
}
    fragment PriceItemFacts on PriceItem {
  service
  name
  cents
  days
  travelCents
  steps {
    bedrooms
    cents
  }
}
fragment OwnPriceList on OwnPrices {
  country
  version
  prices {
    ...PriceItemFacts
  }
  next {
    from
    prices {
      ...PriceItemFacts
    }
  }
}`) as unknown as TypedDocumentString<OwnPricesQuery, OwnPricesQueryVariables>;
export const SaveOwnPricesDocument = new TypedDocumentString(`
    mutation SaveOwnPrices($input: OwnPricesInput!) {
  saveOwnPrices(input: $input) {
    ...OwnPriceList
  }
}
    fragment PriceItemFacts on PriceItem {
  service
  name
  cents
  days
  travelCents
  steps {
    bedrooms
    cents
  }
}
fragment OwnPriceList on OwnPrices {
  country
  version
  prices {
    ...PriceItemFacts
  }
  next {
    from
    prices {
      ...PriceItemFacts
    }
  }
}`) as unknown as TypedDocumentString<SaveOwnPricesMutation, SaveOwnPricesMutationVariables>;
export const OrderVendorsDocument = new TypedDocumentString(`
    query OrderVendors {
  market {
    currencyCode
  }
  orderVendors {
    id
    name
    about
    isRegistered
    approved
    prices {
      ...PriceItemFacts
    }
  }
}
    fragment PriceItemFacts on PriceItem {
  service
  name
  cents
  days
  travelCents
  steps {
    bedrooms
    cents
  }
}`) as unknown as TypedDocumentString<OrderVendorsQuery, OrderVendorsQueryVariables>;
export const PlaceOrderDocument = new TypedDocumentString(`
    mutation PlaceOrder($key: String!, $input: PlaceOrderInput!) {
  placeOrder(key: $key, input: $input) {
    id
    number
  }
}
    `) as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const ServicePricesDocument = new TypedDocumentString(`
    query ServicePrices {
  servicePrices {
    service
    cents
    days
  }
}
    `) as unknown as TypedDocumentString<ServicePricesQuery, ServicePricesQueryVariables>;
export const ShootsDocument = new TypedDocumentString(`
    query Shoots($from: String!, $until: String!) {
  shoots(from: $from, until: $until) {
    ...OrderFacts
    access
    calendarFile
  }
}
    fragment OrderFacts on Order {
  id
  number
  country
  state
  agentName
  vendorName
  place
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  lines {
    service
    name
    cents
    travelCents
    days
  }
  cents
  wishDays
  visitOn
  visitStarts
  visitEnds
  dueOn
  createdDate
}`) as unknown as TypedDocumentString<ShootsQuery, ShootsQueryVariables>;
export const AreaAgentsDocument = new TypedDocumentString(`
    query AreaAgents($typeGroup: TypeGroup!, $slug: String!) {
  areaAgents(typeGroup: $typeGroup, slug: $slug) {
    area {
      name
      nameLocal
    }
    agents {
      lines {
        name
        licence
        agency
        agencyLicence
      }
      avatar
      languages
      verifiedOn
      liveInProject
      liveInArea
      closedInArea
      answers {
        medianSeconds
        n
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AreaAgentsQuery, AreaAgentsQueryVariables>;
export const AskAreaAgentsDocument = new TypedDocumentString(`
    mutation AskAreaAgents($key: String!, $input: AreaAgentsEnquiryInput!) {
  askAreaAgents(key: $key, input: $input)
}
    `) as unknown as TypedDocumentString<AskAreaAgentsMutation, AskAreaAgentsMutationVariables>;
export const ListingsOfAgentDocument = new TypedDocumentString(`
    query ListingsOfAgent($licence: String!, $activity: ListingActivity, $after: ID, $first: Int) {
  listingsOfAgent(
    licence: $licence
    activity: $activity
    after: $after
    first: $first
  ) {
    nodes {
      ...ListingCard
    }
    totalCount
    pageInfo {
      hasNextPage
    }
  }
}
    fragment ListingCard on ListingGroup {
  id
  slug
  activity
  addressTypeGroup
  addressProjectSlug
  projectName
  projectNameLocal
  street
  postalCode
  propertyGroup
  propertyType
  tenure
  completionYear
  unitMix
  areaSqm
  landSqm
  floorType
  floors {
    low
    high
  }
  furnished
  isLive
  isUnderOffer
  price
  priceWords
  priceFirst
  priceCutDate
  psf
  agentCount
  hasTour
  firstSeenDate
  confirmedDate
  goneDate
  estimate {
    value
    low
    high
    against
  }
  photo {
    id
    url
    alt
  }
}`) as unknown as TypedDocumentString<ListingsOfAgentQuery, ListingsOfAgentQueryVariables>;
export const MarketTimetableDocument = new TypedDocumentString(`
    query MarketTimetable {
  mapData {
    timetableUrl
  }
}
    `) as unknown as TypedDocumentString<MarketTimetableQuery, MarketTimetableQueryVariables>;
export const OwnContactDocument = new TypedDocumentString(`
    query OwnContact {
  user(sourceType: Website) {
    nickName
    email
    phoneNumber
  }
}
    `) as unknown as TypedDocumentString<OwnContactQuery, OwnContactQueryVariables>;
export const ProjectEstimateDocument = new TypedDocumentString(`
    query ProjectEstimate($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {
  market {
    currencyCode
    isDemo
  }
  project(typeGroup: $typeGroup, slug: $slug) {
    ...EstimatedProject
    estimate(home: $home) {
      ...EstimateSummary
    }
  }
}
    fragment EstimatedProject on Project {
  id
  typeGroup
  propertyGroup
  propertyType
  slug
  name
  nameLocal
  block
  street
  area {
    name
    nameLocal
  }
  floors
  floorSoldMax
  unitCount
  completionYear
}
fragment EstimateSummary on EstimateResult {
  __typename
  ... on Estimate {
    asOf
    unitMix
    areaSqm
    floor
    value
    psf
    low68
    high68
    low90
    high90
    confidence
    statement {
      ...Statement
    }
    effectiveN
  }
  ... on EstimateRefusal {
    reason
    evidence
    needed
    newestEvidence: asOf
    areaSqmMin
    areaSqmMax
    floorMax
  }
}
fragment Statement on EstimateStatement {
  __typename
  ... on MeasuredStatement {
    ...MeasuredStatement
  }
  ... on UnmeasuredStatement {
    reason
  }
}
fragment MeasuredStatement on MeasuredStatement {
  typeGroup
  area
  areaSqmFrom
  areaSqmTo
  half
  nine
  n
  from
  to
}`) as unknown as TypedDocumentString<ProjectEstimateQuery, ProjectEstimateQueryVariables>;
export const ToolExamplesDocument = new TypedDocumentString(`
    query ToolExamples($areaId: ID!, $from: Month!, $typeGroup: TypeGroup!, $slug: String!) {
  deals(filter: { homes: { areaId: $areaId } }, rows: 3) {
    nodes {
      transaction {
        id
        month
        price
        psf
      }
      projectName
      projectNameLocal
    }
  }
  dealTotals(filter: { homes: { areaId: $areaId }, from: $from }) {
    figures {
      n
      psf {
        median
      }
    }
  }
  project(typeGroup: $typeGroup, slug: $slug) {
    estimate {
      ... on Estimate {
        value
        low90
        high90
        comparables {
          id
          month
          adjustedPrice
          weight
          project {
            name
            nameLocal
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ToolExamplesQuery, ToolExamplesQueryVariables>;
export const ToolPlaceDocument = new TypedDocumentString(`
    query ToolPlace {
  market {
    currencyCode
    isDemo
    lastMonth
  }
  projects(filter: { typeGroups: [PRIVATE_STACK] }, first: 1) {
    nodes {
      ...EstimatedProject
      area {
        id
      }
    }
  }
}
    fragment EstimatedProject on Project {
  id
  typeGroup
  propertyGroup
  propertyType
  slug
  name
  nameLocal
  block
  street
  area {
    name
    nameLocal
  }
  floors
  floorSoldMax
  unitCount
  completionYear
}`) as unknown as TypedDocumentString<ToolPlaceQuery, ToolPlaceQueryVariables>;
export const AgentMarketDocument = new TypedDocumentString(`
    query AgentMarket {
  market {
    currencyCode
    isDemo
    projectCount
    saleCount
    lastMonth
    examples {
      ...ExamplePlace
    }
  }
  projects(filter: { typeGroups: [PRIVATE_STACK] }, first: 6) {
    nodes {
      id
      slug
      typeGroup
      propertyType
      floors
      floorSoldMax
      unitCount
      completionYear
      block
    }
  }
}
    fragment ExamplePlace on SearchSuggestion {
  id
  kind
  title
  subtitle
  typeGroup
  slug
  projectId
  areaId
  lat
  lng
  resultCount
}`) as unknown as TypedDocumentString<AgentMarketQuery, AgentMarketQueryVariables>;
export const LaunchListDocument = new TypedDocumentString(`
    query LaunchList($typeGroup: TypeGroup!, $slug: String!, $part: Int, $unit: String, $unitMix: String, $isLeft: Boolean, $named: [String!]!) {
  launch(typeGroup: $typeGroup, slug: $slug) {
    id
    priceList(part: $part, unit: $unit, unitMix: $unitMix, isLeft: $isLeft) {
      part
      count
      parts {
        floorFrom
        floorTo
        stackFrom
        stackTo
        count
      }
      units {
        ...LaunchUnitFacts
      }
    }
    namedUnits(keys: $named) {
      ...LaunchUnitFacts
      belowFloor
      belowPrice
    }
  }
}
    fragment LaunchUnitFacts on LaunchUnit {
  stack
  floor
  unitMix
  sizeSqft
  plan
  state
  stateOn
  price
}`) as unknown as TypedDocumentString<LaunchListQuery, LaunchListQueryVariables>;
export const LaunchPlacesDocument = new TypedDocumentString(`
    query LaunchPlaces($filter: LaunchFilter) {
  market {
    currencyCode
  }
  mapData {
    basemapUrl
    stationsUrl
  }
  launchPlaces(filter: $filter) {
    placeless
    places {
      lat
      lng
      launch {
        ...PlacedLaunch
      }
    }
  }
}
    fragment PlacedLaunch on Launch {
  id
  typeGroup
  projectSlug
  name
  developer
  state
  previewFrom
  previewTo
  bookingFrom
  unitCount
  available
  reserved
  sold
  priceFrom
}`) as unknown as TypedDocumentString<LaunchPlacesQuery, LaunchPlacesQueryVariables>;
export const LaunchUnitsDocument = new TypedDocumentString(`
    query LaunchUnits($typeGroup: TypeGroup!, $slug: String!) {
  launch(typeGroup: $typeGroup, slug: $slug) {
    id
    units {
      ...LaunchUnitFacts
    }
  }
}
    fragment LaunchUnitFacts on LaunchUnit {
  stack
  floor
  unitMix
  sizeSqft
  plan
  state
  stateOn
  price
}`) as unknown as TypedDocumentString<LaunchUnitsQuery, LaunchUnitsQueryVariables>;
export const LaunchesDocument = new TypedDocumentString(`
    query Launches($areaId: ID, $offset: Int) {
  market {
    currencyCode
    isDemo
    lastMonth
  }
  projects(
    filter: {
      constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]
      areaId: $areaId
    }
    sort: NEWEST_SALE
    withoutLaunch: true
    first: 12
    offset: $offset
  ) {
    nodes {
      ...LaunchCard
    }
    totalCount
  }
  first50: projects(
    filter: { constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION] }
    withoutLaunch: true
    first: 50
  ) {
    ...LaunchAreas
  }
  next50: projects(
    filter: { constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION] }
    withoutLaunch: true
    first: 50
    offset: 50
  ) {
    ...LaunchAreas
  }
  last50: projects(
    filter: { constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION] }
    withoutLaunch: true
    first: 50
    offset: 100
  ) {
    ...LaunchAreas
  }
}
    fragment LaunchAreas on ProjectConnection {
  nodes {
    id
    area {
      id
      name
      nameLocal
    }
  }
  totalCount
}
fragment LaunchCard on Project {
  id
  typeGroup
  propertyType
  slug
  name
  nameLocal
  block
  street
  area {
    id
    name
    nameLocal
  }
  developer
  tenure
  tenureYears
  completionYear
  constructionStatus
  floors
  floorSoldMax
  unitCount
  saleCount1y
  lastSaleMonth
  figuresTo
  psf {
    n
    p25
    median
    p75
  }
  unitMixes {
    unitMix
    unitsAvailable
    launchPriceMin
    launchPriceMax
    salePriceMedian
  }
}`) as unknown as TypedDocumentString<LaunchesQuery, LaunchesQueryVariables>;
export const RegisterForLaunchDocument = new TypedDocumentString(`
    mutation RegisterForLaunch($key: String!, $input: LaunchInterestInput!) {
  registerForLaunch(key: $key, input: $input)
}
    `) as unknown as TypedDocumentString<RegisterForLaunchMutation, RegisterForLaunchMutationVariables>;
export const KeptLaunchesDocument = new TypedDocumentString(`
    query KeptLaunches($filter: LaunchFilter, $sort: LaunchSort, $offset: Int) {
  market {
    currencyCode
    isDemo
  }
  launches(filter: $filter, sort: $sort, first: 12, offset: $offset) {
    nodes {
      ...KeptLaunch
    }
    totalCount
  }
  launchAreas(filter: $filter) {
    area {
      id
      level
      name
      nameLocal
    }
    count
  }
}
    fragment KeptLaunch on Launch {
  id
  typeGroup
  projectSlug
  name
  developer
  state
  previewFrom
  previewTo
  bookingFrom
  topMonth
  tenure
  tenureYears
  pricesOn
  isInvented
  unitCount
  available
  reserved
  sold
  priceFrom
  psfMin
  psfMax
  project {
    id
    typeGroup
    propertyType
    slug
    name
    nameLocal
    block
    street
    area {
      id
      name
      nameLocal
    }
    completionYear
    floors
    floorSoldMax
    unitCount
    tenure
  }
}`) as unknown as TypedDocumentString<KeptLaunchesQuery, KeptLaunchesQueryVariables>;
export const DeskLaunchesDocument = new TypedDocumentString(`
    query DeskLaunches {
  deskLaunches {
    id
    typeGroup
    projectSlug
    name
    state
    pricesOn
    unitCount
    available
    agent {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<DeskLaunchesQuery, DeskLaunchesQueryVariables>;
export const LaunchFileDocument = new TypedDocumentString(`
    mutation LaunchFile($text: String!, $takes: Boolean!, $dayOrder: DayOrder, $decimalMark: DecimalMark) {
  launchFile(
    text: $text
    takes: $takes
    dayOrder: $dayOrder
    decimalMark: $decimalMark
  ) {
    differences {
      id
      name
      isNew
      added
      removed
      repriced
      restated
    }
    faults {
      row
      field
      reason
    }
    questions {
      about
      cell
      given
      meanings {
        means
        dayOrder
        decimalMark
      }
    }
    isTaken
  }
}
    `) as unknown as TypedDocumentString<LaunchFileMutation, LaunchFileMutationVariables>;
export const SetLaunchAgentDocument = new TypedDocumentString(`
    mutation SetLaunchAgent($id: ID!, $email: String!) {
  setLaunchAgent(id: $id, email: $email) {
    id
    agent {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SetLaunchAgentMutation, SetLaunchAgentMutationVariables>;
export const LaunchBallotDocument = new TypedDocumentString(`
    query LaunchBallot($id: ID!) {
  launchBallot(id: $id) {
    number
    lead
    name
    email
    phone
    state
    unit
    unitMixes
    previewOn
    registeredDate
  }
}
    `) as unknown as TypedDocumentString<LaunchBallotQuery, LaunchBallotQueryVariables>;
export const SetUnitStateDocument = new TypedDocumentString(`
    mutation SetUnitState($id: ID!, $stack: String!, $floor: Int!, $from: UnitState!, $to: UnitState!) {
  setUnitState(id: $id, stack: $stack, floor: $floor, from: $from, to: $to) {
    id
  }
}
    `) as unknown as TypedDocumentString<SetUnitStateMutation, SetUnitStateMutationVariables>;
export const LaunchSaleDocument = new TypedDocumentString(`
    query LaunchSale($typeGroup: TypeGroup!, $slug: String!) {
  market {
    currencyCode
    isDemo
  }
  launch(typeGroup: $typeGroup, slug: $slug) {
    ...KeptLaunch
    country
    source
    tours {
      ...TourLink
    }
    agent {
      name
      host
    }
    previewTimes {
      timeZone
      mode
      place
      slots {
        startsAt
      }
    }
    pictures {
      url
      caption
    }
    plans {
      plan
      url
      homes {
        ...LaunchMix
      }
    }
    facilities
    mixes {
      ...LaunchMix
    }
    site: project {
      id
      name
      nameLocal
      propertyGroup
      lat
      lng
      streetsAround {
        isMain
        points
      }
      nearby(first: 40) {
        ...NearbyPlace
      }
    }
    balance {
      day
      unitMix
      available
      reserved
      sold
    }
    resale {
      metres
      months
      asOf
      launchPsf
      needed
      groups {
        ageFrom
        ageTo
        isLikeTenure
        n
        p25
        median
        p75
        sales {
          projectName
          projectSlug
          month
          price
          areaSqm
          floorLow
          floorHigh
          builtYear
          psf
          restatedPsf
        }
      }
    }
  }
}
    fragment KeptLaunch on Launch {
  id
  typeGroup
  projectSlug
  name
  developer
  state
  previewFrom
  previewTo
  bookingFrom
  topMonth
  tenure
  tenureYears
  pricesOn
  isInvented
  unitCount
  available
  reserved
  sold
  priceFrom
  psfMin
  psfMax
  project {
    id
    typeGroup
    propertyType
    slug
    name
    nameLocal
    block
    street
    area {
      id
      name
      nameLocal
    }
    completionYear
    floors
    floorSoldMax
    unitCount
    tenure
  }
}
fragment LaunchMix on LaunchMix {
  unitMix
  count
  available
  reserved
  sold
  priced
  sizeMin
  sizeMax
  priceMin
  priceMax
}
fragment NearbyPlace on NearbyAmenity {
  amenity {
    id
    type
    subtype
    code
    name
    nameLocal
    lat
    lng
  }
  distanceMetres
  walkMetres
  walkMinutes
}
fragment TourLink on TourLink {
  path
  title
  locale
  picture
  alt
  rooms
}`) as unknown as TypedDocumentString<LaunchSaleQuery, LaunchSaleQueryVariables>;
export const AskAboutListingDocument = new TypedDocumentString(`
    mutation AskAboutListing($key: String!, $input: ListingEnquiryInput!) {
  askAboutListing(key: $key, input: $input)
}
    `) as unknown as TypedDocumentString<AskAboutListingMutation, AskAboutListingMutationVariables>;
export const ComparedListingsDocument = new TypedDocumentString(`
    query ComparedListings($slugs: [String!]!, $home: ReferenceHomeInput) {
  listingsNormalised(slugs: $slugs, home: $home) {
    reference {
      areaSqm
      floor
      leaseStartYear
    }
    homes {
      group {
        ...ListingCard
        bathrooms
        tenureYears
        facilities
      }
      restated {
        price
        areaFactor
        floorFactor
        leaseFactor
      }
    }
  }
}
    fragment ListingCard on ListingGroup {
  id
  slug
  activity
  addressTypeGroup
  addressProjectSlug
  projectName
  projectNameLocal
  street
  postalCode
  propertyGroup
  propertyType
  tenure
  completionYear
  unitMix
  areaSqm
  landSqm
  floorType
  floors {
    low
    high
  }
  furnished
  isLive
  isUnderOffer
  price
  priceWords
  priceFirst
  priceCutDate
  psf
  agentCount
  hasTour
  firstSeenDate
  confirmedDate
  goneDate
  estimate {
    value
    low
    high
    against
  }
  photo {
    id
    url
    alt
  }
}`) as unknown as TypedDocumentString<ComparedListingsQuery, ComparedListingsQueryVariables>;
export const ComparedProjectDocument = new TypedDocumentString(`
    query ComparedProject($slug: String!) {
  market {
    currencyCode
    isDemo
    lastMonth
  }
  publicStack: project(typeGroup: PUBLIC_STACK, slug: $slug) {
    ...ComparedFacts
  }
  privateStack: project(typeGroup: PRIVATE_STACK, slug: $slug) {
    ...ComparedFacts
  }
  privateLand: project(typeGroup: PRIVATE_LAND, slug: $slug) {
    ...ComparedFacts
  }
}
    fragment ProjectCard on Project {
  id
  typeGroup
  propertyGroup
  propertyType
  slug
  name
  nameLocal
  block
  street
  postalCode
  area {
    id
    level
    slug
    name
    nameLocal
  }
  lat
  lng
  isPlacedByArea
  stationWalk
  tenure
  tenureYears
  tenureMix {
    freehold
    leasehold
  }
  leaseStartYear
  completionYear
  constructionStatus
  floors
  floorSoldMax
  unitCount
  saleCount
  saleCount1y
  rentCount
  lastSaleMonth
  lastSalePrice
  lastSalePsf
  figuresTo
  psf {
    n
    p25
    median
    p75
  }
  change12m
  psfNBefore
  grossYield
  areaSqmMin
  areaSqmMax
}
fragment ComparedFacts on Project {
  ...ProjectCard
  unitMixes {
    unitMix
    gfaSqftAvg
    saleCount1y
  }
}`) as unknown as TypedDocumentString<ComparedProjectQuery, ComparedProjectQueryVariables>;
export const ListedHomeDocument = new TypedDocumentString(`
    query ListedHome($slug: String!, $agent: String) {
  listingGroup(slug: $slug, agent: $agent) {
    ...ListedHome
  }
}
    fragment ListingCard on ListingGroup {
  id
  slug
  activity
  addressTypeGroup
  addressProjectSlug
  projectName
  projectNameLocal
  street
  postalCode
  propertyGroup
  propertyType
  tenure
  completionYear
  unitMix
  areaSqm
  landSqm
  floorType
  floors {
    low
    high
  }
  furnished
  isLive
  isUnderOffer
  price
  priceWords
  priceFirst
  priceCutDate
  psf
  agentCount
  hasTour
  firstSeenDate
  confirmedDate
  goneDate
  estimate {
    value
    low
    high
    against
  }
  photo {
    id
    url
    alt
  }
}
fragment SaidOfHome on AdvertisedHome {
  bedrooms
  bathrooms
  areaSqm
  landSqm
  floorType
  furnished
}
fragment ListedHome on ListingGroup {
  ...ListingCard
  ...SaidOfHome
  typeGroup
  projectSlug
  tenureYears
  constructionStatus
  facilities
  priceMax
  isBack
  daysAdvertised
  closing {
    outcome
    price
    date
  }
  advertisers {
    id
    agentName
    agentLicence
    agentPhone
    host
    agency
    agencyLicence
    sourceName
    isLead
    isUnderOffer
    price
    priceWords
    availableOn
    furnished
    headline
    description
    locale
    tourUrl
    tour {
      ...TourLink
    }
    videoUrl
    firstSeenDate
    confirmedDate
    openHouses {
      startsAt
      endsAt
    }
  }
  pictures {
    id
    kind
    url
    alt
    caption
    contentType
    width
    height
  }
  prices {
    date
    price
  }
}
fragment TourLink on TourLink {
  path
  title
  locale
  picture
  alt
  rooms
}`) as unknown as TypedDocumentString<ListedHomeQuery, ListedHomeQueryVariables>;
export const ListingGroupDocument = new TypedDocumentString(`
    query ListingGroup($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {
  market {
    currencyCode
    isDemo
    lastMonth
  }
  project(typeGroup: $typeGroup, slug: $slug) {
    ...ProjectCard
    developer
    unitMixes {
      unitMix
      unitCount
      bedroomCount
      bathroomCount
      gfaSqftAvg
      gfaSqftMin
      gfaSqftMax
      lastSalePrice
      lastSalePsf
      lastSaleMonth
      salePriceMin
      salePriceMax
      salePriceMedian
      salePsfMin
      salePsfMax
      salePsfMedian
      rentPriceMin
      rentPriceMax
      rentPriceMedian
      saleCount1y
      rentCount1y
      lastRentPrice
      lastRentMonth
    }
    estimate(home: $home) {
      ...EstimateSummary
    }
  }
}
    fragment ProjectCard on Project {
  id
  typeGroup
  propertyGroup
  propertyType
  slug
  name
  nameLocal
  block
  street
  postalCode
  area {
    id
    level
    slug
    name
    nameLocal
  }
  lat
  lng
  isPlacedByArea
  stationWalk
  tenure
  tenureYears
  tenureMix {
    freehold
    leasehold
  }
  leaseStartYear
  completionYear
  constructionStatus
  floors
  floorSoldMax
  unitCount
  saleCount
  saleCount1y
  rentCount
  lastSaleMonth
  lastSalePrice
  lastSalePsf
  figuresTo
  psf {
    n
    p25
    median
    p75
  }
  change12m
  psfNBefore
  grossYield
  areaSqmMin
  areaSqmMax
}
fragment EstimateSummary on EstimateResult {
  __typename
  ... on Estimate {
    asOf
    unitMix
    areaSqm
    floor
    value
    psf
    low68
    high68
    low90
    high90
    confidence
    statement {
      ...Statement
    }
    effectiveN
  }
  ... on EstimateRefusal {
    reason
    evidence
    needed
    newestEvidence: asOf
    areaSqmMin
    areaSqmMax
    floorMax
  }
}
fragment Statement on EstimateStatement {
  __typename
  ... on MeasuredStatement {
    ...MeasuredStatement
  }
  ... on UnmeasuredStatement {
    reason
  }
}
fragment MeasuredStatement on MeasuredStatement {
  typeGroup
  area
  areaSqmFrom
  areaSqmTo
  half
  nine
  n
  from
  to
}`) as unknown as TypedDocumentString<ListingGroupQuery, ListingGroupQueryVariables>;
export const ListingLandingDocument = new TypedDocumentString(`
    query ListingLanding {
  sale: listingSearch(filter: { activity: SALE }, first: 4) {
    totalCount
    nodes {
      group {
        ...ListingCard
      }
    }
  }
  rent: listingSearch(filter: { activity: RENT }, first: 1) {
    totalCount
  }
  room: listingSearch(filter: { activity: ROOM }, first: 1) {
    totalCount
  }
}
    fragment ListingCard on ListingGroup {
  id
  slug
  activity
  addressTypeGroup
  addressProjectSlug
  projectName
  projectNameLocal
  street
  postalCode
  propertyGroup
  propertyType
  tenure
  completionYear
  unitMix
  areaSqm
  landSqm
  floorType
  floors {
    low
    high
  }
  furnished
  isLive
  isUnderOffer
  price
  priceWords
  priceFirst
  priceCutDate
  psf
  agentCount
  hasTour
  firstSeenDate
  confirmedDate
  goneDate
  estimate {
    value
    low
    high
    against
  }
  photo {
    id
    url
    alt
  }
}`) as unknown as TypedDocumentString<ListingLandingQuery, ListingLandingQueryVariables>;
export const ListingPlacesDocument = new TypedDocumentString(`
    query ListingPlaces($filter: ListingFilter) {
  market {
    currencyCode
  }
  mapData {
    basemapUrl
    stationsUrl
  }
  listingPlaces(filter: $filter) {
    projects
    placeless
    places {
      typeGroup
      projectSlug
      projectName
      projectNameLocal
      lat
      lng
      count
      priceMin
    }
  }
}
    `) as unknown as TypedDocumentString<ListingPlacesQuery, ListingPlacesQueryVariables>;
export const ListingSearchDocument = new TypedDocumentString(`
    query ListingSearch($filter: ListingFilter, $sort: ListingSort, $first: Int, $offset: Int) {
  listingSearch(filter: $filter, sort: $sort, first: $first, offset: $offset) {
    nodes {
      matched
      group {
        ...ListingCard
      }
    }
    totalCount
  }
  listingFacets(filter: $filter) {
    facet
    value
    count
    name
    nameLocal
  }
}
    fragment ListingCard on ListingGroup {
  id
  slug
  activity
  addressTypeGroup
  addressProjectSlug
  projectName
  projectNameLocal
  street
  postalCode
  propertyGroup
  propertyType
  tenure
  completionYear
  unitMix
  areaSqm
  landSqm
  floorType
  floors {
    low
    high
  }
  furnished
  isLive
  isUnderOffer
  price
  priceWords
  priceFirst
  priceCutDate
  psf
  agentCount
  hasTour
  firstSeenDate
  confirmedDate
  goneDate
  estimate {
    value
    low
    high
    against
  }
  photo {
    id
    url
    alt
  }
}`) as unknown as TypedDocumentString<ListingSearchQuery, ListingSearchQueryVariables>;
export const ListingsOfMixDocument = new TypedDocumentString(`
    query ListingsOfMix($typeGroup: TypeGroup!, $slug: String!, $activity: ListingActivity!, $unitMix: String, $first: Int, $agent: String, $isOfAgent: Boolean = false) {
  listingGroupsOfProject(
    typeGroup: $typeGroup
    slug: $slug
    activity: $activity
    unitMix: $unitMix
    first: $first
    agent: $agent
  ) {
    nodes {
      ...ListingCard
      advertisers @include(if: $isOfAgent) {
        agentName
        agentLicence
        agentPhone
        agency
        agencyLicence
      }
    }
    totalCount
  }
}
    fragment ListingCard on ListingGroup {
  id
  slug
  activity
  addressTypeGroup
  addressProjectSlug
  projectName
  projectNameLocal
  street
  postalCode
  propertyGroup
  propertyType
  tenure
  completionYear
  unitMix
  areaSqm
  landSqm
  floorType
  floors {
    low
    high
  }
  furnished
  isLive
  isUnderOffer
  price
  priceWords
  priceFirst
  priceCutDate
  psf
  agentCount
  hasTour
  firstSeenDate
  confirmedDate
  goneDate
  estimate {
    value
    low
    high
    against
  }
  photo {
    id
    url
    alt
  }
}`) as unknown as TypedDocumentString<ListingsOfMixQuery, ListingsOfMixQueryVariables>;
export const ReportListingDocument = new TypedDocumentString(`
    mutation ReportListing($key: String!, $group: ID!, $listing: ID, $reason: ListingProblem!, $text: String!, $email: String, $honey: String) {
  reportListing(
    key: $key
    group: $group
    listing: $listing
    reason: $reason
    text: $text
    email: $email
    honey: $honey
  ) {
    success
  }
}
    `) as unknown as TypedDocumentString<ReportListingMutation, ReportListingMutationVariables>;
export const AccuracyStateDocument = new TypedDocumentString(`
    query AccuracyState {
  market {
    countryCode
    lastMonth
    saleCount
  }
  valuationUnmeasured {
    reason
  }
  valuationAccuracy {
    typeGroup
  }
}
    `) as unknown as TypedDocumentString<AccuracyStateQuery, AccuracyStateQueryVariables>;
export const AccuracyTablesDocument = new TypedDocumentString(`
    query AccuracyTables {
  market {
    isDemo
    lastMonth
    currencyCode
  }
  valuationUnmeasured {
    typeGroup
    reason
  }
  valuationAccuracy {
    ...MeasuredSegment
  }
}
    fragment MeasuredStatement on MeasuredStatement {
  typeGroup
  area
  areaSqmFrom
  areaSqmTo
  half
  nine
  n
  from
  to
}
fragment MeasuredSegment on ValuationAccuracy {
  typeGroup
  from
  to
  madeOn
  coverage
  scores {
    ...MeasuredScores
  }
  naive {
    ...MeasuredScores
  }
  floor {
    pairs
    medianError
    meanError
  }
  byArea {
    name
    scores {
      ...MeasuredScores
    }
  }
  byKind {
    name
    scores {
      ...MeasuredScores
    }
  }
  byPriceDecile {
    name
    scores {
      ...MeasuredScores
    }
  }
  statements {
    ...MeasuredStatement
  }
}
fragment MeasuredScores on AccuracyScores {
  n
  medianError
  meanError
  within5
  within10
  within20
  medianBias
  cover68
  cover90
}`) as unknown as TypedDocumentString<AccuracyTablesQuery, AccuracyTablesQueryVariables>;
export const AskWidgetDocument = new TypedDocumentString(`
    mutation AskWidget($key: String!, $widgetKey: String!, $input: WidgetEnquiryInput!) {
  askWidget(key: $key, widgetKey: $widgetKey, input: $input)
}
    `) as unknown as TypedDocumentString<AskWidgetMutation, AskWidgetMutationVariables>;
export const HomeHistoryDocument = new TypedDocumentString(`
    query HomeHistory($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {
  project(typeGroup: $typeGroup, slug: $slug) {
    id
    estimateHistory(home: $home) {
      asOf
      value
      low68
      high68
      low90
      high90
    }
  }
}
    `) as unknown as TypedDocumentString<HomeHistoryQuery, HomeHistoryQueryVariables>;
export const HomeValueDocument = new TypedDocumentString(`
    query HomeValue($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {
  market {
    ...MarketBasis
    sources {
      name
      licence
    }
  }
  project(typeGroup: $typeGroup, slug: $slug) {
    ...ValuedProject
    estimate(home: $home) {
      ...HomeEstimate
    }
  }
}
    fragment EstimatedProject on Project {
  id
  typeGroup
  propertyGroup
  propertyType
  slug
  name
  nameLocal
  block
  street
  area {
    name
    nameLocal
  }
  floors
  floorSoldMax
  unitCount
  completionYear
}
fragment EstimateSummary on EstimateResult {
  __typename
  ... on Estimate {
    asOf
    unitMix
    areaSqm
    floor
    value
    psf
    low68
    high68
    low90
    high90
    confidence
    statement {
      ...Statement
    }
    effectiveN
  }
  ... on EstimateRefusal {
    reason
    evidence
    needed
    newestEvidence: asOf
    areaSqmMin
    areaSqmMax
    floorMax
  }
}
fragment Statement on EstimateStatement {
  __typename
  ... on MeasuredStatement {
    ...MeasuredStatement
  }
  ... on UnmeasuredStatement {
    reason
  }
}
fragment MeasuredStatement on MeasuredStatement {
  typeGroup
  area
  areaSqmFrom
  areaSqmTo
  half
  nine
  n
  from
  to
}
fragment EstimateGrounds on Estimate {
  method
  paid
  learnedFrom
  drivers {
    code
    amount
  }
  rent {
    value
    low
    high
    n
    scope
    asOf
    grossYield
  }
}
fragment ValuedProject on Project {
  ...EstimatedProject
  postalCode
  tenure
  tenureYears
  leaseStartYear
  lastSaleMonth
  lastSalePrice
  hasDerivedMixes
  unitMixes {
    unitMix
    gfaSqftAvg
  }
}
fragment HomeEstimate on EstimateResult {
  ...EstimateSummary
  ... on Estimate {
    ...EstimateGrounds
    comparables {
      ...ComparableSale
    }
  }
}
fragment ComparableSale on Comparable {
  id
  project {
    id
    typeGroup
    slug
    name
    nameLocal
  }
  month
  price
  unitMix
  areaSqm
  floorLow
  floorHigh
  distanceMetres
  ageMonths
  timeAdjustment
  kindAdjustment
  areaAdjustment
  floorAdjustment
  leaseAdjustment
  adjustedPrice
  weight
}
fragment MarketBasis on Market {
  countryCode
  currencyCode
  isDemo
  lastMonth
  hasOfficialFigures
  projectCount
}`) as unknown as TypedDocumentString<HomeValueQuery, HomeValueQueryVariables>;
export const ValuationAccuracyDocument = new TypedDocumentString(`
    query ValuationAccuracy {
  valuationUnmeasured {
    reason
  }
  valuationAccuracy {
    typeGroup
    from
    to
    madeOn
    coverage
    scores {
      n
      medianError
      within10
      cover68
      cover90
    }
    naive {
      medianError
      within10
    }
  }
}
    `) as unknown as TypedDocumentString<ValuationAccuracyQuery, ValuationAccuracyQueryVariables>;
export const ValueExamplesDocument = new TypedDocumentString(`
    query ValueExamples {
  market {
    ...MarketBasis
    projectCount
    saleCount
    examples {
      ...ExamplePlace
    }
  }
}
    fragment ExamplePlace on SearchSuggestion {
  id
  kind
  title
  subtitle
  typeGroup
  slug
  projectId
  areaId
  lat
  lng
  resultCount
}
fragment MarketBasis on Market {
  countryCode
  currencyCode
  isDemo
  lastMonth
  hasOfficialFigures
  projectCount
}`) as unknown as TypedDocumentString<ValueExamplesQuery, ValueExamplesQueryVariables>;
export const ValuePlacesDocument = new TypedDocumentString(`
    query ValuePlaces($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {
  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {
    nodes {
      id
      typeGroup
      propertyGroup
      slug
      name
      nameLocal
      street
      area {
        name
        nameLocal
      }
      saleCount1y
      lastSaleMonth
      lastSalePrice
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<ValuePlacesQuery, ValuePlacesQueryVariables>;
export const WidgetDocument = new TypedDocumentString(`
    query Widget($key: String!) {
  widget(key: $key) {
    country
    agency
    hosts
  }
}
    `) as unknown as TypedDocumentString<WidgetQuery, WidgetQueryVariables>;
export const BuildingStacksDocument = new TypedDocumentString(`
    query BuildingStacks($typeGroup: TypeGroup!, $slug: String!) {
  project(typeGroup: $typeGroup, slug: $slug) {
    id
    buildings {
      slug
      name
      postalCode
      floors
      unitCount
      completionYear
      stacks {
        id
        label
        unitMix
        areaSqm
        floorLow
        floorHigh
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BuildingStacksQuery, BuildingStacksQueryVariables>;
export const EstimateHomeDocument = new TypedDocumentString(`
    query EstimateHome($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {
  project(typeGroup: $typeGroup, slug: $slug) {
    id
    estimate(home: $home) {
      ...EstimateFacts
    }
  }
}
    fragment EstimateSummary on EstimateResult {
  __typename
  ... on Estimate {
    asOf
    unitMix
    areaSqm
    floor
    value
    psf
    low68
    high68
    low90
    high90
    confidence
    statement {
      ...Statement
    }
    effectiveN
  }
  ... on EstimateRefusal {
    reason
    evidence
    needed
    newestEvidence: asOf
    areaSqmMin
    areaSqmMax
    floorMax
  }
}
fragment Statement on EstimateStatement {
  __typename
  ... on MeasuredStatement {
    ...MeasuredStatement
  }
  ... on UnmeasuredStatement {
    reason
  }
}
fragment MeasuredStatement on MeasuredStatement {
  typeGroup
  area
  areaSqmFrom
  areaSqmTo
  half
  nine
  n
  from
  to
}
fragment EstimateGrounds on Estimate {
  method
  paid
  learnedFrom
  drivers {
    code
    amount
  }
  rent {
    value
    low
    high
    n
    scope
    asOf
    grossYield
  }
}
fragment ComparableSale on Comparable {
  id
  project {
    id
    typeGroup
    slug
    name
    nameLocal
  }
  month
  price
  unitMix
  areaSqm
  floorLow
  floorHigh
  distanceMetres
  ageMonths
  timeAdjustment
  kindAdjustment
  areaAdjustment
  floorAdjustment
  leaseAdjustment
  adjustedPrice
  weight
}
fragment EstimateFacts on EstimateResult {
  ...EstimateSummary
  ... on Estimate {
    ...EstimateGrounds
    fsd
    comparables {
      ...ComparableSale
      psf
      unitMix
      project {
        block
        street
      }
    }
  }
}`) as unknown as TypedDocumentString<EstimateHomeQuery, EstimateHomeQueryVariables>;
export const ProjectTransactionsDocument = new TypedDocumentString(`
    query ProjectTransactions($typeGroup: TypeGroup!, $slug: String!, $kind: TransactionKind, $first: Int, $offset: Int, $unitMix: String, $building: String) {
  project(typeGroup: $typeGroup, slug: $slug) {
    id
    transactions(
      kind: $kind
      first: $first
      offset: $offset
      unitMix: $unitMix
      building: $building
    ) {
      ...TransactionPage
    }
  }
}
    fragment TransactionPage on TransactionConnection {
  nodes {
    id
    activity
    month
    price
    areaSqm
    psf
    unitMix
    isMixDerived
    floorLow
    floorHigh
    unitNo
    units
    model
  }
  pageInfo {
    hasNextPage
    hasPreviousPage
  }
  totalCount
}`) as unknown as TypedDocumentString<ProjectTransactionsQuery, ProjectTransactionsQueryVariables>;
export const ReportAgentDocument = new TypedDocumentString(`
    query ReportAgent {
  user(sourceType: Website) {
    id
    phoneNumber
    detail {
      salespersonName
      ceaNumber
      estateAgency
      estateAgencyLicenseNo
    }
  }
}
    `) as unknown as TypedDocumentString<ReportAgentQuery, ReportAgentQueryVariables>;
export const ReportBodyDocument = new TypedDocumentString(`
    query ReportBody($typeGroup: TypeGroup!, $slug: String!, $admitsByDistance: Boolean = false) {
  project(typeGroup: $typeGroup, slug: $slug) {
    id
    district {
      id
      level
      slug
      name
      nameLocal
    }
    developer
    facilities
    unitMixes {
      unitMix
      unitCount
      gfaSqftAvg
      gfaSqftMin
      gfaSqftMax
      lastSalePrice
      lastSaleMonth
      salePriceMin
      salePriceMax
      salePriceMedian
      salePsfMedian
      rentPriceMedian
      monthlyRentYield
      saleCount1y
    }
    assets {
      id
      type
      subtype
      title
      url
      drawing
      unitMix
    }
    trend {
      quarter
      n
      p25
      median
      p75
    }
    areaIndex {
      area {
        name
        nameLocal
      }
      points {
        month
        value
        n
      }
    }
    nearby(first: 40) {
      ...NearbyPlace
    }
    primarySchools @include(if: $admitsByDistance) {
      amenity {
        id
        name
        nameLocal
      }
      distanceMetres
    }
    bands: transactions(first: 50) {
      nodes {
        id
        unitMix
        floorLow
        floorHigh
        psf
        month
      }
    }
  }
}
    fragment NearbyPlace on NearbyAmenity {
  amenity {
    id
    type
    subtype
    code
    name
    nameLocal
    lat
    lng
  }
  distanceMetres
  walkMetres
  walkMinutes
}`) as unknown as TypedDocumentString<ReportBodyQuery, ReportBodyQueryVariables>;
export const ReportExamplesDocument = new TypedDocumentString(`
    query ReportExamples {
  market {
    ...MarketBasis
    examples {
      ...ExamplePlace
    }
  }
}
    fragment ExamplePlace on SearchSuggestion {
  id
  kind
  title
  subtitle
  typeGroup
  slug
  projectId
  areaId
  lat
  lng
  resultCount
}
fragment MarketBasis on Market {
  countryCode
  currencyCode
  isDemo
  lastMonth
  hasOfficialFigures
  projectCount
}`) as unknown as TypedDocumentString<ReportExamplesQuery, ReportExamplesQueryVariables>;
export const ReportListingsDocument = new TypedDocumentString(`
    query ReportListings($typeGroup: TypeGroup!, $slug: String!) {
  sale: listingGroupsOfProject(
    typeGroup: $typeGroup
    slug: $slug
    activity: SALE
    first: 1
  ) {
    totalCount
  }
  rent: listingGroupsOfProject(
    typeGroup: $typeGroup
    slug: $slug
    activity: RENT
    first: 1
  ) {
    totalCount
  }
  room: listingGroupsOfProject(
    typeGroup: $typeGroup
    slug: $slug
    activity: ROOM
    first: 1
  ) {
    totalCount
  }
  launch(typeGroup: $typeGroup, slug: $slug) {
    available
    unitCount
  }
}
    `) as unknown as TypedDocumentString<ReportListingsQuery, ReportListingsQueryVariables>;
export const ReportProDocument = new TypedDocumentString(`
    query ReportPro($typeGroup: TypeGroup!, $slug: String!, $unitMix: String, $psf: Float) {
  project(typeGroup: $typeGroup, slug: $slug) {
    id
    figures: unitMixes {
      ...UnitMixFigures
    }
    rentalYield {
      gross
      sales {
        n
        median
      }
      rents {
        n
        median
      }
      from
      to
    }
    gains {
      reason
      n
      from
      to
      profitableShare
      gainRate {
        p25
        median
        p75
      }
      annualised {
        n
        p25
        median
        p75
      }
      medianHoldingYears
      bins {
        from
        to
        n
      }
      pairs(first: 20) {
        unitNo
        unitMix
        areaSqm
        floor
        buyMonth
        buyPrice
        sellMonth
        sellPrice
        holdingYears
        gain
        gainRate
        annualised
      }
    }
    buildingInfo {
      ...BuildingPanel
    }
    priceDistribution(unitMix: $unitMix, psf: $psf) {
      psf {
        n
        p25
        median
        p75
      }
      from
      to
      inPricesOf
      below
      bins {
        from
        to
        n
      }
    }
    floorFigures {
      inPricesOf
      bands {
        floorLow
        floorHigh
        unitMix
        n
        medianPsf
        first
        last
      }
      premium {
        n
        perFloor
        low
        high
      }
    }
    seasons {
      area {
        name
        nameLocal
      }
      fromYear
      toYear
      months {
        month
        area
        own
      }
    }
    rentYears {
      year
      to
      rents {
        n
        p25
        median
        p75
      }
      sales {
        n
        median
      }
      grossYield
    }
    likeProjects {
      tenure
      year
      yearsApart
      sizeSqft
      sizeApart
      projects {
        id
        typeGroup
        slug
        name
        nameLocal
        completionYear
        leaseStartYear
        psf {
          n
          p25
          median
          p75
        }
        change12m
        psfNBefore
        grossYield
      }
    }
  }
}
    fragment BuildingPanel on BuildingInfo {
  buildingStatus
  buildingType
  buildingHeight
  officeDetails {
    buildingGrade
    raiseFloorSystem
    officeFacilities {
      retail
    }
  }
  launchCompletionPeriod {
    launchDate
    completionYear
    occupationPermitDate
    certificateComplianceDate
  }
  totalBuildingArea {
    ...BuildingAreaFigures
  }
  typicalFloorPlateArea {
    ...BuildingAreaFigures
  }
  totalTransactedArea {
    ...BuildingAreaFigures
  }
  buildingSpecs {
    floors
    basementFloors
    towers
    units
    rentalUnits
    lifts
    serviceLifts
    floorToFloorHeight
    ceilingHeight
    floorLoadingKpa
    airConditioning
    powerSupply
    structure
  }
  buildingFacilities {
    parkingLots
    chargingPoints
    bicycleParking
    loadingBays
    multiStoreyCarPark
    shops
    marketAndFood
    pavilion
    endOfTrip
    conferenceRooms
  }
  siteInfo {
    siteAreaSqm
    plotRatio
    landUse
    lotNumber
  }
  developmentOwnershipManagement {
    developer
    owner
    manager
    architect
    contractor
    strataTitled
    serviceChargePsf
  }
  leaseSpaceDetails {
    availableSqm
    smallestSqm
    largestSqm
    vacancyRate
    leaseTermYears
  }
  tenant {
    count
    occupancyRate
    anchors
  }
  rentSchedules {
    netRent {
      from
      to
      psf
    }
  }
  lastSale {
    month
    price
    psf
  }
  lastRent {
    month
    price
    psf
  }
}
fragment BuildingAreaFigures on BuildingAreas {
  verified {
    measure
    sqm
  }
  marketable {
    measure
    sqm
  }
  other {
    measure
    sqm
  }
}
fragment UnitMixFigures on UnitMix {
  unitMix
  unitCount
  unitsAvailable
  bedroomCount
  bathroomCount
  gfaSqftAvg
  gfaSqftMin
  gfaSqftMax
  lastSalePrice
  lastSalePsf
  lastSaleMonth
  lastRentPrice
  lastRentPsf
  lastRentMonth
  salePriceAvg
  salePriceMin
  salePriceMax
  salePriceMedian
  salePriceP25
  salePriceP75
  salePsfAvg
  salePsfMin
  salePsfMax
  salePsfMedian
  salePsfP25
  salePsfP75
  rentPriceAvg
  rentPriceMin
  rentPriceMax
  rentPriceMedian
  rentPriceP25
  rentPriceP75
  rentPsfAvg
  rentPsfMin
  rentPsfMax
  rentPsfMedian
  rentPsfP25
  rentPsfP75
  launchPriceAvg
  launchPriceMin
  launchPriceMax
  launchPriceMedian
  launchPsfAvg
  launchPsfMin
  launchPsfMax
  launchPsfMedian
  launchCount
  launchFrom
  launchTo
  monthlyRentYield
  saleCount1y
  saleCount30d
  rentCount1y
  rentCount30d
  listingCount1y
  listingCount30d
  listingPriceMin
  listingPriceMax
  listingPsfMin
  listingPsfMax
}`) as unknown as TypedDocumentString<ReportProQuery, ReportProQueryVariables>;
export const ReportTopDocument = new TypedDocumentString(`
    query ReportTop($typeGroup: TypeGroup!, $slug: String!) {
  market {
    ...MarketBasis
    dataVersion
    rentCount
    sources {
      ...SourceBasis
    }
  }
  project(typeGroup: $typeGroup, slug: $slug) {
    ...ProjectCard
    isCommercial
    areaChange {
      fraction
      n
      nBefore
    }
    lease {
      tenure
      years
      startYear
      endYear
      remainingYears
      asOfYear
    }
    buildings {
      id
      slug
      name
      postalCode
      lat
      lng
      floors
      unitCount
      completionYear
    }
    hasDerivedMixes
    homes: unitMixes {
      unitMix
      gfaSqftAvg
    }
    streetsAround {
      isMain
      points
    }
    closest: nearby(first: 10) {
      ...NearbyPlace
    }
  }
}
    fragment ProjectCard on Project {
  id
  typeGroup
  propertyGroup
  propertyType
  slug
  name
  nameLocal
  block
  street
  postalCode
  area {
    id
    level
    slug
    name
    nameLocal
  }
  lat
  lng
  isPlacedByArea
  stationWalk
  tenure
  tenureYears
  tenureMix {
    freehold
    leasehold
  }
  leaseStartYear
  completionYear
  constructionStatus
  floors
  floorSoldMax
  unitCount
  saleCount
  saleCount1y
  rentCount
  lastSaleMonth
  lastSalePrice
  lastSalePsf
  figuresTo
  psf {
    n
    p25
    median
    p75
  }
  change12m
  psfNBefore
  grossYield
  areaSqmMin
  areaSqmMax
}
fragment NearbyPlace on NearbyAmenity {
  amenity {
    id
    type
    subtype
    code
    name
    nameLocal
    lat
    lng
  }
  distanceMetres
  walkMetres
  walkMinutes
}
fragment MarketBasis on Market {
  countryCode
  currencyCode
  isDemo
  lastMonth
  hasOfficialFigures
  projectCount
}
fragment SourceBasis on DataSource {
  name
  licence
  rowsAccepted
  firstMonth
  lastMonth
}`) as unknown as TypedDocumentString<ReportTopQuery, ReportTopQueryVariables>;
export const ReportToursDocument = new TypedDocumentString(`
    query ReportTours($typeGroup: TypeGroup!, $slug: String!) {
  project(typeGroup: $typeGroup, slug: $slug) {
    id
    tours {
      ...TourLink
    }
  }
}
    fragment TourLink on TourLink {
  path
  title
  locale
  picture
  alt
  rooms
}`) as unknown as TypedDocumentString<ReportToursQuery, ReportToursQueryVariables>;
export const StackViewDocument = new TypedDocumentString(`
    query StackView($typeGroup: TypeGroup!, $slug: String!, $building: String) {
  project(typeGroup: $typeGroup, slug: $slug) {
    id
    stackView(building: $building) {
      isSample
      sampleFloors
      reason
      building {
        slug
        name
        floors
        soldCount
        inPricesOf
        stacks {
          label
          unitMix
          areaSqm
          floorLow
          floorHigh
          units {
            floor
            unitNo
            month
            price
            psf
            psfToday
            saleCount
            boughtMonth
            gain
            gainRate
            annualised
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StackViewQuery, StackViewQueryVariables>;
export const ActOnBookingDocument = new TypedDocumentString(`
    mutation ActOnBooking($id: ID!, $key: String!, $action: BookingAction!, $reason: String) {
  actOnBooking(id: $id, key: $key, action: $action, reason: $reason) {
    id
    state
  }
}
    `) as unknown as TypedDocumentString<ActOnBookingMutation, ActOnBookingMutationVariables>;
export const ListingsToMeetAtDocument = new TypedDocumentString(`
    query ListingsToMeetAt {
  ownListings(first: 50) {
    nodes {
      id
      projectName
      street
      address
    }
  }
}
    `) as unknown as TypedDocumentString<ListingsToMeetAtQuery, ListingsToMeetAtQueryVariables>;
export const PeopleToMeetDocument = new TypedDocumentString(`
    query PeopleToMeet {
  leads(filter: { isOpen: true }, first: 50) {
    nodes {
      id
      name
      createdDate
      home {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PeopleToMeetQuery, PeopleToMeetQueryVariables>;
export const BookingDocument = new TypedDocumentString(`
    query Booking($id: ID!) {
  booking(id: $id) {
    ...BookingParts
  }
}
    fragment BookingParts on Booking {
  id
  kind
  state
  startsAt
  endsAt
  timeZone
  heldUntil
  place
  visitorName
  visitorEmail
  visitorPhone
  note
  home {
    country
    typeGroup
    slug
    name
    unit
    listing {
      slug
      activity
    }
  }
  evidence
  outcome
}`) as unknown as TypedDocumentString<BookingQuery, BookingQueryVariables>;
export const BookingsDocument = new TypedDocumentString(`
    query Bookings($desk: CountryCode, $from: String!, $until: String!) {
  bookings(desk: $desk, from: $from, until: $until) {
    ...BookingParts
  }
}
    fragment BookingParts on Booking {
  id
  kind
  state
  startsAt
  endsAt
  timeZone
  heldUntil
  place
  visitorName
  visitorEmail
  visitorPhone
  note
  home {
    country
    typeGroup
    slug
    name
    unit
    listing {
      slug
      activity
    }
  }
  evidence
  outcome
}`) as unknown as TypedDocumentString<BookingsQuery, BookingsQueryVariables>;
export const WaitedDaysDocument = new TypedDocumentString(`
    query WaitedDays($desk: CountryCode, $from: String!, $until: String!) {
  waitedDays(desk: $desk, from: $from, until: $until) {
    day
    kind
    people
  }
}
    `) as unknown as TypedDocumentString<WaitedDaysQuery, WaitedDaysQueryVariables>;
export const CalendarAddressDocument = new TypedDocumentString(`
    query CalendarAddress {
  calendarAddress
}
    `) as unknown as TypedDocumentString<CalendarAddressQuery, CalendarAddressQueryVariables>;
export const HostedOpenHouseDocument = new TypedDocumentString(`
    query HostedOpenHouse($id: ID!) {
  hostedOpenHouse(id: $id) {
    id
    token
    opensAt
    closesAt
    visits {
      id
      name
      phone
      email
      answer
      date
      lead
    }
  }
}
    `) as unknown as TypedDocumentString<HostedOpenHouseQuery, HostedOpenHouseQueryVariables>;
export const HostOpenHouseDocument = new TypedDocumentString(`
    mutation HostOpenHouse($key: String!, $listing: ID!, $input: OpenHouseInput!) {
  hostOpenHouse(key: $key, listing: $listing, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<HostOpenHouseMutation, HostOpenHouseMutationVariables>;
export const ChangeOpenHouseDocument = new TypedDocumentString(`
    mutation ChangeOpenHouse($id: ID!, $key: String!, $version: Int!, $input: OpenHouseInput!) {
  changeOpenHouse(id: $id, key: $key, version: $version, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChangeOpenHouseMutation, ChangeOpenHouseMutationVariables>;
export const CancelOpenHouseDocument = new TypedDocumentString(`
    mutation CancelOpenHouse($id: ID!, $key: String!, $version: Int!) {
  cancelOpenHouse(id: $id, key: $key, version: $version) {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelOpenHouseMutation, CancelOpenHouseMutationVariables>;
export const MoveBookingDocument = new TypedDocumentString(`
    mutation MoveBooking($id: ID!, $key: String!, $startsAt: String!, $anyTime: Boolean, $also: Boolean) {
  moveBooking(
    id: $id
    key: $key
    startsAt: $startsAt
    anyTime: $anyTime
    also: $also
  ) {
    id
    state
  }
}
    `) as unknown as TypedDocumentString<MoveBookingMutation, MoveBookingMutationVariables>;
export const OpenProposalsDocument = new TypedDocumentString(`
    query OpenProposals {
  timeProposals {
    id
    lead
    name
    kind
    heldUntil
    times {
      startsAt
      endsAt
    }
  }
}
    `) as unknown as TypedDocumentString<OpenProposalsQuery, OpenProposalsQueryVariables>;
export const OtherCalendarsDocument = new TypedDocumentString(`
    query OtherCalendars {
  otherCalendars {
    ...OtherCalendarParts
  }
}
    fragment OtherCalendarParts on OtherCalendar {
  id
  name
  host
  readAt
  busyCount
  skipped
  fault
  failingSince
}`) as unknown as TypedDocumentString<OtherCalendarsQuery, OtherCalendarsQueryVariables>;
export const BusyTimesDocument = new TypedDocumentString(`
    query BusyTimes($from: String!, $until: String!) {
  busyTimes(from: $from, until: $until) {
    calendar
    name
    startsAt
    endsAt
  }
}
    `) as unknown as TypedDocumentString<BusyTimesQuery, BusyTimesQueryVariables>;
export const AddOtherCalendarDocument = new TypedDocumentString(`
    mutation AddOtherCalendar($key: String!, $name: String!, $address: String!) {
  addOtherCalendar(key: $key, name: $name, address: $address) {
    ...OtherCalendarParts
  }
}
    fragment OtherCalendarParts on OtherCalendar {
  id
  name
  host
  readAt
  busyCount
  skipped
  fault
  failingSince
}`) as unknown as TypedDocumentString<AddOtherCalendarMutation, AddOtherCalendarMutationVariables>;
export const ReadOtherCalendarDocument = new TypedDocumentString(`
    mutation ReadOtherCalendar($id: ID!) {
  readOtherCalendar(id: $id) {
    ...OtherCalendarParts
  }
}
    fragment OtherCalendarParts on OtherCalendar {
  id
  name
  host
  readAt
  busyCount
  skipped
  fault
  failingSince
}`) as unknown as TypedDocumentString<ReadOtherCalendarMutation, ReadOtherCalendarMutationVariables>;
export const RemoveOtherCalendarDocument = new TypedDocumentString(`
    mutation RemoveOtherCalendar($id: ID!) {
  removeOtherCalendar(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<RemoveOtherCalendarMutation, RemoveOtherCalendarMutationVariables>;
export const OwnAppointmentsDocument = new TypedDocumentString(`
    query OwnAppointments($from: String!, $until: String!) {
  ownAppointments(from: $from, until: $until) {
    ...OwnAppointmentParts
  }
}
    fragment OwnAppointmentParts on OwnAppointment {
  id
  series
  version
  country
  kind
  startsAt
  endsAt
  timeZone
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  listing
  address
  lead
  name
  phone
  email
  place
  note
  outcome
}`) as unknown as TypedDocumentString<OwnAppointmentsQuery, OwnAppointmentsQueryVariables>;
export const CreateOwnAppointmentDocument = new TypedDocumentString(`
    mutation CreateOwnAppointment($key: String!, $input: OwnAppointmentInput!, $repetition: RepetitionInput, $also: Boolean) {
  createOwnAppointment(
    key: $key
    input: $input
    repetition: $repetition
    also: $also
  ) {
    ...OwnAppointmentParts
  }
}
    fragment OwnAppointmentParts on OwnAppointment {
  id
  series
  version
  country
  kind
  startsAt
  endsAt
  timeZone
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  listing
  address
  lead
  name
  phone
  email
  place
  note
  outcome
}`) as unknown as TypedDocumentString<CreateOwnAppointmentMutation, CreateOwnAppointmentMutationVariables>;
export const ChangeOwnAppointmentDocument = new TypedDocumentString(`
    mutation ChangeOwnAppointment($id: ID!, $key: String!, $version: Int!, $input: OwnAppointmentInput!, $also: Boolean) {
  changeOwnAppointment(
    id: $id
    key: $key
    version: $version
    input: $input
    also: $also
  ) {
    ...OwnAppointmentParts
  }
}
    fragment OwnAppointmentParts on OwnAppointment {
  id
  series
  version
  country
  kind
  startsAt
  endsAt
  timeZone
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  listing
  address
  lead
  name
  phone
  email
  place
  note
  outcome
}`) as unknown as TypedDocumentString<ChangeOwnAppointmentMutation, ChangeOwnAppointmentMutationVariables>;
export const MoveOwnAppointmentDocument = new TypedDocumentString(`
    mutation MoveOwnAppointment($id: ID!, $key: String!, $version: Int!, $startsAt: String!, $also: Boolean) {
  moveOwnAppointment(
    id: $id
    key: $key
    version: $version
    startsAt: $startsAt
    also: $also
  ) {
    ...OwnAppointmentParts
  }
}
    fragment OwnAppointmentParts on OwnAppointment {
  id
  series
  version
  country
  kind
  startsAt
  endsAt
  timeZone
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  listing
  address
  lead
  name
  phone
  email
  place
  note
  outcome
}`) as unknown as TypedDocumentString<MoveOwnAppointmentMutation, MoveOwnAppointmentMutationVariables>;
export const CloseOwnAppointmentDocument = new TypedDocumentString(`
    mutation CloseOwnAppointment($id: ID!, $key: String!, $version: Int!, $outcome: AppointmentOutcome!) {
  closeOwnAppointment(id: $id, key: $key, version: $version, outcome: $outcome) {
    ...OwnAppointmentParts
  }
}
    fragment OwnAppointmentParts on OwnAppointment {
  id
  series
  version
  country
  kind
  startsAt
  endsAt
  timeZone
  home {
    country
    typeGroup
    slug
    name
    unit
  }
  listing
  address
  lead
  name
  phone
  email
  place
  note
  outcome
}`) as unknown as TypedDocumentString<CloseOwnAppointmentMutation, CloseOwnAppointmentMutationVariables>;
export const RemoveOwnAppointmentDocument = new TypedDocumentString(`
    mutation RemoveOwnAppointment($id: ID!, $key: String!, $version: Int!, $following: Boolean) {
  removeOwnAppointment(
    id: $id
    key: $key
    version: $version
    following: $following
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<RemoveOwnAppointmentMutation, RemoveOwnAppointmentMutationVariables>;
export const UndoOwnAppointmentsDocument = new TypedDocumentString(`
    mutation UndoOwnAppointments($key: String!, $also: Boolean) {
  undoOwnAppointments(key: $key, also: $also) {
    id
  }
}
    `) as unknown as TypedDocumentString<UndoOwnAppointmentsMutation, UndoOwnAppointmentsMutationVariables>;
export const OwnOpenHousesDocument = new TypedDocumentString(`
    query OwnOpenHouses($from: String!, $until: String!) {
  ownOpenHouses(from: $from, until: $until) {
    id
    startsAt
    endsAt
    country
    name
    slug
    activity
    addressTypeGroup
    addressProjectSlug
    hosted {
      id
      version
      listing
      startsAt
      endsAt
      question
      visitCount
    }
  }
}
    `) as unknown as TypedDocumentString<OwnOpenHousesQuery, OwnOpenHousesQueryVariables>;
export const RenewCalendarAddressDocument = new TypedDocumentString(`
    mutation RenewCalendarAddress {
  renewCalendarAddress
}
    `) as unknown as TypedDocumentString<RenewCalendarAddressMutation, RenewCalendarAddressMutationVariables>;
export const ScheduleDocument = new TypedDocumentString(`
    query Schedule($desk: CountryCode) {
  schedule(desk: $desk) {
    ...ScheduleParts
  }
}
    fragment ScheduleParts on Schedule {
  country
  version
  timeZone
  timeZones
  holidays {
    day
    name
    isProvisional
  }
  observesHolidays
  daysOff {
    from
    to
  }
  kinds {
    kind
    isOpen
    hours {
      weekday
      from
      to
    }
    lengthMinutes
    bufferMinutes
    capacity
    noticeHours
    aheadDays
    perDayMax
    mode
    place
  }
}`) as unknown as TypedDocumentString<ScheduleQuery, ScheduleQueryVariables>;
export const TimesToMoveToDocument = new TypedDocumentString(`
    query TimesToMoveTo($id: ID!, $from: String!, $until: String!) {
  timesToMoveTo(id: $id, from: $from, until: $until) {
    startsAt
    endsAt
  }
}
    `) as unknown as TypedDocumentString<TimesToMoveToQuery, TimesToMoveToQueryVariables>;
export const UpdateScheduleDocument = new TypedDocumentString(`
    mutation UpdateSchedule($desk: CountryCode, $version: Int!, $input: ScheduleInput!) {
  updateSchedule(desk: $desk, version: $version, input: $input) {
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateScheduleMutation, UpdateScheduleMutationVariables>;
export const NothingFoundDocument = new TypedDocumentString(`
    query NothingFound($text: String!, $near: NearInput, $isNear: Boolean!, $filter: ProjectFilter) {
  market {
    ...MarketBasis
  }
  searchSuggestions(text: $text, first: 6) {
    ...SuggestedPlace
  }
  filterRelief(filter: $filter) {
    field
    count
  }
  amenities(filter: { near: $near, types: ["mrt", "mtr", "lrt"] }, first: 4) @include(if: $isNear) {
    nodes {
      id
      name
      nameLocal
      lat
      lng
    }
  }
}
    fragment SuggestedPlace on SearchSuggestion {
  id
  kind
  title
  titleLocal
  propertyType
  projectName
  projectNameLocal
  street
  estate
  postalCode
  areaName
  areaNameLocal
  amenityType
  schoolKind
  code
  typeGroup
  slug
  projectId
  houseNo
  areaId
  lat
  lng
  isApproximate
  resultCount
}
fragment MarketBasis on Market {
  countryCode
  currencyCode
  isDemo
  lastMonth
  hasOfficialFigures
  projectCount
}`) as unknown as TypedDocumentString<NothingFoundQuery, NothingFoundQueryVariables>;
export const ResultCountDocument = new TypedDocumentString(`
    query ResultCount($filter: ProjectFilter) {
  projects(filter: $filter, first: 0) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<ResultCountQuery, ResultCountQueryVariables>;
export const ResultsDocument = new TypedDocumentString(`
    query Results($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {
  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {
    nodes {
      ...ProjectCard
      ...RowEstimate
    }
    pageInfo {
      hasNextPage
      hasPreviousPage
    }
    totalCount
  }
  market {
    kinds {
      typeGroup
    }
  }
  projectFacets(filter: $filter) {
    facet
    value
    count
    name
    nameLocal
  }
}
    fragment ProjectCard on Project {
  id
  typeGroup
  propertyGroup
  propertyType
  slug
  name
  nameLocal
  block
  street
  postalCode
  area {
    id
    level
    slug
    name
    nameLocal
  }
  lat
  lng
  isPlacedByArea
  stationWalk
  tenure
  tenureYears
  tenureMix {
    freehold
    leasehold
  }
  leaseStartYear
  completionYear
  constructionStatus
  floors
  floorSoldMax
  unitCount
  saleCount
  saleCount1y
  rentCount
  lastSaleMonth
  lastSalePrice
  lastSalePsf
  figuresTo
  psf {
    n
    p25
    median
    p75
  }
  change12m
  psfNBefore
  grossYield
  areaSqmMin
  areaSqmMax
}
fragment RowEstimate on Project {
  usualEstimate {
    __typename
    ... on UsualEstimate {
      asOf
      unitMix
      areaSqm
      floor
      value
      low90
      high90
      confidence
      unmeasured
    }
    ... on UsualEstimateRefusal {
      reason
    }
  }
}`) as unknown as TypedDocumentString<ResultsQuery, ResultsQueryVariables>;
export const SaveSearchDocument = new TypedDocumentString(`
    mutation SaveSearch($input: SaveSearchInput!) {
  saveSearch(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SaveSearchMutation, SaveSearchMutationVariables>;
export const SuggestDocument = new TypedDocumentString(`
    query Suggest($text: String!, $first: Int) {
  searchSuggestions(text: $text, first: $first) {
    ...SuggestedPlace
  }
}
    fragment SuggestedPlace on SearchSuggestion {
  id
  kind
  title
  titleLocal
  propertyType
  projectName
  projectNameLocal
  street
  estate
  postalCode
  areaName
  areaNameLocal
  amenityType
  schoolKind
  code
  typeGroup
  slug
  projectId
  houseNo
  areaId
  lat
  lng
  isApproximate
  resultCount
}`) as unknown as TypedDocumentString<SuggestQuery, SuggestQueryVariables>;
export const AcceptSeatDocument = new TypedDocumentString(`
    mutation AcceptSeat($token: String!, $key: String!, $name: String!, $password: String!) {
  acceptSeat(token: $token, key: $key, name: $name, password: $password) {
    token
  }
}
    `) as unknown as TypedDocumentString<AcceptSeatMutation, AcceptSeatMutationVariables>;
export const ActOnSeatDocument = new TypedDocumentString(`
    mutation ActOnSeat($id: ID!, $key: String!, $move: SeatMove!) {
  actOnSeat(id: $id, key: $key, move: $move) {
    id
    state
  }
}
    `) as unknown as TypedDocumentString<ActOnSeatMutation, ActOnSeatMutationVariables>;
export const GrantSeatDocument = new TypedDocumentString(`
    mutation GrantSeat($id: ID!, $key: String!, $rights: [SeatRight!]!) {
  grantSeat(id: $id, key: $key, rights: $rights) {
    id
    state
  }
}
    `) as unknown as TypedDocumentString<GrantSeatMutation, GrantSeatMutationVariables>;
export const InviteSeatsDocument = new TypedDocumentString(`
    mutation InviteSeats($key: String!, $emails: [String!]!, $rights: [SeatRight!]!) {
  inviteSeats(key: $key, emails: $emails, rights: $rights) {
    email
    code
  }
}
    `) as unknown as TypedDocumentString<InviteSeatsMutation, InviteSeatsMutationVariables>;
export const JoinSeatDocument = new TypedDocumentString(`
    mutation JoinSeat($token: String!, $key: String!) {
  joinSeat(token: $token, key: $key) {
    success
  }
}
    `) as unknown as TypedDocumentString<JoinSeatMutation, JoinSeatMutationVariables>;
export const LeaveSeatDocument = new TypedDocumentString(`
    mutation LeaveSeat($id: ID!, $key: String!) {
  leaveSeat(id: $id, key: $key) {
    success
  }
}
    `) as unknown as TypedDocumentString<LeaveSeatMutation, LeaveSeatMutationVariables>;
export const MoveSeatDocument = new TypedDocumentString(`
    mutation MoveSeat($id: ID!, $key: String!, $email: String!) {
  moveSeat(id: $id, key: $key, email: $email) {
    id
    state
  }
}
    `) as unknown as TypedDocumentString<MoveSeatMutation, MoveSeatMutationVariables>;
export const OwnSeatDocument = new TypedDocumentString(`
    query OwnSeat {
  ownSeat {
    id
    holderName
    state
    isPaidFor
    rights
    untilDate
  }
}
    `) as unknown as TypedDocumentString<OwnSeatQuery, OwnSeatQueryVariables>;
export const ResendSeatDocument = new TypedDocumentString(`
    mutation ResendSeat($id: ID!, $key: String!) {
  resendSeat(id: $id, key: $key) {
    id
    state
  }
}
    `) as unknown as TypedDocumentString<ResendSeatMutation, ResendSeatMutationVariables>;
export const SeatEventsDocument = new TypedDocumentString(`
    query SeatEvents($id: ID!) {
  seatEvents(id: $id) {
    action
    toState
    date
  }
}
    `) as unknown as TypedDocumentString<SeatEventsQuery, SeatEventsQueryVariables>;
export const SeatInvitationDocument = new TypedDocumentString(`
    query SeatInvitation($token: String!) {
  seatInvitation(token: $token) {
    state
    email
    holderName
    hasAccount
    rights
    linkUntil
  }
}
    `) as unknown as TypedDocumentString<SeatInvitationQuery, SeatInvitationQueryVariables>;
export const SeatsDocument = new TypedDocumentString(`
    query Seats {
  seats {
    paid
    taken
    seats {
      ...SeatParts
    }
  }
}
    fragment SeatParts on Seat {
  id
  email
  name
  state
  isPaidFor
  rights
  invitedDate
  acceptedDate
  endedDate
  linkUntil
  isLinkOld
  resendSeconds
  lastUsedOn
}`) as unknown as TypedDocumentString<SeatsQuery, SeatsQueryVariables>;
export const GeoipFutureDocument = new TypedDocumentString(`
    query GeoipFuture {
  geoipFuture {
    success
    geoip {
      country {
        isoCode
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GeoipFutureQuery, GeoipFutureQueryVariables>;
export const LogoutDocument = new TypedDocumentString(`
    mutation Logout {
  logout {
    success
  }
}
    `) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const OfferedAccountDocument = new TypedDocumentString(`
    query OfferedAccount {
  user(sourceType: Website) {
    nickName
    email
  }
}
    `) as unknown as TypedDocumentString<OfferedAccountQuery, OfferedAccountQueryVariables>;
export const VendorViewerDocument = new TypedDocumentString(`
    query VendorViewer {
  user(sourceType: Vendor) {
    id
  }
}
    `) as unknown as TypedDocumentString<VendorViewerQuery, VendorViewerQueryVariables>;
export const ViewerDocument = new TypedDocumentString(`
    query Viewer {
  user(sourceType: Website) {
    id
    nickName
    avatar
    roles
    rights
    stripeSubscription {
      status
      seatRights
      stripePrice {
        frontParams
      }
    }
  }
  ownSeat {
    holderName
    state
    isPaidFor
  }
}
    `) as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;
export const WriteToPayerDocument = new TypedDocumentString(`
    mutation WriteToPayer($key: String!, $message: String!) {
  writeToPayer(key: $key, message: $message)
}
    `) as unknown as TypedDocumentString<WriteToPayerMutation, WriteToPayerMutationVariables>;
export const AgentBrandDocument = new TypedDocumentString(`
    query AgentBrand($ceaNumber: String!) {
  agentBrand(ceaNumber: $ceaNumber) {
    country
    lines {
      name
      licence
      phone
      agency
      agencyLicence
    }
    accent
    logo
  }
}
    `) as unknown as TypedDocumentString<AgentBrandQuery, AgentBrandQueryVariables>;
export const AgentHostsDocument = new TypedDocumentString(`
    query AgentHosts($ceaNumber: String!) {
  agentBrand(ceaNumber: $ceaNumber) {
    hosts
  }
}
    `) as unknown as TypedDocumentString<AgentHostsQuery, AgentHostsQueryVariables>;
export const OwnAgentBrandDocument = new TypedDocumentString(`
    query OwnAgentBrand {
  ownAgentBrand {
    ...OwnBrand
  }
}
    fragment OwnBrand on OwnAgentBrand {
  number
  accent
  logo
  hosts
}`) as unknown as TypedDocumentString<OwnAgentBrandQuery, OwnAgentBrandQueryVariables>;
export const UpdateAgentBrandDocument = new TypedDocumentString(`
    mutation UpdateAgentBrand($accent: String!, $hosts: [String!]!) {
  updateAgentBrand(accent: $accent, hosts: $hosts) {
    ...OwnBrand
  }
}
    fragment OwnBrand on OwnAgentBrand {
  number
  accent
  logo
  hosts
}`) as unknown as TypedDocumentString<UpdateAgentBrandMutation, UpdateAgentBrandMutationVariables>;
export const SetAgentLogoDocument = new TypedDocumentString(`
    mutation SetAgentLogo($file: File) {
  setAgentLogo(file: $file) {
    ...OwnBrand
  }
}
    fragment OwnBrand on OwnAgentBrand {
  number
  accent
  logo
  hosts
}`) as unknown as TypedDocumentString<SetAgentLogoMutation, SetAgentLogoMutationVariables>;
export const AgentByNumberDocument = new TypedDocumentString(`
    query AgentByNumber($ceaNumber: String!) {
  ceaInfo(ceaNumber: $ceaNumber) {
    salespersonName
    estateAgency
  }
}
    `) as unknown as TypedDocumentString<AgentByNumberQuery, AgentByNumberQueryVariables>;
export const AgentPageDocument = new TypedDocumentString(`
    query AgentPage($ceaNumber: String!) {
  agentPage(ceaNumber: $ceaNumber) {
    country
    lines {
      name
      licence
      phone
      agency
      agencyLicence
    }
    verifiedOn
    host
    website
    websiteTitle
    avatar
    accent
    logo
    about
    languages
    tours {
      ...TourLink
    }
    areas {
      ...ServedArea
    }
  }
}
    fragment ServedArea on Area {
  id
  level
  slug
  name
  nameLocal
}
fragment TourLink on TourLink {
  path
  title
  locale
  picture
  alt
  rooms
}`) as unknown as TypedDocumentString<AgentPageQuery, AgentPageQueryVariables>;
export const OwnAgentPageDocument = new TypedDocumentString(`
    query OwnAgentPage {
  ownAgentPage {
    about
    website
    websiteTitle
    languages
    areas {
      ...ServedArea
    }
  }
}
    fragment ServedArea on Area {
  id
  level
  slug
  name
  nameLocal
}`) as unknown as TypedDocumentString<OwnAgentPageQuery, OwnAgentPageQueryVariables>;
export const AreaChoicesDocument = new TypedDocumentString(`
    query AreaChoices($first: Int, $offset: Int, $filter: AreaFilter) {
  areas(first: $first, offset: $offset, filter: $filter) {
    nodes {
      ...ServedArea
    }
    pageInfo {
      hasNextPage
    }
  }
}
    fragment ServedArea on Area {
  id
  level
  slug
  name
  nameLocal
}`) as unknown as TypedDocumentString<AreaChoicesQuery, AreaChoicesQueryVariables>;
export const UpdateAgentPageDocument = new TypedDocumentString(`
    mutation UpdateAgentPage($about: String!, $languages: [String!]!, $areas: [String!]!) {
  updateAgentPage(about: $about, languages: $languages, areas: $areas) {
    about
  }
}
    `) as unknown as TypedDocumentString<UpdateAgentPageMutation, UpdateAgentPageMutationVariables>;
export const HostOfAgentDocument = new TypedDocumentString(`
    query HostOfAgent($ceaNumber: String!) {
  hostOfAgent(ceaNumber: $ceaNumber)
}
    `) as unknown as TypedDocumentString<HostOfAgentQuery, HostOfAgentQueryVariables>;
export const SharedPageDocument = new TypedDocumentString(`
    query SharedPage($id: ID!, $pass: String) {
  share(id: $id, pass: $pass) {
    state
    needsPassword
    opened {
      kind
      country
      title
      path
      about
      edition
      figuresTo
      lines {
        name
        licence
        phone
        agency
        agencyLicence
      }
      madeAt
      expiresAt
      answers {
        operation
        variables
        data
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SharedPageQuery, SharedPageQueryVariables>;
export const EditionNowDocument = new TypedDocumentString(`
    query EditionNow {
  market {
    dataVersion
    lastMonth
  }
}
    `) as unknown as TypedDocumentString<EditionNowQuery, EditionNowQueryVariables>;
export const EnterShareDocument = new TypedDocumentString(`
    mutation EnterShare($id: ID!, $password: String!) {
  enterShare(id: $id, password: $password)
}
    `) as unknown as TypedDocumentString<EnterShareMutation, EnterShareMutationVariables>;
export const SharedProjectDocument = new TypedDocumentString(`
    query SharedProject($typeGroup: TypeGroup!, $slug: String!) {
  project(typeGroup: $typeGroup, slug: $slug) {
    id
    name
    nameLocal
    street
    psf {
      n
      p25
      median
      p75
    }
    change12m
    psfNBefore
    figuresTo
    saleCount
    tours {
      ...TourLink
    }
  }
}
    fragment TourLink on TourLink {
  path
  title
  locale
  picture
  alt
  rooms
}`) as unknown as TypedDocumentString<SharedProjectQuery, SharedProjectQueryVariables>;
export const OwnSharesDocument = new TypedDocumentString(`
    query OwnShares($first: Int, $offset: Int) {
  ownShares(first: $first, offset: $offset) {
    nodes {
      ...OwnShareRow
    }
    totalCount
  }
}
    fragment OwnShareRow on OwnShare {
  id
  kind
  country
  title
  path
  state
  hasPassword
  madeAt
  expiresAt
  views
  days {
    day
    count
  }
}`) as unknown as TypedDocumentString<OwnSharesQuery, OwnSharesQueryVariables>;
export const CreateShareDocument = new TypedDocumentString(`
    mutation CreateShare($key: String!, $share: NewShare!) {
  createShare(key: $key, share: $share) {
    ...OwnShareRow
  }
}
    fragment OwnShareRow on OwnShare {
  id
  kind
  country
  title
  path
  state
  hasPassword
  madeAt
  expiresAt
  views
  days {
    day
    count
  }
}`) as unknown as TypedDocumentString<CreateShareMutation, CreateShareMutationVariables>;
export const RevokeShareDocument = new TypedDocumentString(`
    mutation RevokeShare($id: ID!) {
  revokeShare(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RevokeShareMutation, RevokeShareMutationVariables>;
export const ExtendShareDocument = new TypedDocumentString(`
    mutation ExtendShare($id: ID!, $days: Int!) {
  extendShare(id: $id, days: $days) {
    id
  }
}
    `) as unknown as TypedDocumentString<ExtendShareMutation, ExtendShareMutationVariables>;
export const SetSharePasswordDocument = new TypedDocumentString(`
    mutation SetSharePassword($id: ID!, $password: String) {
  setSharePassword(id: $id, password: $password) {
    id
  }
}
    `) as unknown as TypedDocumentString<SetSharePasswordMutation, SetSharePasswordMutationVariables>;
export const CreateContactConsultDocument = new TypedDocumentString(`
    mutation CreateContactConsult($input: ContactConsultInput!) {
  createContactConsult(input: $input) {
    id
    createdDate
    updatedDate
  }
}
    `) as unknown as TypedDocumentString<CreateContactConsultMutation, CreateContactConsultMutationVariables>;
export const DataSourcesDocument = new TypedDocumentString(`
    query DataSources {
  market {
    ...MarketBasis
    dataVersion
    firstMonth
    saleCount
    rentCount
    amenityCount
    sources {
      ...SourceBasis
      kind
      rowsRead
      rowsRejected
    }
  }
}
    fragment MarketBasis on Market {
  countryCode
  currencyCode
  isDemo
  lastMonth
  hasOfficialFigures
  projectCount
}
fragment SourceBasis on DataSource {
  name
  licence
  rowsAccepted
  firstMonth
  lastMonth
}`) as unknown as TypedDocumentString<DataSourcesQuery, DataSourcesQueryVariables>;
export const DevelopersDocument = new TypedDocumentString(`
    query Developers {
  market {
    isDemo
  }
}
    `) as unknown as TypedDocumentString<DevelopersQuery, DevelopersQueryVariables>;
export const HomeDocument = new TypedDocumentString(`
    query Home($centre: NearInput) {
  market {
    ...MarketBasis
    dataVersion
    firstMonth
    saleCount
    rentCount
    sources {
      kind
      name
    }
    segments {
      segment
      month
      indexValue
      change12m
      saleCount
      saleCountMean12m
      medianPrice
      priceP25
      priceP75
      medianPsf
      psfP25
      psfP75
      history {
        month
        value
        n
        psfP25
        psfMedian
        psfP75
      }
    }
    examples {
      ...ExamplePlace
    }
  }
  valuationUnmeasured {
    typeGroup
    reason
  }
  valuationAccuracy {
    typeGroup
    statement {
      ...MeasuredStatement
    }
  }
  stations: amenities(
    filter: { types: ["mrt", "mtr", "lrt"], near: $centre, homesWithin: 1000 }
    first: 12
  ) {
    nodes {
      id
      code
      name
      nameLocal
      lat
      lng
    }
  }
  publicStack: projects(filter: { typeGroups: [PUBLIC_STACK] }, first: 5) {
    nodes {
      ...HomeProject
    }
  }
  privateStack: projects(filter: { typeGroups: [PRIVATE_STACK] }, first: 5) {
    nodes {
      ...HomeProject
    }
  }
  privateLand: projects(filter: { typeGroups: [PRIVATE_LAND] }, first: 3) {
    nodes {
      ...HomeProject
    }
  }
  launches: projects(
    filter: { constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION] }
    sort: NEWEST_SALE
    first: 6
  ) {
    nodes {
      ...HomeProject
    }
  }
}
    fragment ExamplePlace on SearchSuggestion {
  id
  kind
  title
  subtitle
  typeGroup
  slug
  projectId
  areaId
  lat
  lng
  resultCount
}
fragment MeasuredStatement on MeasuredStatement {
  typeGroup
  area
  areaSqmFrom
  areaSqmTo
  half
  nine
  n
  from
  to
}
fragment HomeProject on Project {
  id
  typeGroup
  propertyType
  slug
  name
  nameLocal
  block
  area {
    name
    nameLocal
  }
  tenure
  tenureYears
  completionYear
  floors
  floorSoldMax
  unitCount
  saleCount1y
  figuresTo
  psf {
    n
    p25
    median
    p75
  }
}
fragment MarketBasis on Market {
  countryCode
  currencyCode
  isDemo
  lastMonth
  hasOfficialFigures
  projectCount
}`) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const HomeLaunchesDocument = new TypedDocumentString(`
    query HomeLaunches($projectSlugs: [String!]!) {
  launches(filter: { projectSlugs: $projectSlugs }, first: 50) {
    nodes {
      typeGroup
      projectSlug
      available
      priceFrom
    }
  }
}
    `) as unknown as TypedDocumentString<HomeLaunchesQuery, HomeLaunchesQueryVariables>;
export const MarketFactsDocument = new TypedDocumentString(`
    query MarketFacts {
  market {
    ...MarketBasis
    firstMonth
    saleCount
    rentCount
    amenityCount
    sources {
      ...SourceBasis
    }
  }
}
    fragment MarketBasis on Market {
  countryCode
  currencyCode
  isDemo
  lastMonth
  hasOfficialFigures
  projectCount
}
fragment SourceBasis on DataSource {
  name
  licence
  rowsAccepted
  firstMonth
  lastMonth
}`) as unknown as TypedDocumentString<MarketFactsQuery, MarketFactsQueryVariables>;
export const MarketFiguresDocument = new TypedDocumentString(`
    query MarketFigures($sizeClass: SizeClass!) {
  market {
    ...MarketBasis
    firstMonth
    saleCount
    sources {
      ...SourceBasis
      kind
      rowsRead
      rowsRejected
    }
    segments {
      segment
      month
      indexValue
      change12m
      saleCount
      saleCountMean12m
      medianPrice
      medianPsf
      psfP25
      psfP75
    }
  }
  hdb: priceIndex(segment: HDB) {
    ...RecordedIndex
  }
  hos: priceIndex(segment: HOS) {
    ...RecordedIndex
  }
  condo: priceIndex(segment: CONDO) {
    ...RecordedIndex
  }
  land: priceIndex(segment: LAND) {
    ...RecordedIndex
  }
  figures: officialFigures(
    series: [PRICE_INDEX, RENT_INDEX, AVERAGE_PRICE, AVERAGE_RENT, YIELD, REGISTRATIONS]
  ) {
    series
    sizeClass
    region
    firstMonth
    month
    value
    value1y
    change1y
    change5y
    change10y
  }
  indices: officialCourses(
    series: [PRICE_INDEX, RENT_INDEX]
    sizeClass: $sizeClass
    region: ALL
  ) {
    ...OfficialCourse
  }
  registrations: officialCourses(
    series: [REGISTRATIONS]
    sizeClass: ALL
    region: ALL
  ) {
    ...OfficialCourse
  }
}
    fragment MarketBasis on Market {
  countryCode
  currencyCode
  isDemo
  lastMonth
  hasOfficialFigures
  projectCount
}
fragment OfficialCourse on OfficialCourse {
  series
  firstMonth
  stepMonths
  values
}
fragment RecordedIndex on PriceIndexPoint {
  month
  value
  n
  psfMedian
}
fragment SourceBasis on DataSource {
  name
  licence
  rowsAccepted
  firstMonth
  lastMonth
}`) as unknown as TypedDocumentString<MarketFiguresQuery, MarketFiguresQueryVariables>;
export const PlanPaymentDocument = new TypedDocumentString(`
    query PlanPayment($country: CountryCode!) {
  plans(country: $country, audience: AGENT) {
    payment
  }
}
    `) as unknown as TypedDocumentString<PlanPaymentQuery, PlanPaymentQueryVariables>;
export const SiteUpkeepDocument = new TypedDocumentString(`
    query SiteUpkeep {
  siteUpkeep {
    checkedSince
    checksDue
    checksMade
    checksFailed
    failedDays {
      day
      checks
      failed
    }
    lastBackup {
      at
      seconds
    }
    lastRestore {
      at
      seconds
    }
  }
  market {
    currencyCode
  }
  valuationAccuracy {
    typeGroup
    madeOn
    scores {
      n
      medianError
      within10
    }
  }
}
    `) as unknown as TypedDocumentString<SiteUpkeepQuery, SiteUpkeepQueryVariables>;
export const SmartPlanMarketDocument = new TypedDocumentString(`
    query SmartPlanMarket {
  official: officialCourses(series: [PRICE_INDEX], sizeClass: ALL, region: ALL) {
    ...OfficialCourse
  }
  CONDO: priceIndex(segment: CONDO) {
    ...IndexValues
  }
  HDB: priceIndex(segment: HDB) {
    ...IndexValues
  }
  LAND: priceIndex(segment: LAND) {
    ...IndexValues
  }
}
    fragment OfficialCourse on OfficialCourse {
  series
  firstMonth
  stepMonths
  values
}
fragment IndexValues on PriceIndexPoint {
  month
  value
}`) as unknown as TypedDocumentString<SmartPlanMarketQuery, SmartPlanMarketQueryVariables>;
export const OwnSmartPlansDocument = new TypedDocumentString(`
    query OwnSmartPlans($first: Int) {
  ownSmartPlans(first: $first) {
    nodes {
      ...KeptSmartPlanFacts
    }
    totalCount
  }
}
    fragment KeptSmartPlanFacts on KeptSmartPlan {
  id
  country
  title
  plan
  version
  changedAt
}`) as unknown as TypedDocumentString<OwnSmartPlansQuery, OwnSmartPlansQueryVariables>;
export const SharedSmartPlanDocument = new TypedDocumentString(`
    query SharedSmartPlan($id: ID!) {
  ownSmartPlan(id: $id) {
    id
    country
    plan
  }
}
    `) as unknown as TypedDocumentString<SharedSmartPlanQuery, SharedSmartPlanQueryVariables>;
export const KeepSmartPlanDocument = new TypedDocumentString(`
    mutation KeepSmartPlan($key: String!, $title: String!, $plan: String!) {
  keepSmartPlan(key: $key, title: $title, plan: $plan) {
    ...KeptSmartPlanFacts
  }
}
    fragment KeptSmartPlanFacts on KeptSmartPlan {
  id
  country
  title
  plan
  version
  changedAt
}`) as unknown as TypedDocumentString<KeepSmartPlanMutation, KeepSmartPlanMutationVariables>;
export const ChangeSmartPlanDocument = new TypedDocumentString(`
    mutation ChangeSmartPlan($id: ID!, $version: Int!, $title: String!, $plan: String!) {
  changeSmartPlan(id: $id, version: $version, title: $title, plan: $plan) {
    ...KeptSmartPlanFacts
  }
}
    fragment KeptSmartPlanFacts on KeptSmartPlan {
  id
  country
  title
  plan
  version
  changedAt
}`) as unknown as TypedDocumentString<ChangeSmartPlanMutation, ChangeSmartPlanMutationVariables>;
export const DeleteSmartPlanDocument = new TypedDocumentString(`
    mutation DeleteSmartPlan($id: ID!) {
  deleteSmartPlan(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteSmartPlanMutation, DeleteSmartPlanMutationVariables>;
export const TodayBookingsDocument = new TypedDocumentString(`
    query TodayBookings($from: String!, $until: String!) {
  bookings(from: $from, until: $until) {
    id
    kind
    state
    startsAt
    timeZone
    visitorName
    heldUntil
    home {
      name
      unit
    }
  }
  ownOpenHouses(from: $from, until: $until) {
    id
    startsAt
    country
    name
  }
  ownAppointments(from: $from, until: $until) {
    id
    kind
    startsAt
    timeZone
    name
    address
    outcome
    home {
      name
      unit
    }
  }
}
    `) as unknown as TypedDocumentString<TodayBookingsQuery, TodayBookingsQueryVariables>;
export const TodayLeadsDocument = new TypedDocumentString(`
    query TodayLeads($today: String!) {
  leads(filter: { state: NEW }, first: 5) {
    totalCount
    nodes {
      id
      country
      name
      message
      createdDate
      home {
        name
      }
    }
  }
  due: leads(filter: { isOpen: true, dueUntil: $today }, first: 1) {
    totalCount
  }
  held: leads(filter: { isOpen: true, isSuspected: true }, first: 1) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<TodayLeadsQuery, TodayLeadsQueryVariables>;
export const TodayListingsDocument = new TypedDocumentString(`
    query TodayListings {
  ownListings(filter: { isDue: true }, first: 5) {
    totalCount
    nodes {
      id
      country
      projectName
      address
      activity
      daysLeft
      groupSlug
      addressTypeGroup
      addressProjectSlug
    }
  }
}
    `) as unknown as TypedDocumentString<TodayListingsQuery, TodayListingsQueryVariables>;
export const TodayOrdersDocument = new TypedDocumentString(`
    query TodayOrders($states: [OrderState!]!) {
  orders(filter: { states: $states }, first: 20) {
    totalCount
    nodes {
      id
      number
      place
      state
      dueOn
      vendorName
      unread
    }
  }
}
    `) as unknown as TypedDocumentString<TodayOrdersQuery, TodayOrdersQueryVariables>;
export const TodaySharesDocument = new TypedDocumentString(`
    query TodayShares {
  ownShares(first: 50) {
    totalCount
    nodes {
      id
      title
      path
      state
      days {
        day
        count
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TodaySharesQuery, TodaySharesQueryVariables>;
export const TodayAreasDocument = new TypedDocumentString(`
    query TodayAreas {
  ownAgentPage {
    areas {
      ...ServedArea
    }
  }
}
    fragment ServedArea on Area {
  id
  level
  slug
  name
  nameLocal
}`) as unknown as TypedDocumentString<TodayAreasQuery, TodayAreasQueryVariables>;
export const AskAboutTourDocument = new TypedDocumentString(`
    mutation AskAboutTour($key: String!, $input: TourEnquiryInput!) {
  askAboutTour(key: $key, input: $input)
}
    `) as unknown as TypedDocumentString<AskAboutTourMutation, AskAboutTourMutationVariables>;
export const BeginOrderTourDocument = new TypedDocumentString(`
    mutation BeginOrderTour($order: ID!) {
  beginOrderTour(order: $order) {
    id
  }
}
    `) as unknown as TypedDocumentString<BeginOrderTourMutation, BeginOrderTourMutationVariables>;
export const BeginTourBundleDocument = new TypedDocumentString(`
    mutation BeginTourBundle($tour: ID!, $kind: TourBundleKind!, $bytes: Int!, $print: String!) {
  beginTourBundle(tour: $tour, kind: $kind, bytes: $bytes, print: $print) {
    ...TourBundleState
  }
}
    fragment TourBundleState on TourBundle {
  id
  isStored
  parts
  partBytes
  done
  width
  height
}`) as unknown as TypedDocumentString<BeginTourBundleMutation, BeginTourBundleMutationVariables>;
export const CountTourDocument = new TypedDocumentString(`
    mutation CountTour($path: String!, $events: [TourEvent!]!) {
  countTour(path: $path, events: $events)
}
    `) as unknown as TypedDocumentString<CountTourMutation, CountTourMutationVariables>;
export const CreateTourDocument = new TypedDocumentString(`
    mutation CreateTour($key: String!, $title: String!) {
  createTour(key: $key, title: $title) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateTourMutation, CreateTourMutationVariables>;
export const DeleteTourDocument = new TypedDocumentString(`
    mutation DeleteTour($id: ID!) {
  deleteTour(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteTourMutation, DeleteTourMutationVariables>;
export const FinishTourBundleDocument = new TypedDocumentString(`
    mutation FinishTourBundle($id: ID!) {
  finishTourBundle(id: $id) {
    ...TourBundleState
  }
}
    fragment TourBundleState on TourBundle {
  id
  isStored
  parts
  partBytes
  done
  width
  height
}`) as unknown as TypedDocumentString<FinishTourBundleMutation, FinishTourBundleMutationVariables>;
export const HideTourDocument = new TypedDocumentString(`
    mutation HideTour($id: ID!) {
  hideTour(id: $id) {
    ...OwnTourWhole
  }
}
    fragment OwnTourWhole on OwnTour {
  id
  path
  country
  state
  version
  changedAt
  hasChanges
  needs
  deadEnds
  unreachable
  listing {
    ...TourListing
  }
  projectTypeGroup
  projectSlug
  projectName
  draft {
    ...TourWhole
  }
  days {
    day
    opens
    scenes
    seconds
    spots
    enquiries
  }
}
fragment TourListing on OwnListing {
  id
  country
  state
  activity
  projectName
  street
  address
  headline
  typeGroup
  projectSlug
}
fragment TourWhole on Tour {
  id
  path
  country
  title
  about
  locale
  lat
  cameraMetres
  lines {
    name
    licence
    phone
    agency
    agencyLicence
  }
  plan {
    bundle
    width
    height
    metre
  }
  scenes {
    id
    place
    hour
    name
    caption
    alt
    north
    yaw
    pitch
    zoom
    planX
    planY
    width
    pano
    still
    spots {
      id
      kind
      toScene
      title
      text
      yaw
      pitch
    }
  }
}`) as unknown as TypedDocumentString<HideTourMutation, HideTourMutationVariables>;
export const OrderedTourDocument = new TypedDocumentString(`
    query OrderedTour($order: ID!) {
  order(id: $order) {
    id
    number
    country
    state
    place
    side
    lines {
      service
    }
    may
    tour {
      id
      isTaken
      own {
        ...OwnTourWhole
      }
      shown {
        ...TourWhole
      }
    }
  }
}
    fragment OwnTourWhole on OwnTour {
  id
  path
  country
  state
  version
  changedAt
  hasChanges
  needs
  deadEnds
  unreachable
  listing {
    ...TourListing
  }
  projectTypeGroup
  projectSlug
  projectName
  draft {
    ...TourWhole
  }
  days {
    day
    opens
    scenes
    seconds
    spots
    enquiries
  }
}
fragment TourListing on OwnListing {
  id
  country
  state
  activity
  projectName
  street
  address
  headline
  typeGroup
  projectSlug
}
fragment TourWhole on Tour {
  id
  path
  country
  title
  about
  locale
  lat
  cameraMetres
  lines {
    name
    licence
    phone
    agency
    agencyLicence
  }
  plan {
    bundle
    width
    height
    metre
  }
  scenes {
    id
    place
    hour
    name
    caption
    alt
    north
    yaw
    pitch
    zoom
    planX
    planY
    width
    pano
    still
    spots {
      id
      kind
      toScene
      title
      text
      yaw
      pitch
    }
  }
}`) as unknown as TypedDocumentString<OrderedTourQuery, OrderedTourQueryVariables>;
export const OwnTourDocument = new TypedDocumentString(`
    query OwnTour($id: ID!) {
  ownTour(id: $id) {
    ...OwnTourWhole
  }
}
    fragment OwnTourWhole on OwnTour {
  id
  path
  country
  state
  version
  changedAt
  hasChanges
  needs
  deadEnds
  unreachable
  listing {
    ...TourListing
  }
  projectTypeGroup
  projectSlug
  projectName
  draft {
    ...TourWhole
  }
  days {
    day
    opens
    scenes
    seconds
    spots
    enquiries
  }
}
fragment TourListing on OwnListing {
  id
  country
  state
  activity
  projectName
  street
  address
  headline
  typeGroup
  projectSlug
}
fragment TourWhole on Tour {
  id
  path
  country
  title
  about
  locale
  lat
  cameraMetres
  lines {
    name
    licence
    phone
    agency
    agencyLicence
  }
  plan {
    bundle
    width
    height
    metre
  }
  scenes {
    id
    place
    hour
    name
    caption
    alt
    north
    yaw
    pitch
    zoom
    planX
    planY
    width
    pano
    still
    spots {
      id
      kind
      toScene
      title
      text
      yaw
      pitch
    }
  }
}`) as unknown as TypedDocumentString<OwnTourQuery, OwnTourQueryVariables>;
export const OwnToursDocument = new TypedDocumentString(`
    query OwnTours {
  ownTours {
    id
    path
    country
    state
    changedAt
    hasChanges
    title
    sceneCount
    cover
    opens
  }
}
    `) as unknown as TypedDocumentString<OwnToursQuery, OwnToursQueryVariables>;
export const PlaceTourDocument = new TypedDocumentString(`
    mutation PlaceTour($id: ID!, $version: Int!, $listing: ID, $project: TourProjectInput) {
  placeTour(id: $id, version: $version, listing: $listing, project: $project) {
    ...OwnTourWhole
  }
}
    fragment OwnTourWhole on OwnTour {
  id
  path
  country
  state
  version
  changedAt
  hasChanges
  needs
  deadEnds
  unreachable
  listing {
    ...TourListing
  }
  projectTypeGroup
  projectSlug
  projectName
  draft {
    ...TourWhole
  }
  days {
    day
    opens
    scenes
    seconds
    spots
    enquiries
  }
}
fragment TourListing on OwnListing {
  id
  country
  state
  activity
  projectName
  street
  address
  headline
  typeGroup
  projectSlug
}
fragment TourWhole on Tour {
  id
  path
  country
  title
  about
  locale
  lat
  cameraMetres
  lines {
    name
    licence
    phone
    agency
    agencyLicence
  }
  plan {
    bundle
    width
    height
    metre
  }
  scenes {
    id
    place
    hour
    name
    caption
    alt
    north
    yaw
    pitch
    zoom
    planX
    planY
    width
    pano
    still
    spots {
      id
      kind
      toScene
      title
      text
      yaw
      pitch
    }
  }
}`) as unknown as TypedDocumentString<PlaceTourMutation, PlaceTourMutationVariables>;
export const PublishTourDocument = new TypedDocumentString(`
    mutation PublishTour($id: ID!, $version: Int!) {
  publishTour(id: $id, version: $version) {
    ...OwnTourWhole
  }
}
    fragment OwnTourWhole on OwnTour {
  id
  path
  country
  state
  version
  changedAt
  hasChanges
  needs
  deadEnds
  unreachable
  listing {
    ...TourListing
  }
  projectTypeGroup
  projectSlug
  projectName
  draft {
    ...TourWhole
  }
  days {
    day
    opens
    scenes
    seconds
    spots
    enquiries
  }
}
fragment TourListing on OwnListing {
  id
  country
  state
  activity
  projectName
  street
  address
  headline
  typeGroup
  projectSlug
}
fragment TourWhole on Tour {
  id
  path
  country
  title
  about
  locale
  lat
  cameraMetres
  lines {
    name
    licence
    phone
    agency
    agencyLicence
  }
  plan {
    bundle
    width
    height
    metre
  }
  scenes {
    id
    place
    hour
    name
    caption
    alt
    north
    yaw
    pitch
    zoom
    planX
    planY
    width
    pano
    still
    spots {
      id
      kind
      toScene
      title
      text
      yaw
      pitch
    }
  }
}`) as unknown as TypedDocumentString<PublishTourMutation, PublishTourMutationVariables>;
export const SaveTourDocument = new TypedDocumentString(`
    mutation SaveTour($id: ID!, $version: Int!, $draft: TourDraftInput!) {
  saveTour(id: $id, version: $version, draft: $draft) {
    ...OwnTourWhole
  }
}
    fragment OwnTourWhole on OwnTour {
  id
  path
  country
  state
  version
  changedAt
  hasChanges
  needs
  deadEnds
  unreachable
  listing {
    ...TourListing
  }
  projectTypeGroup
  projectSlug
  projectName
  draft {
    ...TourWhole
  }
  days {
    day
    opens
    scenes
    seconds
    spots
    enquiries
  }
}
fragment TourListing on OwnListing {
  id
  country
  state
  activity
  projectName
  street
  address
  headline
  typeGroup
  projectSlug
}
fragment TourWhole on Tour {
  id
  path
  country
  title
  about
  locale
  lat
  cameraMetres
  lines {
    name
    licence
    phone
    agency
    agencyLicence
  }
  plan {
    bundle
    width
    height
    metre
  }
  scenes {
    id
    place
    hour
    name
    caption
    alt
    north
    yaw
    pitch
    zoom
    planX
    planY
    width
    pano
    still
    spots {
      id
      kind
      toScene
      title
      text
      yaw
      pitch
    }
  }
}`) as unknown as TypedDocumentString<SaveTourMutation, SaveTourMutationVariables>;
export const ShownTourDocument = new TypedDocumentString(`
    query ShownTour($path: String!) {
  tour(path: $path) {
    ...TourWhole
  }
}
    fragment TourWhole on Tour {
  id
  path
  country
  title
  about
  locale
  lat
  cameraMetres
  lines {
    name
    licence
    phone
    agency
    agencyLicence
  }
  plan {
    bundle
    width
    height
    metre
  }
  scenes {
    id
    place
    hour
    name
    caption
    alt
    north
    yaw
    pitch
    zoom
    planX
    planY
    width
    pano
    still
    spots {
      id
      kind
      toScene
      title
      text
      yaw
      pitch
    }
  }
}`) as unknown as TypedDocumentString<ShownTourQuery, ShownTourQueryVariables>;
export const TourHostsDocument = new TypedDocumentString(`
    query TourHosts($path: String!) {
  tour(path: $path) {
    hosts
  }
}
    `) as unknown as TypedDocumentString<TourHostsQuery, TourHostsQueryVariables>;
export const TourLinkAtDocument = new TypedDocumentString(`
    query TourLinkAt($path: String!) {
  tourLink(path: $path) {
    ...TourLink
  }
}
    fragment TourLink on TourLink {
  path
  title
  locale
  picture
  alt
  rooms
}`) as unknown as TypedDocumentString<TourLinkAtQuery, TourLinkAtQueryVariables>;
export const TourListingsDocument = new TypedDocumentString(`
    query TourListings {
  ownListings(
    first: 50
    filter: { states: [DRAFT, LIVE, UNDER_OFFER, WITHDRAWN, EXPIRED] }
  ) {
    nodes {
      ...TourListing
    }
  }
}
    fragment TourListing on OwnListing {
  id
  country
  state
  activity
  projectName
  street
  address
  headline
  typeGroup
  projectSlug
}`) as unknown as TypedDocumentString<TourListingsQuery, TourListingsQueryVariables>;
export const AlertDealListDocument = new TypedDocumentString(`
    mutation AlertDealList($code: ID!, $isOn: Boolean!) {
  alertDealList(code: $code, isOn: $isOn) {
    ...KeptDealList
  }
}
    fragment KeptDealList on DealList {
  code
  name
  search
  hasAlert
  isShared
}`) as unknown as TypedDocumentString<AlertDealListMutation, AlertDealListMutationVariables>;
export const DealBinsOfDocument = new TypedDocumentString(`
    query DealBinsOf($filter: DealFilter!) {
  dealBins(filter: $filter) {
    total
    sizeStep
    psfStep
    outside
    bins {
      size
      psf
      storey
      n
    }
  }
}
    `) as unknown as TypedDocumentString<DealBinsOfQuery, DealBinsOfQueryVariables>;
export const DealGroupsByDocument = new TypedDocumentString(`
    query DealGroupsBy($filter: DealFilter!, $by: DealGrouping!) {
  dealGroups(filter: $filter, by: $by) {
    total
    step
    groups {
      key
      project {
        typeGroup
        slug
        name
        nameLocal
      }
      figures {
        ...DealFiguresPart
      }
    }
  }
}
    fragment DealFiguresPart on DealFigures {
  n
  from
  to
  price {
    p25
    median
    p75
  }
  psf {
    p25
    median
    p75
  }
  psfN
}`) as unknown as TypedDocumentString<DealGroupsByQuery, DealGroupsByQueryVariables>;
export const DealListDocument = new TypedDocumentString(`
    query DealList($filter: DealFilter!, $sort: DealSort, $rows: Int, $after: String, $typeGroup: TypeGroup = PRIVATE_STACK, $slug: String = "", $isOfProject: Boolean!) {
  market {
    ...MarketBasis
    firstMonth
  }
  project(typeGroup: $typeGroup, slug: $slug) @include(if: $isOfProject) {
    id
    typeGroup
    slug
    name
    nameLocal
    propertyGroup
    area {
      name
      nameLocal
    }
  }
  deals(filter: $filter, sort: $sort, rows: $rows, after: $after) {
    ...DealRows
  }
  dealTotals(filter: $filter) {
    total
    figures {
      ...DealFiguresPart
    }
  }
}
    fragment MarketBasis on Market {
  countryCode
  currencyCode
  isDemo
  lastMonth
  hasOfficialFigures
  projectCount
}
fragment DealFiguresPart on DealFigures {
  n
  from
  to
  price {
    p25
    median
    p75
  }
  psf {
    p25
    median
    p75
  }
  psfN
}
fragment DealRows on DealPage {
  nodes {
    transaction {
      id
      activity
      month
      price
      areaSqm
      psf
      unitMix
      isMixDerived
      floorLow
      floorHigh
      unitNo
      units
      model
    }
    typeGroup
    propertyGroup
    slug
    projectId
    projectName
    projectNameLocal
    street
    areaName
    areaNameLocal
    isYearAlone
  }
  endCursor
  isWithheld
}`) as unknown as TypedDocumentString<DealListQuery, DealListQueryVariables>;
export const DealListsDocument = new TypedDocumentString(`
    query DealLists {
  dealLists {
    ...KeptDealList
  }
}
    fragment KeptDealList on DealList {
  code
  name
  search
  hasAlert
  isShared
}`) as unknown as TypedDocumentString<DealListsQuery, DealListsQueryVariables>;
export const DealPlacesDocument = new TypedDocumentString(`
    query DealPlaces($level: String!) {
  market {
    ...MarketBasis
  }
  areas(filter: { level: $level }, order: SALES, first: 50) {
    nodes {
      id
      name
      nameLocal
    }
  }
}
    fragment MarketBasis on Market {
  countryCode
  currencyCode
  isDemo
  lastMonth
  hasOfficialFigures
  projectCount
}`) as unknown as TypedDocumentString<DealPlacesQuery, DealPlacesQueryVariables>;
export const DealSheetDocument = new TypedDocumentString(`
    query DealSheet($filter: DealFilter!, $sort: DealSort, $after: String) {
  dealSheet(filter: $filter, sort: $sort, after: $after) {
    rows
    endCursor
  }
}
    `) as unknown as TypedDocumentString<DealSheetQuery, DealSheetQueryVariables>;
export const DeleteDealListDocument = new TypedDocumentString(`
    mutation DeleteDealList($code: ID!) {
  deleteDealList(code: $code) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteDealListMutation, DeleteDealListMutationVariables>;
export const KeepDealListDocument = new TypedDocumentString(`
    mutation KeepDealList($name: String!, $search: String!, $filter: DealFilter!) {
  keepDealList(name: $name, search: $search, filter: $filter) {
    ...KeptDealList
  }
}
    fragment KeptDealList on DealList {
  code
  name
  search
  hasAlert
  isShared
}`) as unknown as TypedDocumentString<KeepDealListMutation, KeepDealListMutationVariables>;
export const MoreDealsDocument = new TypedDocumentString(`
    query MoreDeals($filter: DealFilter!, $sort: DealSort, $rows: Int, $after: String) {
  deals(filter: $filter, sort: $sort, rows: $rows, after: $after) {
    ...DealRows
  }
}
    fragment DealRows on DealPage {
  nodes {
    transaction {
      id
      activity
      month
      price
      areaSqm
      psf
      unitMix
      isMixDerived
      floorLow
      floorHigh
      unitNo
      units
      model
    }
    typeGroup
    propertyGroup
    slug
    projectId
    projectName
    projectNameLocal
    street
    areaName
    areaNameLocal
    isYearAlone
  }
  endCursor
  isWithheld
}`) as unknown as TypedDocumentString<MoreDealsQuery, MoreDealsQueryVariables>;
export const RenameDealListDocument = new TypedDocumentString(`
    mutation RenameDealList($code: ID!, $name: String!) {
  renameDealList(code: $code, name: $name) {
    ...KeptDealList
  }
}
    fragment KeptDealList on DealList {
  code
  name
  search
  hasAlert
  isShared
}`) as unknown as TypedDocumentString<RenameDealListMutation, RenameDealListMutationVariables>;
export const ShareDealListDocument = new TypedDocumentString(`
    mutation ShareDealList($code: ID!, $isOn: Boolean!) {
  shareDealList(code: $code, isOn: $isOn) {
    ...KeptDealList
  }
}
    fragment KeptDealList on DealList {
  code
  name
  search
  hasAlert
  isShared
}`) as unknown as TypedDocumentString<ShareDealListMutation, ShareDealListMutationVariables>;
export const SharedDealListDocument = new TypedDocumentString(`
    query SharedDealList($code: ID!) {
  sharedDealList(code: $code) {
    name
    country
    search
    lines {
      name
      licence
      phone
      agency
      agencyLicence
    }
  }
}
    `) as unknown as TypedDocumentString<SharedDealListQuery, SharedDealListQueryVariables>;
export const VendorLoginDocument = new TypedDocumentString(`
    mutation VendorLogin($email: String!, $password: String!) {
  login(email: $email, password: $password, sourceType: Vendor) {
    token
    secondStep {
      token
      factors
    }
  }
}
    `) as unknown as TypedDocumentString<VendorLoginMutation, VendorLoginMutationVariables>;