/** Fictional operators of private facilities. */
export const companies = [
  'Wymyślony Zakątek sp. z o.o.',
  'Fundacja Zmyślone Dzieciństwo',
  'Przykładowa Opieka sp. z o.o.',
  'Chmurka Demo sp. z o.o.',
  'Kredkowo Przykład sp. z o.o.',
  'Stowarzyszenie Rodziców „Na Niby”',
  'Zmyślona Polana s.c.',
  'Demo Maluch sp. z o.o.',
  'Fundacja Przykładowy Uśmiech',
  'Na Niby Edukacja S.A.',
] as const

/** Fictional operators of municipal facilities. */
export const municipalOperators = {
  care: 'Samorządowy Zespół Żłobków (dane przykładowe)',
  education: 'Samorządowy Zespół Szkół i Przedszkoli (dane przykładowe)',
} as const
