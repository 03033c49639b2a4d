/**
 * The built Worker with databases that are slow or fail when they are told to: lies beside its index.js while it is measured. POST /faults with JSON of a
 * binding's name to { slowMs } or { fails: true }; others work.
 */
import app from './index.js'

export * from './index.js'

let faults = {}
const wrapped = new WeakMap()

function faulty(name, database) {
  const disturbed = async (statements) => {
    const { slowMs = 0, fails = false } = faults[name] ?? {}
    if (slowMs > 0) await new Promise((resolve) => setTimeout(resolve, slowMs))
    if (fails) throw new Error(`${name} is out of order`)
    return database.batch(statements)
  }
  return {
    prepare: (sql) => database.prepare(sql),
    batch: disturbed,
    withSession: (constraint) => faulty(name, database.withSession(constraint)),
  }
}

function bindingsOf(env) {
  const known = wrapped.get(env)
  if (known) return known
  const made = Object.fromEntries(Object.entries(env).map(([name, one]) => [name, name.startsWith('DB_') ? faulty(name, one) : one]))
  wrapped.set(env, made)
  return made
}

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname !== '/faults') return app.fetch(request, bindingsOf(env), context)
    faults = await request.json()
    return new Response(null, { status: 204 })
  },
  scheduled: (event, env, context) => app.scheduled(event, bindingsOf(env), context),
  queue: (batch, env, context) => app.queue(batch, bindingsOf(env), context),
}
