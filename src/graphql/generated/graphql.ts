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

type EstimateFacts_Estimate_Fragment = { __typename: 'Estimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, fsd: number, confidence: Confidence, confidenceScore: number, effectiveN: number, comparables: Array<{ id: string, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, distanceMetres: number, ageMonths: number, timeAdjustment: number, areaAdjustment: number, floorAdjustment: number, adjustedPrice: number, weight: number, project: { id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null, block: string | null, street: string } }> };

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
      | { __typename: 'Estimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, fsd: number, confidence: Confidence, confidenceScore: number, effectiveN: number, comparables: Array<{ id: string, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, distanceMetres: number, ageMonths: number, timeAdjustment: number, areaAdjustment: number, floorAdjustment: number, adjustedPrice: number, weight: number, project: { id: string, typeGroup: TypeGroup, slug: string, name: string, nameLocal: string | null, block: string | null, street: string } }> }
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