import type { DeskRoute } from '../desk-route.ts'
import { AUTHENTICATE_ROUTES } from '../routes/authenticate-routes.ts'
import { CATALOGUE_ROUTES } from '../routes/catalogue-routes.ts'
import { CLOCK_ROUTES } from '../routes/clock-routes.ts'
import { CUSTOMER_ROUTES } from '../routes/customer-routes.ts'
import { DISCOUNT_ROUTES } from '../routes/discount-routes.ts'
import { EVENT_ROUTES, TAX_RATE_ROUTES } from '../routes/event-routes.ts'
import { INTENT_ROUTES } from '../routes/intent-routes.ts'
import { INVOICE_ROUTES } from '../routes/invoice-routes.ts'
import { PAYMENT_METHOD_ROUTES } from '../routes/payment-method-routes.ts'
import { SCHEDULE_ROUTES } from '../routes/schedule-routes.ts'
import { SUBSCRIPTION_ROUTES } from '../routes/subscription-routes.ts'

/** Everything that the desk speaks. */
export const DESK_ROUTES: readonly DeskRoute[] = [
  ...CUSTOMER_ROUTES,
  ...CATALOGUE_ROUTES,
  ...DISCOUNT_ROUTES,
  ...PAYMENT_METHOD_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...SCHEDULE_ROUTES,
  ...INVOICE_ROUTES,
  ...INTENT_ROUTES,
  ...AUTHENTICATE_ROUTES,
  ...EVENT_ROUTES,
  ...TAX_RATE_ROUTES,
  ...CLOCK_ROUTES,
]
