import type { VoivodeshipSlug } from '#core/places/voivodeship.ts'

/** A seat of a voivodeship: a city with county rights, its county is named like it. EPSG:4326 degrees. */
export interface Seat {
  readonly voivodeship: VoivodeshipSlug
  readonly slug: string
  readonly name: string
  readonly longitude: number
  readonly latitude: number
}

const seat = (voivodeship: VoivodeshipSlug, slug: string, name: string, longitude: number, latitude: number): Seat => ({
  voivodeship,
  slug,
  name,
  longitude,
  latitude,
})

/** The 18 listed cities, in the order of decisions §27. Kuyavia-Pomerania and Lubusz have two seats each. */
export const seats: readonly Seat[] = [
  seat('podlaskie', 'bialystok', 'Białystok', 23.1631, 53.1325),
  seat('kujawsko-pomorskie', 'bydgoszcz', 'Bydgoszcz', 18.0014, 53.1253),
  seat('pomorskie', 'gdansk', 'Gdańsk', 18.6536, 54.3497),
  seat('lubuskie', 'gorzow-wielkopolski', 'Gorzów Wielkopolski', 15.2394, 52.7319),
  seat('slaskie', 'katowice', 'Katowice', 19.0133, 50.2597),
  seat('swietokrzyskie', 'kielce', 'Kielce', 20.6314, 50.8717),
  seat('malopolskie', 'krakow', 'Kraków', 19.9375, 50.0617),
  seat('lubelskie', 'lublin', 'Lublin', 22.5681, 51.2478),
  seat('lodzkie', 'lodz', 'Łódź', 19.4631, 51.7644),
  seat('warminsko-mazurskie', 'olsztyn', 'Olsztyn', 20.48, 53.7789),
  seat('opolskie', 'opole', 'Opole', 17.9222, 50.6686),
  seat('wielkopolskie', 'poznan', 'Poznań', 16.9333, 52.4081),
  seat('podkarpackie', 'rzeszow', 'Rzeszów', 21.9992, 50.0411),
  seat('zachodniopomorskie', 'szczecin', 'Szczecin', 14.5467, 53.4319),
  seat('kujawsko-pomorskie', 'torun', 'Toruń', 18.6056, 53.0131),
  seat('mazowieckie', 'warszawa', 'Warszawa', 21.0067, 52.2319),
  seat('dolnoslaskie', 'wroclaw', 'Wrocław', 17.0319, 51.11),
  seat('lubuskie', 'zielona-gora', 'Zielona Góra', 15.5039, 51.9392),
]
