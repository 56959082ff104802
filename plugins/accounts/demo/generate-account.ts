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

/** Generates the load-test account of a number: the same number and seed give the same account. */
export const generateAccount = (number: number, seed: number) => ({
  email: `konto${number}@scale.test`,
  first_name: firstNames[(number + seed) % firstNames.length] ?? firstNames[0],
  last_name: lastNames[(number * 7 + seed) % lastNames.length] ?? lastNames[0],
})
