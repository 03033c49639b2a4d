import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { writeHeadingFace } from './heading-face.ts'
import { writePageWords } from './page-words.ts'
import { writeContract, writeEnumerations } from './print-schema.ts'
import { must } from './run.ts'

commandLine(COMMANDS.generate)
/** Everything that follows from other files and is committed: contract, members of its enumerations, typed documents, types of the bindings, catalogues and which pages need them, typeface. */
writeContract()
writeEnumerations()
await writeHeadingFace()
await must('graphql-codegen', ['--config', 'codegen.ts'], { quiet: true })
await must('wrangler', ['types'], { quiet: true })
await must('lingui', ['extract', '--clean'], { quiet: true })
writePageWords()
