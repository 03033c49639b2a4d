/** §9 "studio, 1 to 4, more than 5": read as five or more, so that homes of five bedrooms can be found. The index is the bit. */
export const BEDROOM_CHOICES = ['studio', '1', '2', '3', '4', '5+'] as const
/** §9 "1 to 4, more than 5", read alike. The index is the bit. */
export const BATHROOM_CHOICES = ['1', '2', '3', '4', '5+'] as const
/** §9. The index is the bit of a marker's tenure. */
export const TENURE_CHOICES = ['freehold', 'leasehold-999', 'leasehold'] as const
export const LEASE_LONG_FROM_YEARS = 900
export const LEASE_SHORT_UP_TO_YEARS = 110
