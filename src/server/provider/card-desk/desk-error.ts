/** An answer of the desk that is no success, in the shape of Stripe's errors. */
export class DeskError extends Error {
  readonly status: number
  readonly body: DeskErrorBody

  constructor(status: number, body: DeskErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export interface DeskErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  doc_url?: string
  payment_intent?: unknown
  setup_intent?: unknown
  payment_method?: unknown
}

/** 400: what was asked cannot be done. */
export const invalid = (message: string, more: { param?: string; code?: string } = {}) =>
  new DeskError(400, { type: 'invalid_request_error', message, ...more })

/** As Stripe says it: 404 for what the address names, 400 for what a parameter names. */
export const missing = (kind: string, id: string, param = 'id') =>
  new DeskError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind.replace('test_helpers.', '').replaceAll('_', ' ')}: '${id}'`,
  })

export const declined = (body: Omit<DeskErrorBody, 'type'>) => new DeskError(402, { ...body, type: 'card_error' })

export const errorAnswer = ({ status, body }: DeskError): string =>
  JSON.stringify({ error: { ...body, ...(status === 402 && { type: 'card_error' }) } }, null, 2)
