/** An option as `parseArgs` of node:util reads it, with what `--help` says of it. */
interface Option {
  type: 'string' | 'boolean'
  multiple?: boolean
  default?: string | boolean
  /** how its value looks */
  value?: string
  about: string
}

export interface Command<Options = Readonly<Record<string, Option>>> {
  does: string
  options: Options
  /** what may be named without an option */
  rest?: { name: string; about: string }
  example: string
}

const market = { type: 'string', value: 'SG', about: 'the market: SG, MY, HK or AU' } as const
const persist = { type: 'string', value: 'DIR', about: 'where the local databases are, instead of .wrangler/state/v3' } as const
const report = { type: 'string', value: 'FILE', about: 'where to write what was rejected, and why' } as const
const threads = { type: 'string', value: 'N', about: 'how many cores to use' } as const
const force = (about: string) => ({ type: 'boolean', default: false, about }) as const
const port = (usual: string) => ({ type: 'string', value: 'N', default: usual, about: 'where the site is served' }) as const
/** Of commands that can write to a deployed database. */
const remote = {
  remote: { type: 'boolean', default: false, about: 'into the deployed database' },
  env: { type: 'string', value: 'production', about: 'which environment of wrangler.toml --remote means' },
} as const
const out = { type: 'string', value: 'DIR', about: 'write SQL files for a deployed database here, and send nothing' } as const

/** What every command of this project does: `npm run NAME -- --help` prints it, and `commandLine` reads by it. */
export const COMMANDS = {
  start: {
    does: 'Builds the application, fills empty markets with demonstration data and serves the site. PORT and HOST say where (127.0.0.1:3000).',
    options: {},
    example: 'PORT=4000 npm start',
  },
  dev: {
    does: 'The development server, over the same local databases. PORT and HOST say where (127.0.0.1:3000).',
    options: {},
    example: 'npm run dev',
  },
  test: {
    does: 'Checks and tests everything that is not long, browser tests included. `npm run test:all` adds what is long.',
    options: {
      all: { type: 'boolean', default: false, about: 'what is long too: long tests, all journeys on a phone, speed, the long attack' },
      from: { type: 'string', value: 'STEP', about: 'begin with this step, after a run that failed there, e.g. "browser tests"' },
    },
    example: 'npm test',
  },
  verify: { does: 'Everything that needs no browser; stops at the first failure and says which.', options: {}, example: 'npm run verify' },
  generate: {
    does: 'Makes contract, typed documents, types of the bindings, catalogues and the typeface of headings from their sources.',
    options: {},
    example: 'npm run generate',
  },
  build: {
    does: 'Generates, and makes the production bundle in dist/.',
    options: { 'if-changed': { type: 'boolean', default: false, about: 'only where its sources have changed, and without generating' } },
    example: 'npm run build -- --if-changed',
  },
  'test:times': { does: 'Prints where the minutes of the last `npm test` went, file by file.', options: {}, example: 'npm run test:times' },
  'db:migrate': {
    does: 'Applies missing migrations to the local account, trade and market databases.',
    options: { persist },
    example: 'npm run db:migrate',
  },
  'data:demo': {
    does: `Fills the local markets with demonstration data. A market that holds the same demonstration or imported data is left alone, unless forced;
without --scale one that holds the large demonstration is, too. Without --market the demo accounts and their trade come too.`,
    options: {
      market,
      scale: { type: 'string', value: 'large', about: 'a hundred thousand projects; "default" makes the small market' },
      seed: { type: 'string', value: 'TEXT', about: 'another one makes other homes' },
      through: { type: 'string', value: 'MONTH', about: 'the last month of the records, "2026-10"; the last full one without it' },
      persist,
      force: force('also over imported data'),
    },
    example: 'npm run data:demo -- --market SG --scale large',
  },
  'billing:prices': {
    does: `Puts the catalogue of a country into its Stripe account, whose key is STRIPE_SECRET_KEY_<country>, and says what differed.`,
    options: {
      country: { type: 'string', value: 'SG', about: 'the country' },
      'dry-run': { type: 'boolean', default: false, about: 'only say what differs' },
      desk: { type: 'string', value: 'URL', about: 'into the card desk of a site that runs locally instead' },
    },
    example: 'npm run billing:prices -- --country SG --desk http://localhost:3000',
  },
  'data:import': {
    does: `Reads a folder of published files into a market's database. A register of estate agents in the folder goes to the account database.
market:publish does this and all that follows.`,
    options: {
      market,
      from: { type: 'string', value: 'DIR', about: 'the folder of published files' },
      ...remote,
      out,
      report,
      persist,
      force: force('also a register with fewer than half of the agents that there are'),
    },
    example: 'npm run data:import -- --market SG --from ~/files',
  },
  'listings:import': {
    does: 'Takes a feed of listings into the local trade database.',
    options: {
      feed: { type: 'string', value: 'FILE', about: 'the feed' },
      agency: { type: 'string', value: 'ID', about: 'whose feed it is' },
      whole: { type: 'boolean', default: false, about: 'withdraw what the file does not name' },
      format: { type: 'string', value: 'reso|reaxml|csv', about: 'how it is written, where the file does not say so' },
      encoding: {
        type: 'string',
        value: 'NAME',
        about: 'its encoding, where it is not UTF-8 and does not say so, e.g. windows-1252, big5',
      },
      force: force('withdraw it also when that is most'),
      report,
      persist,
    },
    example: 'npm run listings:import -- --feed listings.xml --agency lantern-bay --whole',
  },
  'launches:import': {
    does: 'Takes launches with their price lists into the local trade database, each whole or not at all (docs/launches.md).',
    options: {
      file: { type: 'string', value: 'FILE', about: 'launches as .jsonl or .csv' },
      encoding: { type: 'string', value: 'NAME', about: 'the encoding of a .csv that does not show it, e.g. windows-1252, big5' },
      days: { type: 'string', value: 'dmy|mdy', about: 'what comes first in the days of a .csv that leaves it open' },
      decimals: { type: 'string', value: 'point|comma', about: 'the mark of decimals of a .csv that leaves it open' },
      force: force('also launches that leave out most of their homes'),
      report,
      persist,
    },
    example: 'npm run launches:import -- --file launches.jsonl',
  },
  'market:publish': {
    does: `From a folder of published files to a live market: imports, fits, back-tests, and publishes rows, models and figures together.
May be killed at any moment and run again: it goes on where it stood and skips what is unchanged.`,
    options: {
      market,
      from: { type: 'string', value: 'DIR', about: 'the folder of published files' },
      threads,
      ...remote,
      out,
      report,
      persist,
      force: force('also a register with fewer than half of the agents that there are'),
    },
    example: 'npm run market:publish -- --market SG --from ~/files',
  },
  'valuation:backtest': {
    does: `Values past sales from the sales of earlier months only, and prints how far off it was. Reads the named files and nothing else.
In Australia --sales is a folder of the weekly .zip files of New South Wales; a sale is known from the day its file was published.`,
    options: {
      market,
      kind: { type: 'string', value: 'KIND', about: 'SG: hdb, private, landed; MY: terrace; AU: house, strata' },
      sales: { type: 'string', multiple: true, value: 'FILE', about: 'the sales; may be given again' },
      blocks: { type: 'string', value: 'FILE', about: 'places of public blocks (SG)' },
      projects: { type: 'string', value: 'FILE', about: 'places of projects (SG) or schemes (MY)' },
      amenities: { type: 'string', value: 'FILE', about: 'stations, schools and the like (SG)' },
      localities: { type: 'string', value: 'FILE', about: 'suburbs and towns with their places (AU)' },
      from: { type: 'string', value: 'YYYY-MM', about: 'the first month that is valued' },
      to: { type: 'string', value: 'YYYY-MM', about: 'the last' },
      refit: { type: 'string', value: 'monthly|quarterly|once', about: 'how often it learns anew (monthly)' },
      threads,
      json: { type: 'string', value: 'OUT', about: 'where to write the figures' },
      predictions: { type: 'string', value: 'CSV', about: 'where to write every estimate' },
    },
    example:
      'npm run valuation:backtest -- --market SG --kind hdb --sales resale.csv --blocks blocks.csv --from 2024-08 --to 2025-07 --json out.json',
  },
  'valuation:fit': {
    does: 'Learns how the homes of the published local market are valued and stores the models in it; with --remote in the deployed market too.',
    options: {
      market,
      segment: { type: 'string', multiple: true, value: 'hdb|private|landed', about: 'only these; may be given again' },
      threads,
      ...remote,
      out,
      persist,
    },
    example: 'npm run valuation:fit -- --market SG',
  },
  'valuation:record': {
    does: 'Stores the figures that valuation:backtest measured in the market, where the accuracy page reads them.',
    rest: { name: 'OUT.json …', about: 'what valuation:backtest wrote with --json' },
    options: { market: { ...market, default: 'SG' }, ...remote, persist },
    example: 'npm run valuation:record -- out.json',
  },
  bench: {
    does: `Measures the built site over the market of Singapore as npm start has it, as ratios against baselines. Nothing else should run.
Parts: pages, queries, estimates, listings-dedupe, listings-feed, listings-search, lists, accounts, memory, endurance, live, load, replay,
drawn, clusters, plans, map, tour, scripts. Decision 029 tells how they are judged.`,
    options: {
      quick: { type: 'boolean', default: false, about: 'fewer of everything' },
      scale: { type: 'string', value: 'large', about: 'over a hundred thousand invented projects, in a folder of their own' },
      state: { type: 'string', value: 'DIR', about: 'over another folder of local state' },
      market: { ...market, default: 'SG', about: 'of pages, queries, lists and clusters: SG, MY, HK or AU' },
      only: { type: 'string', value: 'PARTS', about: 'these parts, separated by commas' },
      port: port('4342'),
    },
    example: 'npm run bench -- --only map,queries',
  },
  lighthouse: {
    does: `Judges the built site as Lighthouse does on a phone with a slow connection; fails where a page has fewer than 95 of 100.
A run of all pages writes docs/lighthouse.md. Nothing else should run on the machine.`,
    options: {
      runs: { type: 'string', value: 'N', default: '3', about: 'of which the middle one counts' },
      only: { type: 'string', value: 'PAGES', about: 'these pages, separated by commas' },
      port: port('4343'),
    },
    example: 'npm run lighthouse -- --only search,report',
  },
  'first-visit': {
    does: `Opens four pages as a phone does that has never been here, and presses from the first paint on. Fails where a paint is late, a press waits
or anything moves, and writes docs/first-visit.md. Nothing else should run on the machine.`,
    options: { rounds: { type: 'string', value: 'N', default: '10', about: 'visits to each page' }, port: port('4344') },
    example: 'npm run first-visit -- --rounds 3',
  },
  attack: {
    does: `Sends hostile input to the built site on a server of its own on 127.0.0.1. Prints the seed and the counts; fails when something
happened that never should.`,
    options: {
      short: { type: 'boolean', default: false, about: 'half a minute instead of six' },
      seed: { type: 'string', value: 'N', about: 'repeats a run' },
    },
    example: 'npm run attack -- --seed 7',
  },
  confidence: {
    does: 'Reads what a published market says of the confidence of its homes in every place where it is said, and fails where two differ.',
    options: {
      state: { type: 'string', value: 'DIR', about: 'the folder of local state, which holds v3/' },
      market: { ...market, default: 'SG' },
      homes: { type: 'string', value: 'N', default: '200', about: 'how many homes, a third of each kind' },
    },
    example: 'npm run confidence -- --state .wrangler/state',
  },
  truth: {
    does: `Draws homes of a published local market, works out anew from its files what they must say (newest sale, number of sales, median, lease, tenure,
sizes, area, position), and fails where something differs or nothing could be compared.`,
    options: {
      market,
      from: { type: 'string', value: 'DIR', about: 'the folder of files that the market was made of' },
      sample: { type: 'string', value: 'N', default: '200', about: 'how many homes' },
      seed: { type: 'string', value: 'N', about: 'repeats a draw' },
      persist,
    },
    example: 'npm run truth -- --market SG --from ~/files',
  },
  proofs: {
    does: `Makes each change of docs/specification-proofs.txt in a copy of the project, one at a time, and runs the test of its line, which must fail.
Fails where a test stays green. What only a browser shows is not tried.`,
    options: {
      section: { type: 'string', value: '9', about: 'statements of this section alone; "2.8" and "9.20" are understood as well' },
      file: { type: 'string', value: 'NAME', about: 'lines whose test file has this in its name' },
      sample: { type: 'string', value: 'N', about: 'so many of the changes, drawn' },
      seed: { type: 'string', value: 'N', about: 'repeats a draw' },
    },
    example: 'npm run proofs -- --section 9',
  },
  mutants: {
    does: `Changes the code of areas where a mistake costs money or rights, piece by piece, and fails where the tests notice fewer than 85 of 100 changes.
Tries only what has changed since the last time.`,
    options: {
      area: { type: 'string', value: 'NAME,…', about: 'these areas of tests/mutants/areas.ts alone' },
      workers: { type: 'string', value: 'N', default: '2', about: 'how many changes are tried at once' },
      anew: { type: 'boolean', default: false, about: 'try everything, whatever was found before' },
    },
    example: 'npm run mutants -- --area duties,rights',
  },
  provision: {
    does: `Makes what an environment of wrangler.toml needs on the platform: databases, bucket, queues and secrets, and writes the ids of the databases
to wrangler.toml. Reads what is there first, and may be run again at any point. Secrets that a service tells are read from variables of their
names, or asked for at a terminal.`,
    options: {
      env: { type: 'string', value: 'staging|production', about: 'which' },
      plan: { type: 'boolean', default: false, about: 'change nothing, and say what would be done' },
      location: {
        type: 'string',
        value: 'apac',
        default: 'apac',
        about: 'where databases and files are kept: weur, eeur, apac, oc, wnam or enam',
      },
      'replace-ids': { type: 'boolean', default: false, about: 'let new databases take the place of ids that the account does not have' },
    },
    example: 'npm run provision -- --env staging --plan',
  },
  deploy: {
    does: `Checks what an environment needs, builds for it, applies its migrations and deploys it. The new version is tried before visitors are sent there
and again afterwards; where it fails, the version before serves again (docs/operations.md).`,
    options: {
      env: { type: 'string', value: 'staging|production', about: 'which' },
      at: { type: 'string', value: 'URL', about: 'where the site is tried, instead of at PUBLIC_ORIGIN' },
      'dry-run': { type: 'boolean', default: false, about: 'change nothing, and say what would be done' },
    },
    example: 'npm run deploy -- --env staging --dry-run',
  },
  backup: {
    does: `Takes the account and trade databases of an environment to one moment, and the list of its files, encrypted for age keys. Nobody can change
anything while they are read; that ends by itself after --pause seconds at the latest, and what was read by then is thrown away.`,
    options: {
      env: { type: 'string', value: 'production', about: 'staging, production or local' },
      to: { type: 'string', value: 'DIR', about: 'the folder in which a folder of its moment is made' },
      recipient: { type: 'string', multiple: true, value: 'age1…', about: 'who can read it; may be given again' },
      pause: { type: 'string', value: 'SECONDS', default: '120', about: 'how long changes may be refused' },
    },
    example: 'npm run backup -- --env production --to ~/backups --recipient age1example',
  },
  restore: {
    does: `Puts a backup into the databases of an environment, compares every table with what the backup says of it, and checks the invariants of trade.
Databases that hold something are refused without --replace.`,
    options: {
      from: { type: 'string', value: 'DIR', about: 'the folder that backup has made' },
      into: { type: 'string', value: 'staging', about: 'staging, production or local' },
      identity: { type: 'string', value: 'FILE', about: 'the file with the age identity: AGE-SECRET-KEY-…' },
      replace: { type: 'boolean', default: false, about: 'throw away what the databases hold' },
    },
    example: 'npm run restore -- --from ~/backups/production-2026-11-30T03-00-00-000Z --into staging --identity ~/age.key --replace',
  },
  'check:trade': {
    does: `Looks for what must never be in the account and trade databases: amounts that do not add up, numbers with gaps, rows without what they belong to.
Changes nothing, and fails where something is found.`,
    options: { env: { type: 'string', value: 'production', about: 'staging, production or local' } },
    example: 'npm run check:trade -- --env production',
  },
  'prepare-local': {
    does: 'Brings local databases to the newest migration and fills empty markets with demonstration data, as npm start does.',
    options: {
      state: { type: 'string', value: 'DIR', about: 'the folder of local state, instead of .wrangler/state' },
      anew: { type: 'boolean', default: false, about: 'remove what is there first; --state must say where' },
    },
    example: 'node scripts/prepare-local.ts --state .wrangler/demonstration --anew',
  },
  'test-parts': {
    does: 'Looks for a Chromium that is new enough for the browser tests, and installs one where it can.',
    options: {},
    example: 'node scripts/test-parts.ts',
  },
  'tours:draw': {
    does: 'Draws the panoramas and floor plans of the demonstration tours, which are kept in the repository: some three minutes.',
    rest: { name: 'PATH…', about: 'the tours with these paths alone' },
    options: {},
    example: 'npm run tours:draw -- lagoon-view',
  },
  'draw-staging': {
    does: 'Draws the pictures of /real360/staging into public/staging.',
    options: {},
    example: 'node scripts/draw-staging.ts',
  },
  'demo-land': {
    does: `Makes the coast file of a demonstration market from the world's land: GeoJSON with polygons, longitude first, uncut within the market's frame.`,
    rest: { name: 'COUNTRY FILE', about: 'SG, MY, HK or AU, and the file' },
    options: {},
    example: 'node scripts/demo-land.ts HK land.geojson',
  },
  'demo-streets': {
    does: 'Makes the file of streets that is shipped with a market from a published one: GeoJSON with lines, longitude first, packed or not.',
    rest: { name: 'COUNTRY FILE', about: 'HK, and the file' },
    options: {},
    example: 'node scripts/demo-streets.ts HK csdi-bus-streets.geojson.gz',
  },
} as const satisfies Record<string, Command>
