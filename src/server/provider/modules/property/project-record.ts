import { allBut, type RowOf, selectList } from '../../db/column-table.ts'
import { PROJECT } from '../../db/market/place-tables.ts'

export const PROJECT_ROW = allBut(PROJECT, 'buildingInfo', 'sourceId', 'bedroomMask', 'bathroomMask')

/** A project in the resolvers: one row of `project`. Months are yyyymm. */
export type ProjectRecord = RowOf<typeof PROJECT_ROW>

/** The columns of a {@link ProjectRecord}; the table's alias is `p`. */
export const PROJECT_COLUMNS = selectList(PROJECT_ROW, 'p')
