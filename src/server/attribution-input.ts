import { z } from 'zod'

const id = z.string().max(64).optional()

/** §2.6: who sent the visitor, as server functions take it along with what the visitor sends. */
export const attributionInput = z.object({ s: id, payPackageId: id, invCode: id, orderId: id, transactionlist: id }).optional()
