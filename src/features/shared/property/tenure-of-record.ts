import type { HomeInput } from '#graphql/generated/graphql.ts'

/** What is left out of the description of a home whose tenure the records of its project have. */
export const TENURE_OF_RECORD = { tenure: undefined, leaseStartYear: undefined } satisfies { [Key in keyof HomeInput]?: undefined }
