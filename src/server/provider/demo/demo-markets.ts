import type { CountryCode } from '#market/vocabulary.ts'
import { australiaDemo } from './au/australia-demo.ts'
import type { DemoMarket } from './demo-market.ts'
import { hongKongDemo } from './hk/hong-kong-demo.ts'
import { malaysiaDemo } from './my/malaysia-demo.ts'
import { singaporeDemo } from './sg/singapore-demo.ts'

export const DEMO_MARKETS = { SG: singaporeDemo, MY: malaysiaDemo, HK: hongKongDemo, AU: australiaDemo } satisfies Record<
  CountryCode,
  DemoMarket
>
