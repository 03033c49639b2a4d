import { ODataFault } from './odata-fault.ts'

/** How an answer is written, as the client asks by `$format`, else by `Accept` (OData Protocol 4.01, 8.2.1 and 11.2.12). */
export interface ResponseFormat {
  kind: 'json' | 'xml'
  /** 'none': without addresses of the metadata */
  metadata: 'minimal' | 'none'
}

const SHORT: ReadonlyMap<string, string> = new Map([
  ['json', 'application/json'],
  ['xml', 'application/xml'],
])

interface MediaRange {
  type: string
  parameters: string[]
}

const rangesOf = (text: string): MediaRange[] =>
  text.split(',').map((one) => {
    const [type = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase())
    return { type: SHORT.get(type) ?? type, parameters }
  })

const isRefused = ({ parameters }: MediaRange): boolean => parameters.some((one) => /^q=0(?:\.0*)?$/.test(one))

const KINDS = { json: 'application/json', xml: 'application/xml' } as const

/** Which of the kinds the client takes, the first where it does not mind. Throws an ODataFault 'not-acceptable'. */
export function responseFormat(
  kinds: readonly ResponseFormat['kind'][],
  format: string | undefined,
  accept: string | null,
): ResponseFormat {
  const ranges = rangesOf(format || accept || '*/*').filter((range) => !isRefused(range))
  for (const range of ranges) {
    const kind = kinds.find((one) => [KINDS[one], 'application/*', '*/*'].includes(range.type))
    if (kind) return { kind, metadata: range.parameters.some((one) => /^(?:odata\.)?metadata=none$/.test(one)) ? 'none' : 'minimal' }
  }
  throw new ODataFault('not-acceptable', format ? '$format' : 'Accept', `This is told as ${kinds.map((kind) => KINDS[kind]).join(' or ')}.`)
}
