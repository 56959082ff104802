import type { GazetteerLocality } from '#core/places/gazetteer.port.ts'
import type { VoivodeshipSlug } from '#core/places/voivodeship.ts'
import { demoLocalities } from './demo-localities.ts'
import { distribute } from './distribute.ts'
import { type GeneratedStatement, generateStatements } from './generate-statements.ts'
import type { SampleLocality } from './sample-locality.ts'

/** Share of all facilities in Warszawa, higher than its share of the population (quality.md, "Bench"). */
const warsawShare = 0.11

/**
 * Population of villages and towns without a figure in the gazetteer, and the maximum for villages: near cities the
 * gazetteer gives villages the figure of a district of the same name.
 */
const assumedPopulation = { village: 300, town: 3000, largestVillage: 12_000 } as const

/** First digits of rural post codes by voivodeship. */
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
  town ? population || assumedPopulation.town : Math.min(population || assumedPopulation.village, assumedPopulation.largestVillage)

const isWarsaw = ({ name, town }: GazetteerLocality) => town && name === 'Warszawa'

/** Returns the demo data of a town, which has its districts and fees. */
const demoLocalityOf = ({ name, voivodeship, town }: GazetteerLocality) =>
  demoLocalities.find((locality) => !locality.village && town && locality.city === name && locality.voivodeship === voivodeship)

const toSampleLocality = (locality: GazetteerLocality, index: number, facilities: number): SampleLocality => {
  const { name, voivodeship, county, commune, town, longitude, latitude } = locality
  const population = populationOf(locality)
  const center = [longitude, latitude] as const
  const radius = Math.min(6000, Math.max(500, 6.5 * Math.sqrt(population)))
  const { areas, typicalFee } = demoLocalityOf(locality) ?? {
    areas: [{ name: null, center, radius, postCode: `${postCodes[voivodeship]}-${index % 10}` }] as const,
    typicalFee: Math.round(1000 + 150 * Math.log10(population)),
  }
  return { city: name, voivodeship, county, commune, center, areas, facilities, typicalFee, village: !town, underThreeOnly: false }
}

/** Distributes facilities over localities by population, the largest first; yields localities lazily. */
function* scaleLocalities(localities: readonly GazetteerLocality[], facilities: number): Generator<SampleLocality> {
  const largestFirst = localities.toSorted((a, b) => populationOf(b) - populationOf(a))
  const populations = largestFirst.map((locality) => (isWarsaw(locality) ? 0 : populationOf(locality)))
  const totalElsewhere = populations.reduce((sum, count) => sum + count, 0)
  const weights = largestFirst.map((locality, index) =>
    isWarsaw(locality) ? (totalElsewhere * warsawShare) / (1 - warsawShare) : (populations[index] ?? 0),
  )
  const shares = distribute(facilities, weights)
  for (const [index, locality] of largestFirst.entries()) {
    const share = shares[index] ?? 0
    if (share > 0) yield toSampleLocality(locality, index, share)
  }
}

interface ScaleOptions {
  readonly seed: number
  readonly facilities: number
  /** ISO date. */
  readonly today: string
}

/** Generates the requested number of facilities over all localities by population. */
export const generateScale = (
  localities: readonly GazetteerLocality[],
  { seed, facilities, today }: ScaleOptions,
): Generator<GeneratedStatement> =>
  generateStatements({
    seed,
    today,
    localities: scaleLocalities(localities, facilities),
    toNumber: (nth) => `S-${String(nth).padStart(7, '0')}`,
  })
