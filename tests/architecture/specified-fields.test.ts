import { buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { lineOf } from './numbered-statements.ts'
import { read } from './sources.ts'

const specification = read('docs/specification.md')
const schema = buildSchema(read('src/graphql/schema.graphql'))

const average = (name: string) => ['Avg', 'Min', 'Max'].map((end) => `${name}${end}`)

/**
 * The fields that a statement of the entities (§3) names, by the type of the contract that has them. A field whose name in the contract differs
 * is written `as the statement says it → field`.
 */
const FIELDS: readonly (readonly [statement: string, type: string, fields: string])[] = [
  ['3.1', 'User', 'id, nickName, email, phoneNumber, country, language, avatar, roles, detail, stripeSubscription, subscription'],
  ['3.2', 'AgentDetail', 'salespersonName, ceaNumber, estateAgency, estateAgencyLicenseNo'],
  ['3.3', 'Subscription', 'id, userId, promoCode, expireDate, createdDate, updatedDate'],
  [
    '3.4',
    'StripeSubscription',
    'stripeId, recurringPriceQuantity, trialPeriodDays, status, expireDate, createdDate, stripePrice, stripeProduct',
  ],
  ['3.5', 'StripePrice', 'name, stripeId, recurringType, intervalCount, unitAmount, frontParams, currencyCode'],
  ['3.6', 'StripeProduct', 'name, stripeId'],
  [
    '3.8',
    'AgentInfo',
    'id, userId, salespersonName, ceaNumber, estateAgency, estateAgencyLicenseNo, tierCodes, logo, website, websiteTitle, ccEmails',
  ],
  ['3.9', 'AgentInfo', 'ceaNumber, salespersonName, estateAgencyLicenseNo, estateAgency'],
  ['3.11', 'RegisterInput', 'name, email, phoneNumber, password, detail'],
  ['3.11', 'RegisterDetailInput', 'salespersonName, ceaNumber, estateAgency, estateAgencyLicenseNo'],
  ['3.13', 'ContactConsultInput', 'name, email, phone, companyName, interest, message, country'],
  ['3.15', 'SysStripeInfo', 'email, mainUserId, id, userId, expireDate, params, status, createdDate'],
  ['3.26', 'UnitMix', 'unitCount, numUnitsAvailable → unitsAvailable, bedroomCount, bathroomCount'],
  [
    '3.27',
    'UnitMix',
    average('gfaSqft')
      .map((field) => `gross floor area in sqft → ${field}`)
      .join(),
  ],
  [
    '3.28',
    'UnitMix',
    'price → lastSalePrice, psf → lastSalePsf, date → lastSaleMonth, price → lastRentPrice, psf → lastRentPsf, date → lastRentMonth',
  ],
  [
    '3.29',
    'UnitMix',
    ['sale', 'rent', 'launch']
      .flatMap((kind) => ['Price', 'Psf'].flatMap((what) => average(`${kind}${what}`).map((field) => `${kind} → ${field}`)))
      .join(),
  ],
  ['3.30', 'UnitMix', 'monthlyRentYield'],
  ['3.31', 'UnitMix', ['sale', 'rent', 'listing'].flatMap((kind) => ['1y', '30d'].map((span) => `${kind} → ${kind}Count${span}`)).join()],
  ['3.32', 'UnitMix', 'price → listingPriceMin, price → listingPriceMax, psf → listingPsfMin, psf → listingPsfMax'],
  ['3.33', 'BuildingInfo', 'buildingStatus, buildingType, buildingHeight'],
  ['3.34', 'OfficeDetails', 'buildingGrade, raiseFloorSystem, officeFacilities'],
  ['3.34', 'OfficeFacilities', 'retail'],
  ['3.35', 'LaunchCompletionPeriod', 'completionYear, occupationPermitDate, certificateComplianceDate'],
  ['3.36', 'BuildingInfo', 'totalBuildingArea, typicalFloorPlateArea, totalTransactedArea'],
  ['3.37', 'BuildingAreas', 'verified, marketable, other'],
  ['3.37', 'AreaMeasure', 'GFA, LFA, IFA, NFA, UFA, SFA, NLA, BUA'],
  ['3.38', 'BuildingInfo', 'buildingSpecs, buildingFacilities, siteInfo, developmentOwnershipManagement, leaseSpaceDetails, tenant'],
  ['3.39', 'BuildingInfo', 'rentSchedules, lastSale, lastRent'],
  ['3.39', 'RentSchedules', 'netRent'],
  ['3.40', 'Land', 'nameDisplayText, landKey, land use → landUse, status, activity type → activity, tenure in years → tenureYears'],
]

function namesOf(type: string): string[] {
  const found = schema.getType(type)
  if (isEnumType(found)) return found.getValues().map(({ name }) => name)
  if (isObjectType(found) || isInputObjectType(found)) return Object.keys(found.getFields())
  throw new Error(`the contract has no ${type}`)
}

it.each(FIELDS)('statement %s of docs/specification.md: %s has %s', (statement, type, fields) => {
  const line = lineOf(specification, statement)
  for (const written of fields.split(',')) {
    const [said = '', field = said] = written.trim().split(' → ')
    expect(line).toContain(said)
    expect(namesOf(type)).toContain(field)
  }
})

it('names every field that the statement of an entity lists, unless it is renamed', () => {
  const listed = FIELDS.filter(([, , fields]) => !fields.includes('→')).map(([statement]) => statement)
  for (const statement of new Set(listed)) {
    const named = FIELDS.filter(([of]) => of === statement).flatMap(([, , fields]) => fields.split(', '))
    const [, , , text = ''] = lineOf(specification, statement).split('|')
    expect(named, statement).toEqual(expect.arrayContaining(text.match(/\b[a-z]+[A-Z]\w*\b/g) ?? []))
  }
})

it('the login of statement 3.10 sends its source, which is always Website', () => {
  expect(lineOf(specification, '3.10')).toContain('sourceType, always Website')
  expect(read('src/graphql/documents/auth/Login.graphql')).toContain('login(email: $email, password: $password, sourceType: Website)')
})
