import type { Viewer } from '#session/viewer.ts'

/** Who earns a living here. Owners and buyers have an overview and no bench. */
export const BENCH_WORKERS = ['agent', 'seat', 'staff', 'vendor'] as const
export type BenchWorker = (typeof BENCH_WORKERS)[number]

type Working = Pick<Viewer, 'isLoggedIn' | 'isStaff' | 'isSubAccount' | 'roles' | 'hasVendorSession'>

/** As whom the viewer works here. Staff may be agents besides; a vendor's session counts where no account is signed in. */
export function workersOf({ isLoggedIn, isStaff, isSubAccount, roles, hasVendorSession }: Working): BenchWorker[] {
  if (!isLoggedIn) return hasVendorSession ? ['vendor'] : []
  if (isSubAccount) return ['seat']
  const held: Partial<Record<BenchWorker, boolean>> = { staff: isStaff, agent: roles.includes('agent') }
  return BENCH_WORKERS.filter((worker) => held[worker])
}
