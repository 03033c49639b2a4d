import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Fact } from '#property/facts-list.tsx'
import { AgedMonth } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import type { BuildingInfo } from '../project.ts'
import { BothUnits } from './both-units.tsx'
import { buildingTypeWords } from './building-words.ts'

export interface FactGroup {
  key: string
  title: ReactNode
  facts: Fact[]
}

/** Texts that several groups need. */
function useFactTexts(format: Format) {
  const { t } = useLingui()
  const known = (value: number | null | undefined): string | null => (value === null || value === undefined ? null : format.count(value))
  return {
    known,
    yes: (value: boolean | null | undefined): string | null => (value === null || value === undefined ? null : value ? t`yes` : t`no`),
    month: (value: string | null | undefined) => (value ? format.month(value) : null),
    metres: (value: number | null | undefined) => (value === null || value === undefined ? null : t`${Math.round(value * 10) / 10} m`),
    share: (value: number | null | undefined) => (value === null || value === undefined ? null : format.percent(value, 0)),
    area: (sqm: number | null | undefined): ReactNode =>
      sqm === null || sqm === undefined ? null : <BothUnits sqm={sqm} format={format} />,
    deal: (deal: { month: string; price: number; psf: number } | null) =>
      deal && (
        <>
          {`${format.money(deal.price)} · ${format.psf(deal.psf)} · `}
          <AgedMonth month={deal.month} format={format} />
        </>
      ),
  }
}

function useBuildingGroup({ info, format }: GroupProps): FactGroup {
  const { t, i18n } = useLingui()
  const { yes, month, metres } = useFactTexts(format)
  const statuses = { PRECONSTRUCTION: t`planned`, BUILDING_UNDER_CONSTRUCTION: t`under construction`, COMPLETED: t`completed` }
  const { officeDetails: office, launchCompletionPeriod: period } = info
  return {
    key: 'building',
    title: t`Building`,
    facts: [
      { key: 'status', name: t`Status`, value: statuses[info.buildingStatus] },
      { key: 'type', name: t`Use`, value: info.buildingType && i18n._(buildingTypeWords[info.buildingType]) },
      { key: 'grade', name: t`Grade`, value: office?.buildingGrade },
      { key: 'height', name: t`Height`, value: metres(info.buildingHeight) },
      { key: 'raised', name: t`Raised floors`, value: yes(office?.raiseFloorSystem) },
      { key: 'retail', name: t`Shops among the offices`, value: yes(office?.officeFacilities?.retail) },
      { key: 'launch', name: t`Launch`, value: month(period?.launchDate) },
      { key: 'completion', name: t`Completion`, value: period?.completionYear },
      { key: 'permit', name: t`Occupation permit`, value: month(period?.occupationPermitDate) },
      { key: 'certificate', name: t`Certificate of compliance`, value: month(period?.certificateComplianceDate) },
    ],
  }
}

function useSpecsGroup({ info, format }: GroupProps): FactGroup {
  const { t } = useLingui()
  const { known, metres } = useFactTexts(format)
  const specs = info.buildingSpecs
  const load = specs?.floorLoadingKpa ?? null
  return {
    key: 'specs',
    title: t`Specifications`,
    facts: [
      { key: 'floors', name: t`Floors`, value: known(specs?.floors) },
      { key: 'basements', name: t`Floors below ground`, value: known(specs?.basementFloors) },
      { key: 'towers', name: t`Towers`, value: known(specs?.towers) },
      { key: 'units', name: t`Units`, value: known(specs?.units) },
      { key: 'rental', name: t`Homes let by a public landlord`, value: known(specs?.rentalUnits) },
      { key: 'lifts', name: t`Lifts`, value: known(specs?.lifts) },
      { key: 'service', name: t`Service lifts`, value: known(specs?.serviceLifts) },
      { key: 'storey', name: t`Floor to floor`, value: metres(specs?.floorToFloorHeight) },
      { key: 'ceiling', name: t`Ceiling`, value: metres(specs?.ceilingHeight) },
      { key: 'loading', name: t`Floor loading`, value: load === null ? null : t`${load} kPa` },
      { key: 'air', name: t`Air conditioning`, value: specs?.airConditioning },
      { key: 'power', name: t`Power supply`, value: specs?.powerSupply },
      { key: 'structure', name: t`Structure`, value: specs?.structure },
    ],
  }
}

function useServicesGroup({ info, format }: GroupProps): FactGroup {
  const { t } = useLingui()
  const { known, yes } = useFactTexts(format)
  const has = info.buildingFacilities
  return {
    key: 'services',
    title: t`Services`,
    facts: [
      { key: 'parking', name: t`Parking lots`, value: known(has?.parkingLots) },
      { key: 'charging', name: t`Charging points`, value: known(has?.chargingPoints) },
      { key: 'bicycles', name: t`Bicycle stands`, value: known(has?.bicycleParking) },
      { key: 'loading', name: t`Loading bays`, value: known(has?.loadingBays) },
      { key: 'storeys', name: t`Multi-storey car park`, value: yes(has?.multiStoreyCarPark) },
      { key: 'shops', name: t`Shops`, value: yes(has?.shops) },
      { key: 'market', name: t`Market and food`, value: yes(has?.marketAndFood) },
      { key: 'pavilion', name: t`Pavilion`, value: yes(has?.pavilion) },
      { key: 'showers', name: t`Showers and lockers`, value: yes(has?.endOfTrip) },
      { key: 'conference', name: t`Conference rooms`, value: yes(has?.conferenceRooms) },
    ],
  }
}

function useSiteGroup({ info, format }: GroupProps): FactGroup {
  const { t } = useLingui()
  const { yes, area } = useFactTexts(format)
  const { siteInfo: site, developmentOwnershipManagement: people } = info
  return {
    key: 'site',
    title: t`Site and owners`,
    facts: [
      { key: 'area', name: t`Site area`, value: area(site?.siteAreaSqm) },
      { key: 'ratio', name: t`Plot ratio`, value: site?.plotRatio },
      { key: 'use', name: t`Land use`, value: site?.landUse },
      { key: 'lot', name: t`Lot`, value: site?.lotNumber },
      { key: 'developer', name: t`Developer`, value: people?.developer },
      { key: 'owner', name: t`Owner`, value: people?.owner },
      { key: 'manager', name: t`Manager`, value: people?.manager },
      { key: 'architect', name: t`Architect`, value: people?.architect },
      { key: 'contractor', name: t`Contractor`, value: people?.contractor },
      { key: 'strata', name: t`Strata-titled`, value: yes(people?.strataTitled) },
    ],
  }
}

function useSpaceGroup({ info, format }: GroupProps): FactGroup {
  const { t } = useLingui()
  const { known, share, area, deal } = useFactTexts(format)
  const { leaseSpaceDetails: space, tenant } = info
  const years = space?.leaseTermYears ?? null
  const charge = info.developmentOwnershipManagement?.serviceChargePsf ?? null
  return {
    key: 'space',
    title: t`Space and tenants`,
    facts: [
      { key: 'available', name: t`Space to let`, value: area(space?.availableSqm) },
      { key: 'smallest', name: t`Smallest unit`, value: area(space?.smallestSqm) },
      { key: 'largest', name: t`Largest unit`, value: area(space?.largestSqm) },
      { key: 'vacancy', name: t`Vacant`, value: share(space?.vacancyRate) },
      { key: 'term', name: t`Usual term`, value: years === null ? null : t`${years} years` },
      { key: 'tenants', name: t`Tenants`, value: known(tenant?.count) },
      { key: 'occupancy', name: t`Occupied`, value: share(tenant?.occupancyRate) },
      { key: 'anchors', name: t`Anchor tenants`, value: format.list(tenant?.anchors ?? []) },
      { key: 'charge', name: t`Service charge a month`, value: charge === null ? null : format.psf(charge) },
      { key: 'last-sale', name: t`Last sale`, value: deal(info.lastSale) },
      { key: 'last-rent', name: t`Last rent a month`, value: deal(info.lastRent) },
    ],
  }
}

interface GroupProps {
  info: BuildingInfo
  format: Format
}

/** §3 Building info in groups; unknown facts and groups are left out. */
export function useFactGroups(props: GroupProps): FactGroup[] {
  const groups = [useBuildingGroup(props), useSpecsGroup(props), useServicesGroup(props), useSiteGroup(props), useSpaceGroup(props)]
  return groups
    .map((group) => ({ ...group, facts: group.facts.filter(({ value }) => value !== null && value !== undefined && value !== '') }))
    .filter(({ facts }) => facts.length > 0)
}
