import { useEffect, useEffectEvent } from 'react'
import {
  OrderService as ORDER_SERVICES,
  StagingRoom as STAGING_ROOMS,
  StagingStyle as STAGING_STYLES,
} from '#graphql/generated/enumerations.ts'
import { ORDER_BEDROOMS_MAX } from '#graphql/limits.ts'
import { keepTyped, keptTyped, type TypedTexts } from '#session/typed-text.ts'
import type { OrderValues } from './order-values.ts'
import type { OrderVendor } from './orders-data.ts'

/** The name of the form in this tab. */
export const ORDER_FORM = 'order'

/** What was entered, as texts. */
export function orderTexts({ services, rooms, days, bedrooms, ...texts }: OrderValues): TypedTexts {
  const lists = { services: services.join(' '), rooms: rooms.join(' '), days: days.join(' ').trim() }
  return { ...texts, ...lists, bedrooms: bedrooms === null ? '' : String(bedrooms) }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const wordsOf = (text = ''): string[] => text.split(' ').filter(Boolean)

/** The values of a form with what was kept of it put in; what is no value of a field any more is left out. */
export function orderOfTexts(begin: OrderValues, kept: TypedTexts, vendors: readonly Pick<OrderVendor, 'id'>[]): OrderValues {
  const { unit, place, access, note, wantedOn = '' } = kept
  const [services, rooms, days] = [wordsOf(kept.services), wordsOf(kept.rooms), wordsOf(kept.days).filter((day) => DAY.test(day))]
  const bedrooms = /^\d{1,2}$/.test(kept.bedrooms ?? '') ? Number(kept.bedrooms) : null
  return {
    vendor: vendors.find(({ id }) => id === kept.vendor)?.id ?? begin.vendor,
    services: services.length > 0 ? ORDER_SERVICES.filter((service) => services.includes(service)) : begin.services,
    bedrooms: bedrooms !== null && bedrooms <= ORDER_BEDROOMS_MAX ? bedrooms : null,
    unit: unit ?? begin.unit,
    place: place ?? begin.place,
    access: access ?? begin.access,
    note: note ?? begin.note,
    days: begin.days.map((day, at) => days[at] ?? day),
    style: STAGING_STYLES.find((style) => style === kept.style) ?? begin.style,
    rooms: STAGING_ROOMS.filter((room) => rooms.includes(room)),
    wantedOn: DAY.test(wantedOn) ? wantedOn : '',
  }
}

/** What this uses of a TanStack Form. */
interface KeptForm {
  state: { values: OrderValues }
  store: { subscribe: (changed: () => void) => { unsubscribe: () => void } }
  setFieldValue: (name: never, value: never, options: { dontUpdateMeta: true; dontRunListeners: true; dontValidate: true }) => void
}

/** Keeps in this tab what is entered for an order until it is placed, over a reload and a sign-in, and puts it back into a new form. */
export function useKeptOrder(form: KeptForm, vendors: readonly OrderVendor[]): void {
  const putBack = useEffectEvent(() => {
    const kept = orderOfTexts(form.state.values, keptTyped(ORDER_FORM), vendors)
    for (const [field, value] of Object.entries(kept))
      form.setFieldValue(field as never, value as never, { dontUpdateMeta: true, dontRunListeners: true, dontValidate: true })
  })
  useEffect(() => {
    putBack()
    const { unsubscribe } = form.store.subscribe(() => keepTyped(ORDER_FORM, orderTexts(form.state.values)))
    return unsubscribe
  }, [form])
}
