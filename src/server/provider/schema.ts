import './modules/market/queries.ts'
import './modules/search/queries.ts'
import './modules/property/queries.ts'
import './modules/property/inside-types.ts'
import './modules/property/unit-mix-type.ts'
import './modules/transactions/type.ts'
import './modules/valuation/type.ts'
import './modules/amenity/queries.ts'
import './modules/land/queries.ts'
import './modules/map/queries.ts'
import './modules/contact/mutations.ts'
import { builder } from './builder.ts'

/** The whole schema; src/graphql/schema.graphql is printed from it. */
export const schema = builder.toSchema()
