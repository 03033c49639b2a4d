import app from '../../app.config.ts'

/**
 * The unit tests of one area alone, named by MUTANT_TESTS: no server and no browser stand behind them. Each file loads its modules anew, so
 * that what a module makes as it loads can be told from what a test runs.
 */
const { projects: _projects, globalSetup: _globalSetup, ...test } = app.test ?? {}

export default { ...app, test: { ...test, isolate: true, include: process.env.MUTANT_TESTS?.split(',') ?? [] } }
