const BAND_FLOORS = 5

/** The band of five floors that contains a floor: 1 to 5, 6 to 10 and so on. */
export function floorBand(floor: number): { floorLow: number; floorHigh: number } {
  const floorLow = floor - ((floor - 1) % BAND_FLOORS)
  return { floorLow, floorHigh: floorLow + BAND_FLOORS - 1 }
}
