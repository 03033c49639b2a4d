/**
 * What the application reads of the card service's answers, by kind of object: "items.data[].price.id". Whoever reads another field adds it here; a test
 * finds every one in Stripe's published examples and in what the card desk answers.
 */
export const CARD_FIELDS_READ = {
  charge: ['amount', 'currency', 'paid', 'status'],
  coupon: ['amount_off', 'currency', 'duration', 'duration_in_months', 'id', 'metadata', 'name', 'percent_off', 'redeem_by', 'valid'],
  customer: ['balance', 'currency', 'email', 'id', 'invoice_settings.default_payment_method', 'metadata', 'name'],
  discount: ['end', 'id', 'promotion_code', 'source.coupon', 'start'],
  event: ['created', 'data.object', 'id', 'type'],
  invoice: [
    ...[
      'amount_due',
      'amount_paid',
      'amount_remaining',
      'attempt_count',
      'billing_reason',
      'created',
      'currency',
      'customer',
      'customer_address',
    ],
    ...[
      'customer_name',
      'hosted_invoice_url',
      'id',
      'invoice_pdf',
      'lines.data[].amount',
      'lines.data[].description',
      'lines.data[].period.end',
    ],
    ...['lines.data[].period.start', 'lines.data[].quantity', 'next_payment_attempt', 'number', 'parent.subscription_details.subscription'],
    ...['status', 'status_transitions.paid_at', 'subtotal', 'total', 'total_discount_amounts', 'total_excluding_tax', 'total_taxes'],
  ],
  payment_intent: ['client_secret', 'id', 'last_payment_error', 'next_action', 'status'],
  payment_method: ['card.brand', 'card.exp_month', 'card.exp_year', 'card.last4', 'customer', 'id', 'type'],
  price: [
    ...['active', 'currency', 'id', 'lookup_key', 'metadata', 'nickname', 'product', 'recurring.interval', 'recurring.interval_count'],
    ...['tax_behavior', 'tiers_mode', 'unit_amount'],
  ],
  product: ['active', 'id', 'metadata', 'name'],
  promotion_code: [
    ...['active', 'code', 'expires_at', 'id', 'max_redemptions', 'metadata', 'promotion.coupon', 'restrictions.first_time_transaction'],
    ...['restrictions.minimum_amount', 'restrictions.minimum_amount_currency', 'times_redeemed'],
  ],
  setup_intent: ['client_secret', 'id', 'last_setup_error', 'next_action', 'payment_method', 'status'],
  subscription: [
    ...[
      'cancel_at',
      'cancel_at_period_end',
      'canceled_at',
      'created',
      'currency',
      'customer',
      'default_payment_method',
      'discounts',
      'ended_at',
      'id',
    ],
    ...['items.data[].current_period_end', 'items.data[].current_period_start', 'items.data[].id', 'items.data[].price.id'],
    ...['items.data[].quantity', 'latest_invoice', 'metadata', 'pending_setup_intent', 'schedule', 'status', 'trial_end', 'trial_start'],
  ],
  subscription_schedule: [
    'id',
    'phases[].end_date',
    'phases[].items[].price',
    'phases[].items[].quantity',
    'phases[].start_date',
    'status',
  ],
  tax_rate: ['display_name', 'id', 'inclusive', 'percentage'],
} as const satisfies Readonly<Record<string, readonly string[]>>
