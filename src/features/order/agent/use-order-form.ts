import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { enumName } from '#filter/wire-names.ts'
import { ok } from '#lib/result.ts'
import { projectIn } from '#property/address/named-project.ts'
import { forgetTyped } from '#session/typed-text.ts'
import { type CodedField, fieldState } from '#ui/form/form-field.tsx'
import { useServerForm } from '#ui/form/use-server-form.ts'
import type { NewOrderSearch } from '../search.ts'
import { ORDER_FORM, useKeptOrder } from './kept-order.ts'
import { chosenLines, emptyOrder } from './order-values.ts'
import type { OrderOffer } from './orders-data.ts'

/** The form that places an order; afterwards the order is opened. */
export function useOrderForm({ vendors }: OrderOffer, { project, service }: NewOrderSearch) {
  const { i18n } = useLingui()
  const router = useRouter()
  const navigate = useNavigate()
  // one key for all tries of this form: a repeated one is the same order
  const [key] = useState(() => crypto.randomUUID())
  const [placed, setPlaced] = useState<string | null>(null)
  const sending = useServerForm({
    defaultValues: emptyOrder(vendors, service && enumName(service)),
    async send({ vendor, services, bedrooms, days, style, rooms, wantedOn, ...texts }) {
      const { sendOrder } = await import('./order.functions.ts')
      const { lines, cents, asksBedrooms } = chosenLines(vendors, { vendor, services, bedrooms })
      const home = projectIn(project) ?? undefined
      const asked = {
        services: lines.map(({ service }) => service),
        bedrooms: asksBedrooms ? (bedrooms ?? undefined) : undefined,
        cents,
        project: home,
        wishDays: days.filter(Boolean),
      }
      const staging = lines.some((line) => line.service === 'STAGING')
        ? { style, rooms: [...rooms], wantedOn: wantedOn || undefined }
        : undefined
      const answer = await sendOrder({ data: { key, vendor, staging, ...asked, ...texts } })
      if (!answer.ok) {
        // the prices that are shown may be old
        if (['order-price', 'order-vendor', 'order-services'].includes(answer.failure.code)) void router.invalidate()
        return answer
      }
      forgetTyped(ORDER_FORM)
      setPlaced(answer.value.placeOrder.id)
      await navigate({ to: '/user/orders', search: { order: answer.value.placeOrder.id } })
      return ok(null)
    },
    done: () => {},
  })
  useKeptOrder(sending.form, vendors)
  const state = <V>(field: CodedField<V, MessageDescriptor>) => fieldState(field, (words) => i18n._(words))
  return { ...sending, state, placed }
}

export type OrderForm = ReturnType<typeof useOrderForm>
