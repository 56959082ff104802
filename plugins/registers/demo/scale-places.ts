import type { GazetteerLocality } from '#core/places/gazetteer.port.ts'
import type { VoivodeshipSlug } from '#core/places/voivodeship.ts'
import type { Place } from './place.ts'
import { places as demoPlaces } from './places.ts'
import { shareOut } from './share.ts'

/** The part of all facilities that is in Warszawa: more than of the inhabitants (design/quality.md). */
const inWarsaw = 0.11

/** How many live in a village that the gazetteer counts none of, and at most in any; its counts of villages beside a city are a district's of the same name. */
const inhabitants = { village: 300, town: 3000, largestVillage: 12_000 } as const

/** Where the post codes of a voivodeship's countryside begin. */
const postCodes: Readonly<Record<VoivodeshipSlug, string>> = {
  dolnoslaskie: '59',
  'kujawsko-pomorskie': '88',
  lubelskie: '21',
  lubuskie: '68',
  lodzkie: '98',
  malopolskie: '32',
  mazowieckie: '05',
  opolskie: '48',
  podkarpackie: '38',
  podlaskie: '17',
  pomorskie: '83',
  slaskie: '43',
  swietokrzyskie: '28',
  'warminsko-mazurskie': '11',
  wielkopolskie: '62',
  zachodniopomorskie: '78',
}

const populationOf = ({ town, population }: GazetteerLocality): number =>
  town ? population || inhabitants.town : Math.min(population || inhabitants.village, inhabitants.largestVillage)

const isWarsaw = ({ name, town }: GazetteerLocality) => town && name === 'Warszawa'

/** Known from the demo: its districts and prices. */
const known = ({ name, voivodeship, town }: GazetteerLocality) =>
  demoPlaces.find((place) => !place.village && town && place.city === name && place.voivodeship === voivodeship)

const placeOf = (locality: GazetteerLocality, at: number, facilities: number): Place => {
  const { name, voivodeship, county, commune, town, longitude, latitude } = locality
  const people = populationOf(locality)
  const middle = [longitude, latitude] as const
  const reach = Math.min(6000, Math.max(500, 6.5 * Math.sqrt(people)))
  const { quarters, fee } = known(locality) ?? {
    quarters: [{ name: null, middle, reach, postCode: `${postCodes[voivodeship]}-${at % 10}` }] as const,
    fee: Math.round(1000 + 150 * Math.log10(people)),
  }
  return { city: name, voivodeship, county, commune, middle, quarters, facilities, fee, village: !town, careOnly: false }
}

/** Facilities over the localities by their inhabitants, the largest first; each place is made when it is asked for. */
export function* scalePlaces(localities: readonly GazetteerLocality[], facilities: number): Generator<Place> {
  const largestFirst = localities.toSorted((a, b) => populationOf(b) - populationOf(a))
  const people = largestFirst.map((one) => (isWarsaw(one) ? 0 : populationOf(one)))
  const elsewhere = people.reduce((sum, count) => sum + count, 0)
  const weights = largestFirst.map((one, at) => (isWarsaw(one) ? (elsewhere * inWarsaw) / (1 - inWarsaw) : (people[at] ?? 0)))
  const shares = shareOut(facilities, weights)
  for (const [at, locality] of largestFirst.entries()) {
    const share = shares[at] ?? 0
    if (share > 0) yield placeOf(locality, at, share)
  }
}
