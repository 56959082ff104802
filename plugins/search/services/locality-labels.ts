import { voivodeshipKey } from '#core/places/voivodeship.ts'
import type { Translate } from '#core/ports/translator.ts'
import type { FoundCity } from '#core/search/name-index.port.ts'

/**
 * Returns what distinguishes a locality from others, from the voivodeship to the county and the commune, the shortest
 * first; villages without facilities are known by their county.
 */
const distinctions = ({ county, commune, voivodeship, facilities }: FoundCity, t: Translate): readonly string[] => {
  const inVoivodeship = t(voivodeshipKey(voivodeship))
  const inCounty = t('places.in-county', { name: county })
  return [
    ...(facilities > 0 ? [inVoivodeship] : []),
    `${inCounty}, ${inVoivodeship}`,
    ...(commune ? [`${t('places.in-commune', { name: commune })}, ${inCounty}, ${inVoivodeship}`] : []),
  ]
}

/**
 * Returns the labels of localities, in order, so that no two look the same: `Kraków, małopolskie`; `Rzymiec, powiat
 * rawski, łódzkie`. `nameOf`: the name in the language of the page.
 */
export const localityLabels = (cities: readonly FoundCity[], t: Translate, nameOf: (city: FoundCity) => string): readonly string[] => {
  const candidates = cities.map((city) => distinctions(city, t).map((where) => `${nameOf(city)}, ${where}`))
  return candidates.map((labels, at) => {
    const isUnique = (label: string) => candidates.every((others, other) => other === at || !others.includes(label))
    return labels.find(isUnique) ?? labels.at(-1) ?? ''
  })
}
