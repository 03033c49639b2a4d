/** Thrown where an operation on an environment is not begun or not finished; its text says why, and what to do. */
export class OperationRefused extends Error {}

/** Runs a command's work; a refusal is printed in words, and the process ends with 1. */
export async function tellRefusal(command: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error
    console.error(`refused: ${error.message}\nnpm run ${command} -- --help says more`)
    process.exitCode = 1
  }
}
