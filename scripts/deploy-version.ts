import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { lacksOf, readAccount, sayLack } from './account-state.ts'
import { type Environment, environmentArgs } from './environment.ts'
import { OperationRefused } from './operation-refused.ts'
import { askHealth, type Health, type SmokeTest, smokeTest } from './smoke-test.ts'
import { mustSay, type Wrangler, type WranglerAnswer } from './wrangler.ts'

interface Deployment extends Pick<SmokeTest, 'ask' | 'wait'> {
  environment: Environment
  wrangler: Wrangler
  /** where the site is served */
  origin: string
  tell: (line: string) => void
}

const deployed = z.object({ versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })) })
const reported = z.object({ type: z.string(), version_id: z.string().nullish() })

/** What must be there before anything is built or changed. Throws {@link OperationRefused} with all that is missing. */
export async function checkReady({
  environment,
  wrangler,
  origin,
}: Pick<Deployment, 'environment' | 'wrangler' | 'origin'>): Promise<void> {
  const lacks = lacksOf(environment, await readAccount(wrangler, environment)).map(sayLack)
  const site = URL.canParse(origin) ? new URL(origin) : null
  if (site?.protocol !== 'https:' || /(^|\.)example\.(com|org|net)$/.test(site.hostname))
    lacks.push(`set PUBLIC_ORIGIN under [env.${environment.name}.vars] to the address that visitors use`)
  if (lacks.length)
    throw new OperationRefused(
      `${environment.name} is not complete:\n${lacks.map((lack) => `  ${lack}`).join('\n')}\nnpm run provision -- --env ${environment.name} does what can be done.`,
    )
}

/** The version that all visitors are sent to, or null before the first deployment. Throws {@link OperationRefused} where they are shared among several. */
export async function servedVersion({ wrangler, environment }: Pick<Deployment, 'wrangler' | 'environment'>): Promise<string | null> {
  const { code, out, errors } = await wrangler(['deployments', 'status', '--json', ...environmentArgs(environment)])
  if (code !== 0) {
    if (/code: 10007|has no deployments|does not exist/.test(`${out}${errors}`)) return null
    throw new OperationRefused(`wrangler could not tell what is deployed:\n${errors || out}`)
  }
  const { versions } = deployed.parse(JSON.parse(out))
  const whole = versions.find(({ percentage }) => percentage === 100)
  if (!whole) throw new OperationRefused('visitors are shared among several versions: finish that with "wrangler versions deploy" first')
  return whole.version_id
}

/** Applies the migrations that are missing, to each database. They only add, so the version that serves meanwhile is not disturbed. */
export async function migrateDatabases({
  environment,
  wrangler,
  tell,
}: Pick<Deployment, 'environment' | 'wrangler' | 'tell'>): Promise<void> {
  for (const { name } of environment.databases) {
    await mustSay(wrangler, ['d1', 'migrations', 'apply', name, '--remote', ...environmentArgs(environment)])
    tell(`${name} is migrated`)
  }
}

/**
 * Uploads what was built, tries it before any visitor is sent there, sends all visitors, tries again, and takes it back where that fails. Throws
 * {@link OperationRefused}; what served before serves then, except after a first deployment.
 */
export async function deployVersion(work: Deployment): Promise<string> {
  const before = await servedVersion(work)
  const least = (before === null ? null : (await askHealth(work))?.provider.status) ?? 'failed'
  if (before === null) return deployWhole(work, null, least)
  const upload = await reportedVersion(work, ['versions', 'upload'])
  if (upload.version === null) {
    // the platform makes a class of Durable Objects with a whole deployment only
    if (/Durable Object migration/.test(`${upload.said.out}${upload.said.errors}`)) return deployWhole(work, before, least)
    throw new OperationRefused(`the upload failed, and nothing has changed for visitors:\n${upload.said.errors || upload.said.out}`)
  }
  await sendVisitors(work, [`${upload.version}@0%`, `${before}@100%`])
  const hidden = await tried(work, upload.version, least, true)
  if (hidden.length) {
    await sendVisitors(work, [`${before}@100%`])
    throw new OperationRefused(`the new version failed before any visitor was sent there:\n${hidden.join('\n')}`)
  }
  await sendVisitors(work, [`${upload.version}@100%`])
  await orTakeBack(work, upload.version, before, least)
  // the schedule, the queues' consumers and the domain do not belong to a version
  await mustSay(work.wrangler, ['triggers', 'deploy'])
  return upload.version
}

/** A deployment at once: the first one, and one that makes a class of Durable Objects. */
async function deployWhole(work: Deployment, before: string | null, least: Health): Promise<string> {
  const { version, said } = await reportedVersion(work, ['deploy'])
  if (version === null) throw new OperationRefused(`the deployment failed:\n${said.errors || said.out}`)
  await orTakeBack(work, version, before, least)
  return version
}

async function orTakeBack(work: Deployment, version: string, before: string | null, least: Health): Promise<void> {
  const faults = await tried(work, version, least, false)
  if (faults.length === 0) return
  if (before === null) throw new OperationRefused(`the first version is deployed and does not work yet:\n${faults.join('\n')}`)
  const { code, errors } = await work.wrangler([
    'rollback',
    before,
    '--yes',
    '--message',
    'smoke test failed',
    ...environmentArgs(work.environment),
  ])
  if (code !== 0) throw new OperationRefused(`the new version failed and could NOT be taken back:\n${faults.join('\n')}\n${errors}`)
  throw new OperationRefused(`the new version failed and was taken back; ${before} serves again:\n${faults.join('\n')}`)
}

const tried = ({ origin, environment, ask, wait }: Deployment, version: string, least: Health, isHidden: boolean): Promise<string[]> =>
  smokeTest({ origin, worker: environment.worker, version, isHidden, least, ask, wait })

async function sendVisitors({ wrangler, environment, tell }: Deployment, shares: string[]): Promise<void> {
  await mustSay(wrangler, ['versions', 'deploy', ...shares, '--yes', ...environmentArgs(environment)])
  tell(`visitors: ${shares.join(', ')}`)
}

/** Runs a command that makes a version, and reads its id from wrangler's report. The build says which environment it is of. */
async function reportedVersion({ wrangler }: Deployment, args: string[]): Promise<{ version: string | null; said: WranglerAnswer }> {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  const report = join(folder, 'report.ndjson')
  try {
    const said = await wrangler(args, { report })
    if (said.code !== 0) return { version: null, said }
    const lines = readFileSync(report, 'utf8').split('\n').filter(Boolean)
    const made = lines.flatMap((line) => {
      const { data } = reported.safeParse(JSON.parse(line))
      return data?.version_id && ['deploy', 'version-upload'].includes(data.type) ? [data.version_id] : []
    })
    return { version: made.at(-1) ?? null, said }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
