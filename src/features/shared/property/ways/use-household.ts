import { useEffect, useState } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { readLocal, writeLocal } from '#session/local-storage.ts'
import { HOUSEHOLD_KEY } from './has-household.ts'
import { changedHousehold, type Household, type HouseholdChange, NO_HOUSEHOLD, readHouseholds } from './household.ts'

const householdIn = (country: CountryCode): Household => readHouseholds(readLocal(HOUSEHOLD_KEY))[country] ?? NO_HOUSEHOLD

function keepHousehold(country: CountryCode, household: Household): void {
  const others = readHouseholds(readLocal(HOUSEHOLD_KEY))
  others[country] = household
  writeLocal(HOUSEHOLD_KEY, JSON.stringify(others))
}

/** The household of this device in a market, and how it is changed. It follows what another tab changes. */
export function useHousehold(country: CountryCode): [Household, (change: HouseholdChange) => void] {
  const [household, setHousehold] = useState(() => householdIn(country))
  useEffect(() => {
    setHousehold(householdIn(country))
    const follow = ({ key }: StorageEvent) => {
      if (key === HOUSEHOLD_KEY || key === null) setHousehold(householdIn(country))
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [country])
  const change = (wanted: HouseholdChange) => {
    const next = changedHousehold(household, wanted)
    if (next === household) return
    keepHousehold(country, next)
    setHousehold(next)
  }
  return [household, change]
}
