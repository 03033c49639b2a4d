/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ActivityType =
  | 'NEWSALE'
  | 'RENT'
  | 'RENTROOM'
  | 'RENTWHOLE'
  | 'RESALE'
  | 'SALE'
  | 'SUBSALE';

export type BoundsInput = {
  east: number;
  north: number;
  south: number;
  west: number;
};

export type Confidence =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type ConstructionStatus =
  | 'BUILDING_UNDER_CONSTRUCTION'
  | 'COMPLETED'
  | 'PRECONSTRUCTION';

export type ContactConsultInput = {
  companyName?: string | null | undefined;
  country?: CountryCode | null | undefined;
  email: string;
  interest: string;
  message: string;
  name: string;
  phone: string;
};

export type CountryCode =
  | 'AU'
  | 'HK'
  | 'MY'
  | 'SG';

/** LEARNED: what the engine learnt from the errors of past estimates of such homes. */
export type EstimateDriverCode =
  | 'AREA'
  | 'FLOOR'
  | 'LEARNED'
  | 'LEASE'
  | 'TIME';

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

export type HomeInput = {
  areaSqm?: number | null | undefined;
  floor?: number | null | undefined;
  unitMix?: string | null | undefined;
};

export type NearInput = {
  lat: number;
  lng: number;
  /** At most 5,000. */
  radiusMetres: number;
};

/** All given conditions hold together. */
export type ProjectFilter = {
  areaId?: string | null | undefined;
  bounds?: BoundsInput | null | undefined;
  constructionStatuses?: Array<ConstructionStatus> | null | undefined;
  ids?: Array<string> | null | undefined;
  near?: NearInput | null | undefined;
  street?: string | null | undefined;
  /** Words as in the type-ahead. */
  text?: string | null | undefined;
  typeGroups?: Array<TypeGroup> | null | undefined;
};

export type ProjectSort =
  | 'MOST_TRADED'
  | 'NEWEST_SALE'
  | 'PSF_HIGH'
  | 'PSF_LOW';

export type PropertyGroup =
  | 'CONDO'
  | 'HDB'
  | 'HOS'
  | 'LAND';

export type RefusalReason =
  | 'NO_SALES'
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
  /** Agents send it, the others do not. */
  detail?: RegisterDetailInput | null | undefined;
  email: string;
  name: string;
  password: string;
  phoneNumber: string;
};

export type SearchKind =
  | 'AREA'
  | 'POSTAL_CODE'
  | 'PROJECT'
  | 'SCHOOL'
  | 'STATION'
  | 'STREET';

export type Segment =
  | 'CONDO'
  | 'HDB'
  | 'HOS'
  | 'LAND';

export type SysStripeInfoFilter = {
  /** Part of the address. */
  email?: string | null | undefined;
  mainUserId?: string | null | undefined;
  /** Text that the params must contain; "vipPromo" lists promotion codes. */
  params?: string | null | undefined;
  status?: string | null | undefined;
};

export type Tenure =
  | 'FREEHOLD'
  | 'LEASEHOLD';

export type TransactionKind =
  | 'RENT'
  | 'SALE';

export type TypeGroup =
  | 'PRIVATE_LAND'
  | 'PRIVATE_STACK'
  | 'PUBLIC_STACK';

/** Outside of Malaysia a licence number brings its names from the register, whatever else is sent (§5). */
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

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { user: { id: string, nickName: string, email: string, isEmailVerified: boolean, phoneNumber: string, country: CountryCode, language: string, avatar: string | null, roles: Array<string>, createdDate: string, detail: { salespersonName: string, ceaNumber: string | null, estateAgency: string, estateAgencyLicenseNo: string } | null, stripeSubscription: { status: string, expireDate: string, recurringPriceQuantity: number, stripePrice: { recurringType: string, intervalCount: number, unitAmount: number, currencyCode: string }, stripeProduct: { name: string } } | null, subscription: { promoCode: string | null, expireDate: string | null } | null } };

export type AccountExportQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountExportQuery = { accountExport: string };

export type ActiveUserSelfMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ActiveUserSelfMutation = { activeUserSelf: { success: boolean } };

export type CheckPhoneCodeQueryVariables = Exact<{
  phone: string;
  otp: string;
}>;


export type CheckPhoneCodeQuery = { checkOTP: { success: boolean } };

export type DeleteAccountMutationVariables = Exact<{
  currentPassword: string;
}>;


export type DeleteAccountMutation = { deleteAccount: { __typename: 'AccountDeletion' } };

export type EmailUpdateMutationVariables = Exact<{
  email: string;
  code: string;
}>;


export type EmailUpdateMutation = { emailUpdate: { success: boolean } };

export type OwnConsultsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnConsultsQuery = { ownContactConsults: Array<{ id: string, interest: string, message: string, createdDate: string }> };

export type RemoveAvatarMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAvatarMutation = { removeAvatar: { success: boolean } };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
  confirmPassword: string;
}>;


export type ResetPasswordMutation = { resetPassword: { success: boolean } };

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSessionMutation = { revokeSession: { success: boolean } };

export type SendEmailUpdateCodeQueryVariables = Exact<{
  email: string;
}>;


export type SendEmailUpdateCodeQuery = { sendEmailUpdateCode: { success: boolean } };

export type SendPhoneCodeQueryVariables = Exact<{
  phone: string;
}>;


export type SendPhoneCodeQuery = { sendOTP: { success: boolean } };

export type SendVerifyEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendVerifyEmailMutation = { sendVerifyEmail: { success: boolean } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: string, createdDate: string, lastSeenDate: string, userAgent: string, isCurrent: boolean }> };

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

export type UpdatePasswordMutationVariables = Exact<{
  currentPassword: string;
  password: string;
  confirmPassword: string;
}>;


export type UpdatePasswordMutation = { updatePassword: { success: boolean } };

export type UpdateUserMutationVariables = Exact<{
  patch: UserPatch;
  detail?: UserDetailPatch | null | undefined;
}>;


export type UpdateUserMutation = { updateUser: { id: string } };

export type UploadAvatarMutationVariables = Exact<{
  file: File;
}>;


export type UploadAvatarMutation = { filesUpload: { success: boolean } };

export type ValidateTokenQueryVariables = Exact<{
  token: string;
}>;


export type ValidateTokenQuery = { validateToken: { success: boolean } };

export type VerifyEmailQueryVariables = Exact<{
  token: string;
}>;


export type VerifyEmailQuery = { verifyEmail: { success: boolean } };

export type CheckOtpQueryVariables = Exact<{
  phone: string;
  otp: string;
}>;


export type CheckOtpQuery = { checkOTP: { success: boolean } };

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


export type LoginMutation = { login: { token: string } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { token: string } };

export type SendOtpQueryVariables = Exact<{
  phone: string;
}>;


export type SendOtpQuery = { sendOTP: { success: boolean } };

export type ValidateEmailQueryVariables = Exact<{
  email: string;
}>;


export type ValidateEmailQuery = { validateEmail: { isExist: boolean } };

export type MapDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MapDataQuery = { market: { countryCode: CountryCode, currencyCode: string, isDemo: boolean, dataVersion: string, lastMonth: string | null }, mapData: { basemapUrl: string, stationsUrl: string, markers: Array<{ typeGroup: TypeGroup, count: number, url: string }> } };

export type MapListQueryVariables = Exact<{
  filter?: ProjectFilter | null | undefined;
  sort?: ProjectSort | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type MapListQuery = { projects: { totalCount: number, nodes: Array<{ id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, change12m: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type ProjectCardFragment = { id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, change12m: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null };

export type ProjectEstimateQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  home?: HomeInput | null | undefined;
}>;


export type ProjectEstimateQuery = { market: { currencyCode: string, isDemo: boolean }, project: { id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, floors: number | null, unitCount: number | null, completionYear: number | null, estimate:
      | { __typename: 'Estimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, confidence: Confidence, confidenceScore: number, effectiveN: number }
      | { __typename: 'EstimateRefusal', reason: RefusalReason, evidence: number, needed: number, newestEvidence: string | null }
    , area: { name: string, nameLocal: string | null } } | null };

export type EstimatedProjectFragment = { id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, floors: number | null, unitCount: number | null, completionYear: number | null, area: { name: string, nameLocal: string | null } };

type EstimateSummary_Estimate_Fragment = { __typename: 'Estimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, confidence: Confidence, confidenceScore: number, effectiveN: number };

type EstimateSummary_EstimateRefusal_Fragment = { __typename: 'EstimateRefusal', reason: RefusalReason, evidence: number, needed: number, newestEvidence: string | null };

export type EstimateSummaryFragment =
  | EstimateSummary_Estimate_Fragment
  | EstimateSummary_EstimateRefusal_Fragment
;

export type AgentMarketQueryVariables = Exact<{ [key: string]: never; }>;


export type AgentMarketQuery = { market: { currencyCode: string, isDemo: boolean, projectCount: number, saleCount: number, lastMonth: string | null, examples: Array<{ id: string, kind: SearchKind, title: string, subtitle: string, typeGroup: TypeGroup | null, slug: string | null, projectId: string | null, areaId: string | null, lat: number | null, lng: number | null }> }, projects: { nodes: Array<{ id: string, slug: string, typeGroup: TypeGroup, propertyType: string, floors: number | null, unitCount: number | null, completionYear: number | null, block: string | null }> } };

export type LaunchesQueryVariables = Exact<{
  areaId?: string | null | undefined;
  offset?: number | null | undefined;
}>;


export type LaunchesQuery = { market: { currencyCode: string, isDemo: boolean, lastMonth: string | null }, projects: { totalCount: number, nodes: Array<{ id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, developer: string | null, tenure: Tenure | null, tenureYears: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, unitCount: number | null, saleCount1y: number, lastSaleMonth: string | null, area: { id: string, name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null, unitMixes: Array<{ unitMix: string, unitsAvailable: number | null, launchPriceMin: number | null, launchPriceMax: number | null, salePriceMedian: number | null }> }> }, first50: { totalCount: number, nodes: Array<{ id: string, area: { id: string, name: string, nameLocal: string | null } }> }, next50: { totalCount: number, nodes: Array<{ id: string, area: { id: string, name: string, nameLocal: string | null } }> }, last50: { totalCount: number, nodes: Array<{ id: string, area: { id: string, name: string, nameLocal: string | null } }> } };

export type LaunchAreasFragment = { totalCount: number, nodes: Array<{ id: string, area: { id: string, name: string, nameLocal: string | null } }> };

export type LaunchCardFragment = { id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, developer: string | null, tenure: Tenure | null, tenureYears: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, unitCount: number | null, saleCount1y: number, lastSaleMonth: string | null, area: { id: string, name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null, unitMixes: Array<{ unitMix: string, unitsAvailable: number | null, launchPriceMin: number | null, launchPriceMax: number | null, salePriceMedian: number | null }> };

export type ComparedProjectQueryVariables = Exact<{
  slug: string;
}>;


export type ComparedProjectQuery = { market: { currencyCode: string, isDemo: boolean, lastMonth: string | null }, publicStack: { id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, change12m: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, unitMixes: Array<{ unitMix: string, gfaSqftAvg: number | null, saleCount1y: number }>, area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null } | null, privateStack: { id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, change12m: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, unitMixes: Array<{ unitMix: string, gfaSqftAvg: number | null, saleCount1y: number }>, area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null } | null, privateLand: { id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, change12m: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, unitMixes: Array<{ unitMix: string, gfaSqftAvg: number | null, saleCount1y: number }>, area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null } | null };

export type ComparedFactsFragment = { id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, change12m: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, unitMixes: Array<{ unitMix: string, gfaSqftAvg: number | null, saleCount1y: number }>, area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null };

export type ListingGroupQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  home?: HomeInput | null | undefined;
}>;


export type ListingGroupQuery = { market: { currencyCode: string, isDemo: boolean, lastMonth: string | null }, project: { developer: string | null, id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, change12m: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, unitMixes: Array<{ unitMix: string, unitCount: number | null, bedroomCount: number | null, bathroomCount: number | null, gfaSqftAvg: number | null, gfaSqftMin: number | null, gfaSqftMax: number | null, lastSalePrice: number | null, lastSalePsf: number | null, lastSaleMonth: string | null, salePriceMin: number | null, salePriceMax: number | null, salePriceMedian: number | null, salePsfMin: number | null, salePsfMax: number | null, salePsfMedian: number | null, rentPriceMin: number | null, rentPriceMax: number | null, rentPriceMedian: number | null, saleCount1y: number, rentCount1y: number, lastRentPrice: number | null, lastRentMonth: string | null }>, estimate:
      | { __typename: 'Estimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, confidence: Confidence, confidenceScore: number, effectiveN: number }
      | { __typename: 'EstimateRefusal', reason: RefusalReason, evidence: number, needed: number, newestEvidence: string | null }
    , area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null } | null };

export type ValuationAccuracyQueryVariables = Exact<{ [key: string]: never; }>;


export type ValuationAccuracyQuery = { valuationAccuracy: Array<{ typeGroup: TypeGroup, from: string, to: string, madeOn: string, coverage: number, scores: { n: number, medianError: number, within10: number, cover68: number | null, cover90: number | null }, naive: { medianError: number, within10: number } }> };

export type ValueExamplesQueryVariables = Exact<{ [key: string]: never; }>;


export type ValueExamplesQuery = { market: { countryCode: CountryCode, currencyCode: string, isDemo: boolean, lastMonth: string | null, projectCount: number, saleCount: number, examples: Array<{ id: string, kind: SearchKind, title: string, subtitle: string, typeGroup: TypeGroup | null, slug: string | null, projectId: string | null }> } };

export type AreaIndexQueryVariables = Exact<{
  segment: Segment;
  areaId?: string | null | undefined;
  from?: string | null | undefined;
}>;


export type AreaIndexQuery = { priceIndex: Array<{ month: string, value: number, n: number }> };

export type BuildingStacksQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
}>;


export type BuildingStacksQuery = { project: { id: string, buildings: Array<{ slug: string, name: string, postalCode: string | null, floors: number | null, unitCount: number | null, completionYear: number | null, stacks: Array<{ id: string, label: string, unitMix: string, areaSqm: number, floorLow: number, floorHigh: number }> }> } | null };

type EstimateFacts_Estimate_Fragment = { __typename: 'Estimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, fsd: number, confidence: Confidence, confidenceScore: number, effectiveN: number, paid: number, drivers: Array<{ code: EstimateDriverCode, amount: number }>, comparables: Array<{ id: string, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, distanceMetres: number, ageMonths: number, timeAdjustment: number, areaAdjustment: number, floorAdjustment: number, leaseAdjustment: number, adjustedPrice: number, weight: number, project: { id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null, block: string | null, street: string } }> };

type EstimateFacts_EstimateRefusal_Fragment = { __typename: 'EstimateRefusal', reason: RefusalReason, evidence: number, needed: number, newestEvidence: string | null };

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
      | { __typename: 'Estimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, fsd: number, confidence: Confidence, confidenceScore: number, effectiveN: number, paid: number, drivers: Array<{ code: EstimateDriverCode, amount: number }>, comparables: Array<{ id: string, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, distanceMetres: number, ageMonths: number, timeAdjustment: number, areaAdjustment: number, floorAdjustment: number, leaseAdjustment: number, adjustedPrice: number, weight: number, project: { id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null, block: string | null, street: string } }> }
      | { __typename: 'EstimateRefusal', reason: RefusalReason, evidence: number, needed: number, newestEvidence: string | null }
     } | null };

export type ProjectReportQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
}>;


export type ProjectReportQuery = { market: { countryCode: CountryCode, currencyCode: string, isDemo: boolean, dataVersion: string, lastMonth: string | null, sources: Array<{ name: string, licence: string, rowsAccepted: number, firstMonth: string | null, lastMonth: string | null }> }, project: { developer: string | null, facilities: Array<Facility>, id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, change12m: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, district: { id: string, level: string, slug: string, name: string, nameLocal: string | null } | null, buildings: Array<{ id: string, slug: string, name: string, postalCode: string | null, lat: number | null, lng: number | null, floors: number | null, unitCount: number | null, completionYear: number | null }>, unitMixes: Array<{ unitMix: string, unitCount: number | null, bedroomCount: number | null, bathroomCount: number | null, gfaSqftAvg: number | null, gfaSqftMin: number | null, gfaSqftMax: number | null, lastSalePrice: number | null, lastSalePsf: number | null, lastSaleMonth: string | null, lastRentPrice: number | null, lastRentMonth: string | null, salePriceMin: number | null, salePriceMax: number | null, salePriceMedian: number | null, salePsfMin: number | null, salePsfMax: number | null, salePsfMedian: number | null, rentPriceMin: number | null, rentPriceMax: number | null, rentPriceMedian: number | null, monthlyRentYield: number | null, saleCount1y: number, rentCount1y: number }>, assets: Array<{ id: string, type: string, subtype: string, title: string, url: string }>, trend: Array<{ quarter: string, n: number, p25: number, median: number, p75: number }>, transactions: { totalCount: number, nodes: Array<{ id: string, activity: ActivityType, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, unitNo: string | null, units: number, model: string | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } }, nearby: Array<{ distanceMetres: number, walkMinutes: number, amenity: { id: string, type: string, subtype: string | null, code: string | null, name: string, nameLocal: string | null, lat: number, lng: number } }>, area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null } | null };

export type ProjectTransactionsQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  kind?: TransactionKind | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type ProjectTransactionsQuery = { project: { id: string, transactions: { totalCount: number, nodes: Array<{ id: string, activity: ActivityType, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, unitNo: string | null, units: number, model: string | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } } | null };

export type ReportExamplesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportExamplesQuery = { market: { countryCode: CountryCode, isDemo: boolean, examples: Array<{ id: string, kind: SearchKind, title: string, subtitle: string, typeGroup: TypeGroup | null, slug: string | null, projectId: string | null, areaId: string | null, lat: number | null, lng: number | null, resultCount: number }> } };

export type TransactionPageFragment = { totalCount: number, nodes: Array<{ id: string, activity: ActivityType, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, unitNo: string | null, units: number, model: string | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } };

export type ResultsQueryVariables = Exact<{
  filter?: ProjectFilter | null | undefined;
  sort?: ProjectSort | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type ResultsQuery = { projects: { totalCount: number, nodes: Array<{ id: string, typeGroup: TypeGroup, propertyGroup: PropertyGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, street: string, postalCode: string | null, lat: number | null, lng: number | null, tenure: Tenure | null, tenureYears: number | null, leaseStartYear: number | null, completionYear: number | null, constructionStatus: ConstructionStatus, floors: number | null, unitCount: number | null, saleCount: number, saleCount1y: number, rentCount: number, lastSaleMonth: string | null, lastSalePrice: number | null, lastSalePsf: number | null, change12m: number | null, grossYield: number | null, areaSqmMin: number | null, areaSqmMax: number | null, area: { id: string, level: string, slug: string, name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type SuggestQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
}>;


export type SuggestQuery = { searchSuggestions: Array<{ id: string, kind: SearchKind, title: string, subtitle: string, typeGroup: TypeGroup | null, slug: string | null, projectId: string | null, areaId: string | null, lat: number | null, lng: number | null, resultCount: number }> };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { success: boolean } };

export type VendorViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorViewerQuery = { user: { id: string } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { user: { id: string, nickName: string, avatar: string | null, roles: Array<string>, stripeSubscription: { status: string, stripePrice: { frontParams: string } } | null } };

export type CreateContactConsultMutationVariables = Exact<{
  input: ContactConsultInput;
}>;


export type CreateContactConsultMutation = { createContactConsult: { id: string, createdDate: string, updatedDate: string } };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { market: { countryCode: CountryCode, currencyCode: string, isDemo: boolean, dataVersion: string, firstMonth: string | null, lastMonth: string | null, projectCount: number, saleCount: number, rentCount: number, amenityCount: number, sources: Array<{ name: string, licence: string, rowsAccepted: number, rowsRejected: number, firstMonth: string | null, lastMonth: string | null }>, segments: Array<{ segment: Segment, month: string, indexValue: number, change12m: number | null, saleCount: number, saleCountMean12m: number, medianPrice: number, priceP25: number, priceP75: number, medianPsf: number, psfP25: number, psfP75: number, history: Array<{ month: string, value: number, n: number, psfP25: number, psfMedian: number, psfP75: number }> }>, examples: Array<{ id: string, kind: SearchKind, title: string, subtitle: string, typeGroup: TypeGroup | null, slug: string | null, projectId: string | null, lat: number | null, lng: number | null, resultCount: number }> }, publicStack: { nodes: Array<{ id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, tenure: Tenure | null, tenureYears: number | null, completionYear: number | null, floors: number | null, unitCount: number | null, saleCount1y: number, area: { name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null }> }, privateStack: { nodes: Array<{ id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, tenure: Tenure | null, tenureYears: number | null, completionYear: number | null, floors: number | null, unitCount: number | null, saleCount1y: number, area: { name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null }> }, privateLand: { nodes: Array<{ id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, tenure: Tenure | null, tenureYears: number | null, completionYear: number | null, floors: number | null, unitCount: number | null, saleCount1y: number, area: { name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null }> } };

export type HomeProjectFragment = { id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, nameLocal: string | null, block: string | null, tenure: Tenure | null, tenureYears: number | null, completionYear: number | null, floors: number | null, unitCount: number | null, saleCount1y: number, area: { name: string, nameLocal: string | null }, psf: { n: number, p25: number, median: number, p75: number } | null };

export type MarketFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type MarketFactsQuery = { market: { countryCode: CountryCode, currencyCode: string, isDemo: boolean, firstMonth: string | null, lastMonth: string | null, projectCount: number, saleCount: number, rentCount: number, amenityCount: number, sources: Array<{ name: string, licence: string, rowsAccepted: number, firstMonth: string | null, lastMonth: string | null }> } };

export type TransactionListQueryVariables = Exact<{
  typeGroup: TypeGroup;
  slug: string;
  kind?: TransactionKind | null | undefined;
  unitMix?: string | null | undefined;
  from?: string | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type TransactionListQuery = { market: { countryCode: CountryCode, currencyCode: string, isDemo: boolean, firstMonth: string | null, lastMonth: string | null }, project: { id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null, propertyGroup: PropertyGroup, street: string, rentCount: number, area: { name: string, nameLocal: string | null }, unitMixes: Array<{ unitMix: string }>, transactions: { totalCount: number, psf: { n: number, p25: number, median: number, p75: number } | null, nodes: Array<{ id: string, activity: ActivityType, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, unitNo: string | null, units: number, model: string | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } } | null };

export type VendorLoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type VendorLoginMutation = { login: { token: string } };

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
  unitCount
  completionYear
}
    `, {"fragmentName":"EstimatedProject"}) as unknown as TypedDocumentString<EstimatedProjectFragment, unknown>;
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
    confidenceScore
    effectiveN
  }
  ... on EstimateRefusal {
    reason
    evidence
    needed
    newestEvidence: asOf
  }
}
    `, {"fragmentName":"EstimateSummary"}) as unknown as TypedDocumentString<EstimateSummaryFragment, unknown>;
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
  unitCount
  saleCount1y
  lastSaleMonth
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
  tenure
  tenureYears
  leaseStartYear
  completionYear
  constructionStatus
  floors
  unitCount
  saleCount
  saleCount1y
  rentCount
  lastSaleMonth
  lastSalePrice
  lastSalePsf
  psf {
    n
    p25
    median
    p75
  }
  change12m
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
  tenure
  tenureYears
  leaseStartYear
  completionYear
  constructionStatus
  floors
  unitCount
  saleCount
  saleCount1y
  rentCount
  lastSaleMonth
  lastSalePrice
  lastSalePsf
  psf {
    n
    p25
    median
    p75
  }
  change12m
  grossYield
  areaSqmMin
  areaSqmMax
}`, {"fragmentName":"ComparedFacts"}) as unknown as TypedDocumentString<ComparedFactsFragment, unknown>;
export const EstimateFactsFragmentDoc = new TypedDocumentString(`
    fragment EstimateFacts on EstimateResult {
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
    fsd
    confidence
    confidenceScore
    effectiveN
    paid
    drivers {
      code
      amount
    }
    comparables {
      id
      project {
        id
        typeGroup
        slug
        name
        nameLocal
        block
        street
      }
      month
      price
      areaSqm
      psf
      unitMix
      floorLow
      floorHigh
      distanceMetres
      ageMonths
      timeAdjustment
      areaAdjustment
      floorAdjustment
      leaseAdjustment
      adjustedPrice
      weight
    }
  }
  ... on EstimateRefusal {
    reason
    evidence
    needed
    newestEvidence: asOf
  }
}
    `, {"fragmentName":"EstimateFacts"}) as unknown as TypedDocumentString<EstimateFactsFragment, unknown>;
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
  unitCount
  saleCount1y
  psf {
    n
    p25
    median
    p75
  }
}
    `, {"fragmentName":"HomeProject"}) as unknown as TypedDocumentString<HomeProjectFragment, unknown>;
export const AccountDocument = new TypedDocumentString(`
    query Account {
  user(sourceType: Website) {
    id
    nickName
    email
    isEmailVerified
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
export const ActiveUserSelfDocument = new TypedDocumentString(`
    mutation ActiveUserSelf($token: String!, $password: String!) {
  activeUserSelf(token: $token, password: $password) {
    success
  }
}
    `) as unknown as TypedDocumentString<ActiveUserSelfMutation, ActiveUserSelfMutationVariables>;
export const CheckPhoneCodeDocument = new TypedDocumentString(`
    query CheckPhoneCode($phone: String!, $otp: String!) {
  checkOTP(phone: $phone, otp: $otp) {
    success
  }
}
    `) as unknown as TypedDocumentString<CheckPhoneCodeQuery, CheckPhoneCodeQueryVariables>;
export const DeleteAccountDocument = new TypedDocumentString(`
    mutation DeleteAccount($currentPassword: String!) {
  deleteAccount(currentPassword: $currentPassword) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const EmailUpdateDocument = new TypedDocumentString(`
    mutation EmailUpdate($email: String!, $code: String!) {
  emailUpdate(email: $email, code: $code) {
    success
  }
}
    `) as unknown as TypedDocumentString<EmailUpdateMutation, EmailUpdateMutationVariables>;
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
export const RemoveAvatarDocument = new TypedDocumentString(`
    mutation RemoveAvatar {
  removeAvatar {
    success
  }
}
    `) as unknown as TypedDocumentString<RemoveAvatarMutation, RemoveAvatarMutationVariables>;
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
export const RevokeSessionDocument = new TypedDocumentString(`
    mutation RevokeSession($id: ID!) {
  revokeSession(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const SendEmailUpdateCodeDocument = new TypedDocumentString(`
    query SendEmailUpdateCode($email: String!) {
  sendEmailUpdateCode(email: $email) {
    success
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
export const CheckOtpDocument = new TypedDocumentString(`
    query CheckOtp($phone: String!, $otp: String!) {
  checkOTP(phone: $phone, otp: $otp) {
    success
  }
}
    `) as unknown as TypedDocumentString<CheckOtpQuery, CheckOtpQueryVariables>;
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
  }
}
    `) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
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
export const ValidateEmailDocument = new TypedDocumentString(`
    query ValidateEmail($email: String!) {
  validateEmail(email: $email) {
    isExist
  }
}
    `) as unknown as TypedDocumentString<ValidateEmailQuery, ValidateEmailQueryVariables>;
export const MapDataDocument = new TypedDocumentString(`
    query MapData {
  market {
    countryCode
    currencyCode
    isDemo
    dataVersion
    lastMonth
  }
  mapData {
    basemapUrl
    stationsUrl
    markers {
      typeGroup
      count
      url
    }
  }
}
    `) as unknown as TypedDocumentString<MapDataQuery, MapDataQueryVariables>;
export const MapListDocument = new TypedDocumentString(`
    query MapList($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {
  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {
    nodes {
      ...ProjectCard
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
  tenure
  tenureYears
  leaseStartYear
  completionYear
  constructionStatus
  floors
  unitCount
  saleCount
  saleCount1y
  rentCount
  lastSaleMonth
  lastSalePrice
  lastSalePsf
  psf {
    n
    p25
    median
    p75
  }
  change12m
  grossYield
  areaSqmMin
  areaSqmMax
}`) as unknown as TypedDocumentString<MapListQuery, MapListQueryVariables>;
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
    confidenceScore
    effectiveN
  }
  ... on EstimateRefusal {
    reason
    evidence
    needed
    newestEvidence: asOf
  }
}`) as unknown as TypedDocumentString<ProjectEstimateQuery, ProjectEstimateQueryVariables>;
export const AgentMarketDocument = new TypedDocumentString(`
    query AgentMarket {
  market {
    currencyCode
    isDemo
    projectCount
    saleCount
    lastMonth
    examples {
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
    }
  }
  projects(filter: { typeGroups: [PRIVATE_STACK] }, first: 6) {
    nodes {
      id
      slug
      typeGroup
      propertyType
      floors
      unitCount
      completionYear
      block
    }
  }
}
    `) as unknown as TypedDocumentString<AgentMarketQuery, AgentMarketQueryVariables>;
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
    first: 50
  ) {
    ...LaunchAreas
  }
  next50: projects(
    filter: { constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION] }
    first: 50
    offset: 50
  ) {
    ...LaunchAreas
  }
  last50: projects(
    filter: { constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION] }
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
  unitCount
  saleCount1y
  lastSaleMonth
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
  tenure
  tenureYears
  leaseStartYear
  completionYear
  constructionStatus
  floors
  unitCount
  saleCount
  saleCount1y
  rentCount
  lastSaleMonth
  lastSalePrice
  lastSalePsf
  psf {
    n
    p25
    median
    p75
  }
  change12m
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
  tenure
  tenureYears
  leaseStartYear
  completionYear
  constructionStatus
  floors
  unitCount
  saleCount
  saleCount1y
  rentCount
  lastSaleMonth
  lastSalePrice
  lastSalePsf
  psf {
    n
    p25
    median
    p75
  }
  change12m
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
    confidenceScore
    effectiveN
  }
  ... on EstimateRefusal {
    reason
    evidence
    needed
    newestEvidence: asOf
  }
}`) as unknown as TypedDocumentString<ListingGroupQuery, ListingGroupQueryVariables>;
export const ValuationAccuracyDocument = new TypedDocumentString(`
    query ValuationAccuracy {
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
    countryCode
    currencyCode
    isDemo
    lastMonth
    projectCount
    saleCount
    examples {
      id
      kind
      title
      subtitle
      typeGroup
      slug
      projectId
    }
  }
}
    `) as unknown as TypedDocumentString<ValueExamplesQuery, ValueExamplesQueryVariables>;
export const AreaIndexDocument = new TypedDocumentString(`
    query AreaIndex($segment: Segment!, $areaId: ID, $from: Month) {
  priceIndex(segment: $segment, areaId: $areaId, from: $from) {
    month
    value
    n
  }
}
    `) as unknown as TypedDocumentString<AreaIndexQuery, AreaIndexQueryVariables>;
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
    fragment EstimateFacts on EstimateResult {
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
    fsd
    confidence
    confidenceScore
    effectiveN
    paid
    drivers {
      code
      amount
    }
    comparables {
      id
      project {
        id
        typeGroup
        slug
        name
        nameLocal
        block
        street
      }
      month
      price
      areaSqm
      psf
      unitMix
      floorLow
      floorHigh
      distanceMetres
      ageMonths
      timeAdjustment
      areaAdjustment
      floorAdjustment
      leaseAdjustment
      adjustedPrice
      weight
    }
  }
  ... on EstimateRefusal {
    reason
    evidence
    needed
    newestEvidence: asOf
  }
}`) as unknown as TypedDocumentString<EstimateHomeQuery, EstimateHomeQueryVariables>;
export const ProjectReportDocument = new TypedDocumentString(`
    query ProjectReport($typeGroup: TypeGroup!, $slug: String!) {
  market {
    countryCode
    currencyCode
    isDemo
    dataVersion
    lastMonth
    sources {
      name
      licence
      rowsAccepted
      firstMonth
      lastMonth
    }
  }
  project(typeGroup: $typeGroup, slug: $slug) {
    ...ProjectCard
    district {
      id
      level
      slug
      name
      nameLocal
    }
    developer
    facilities
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
      lastRentPrice
      lastRentMonth
      salePriceMin
      salePriceMax
      salePriceMedian
      salePsfMin
      salePsfMax
      salePsfMedian
      rentPriceMin
      rentPriceMax
      rentPriceMedian
      monthlyRentYield
      saleCount1y
      rentCount1y
    }
    assets {
      id
      type
      subtype
      title
      url
    }
    trend {
      quarter
      n
      p25
      median
      p75
    }
    transactions(first: 20) {
      ...TransactionPage
    }
    nearby(first: 40) {
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
      walkMinutes
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
  tenure
  tenureYears
  leaseStartYear
  completionYear
  constructionStatus
  floors
  unitCount
  saleCount
  saleCount1y
  rentCount
  lastSaleMonth
  lastSalePrice
  lastSalePsf
  psf {
    n
    p25
    median
    p75
  }
  change12m
  grossYield
  areaSqmMin
  areaSqmMax
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
}`) as unknown as TypedDocumentString<ProjectReportQuery, ProjectReportQueryVariables>;
export const ProjectTransactionsDocument = new TypedDocumentString(`
    query ProjectTransactions($typeGroup: TypeGroup!, $slug: String!, $kind: TransactionKind, $first: Int, $offset: Int) {
  project(typeGroup: $typeGroup, slug: $slug) {
    id
    transactions(kind: $kind, first: $first, offset: $offset) {
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
export const ReportExamplesDocument = new TypedDocumentString(`
    query ReportExamples {
  market {
    countryCode
    isDemo
    examples {
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
  }
}
    `) as unknown as TypedDocumentString<ReportExamplesQuery, ReportExamplesQueryVariables>;
export const ResultsDocument = new TypedDocumentString(`
    query Results($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {
  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {
    nodes {
      ...ProjectCard
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
  tenure
  tenureYears
  leaseStartYear
  completionYear
  constructionStatus
  floors
  unitCount
  saleCount
  saleCount1y
  rentCount
  lastSaleMonth
  lastSalePrice
  lastSalePsf
  psf {
    n
    p25
    median
    p75
  }
  change12m
  grossYield
  areaSqmMin
  areaSqmMax
}`) as unknown as TypedDocumentString<ResultsQuery, ResultsQueryVariables>;
export const SuggestDocument = new TypedDocumentString(`
    query Suggest($text: String!, $first: Int) {
  searchSuggestions(text: $text, first: $first) {
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
}
    `) as unknown as TypedDocumentString<SuggestQuery, SuggestQueryVariables>;
export const LogoutDocument = new TypedDocumentString(`
    mutation Logout {
  logout {
    success
  }
}
    `) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
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
    stripeSubscription {
      status
      stripePrice {
        frontParams
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;
export const CreateContactConsultDocument = new TypedDocumentString(`
    mutation CreateContactConsult($input: ContactConsultInput!) {
  createContactConsult(input: $input) {
    id
    createdDate
    updatedDate
  }
}
    `) as unknown as TypedDocumentString<CreateContactConsultMutation, CreateContactConsultMutationVariables>;
export const HomeDocument = new TypedDocumentString(`
    query Home {
  market {
    countryCode
    currencyCode
    isDemo
    dataVersion
    firstMonth
    lastMonth
    projectCount
    saleCount
    rentCount
    amenityCount
    sources {
      name
      licence
      rowsAccepted
      rowsRejected
      firstMonth
      lastMonth
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
      id
      kind
      title
      subtitle
      typeGroup
      slug
      projectId
      lat
      lng
      resultCount
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
  unitCount
  saleCount1y
  psf {
    n
    p25
    median
    p75
  }
}`) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const MarketFactsDocument = new TypedDocumentString(`
    query MarketFacts {
  market {
    countryCode
    currencyCode
    isDemo
    firstMonth
    lastMonth
    projectCount
    saleCount
    rentCount
    amenityCount
    sources {
      name
      licence
      rowsAccepted
      firstMonth
      lastMonth
    }
  }
}
    `) as unknown as TypedDocumentString<MarketFactsQuery, MarketFactsQueryVariables>;
export const TransactionListDocument = new TypedDocumentString(`
    query TransactionList($typeGroup: TypeGroup!, $slug: String!, $kind: TransactionKind, $unitMix: String, $from: Month, $first: Int, $offset: Int) {
  market {
    countryCode
    currencyCode
    isDemo
    firstMonth
    lastMonth
  }
  project(typeGroup: $typeGroup, slug: $slug) {
    id
    typeGroup
    slug
    name
    nameLocal
    propertyGroup
    street
    area {
      name
      nameLocal
    }
    rentCount
    unitMixes {
      unitMix
    }
    transactions(
      kind: $kind
      unitMix: $unitMix
      from: $from
      first: $first
      offset: $offset
    ) {
      ...TransactionPage
      psf {
        n
        p25
        median
        p75
      }
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
}`) as unknown as TypedDocumentString<TransactionListQuery, TransactionListQueryVariables>;
export const VendorLoginDocument = new TypedDocumentString(`
    mutation VendorLogin($email: String!, $password: String!) {
  login(email: $email, password: $password, sourceType: Vendor) {
    token
  }
}
    `) as unknown as TypedDocumentString<VendorLoginMutation, VendorLoginMutationVariables>;