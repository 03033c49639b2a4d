import type { EdmProperty, EntitySet } from './entity-set.ts'

const NAMESPACE = 'org.reso.metadata'
const CONTAINER = 'Default'
/** whole units, and hundredths of square metres */
const DECIMAL = { precision: 14, scale: 2 }

type Sets = Iterable<EntitySet>

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const attributes = (pairs: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(pairs)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')

function propertyXml([name, { type, isCollection, isNullable, maxLength, words }]: [string, EdmProperty]): string {
  const pairs = {
    Name: name,
    Type: isCollection ? `Collection(${type})` : type,
    Nullable: isNullable ? undefined : 'false',
    MaxLength: maxLength ?? undefined,
    Precision: type === 'Edm.Decimal' ? DECIMAL.precision : type === 'Edm.DateTimeOffset' ? 0 : undefined,
    Scale: type === 'Edm.Decimal' ? DECIMAL.scale : undefined,
  }
  if (words.length === 0) return `<Property${attributes(pairs)}/>`
  return `<Property${attributes(pairs)}><Annotation Term="RESO.OData.Metadata.LookupName" String="${escaped(name)}"/></Property>`
}

const typeXml = ({ name, key, properties }: EntitySet): string =>
  `<EntityType${attributes({ Name: name })}><Key><PropertyRef${attributes({ Name: key })}/></Key>${Object.entries(properties)
    .map(propertyXml)
    .join('')}</EntityType>`

/** $metadata as XML (OData CSDL XML 4.01). */
export function csdlXml(sets: Sets): string {
  const all = [...sets]
  const types = all.map(typeXml).join('')
  const entitySets = all.map(({ name }) => `<EntitySet${attributes({ Name: name, EntityType: `${NAMESPACE}.${name}` })}/>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<edmx:Edmx Version="4.01" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices><Schema Namespace="${NAMESPACE}" xmlns="http://docs.oasis-open.org/odata/ns/edm">${types}<EntityContainer Name="${CONTAINER}">${entitySets}</EntityContainer></Schema></edmx:DataServices></edmx:Edmx>
`
}

/** Facets that have their default value are left out, as CSDL JSON has it: the type Edm.String, and not null. */
function propertyJson({ type, isCollection, isNullable, maxLength, words }: EdmProperty, name: string): object {
  return {
    ...(isCollection ? { $Collection: true } : {}),
    ...(type === 'Edm.String' ? {} : { $Type: type }),
    ...(isNullable ? { $Nullable: true } : {}),
    ...(maxLength === null ? {} : { $MaxLength: maxLength }),
    ...(type === 'Edm.Decimal' ? { $Precision: DECIMAL.precision, $Scale: DECIMAL.scale } : {}),
    ...(words.length === 0 ? {} : { '@RESO.OData.Metadata.LookupName': name }),
  }
}

const typeJson = ({ key, properties }: EntitySet): object => ({
  $Kind: 'EntityType',
  $Key: [key],
  ...Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, propertyJson(property, name)])),
})

/** $metadata as JSON (OData CSDL JSON 4.01). */
export function csdlJson(sets: Sets): object {
  const all = [...sets]
  return {
    $Version: '4.01',
    $EntityContainer: `${NAMESPACE}.${CONTAINER}`,
    [NAMESPACE]: {
      ...Object.fromEntries(all.map((set) => [set.name, typeJson(set)])),
      [CONTAINER]: {
        $Kind: 'EntityContainer',
        ...Object.fromEntries(all.map(({ name }) => [name, { $Collection: true, $Type: `${NAMESPACE}.${name}` }])),
      },
    },
  }
}
