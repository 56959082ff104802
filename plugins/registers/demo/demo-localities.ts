import type { VoivodeshipSlug } from '#core/places/voivodeship.ts'
import { distribute } from './distribute.ts'
import { districtAreas } from './district-areas.ts'
import type { SampleLocality } from './sample-locality.ts'

const totalFacilities = 1200

/** A locality and the weight of its share of the facilities. */
type Weighted = readonly [weight: number, locality: Omit<SampleLocality, 'facilities'>]

const commonFields = (name: string, voivodeship: VoivodeshipSlug, county: string, longitude: number, latitude: number) =>
  ({ city: name, voivodeship, county, commune: name, center: [longitude, latitude], village: false, underThreeOnly: false }) as const

// The 18 voivodeship capitals (decisions §27), all with county rights: the county has the city's name. Weighted by
// thousands of inhabitants, with a minimum so that no facility type is missing.
const city = (
  name: string,
  voivodeship: VoivodeshipSlug,
  thousands: number,
  longitude: number,
  latitude: number,
  postCode: string,
  typicalFee: number,
  radius = 3000,
): Weighted => [
  Math.max(150, thousands),
  {
    ...commonFields(name, voivodeship, name, longitude, latitude),
    areas: districtAreas[name] ?? [{ name: null, center: [longitude, latitude], radius, postCode }],
    typicalFee,
  },
]

// Towns weigh less than their population, because the demo focuses on the cities.
const town = (
  name: string,
  voivodeship: VoivodeshipSlug,
  county: string,
  thousands: number,
  longitude: number,
  latitude: number,
  postCode: string,
): Weighted => [
  25 + thousands / 3,
  {
    ...commonFields(name, voivodeship, county, longitude, latitude),
    areas: [{ name: null, center: [longitude, latitude], radius: 1800, postCode }],
    typicalFee: 1500,
  },
]

const village = (
  name: string,
  voivodeship: VoivodeshipSlug,
  county: string,
  longitude: number,
  latitude: number,
  postCode: string,
  underThreeOnly = false,
): Weighted => [
  20,
  {
    ...commonFields(name, voivodeship, county, longitude, latitude),
    areas: [{ name: null, center: [longitude, latitude], radius: 800, postCode }],
    typicalFee: 1450,
    village: true,
    underThreeOnly,
  },
]

const weighted: readonly Weighted[] = [
  city('Warszawa', 'mazowieckie', 1860, 21.0122, 52.2297, '00-5', 2150),
  city('Kraków', 'malopolskie', 805, 19.945, 50.0614, '31-0', 1900),
  city('Wrocław', 'dolnoslaskie', 674, 17.0385, 51.1079, '50-0', 1900),
  city('Łódź', 'lodzkie', 655, 19.456, 51.7592, '90-1', 1650),
  city('Poznań', 'wielkopolskie', 540, 16.9252, 52.4064, '61-8', 1800),
  city('Gdańsk', 'pomorskie', 487, 18.6, 54.36, '80-2', 1850),
  city('Szczecin', 'zachodniopomorskie', 389, 14.53, 53.435, '70-4', 1700),
  city('Lublin', 'lubelskie', 330, 22.5684, 51.2465, '20-4', 1600),
  city('Bydgoszcz', 'kujawsko-pomorskie', 326, 18.0084, 53.1235, '85-0', 1550),
  city('Białystok', 'podlaskie', 291, 23.1688, 53.1325, '15-2', 1500),
  city('Katowice', 'slaskie', 279, 19.0238, 50.2599, '40-0', 1650),
  city('Rzeszów', 'podkarpackie', 198, 21.9991, 50.0412, '35-0', 1550),
  city('Toruń', 'kujawsko-pomorskie', 194, 18.6, 53.025, '87-100', 1500, 2000),
  city('Kielce', 'swietokrzyskie', 183, 20.6286, 50.8661, '25-3', 1450),
  city('Olsztyn', 'warminsko-mazurskie', 167, 20.4801, 53.7784, '10-1', 1500, 2000),
  city('Zielona Góra', 'lubuskie', 139, 15.5062, 51.9356, '65-0', 1500, 2000),
  city('Opole', 'opolskie', 126, 17.9213, 50.6751, '45-0', 1550, 2000),
  city('Gorzów Wielkopolski', 'lubuskie', 116, 15.24, 52.738, '66-400', 1450, 1500),
  town('Legnica', 'dolnoslaskie', 'Legnica', 94, 16.163, 51.207, '59-220'),
  town('Wałbrzych', 'dolnoslaskie', 'Wałbrzych', 100, 16.283, 50.767, '58-300'),
  town('Włocławek', 'kujawsko-pomorskie', 'Włocławek', 102, 19.063, 52.657, '87-800'),
  town('Inowrocław', 'kujawsko-pomorskie', 'inowrocławski', 67, 18.262, 52.796, '88-100'),
  town('Zamość', 'lubelskie', 'Zamość', 58, 23.255, 50.716, '22-400'),
  town('Puławy', 'lubelskie', 'puławski', 44, 21.968, 51.417, '24-100'),
  town('Nowa Sól', 'lubuskie', 'nowosolski', 36, 15.716, 51.806, '67-100'),
  town('Piotrków Trybunalski', 'lodzkie', 'Piotrków Trybunalski', 66, 19.686, 51.411, '97-300'),
  town('Pabianice', 'lodzkie', 'pabianicki', 59, 19.359, 51.665, '95-200'),
  town('Tarnów', 'malopolskie', 'Tarnów', 102, 20.988, 50.013, '33-100'),
  town('Nowy Sącz', 'malopolskie', 'Nowy Sącz', 80, 20.691, 49.625, '33-300'),
  town('Radom', 'mazowieckie', 'Radom', 194, 21.153, 51.401, '26-600'),
  town('Płock', 'mazowieckie', 'Płock', 109, 19.69, 52.541, '09-400'),
  town('Piaseczno', 'mazowieckie', 'piaseczyński', 48, 21.027, 52.07, '05-500'),
  town('Legionowo', 'mazowieckie', 'legionowski', 53, 20.927, 52.403, '05-120'),
  town('Nysa', 'opolskie', 'nyski', 41, 17.333, 50.474, '48-300'),
  town('Brzeg', 'opolskie', 'brzeski', 34, 17.47, 50.862, '49-300'),
  town('Przemyśl', 'podkarpackie', 'Przemyśl', 56, 22.775, 49.782, '37-700'),
  town('Mielec', 'podkarpackie', 'mielecki', 58, 21.421, 50.288, '39-300'),
  town('Suwałki', 'podlaskie', 'Suwałki', 68, 22.927, 54.102, '16-400'),
  town('Łomża', 'podlaskie', 'Łomża', 60, 22.076, 53.179, '18-400'),
  town('Gdynia', 'pomorskie', 'Gdynia', 240, 18.54, 54.505, '81-300'),
  town('Tczew', 'pomorskie', 'tczewski', 58, 18.799, 54.088, '83-110'),
  town('Częstochowa', 'slaskie', 'Częstochowa', 204, 19.127, 50.808, '42-200'),
  town('Gliwice', 'slaskie', 'Gliwice', 169, 18.666, 50.294, '44-100'),
  town('Bielsko-Biała', 'slaskie', 'Bielsko-Biała', 166, 19.044, 49.822, '43-300'),
  town('Ostrowiec Świętokrzyski', 'swietokrzyskie', 'ostrowiecki', 62, 21.39, 50.944, '27-400'),
  town('Sandomierz', 'swietokrzyskie', 'sandomierski', 22, 21.749, 50.679, '27-600'),
  town('Elbląg', 'warminsko-mazurskie', 'Elbląg', 112, 19.41, 54.161, '82-300'),
  town('Ełk', 'warminsko-mazurskie', 'ełcki', 60, 22.353, 53.823, '19-300'),
  town('Kalisz', 'wielkopolskie', 'Kalisz', 93, 18.087, 51.761, '62-800'),
  town('Leszno', 'wielkopolskie', 'Leszno', 61, 16.574, 51.843, '64-100'),
  town('Koszalin', 'zachodniopomorskie', 'Koszalin', 104, 16.182, 54.19, '75-0'),
  town('Kołobrzeg', 'zachodniopomorskie', 'kołobrzeski', 45, 15.572, 54.18, '78-100'),
  village('Izabelin', 'mazowieckie', 'warszawski zachodni', 20.812, 52.295, '05-080'),
  village('Michałowice', 'mazowieckie', 'pruszkowski', 20.88, 52.172, '05-816'),
  village('Zielonki', 'malopolskie', 'krakowski', 19.921, 50.119, '32-087'),
  village('Kobierzyce', 'dolnoslaskie', 'wrocławski', 16.93, 50.972, '55-040'),
  village('Rokietnica', 'wielkopolskie', 'poznański', 16.745, 52.51, '62-090'),
  village('Kolbudy', 'pomorskie', 'gdański', 18.466, 54.27, '83-050', true),
  village('Andrespol', 'lodzkie', 'łódzki wschodni', 19.641, 51.729, '95-020'),
  village('Choroszcz', 'podlaskie', 'białostocki', 22.987, 53.142, '16-070'),
]

const shares = distribute(
  totalFacilities,
  weighted.map(([weight]) => weight),
)

/** Localities of the demo's 1,200 facilities: the 18 cities, towns of every voivodeship and a few villages. */
export const demoLocalities: readonly SampleLocality[] = weighted.map(([, locality], index) => ({
  ...locality,
  facilities: shares[index] ?? 0,
}))
