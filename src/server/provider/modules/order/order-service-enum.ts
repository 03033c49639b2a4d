import { ORDER_SERVICES } from '#graphql/order-kinds.ts'
import { vocabularyEnum } from '../../builder.ts'

export const OrderServiceEnum = vocabularyEnum('OrderService', ORDER_SERVICES)
