import type { DeskObjects } from './desk-objects.ts'
import type { DeskWork } from './desk-work.ts'

/** A customer, by whose test clock the work goes on from here. */
export async function standAt(work: DeskWork, id: string, param = 'id'): Promise<DeskObjects['customer']> {
  const customer = await work.need('customer', id, param)
  if (customer.test_clock) work.now = (await work.need('test_helpers.test_clock', customer.test_clock)).frozen_time
  return customer
}
