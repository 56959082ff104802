import type { VoivodeshipSlug } from '#core/places/voivodeship.ts'

/** Capital of a voivodeship: a city with county rights, whose county has its name. EPSG:4326 degrees. */
export interface VoivodeshipCapital {
  readonly voivodeship: VoivodeshipSlug
  readonly slug: string
  readonly name: string
  readonly longitude: number
  readonly latitude: number
}

const capital = (voivodeship: VoivodeshipSlug, slug: string, name: string, longitude: number, latitude: number): VoivodeshipCapital => ({
  voivodeship,
  slug,
  name,
  longitude,
  latitude,
})

/** The 18 voivodeship capitals in the order of decisions §27. Kuyavia-Pomerania and Lubusz have two each. */
export const voivodeshipCapitals: readonly VoivodeshipCapital[] = [
  capital('podlaskie', 'bialystok', 'Białystok', 23.1631, 53.1325),
  capital('kujawsko-pomorskie', 'bydgoszcz', 'Bydgoszcz', 18.0014, 53.1253),
  capital('pomorskie', 'gdansk', 'Gdańsk', 18.6536, 54.3497),
  capital('lubuskie', 'gorzow-wielkopolski', 'Gorzów Wielkopolski', 15.2394, 52.7319),
  capital('slaskie', 'katowice', 'Katowice', 19.0133, 50.2597),
  capital('swietokrzyskie', 'kielce', 'Kielce', 20.6314, 50.8717),
  capital('malopolskie', 'krakow', 'Kraków', 19.9375, 50.0617),
  capital('lubelskie', 'lublin', 'Lublin', 22.5681, 51.2478),
  capital('lodzkie', 'lodz', 'Łódź', 19.4631, 51.7644),
  capital('warminsko-mazurskie', 'olsztyn', 'Olsztyn', 20.48, 53.7789),
  capital('opolskie', 'opole', 'Opole', 17.9222, 50.6686),
  capital('wielkopolskie', 'poznan', 'Poznań', 16.9333, 52.4081),
  capital('podkarpackie', 'rzeszow', 'Rzeszów', 21.9992, 50.0411),
  capital('zachodniopomorskie', 'szczecin', 'Szczecin', 14.5467, 53.4319),
  capital('kujawsko-pomorskie', 'torun', 'Toruń', 18.6056, 53.0131),
  capital('mazowieckie', 'warszawa', 'Warszawa', 21.0067, 52.2319),
  capital('dolnoslaskie', 'wroclaw', 'Wrocław', 17.0319, 51.11),
  capital('lubuskie', 'zielona-gora', 'Zielona Góra', 15.5039, 51.9392),
]
