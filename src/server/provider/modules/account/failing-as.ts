import { GraphQLError } from 'graphql'
import { refusal } from '../../errors.ts'

/** Runs the work; a failure that is no refusal is logged and becomes §8's code for the operation. */
export async function failingAs<Value>(code: string, message: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof GraphQLError) throw error
    console.error(JSON.stringify({ event: 'account-failure', code, message: String(error) }))
    throw refusal(code, message)
  }
}
