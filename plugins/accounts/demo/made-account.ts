const firstNames = [
  'Anna',
  'Barbara',
  'Celina',
  'Danuta',
  'Edyta',
  'Filip',
  'Grzegorz',
  'Henryk',
  'Igor',
  'Jakub',
  'Kamila',
  'Leokadia',
] as const
const lastNames = ['Wierzba', 'Sosna', 'Brzoza', 'Kalina', 'Jarzębina', 'Olszyna', 'Topola', 'Jesion', 'Grab', 'Klon', 'Modrzew'] as const

/** The account of a number: the same for the same number and seed, apart from its id. */
export const madeAccount = (number: number, seed: number) => ({
  email: `konto${number}@scale.test`,
  first_name: firstNames[(number + seed) % firstNames.length] ?? firstNames[0],
  last_name: lastNames[(number * 7 + seed) % lastNames.length] ?? lastNames[0],
})
