import { cleanLine } from '#lib/clean-line.ts'
import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { OrderServiceEnum } from './order-service-enum.ts'
import { priceFault, type ServicePrice } from './price-list.ts'

const PriceStepRef = builder.objectRef<ServicePrice['steps'][number]>('PriceStep').implement({
  description: 'The price for homes of so many bedrooms and fewer.',
  fields: (t) => ({ bedrooms: t.exposeInt('bedrooms'), cents: t.exposeInt('cents') }),
})

export const PriceItemRef = builder.objectRef<ServicePrice>('PriceItem').implement({
  description: 'A line of a vendor’s price list. Money before tax, in cents of the country’s currency.',
  fields: (t) => ({
    service: t.expose('service', { type: OrderServiceEnum }),
    name: t.exposeString('name', { description: 'What the vendor calls it; "" for the name of its service alone.' }),
    cents: t.exposeInt('cents', { description: 'With steps, of homes beyond the last of them.' }),
    days: t.exposeInt('days', { description: 'Working days from the visit, or from the order where there is none.' }),
    travelCents: t.exposeInt('travelCents', { description: 'For the way to the home, once an order.' }),
    steps: t.field({
      type: [PriceStepRef],
      description: 'By size, the smallest first.',
      extensions: { listSize: 6 },
      resolve: ({ steps }) => [...steps],
    }),
  }),
})

const PriceStepInput = builder.inputType('PriceStepInput', {
  fields: (t) => ({ bedrooms: t.int({ required: true }), cents: t.int({ required: true }) }),
})

export const ServicePriceInput = builder.inputType('ServicePriceInput', {
  fields: (t) => ({
    service: t.field({ type: OrderServiceEnum, required: true }),
    cents: t.int({ required: true }),
    days: t.int({ required: true }),
    name: t.string({ description: 'Not given, it stays as it is; so do the two below.' }),
    travelCents: t.int(),
    steps: t.field({ type: [PriceStepInput] }),
  }),
})

/** A price list as it is kept; what a line does not tell is as in the one before it. Throws `vendor-prices-<fault>`. */
export function checkedPrices(asked: readonly (typeof ServicePriceInput.$inferInput)[], before: readonly ServicePrice[]): ServicePrice[] {
  const prices = asked.map(({ service, cents, days, name, travelCents, steps }): ServicePrice => {
    const old = before.find((price) => price.service === service)
    return {
      service,
      cents,
      days,
      name: cleanLine(name ?? old?.name ?? ''),
      travelCents: travelCents ?? old?.travelCents ?? 0,
      steps: steps ?? old?.steps ?? [],
    }
  })
  const fault = priceFault(prices)
  if (fault) throw refusal(`vendor-prices-${fault}`, 'The prices cannot be kept.')
  return prices
}
