import type { VoivodeshipSlug } from '#core/places/voivodeship.ts'
import { quartersOf } from './districts.ts'
import type { Place } from './place.ts'

/** One facility for so many thousand inhabitants, and never so few that a city stays out of search engines. */
const [inhabitants, least] = [27, 4]

// The 18 seats of the voivodeships (decisions §27), all with county rights: the county bears the city's name.
const city = (
  name: string,
  voivodeship: VoivodeshipSlug,
  thousands: number,
  longitude: number,
  latitude: number,
  postCode: string,
  fee: number,
  reach = 3000,
): Place => ({
  city: name,
  voivodeship,
  county: name,
  commune: name,
  middle: [longitude, latitude],
  quarters: quartersOf[name] ?? [{ name: null, middle: [longitude, latitude], reach, postCode }],
  facilities: Math.max(least, Math.round(thousands / inhabitants)),
  fee,
  village: false,
})

const village = (
  name: string,
  voivodeship: VoivodeshipSlug,
  county: string,
  longitude: number,
  latitude: number,
  postCode: string,
  facilities: number,
): Place => ({
  city: name,
  voivodeship,
  county,
  commune: name,
  middle: [longitude, latitude],
  quarters: [{ name: null, middle: [longitude, latitude], reach: 800, postCode }],
  facilities,
  fee: 1450,
  village: true,
})

/** Where the demo's nurseries are: the 18 cities by their inhabitants, and a few small localities. */
export const places: readonly Place[] = [
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
  village('Izabelin', 'mazowieckie', 'warszawski zachodni', 20.812, 52.295, '05-080', 2),
  village('Michałowice', 'mazowieckie', 'pruszkowski', 20.88, 52.172, '05-816', 1),
  village('Zielonki', 'malopolskie', 'krakowski', 19.921, 50.119, '32-087', 3),
  village('Kobierzyce', 'dolnoslaskie', 'wrocławski', 16.93, 50.972, '55-040', 2),
  village('Rokietnica', 'wielkopolskie', 'poznański', 16.745, 52.51, '62-090', 3),
  village('Kolbudy', 'pomorskie', 'gdański', 18.466, 54.27, '83-050', 1),
  village('Andrespol', 'lodzkie', 'łódzki wschodni', 19.641, 51.729, '95-020', 1),
  village('Choroszcz', 'podlaskie', 'białostocki', 22.987, 53.142, '16-070', 2),
]
