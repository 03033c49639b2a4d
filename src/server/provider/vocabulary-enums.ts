import { FIGURE_REGIONS, FIGURE_SERIES, SIZE_CLASSES } from '#graphql/figure-kinds.ts'
import {
  ACTIVITY_TYPES,
  AREA_MEASURES,
  BUILDING_TYPES,
  CONSTRUCTION_STATUSES,
  COUNTRY_CODES,
  DRAWINGS,
  FACILITIES,
  PROPERTY_GROUPS,
  TENURES,
  TYPE_GROUPS,
} from '#market/vocabulary.ts'
import { vocabularyEnum } from './builder.ts'

export const CountryCodeEnum = vocabularyEnum('CountryCode', COUNTRY_CODES)
export const TypeGroupEnum = vocabularyEnum('TypeGroup', TYPE_GROUPS)
export const PropertyGroupEnum = vocabularyEnum('PropertyGroup', PROPERTY_GROUPS)
export const TenureEnum = vocabularyEnum('Tenure', TENURES)
export const ConstructionStatusEnum = vocabularyEnum('ConstructionStatus', CONSTRUCTION_STATUSES)
export const FacilityEnum = vocabularyEnum('Facility', FACILITIES)
export const ActivityTypeEnum = vocabularyEnum('ActivityType', ACTIVITY_TYPES)
/** the segments of the price index are the property groups */
export const SegmentEnum = vocabularyEnum('Segment', PROPERTY_GROUPS)
export const AreaMeasureEnum = vocabularyEnum('AreaMeasure', AREA_MEASURES)
export const BuildingTypeEnum = vocabularyEnum('BuildingType', BUILDING_TYPES)
export const DrawingEnum = vocabularyEnum('Drawing', DRAWINGS)
export const FigureSeriesEnum = vocabularyEnum('FigureSeries', FIGURE_SERIES)
export const SizeClassEnum = vocabularyEnum('SizeClass', SIZE_CLASSES)
export const FigureRegionEnum = vocabularyEnum('FigureRegion', FIGURE_REGIONS)
