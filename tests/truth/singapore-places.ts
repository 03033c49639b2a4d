import { type FileHome, metresApart, type Place } from './home.ts'

/** Postal districts by the first two digits of a postal code (URA's list of postal districts). */
const SECTORS =
  '1:01-06 2:07-08 3:14-16 4:09-10 5:11-13 6:17-17 7:18-19 8:20-21 9:22-23 10:24-27 11:28-30 12:31-33 13:34-37 14:38-41 15:42-45 16:46-48 17:49-50 17:81-81 18:51-52 19:53-55 19:82-82 20:56-57 21:58-59 22:60-64 23:65-68 24:69-71 25:72-73 26:77-78 27:75-76 28:79-80'
const DISTRICTS = SECTORS.split(' ').map((text) => text.split(/[:-]/).map(Number))

/** 560406 → 20; null for a code of no district. */
export const districtOfCode = (code: string): number | null => {
  const sector = Number(code.slice(0, 2))
  return DISTRICTS.find(([, from = 0, to = 0]) => sector >= from && sector <= to)?.[0] ?? null
}

/** A place with the address that its file states. */
export interface Stated {
  place: Place
  district: number
  /** in one spelling; empty where there is none */
  street: string
  home: FileHome | null
}

const [FAR, BORDER, AROUND, EVIDENCE_LEAST] = [1_500, 500, 8, 3]

function isDoubtful(own: Stated, evidence: readonly Stated[]): boolean {
  const others = evidence
    .filter((other) => other !== own && (other.district === own.district || Math.abs(other.place.lat - own.place.lat) < 0.1))
    .map((other) => ({ other, metres: metresApart(own.place, other.place) }))
  const district = others.filter(({ other }) => other.district === own.district)
  if (district.length < EVIDENCE_LEAST) return false
  const toDistrict = district.reduce((least, { metres }) => Math.min(least, metres), Number.POSITIVE_INFINITY)
  if (toDistrict > FAR) return true
  const street = own.street === '' ? [] : others.filter(({ other }) => other.street === own.street)
  const isFarOnStreet = street.length > 0 && street.every(({ metres }) => metres > FAR)
  if (!isFarOnStreet || toDistrict <= BORDER) return false
  const around = others.sort((a, b) => a.metres - b.metres).slice(0, AROUND)
  return around.filter(({ other }) => other.district === own.district).length * 2 < around.length
}

/**
 * Places that contradict their address and so are no position of it: one point for several postal districts (unless another of the district is within 500 m);
 * more than 1,500 m from all others of the postal district; or that far from all others of the street, and amid homes of other districts. A place found doubtful is
 * no evidence for others. `known` are vouched for by postal codes.
 */
export function doubtfulStated(stated: readonly Stated[], known: readonly Stated[]): Set<Stated> {
  const points = Map.groupBy(stated, ({ place }) => `${place.lat} ${place.lng}`)
  const shared = new Set([...points.values()].filter((own) => own.some(({ district }) => district !== own[0]?.district)).flat())
  const sure = [...known, ...stated.filter((one) => !shared.has(one))]
  const isNearOwn = (one: Stated) => sure.some((other) => other.district === one.district && metresApart(one.place, other.place) <= BORDER)
  const doubtful = new Set([...shared].filter((one) => !isNearOwn(one)))
  for (let before = -1; before !== doubtful.size; ) {
    before = doubtful.size
    const sound = stated.filter((one) => !doubtful.has(one))
    const evidence = [...known, ...sound]
    for (const one of sound.filter((own) => isDoubtful(own, evidence))) doubtful.add(one)
  }
  return doubtful
}
