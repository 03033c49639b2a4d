import { idOfKey } from '../../id-of-key.ts'
import { hashOf } from '../../secret.ts'

/** What a record of a copy is called here: the same record of the same person is the same row, however often it is taken in. */
export const takenId = (owner: string, kind: string, id: string): string => idOfKey(hashOf(`taken ${owner} ${kind} ${id}`))
