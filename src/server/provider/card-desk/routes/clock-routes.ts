import { z } from 'zod'
import { runSubscription } from '../billing/run-due.ts'
import { invalid } from '../desk-error.ts'
import { DESK_FAULTS, setFault } from '../desk-faults.ts'
import type { DeskObjects } from '../desk-objects.ts'
import { listPage, route } from '../desk-route.ts'
import { dueRows } from '../desk-rows.ts'
import { SHARED_CLOCK } from '../desk-time.ts'
import type { DeskWork } from '../desk-work.ts'
import { formText, nothing, pageFields, whole } from '../form-fields.ts'

/** Stripe forgets a test clock after 30 days. */
const KEPT_SECONDS = 30 * 86_400

type TestClock = DeskObjects['test_helpers.test_clock']

async function makeClock(work: DeskWork, { frozen_time: frozen, name }: { frozen_time: number; name?: string }): Promise<TestClock> {
  if (name === SHARED_CLOCK && (await work.all('test_helpers.test_clock', { name })).length > 0)
    throw invalid('The clock of the desk is there already: advance it.', { param: 'name', code: 'resource_already_exists' })
  const clock: TestClock = {
    id: work.newId('test_helpers.test_clock'),
    object: 'test_helpers.test_clock',
    created: work.realNow,
    deletes_after: work.realNow + KEPT_SECONDS,
    frozen_time: frozen,
    livemode: false,
    name: name ?? null,
    status: 'ready',
    status_details: {},
  }
  work.put('test_helpers.test_clock', clock, { movedAt: work.realNow })
  work.tell('test_helpers.test_clock.created', clock)
  return clock
}

/** Lets everything that is due by the new time happen, each thing at its own time. */
async function advance(work: DeskWork, id: string, until: number): Promise<TestClock> {
  const clock = await work.need('test_helpers.test_clock', id)
  if (until <= clock.frozen_time)
    throw invalid('Cannot advance the clock to a time at or before the current frozen time.', {
      param: 'frozen_time',
      code: 'test_clock_not_advanced',
    })
  const own = clock.name === SHARED_CLOCK ? null : id
  const due = await dueRows(work.trade, work.country, own, until)
  work.tell('test_helpers.test_clock.advancing', {
    ...clock,
    status: 'advancing',
    status_details: { advancing: { target_frozen_time: until } },
  })
  for (const row of due) await runSubscription(work, row.id, until)
  work.now = until
  return work.patch('test_helpers.test_clock', id, { frozen_time: until }, 'test_helpers.test_clock.ready', { movedAt: work.realNow })
}

export const CLOCK_ROUTES = [
  // not a part of Stripe's API: its servers fail by themselves
  route('POST', '/v1/test_helpers/faults', z.strictObject({ kind: z.enum(DESK_FAULTS), times: whole }), async (work, { kind, times }) => {
    await setFault(work.trade, work.country, kind, times)
    return { object: 'test_helpers.fault', kind, times }
  }),
  route('POST', '/v1/test_helpers/test_clocks', z.strictObject({ frozen_time: whole, name: formText.optional() }), makeClock),
  route('GET', '/v1/test_helpers/test_clocks', z.strictObject(pageFields), (work, page) =>
    listPage(work, '/v1/test_helpers/test_clocks', 'test_helpers.test_clock', {}, page),
  ),
  route('GET', '/v1/test_helpers/test_clocks/:id', nothing, (work, _, id) => work.need('test_helpers.test_clock', id)),
  route('POST', '/v1/test_helpers/test_clocks/:id/advance', z.strictObject({ frozen_time: whole }), (work, { frozen_time: until }, id) =>
    advance(work, id, until),
  ),
  route('DELETE', '/v1/test_helpers/test_clocks/:id', nothing, async (work, _, id) => {
    for (const customer of await work.all('customer', { clock: id })) await work.bury('customer', customer.id)
    for (const subscription of await work.all('subscription', { clock: id })) await work.bury('subscription', subscription.id)
    return work.bury('test_helpers.test_clock', id)
  }),
]
