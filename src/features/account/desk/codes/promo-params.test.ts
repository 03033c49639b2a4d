import { expect, it } from 'vitest'
import { promoOf } from './promo-params.ts'

it.each([
  ['{"vipPromo":"SPRING-24"}', 'SPRING-24'],
  ['{"months":3,"vipPromoCode":"A1"}', 'A1'],
  ['{"vipPromo":true,"promoCode":"SPRING-25"}', 'SPRING-25'],
  ['{"vipPromo":true}', '{"vipPromo":true}'],
  ['not json vipPromo', 'not json vipPromo'],
  ['null', 'null'],
])('%s: %s', (params, code) => expect(promoOf(params)).toBe(code))
