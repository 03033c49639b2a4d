import { builder } from '../../builder.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { type HealthDay, readUpkeep, type Upkeep, type UpkeepAct } from './health-checks.ts'

const HealthDayRef = builder.objectRef<HealthDay>('HealthDay').implement({
  description: 'The checks of all parts of the site on one day of UTC.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'yyyy-mm-dd' }),
    checks: t.exposeInt('checks'),
    failed: t.exposeInt('failed'),
  }),
})

const UpkeepActRef = builder.objectRef<UpkeepAct>('UpkeepAct').implement({
  fields: (t) => ({
    at: t.string({ description: 'ISO 8601, UTC', resolve: ({ at }) => new Date(at * 1_000).toISOString() }),
    seconds: t.exposeInt('seconds', { description: 'How long it took.' }),
  }),
})

const SiteUpkeepRef = builder.objectRef<Upkeep>('SiteUpkeep').implement({
  description: 'How often the site answered its own checks in the last 90 days, and when it was last backed up and brought back.',
  fields: (t) => ({
    checkedSince: t.string({
      nullable: true,
      description: 'The first check that is counted, ISO 8601 in UTC; null where none was made.',
      resolve: ({ checkedSince }) => (checkedSince === null ? null : new Date(checkedSince * 1_000).toISOString()),
    }),
    checksDue: t.exposeInt('checksDue', { description: 'One every five minutes since then.' }),
    checksMade: t.exposeInt('checksMade'),
    checksFailed: t.exposeInt('checksFailed'),
    failedDays: t.field({ type: [HealthDayRef], description: 'The newest first.', resolve: ({ failedDays }) => failedDays }),
    lastBackup: t.field({ type: UpkeepActRef, nullable: true, resolve: ({ lastBackup }) => lastBackup }),
    lastRestore: t.field({ type: UpkeepActRef, nullable: true, resolve: ({ lastRestore }) => lastRestore }),
  }),
})

builder.queryField('siteUpkeep', (t) =>
  t.field({
    type: SiteUpkeepRef,
    extensions: { cost: 20 },
    resolve: (_, __, { account, clock }) => readUpkeep(account, unixSeconds(clock)),
  }),
)
