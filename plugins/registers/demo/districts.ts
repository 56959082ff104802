import type { Quarter } from './place.ts'

type Quarters = readonly [Quarter, ...Quarter[]]

const quarter = (name: string, longitude: number, latitude: number, postCode: string, reach = 1300): Quarter => ({
  name,
  middle: [longitude, latitude],
  reach,
  postCode,
})

/** The districts of the five cities whose registers name them, with their rough middles and post codes. */
export const quartersOf: Readonly<Record<string, Quarters>> = {
  Warszawa: [
    quarter('Bemowo', 20.911, 52.245, '01-3'),
    quarter('Białołęka', 20.985, 52.325, '03-1', 2200),
    quarter('Bielany', 20.935, 52.29, '01-8'),
    quarter('Mokotów', 21.025, 52.193, '02-6', 1800),
    quarter('Ochota', 20.972, 52.212, '02-3', 900),
    quarter('Praga-Południe', 21.085, 52.242, '04-0'),
    quarter('Praga-Północ', 21.035, 52.258, '03-4', 700),
    quarter('Rembertów', 21.163, 52.258, '04-4'),
    quarter('Śródmieście', 21.014, 52.231, '00-5', 900),
    quarter('Targówek', 21.055, 52.28, '03-5'),
    quarter('Ursus', 20.885, 52.195, '02-4', 1000),
    quarter('Ursynów', 21.035, 52.145, '02-7', 1600),
    quarter('Wawer', 21.17, 52.2, '04-6', 2200),
    quarter('Wesoła', 21.225, 52.245, '05-07'),
    quarter('Wilanów', 21.09, 52.16, '02-9', 1000),
    quarter('Włochy', 20.93, 52.19, '02-2'),
    quarter('Wola', 20.97, 52.235, '01-1'),
    quarter('Żoliborz', 20.98, 52.268, '01-5', 800),
  ],
  Kraków: [
    quarter('Krowodrza', 19.905, 50.075, '30-0', 1800),
    quarter('Nowa Huta', 20.045, 50.075, '31-9', 2200),
    quarter('Podgórze', 19.96, 50.03, '30-5', 2200),
    quarter('Śródmieście', 19.945, 50.066, '31-0'),
  ],
  Łódź: [
    quarter('Bałuty', 19.44, 51.8, '91-0', 1800),
    quarter('Górna', 19.47, 51.725, '93-1', 1800),
    quarter('Polesie', 19.41, 51.76, '94-0'),
    quarter('Śródmieście', 19.46, 51.77, '90-1', 800),
    quarter('Widzew', 19.53, 51.76, '92-3', 1800),
  ],
  Wrocław: [
    quarter('Fabryczna', 16.96, 51.12, '54-1', 2200),
    quarter('Krzyki', 17.02, 51.075, '53-0', 1800),
    quarter('Psie Pole', 17.07, 51.15, '51-1', 1800),
    quarter('Stare Miasto', 17.028, 51.11, '50-0', 700),
    quarter('Śródmieście', 17.065, 51.115, '50-3'),
  ],
  Poznań: [
    quarter('Grunwald', 16.875, 52.395, '60-1', 1500),
    quarter('Jeżyce', 16.89, 52.42, '60-5'),
    quarter('Nowe Miasto', 16.97, 52.39, '61-1', 1800),
    quarter('Stare Miasto', 16.93, 52.425, '61-8'),
    quarter('Wilda', 16.915, 52.385, '61-5', 900),
  ],
}
