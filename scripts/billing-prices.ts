/**
 * npm run billing:prices
 * Puts the catalogue of a country (modules/plan/catalogue.ts) into its Stripe account, whose key is STRIPE_SECRET_KEY_<country>, and says what
 * differed. With --desk into the card desk of a site that runs locally; with --dry-run nothing is changed.
 */
import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { DESK_KEYS } from '../src/server/provider/card-desk/desk-keys.ts'
import { ImportRefused } from '../src/server/provider/import/input-file.ts'
import { refusalOf } from '../src/server/provider/import/refusal.ts'
import { catalogueOf } from '../src/server/provider/modules/plan/catalogue.ts'
import { type CatalogueDifference, placeCatalogue } from '../src/server/provider/modules/plan/place-catalogue.ts'
import { stripeClient } from '../src/server/provider/ports/open-cards.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'

/** The card desk of a site: its addresses stand below a path of their own. */
const deskWire =
  (site: string, country: CountryCode): typeof fetch =>
  (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    return fetch(`${site.replace(/\/$/, '')}/card-desk/${country.toLowerCase()}${pathname}${search}`, init)
  }

function clientOf(country: CountryCode, desk: string | undefined) {
  if (desk !== undefined) return stripeClient(DESK_KEYS.secretKey, deskWire(desk, country), null)
  const key = process.env[`STRIPE_SECRET_KEY_${country}`]
  if (!key) throw new ImportRefused(`set STRIPE_SECRET_KEY_${country} to the secret key of the account, or name a site with --desk`)
  return stripeClient(key, fetch, process.env.STRIPE_API_BASE || null)
}

const lineOf = ({ what, name, action, fields }: CatalogueDifference): string =>
  `  ${what} ${name}: ${action === 'left' ? 'not in the catalogue, left as it is' : action}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}`

async function main(): Promise<void> {
  const { values } = commandLine(COMMANDS['billing:prices'])
  const country = parseCountryCode(values.country)
  if (!country) throw new ImportRefused('--country must name an open market, such as SG')
  const catalogue = catalogueOf(country)
  if (catalogue.length === 0) throw new ImportRefused(`nothing is sold by card in ${country}`)
  const isDry = values['dry-run']
  const differences = await placeCatalogue(clientOf(country, values.desk), catalogue, isDry)
  console.log(differences.length === 0 ? 'nothing differs' : differences.map(lineOf).join('\n'))
  if (isDry && differences.length > 0) console.log('a dry run: nothing was changed')
}

main().catch((error: unknown) => {
  const isStripe = error instanceof Error && 'rawType' in error
  const refusal = isStripe ? `the card service says: ${error.message}` : refusalOf(error)
  if (refusal === null) throw error
  console.error(`refused: ${refusal}`)
  console.error('npm run billing:prices -- --help says more')
  process.exitCode = 1
})
