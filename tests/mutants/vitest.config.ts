import app from '../../app.config.ts'

/** The unit tests of one area alone, named by MUTANT_TESTS: no server and no browser stand behind them. */
const { projects: _projects, globalSetup: _globalSetup, ...test } = app.test ?? {}

export default { ...app, test: { ...test, include: process.env.MUTANT_TESTS?.split(',') ?? [] } }
