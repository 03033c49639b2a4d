export const AccountDeed = ['NOTE', 'SEND_LINK', 'END_SESSIONS', 'LET_IN', 'SUSPEND'] as const
export type AccountDeed = (typeof AccountDeed)[number]

export const ActivityType = ['SALE', 'SUBSALE', 'RESALE', 'NEWSALE', 'RENT', 'RENTWHOLE', 'RENTROOM'] as const
export type ActivityType = (typeof ActivityType)[number]

export const AdjustedFor = ['FLOOR', 'SIZE', 'AGE', 'CONDITION', 'FACING', 'VIEW'] as const
export type AdjustedFor = (typeof AdjustedFor)[number]

export const AgainstEstimate = ['BELOW', 'WITHIN', 'ABOVE'] as const
export type AgainstEstimate = (typeof AgainstEstimate)[number]

export const AlertInterval = ['OFF', 'DAILY', 'WEEKLY'] as const
export type AlertInterval = (typeof AlertInterval)[number]

export const AnalysisStanding = ['OPEN', 'NEEDS_PLAN', 'SEAT_RIGHT', 'AGENTS_ONLY'] as const
export type AnalysisStanding = (typeof AnalysisStanding)[number]

export const AppointmentAction = ['WITHDRAW', 'CANCEL'] as const
export type AppointmentAction = (typeof AppointmentAction)[number]

export const AppointmentKind = ['VIEWING', 'VALUATION', 'CONSULTATION'] as const
export type AppointmentKind = (typeof AppointmentKind)[number]

export const AppointmentOutcome = ['CAME', 'ABSENT', 'LATE'] as const
export type AppointmentOutcome = (typeof AppointmentOutcome)[number]

export const AreaMeasure = ['GFA', 'LFA', 'IFA', 'NFA', 'UFA', 'SFA', 'NLA', 'BUA'] as const
export type AreaMeasure = (typeof AreaMeasure)[number]

export const AreaOrder = ['NAME', 'SALES'] as const
export type AreaOrder = (typeof AreaOrder)[number]

export const AssistantScope = ['READ', 'DRAFT'] as const
export type AssistantScope = (typeof AssistantScope)[number]

export const BathroomChoice = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE_OR_MORE'] as const
export type BathroomChoice = (typeof BathroomChoice)[number]

export const BedroomChoice = ['STUDIO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE_OR_MORE'] as const
export type BedroomChoice = (typeof BedroomChoice)[number]

export const BillingStanding = ['CARD_MISSING', 'UNPAID', 'TRIAL', 'ACTIVE', 'ENDING', 'PAST_DUE', 'CLOSED', 'ENDED'] as const
export type BillingStanding = (typeof BillingStanding)[number]

export const BookingAction = ['CONFIRM', 'DECLINE', 'ABSENT', 'LATE', 'CANCEL', 'COMPLETE'] as const
export type BookingAction = (typeof BookingAction)[number]

export const BookingMode = ['INSTANT', 'REVIEW'] as const
export type BookingMode = (typeof BookingMode)[number]

export const BookingState = ['HELD', 'CONFIRMED', 'DECLINED', 'LAPSED', 'MOVED', 'CANCELLED', 'DONE'] as const
export type BookingState = (typeof BookingState)[number]

export const BuildingType = ['RESIDENTIAL', 'MIXED_USE', 'OFFICE', 'RETAIL', 'INDUSTRIAL', 'HOTEL'] as const
export type BuildingType = (typeof BuildingType)[number]

export const CalendarFault = ['ADDRESS', 'REDIRECTS', 'STATUS', 'UNREACHABLE', 'SIZE', 'ABSENT', 'FORMAT', 'COMPONENTS', 'MANY'] as const
export type CalendarFault = (typeof CalendarFault)[number]

export const ChangeTime = ['NOW', 'AT_END'] as const
export type ChangeTime = (typeof ChangeTime)[number]

export const CheckoutState = ['PAYMENT', 'CARD', 'WORKING', 'DONE', 'NONE'] as const
export type CheckoutState = (typeof CheckoutState)[number]

export const CodeKind = ['DISCOUNT', 'VIP'] as const
export type CodeKind = (typeof CodeKind)[number]

export const CodeState = ['LIVE', 'USED_UP', 'ENDED'] as const
export type CodeState = (typeof CodeState)[number]

export const Confidence = ['HIGH', 'MEDIUM', 'LOW'] as const
export type Confidence = (typeof Confidence)[number]

export const ConstructionStatus = ['PRECONSTRUCTION', 'BUILDING_UNDER_CONSTRUCTION', 'COMPLETED'] as const
export type ConstructionStatus = (typeof ConstructionStatus)[number]

export const CopyRecordKind = ['LISTINGS', 'ENQUIRIES', 'APPOINTMENTS', 'SAVED_SEARCHES', 'HOMES_NOT_WRITTEN_TO', 'DEAL_LISTS', 'OWN_HOMES', 'SMART_PLANS', 'LABEL_SHEETS', 'MARKET_ANALYSES', 'TOURS'] as const
export type CopyRecordKind = (typeof CopyRecordKind)[number]

export const CountryCode = ['SG', 'MY', 'HK', 'AU'] as const
export type CountryCode = (typeof CountryCode)[number]

export const DataCopyState = ['WAITING', 'MAKING', 'READY', 'FAILED'] as const
export type DataCopyState = (typeof DataCopyState)[number]

export const DayOrder = ['DMY', 'MDY'] as const
export type DayOrder = (typeof DayOrder)[number]

export const DealGrouping = ['PROJECT', 'MONTH', 'UNIT_MIX', 'FLOOR', 'SIZE', 'PSF'] as const
export type DealGrouping = (typeof DealGrouping)[number]

export const DealSort = ['NEWEST', 'OLDEST', 'PRICE_HIGH', 'PRICE_LOW', 'PSF_HIGH', 'PSF_LOW', 'SIZE_HIGH', 'SIZE_LOW'] as const
export type DealSort = (typeof DealSort)[number]

export const DealStorey = ['LOW', 'MIDDLE', 'HIGH'] as const
export type DealStorey = (typeof DealStorey)[number]

export const DecimalMark = ['POINT', 'COMMA'] as const
export type DecimalMark = (typeof DecimalMark)[number]

export const Drawing = ['FACADE', 'LOCATION', 'SITE_PLAN', 'FLOOR_PLAN'] as const
export type Drawing = (typeof Drawing)[number]

export const EnquiryCopyState = ['ASKED', 'AGREED', 'STOPPED'] as const
export type EnquiryCopyState = (typeof EnquiryCopyState)[number]

export const EstimateDriverCode = ['TIME', 'KIND', 'FLOOR', 'AREA', 'LEASE', 'LEARNED'] as const
export type EstimateDriverCode = (typeof EstimateDriverCode)[number]

export const EstimateMethod = ['FIRST', 'ENGINE'] as const
export type EstimateMethod = (typeof EstimateMethod)[number]

export const Facet = ['TYPE_GROUP', 'PROPERTY_TYPE', 'BEDROOMS', 'TENURE', 'CONSTRUCTION_STATUS', 'AREA'] as const
export type Facet = (typeof Facet)[number]

export const Facility = ['LIFT', 'SKY_GARDEN', 'SECURITY', 'PLAYGROUND', 'FUNCTION_ROOM', 'BBQ', 'RETAIL_SHOPS', 'JACUZZI', 'GYM', 'POOL'] as const
export type Facility = (typeof Facility)[number]

export const FeedApproval = ['DRAFT', 'ASKED', 'APPROVED', 'DECLINED'] as const
export type FeedApproval = (typeof FeedApproval)[number]

export const FeedFormat = ['RESO', 'REAXML', 'CSV'] as const
export type FeedFormat = (typeof FeedFormat)[number]

export const FeedScope = ['SEND', 'READ', 'WIDGET', 'API', 'ENQUIRIES', 'APPOINTMENTS', 'ORDERS'] as const
export type FeedScope = (typeof FeedScope)[number]

export const FigureRegion = ['ALL', 'HONG_KONG_ISLAND', 'KOWLOON', 'NEW_TERRITORIES'] as const
export type FigureRegion = (typeof FigureRegion)[number]

export const FigureSeries = ['PRICE_INDEX', 'RENT_INDEX', 'AVERAGE_PRICE', 'AVERAGE_RENT', 'YIELD', 'REGISTRATIONS'] as const
export type FigureSeries = (typeof FigureSeries)[number]

export const FloorType = ['GROUND', 'LOW', 'MID', 'HIGH', 'PENTHOUSE'] as const
export type FloorType = (typeof FloorType)[number]

export const FurnishedType = ['FULLY', 'FLEXIBLE', 'UNFURNISHED', 'PARTIALLY'] as const
export type FurnishedType = (typeof FurnishedType)[number]

export const HomeLetterKind = ['MONTHLY', 'SOLD'] as const
export type HomeLetterKind = (typeof HomeLetterKind)[number]

export const LabelStanding = ['OPEN', 'NEEDS_PLAN', 'SEAT_RIGHT', 'AGENTS_ONLY'] as const
export type LabelStanding = (typeof LabelStanding)[number]

export const LaunchQuestionAbout = ['DAY_ORDER', 'DECIMAL_MARK'] as const
export type LaunchQuestionAbout = (typeof LaunchQuestionAbout)[number]

export const LaunchSort = ['NEXT_DAY', 'PRICE_LOW', 'PRICE_HIGH', 'MOST_LEFT', 'TOP_FIRST'] as const
export type LaunchSort = (typeof LaunchSort)[number]

export const LaunchState = ['ANNOUNCED', 'PREVIEW', 'SELLING', 'SOLD_OUT'] as const
export type LaunchState = (typeof LaunchState)[number]

export const LeadMove = ['CONTACT', 'MEET', 'WIN', 'LOSE'] as const
export type LeadMove = (typeof LeadMove)[number]

export const LeadOrigin = ['CONTACT', 'TRAINING', 'VALUE', 'REPORT', 'SHARE', 'LAUNCH', 'LISTING', 'TOUR', 'BOOKING', 'OPEN_HOUSE', 'AREA'] as const
export type LeadOrigin = (typeof LeadOrigin)[number]

export const LeadState = ['NEW', 'CONTACTED', 'MEETING', 'WON', 'LOST'] as const
export type LeadState = (typeof LeadState)[number]

export const LeadSuspicion = ['HONEY', 'HASTY', 'REPEATED', 'MANY_LINKS'] as const
export type LeadSuspicion = (typeof LeadSuspicion)[number]

export const LetterState = ['WAITING', 'SENT', 'DEAD', 'LATE'] as const
export type LetterState = (typeof LetterState)[number]

export const ListingAction = ['PUBLISH', 'CONFIRM', 'OFFER', 'OFFER_FELL_THROUGH', 'CLOSE', 'REOPEN', 'WITHDRAW'] as const
export type ListingAction = (typeof ListingAction)[number]

export const ListingActivity = ['SALE', 'RENT', 'ROOM'] as const
export type ListingActivity = (typeof ListingActivity)[number]

export const ListingEditsChoice = ['PUBLISH', 'KEEP', 'DISCARD'] as const
export type ListingEditsChoice = (typeof ListingEditsChoice)[number]

export const ListingFacet = ['PROPERTY_TYPE', 'BEDROOMS', 'TENURE', 'CONSTRUCTION_STATUS', 'FURNISHED', 'AGAINST_ESTIMATE', 'AREA'] as const
export type ListingFacet = (typeof ListingFacet)[number]

export const ListingMatch = ['PROJECT', 'STREET', 'POSTAL', 'WORDS'] as const
export type ListingMatch = (typeof ListingMatch)[number]

export const ListingMediaKind = ['PHOTO', 'PLAN'] as const
export type ListingMediaKind = (typeof ListingMediaKind)[number]

export const ListingMediaState = ['WAITING', 'STORED', 'REFUSED'] as const
export type ListingMediaState = (typeof ListingMediaState)[number]

export const ListingNeed = ['AGENT_NAME', 'AGENT_LICENCE', 'AGENCY', 'AGENCY_LICENCE', 'AGENT_PHONE', 'PLACE', 'PROPERTY_TYPE', 'UNIT_MIX', 'AREA', 'SALEABLE_AREA', 'PRICE', 'PHOTO'] as const
export type ListingNeed = (typeof ListingNeed)[number]

export const ListingOutcome = ['SOLD', 'LET', 'WITHDRAWN'] as const
export type ListingOutcome = (typeof ListingOutcome)[number]

export const ListingPictureKind = ['PHOTO', 'PLAN'] as const
export type ListingPictureKind = (typeof ListingPictureKind)[number]

export const ListingProblem = ['GONE', 'PRICE', 'FACTS', 'PICTURES', 'NOT_THEIRS', 'DUPLICATE', 'OTHER'] as const
export type ListingProblem = (typeof ListingProblem)[number]

export const ListingSort = ['NEWEST', 'PRICE_LOW', 'PRICE_HIGH', 'PSF_LOW', 'PSF_HIGH', 'AREA_LARGE', 'CUT_NEWEST', 'AGAINST_ESTIMATE'] as const
export type ListingSort = (typeof ListingSort)[number]

export const ListingState = ['DRAFT', 'LIVE', 'UNDER_OFFER', 'CLOSED', 'WITHDRAWN', 'EXPIRED'] as const
export type ListingState = (typeof ListingState)[number]

export const NoticeChannel = ['MAIL', 'SCREEN', 'OFF'] as const
export type NoticeChannel = (typeof NoticeChannel)[number]

export const NoticeGroup = ['LEADS', 'BOOKINGS', 'ORDERS', 'LISTINGS', 'SEARCHES', 'SUBSCRIPTION', 'SHARES', 'SEATS', 'SESSIONS'] as const
export type NoticeGroup = (typeof NoticeGroup)[number]

export const OrderAction = ['ACCEPT', 'PROPOSE', 'AGREE', 'DECLINE', 'START', 'DELIVER', 'ASK_CHANGES', 'RESUME', 'APPROVE', 'CANCEL'] as const
export type OrderAction = (typeof OrderAction)[number]

export const OrderService = ['PHOTOGRAPHS', 'FLOOR_PLAN', 'TOUR', 'STAGING', 'VIDEO'] as const
export type OrderService = (typeof OrderService)[number]

export const OrderSide = ['AGENT', 'VENDOR'] as const
export type OrderSide = (typeof OrderSide)[number]

export const OrderState = ['NEW', 'ACCEPTED', 'IN_PRODUCTION', 'DELIVERED', 'CHANGES_ASKED', 'APPROVED', 'DECLINED', 'CANCELLED'] as const
export type OrderState = (typeof OrderState)[number]

export const OwnAppointmentKind = ['VIEWING', 'VALUATION', 'MEETING', 'BLOCKED', 'OTHER'] as const
export type OwnAppointmentKind = (typeof OwnAppointmentKind)[number]

export const PasskeyPurpose = ['REGISTER', 'SIGN_IN', 'SECOND_STEP', 'STEP_UP'] as const
export type PasskeyPurpose = (typeof PasskeyPurpose)[number]

export const PlanAudience = ['AGENT', 'NON_AGENT', 'SUB_ACCOUNT'] as const
export type PlanAudience = (typeof PlanAudience)[number]

export const PlanPayment = ['CARDS', 'WRITE_TO_US', 'UNAVAILABLE'] as const
export type PlanPayment = (typeof PlanPayment)[number]

export const PlanRight = ['PRO_REPORTS', 'UNIT_NUMBERS', 'DEAL_SHEETS', 'MARKET_ANALYSES', 'ADDRESS_LABELS', 'SMART_PLAN_HANDOUTS', 'SEATS'] as const
export type PlanRight = (typeof PlanRight)[number]

export const PreviewLineKind = ['PLAN', 'UNUSED', 'REST'] as const
export type PreviewLineKind = (typeof PreviewLineKind)[number]

export const ProjectSort = ['MOST_TRADED', 'NEWEST_SALE', 'PSF_LOW', 'PSF_HIGH', 'PRICE_LOW', 'PRICE_HIGH', 'CHANGE_HIGH', 'CHANGE_LOW', 'YIELD_HIGH', 'NEWEST_BUILT', 'NEAREST', 'BLOCK'] as const
export type ProjectSort = (typeof ProjectSort)[number]

export const PropertyGroup = ['HDB', 'HOS', 'CONDO', 'LAND'] as const
export type PropertyGroup = (typeof PropertyGroup)[number]

export const ProposalState = ['OPEN', 'TAKEN', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const
export type ProposalState = (typeof ProposalState)[number]

export const RefusalReason = ['NO_SALES', 'TOO_FEW_COMPARABLES', 'TOO_OLD', 'TOO_SPREAD', 'UNKNOWN_HOME', 'SIZE_NOT_HERE', 'FLOOR_NOT_HERE'] as const
export type RefusalReason = (typeof RefusalReason)[number]

export const RentScope = ['PROJECT', 'NEIGHBOURS'] as const
export type RentScope = (typeof RentScope)[number]

export const SearchKind = ['PROJECT', 'STREET', 'POSTAL_CODE', 'STATION', 'SCHOOL', 'AREA'] as const
export type SearchKind = (typeof SearchKind)[number]

export const SeatInvitationState = ['OPEN', 'USED', 'EXPIRED', 'WITHDRAWN'] as const
export type SeatInvitationState = (typeof SeatInvitationState)[number]

export const SeatMove = ['SUSPEND', 'RESUME', 'REMOVE'] as const
export type SeatMove = (typeof SeatMove)[number]

export const SeatRight = ['REPORTS', 'LEADS', 'ORDERS', 'LISTINGS', 'CALENDAR'] as const
export type SeatRight = (typeof SeatRight)[number]

export const SeatState = ['INVITED', 'ACTIVE', 'SUSPENDED', 'REMOVED'] as const
export type SeatState = (typeof SeatState)[number]

export const Segment = ['HDB', 'HOS', 'CONDO', 'LAND'] as const
export type Segment = (typeof Segment)[number]

export const ShareKind = ['REPORT', 'COMPARISON', 'ANALYSIS', 'PLAN'] as const
export type ShareKind = (typeof ShareKind)[number]

export const ShareState = ['LIVE', 'EXPIRED', 'REVOKED'] as const
export type ShareState = (typeof ShareState)[number]

export const SignInFactor = ['PASSKEY', 'APP', 'RECOVERY_CODE', 'MAIL_CODE'] as const
export type SignInFactor = (typeof SignInFactor)[number]

export const SizeClass = ['ALL', 'A', 'B', 'C', 'D', 'E', 'A_C', 'D_E'] as const
export type SizeClass = (typeof SizeClass)[number]

export const SourceType = ['Website', 'Vendor'] as const
export type SourceType = (typeof SourceType)[number]

export const StaffDeedKind = ['NOTE', 'SUSPEND', 'LET_IN', 'END_SESSIONS', 'SEND_LINK', 'RESEND_LETTER', 'EXTEND_TRIAL', 'HAND_OVER_LISTING'] as const
export type StaffDeedKind = (typeof StaffDeedKind)[number]

export const StagingRoom = ['LIVING_ROOM', 'DINING_ROOM', 'BEDROOM', 'CHILD_ROOM', 'STUDY', 'BALCONY'] as const
export type StagingRoom = (typeof StagingRoom)[number]

export const StagingStyle = ['LIGHT', 'WARM', 'BOLD', 'NATURAL'] as const
export type StagingStyle = (typeof StagingStyle)[number]

export const Tenure = ['FREEHOLD', 'LEASEHOLD'] as const
export type Tenure = (typeof Tenure)[number]

export const TenureChoice = ['FREEHOLD', 'LEASEHOLD_999', 'LEASEHOLD'] as const
export type TenureChoice = (typeof TenureChoice)[number]

export const TourBundleKind = ['PANO', 'STILL', 'PLAN'] as const
export type TourBundleKind = (typeof TourBundleKind)[number]

export const TourCount = ['OPEN', 'SCENE', 'SECONDS', 'SPOT', 'ENQUIRY'] as const
export type TourCount = (typeof TourCount)[number]

export const TourHour = ['DAY', 'DUSK', 'EMPTY'] as const
export type TourHour = (typeof TourHour)[number]

export const TourNeed = ['AGENT_NAME', 'AGENT_LICENCE', 'AGENCY', 'AGENCY_LICENCE', 'AGENT_PHONE', 'TITLE', 'SCENES', 'SCENE_NAME', 'ALT', 'NOTE'] as const
export type TourNeed = (typeof TourNeed)[number]

export const TourSpotKind = ['DOOR', 'NOTE'] as const
export type TourSpotKind = (typeof TourSpotKind)[number]

export const TourState = ['DRAFT', 'LIVE', 'OFF'] as const
export type TourState = (typeof TourState)[number]

export const TransactionKind = ['SALE', 'RENT'] as const
export type TransactionKind = (typeof TransactionKind)[number]

export const TypeGroup = ['PUBLIC_STACK', 'PRIVATE_STACK', 'PRIVATE_LAND'] as const
export type TypeGroup = (typeof TypeGroup)[number]

export const UnitState = ['AVAILABLE', 'RESERVED', 'SOLD'] as const
export type UnitState = (typeof UnitState)[number]

export const UnitsMissing = ['NO_STACKS', 'NO_UNIT_NUMBERS', 'NO_RESALES'] as const
export type UnitsMissing = (typeof UnitsMissing)[number]

export const UnmeasuredReason = ['DEMONSTRATION', 'NO_BACK_TEST', 'TOO_FEW_SALES', 'OTHER_METHOD'] as const
export type UnmeasuredReason = (typeof UnmeasuredReason)[number]

export const UploadKind = ['JPEG', 'PNG', 'WEBP', 'PDF', 'MP4'] as const
export type UploadKind = (typeof UploadKind)[number]

export const UserKind = ['AGENT', 'NON_AGENT', 'SUB_ACCOUNT', 'STAFF', 'VENDOR'] as const
export type UserKind = (typeof UserKind)[number]

export const WebhookTopic = ['PROPERTY', 'MEDIA', 'OPENHOUSE', 'CONTACTS', 'SHOWINGAPPOINTMENT', 'X_ORDER'] as const
export type WebhookTopic = (typeof WebhookTopic)[number]
