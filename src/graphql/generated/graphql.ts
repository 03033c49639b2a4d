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

export type AreaIndexQueryVariables = Exact<{
  segment: Segment;
  areaId?: string | null | undefined;
  from?: string | null | undefined;
}>;


export type AreaIndexQuery = { priceIndex: Array<{ month: string, value: number, n: number }> };

type EstimateFacts_Estimate_Fragment = { __typename: 'Estimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, fsd: number, confidence: Confidence, confidenceScore: number, effectiveN: number, comparables: Array<{ id: string, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, distanceMetres: number, ageMonths: number, timeAdjustment: number, areaAdjustment: number, floorAdjustment: number, adjustedPrice: number, weight: number, project: { id: string, typeGroup: TypeGroup, slug: string, name: string, block: string | null, street: string } }> };

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
      | { __typename: 'Estimate', asOf: string, unitMix: string, areaSqm: number, floor: number | null, value: number, psf: number, low68: number, high68: number, low90: number, high90: number, fsd: number, confidence: Confidence, confidenceScore: number, effectiveN: number, comparables: Array<{ id: string, month: string, price: number, areaSqm: number, psf: number, unitMix: string, floorLow: number | null, floorHigh: number | null, distanceMetres: number, ageMonths: number, timeAdjustment: number, areaAdjustment: number, floorAdjustment: number, adjustedPrice: number, weight: number, project: { id: string, typeGroup: TypeGroup, slug: string, name: string, block: string | null, street: string } }> }
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

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { market: { countryCode: CountryCode, currencyCode: string, isDemo: boolean, dataVersion: string, firstMonth: string | null, lastMonth: string | null, projectCount: number, saleCount: number, rentCount: number, amenityCount: number, sources: Array<{ name: string, licence: string, rowsAccepted: number, rowsRejected: number, firstMonth: string | null, lastMonth: string | null }>, segments: Array<{ segment: Segment, month: string, indexValue: number, change12m: number | null, saleCount: number, saleCountMean12m: number, medianPrice: number, priceP25: number, priceP75: number, medianPsf: number, psfP25: number, psfP75: number, history: Array<{ month: string, value: number, n: number, psfP25: number, psfMedian: number, psfP75: number }> }>, examples: Array<{ id: string, kind: SearchKind, title: string, subtitle: string, typeGroup: TypeGroup | null, slug: string | null, lat: number | null, lng: number | null, resultCount: number }> }, publicStack: { nodes: Array<{ id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, block: string | null, tenure: Tenure | null, tenureYears: number | null, completionYear: number | null, floors: number | null, unitCount: number | null, saleCount1y: number, area: { name: string }, psf: { n: number, p25: number, median: number, p75: number } | null }> }, privateStack: { nodes: Array<{ id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, block: string | null, tenure: Tenure | null, tenureYears: number | null, completionYear: number | null, floors: number | null, unitCount: number | null, saleCount1y: number, area: { name: string }, psf: { n: number, p25: number, median: number, p75: number } | null }> }, privateLand: { nodes: Array<{ id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, block: string | null, tenure: Tenure | null, tenureYears: number | null, completionYear: number | null, floors: number | null, unitCount: number | null, saleCount1y: number, area: { name: string }, psf: { n: number, p25: number, median: number, p75: number } | null }> } };

export type HomeProjectFragment = { id: string, typeGroup: TypeGroup, propertyType: string, slug: string, name: string, block: string | null, tenure: Tenure | null, tenureYears: number | null, completionYear: number | null, floors: number | null, unitCount: number | null, saleCount1y: number, area: { name: string }, psf: { n: number, p25: number, median: number, p75: number } | null };

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
  block
  area {
    name
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
export const AreaIndexDocument = new TypedDocumentString(`
    query AreaIndex($segment: Segment!, $areaId: ID, $from: Month) {
  priceIndex(segment: $segment, areaId: $areaId, from: $from) {
    month
    value
    n
  }
}
    `) as unknown as TypedDocumentString<AreaIndexQuery, AreaIndexQueryVariables>;
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
  block
  area {
    name
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