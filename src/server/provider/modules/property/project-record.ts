import { fieldsWithout, selectList, type WholeRow } from '../../db/column-table.ts'
import { PROJECT } from '../../db/market/place-tables.ts'

const FIELDS = fieldsWithout(PROJECT, 'buildingInfo', 'sourceId', 'bedroomMask', 'bathroomMask')

/** A project in the resolvers: one row of `project`. Months are yyyymm. */
export type ProjectRecord = Pick<WholeRow<typeof PROJECT>, (typeof FIELDS)[number]>

/** The columns of a {@link ProjectRecord}; the table's alias is `p`. */
export const PROJECT_COLUMNS = selectList(FIELDS, 'p')
