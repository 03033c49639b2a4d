import type { CountryCode } from '#market/vocabulary.ts'
import { australiaDemo } from './au/australia-demo.ts'
import { hongKongDemo } from './hk/hong-kong-demo.ts'
import type { DemoMarket } from './market/demo-market.ts'
import { malaysiaDemo } from './my/malaysia-demo.ts'
import { singaporeDemo } from './sg/singapore-demo.ts'

export const DEMO_MARKETS: Readonly<Record<CountryCode, DemoMarket>> = {
  SG: singaporeDemo,
  MY: malaysiaDemo,
  HK: hongKongDemo,
  AU: australiaDemo,
}
