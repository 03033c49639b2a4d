/** Why a question cannot be answered, by a code that `src/server/odata.ts` has a status for. */
export type ODataFaultCode =
  | 'syntax'
  | 'unknown-property'
  | 'wrong-type'
  | 'too-large'
  | 'unknown-option'
  | 'wrong-option'
  | 'version'
  | 'scope'
  | 'not-found'
  | 'not-acceptable'
  | 'not-implemented'

/** A question that cannot be answered. Its message is for the developer who asked, in English, and repeats nothing but what was asked. */
export class ODataFault extends Error {
  readonly code: ODataFaultCode
  /** the query option, or the part of the address, that is at fault; '' where it is the whole */
  readonly target: string

  constructor(code: ODataFaultCode, target: string, message: string) {
    super(message)
    this.code = code
    this.target = target
  }
}
