import type { DeskObjects } from '../desk-objects.ts'
import { type DeskWork, randomText } from '../desk-work.ts'

interface NewPayment {
  amount: number
  currency: string
  customer: string | null
  method: string | null
  description: string | null
  metadata: Record<string, string>
  invoice: string | null
  /** the card is kept for later charges */
  savesCard: boolean
}

export function newPaymentIntent(work: DeskWork, asked: NewPayment): DeskObjects['payment_intent'] {
  const { amount, currency, customer, method, description, metadata, invoice, savesCard } = asked
  const id = work.newId('payment_intent')
  const intent: DeskObjects['payment_intent'] = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: work.now,
    currency,
    customer,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: method,
    payment_method_configuration_details: null,
    payment_method_options: { card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: savesCard ? 'off_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
  work.put('payment_intent', intent, { invoice, savesCard })
  work.tell('payment_intent.created', intent)
  return intent
}

interface NewSetup {
  customer: string | null
  method: string | null
  description: string | null
  metadata: Record<string, string>
}

export function newSetupIntent(work: DeskWork, { customer, method, description, metadata }: NewSetup): DeskObjects['setup_intent'] {
  const id = work.newId('setup_intent')
  const intent: DeskObjects['setup_intent'] = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: work.now,
    customer,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: method,
    payment_method_configuration_details: null,
    payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    usage: 'off_session',
  }
  work.put('setup_intent', intent, null)
  work.tell('setup_intent.created', intent)
  return intent
}

/** A try to take money: one that went well, or one that the bank refused. */
export function newCharge(
  work: DeskWork,
  intent: DeskObjects['payment_intent'],
  method: DeskObjects['payment_method'],
  failure: { code: string; message: string } | null,
): DeskObjects['charge'] {
  const { amount, currency, customer, description, metadata } = intent
  const isPaid = failure === null
  const charge: DeskObjects['charge'] = {
    id: work.newId('charge'),
    object: 'charge',
    amount,
    amount_captured: isPaid ? amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: isPaid,
    created: work.now,
    currency,
    customer,
    description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata,
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
  work.put('charge', charge, null)
  work.tell(isPaid ? 'charge.succeeded' : 'charge.failed', charge)
  return charge
}
