import { COMMERCIAL_TYPES } from '#market/vocabulary.ts'

/** Offices, shops and the like: kept out of the figures and estimates of homes. */
export const isCommercial = ({ propertyType }: { propertyType: string }): boolean => COMMERCIAL_TYPES.some((type) => type === propertyType)
