import type { DatabaseSync } from 'node:sqlite'
import { sqftToSqm } from '#lib/units.ts'
import { ownedHomeText } from '../../modules/own-home/own-home-store.ts'
import { DEMO_ACCOUNTS } from '../people/accounts.ts'

const DAY = 86_400

interface DemoHome {
  id: string
  typeGroup: 'public-stack' | 'private-stack'
  name: string
  floor: number
  /** days since it was kept */
  kept: number
  /** whether its owner has kept what was paid for it */
  hasPurchase: boolean
}

const HOMES: readonly DemoHome[] = [
  { id: '00000000-0000-4000-b700-000000000001', typeGroup: 'public-stack', name: 'Where we live', floor: 7, kept: 400, hasPurchase: true },
  {
    id: '00000000-0000-4000-b700-000000000002',
    typeGroup: 'private-stack',
    name: 'The flat we let',
    floor: 5,
    kept: 90,
    hasPurchase: false,
  },
]

interface Sold {
  slug: string
  unitMix: string
  sqft: number
  price: number
}

/** The kind of home that is sold most in a project that has been traded for long. */
const SOLD_MOST = `select p.slug, m.unit_mix as unitMix, m.gfa_sqft_avg as sqft, m.last_sale_price as price from project p
  join unit_mix m on m.project_id = p.id and m.gfa_sqft_avg is not null and m.last_sale_price is not null
  where p.type_group = ? and coalesce(p.floors, 20) >= 8 order by p.sale_count desc, p.id, m.sale_count_1y desc, m.unit_mix limit 1`

/** Two homes of the demo's person in the published market. A person who has homes keeps them as they are. `now` in unix seconds. */
export function fillOwnHomes({ trade, market }: { trade: DatabaseSync; market: DatabaseSync }, now: number): void {
  const { id: owner, country } = DEMO_ACCOUNTS.person
  if (trade.prepare('select 1 from own_home where owner = ? limit 1').get(owner)) return
  const put = trade.prepare(
    `insert or ignore into own_home (id, owner, country, type_group, slug, name, home, purchase, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  for (const { id, typeGroup, name, floor, kept, hasPurchase } of HOMES) {
    const sold = market.prepare(SOLD_MOST).get(typeGroup) as Sold | undefined
    if (!sold) continue
    const home = ownedHomeText({ unitMix: sold.unitMix, areaSqm: Math.round(sqftToSqm(sold.sqft) * 10) / 10, floor })
    put.run(id, owner, country, typeGroup, sold.slug, name, home, hasPurchase ? purchaseOf(sold.price) : null, now - kept * DAY)
  }
}

/** Bought for somewhat less than such homes fetch now, and paid off in part. */
function purchaseOf(price: number): string {
  const paid = Math.round((price * 0.82) / 1_000) * 1_000
  const owner = { paid, boughtOn: '2019-03-18', duties: null, loan: Math.round(paid * 0.4), buyer: 'citizen', homes: 1, state: 'NSW' }
  return JSON.stringify({ owner, agentFee: 2, legalFee: 3_000, fund: Math.round(paid * 0.25) })
}
