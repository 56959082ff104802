import type { DistrictArea } from './sample-locality.ts'

type Areas = readonly [DistrictArea, ...DistrictArea[]]

const area = (name: string, longitude: number, latitude: number, postCode: string, radius = 1300): DistrictArea => ({
  name,
  center: [longitude, latitude],
  radius,
  postCode,
})

/** Districts of the five cities whose districts registers name, with approximate centers and post codes. */
export const districtAreas: Readonly<Record<string, Areas>> = {
  Warszawa: [
    area('Bemowo', 20.911, 52.245, '01-3'),
    area('Białołęka', 20.985, 52.325, '03-1', 2200),
    area('Bielany', 20.935, 52.29, '01-8'),
    area('Mokotów', 21.025, 52.193, '02-6', 1800),
    area('Ochota', 20.972, 52.212, '02-3', 900),
    area('Praga-Południe', 21.085, 52.242, '04-0'),
    area('Praga-Północ', 21.035, 52.258, '03-4', 700),
    area('Rembertów', 21.163, 52.258, '04-4'),
    area('Śródmieście', 21.014, 52.231, '00-5', 900),
    area('Targówek', 21.055, 52.28, '03-5'),
    area('Ursus', 20.885, 52.195, '02-4', 1000),
    area('Ursynów', 21.035, 52.145, '02-7', 1600),
    area('Wawer', 21.17, 52.2, '04-6', 2200),
    area('Wesoła', 21.225, 52.245, '05-07'),
    area('Wilanów', 21.09, 52.16, '02-9', 1000),
    area('Włochy', 20.93, 52.19, '02-2'),
    area('Wola', 20.97, 52.235, '01-1'),
    area('Żoliborz', 20.98, 52.268, '01-5', 800),
  ],
  Kraków: [
    area('Krowodrza', 19.905, 50.075, '30-0', 1800),
    area('Nowa Huta', 20.045, 50.075, '31-9', 2200),
    area('Podgórze', 19.96, 50.03, '30-5', 2200),
    area('Śródmieście', 19.945, 50.066, '31-0'),
  ],
  Łódź: [
    area('Bałuty', 19.44, 51.8, '91-0', 1800),
    area('Górna', 19.47, 51.725, '93-1', 1800),
    area('Polesie', 19.41, 51.76, '94-0'),
    area('Śródmieście', 19.46, 51.77, '90-1', 800),
    area('Widzew', 19.53, 51.76, '92-3', 1800),
  ],
  Wrocław: [
    area('Fabryczna', 16.96, 51.12, '54-1', 2200),
    area('Krzyki', 17.02, 51.075, '53-0', 1800),
    area('Psie Pole', 17.07, 51.15, '51-1', 1800),
    area('Stare Miasto', 17.028, 51.11, '50-0', 700),
    area('Śródmieście', 17.065, 51.115, '50-3'),
  ],
  Poznań: [
    area('Grunwald', 16.875, 52.395, '60-1', 1500),
    area('Jeżyce', 16.89, 52.42, '60-5'),
    area('Nowe Miasto', 16.97, 52.39, '61-1', 1800),
    area('Stare Miasto', 16.93, 52.425, '61-8'),
    area('Wilda', 16.915, 52.385, '61-5', 900),
  ],
}
