/** A request of the page for developers, as it can be sent; `{source}` and `{key}` stand for the reader's own. */
export interface DeveloperExample {
  method: 'GET' | 'POST'
  /** path and query */
  path: string
  contentType?: string
  /** a file, as it is sent */
  body?: string
  accept?: string
}

const LISTING = {
  ListingKey: 'A-1',
  StandardStatus: 'Active',
  ModificationTimestamp: '2026-11-20T09:30:00Z',
  PropertyType: 'Residential',
  PropertySubType: 'Condominium',
  ListPrice: 1_250_000,
  BuildingName: 'Cedar Court',
  StreetName: 'Cedar Avenue',
  BedroomsTotal: 3,
  LivingArea: 98,
  PublicRemarks: 'Corner home with a view of the park.',
  ListAgentFullName: 'Ada Example',
  ListAgentStateLicense: 'R990001A',
  ListAgentDirectPhone: '+65 6000 0001',
  Media: [{ MediaURL: 'https://pictures.example/a-1/1.jpg', MediaCategory: 'Photo', Order: 0 }],
  OpenHouse: [{ OpenHouseStartTime: '2026-12-05T03:00:00Z', OpenHouseEndTime: '2026-12-05T03:30:00Z' }],
}

/** Every request that the page shows. A test sends each of them. */
export const DEVELOPER_EXAMPLES = {
  send: {
    method: 'POST',
    path: '/feeds/{source}',
    contentType: 'application/x-ndjson',
    body: `${JSON.stringify(LISTING)}\n`,
  },
  own: { method: 'GET', path: '/feeds/{source}' },
  metadata: { method: 'GET', path: '/odata/{source}/$metadata' },
  homes: {
    method: 'GET',
    path: '/odata/{source}/Property?$filter=ListPrice lt 2000000 and BedroomsTotal ge 3&$select=ListingKey,ListPrice,BedroomsTotal&$orderby=ListPrice',
  },
  openHouses: { method: 'GET', path: '/odata/{source}/OpenHouse?$filter=OpenHouseStartTime gt 2026-12-01T00:00:00Z' },
  enquiries: {
    method: 'GET',
    path: "/odata/{source}/Contacts?$filter=X_LeadState eq 'new'&$select=ContactKey,FullName,PreferredPhone,Notes",
  },
  changes: { method: 'GET', path: '/odata/{source}/EntityEvent?$filter=EntityEventSequence gt 0&$orderby=EntityEventSequence' },
} as const satisfies Record<string, DeveloperExample>

/** A path with its source, as an address is written in quotes: spaces and quotes encoded. */
export const addressOf = (path: string, source: string): string => encodeURI(path.replace('{source}', source)).replaceAll("'", '%27')

/** The lines for a command line. */
export function curlOf({ method, path, contentType, body }: DeveloperExample, origin: string, source: string, key: string): string {
  const address = `'${origin}${addressOf(path, source)}'`
  const lines = [
    `curl -H 'Authorization: Bearer ${key}'`,
    ...(contentType ? [`-H 'Content-Type: ${contentType}'`] : []),
    ...(method === 'POST' ? ['--data-binary @listings.jsonl'] : []),
    address,
  ]
  return body ? `${lines.join(' \\\n  ')}\n\n# listings.jsonl\n${JSON.stringify(JSON.parse(body), null, 2)}` : lines.join(' \\\n  ')
}

/** How a receiver knows that a webhook is ours (Standard Webhooks 1.0): as the page shows it, and as a test runs it. */
export const VERIFY_WEBHOOK = `import { createHmac, timingSafeEqual } from 'node:crypto'

// body: the text as it came; headers: of the request
export function isOurs(secret, headers, body) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = \`\${headers['webhook-id']}.\${headers['webhook-timestamp']}.\${body}\`
  const expected = createHmac('sha256', key).update(signed).digest()
  const isRecent = Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp'])) < 300
  return isRecent && headers['webhook-signature'].split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}`
